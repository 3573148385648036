"""The names of the options, by kind."""

from __future__ import annotations

from typing import Final

from sandtable.engine import Kind, Names, in_play, released_names

from .content import (
    CARD_IDS,
    EVENT_IDS,
    FOLDER,
    GENERAL_EVENTS,
    MAX_SEATS,
    PERSON_IDS,
    PUBLIC_EVENTS,
    STATE_IDS,
    STATES,
    copies,
    states_of,
)

NAMES: Final = Names(released_names(FOLDER / "options.lock"))
CARD: Final[Kind] = NAMES.kind("card", CARD_IDS)
STATE: Final[Kind] = NAMES.kind("state", STATE_IDS)
EVENT: Final[Kind] = NAMES.kind("event", EVENT_IDS)
PERSON: Final[Kind] = NAMES.kind("person", PERSON_IDS)
SEAT: Final[Kind] = NAMES.kind("seat", [str(seat + 1) for seat in range(MAX_SEATS)])
CHOICE: Final[Kind] = NAMES.kind("choice", ["a", "b"])
DO_SWAP: Final = NAMES.add_one("do:swap")
DO_ASSASSINATE: Final = NAMES.add_one("do:assassinate")
DO_DONE: Final = NAMES.add_one("do:done")

DEALT_CARDS: Final[list[int]] = sorted(
    NAMES.number(f"card:{id}")
    for event in GENERAL_EVENTS["event"]
    if in_play(event)
    for id in copies(event["id"], event["copies"])
)
CARD_SLOTS: Final = max(CARD.options) + 1
"""The size of a table by card. A card, like a person, goes by the number of its option everywhere."""


def public_event(id: str) -> int:
    return NAMES.number(f"event:{id}")


DIVIDED_REALM: Final = public_event("divided_realm")
OPEN_COUNSEL: Final = public_event("open_counsel")
WORD_WORTH_GOLD: Final = public_event("word_worth_gold")
COVENANT: Final = public_event("covenant")
PENULTIMATE_EVENT: Final = public_event(PUBLIC_EVENTS["deck"]["above_bottom"])
LAST_EVENT: Final = public_event(PUBLIC_EVENTS["deck"]["bottom"])

ASSASSINATIONS: Final[list[int]] = [NAMES.number(f"card:{id}") for id in CARD_IDS if id.startswith("assassination")]

LABELS: Final[list[list[int]]] = [STATE.all(states_of(mask)) for mask in range(1 << STATES)]
"""The options that stand for each set of states."""
