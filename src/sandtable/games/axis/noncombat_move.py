"""Phase 5, Noncombat Move (5.6): units that did not fight move, aircraft land."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Flow

from .board import LAND_COUNT, SPACE_COUNT
from .combat_move import SHIPS_OF_THE_LINE, can_pair, needs_decks
from .figures import AA_GUN, BOMBER, CARRIER, FIGHTER, INFANTRY, KINDS, TANK, TRANSPORT, TROOPS
from .landing import aircraft_off_base, keep_promises, stranded
from .movement import land_moves, ship_moves
from .names import DONE, MECHANIZED_PAIR, POWER, SPACE, UNIT
from .orders import carriers_that_may_sail, choose_goal, choose_number, choose_unit, sail, shift
from .state import RANGES, ROW, World
from .turn import after_noncombat_move
from .voyage import noncombat_ships, noncombat_voyage

LAND_UNITS = [*TROOPS, AA_GUN]


def noncombat_order(g: World) -> Flow:
    origins = list(noncombat_origins(g))
    if may_stop(g) or not origins:
        origins.insert(0, DONE)
    origin = yield g.ask(g.seat(), "noncombat-from", origins, about=POWER + g.active)
    if origin == DONE:
        end_noncombat_move(g)
        return
    at = origin - SPACE
    unit = yield from choose_unit(g, "noncombat-unit", at, moving_units(g, at))
    if unit == TRANSPORT:
        yield from noncombat_voyage(g, at)
    elif unit == FIGHTER or unit == BOMBER:
        yield from order_landing(g, at, unit)
    elif at >= LAND_COUNT:
        yield from order_fleet(g, at, unit)
    else:
        yield from order_march(g, at, unit)


def may_stop(g: World) -> bool:
    """Every aircraft that can be saved has been (5.6.1.2)."""
    if not needs_decks(g):
        return True
    lost = aircraft_off_base(g, g.active)
    return lost == 0 or lost <= stranded(g, g.active, False)


def noncombat_origins(g: World) -> Iterator[int]:
    row = g.active * SPACE_COUNT
    for at in range(SPACE_COUNT):
        if g.mass[row + at]:
            if next(movers_at(g, at), -1) >= 0:
                yield SPACE + at
        elif at >= LAND_COUNT and g.transports and noncombat_ships(g, at):
            yield SPACE + at


def moving_units(g: World, at: int) -> list[int]:
    return list(movers_at(g, at))


def movers_at(g: World, at: int) -> Iterator[int]:
    power = g.active
    if at < LAND_COUNT:
        for unit in LAND_UNITS:
            if g.unmoved(at, power, unit) and land_moves(g, at, power, unit):
                yield unit
        if can_pair(g, at) and land_moves(g, at, power, MECHANIZED_PAIR):
            yield MECHANIZED_PAIR
    for unit in (FIGHTER, BOMBER):
        if g.count(at, power, unit) and next(landings(g, at, unit), -1) >= 0:
            yield unit
    if at < LAND_COUNT:
        return
    for unit in SHIPS_OF_THE_LINE:
        if g.unmoved(at, power, unit) and fleet_goals(g, at, unit):
            yield unit
    if noncombat_ships(g, at):
        yield TRANSPORT


def end_noncombat_move(g: World) -> None:
    """Aircraft without a landing are lost; fighters may wait for a new carrier (5.6.1.2c, g)."""
    power = g.active
    for key, number in list(g.flying.items()):
        row = key // RANGES
        at, unit = row // ROW, row % KINDS
        if row % ROW // KINDS == power and (at < LAND_COUNT or unit == BOMBER):
            g.flying.pop(key)
            g.remove(at, power, unit, number)
            g.note("ditched", "5.6.1.2g", power=POWER + power, unit=UNIT + unit, space=SPACE + at)
    keep_promises(g, power, False)
    after_noncombat_move(g)


# Land


def order_march(g: World, at: int, unit: int) -> Flow:
    power = g.active
    goal = yield from choose_goal(g, "noncombat-to", unit, land_moves(g, at, power, unit))
    paired = unit == MECHANIZED_PAIR
    kind = TANK if paired else unit
    most = g.unmoved(at, power, kind)
    if paired:
        most = min(most, g.unmoved(at, power, INFANTRY))
    number = yield from choose_number(g, "noncombat-number", unit, most)
    shift(g, at, goal, power, kind, number)
    if paired:
        shift(g, at, goal, power, INFANTRY, number)
    note_move(g, unit, number, at, goal)


def note_move(g: World, unit: int, number: int, at: int, goal: int) -> None:
    g.note(
        "moved", "5.6a", power=POWER + g.active, unit=UNIT + unit, n=number, space=SPACE + at, to=SPACE + goal
    )


# Sea


def fleet_goals(g: World, at: int, unit: int) -> list[int]:
    goals = ship_moves(g, at, g.active, unit)
    if unit != CARRIER or not goals or not needs_decks(g):
        return goals
    return [goal for goal in goals if carriers_that_may_sail(g, at, goal, g.active, 1, False)]


def order_fleet(g: World, at: int, unit: int) -> Flow:
    power = g.active
    goal = yield from choose_goal(g, "noncombat-to", unit, fleet_goals(g, at, unit))
    most = g.unmoved(at, power, unit)
    if unit == CARRIER and needs_decks(g):
        most = carriers_that_may_sail(g, at, goal, power, most, False)
    number = yield from choose_number(g, "noncombat-number", unit, most)
    sail(g, at, goal, power, unit, number)
    note_move(g, unit, number, at, goal)


# Air


def ranges_at(g: World, at: int, unit: int) -> list[int]:
    """How much movement the aircraft in a space have left: those at base all of it."""
    power = g.active
    found = [left for left in range(RANGES) if g.flying_at(at, power, unit, left)]
    full = g.range_of(power, unit)
    if g.unmoved(at, power, unit) and full not in found:
        found.append(full)
    return found


def aircraft_with(g: World, at: int, unit: int, left: int) -> int:
    """How many aircraft in a space have at least this much movement left."""
    power = g.active
    total = sum(g.flying_at(at, power, unit, more) for more in range(left, RANGES))
    if left <= g.range_of(power, unit):
        total += g.unmoved(at, power, unit)
    return total


def lift(g: World, at: int, unit: int, least: int) -> int:
    """Takes off the aircraft with the least movement that is enough; ends in what it had."""
    power = g.active
    for left in range(least, RANGES):
        if g.flying_at(at, power, unit, left):
            g.set_flying(at, power, unit, left, -1)
            g.mark_moved(at, power, unit, -1)
            g.add(at, power, unit, -1)
            return left
    g.add(at, power, unit, -1)
    return g.range_of(power, unit)


def put_back(g: World, at: int, unit: int, left: int, was_flying: bool) -> None:
    power = g.active
    g.add(at, power, unit, 1)
    if was_flying:
        g.mark_moved(at, power, unit, 1)
        g.set_flying(at, power, unit, left, 1)


def landings(g: World, at: int, unit: int) -> Iterator[int]:
    """Where an aircraft in a space may land: land that was friendly all turn, or a deck for a fighter."""
    power = g.active
    ranges = ranges_at(g, at, unit)
    if not ranges:
        return
    reach = max(ranges)
    for goal in range(SPACE_COUNT):
        distance = g.flight(power, at, goal)
        if distance > reach:
            continue
        if goal < LAND_COUNT:
            if g.was_friendly(goal, power) and g.may_enter(goal, power) and (distance or is_away(g, at, unit)):
                yield goal
        elif unit == FIGHTER and distance and can_land_at_sea(g, at, goal):
            yield goal


def is_away(g: World, at: int, unit: int) -> bool:
    """Aircraft that are over their landing place but have not landed."""
    return any(g.flying_at(at, g.active, unit, left) for left in range(RANGES))


def can_land_at_sea(g: World, at: int, goal: int) -> bool:
    """Whether a fighter may end in a zone: a deck is there, can come there, or will be placed there."""
    power = g.active
    before = stranded(g, power, False)
    distance = g.flight(power, at, goal)
    flying = sum(g.flying_at(at, power, FIGHTER, left) for left in range(distance, RANGES))
    left = lift(g, at, FIGHTER, distance)
    set_down(g, goal, FIGHTER)
    fits = stranded(g, power, False) <= before
    pick_up(g, goal, FIGHTER)
    put_back(g, at, FIGHTER, left, flying > 0)
    return fits


def set_down(g: World, goal: int, unit: int) -> None:
    power = g.active
    g.add(goal, power, unit, 1)
    g.mark_moved(goal, power, unit, 1)
    if goal >= LAND_COUNT:
        g.set_flying(goal, power, unit, 0, 1)


def pick_up(g: World, goal: int, unit: int) -> None:
    power = g.active
    if goal >= LAND_COUNT:
        g.set_flying(goal, power, unit, 0, -1)
    g.mark_moved(goal, power, unit, -1)
    g.add(goal, power, unit, -1)


def order_landing(g: World, at: int, unit: int) -> Flow:
    power = g.active
    goal = yield from choose_goal(g, "noncombat-to", unit, list(landings(g, at, unit)))
    distance = g.flight(power, at, goal)
    most = aircraft_with(g, at, unit, distance)
    if goal >= LAND_COUNT:
        most = 1
    elif not distance:
        most = sum(g.flying_at(at, power, unit, left) for left in range(RANGES))
    number = yield from choose_number(g, "noncombat-number", unit, most)
    for _ in range(number):
        lift(g, at, unit, distance)
        set_down(g, goal, unit)
    note_move(g, unit, number, at, goal)
