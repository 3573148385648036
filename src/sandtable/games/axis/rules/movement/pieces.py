"""How pieces are picked up and put down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...content import CARRIER, DECK, FIGHTER, FRIENDS
from ...options import POWER, SPACE, UNIT

if TYPE_CHECKING:
    from ...state import Axis


def shift(g: Axis, start: int, goal: int, power: int, unit: int, number: int) -> None:
    """Moves unmoved pieces; they will not move again this turn."""
    g.add(start, power, unit, -number)
    g.add(goal, power, unit, number)
    g.mark_moved(goal, power, unit, number)


def unshift(g: Axis, start: int, goal: int, power: int, unit: int, number: int) -> None:
    g.mark_moved(goal, power, unit, -number)
    g.add(goal, power, unit, -number)
    g.add(start, power, unit, number)


def fly(g: Axis, start: int, goal: int, power: int, unit: int, number: int, left: int) -> None:
    """Aircraft leave base for the goal with `left` movement for the way back."""
    shift(g, start, goal, power, unit, number)
    g.set_flying(goal, power, unit, left, number)


def remember_origin(g: Axis, goal: int, origin: int) -> None:
    known = g.came_from.get(goal, [])
    if origin not in known:
        g.came_from[goal] = [*known, origin]


def origins(g: Axis, goal: int) -> list[int]:
    """The spaces from which attackers came."""
    return g.came_from.get(goal, [])


def guests_aboard(g: Axis, zone: int, power: int) -> int:
    """Friends' fighters in a zone that only fit on the power's carriers: cargo of these (5.4.5c)."""
    fighters, room = 0, 0
    for friend in FRIENDS[power]:
        if friend != power:
            fighters += g.count(zone, friend, FIGHTER)
            room += DECK * g.count(zone, friend, CARRIER)
    return max(0, fighters - room)


def carry_guests(g: Axis, start: int, goal: int, power: int, guests: int) -> None:
    """So many of the friends' fighters go along."""
    for friend in FRIENDS[power]:
        if friend != power and guests > 0:
            number = min(guests, g.count(start, friend, FIGHTER))
            g.add(start, friend, FIGHTER, -number)
            g.add(goal, friend, FIGHTER, number)
            guests -= number
            if number:
                note_journey(g, "carried", "5.4.5c", start, goal, friend, FIGHTER, number)


def note_journey(g: Axis, key: str, rule: str, start: int, goal: int, power: int, unit: int, number: int) -> None:
    """Tells that so many units went from one space to another."""
    if g.log is not None:
        here, there = SPACE.option(start), SPACE.option(goal)
        g.note(key, rule, power=POWER.option(power), unit=UNIT.option(unit), n=number, space=here, to=there)


def note_loss(g: Axis, key: str, rule: str, at: int, power: int, unit: int, number: int) -> None:
    """Tells that so many units were lost without a fight."""
    if g.log is not None:
        g.note(key, rule, power=POWER.option(power), unit=UNIT.option(unit), n=number, space=SPACE.option(at))


def sail(g: Axis, start: int, goal: int, power: int, unit: int, number: int) -> None:
    """Ships move; friends' fighters that only fit on these carriers go with them."""
    if unit == CARRIER:
        staying = DECK * (g.count(start, power, CARRIER) - number)
        carry_guests(g, start, goal, power, min(guests_aboard(g, start, power) - staying, DECK * number))
    shift(g, start, goal, power, unit, number)
