"""What is printed and never changes."""

from __future__ import annotations

from typing import Any

from ..content import (
    ATTACK,
    BUYABLE,
    CHART_SIZE,
    CITY,
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
    SPACE_COUNT,
    TECHS,
    UNITS,
)
from ..options import SPACE, TECH

COLOURS = ["#6b6f76", "#8c2f39", "#d98324", "#b08d57", "#7a5230", "#4f7942", "#9ccc65"]


def board() -> dict[str, Any]:
    """What never changes and the table wants to draw."""
    return {
        "map": "world",
        "spaces": {SPACE.name(at): printed_space(at) for at in range(SPACE_COUNT)},
        "sides": {POWERS[power]: {"colour": COLOURS[power]} for power in range(POWER_COUNT)},
        "pieces": {
            UNITS[unit]: {"cost": COST[unit], "attack": ATTACK[unit], "defense": DEFENSE[unit], "move": MOVE[unit]}
            for unit in range(BUYABLE)
        },
        "charts": [
            [TECH.name(first + roll) for roll in range(CHART_SIZE)] for first in range(0, len(TECHS), CHART_SIZE)
        ],
        "tracks": {"cities": {"low": 0, "high": 18}},
    }


def printed_space(at: int) -> dict[str, Any]:
    printed: dict[str, Any] = {
        "at": list(POINTS[at]),
        "adjacent": [SPACE.name(other) for other in LINKS[at]],
        "kind": "land" if at < LAND_COUNT else "sea",
    }
    if at < LAND_COUNT:
        printed["ipc"] = IPC[at]
        printed["neutral"] = NEUTRAL[at]
        if CITY[at]:
            printed["city"] = CITY[at]
    return printed
