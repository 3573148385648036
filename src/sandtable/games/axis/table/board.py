"""What is printed and never changes."""

from __future__ import annotations

from typing import TypedDict

from sandtable.engine.contract import Board, BoardSpace, SideLook

from ..content import (
    ATTACK,
    BUYABLE,
    CHART_SIZE,
    CITY,
    CITY_SPACES,
    COST,
    DEFENSE,
    IPC,
    LAND_COUNT,
    LINKS,
    MOVE,
    NEUTRAL,
    POINTS,
    POWER_COUNT,
    POWERS,
    SIDE,
    SIDES,
    SPACE_COUNT,
    TECHS,
    UNITS,
)
from ..options import SPACE, TECH

COLOURS = ["#6b6f76", "#8c2f39", "#d98324", "#b08d57", "#7a5230", "#4f7942", "#9ccc65"]


class AxisSpace(BoardSpace, total=False):
    kind: str
    ipc: int
    neutral: bool
    city: str


class PowerLook(SideLook, total=False):
    """A power's colour, and the side that it is on."""

    side: str


class UnitFigures(TypedDict):
    cost: int
    attack: int
    defense: int
    move: int


class AxisBoard(Board, total=False):
    spaces: dict[str, AxisSpace]  # type: ignore[misc]
    sides: dict[str, PowerLook]  # type: ignore[misc]
    pieces: dict[str, UnitFigures]
    charts: list[list[str]]


def board() -> AxisBoard:
    """What the table draws once."""
    return {
        "map": "world",
        "spaces": {SPACE.name(at): printed_space(at) for at in range(SPACE_COUNT)},
        "sides": {
            POWERS[power]: {"colour": COLOURS[power], "side": SIDES[SIDE[power]]} for power in range(POWER_COUNT)
        },
        "pieces": {
            UNITS[unit]: {"cost": COST[unit], "attack": ATTACK[unit], "defense": DEFENSE[unit], "move": MOVE[unit]}
            for unit in range(BUYABLE)
        },
        "charts": [
            [TECH.name(first + roll) for roll in range(CHART_SIZE)] for first in range(0, len(TECHS), CHART_SIZE)
        ],
        "tracks": {"cities": {"low": 0, "high": len(CITY_SPACES)}},
        "dice": {line: ["faces"] for line in ("fire", "flak", "bombard", "raid")},
    }


def printed_space(at: int) -> AxisSpace:
    printed: AxisSpace = {
        "at": POINTS[at],
        "adjacent": [SPACE.name(other) for other in LINKS[at]],
        "kind": "land" if at < LAND_COUNT else "sea",
    }
    if at < LAND_COUNT:
        printed["ipc"] = IPC[at]
        printed["neutral"] = NEUTRAL[at]
        if CITY[at]:
            printed["city"] = CITY[at]
    return printed
