"""Fighters that lost their carrier in defence find another place to land (7.2.1f-h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Flow

from ..content import ENEMIES, FIGHTER, LAND_COUNT, LINKS, NEUTRAL
from ..options import POWER, SPACE, UNIT
from .movement.aircraft_landing import deck_room
from .turn import after_combat

if TYPE_CHECKING:
    from ..state import Axis


def refuge_step(g: Axis) -> Flow:
    """Defending fighters that lost their carrier land on another, or one space away, or are lost (7.2.1f-h)."""
    for power in ENEMIES[g.active]:
        for zone in sorted(g.fought):
            yield from rescue_fighters(g, power, zone)
    after_combat(g)


def rescue_fighters(g: Axis, power: int, zone: int) -> Flow:
    while g.count(zone, power, FIGHTER) and deck_room(g, zone, power) < 0:
        refuges = fighter_refuges(g, power, zone)
        if not refuges:
            g.remove(zone, power, FIGHTER, 1)
            g.note("ditched", "7.2.1g", power=POWER.option(power), unit=UNIT.option(FIGHTER), space=SPACE.option(zone))
            continue
        options = SPACE.all(refuges)
        answer = yield g.ask(g.seat_of[power], "refuge", options, about=SPACE.option(zone))
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


def bar_refuge(g: Axis, power: int, zone: int, at: int) -> str:
    return "" if at in fighter_refuges(g, power, zone) else "2.2f" if NEUTRAL[at] else "7.2.1f"
