"""How pieces are picked up and put down: the moves that both movement phases share."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Choice

from .board import FRIENDS, SPACE_COUNT
from .figures import CARRIER, DECK, FIGHTER
from .landing import Plan
from .names import COUNT_LIMIT, SPACE, UNIT, N
from .state import World

ORIGINS = SPACE_COUNT
"""`came_from` is kept as `goal * ORIGINS + origin`."""


def choose_unit(g: World, prompt: str, at: int, units: list[int]) -> Choice:
    """Which kind of unit is meant; not asked when there is one."""
    if len(units) == 1:
        return units[0]
    answer = yield g.ask(g.seat(), prompt, [UNIT + unit for unit in units], about=SPACE + at)
    return answer - UNIT


def choose_goal(g: World, prompt: str, unit: int, goals: list[int]) -> Choice:
    answer = yield g.ask(g.seat(), prompt, [SPACE + goal for goal in goals], about=UNIT + unit)
    return answer - SPACE


def choose_number(g: World, prompt: str, unit: int, most: int) -> Choice:
    """How many of them; not asked when there is one."""
    if most == 1:
        return 1
    most = min(most, COUNT_LIMIT)
    answer = yield g.ask(g.seat(), prompt, [N + number for number in range(1, most + 1)], about=UNIT + unit)
    return answer - N


def shift(g: World, start: int, goal: int, power: int, unit: int, number: int) -> None:
    """Moves unmoved pieces; they will not move again this turn."""
    g.add(start, power, unit, -number)
    g.add(goal, power, unit, number)
    g.mark_moved(goal, power, unit, number)


def fly(g: World, start: int, goal: int, power: int, unit: int, number: int, left: int) -> None:
    """Aircraft leave base for the goal with `left` movement for the way back."""
    shift(g, start, goal, power, unit, number)
    g.set_flying(goal, power, unit, left, number)


def unshift(g: World, start: int, goal: int, power: int, unit: int, number: int) -> None:
    g.mark_moved(goal, power, unit, -number)
    g.add(goal, power, unit, -number)
    g.add(start, power, unit, number)


def remember_origin(g: World, goal: int, origin: int) -> None:
    g.came_from[goal * ORIGINS + origin] = 1


def origins(g: World, goal: int) -> Iterator[int]:
    for key in g.came_from:
        if key // ORIGINS == goal:
            yield key % ORIGINS


def flights_that_land(plan: Plan, start: int, full: int, goal: int, left: int, most: int) -> int:
    """How many fighters can fly there and still find a deck between them."""
    accepted = 0
    while accepted < most and plan.can_fly(start, full, goal, left, accepted + 1):
        accepted += 1
    return accepted


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


def carriers_that_may_sail(g: World, plan: Plan, start: int, goal: int, most: int) -> int:
    """How many carriers can leave without stranding a fighter that relies on them (7.2.1e, 7.2n)."""
    if plan.has_none_to_save():
        return most
    accepted = 0
    for number in range(1, most + 1):
        shift(g, start, goal, plan.power, CARRIER, number)
        fits = plan.strands_nobody_more()
        unshift(g, start, goal, plan.power, CARRIER, number)
        if not fits:
            break
        accepted = number
    return accepted
