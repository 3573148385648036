"""The tables of the game, read from `content/`: the map, the cards, and the numbers of the tracks and the rules."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine import NOTHING, in_play, index
from sandtable.engine.errors import BadContent

from .options import (
    ATLAS,
    BASE,
    CARD,
    CARD_IDS,
    HISTORY,
    HISTORY_CARD,
    MAP,
    NAMES,
    ROLES,
    SIDE_IDS,
    TRACKS,
    card,
    country,
)

# The map

COUNTRIES: Final[list[int]] = MAP.countries
STABILITY: Final[list[int]] = MAP.stability
"""India's is 0: it has none."""
BATTLEGROUND: Final[list[bool]] = MAP.battleground
NEIGHBOURS: Final[list[list[int]]] = MAP.neighbours
HOME: Final[list[int]] = MAP.home
"""The side whose home space touches the country."""
REGION_IDS: Final[list[str]] = ["europe", "asia", "middle_east", "africa", "latin_america"]
SUBREGION_IDS: Final[list[str]] = ["former_soviet", "southeast_asia"]


def members(id: str) -> list[int]:
    """The countries that a word of the content names: one country, a region, a sub-region or the world."""
    if id in MAP.regions:
        return MAP.regions[id]
    return COUNTRIES if id == "world" else [country(id)]


def by_country(field: str) -> list[int]:
    """A number of the atlas for every country."""
    table = [0] * MAP.size
    for place, row in zip(COUNTRIES, ATLAS["country"], strict=True):
        table[place] = int(row.get(field, 0))
    return table


START_US: Final[list[int]] = by_country("us")
START_CHINESE: Final[list[int]] = by_country("cn")
START_ANTI: Final[list[int]] = by_country("anti")
STARTS_CROSSED: Final[list[int]] = by_country("no_realign")
REGION: Final[list[int]] = [
    next((number for number, id in enumerate(REGION_IDS) if place in MAP.regions[id]), NOTHING)
    for place in range(MAP.size)
]
ASIA: Final[int] = REGION_IDS.index("asia")
INDIA: Final[int] = country("india")
TAIWAN: Final[int] = country("taiwan")
UKRAINE: Final[int] = country("ukraine")

# The base deck

CARDS: Final[list[int]] = CARD.options
ERA_IDS: Final[list[str]] = ["E", "M", "L"]
EARLY: Final = 0
MID: Final = 1
LATE: Final = 2
CONDITIONS: Final[list[str]] = ["", "ukraine_war_active", "holds_card_of_opponent"]
NEEDS_WAR: Final = 1
NEEDS_CARD_OF_OPPONENT: Final = 2


def by_option(rows: list[dict[str, Any]], options: list[int]) -> list[dict[str, Any]]:
    """The rows of a content file, each at the number of its option."""
    table: list[dict[str, Any]] = [{} for _ in range(max(options) + 1)]
    for option, row in zip(options, rows, strict=True):
        table[option] = row
    return table


ROWS: Final[list[dict[str, Any]]] = by_option(BASE["card"], CARDS)


def words(field: str, known: list[str], default: str = "missing") -> list[int]:
    return [index(known, row.get(field, default), f"card {row['id']}") if row else NOTHING for row in ROWS]


def numbers(field: str) -> list[int]:
    return [int(row.get(field, 0)) for row in ROWS]


def marks(field: str, value: str | bool = True) -> list[bool]:
    return [row.get(field) == value for row in ROWS]


def named_cards(field: str) -> list[list[int]]:
    return [[CARD.option(index(CARD_IDS, id, f"card {row['id']}")) for id in row.get(field, [])] for row in ROWS]


ERA: Final[list[int]] = words("era", ERA_IDS)
SIDE: Final[list[int]] = words("side", SIDE_IDS)
PRINTED_OPS: Final[list[int]] = numbers("ops")
IS_SCORING: Final[list[bool]] = marks("kind", "scoring")
STARRED: Final[list[bool]] = marks("star")
PERMANENT: Final[list[bool]] = marks("permanent")
MOVES_RUSSIA: Final[list[bool]] = marks("russia_track")
NO_HEADLINE: Final[list[bool]] = marks("headline", False)
CONDITION: Final[list[int]] = words("condition", CONDITIONS, "")
REQUIRES: Final[list[list[int]]] = named_cards("requires")
REQUIRES_ANY: Final[list[list[int]]] = named_cards("requires_any")
BLOCKED_BY: Final[list[list[int]]] = named_cards("blocked_by")
CANCELS: Final[list[list[int]]] = named_cards("cancels")
BASE_DECKS: Final[list[list[int]]] = [
    [number for number in CARDS if ERA[number] == era and in_play(ROWS[number])] for era in (EARLY, MID, LATE)
]

