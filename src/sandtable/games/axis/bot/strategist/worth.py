"""What a territory is worth: income and objectives each round, cities, complexes and capitals for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...content import (
    ALLIES,
    AXIS,
    CAPITAL,
    CAPITAL_OF,
    CHINA,
    CITY,
    ENEMIES,
    IPC,
    LAND_COUNT,
    LAND_LINKS,
    OBJECTIVES,
    POWERS,
    SIDE,
    TROOPS,
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

RAID: Final = 2
"""So few enemies on a continent without a capital of theirs are left to those near them,"""

FEW: Final = 4
"""and so are more of them who are outnumbered so many times."""

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


def continents() -> list[int]:
    """For each territory the first of those that hang together with it by land."""
    first = list(range(LAND_COUNT))
    for at in range(LAND_COUNT):
        edge = [at] if first[at] == at else []
        for here in edge:
            for other in LAND_LINKS[here]:
                if first[other] > at:
                    first[other] = at
                    edge.append(other)
    return first


_CONTINENT: Final[list[int]] = continents()


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
    """How strongly each territory is drawn to what is to be won: prizes fade with distance over land.

    Where no capital can be won, as for the Allies in America, a raid draws only its neighbours.
    """
    draw = [0.0] * LAND_COUNT
    edge: list[int] = []
    for at in range(LAND_COUNT):
        if g.is_hostile(at, power) and g.may_enter(at, power):
            draw[at] = 2.0 + lasting(g, at, power) + ransom(g, at, power)
            edge.append(at)
    war = theatres(g, power)
    while edge:
        found: list[int] = []
        for at in edge:
            if not war[at] and g.is_friendly(at, power):
                continue
            faded = draw[at] * FADING
            for other in LAND_LINKS[at]:
                if draw[other] < faded and g.owner[other] >= 0 and g.may_enter(other, power):
                    draw[other] = faded
                    found.append(other)
        edge = found
    return draw


def theatres(g: Axis, power: int) -> list[bool]:
    """Which territories lie on a continent with a capital of the other side, or where it has more than a raid."""
    balance = [-FEW * RAID] * LAND_COUNT
    for other in range(len(POWERS)):
        weight = FEW if SIDE[other] != SIDE[power] else -1
        for at in g.spaces_of[other]:
            if at < LAND_COUNT:
                balance[_CONTINENT[at]] += weight * sum([g.units[other][at][unit] for unit in TROOPS])
    at_war = [amount > 0 for amount in balance]
    for enemy in ENEMIES[power]:
        if enemy != CHINA:
            at_war[_CONTINENT[CAPITAL_OF[enemy]]] = True
    return [at_war[_CONTINENT[at]] for at in range(LAND_COUNT)]
