"""How pieces are picked up and put down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .board import FRIENDS, SPACE_COUNT
from .figures import CARRIER, DECK, FIGHTER
from .state import World

ORIGINS: Final = SPACE_COUNT
"""`came_from` is kept as `goal * ORIGINS + origin`."""


def shift(g: World, start: int, goal: int, power: int, unit: int, number: int) -> None:
    """Moves unmoved pieces; they will not move again this turn."""
    g.add(start, power, unit, -number)
    g.add(goal, power, unit, number)
    g.mark_moved(goal, power, unit, number)


def unshift(g: World, start: int, goal: int, power: int, unit: int, number: int) -> None:
    g.mark_moved(goal, power, unit, -number)
    g.add(goal, power, unit, -number)
    g.add(start, power, unit, number)


def fly(g: World, start: int, goal: int, power: int, unit: int, number: int, left: int) -> None:
    """Aircraft leave base for the goal with `left` movement for the way back."""
    shift(g, start, goal, power, unit, number)
    g.set_flying(goal, power, unit, left, number)


def remember_origin(g: World, goal: int, origin: int) -> None:
    g.came_from[goal * ORIGINS + origin] = 1


def origins(g: World, goal: int) -> Iterator[int]:
    for key in g.came_from:
        if key // ORIGINS == goal:
            yield key % ORIGINS


def guests_aboard(g: World, zone: int, power: int) -> int:
    """Friends' fighters in a zone that only fit on the power's carriers: cargo of these (5.4.5c)."""
    fighters, room = 0, 0
    for friend in FRIENDS[power]:
        if friend != power:
            fighters += g.count(zone, friend, FIGHTER)
            room += DECK * g.count(zone, friend, CARRIER)
    return max(0, fighters - room)


def carry_guests(g: World, start: int, goal: int, power: int, guests: int) -> None:
    """So many of the friends' fighters go along."""
    for friend in FRIENDS[power]:
        if friend != power and guests > 0:
            number = min(guests, g.count(start, friend, FIGHTER))
            g.add(start, friend, FIGHTER, -number)
            g.add(goal, friend, FIGHTER, number)
            guests -= number


def sail(g: World, start: int, goal: int, power: int, unit: int, number: int) -> None:
    """Ships move; friends' fighters that only fit on these carriers go with them."""
    if unit == CARRIER:
        staying = DECK * (g.count(start, power, CARRIER) - number)
        carry_guests(g, start, goal, power, min(guests_aboard(g, start, power) - staying, DECK * number))
    shift(g, start, goal, power, unit, number)
