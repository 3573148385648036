"""Fighters that lost their carrier in defence find another place to land (7.2.1f-h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import NOTHING, Flow

from ..content import ENEMIES, FIGHTER, LAND_COUNT, LINKS, NEUTRAL, NOBODY
from ..options import POWER, SPACE
from .movement.aircraft_landing import deck_room
from .movement.pieces import note_loss
from .turn import after_combat

if TYPE_CHECKING:
    from ..state import Axis


def refuge_step(g: Axis) -> Flow:
    """Defending fighters that lost their carrier land on another, or one space away, or are lost (7.2.1f-h)."""
    while (power := next_without_deck(g)) != NOBODY:
        yield from rescue_fighter(g, power, zone_without_deck(g, power))
    after_combat(g)


def next_without_deck(g: Axis) -> int:
    """The first defender with a fighter at sea that has no deck, or NOBODY."""
    for power in ENEMIES[g.active]:
        if zone_without_deck(g, power) != NOTHING:
            return power
    return NOBODY


def zone_without_deck(g: Axis, power: int) -> int:
    for zone in sorted(g.fought):
        if g.count(zone, power, FIGHTER) and deck_room(g, zone, power) < 0:
            return zone
    return NOTHING


def rescue_fighter(g: Axis, power: int, zone: int) -> Flow:
    refuges = fighter_refuges(g, power, zone)
    if not refuges:
        g.remove(zone, power, FIGHTER, 1)
        note_loss(g, "ditched", "7.2.1g", zone, power, FIGHTER, 1)
        return
    answer = yield g.ask(g.seat_of[power], "refuge", SPACE.all(refuges), about=SPACE.option(zone))
    g.remove(zone, power, FIGHTER, 1)
    g.add(SPACE.of(answer), power, FIGHTER, 1)
    g.note("rescued", "7.2.1f", power=POWER.option(power), space=SPACE.option(zone), to=answer)


def fighter_refuges(g: Axis, power: int, zone: int) -> list[int]:
    found: list[int] = []
    for other in LINKS[zone]:
        if other < LAND_COUNT:
            if not NEUTRAL[other] and g.is_friendly(other, power):
                found.append(other)
        elif deck_room(g, other, power) > 0:
            found.append(other)
    return found


def bar_refuge(g: Axis, zone: int, at: int) -> str:
    """A fighter without a deck goes one space, to friendly land or a friend's free deck."""
    if at in fighter_refuges(g, next_without_deck(g), zone):
        return ""
    return "2.2f" if NEUTRAL[at] else "7.2.1f"
