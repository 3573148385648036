"""The cards as tables: the base deck and the historical event cards."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine import index
from sandtable.games.common.countries import NOBODY

from .names import (
    BASE,
    CARD_IDS,
    FIRST_CARD,
    FIRST_HISTORY,
    HISTORY,
    MAP,
    NAMES,
    REGION_IDS,
    ROLES,
    SIDE_IDS,
    SUBREGION_IDS,
    card,
    members,
)
from .tracks import EXTRA_REGIONS
from .wording import Effect, effects

# The base deck. A card's number is the number of its option, so tables have unused rows at the front.

UNUSED: Final[list[dict[str, Any]]] = [{} for _ in range(FIRST_CARD)]
ROWS: Final[list[dict[str, Any]]] = UNUSED + BASE["card"]
CARDS: Final[list[int]] = list(range(FIRST_CARD, FIRST_CARD + len(CARD_IDS)))
ERA_IDS: Final[list[str]] = ["E", "M", "L"]
EARLY: Final = 0
MID: Final = 1
LATE: Final = 2


def words(field: str, known: list[str]) -> list[int]:
    return [index(known, row[field], "base_cards.toml") if row else NOBODY for row in ROWS]


def numbers(field: str) -> list[int]:
    return [int(row.get(field, 0)) for row in ROWS]


def marks(field: str, value: str | bool = True) -> list[bool]:
    return [row.get(field) == value for row in ROWS]


def named_cards(field: str) -> list[list[int]]:
    return [[card(id) for id in row.get(field, [])] for row in ROWS]


ERA: Final[list[int]] = words("era", ERA_IDS)
SIDE: Final[list[int]] = words("side", SIDE_IDS)
PRINTED_OPS: Final[list[int]] = numbers("ops")
IS_SCORING: Final[list[bool]] = marks("kind", "scoring")
STARRED: Final[list[bool]] = marks("star")
PERMANENT: Final[list[bool]] = marks("permanent")
MOVES_RUSSIA: Final[list[bool]] = marks("russia_track")
NEEDS_WAR: Final[list[bool]] = marks("condition", "ukraine_war_active")
REQUIRES: Final[list[list[int]]] = named_cards("requires")
REQUIRES_ANY: Final[list[list[int]]] = named_cards("requires_any")
BLOCKED_BY: Final[list[list[int]]] = named_cards("blocked_by")
CANCELS: Final[list[list[int]]] = named_cards("cancels")
EFFECTS: Final[list[list[Effect]]] = [effects(row.get("effects", [])) for row in ROWS]
BASE_DECKS: Final[list[list[int]]] = [[number for number in CARDS if ERA[number] == era] for era in (EARLY, MID, LATE)]

EUROPEAN_UNION: Final[int] = card("european_union")
WTO_ACCESSION: Final[int] = card("wto_accession")
WAR_ON_TERROR: Final[int] = card("war_on_terror")
SCO: Final[int] = card("sco")
ENTITY_LIST: Final[int] = card("entity_list")
BELT_AND_ROAD: Final[int] = card("belt_and_road")
PIVOT_TO_ASIA: Final[int] = card("pivot_to_asia")
UN_RESOLUTION: Final[int] = card("un_resolution")
GLOBAL_FINANCIAL_CRISIS: Final[int] = card("global_financial_crisis")


def in_force_in(id: str) -> list[bool]:
    """Where a permanent event applies, country by country."""
    row = BASE["card"][CARD_IDS.index(id)]
    named = {place for word in row["applies_in"] for place in members(word)}
    return [place in named for place in range(MAP.size)]


EU_COUNTRIES: Final[list[bool]] = in_force_in("european_union")
TERROR_COUNTRIES: Final[list[bool]] = in_force_in("war_on_terror")
SCO_COUNTRIES: Final[list[bool]] = in_force_in("sco")

# Scoring cards

SCORED_COUNTRIES: Final[list[list[int]]] = [members(row["region"]) if "region" in row else [] for row in ROWS]
DOMINATION_VP: Final[list[int]] = numbers("domination_vp")
CONTROL_VP: Final[list[int]] = numbers("control_vp")
COUNTRY_VP: Final[list[int]] = numbers("country_vp")
BATTLEGROUND_VP: Final[list[int]] = numbers("battleground_vp")
EXTRA_SCORING: Final[list[int]] = [card(f"{id}_scoring") for id in EXTRA_REGIONS]
FINAL_SCORING: Final[list[int]] = [card(f"{id}_scoring") for id in REGION_IDS]
SCORING_CARDS: Final[dict[str, int]] = {id: card(f"{id}_scoring") for id in [*REGION_IDS, *SUBREGION_IDS]}
"""The scoring card of each region and sub-region."""

# The historical event cards, likewise numbered as their options

HISTORY_ROWS: Final[list[dict[str, Any]]] = [{} for _ in range(FIRST_HISTORY)] + HISTORY["card"]
TAKES_MODIFIERS: Final[list[bool]] = [row.get("modifiers", True) for row in HISTORY_ROWS]
HISTORY_SIDE: Final[list[int]] = [
    index(SIDE_IDS, row["deck"], "history_cards.toml") if row else NOBODY for row in HISTORY_ROWS
]
BANDS: Final[list[list[list[Effect]]]] = [[effects(band) for band in row.get("bands", [])] for row in HISTORY_ROWS]
BAND_OF_ROLL: Final[list[int]] = [0, 0, 1, 1, 2, 2, 3]

EUROPEAN_ORDER: Final[int] = NAMES.number("history:rebuilding_european_order")
SOUTHERN_TOUR: Final[int] = NAMES.number("history:southern_tour")
PUTIN: Final[int] = NAMES.number("history:putin_president")


def history_deck(era: str, side: str) -> list[int]:
    """One side's pile in an era, without the cards that are never drawn."""
    return [
        number
        for number, row in enumerate(HISTORY_ROWS)
        if row and row["era"] == era and row["deck"] == side and not row.get("fixed") and not row.get("set_aside")
    ]


HISTORY_DECKS: Final[list[list[list[int]]]] = [[history_deck(era, side) for side in ROLES] for era in ERA_IDS]
