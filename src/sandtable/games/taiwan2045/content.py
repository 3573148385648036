"""The tables of the game, read from its content files: map, cards, missions, numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.engine import NOTHING, effect_id, in_play, index, read_content
from sandtable.engine.errors import BadContent

FOLDER: Final = Path(__file__).parent
MAP: Final[dict[str, Any]] = read_content(FOLDER / "content" / "map.toml")
CARDS: Final[dict[str, Any]] = read_content(FOLDER / "content" / "cards.toml")
MISSIONS: Final[dict[str, Any]] = read_content(FOLDER / "content" / "missions.toml")
NUMBERS: Final[dict[str, Any]] = read_content(FOLDER / "content" / "numbers.toml")

# Factions, regions, groups

FACTION_IDS: Final[list[str]] = [faction["id"] for faction in MAP["faction"]]
CENTRAL: Final = 0
LOCAL: Final = 1
ENTERPRISE: Final = 2

REGION_IDS: Final[list[str]] = [region["id"] for region in MAP["region"]]
NORTH_CAPITAL: Final[int] = index(REGION_IDS, "a", "map.toml")
CENTRAL_PLAIN: Final[int] = index(REGION_IDS, "c", "map.toml")
FAR_SOUTH: Final[int] = index(REGION_IDS, "e", "map.toml")
EAST: Final[int] = index(REGION_IDS, "f", "map.toml")

GROUP_IDS: Final[list[str]] = [group["id"] for group in MAP["group"]]
NORTH: Final = 0
MIDDLE: Final = 1
SOUTH: Final = 2

# Spaces: the strongholds, then the landing grounds, then the overseas base

STRONGHOLD_IDS: Final[list[str]] = [stronghold["id"] for stronghold in MAP["stronghold"]]
GROUND_IDS: Final[list[str]] = [ground["id"] for ground in MAP["ground"]]
SPACE_IDS: Final[list[str]] = [*STRONGHOLD_IDS, *GROUND_IDS, MAP["overseas"]["id"]]
STRONGHOLDS: Final[int] = len(STRONGHOLD_IDS)
PLACES: Final[int] = STRONGHOLDS + len(GROUND_IDS)
OVERSEAS: Final[int] = PLACES
GROUNDS: Final[list[int]] = list(range(STRONGHOLDS, PLACES))


def space_of(id: str) -> int:
    return index(SPACE_IDS, id, "map.toml")


def _read_links() -> list[list[int]]:
    """Where one can go from each place; the arrows of a landing ground have no way back."""
    links = [[space_of(id) for id in stronghold["links"]] for stronghold in MAP["stronghold"]]
    return links + [[space_of(id) for id in ground["arrows"]] for ground in MAP["ground"]]


def _read_ground_behind() -> list[int]:
    behind = [NOTHING] * STRONGHOLDS
    for ground in GROUNDS:
        for coast in LINKS[ground]:
            behind[coast] = ground
    return behind


LINKS: Final[list[list[int]]] = _read_links()
GROUND_BEHIND: Final[list[int]] = _read_ground_behind()
"""The landing ground whose arrow points to a stronghold."""

REGION_OF: Final[list[int]] = [index(REGION_IDS, place["region"], "map.toml") for place in MAP["stronghold"]]
GROUP_OF: Final[list[int]] = [
    index(GROUP_IDS, place["group"], "map.toml") for place in [*MAP["stronghold"], *MAP["ground"]]
]
IS_CORE: Final[list[bool]] = [place["core"] for place in MAP["stronghold"]]
CORE_CITIES: Final[list[int]] = [place for place in range(STRONGHOLDS) if IS_CORE[place]]
VALUE: Final[list[int]] = [place["value"] for place in MAP["stronghold"]]
FACTIONS_OF: Final[list[list[int]]] = [
    [index(FACTION_IDS, id, "map.toml") for id in place["factions"]] for place in MAP["stronghold"]
]
IN_REGION: Final[list[list[int]]] = [
    [place for place in range(STRONGHOLDS) if REGION_OF[place] == region] for region in range(len(REGION_IDS))
]
IN_GROUP: Final[list[list[int]]] = [
    [place for place in range(STRONGHOLDS) if GROUP_OF[place] == group] for group in range(len(GROUP_IDS))
]
GROUP_CLAUSE: Final[list[str]] = ["action-group-1", "action-group-2", "action-group-3"]
"""The clauses that say which strongholds the cards of each deck concern."""

GANGSHAN: Final[int] = space_of("e3")
MAZU_COAST: Final[list[int]] = [space_of("c5"), space_of("c4"), space_of("d3")]

ROAD_IDS: Final[list[str]] = [road["id"] for road in MAP["road"]]
ROAD_ENDS: Final[list[list[int]]] = [[space_of(id) for id in road["ends"]] for road in MAP["road"]]
ALL_ROADS: Final[int] = (1 << len(ROAD_IDS)) - 1

# Cards: characters, events and elites in one row, then the unit without a standee

CHARACTER_IDS: Final[list[str]] = [card["id"] for card in CARDS["character"]]
EVENT_IDS: Final[list[str]] = [card["id"] for card in CARDS["event"]]
CARD_IDS: Final[list[str]] = [*CHARACTER_IDS, *EVENT_IDS]
ELITE_IDS: Final[list[str]] = [card["id"] for card in CARDS["elite"]]
CHARACTERS: Final[int] = len(CHARACTER_IDS)
FIRST_ELITE: Final[int] = len(CARD_IDS)
UNITS: Final[int] = len(CARD_IDS) + len(ELITE_IDS)
SCATTERED: Final[int] = UNITS
ELITES: Final[list[int]] = list(range(FIRST_ELITE, UNITS))


def card_of(id: str) -> int:
    return index([*CARD_IDS, *ELITE_IDS], id, "cards.toml")


_FACED: Final[list[dict[str, Any]]] = [*CARDS["character"], *CARDS["event"]]
CARD_FACTION: Final[list[int]] = [
    NOTHING if card["faction"] == "none" else index(FACTION_IDS, card["faction"], "cards.toml") for card in _FACED
]
CARD_GROUP: Final[list[int]] = [
    NOTHING if card["deck"] == "start" else index(GROUP_IDS, card["deck"], "cards.toml") for card in _FACED
]


def _favour(card: dict[str, Any]) -> int:
    favour = card.get("favour", 0)
    if favour not in (0, 1):
        raise BadContent(f"cards.toml: the favour of {card['id']!r} is 0 or 1, not {favour!r}")
    if favour and card["faction"] == "none":
        raise BadContent(f"cards.toml: {card['id']!r} has no faction, so its effect cannot give favour with it")
    return int(favour)


CARD_FAVOUR: Final[list[int]] = [_favour(card) for card in _FACED]
"""How much more friendliness with its faction a card gives when its effect has been carried out."""
EVENT_EFFECT: Final[list[str]] = [""] * CHARACTERS + [card.get("effect", effect_id(card)) for card in CARDS["event"]]
"""What an event does, by card; one that names no effect has to have one of its own."""

END_OF_THE_LAW: Final[int] = index(EVENT_EFFECT, "end_of_the_law", "cards.toml")

LANDING_EFFECT: Final[list[str]] = [card.get("effect", effect_id(card)) for card in CARDS["elite"]]
EVENT_TROOPS: Final[list[int]] = [0] * CHARACTERS + [card.get("troops", 0) for card in CARDS["event"]]
EVENT_SCORE: Final[list[int]] = [0] * CHARACTERS + [card.get("score", 0) for card in CARDS["event"]]
IS_MACHINE: Final[list[bool]] = [card["kind"] == "machine" for card in CARDS["character"]]
ENTRY_TROOPS: Final[list[int]] = [card["troops"] for card in CARDS["character"]]
ENTRY_AT: Final[list[int]] = [space_of(card["at"]) for card in CARDS["character"]]
ENTRY_EFFECT: Final[list[str]] = [card["entry"] for card in CARDS["character"]]
_BONUS: Final[list[dict[str, Any]]] = [card.get("bonus", {}) for card in CARDS["character"]]


def _has_bonus(bonus: dict[str, Any], place: int) -> bool:
    where = bonus.get("where", "")
    if where == "core":
        return IS_CORE[place]
    if where == "coast":
        return GROUND_BEHIND[place] != NOTHING
    return where == "" or REGION_OF[place] == index(REGION_IDS, where, "cards.toml")


def _bonuses(role: str) -> list[list[int]]:
    return [[bonus.get(role, 0) if _has_bonus(bonus, place) else 0 for place in range(STRONGHOLDS)] for bonus in _BONUS]


ATTACK_BONUS: Final[list[list[int]]] = _bonuses("attack")
"""By character and place: what it adds to its troops."""
DEFENCE_BONUS: Final[list[list[int]]] = _bonuses("defence")
BONUS_ALONE: Final[list[int]] = [bonus.get("alone", 0) for bonus in _BONUS]
BONUS_FELLOW: Final[list[int]] = [bonus.get("fellow", 0) for bonus in _BONUS]
BONUS_LINK: Final[list[int]] = [bonus.get("link", 0) for bonus in _BONUS]
DEALT: Final[list[int]] = [number for number, card in enumerate(_FACED) if in_play(card)]
"""The characters and events that are in their decks or among the starters."""
STARTERS: Final[list[int]] = [card for card in DEALT if card < CHARACTERS and CARD_GROUP[card] == NOTHING]
DEALT_ELITES: Final[list[int]] = [number for number, card in enumerate(CARDS["elite"]) if in_play(card)]

ELITE_STRENGTH: Final[list[int]] = [0] * FIRST_ELITE + [card["strength"] for card in CARDS["elite"]]
"""By unit: what is printed on an elite, 0 for a character."""

_NO_ELITES: Final[range] = range(FIRST_ELITE)
"""The tables of elites go by unit, so they begin with an empty place for every other card."""

ELITE_GROUND: Final[list[int]] = [NOTHING for _ in _NO_ELITES] + [space_of(card["ground"]) for card in CARDS["elite"]]
WAVE_TO: Final[list[list[int]]] = [[] for _ in _NO_ELITES] + [
    [space_of(wave["to"]) for wave in card["waves"]] for card in CARDS["elite"]
]
WAVE_TROOPS: Final[list[list[int]]] = [[] for _ in _NO_ELITES] + [
    [wave["troops"] for wave in card["waves"]] for card in CARDS["elite"]
]
ALL_WAVES: Final[list[bool]] = [False for _ in _NO_ELITES] + [card["choice"] == "all" for card in CARDS["elite"]]
SWEEPS: Final[list[bool]] = [False for _ in _NO_ELITES] + [card["sweep"] for card in CARDS["elite"]]

DRONE_SWARM: Final[int] = card_of("y02")
HUNTERS: Final[int] = card_of("y03")
DOCKERS: Final[int] = card_of("y05")
MOUNTAIN_PATROL: Final[int] = card_of("y06")
AIR_DEFENCE_NET: Final[int] = card_of("n03")
TAXI_FLEET: Final[int] = card_of("n04")
MEDICS: Final[int] = card_of("n05")
HACKERS: Final[int] = card_of("n06")
SUBMARINES: Final[int] = card_of("n07")
ARTILLERY: Final[int] = card_of("m01")
PRECISION_WORKS: Final[int] = card_of("m03")
LOGISTICS: Final[int] = card_of("m05")
FACTION_ELDER: Final[int] = card_of("m06")
FIGHTER_WING: Final[int] = card_of("m07")
ENGINEERS: Final[int] = card_of("s02")
BOAT_SQUADRON: Final[int] = card_of("s03")
COMMANDOS: Final[int] = card_of("s05")
PLANT_GUARDS: Final[int] = card_of("s06")
BLACK_BEARS: Final[int] = card_of("s07")

# Powers

POWER_IDS: Final[list[str]] = [power["id"] for power in NUMBERS["power"]]
GOVERNMENT: Final[int] = index(POWER_IDS, "government", "numbers.toml")
SELF_DEFENCE: Final[int] = index(POWER_IDS, "self_defence", "numbers.toml")
TIANDI: Final[int] = index(POWER_IDS, "tiandi", "numbers.toml")
KUNSHEN: Final[int] = index(POWER_IDS, "kunshen", "numbers.toml")
COUNCIL: Final[int] = index(POWER_IDS, "reunification", "numbers.toml")

# Numbers of the supply and the tracks

SUPPLY: Final[dict[str, int]] = NUMBERS["supply"]
TAIWAN_TROOPS: Final[int] = SUPPLY["taiwan_troops"]
BASES: Final[int] = SUPPLY["bases"]
LURE_MARKERS: Final[int] = SUPPLY["lure_markers"]
MISSION_LIMIT: Final[int] = MISSIONS["hand_limit"]
TRACK_TOP: Final[int] = NUMBERS["friendliness"]["top"]
COLOURED: Final[list[list[int]]] = [NUMBERS["friendliness"]["coloured"][id] for id in FACTION_IDS]
SLOTS: Final = 5
ROLES: Final[list[str]] = ["blue", "green", "yellow", "white", "black"]
LARGEST_AMOUNT: Final = 200

# Missions: one turn's events are tallied by stronghold, and a condition is a number of tallies to reach

DEFEATS: Final = 0
"""Eight tallies of battles won by Taiwan: +1 against an elite, +2 with a unit of the current player, +4 attacking."""
ELIMINATED: Final = 8
LIBERATED: Final = 9
RECRUITED: Final = 10
ENTERED: Final = 11
ARRIVED: Final = 12
TAIWAN_BEATEN: Final = 13
TAIWAN_LOST: Final = 14
DEFECT_RETREATS: Final = 15
DEFECTIONS: Final = 16
PLA_TOOK: Final = 17
PLA_STORMED: Final = 18
ELITE_ENTERED: Final = 19
TALLIES: Final = 20

_TALLY_OF: Final[dict[str, int]] = {
    "eliminate": ELIMINATED,
    "liberate": LIBERATED,
    "recruit": RECRUITED,
    "own_enter": ENTERED,
    "own_arrive": ARRIVED,
    "tw_defeated": TAIWAN_BEATEN,
    "tw_lost": TAIWAN_LOST,
    "tw_defect_retreat": DEFECT_RETREATS,
    "defect": DEFECTIONS,
    "pla_take": PLA_TOOK,
    "pla_win": PLA_STORMED,
    "elite_enter": ELITE_ENTERED,
}


def _tallies(condition: dict[str, Any]) -> list[int]:
    if condition["event"] != "defeat":
        return [_TALLY_OF[condition["event"]]]
    wanted: list[int] = []
    for kind in range(8):
        against_elite, mine, attacking = bool(kind & 1), bool(kind & 2), bool(kind & 4)
        if (
            (against_elite or condition.get("vs") != "elite")
            and (mine or condition["by"] != "mine")
            and (condition.get("role", "any") in ("any", "attack" if attacking else "defend"))
        ):
            wanted.append(DEFEATS + kind)
    return wanted


def _cells(condition: dict[str, Any], region: int) -> list[int]:
    places = [space_of(id) for id in condition["at"]] if "at" in condition else IN_REGION[region]
    return [tally * STRONGHOLDS + place for tally in _tallies(condition) for place in places]


MISSION_IDS: Final[list[str]] = [mission["id"] for mission in MISSIONS["mission"]]
DEALT_MISSIONS: Final[list[int]] = [number for number, row in enumerate(MISSIONS["mission"]) if in_play(row)]
MISSION_REGION: Final[list[int]] = [
    index(REGION_IDS, mission["region"], "missions.toml") for mission in MISSIONS["mission"]
]
_SIDES: Final[list[str]] = ["resist", "welcome"]
RESIST: Final = 0
WELCOME: Final = 1
NEEDED: Final[list[list[list[int]]]] = [
    [[condition["min"] for condition in mission[side]] for side in _SIDES] for mission in MISSIONS["mission"]
]
CELLS: Final[list[list[list[list[int]]]]] = [
    [[_cells(condition, MISSION_REGION[number]) for condition in mission[side]] for side in _SIDES]
    for number, mission in enumerate(MISSIONS["mission"])
]
MISSION_SCORE: Final[list[list[int]]] = [
    [mission["resist_score"], mission["welcome_score"]] for mission in MISSIONS["mission"]
]
MISSION_MERIT: Final[list[int]] = [mission["resist_merit"] for mission in MISSIONS["mission"]]
