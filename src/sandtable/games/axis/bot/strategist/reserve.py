"""Who may leave: units that are not needed where they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...content import (
    AA_GUN,
    ARTILLERY,
    BOMBER,
    BUYABLE,
    CAPITAL_OF,
    FIGHTER,
    INFANTRY,
    IPC,
    IS_LAND,
    KINDS,
    LAND_COUNT,
    LAND_LINKS,
    SPACE_COUNT,
    TANK,
    TROOPS,
)
from ...rules.movement.aircraft_landing import factory_room
from .chances import Units
from .threats import Threats, friends_at

if TYPE_CHECKING:
    from ...state import Axis


SAFE: Final = 0.05
"""The chance of losing its capital that a power may live with."""

LEAVING: Final[list[int]] = [TANK, BOMBER, FIGHTER, ARTILLERY, INFANTRY]
"""Who leaves a capital first."""


def spare_units(g: Axis, power: int, threats: Threats) -> list[Units]:
    """For every space the units that may be sent away; nothing where the power has none."""
    spare: list[Units] = [[] for _ in range(SPACE_COUNT)]
    for at in g.spaces_of[power]:
        spare[at] = unmoved_units(g, at, power)
        if at == CAPITAL_OF[power] and g.owner[at] == power:
            keep_capital(g, at, power, threats, spare[at])
        elif at < LAND_COUNT and IPC[at] and is_open(g, at, power):
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


def keep_capital(g: Axis, at: int, power: int, threats: Threats, spare: Units) -> None:
    """Units may go, one kind after the other, as long as the capital stays safe; what is bought will stand there."""
    holding = with_purchases(g, at, power)
    wished = spare.copy()
    for unit in LEAVING:
        going = 0
        step = max(1, wished[unit] // 4)
        while going < wished[unit]:
            more = min(step, wished[unit] - going)
            holding[unit] -= more
            if threats.to_land(at, holding).chance > SAFE:
                holding[unit] += more
                break
            going += more
        spare[unit] = going


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