EUROPEAN_UNION: Final[int] = card("european_union")
WTO_ACCESSION: Final[int] = card("wto_accession")
WAR_ON_TERROR: Final[int] = card("war_on_terror")
SCO: Final[int] = card("sco")
ENTITY_LIST: Final[int] = card("entity_list")
BELT_AND_ROAD: Final[int] = card("belt_and_road")
PIVOT_TO_ASIA: Final[int] = card("pivot_to_asia")
UN_RESOLUTION: Final[int] = card("un_resolution")
GLOBAL_FINANCIAL_CRISIS: Final[int] = card("global_financial_crisis")


def in_force_in(number: int) -> list[bool]:
    """Where a permanent event applies, country by country."""
    named = {place for word in ROWS[number]["applies_in"] for place in members(word)}
    return [place in named for place in range(MAP.size)]


EU_COUNTRIES: Final[list[bool]] = in_force_in(EUROPEAN_UNION)
TERROR_COUNTRIES: Final[list[bool]] = in_force_in(WAR_ON_TERROR)
SCO_COUNTRIES: Final[list[bool]] = in_force_in(SCO)

# Scoring cards


def scored_by(row: dict[str, Any]) -> list[int]:
    """The countries that a scoring card scores."""
    if row.get("kind") != "scoring":
        return []
    if "region" not in row:
        raise BadContent(f"card {row['id']}: a scoring card names its region")
    return members(row["region"])


SCORED_COUNTRIES: Final[list[list[int]]] = [scored_by(row) for row in ROWS]
DOMINATION_VP: Final[list[int]] = numbers("domination_vp")
CONTROL_VP: Final[list[int]] = numbers("control_vp")
COUNTRY_VP: Final[list[int]] = numbers("country_vp")
BATTLEGROUND_VP: Final[list[int]] = numbers("battleground_vp")
EXTRA_SCORING: Final[list[int]] = [card(f"{id}_scoring") for id in TRACKS["extra_scoring"]["regions"]]
FINAL_SCORING: Final[list[int]] = [card(f"{id}_scoring") for id in REGION_IDS]
SCORING_CARDS: Final[dict[str, int]] = {id: card(f"{id}_scoring") for id in [*REGION_IDS, *SUBREGION_IDS]}
"""The scoring card of each region and sub-region."""

# The historical event cards, likewise numbered as their options

HISTORY_ROWS: Final[list[dict[str, Any]]] = by_option(HISTORY["card"], HISTORY_CARD.options)
TAKES_MODIFIERS: Final[list[bool]] = [row.get("modifiers", True) for row in HISTORY_ROWS]
HISTORY_SIDE: Final[list[int]] = [
    index(SIDE_IDS, row["deck"], f"history card {row['id']}") if row else NOTHING for row in HISTORY_ROWS
]
BAND_OF_ROLL: Final[list[int]] = [NOTHING, 0, 1, 1, 2, 2, 3]

EUROPEAN_ORDER: Final[int] = NAMES.number("history:rebuilding_european_order")
SOUTHERN_TOUR: Final[int] = NAMES.number("history:southern_tour")
PUTIN: Final[int] = NAMES.number("history:putin_president")


def history_deck(era: str, side: str) -> list[int]:
    """One side's pile in an era, without the cards that are never drawn."""
    return [
        number
        for number, row in enumerate(HISTORY_ROWS)
        if row and row["era"] == era and row["deck"] == side and in_play(row)
        if not row.get("fixed") and not row.get("set_aside")
    ]


HISTORY_DECKS: Final[list[list[list[int]]]] = [[history_deck(era, side) for side in ROLES] for era in ERA_IDS]

# The turn

START: Final[dict[str, int]] = TRACKS["start"]
TURNS: Final[int] = TRACKS["game"]["turns"]
ACTION_ROUNDS: Final[int] = TRACKS["game"]["action_rounds"]
MID_FROM: Final[int] = TRACKS["game"]["mid_from"]
LATE_FROM: Final[int] = TRACKS["game"]["late_from"]
EXTRA_FROM: Final[int] = TRACKS["extra_scoring"]["turns"][0]
EXTRA_TO: Final[int] = TRACKS["extra_scoring"]["turns"][-1]
MODIFIER_VALUE: Final[list[int]] = [entry["value"] for entry in TRACKS["modifier"]]
MODIFIER_COST: Final[list[int]] = [entry["cost"] for entry in TRACKS["modifier"]]
MODIFIER_COUNTERS: Final[list[bool]] = [entry["counters"] for entry in TRACKS["modifier"]]


# The tracks (chapters 8 and 9)


def by_level(track: str, field: str) -> list[int]:
    """A zone's number for every level of a status track; 0 where no zone lies."""
    levels = [0] * (TRACKS[track]["max"] + 1)
    zones: list[dict[str, Any]] = TRACKS[track]["zone"]
    for number, zone in enumerate(zones):
        for level in zone["levels"]:
            levels[level] = number if field == "zone" else int(zone[field])
    return levels


