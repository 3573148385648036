"""Who may leave: units that are not needed where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...content import (
    AA_GUN,
    BUYABLE,
    CAPITAL_OF,
    IPC,
    IS_LAND,
    KINDS,
    LAND_COUNT,
    LAND_LINKS,
    SPACE_COUNT,
    TROOPS,
)
from ...rules.movement.aircraft_landing import factory_room
from .chances import Units
from .threats import friends_at

if TYPE_CHECKING:
    from ...state import Axis


SAFE: Final = 0.05
"""The chance of losing its capital that a power may live with."""


def spare_units(g: Axis, power: int) -> list[Units]:
    """For every space the units that may be sent away; whether the capital is safe without them is seen later."""
    spare: list[Units] = [[] for _ in range(SPACE_COUNT)]
    for at in g.spaces_of[power]:
        spare[at] = unmoved_units(g, at, power)
        if at < LAND_COUNT and at != CAPITAL_OF[power] and IPC[at] and is_open(g, at, power):
            keep_picket(g, at, power, spare[at])
    return spare


def unmoved_units(g: Axis, at: int, power: int) -> Units:
    units = [g.unmoved(at, power, unit) for unit in range(KINDS)]
    units[AA_GUN] = 0
    return units


def is_open(g: Axis, at: int, power: int) -> bool:
    """Whether enemies could simply walk in."""
    return any(g.is_hostile(other, power) and g.has_enemy_defenders(other, power) for other in LAND_LINKS[at])


def keep_picket(g: Axis, at: int, power: int, spare: Units) -> None:
    """The last one stays."""
    holding = friends_at(g, at, power)
    leaving = sum([spare[unit] for unit in TROOPS])
    if sum([holding[unit] for unit in TROOPS]) > leaving:
        return
    for unit in TROOPS:
        if spare[unit]:
            spare[unit] -= 1
            return


def with_purchases(g: Axis, at: int, power: int) -> Units:
    """What will stand in a capital when the turn is over."""
    holding = friends_at(g, at, power)
    room = factory_room(g, power, at)
    for unit in range(BUYABLE - 1):
        if IS_LAND[unit] and unit != AA_GUN:
            placed = min(room, g.pool[power][unit])
            holding[unit] += placed
            room -= placed
    return holding
