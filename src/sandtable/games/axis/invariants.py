"""What must hold between any two answers."""

from __future__ import annotations

from .board import LAND_COUNT, NEUTRAL, POWER_COUNT, POWERS, SIDE, SPACE_COUNT, SPACES
from .figures import IS_LAND, IS_SHIP, KINDS, SURFACE, TRANSPORT, UNITS
from .state import ROW, World


def broken_invariant(g: World) -> str:
    """The first thing that is wrong, in words; empty while all is well."""
    for at in range(SPACE_COUNT):
        for power in range(POWER_COUNT):
            for unit in range(KINDS):
                number = g.units[at * ROW + power * KINDS + unit]
                if number and (wrong := misplaced(g, at, power, unit, number)):
                    return wrong
    for ship in g.transports:
        if len(ship.cargo) != len(ship.loaded) or len(ship.cargo) > 2:
            return f"a transport in {SPACES[ship.zone]} has an impossible load"
    if min(g.ipc) < 0 or min(g.pool) < 0:
        return "a treasury or a mobilisation zone is below nothing"
    return broken_counts(g)


def misplaced(g: World, at: int, power: int, unit: int, number: int) -> str:
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
    if g.moved.get(at * ROW + power * KINDS + unit, 0) > number:
        return f"{what}: more have moved than are there"
    return ""


def broken_counts(g: World) -> str:
    for side in range(2):
        for at in range(SPACE_COUNT):
            surface = sum(
                g.count(at, power, unit)
                for power in range(POWER_COUNT)
                if SIDE[power] == side
                for unit in range(KINDS)
                if SURFACE[unit]
            )
            if surface != g.surface[side * SPACE_COUNT + at]:
                return f"the count of warships in {SPACES[at]} is wrong"
    for power in range(POWER_COUNT):
        ships = sum(g.count(at, power, TRANSPORT) for at in range(LAND_COUNT, SPACE_COUNT))
        if ships != sum(1 for ship in g.transports if ship.owner == power):
            return f"the transports of {POWERS[power]} are miscounted"
    return ""