SOCIAL_MAX: Final[int] = TRACKS["social"]["max"]
RUIN: Final[int] = TRACKS["social"]["loss_at"]
SOCIAL_ZONE: Final[list[int]] = by_level("social", "zone")
HAND_SIZE: Final[list[int]] = by_level("social", "hand")
OWN_DISCARD: Final[list[int]] = by_level("social", "own_discard")
EIGHTH_ROUND: Final[list[int]] = by_level("social", "opponent_eighth_round")

ECONOMY_MAX: Final[int] = TRACKS["economy"]["max"]
DECAY: Final[int] = TRACKS["economy"]["decay"]
SOCIAL_DROP_BELOW: Final[int] = TRACKS["economy"]["social_drop_below"]
INCOME: Final[list[int]] = by_level("economy", "income")
UPGRADE_PRICE: Final[list[int]] = by_level("economy", "upgrade_price")
OWN_VP: Final[list[int]] = by_level("economy", "own_vp")
OPPONENT_VP: Final[list[int]] = by_level("economy", "opponent_vp")
OWN_SOCIAL: Final[list[int]] = by_level("economy", "own_social")
ATTEMPTS: Final[list[int]] = TRACKS["improve"]["attempts"]
"""Attempts to improve per turn, by economic level."""

DIPLOMACY_MAX: Final[int] = TRACKS["diplomacy"]["max"]
ALL_OUT_WAR: Final[int] = TRACKS["diplomacy"]["loss_at"]
DIPLOMACY_PRICE: Final[int] = TRACKS["diplomacy"]["price"]
SECURITY_MAX: Final[int] = TRACKS["security"]["max"]
SECURITY_MIN: Final[int] = TRACKS["security"]["min"]

RUSSIA_PRICE: Final[int] = TRACKS["russia"]["price"]
RUSSIA_BOXES: Final[list[str]] = [box["id"] for box in TRACKS["russia"]["box"]]
RUSSIA_LAST: Final[int] = len(RUSSIA_BOXES) - 1
PUTIN_BOX: Final[int] = RUSSIA_BOXES.index("putin")
WAR_BOX: Final[int] = RUSSIA_BOXES.index("ukraine_war")

FIRST_DEMAND: Final[int] = TRACKS["ukraine_war"]["first_demand"]
DEMAND_STEP: Final[int] = TRACKS["ukraine_war"]["demand_step"]

TECH_MIN_OPS: Final[int] = TRACKS["tech_race"]["min_ops"]
TECH_SUCCESS: Final[int] = TRACKS["tech_race"]["success"]
TECH_SUCCESS_US_CARD: Final[int] = TRACKS["tech_race"]["success_us_card"]
TECH_LAST: Final[int] = len(TRACKS["tech_cn"])
US_TECH_PRICE: Final[list[int]] = [box["price"] for box in TRACKS["tech_us"]]

NEXT_CARD: Final[list[str]] = ["", "plus_one", "no_event", "event_and_action"]
"""What a US tech box does to the next card the US plays."""
PLUS_ONE: Final = 1
NO_EVENT: Final = 2
EVENT_AND_ACTION: Final = 3
US_TECH_NEXT_CARD: Final[list[int]] = [
    index(NEXT_CARD, box.get("next_card", ""), "tracks.toml") for box in TRACKS["tech_us"]
]

# Operations and actions (chapter 6)

OPS_MIN: Final[int] = TRACKS["ops"]["min"]
OPS_MAX: Final[int] = TRACKS["ops"]["max"]
COST: Final[int] = TRACKS["influence"]["cost"]
COST_OPPOSED: Final[int] = TRACKS["influence"]["cost_opposed"]
COST_INDIA: Final[int] = TRACKS["influence"]["cost_india"]
STABILITY_PLUS: Final[int] = TRACKS["realign"]["stability_plus"]
OWN_SUPERPOWER: Final[int] = TRACKS["realign"]["own_superpower"]
OPPOSING_SUPERPOWER: Final[int] = TRACKS["realign"]["opposing_superpower"]
IMPROVE_MIN_OPS: Final[int] = TRACKS["improve"]["min_ops"]
IMPROVE_SUCCESS: Final[list[int]] = TRACKS["improve"]["success"]
SABOTAGE_MIN_OPS: Final[int] = TRACKS["sabotage"]["min_ops"]
SABOTAGE_SAME_ZONE: Final[int] = TRACKS["sabotage"]["success_same_zone"]
SABOTAGE_NEXT_ZONE: Final[int] = TRACKS["sabotage"]["success_next_zone"]
TRADE_REACH: Final[int] = TRACKS["trade"]["reach"]
TRADE_MAX_STABILITY: Final[int] = TRACKS["trade"]["max_stability"]
TRADE_INFLUENCE: Final[int] = TRACKS["trade"]["influence"]
