"""The cards as tables: base deck, historical event cards, and the words their texts are made of."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.engine import index
from sandtable.engine.errors import BadContent

from .names import (
    BASE,
    CARD_IDS,
    CN,
    HISTORY,
    HISTORY_IDS,
    KIND_IDS,
    NOBODY,
    REGION_IDS,
    SIDE_IDS,
    US,
    card,
    country,
    members,
)

# Words of effects

EFFECT_WORDS: Final[list[str]] = [
    "place",
    "subtract",
    "remove",
    "remove_all",
    "economy",
    "social",
    "forex",
    "vp",
    "diplomacy",
    "security",
    "no_realign",
    "ops",
    "show_hand",
]
PLACE: Final = 0
SUBTRACT: Final = 1
REMOVE: Final = 2
REMOVE_ALL: Final = 3
ECONOMY: Final = 4
SOCIAL: Final = 5
FOREX: Final = 6
VP: Final = 7
DIPLOMACY: Final = 8
SECURITY: Final = 9
NO_REALIGN: Final = 10
OPS: Final = 11
SHOW_HAND: Final = 12

LIMITS: Final[list[str]] = ["", "not_us", "not_china", "uncontrolled", "holds_us"]
ANY: Final = 0
NOT_US: Final = 1
NOT_CHINA: Final = 2
UNCONTROLLED: Final = 3
HOLDS_US: Final = 4

EFFECT_FIELDS: Final = {
    "do", "kind", "side", "n", "in", "outside", "only", "each_of", "up_to", "spread", "most", "floor", "chooser",
}  # fmt: skip


@final
class Effect:
    """One sentence of a card.

    Without `each_of` and `spread` it applies to every country named; `each_of` lets somebody choose so many
    different ones, `spread` divides the points, at most `most` in one country.
    """

    def __init__(self, entry: dict[str, Any]) -> None:
        unknown = set(entry) - EFFECT_FIELDS
        if unknown:
            raise BadContent(f"an effect has no field {', '.join(sorted(unknown))}")
        self.do: int = index(EFFECT_WORDS, entry["do"], "effects")
        self.kind: int = index(KIND_IDS, entry["kind"], "effects") if "kind" in entry else NOBODY
        self.side: int = index(SIDE_IDS, entry["side"], "effects") if "side" in entry else NOBODY
        self.n: int = entry.get("n", 0)
        self.each_of: int = entry.get("each_of", 0)
        self.up_to: bool = entry.get("up_to", False)
        self.spread: bool = entry.get("spread", False)
        self.most: int = entry.get("most", self.n)
        self.floor: int = entry.get("floor", 1)
        self.only: int = index(LIMITS, entry.get("only", ""), "effects")
        self.chooser: int = index(SIDE_IDS, entry["chooser"], "effects") if "chooser" in entry else NOBODY
        outside = {place for id in entry.get("outside", []) for place in members(id)}
        named = [place for id in entry.get("in", []) for place in members(id)]
        self.places: list[int] = [place for place in named if place not in outside]


def effects(entries: list[dict[str, Any]]) -> list[Effect]:
    return [Effect(entry) for entry in entries]


# The base deck

CARDS: Final[int] = len(CARD_IDS)
ERA_IDS: Final[list[str]] = ["E", "M", "L"]
EARLY: Final = 0
MID: Final = 1
LATE: Final = 2
ERA: Final[list[int]] = [index(ERA_IDS, entry["era"], "base_cards.toml") for entry in BASE["card"]]
SIDE: Final[list[int]] = [index(SIDE_IDS, entry["side"], "base_cards.toml") for entry in BASE["card"]]
PRINTED_OPS: Final[list[int]] = [entry["ops"] for entry in BASE["card"]]
IS_SCORING: Final[list[bool]] = [entry.get("kind") == "scoring" for entry in BASE["card"]]
IS_WAR: Final[list[bool]] = [entry.get("kind") == "war" for entry in BASE["card"]]
STARRED: Final[list[bool]] = [entry.get("star", False) for entry in BASE["card"]]
PERMANENT: Final[list[bool]] = [entry.get("permanent", False) for entry in BASE["card"]]
MOVES_RUSSIA: Final[list[bool]] = [entry.get("russia_track", False) for entry in BASE["card"]]
NEEDS_WAR: Final[list[bool]] = [entry.get("condition") == "ukraine_war_active" for entry in BASE["card"]]


def named_cards(field: str) -> list[list[int]]:
    return [[card(id) for id in entry.get(field, [])] for entry in BASE["card"]]


REQUIRES: Final[list[list[int]]] = named_cards("requires")
REQUIRES_ANY: Final[list[list[int]]] = named_cards("requires_any")
BLOCKED_BY: Final[list[list[int]]] = named_cards("blocked_by")
CANCELS: Final[list[list[int]]] = named_cards("cancels")
HAS_EFFECTS: Final[list[bool]] = ["effects" in entry for entry in BASE["card"]]
EFFECTS: Final[list[list[Effect]]] = [effects(entry.get("effects", [])) for entry in BASE["card"]]

EUROPEAN_UNION: Final[int] = card("european_union")
WTO_ACCESSION: Final[int] = card("wto_accession")
WAR_ON_TERROR: Final[int] = card("war_on_terror")
SCO: Final[int] = card("sco")
ENTITY_LIST: Final[int] = card("entity_list")
BELT_AND_ROAD: Final[int] = card("belt_and_road")
PIVOT_TO_ASIA: Final[int] = card("pivot_to_asia")
UN_RESOLUTION: Final[int] = card("un_resolution")
GLOBAL_FINANCIAL_CRISIS: Final[int] = card("global_financial_crisis")


def everywhere_in(ids: list[str]) -> list[bool]:
    """A country-by-country table of a list of countries and regions."""
    named = {place for id in ids for place in members(id)}
    return [place in named for place in members("world")]


EU_COUNTRIES: Final[list[bool]] = everywhere_in(
    ["france", "germany", "italy", "benelux", "portugal_spain", "greece"]
)
TERROR_COUNTRIES: Final[list[bool]] = everywhere_in(
    ["middle_east", "afghanistan", "pakistan", "somalia", "sahel", "philippines"]
)
SCO_COUNTRIES: Final[list[bool]] = everywhere_in(["central_asia", "russia", "mongolia", "pakistan"])
OIL_COUNTRIES: Final[list[int]] = [
    country(id)
    for id in (
        "saudi_arabia",
        "iran",
        "iraq",
        "gulf_states",
        "libya",
        "russia",
        "venezuela",
        "nigeria",
        "angola",
    )
]

# Scoring cards

SCORED_COUNTRIES: Final[list[list[int]]] = [members(entry["region"]) if "region" in entry else [] for entry in BASE["card"]]
DOMINATION_VP: Final[list[int]] = [entry.get("domination_vp", 0) for entry in BASE["card"]]
CONTROL_VP: Final[list[int]] = [entry.get("control_vp", 0) for entry in BASE["card"]]
COUNTRY_VP: Final[list[int]] = [entry.get("country_vp", 0) for entry in BASE["card"]]
BATTLEGROUND_VP: Final[list[int]] = [entry.get("battleground_vp", 0) for entry in BASE["card"]]
REGION_SCORING: Final[list[int]] = [card(f"{id}_scoring") for id in REGION_IDS]
"""The scoring card of every region."""

# The historical event cards

HISTORY_ERA: Final[list[int]] = [index(ERA_IDS, entry["era"], "history_cards.toml") for entry in HISTORY["card"]]
HISTORY_SIDE: Final[list[int]] = [index(SIDE_IDS, entry["deck"], "history_cards.toml") for entry in HISTORY["card"]]
TAKES_MODIFIERS: Final[list[bool]] = [entry.get("modifiers", True) for entry in HISTORY["card"]]
BANDS: Final[list[list[list[Effect]]]] = [[effects(band) for band in entry["bands"]] for entry in HISTORY["card"]]
BAND_OF_ROLL: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3]

EUROPEAN_ORDER: Final[int] = HISTORY_IDS.index("rebuilding_european_order")
SOUTHERN_TOUR: Final[int] = HISTORY_IDS.index("southern_tour")
PUTIN: Final[int] = HISTORY_IDS.index("putin_president")


def history_deck(era: int, side: int) -> list[int]:
    """The cards of one side's pile in an era, without those that are not drawn."""
    return [
        number
        for number in range(len(HISTORY_IDS))
        if HISTORY_ERA[number] == era and HISTORY_SIDE[number] == side and number not in (EUROPEAN_ORDER, SOUTHERN_TOUR, PUTIN)
    ]


HISTORY_DECKS: Final[list[list[list[int]]]] = [[history_deck(era, side) for side in (US, CN)] for era in (EARLY, MID, LATE)]


def base_deck(era: int) -> list[int]:
    return [number for number in range(CARDS) if ERA[number] == era]


BASE_DECKS: Final[list[list[int]]] = [base_deck(era) for era in (EARLY, MID, LATE)]
