"""What is printed on the event cards, general and public."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.engine import NOTHING, effect_id, index

from ..content import GENERAL_EVENTS, PUBLIC_EVENTS, STATE_IDS, STATES, attribute_index, copies
from ..options import CARD_SLOTS, EVENT, NAMES
from .board import Change

ALWAYS: Final = 0
ATTACKER_WINS: Final = 1
DEFENDER_WINS: Final = 2
FIRST_CULTURE_HIGHER: Final = 3
WHEN_IDS: Final = ["always", "attacker_wins", "defender_wins", "first_culture_higher"]

FIRST_ROLE: Final = 0
SECOND_ROLE: Final = 1
ROLE_IDS: Final = ["target", "attacker", "first", "defender", "second"]
ROLES: Final = [FIRST_ROLE, FIRST_ROLE, FIRST_ROLE, SECOND_ROLE, SECOND_ROLE]


@final
class Effect:
    """When the condition holds, the state in this role gains or loses so much of an attribute."""

    def __init__(self, row: dict[str, Any], where: str) -> None:
        self.when: int = index(WHEN_IDS, row["when"], where)
        self.role: int = ROLES[index(ROLE_IDS, row["role"], where)]
        self.attribute: int = attribute_index(row["attr"], where)
        self.delta: int = row["delta"]


@final
class CardOption:
    """One way to use a general event card: how it is labelled and what it does."""

    def __init__(self, row: dict[str, Any], where: str, rule: str) -> None:
        self.rule = rule
        self.through_deck: bool = index(["deck", "any_time"], row["timing"], where) == 0
        self.is_war: bool = index(["war", "effect", "assassinate"], row["kind"], where) == 0
        self.prompts: list[str] = [f"label-{role}" for role in row["roles"]]
        self.labels: int = len(row["roles"])
        self.adjacent: bool = row["adjacent"]
        self.border_rule: str = "W-01" if self.is_war else "G-04"
        self.against_strongest: bool = row.get("defender") == "strongest"
        self.attack_attribute: int = attribute_index(row.get("attack_attr", "military"), where)
        self.attack_bonus: int = row.get("attack_bonus", 0)
        self.effects: list[Effect] = [Effect(effect, where) for effect in row["effects"]]

    def changes(self, when: int, first: int, second: int) -> list[Change]:
        """What the option does to its two states under a condition."""
        return [
            (first if effect.role == FIRST_ROLE else second, effect.attribute, effect.delta)
            for effect in self.effects
            if effect.when == when
        ]


def _general_options() -> list[list[CardOption]]:
    options: list[list[CardOption]] = [[] for _ in range(CARD_SLOTS)]
    for event in GENERAL_EVENTS["event"]:
        printed = [CardOption(row, event["id"], event["rule"]) for row in event["option"]]
        for id in copies(event["id"], event["copies"]):
            options[NAMES.number(f"card:{id}")] = [option for option in printed if option.through_deck]
    return options


OPTIONS: Final[list[list[CardOption]]] = _general_options()
"""By card: the ways it can be laid. Assassination B is not among them, being played from the hand."""

ATTACKER_MIN_MILITARY: Final[int] = GENERAL_EVENTS["war"]["attacker_min_military"]
REPULSE: Final[int] = GENERAL_EVENTS["war"]["repulse_effects"][0]["delta"]
ASSASSINATION_SUCCESS: Final[list[int]] = [
    face
    for event in GENERAL_EVENTS["event"]
    for option in event["option"]
    if option["kind"] == "assassinate"
    for face in option["die_success"]
]


DATA_KINDS: Final = ["attribute", "freeze"]
"""Kinds of public events that their figures say everything about; others are known by action or by name."""


@final
class PublicEvent:
    """A public event: the word for what it does, the attribute it freezes, what it changes, and where cards go."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.rule: str = row["rule"]
        self.effect: str = row.get("action", row["kind"] if row["kind"] in DATA_KINDS else effect_id(row))
        self.frozen: int = attribute_index(row["attr"], row["id"]) if row["kind"] == "freeze" else NOTHING
        self.to_the_left: bool = row.get("direction") == "left"
        self.changes: list[Change] = [
            (state, attribute_index(effect["attr"], row["id"]), effect["delta"])
            for effect in row.get("effects", [])
            for state in range(STATES)
            if state not in [index(STATE_IDS, id, row["id"]) for id in effect["except"]]
        ]


EVENTS: Final[list[PublicEvent]] = [PublicEvent(row) for row in PUBLIC_EVENTS["event"]]


def event_of(number: int) -> PublicEvent:
    return EVENTS[EVENT.of(number)]
