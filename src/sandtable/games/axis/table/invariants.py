"""What must hold between any two answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import (
    IS_LAND,
    IS_SHIP,
    KINDS,
    LAND_COUNT,
    NEUTRAL,
    POWER_COUNT,
    POWERS,
    SIDE,
    SPACE_COUNT,
    SPACES,
    SURFACE,
    TRANSPORT,
    UNITS,
)
from ..rules.movement.transport import CAPACITY

if TYPE_CHECKING:
    from ..state import Axis


def broken_invariant(g: Axis) -> str:
    """The first thing that is wrong, in words; empty while all is well."""
    surface = [[0] * SPACE_COUNT, [0] * SPACE_COUNT]
    transports = 0
    for power in range(POWER_COUNT):
        for at in range(SPACE_COUNT):
            mass = g.mass[power][at]
            if (mass > 0) != (at in g.spaces_of[power]):
                return f"{POWERS[power]} is thought to be in {SPACES[at]}, or not to be"
            if not mass:
                continue
            for unit in range(KINDS):
                number = g.count(at, power, unit)
                if not number:
                    continue
                if wrong := misplaced(g, at, power, unit, number):
                    return wrong
                mass -= number
                transports += number if unit == TRANSPORT else 0
                if SURFACE[unit]:
                    surface[SIDE[power]][at] += number
            if mass:
                return f"the units of {POWERS[power]} in {SPACES[at]} are miscounted"
    if surface != g.surface:
        return "the warships are miscounted"
    if transports != len(g.transports) or any(len(ship.cargo) > CAPACITY for ship in g.transports):
        return "the transports are miscounted or overloaded"
    if min(g.ipc) < 0 or min(map(min, g.pool)) < 0:
        return "a treasury or a mobilisation zone is below nothing"
    return ""


def misplaced(g: Axis, at: int, power: int, unit: int, number: int) -> str:
    what = f"{number} {UNITS[unit]} of {POWERS[power]} in {SPACES[at]}"
    if number < 0:
        return what
    if IS_LAND[unit] and at >= LAND_COUNT:
        return f"{what}: land units at sea"
    if IS_SHIP[unit] and at < LAND_COUNT:
        return f"{what}: ships on land"
    if NEUTRAL[at]:
        return f"{what}: a neutral was entered"
    if not g.may_enter(at, power):
        return f"{what}: outside the Chinese zone"
    if g.moved[power][at][unit] > number:
        return f"{what}: more have moved than are there"
    return ""
