"""Units, technologies and objectives, read once from `content/figures.toml`."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.content import index, read_content

from .board import FOLDER, POWERS, SPACES

_FIGURES: Final[dict[str, Any]] = read_content(FOLDER / "content" / "figures.toml")
_UNITS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in _FIGURES["unit"]}
_NUMBERS: Final[dict[str, int]] = _FIGURES["numbers"]

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

_TECHS: Final[list[dict[str, Any]]] = _FIGURES["tech"]
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


def unit(id: str) -> int:
    return index(UNITS, id, "figures.toml")


class Condition:
    """One requirement of an objective."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.kind: str = row["kind"]
        self.allies: bool = row.get("side", "") == "allies"
        self.count: int = row.get("count", 0)
        self.spaces: list[int] = [index(SPACES, id, "figures.toml") for id in row.get("spaces", [])]
        self.powers: list[int] = [index(POWERS, id, "figures.toml") for id in row.get("powers", [])]
        named = row.get("power", row.get("controller", ""))
        self.power: int = index(POWERS, named, "figures.toml") if named else -1


class Objective:
    """A national objective: a bonus while every condition holds."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.power: int = index(POWERS, row["power"], "figures.toml")
        self.bonus: int = row["bonus"]
        self.clause: str = row["clause"]
        self.conditions: list[Condition] = [Condition(condition) for condition in row["when"]]


OBJECTIVES: Final[list[Objective]] = [Objective(row) for row in _FIGURES["objective"]]
