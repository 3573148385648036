"""Tables read once from `content`: the board, units, technologies and objectives."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sandtable.engine.amend import in_play
from sandtable.engine.content import index, read_content
from sandtable.engine.decision import NOTHING

FOLDER: Final = Path(__file__).parent
_BOARD: Final[dict[str, Any]] = read_content(FOLDER / "content" / "board.toml")
_ROWS: Final[list[dict[str, Any]]] = _BOARD["space"]

POWERS: Final[list[str]] = ["germany", "ussr", "japan", "uk", "italy", "usa", "china"]
GERMANY: Final = 0
USSR: Final = 1
JAPAN: Final = 2
UK: Final = 3
ITALY: Final = 4
USA: Final = 5
CHINA: Final = 6
POWER_COUNT: Final = 7
NOBODY: Final = NOTHING

AXIS: Final = 0
ALLIES: Final = 1
SIDES: Final[list[str]] = ["axis", "allies"]
SIDE: Final[list[int]] = [AXIS, ALLIES, AXIS, ALLIES, AXIS, ALLIES, ALLIES]
MEMBERS: Final[list[list[int]]] = [[GERMANY, JAPAN, ITALY], [USSR, UK, USA, CHINA]]
ENEMIES: Final[list[list[int]]] = [MEMBERS[1 - SIDE[power]] for power in range(POWER_COUNT)]
FRIENDS: Final[list[list[int]]] = [MEMBERS[SIDE[power]] for power in range(POWER_COUNT)]

SPACES: Final[list[str]] = [row["id"] for row in _ROWS]
SPACE_COUNT: Final = 162
LAND_COUNT: Final = 97
"""Territories come first: a space is a sea zone when its number is LAND_COUNT or more."""

FAR: Final = 99


def space(id: str) -> int:
    return index(SPACES, id, "board.toml")


def power(id: str) -> int:
    return index(POWERS, id, "board.toml") if id != "none" else NOBODY


def _links() -> list[list[int]]:
    return [[space(other) for other in row["neighbors"]] for row in _ROWS]


NEUTRAL: Final[list[bool]] = [bool(row.get("neutral", False)) for row in _ROWS]
IPC: Final[list[int]] = [int(row.get("ipc", 0)) for row in _ROWS]
OWNER_1941: Final[list[int]] = [power(row.get("owner", "none")) for row in _ROWS]
HOME_1941: Final[list[int]] = [power(row.get("home", row.get("owner", "none"))) for row in _ROWS]
CITY: Final[list[str]] = [row.get("city", "") for row in _ROWS]
CITY_SPACES: Final[list[int]] = [at for at in range(SPACE_COUNT) if CITY[at]]
CAPITAL: Final[list[int]] = [power(row.get("capital", "none")) for row in _ROWS]
CAPITAL_OF: Final[list[int]] = [CAPITAL.index(of) if of in CAPITAL else NOBODY for of in range(POWER_COUNT)]
CHINA_ZONE: Final[list[bool]] = [bool(row.get("zone", False)) for row in _ROWS]
KWANGTUNG: Final = SPACES.index("kwangtung")

LINKS: Final[list[list[int]]] = _links()
LAND_LINKS: Final[list[list[int]]] = [
    [other for other in LINKS[at] if other < LAND_COUNT and not NEUTRAL[other]] for at in range(SPACE_COUNT)
]
SEA_LINKS: Final[list[list[int]]] = [[other for other in LINKS[at] if other >= LAND_COUNT] for at in range(SPACE_COUNT)]
ZONES_NEAR: Final[list[list[int]]] = [
    sorted({end for other in SEA_LINKS[at] for end in [other, *SEA_LINKS[other]] if end != at})
    for at in range(SPACE_COUNT)
]
"""The sea zones within two steps, canals taken as open."""

CHINA_LINKS: Final[list[list[int]]] = [
    [other for other in LAND_LINKS[at] if CHINA_ZONE[other]] for at in range(SPACE_COUNT)
]


def _distances(links: list[list[int]]) -> list[list[int]]:
    """Steps between any two spaces along the links."""
    table: list[list[int]] = []
    for start in range(SPACE_COUNT):
        steps = [FAR] * SPACE_COUNT
        steps[start] = 0
        edge = [start]
        while edge:
            found: list[int] = []
            for at in edge:
                for other in links[at]:
                    if steps[other] == FAR:
                        steps[other] = steps[at] + 1
                        found.append(other)
            edge = found
        table.append(steps)
    return table


AIR_LINKS: Final[list[list[int]]] = [
    [] if NEUTRAL[at] else [other for other in LINKS[at] if not NEUTRAL[other]] for at in range(SPACE_COUNT)
]
DISTANCE: Final[list[list[int]]] = _distances(LINKS)
"""Over every space: what rockets count."""

AIR_DISTANCE: Final[list[list[int]]] = _distances(AIR_LINKS)
"""Round the neutrals: what aircraft fly."""

CHINA_DISTANCE: Final[list[list[int]]] = _distances(CHINA_LINKS)
"""Inside the Chinese zone: what the Flying Tigers fly."""

_CANALS: Final[list[dict[str, Any]]] = _BOARD["canal"]
CANAL_FROM: Final[list[int]] = [space(row["between"][0]) for row in _CANALS]
CANAL_TO: Final[list[int]] = [space(row["between"][1]) for row in _CANALS]
CANAL_NEEDS: Final[list[list[int]]] = [[space(id) for id in row["needs"]] for row in _CANALS]


def canal_between(one: int, other: int) -> int:
    """The canal that joins two sea zones, or NOBODY.

    >>> canal_between(space("sz15"), space("sz34")), canal_between(space("sz34"), space("sz35"))
    (0, -1)
    """
    for canal in range(len(CANAL_FROM)):
        ends = (CANAL_FROM[canal], CANAL_TO[canal])
        if (one, other) == ends or (other, one) == ends:
            return canal
    return NOBODY


IS_CANAL_END: Final[list[bool]] = [at in CANAL_FROM or at in CANAL_TO for at in range(SPACE_COUNT)]
POINTS: Final[list[tuple[float, float]]] = [(row["lon"], row["lat"]) for row in _ROWS]


# Units, technologies and objectives

_UNIT_ROWS: Final[dict[str, Any]] = read_content(FOLDER / "content" / "units.toml")
_UNITS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in _UNIT_ROWS["unit"]}
_NUMBERS: Final[dict[str, int]] = _UNIT_ROWS["numbers"]

UNITS: Final[list[str]] = [
    "infantry", "artillery", "tank", "aa_gun", "fighter", "bomber",
    "battleship", "carrier", "cruiser", "destroyer", "submarine", "transport", "industrial_complex",
]  # fmt: skip
INFANTRY: Final = 0
ARTILLERY: Final = 1
TANK: Final = 2
AA_GUN: Final = 3
FIGHTER: Final = 4
BOMBER: Final = 5
BATTLESHIP: Final = 6
CARRIER: Final = 7
CRUISER: Final = 8
DESTROYER: Final = 9
SUBMARINE: Final = 10
TRANSPORT: Final = 11
COMPLEX: Final = 12
KINDS: Final = 12
"""How many kinds stand on the board as pieces; the complex belongs to its territory."""
BUYABLE: Final = 13

NO_UNITS: Final[list[int]] = [0] * KINDS
"""What a power has where it has nothing."""

PIECE: Final[list[list[int]]] = [[of * KINDS + kind for kind in range(KINDS)] for of in range(POWER_COUNT)]
"""A piece is a kind of unit of a power, as one number: cargo, casualties and the options `loss:…` are pieces."""
PIECE_COUNT: Final = 84
PIECE_POWER: Final[list[int]] = [of for of in range(POWER_COUNT) for _ in range(KINDS)]
PIECE_UNIT: Final[list[int]] = [kind for _ in range(POWER_COUNT) for kind in range(KINDS)]

COST: Final[list[int]] = [int(_UNITS[id]["cost"]) for id in UNITS]
SHIPYARD_COST: Final[list[int]] = [int(_UNITS[id].get("shipyard_cost", _UNITS[id]["cost"])) for id in UNITS]
ATTACK: Final[list[int]] = [int(_UNITS[id]["attack"]) for id in UNITS]
DEFENSE: Final[list[int]] = [int(_UNITS[id]["defense"]) for id in UNITS]
MOVE: Final[list[int]] = [int(_UNITS[id]["move"]) for id in UNITS]
HITS: Final[list[int]] = [int(_UNITS[id].get("hits", 1)) for id in UNITS]
SURFACE: Final[list[bool]] = [bool(_UNITS[id].get("surface", False)) for id in UNITS]
BOMBARD: Final[list[int]] = [int(_UNITS[id].get("bombard", 0)) for id in UNITS]
IS_LAND: Final[list[bool]] = [_UNITS[id]["kind"] == "land" for id in UNITS]
IS_AIR: Final[list[bool]] = [_UNITS[id]["kind"] == "air" for id in UNITS]
IS_SHIP: Final[list[bool]] = [_UNITS[id]["kind"] == "sea" for id in UNITS]

SHIPS: Final[list[int]] = [BATTLESHIP, CARRIER, CRUISER, DESTROYER, SUBMARINE, TRANSPORT]
WARSHIPS: Final[list[int]] = [BATTLESHIP, CARRIER, CRUISER, DESTROYER, SUBMARINE]
ESCORTS: Final[list[int]] = [BATTLESHIP, CRUISER, DESTROYER]
"""Surface warships that no fighter lands on."""
TROOPS: Final[list[int]] = [INFANTRY, ARTILLERY, TANK]
LAND_FIGHTERS: Final[list[int]] = [INFANTRY, ARTILLERY, TANK, FIGHTER, BOMBER]
AIRCRAFT: Final[list[int]] = [FIGHTER, BOMBER]
SEA_FIGHTERS: Final[list[int]] = [*SHIPS, *AIRCRAFT]

RESEARCH_TOKEN: Final[int] = _NUMBERS["research_token"]
BREAKTHROUGH: Final[int] = _NUMBERS["breakthrough"]
REPAIRED_PER_IPC: Final[int] = _NUMBERS["repair"]
REPAIRED_PER_IPC_IMPROVED: Final[int] = _NUMBERS["repair_improved"]
FACTORY_BONUS: Final[int] = _NUMBERS["factory_bonus"]
DAMAGE_CAP: Final[int] = _NUMBERS["damage_cap"]
DECK: Final[int] = _NUMBERS["deck"]
ROCKET_RANGE: Final[int] = _NUMBERS["rocket_range"]
CHINA_PER_INFANTRY: Final[int] = _NUMBERS["china_per_infantry"]
CHINA_CROWD: Final[int] = _NUMBERS["china_crowd"]
SUPPORTED_ATTACK: Final[int] = ATTACK[ARTILLERY]
SUPPORTS: Final[int] = _NUMBERS["supports"]
SUPPORTS_IMPROVED: Final[int] = _NUMBERS["supports_improved"]
AA_HITS: Final[int] = _NUMBERS["aa_hits"]
AA_HITS_RADAR: Final[int] = _NUMBERS["aa_hits_radar"]

_TECHS: Final[list[dict[str, Any]]] = read_content(FOLDER / "content" / "techs.toml")["tech"]
TECHS: Final[list[str]] = [row["id"] for row in _TECHS]
CHART_SIZE: Final = 6
"""Technology number = (chart - 1) * CHART_SIZE + roll - 1."""
ADVANCED_ARTILLERY: Final = 0
ROCKETS: Final = 1
PARATROOPERS: Final = 2
INCREASED_PRODUCTION: Final = 3
WAR_BONDS: Final = 4
MECHANIZED: Final = 5
SUPER_SUBMARINES: Final = 6
JET_FIGHTERS: Final = 7
SHIPYARDS: Final = 8
RADAR: Final = 9
LONG_RANGE: Final = 10
HEAVY_BOMBERS: Final = 11

SUPER_SUBMARINE_ATTACK: Final[int] = _TECHS[SUPER_SUBMARINES]["raises"]["attack"]
JET_ATTACK: Final[int] = _TECHS[JET_FIGHTERS]["raises"]["attack"]
LONG_RANGE_MOVE: Final[list[int]] = [int(_TECHS[LONG_RANGE]["moves"].get(id, 0)) for id in UNITS]
"""How much movement an aircraft can have left."""


def unit(id: str) -> int:
    return index(UNITS, id, "units.toml")


class Condition:
    """One requirement of an objective."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.kind: str = row["kind"]
        self.allies: bool = row.get("side", "") == "allies"
        self.count: int = row.get("count", 0)
        self.spaces: list[int] = [index(SPACES, id, "objectives.toml") for id in row.get("spaces", [])]
        self.powers: list[int] = [index(POWERS, id, "objectives.toml") for id in row.get("powers", [])]
        named = row.get("power", row.get("controller", ""))
        self.power: int = index(POWERS, named, "objectives.toml") if named else NOBODY


class Objective:
    """A national objective: a bonus while every condition holds."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.power: int = index(POWERS, row["power"], "objectives.toml")
        self.bonus: int = row["bonus"]
        self.clause: str = row["clause"]
        self.in_play: bool = in_play(row)
        self.conditions: list[Condition] = [Condition(condition) for condition in row["when"]]


OBJECTIVES: Final[list[Objective]] = [
    Objective(row) for row in read_content(FOLDER / "content" / "objectives.toml")["objective"]
]
