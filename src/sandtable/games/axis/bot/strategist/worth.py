"""What a territory is worth: income and objectives each round, cities, complexes and capitals for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...content import (
    ALLIES,
    AXIS,
    CAPITAL,
    CITY,
    IPC,
    LAND_COUNT,
    LAND_LINKS,
    OBJECTIVES,
    SIDE,
    Condition,
    Objective,
)
from ...rules.income import controlled

if TYPE_CHECKING:
    from ...state import Axis


ROUNDS_HELD: Final = 3.0
"""For how many rounds what is held counts."""

CITY_WORTH: Final = 5.0
COMPLEX_WORTH: Final = 6.0
CAPITAL_WORTH: Final = 35.0
FADING: Final = 0.72
"""How much less a prize draws from one territory further away."""

IDLE: Final = 8.0
"""A land that is drawn less than this has no front to speak of: a lone island guard or a stray landing party."""

SIDE_CONTROLS: Final = "side_controls"

_ABOUT: Final[list[list[tuple[Objective, Condition]]]] = [
    [
        (objective, condition)
        for objective in OBJECTIVES
        for condition in objective.conditions
        if condition.kind == SIDE_CONTROLS and at in condition.spaces
    ]
    for at in range(LAND_COUNT)
]
"""The objectives in which each territory is counted."""


def income(g: Axis, at: int, power: int) -> float:
    """What a round of holding a territory is worth to whoever takes it: its income, and objectives won or broken."""
    total = float(IPC[at])
    if not g.with_objectives:
        return total
    holder = AXIS if SIDE[g.owner[at]] == AXIS else ALLIES
    for objective, condition in _ABOUT[at]:
        if not objective.in_play:
            continue
        side = ALLIES if condition.allies else AXIS
        held = controlled(g, side, condition.spaces)
        turns = condition.count if side == holder else condition.count - 1
        if held == turns:
            total += objective.bonus
    return total


def lasting(g: Axis, at: int, power: int) -> float:
    """What a territory is worth that will be held."""
    total = ROUNDS_HELD * income(g, at, power)
    if CITY[at]:
        total += CITY_WORTH
    if g.complex[at]:
        total += COMPLEX_WORTH
    return total


def ransom(g: Axis, at: int, power: int) -> float:
    """What the fall of a capital brings at once: its treasury, and that its power cannot buy."""
    of = CAPITAL[at]
    if of < 0 or g.owner[at] != of:
        return CAPITAL_WORTH / 2 if of >= 0 and SIDE[of] == SIDE[power] else 0.0
    return CAPITAL_WORTH + g.ipc[of] + g.production(of)


def draw_of(g: Axis, power: int) -> list[float]:
    """How strongly each territory is drawn to what is to be won: prizes fade with distance over land."""
    draw = [0.0] * LAND_COUNT
    edge: list[int] = []
    for at in range(LAND_COUNT):
        if g.is_hostile(at, power) and g.may_enter(at, power):
            draw[at] = 2.0 + lasting(g, at, power) + ransom(g, at, power)
            edge.append(at)
    while edge:
        found: list[int] = []
        for at in edge:
            faded = draw[at] * FADING
            for other in LAND_LINKS[at]:
                if draw[other] < faded and g.owner[other] >= 0 and g.may_enter(other, power):
                    draw[other] = faded
                    found.append(other)
        edge = found
    return draw
