"""Phase 5, Noncombat Move (5.6): units that did not fight move, aircraft land."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Flow

from .board import LAND_COUNT, LAND_LINKS, SEA_LINKS, SPACE_COUNT
from .combat_move import can_pair
from .figures import (
    AA_GUN,
    AIRCRAFT,
    BOMBER,
    CARRIER,
    FIGHTER,
    INFANTRY,
    KINDS,
    SUBMARINE,
    TANK,
    TRANSPORT,
    TROOPS,
    WARSHIPS,
)
from .landing import Plan, aircraft_off_base, keep_promises
from .movement import land_moves, ship_moves
from .names import DONE, MECHANIZED_PAIR, POWER, SPACE, UNIT
from .orders import carriers_that_may_sail, choose_goal, choose_number, choose_unit, sail, shift
from .state import RANGES, ROW, World
from .turn import after_noncombat_move
from .voyage import friends_transports, has_noncombat_voyage, noncombat_voyage

LAND_UNITS = [*TROOPS, AA_GUN]


def noncombat_order(g: World) -> Flow:
    plan = Plan(g, g.active, False)
    origin = yield g.ask(g.seat(), "noncombat-from", noncombat_origins(g, plan), about=POWER + g.active)
    if origin == DONE:
        end_noncombat_move(g)
        return
    at = origin - SPACE
    unit = yield from choose_unit(g, "noncombat-unit", at, list(movers_at(g, plan, at)))
    if unit == TRANSPORT:
        yield from noncombat_voyage(g, at)
    elif unit in (FIGHTER, BOMBER):
        yield from order_landing(g, plan, at, unit)
    elif at >= LAND_COUNT:
        yield from order_fleet(g, plan, at, unit)
    else:
        yield from order_march(g, at, unit)


def may_stop(g: World, plan: Plan) -> bool:
    """Every aircraft that can be saved has been (5.6.1.2)."""
    lost = aircraft_off_base(g, g.active)
    return lost == 0 or lost <= plan.stranded()


def noncombat_origins(g: World, plan: Plan) -> Iterator[int]:
    row = g.active * SPACE_COUNT
    stuck = True
    for at in range(SPACE_COUNT):
        if g.mass[row + at] and not g.is_spent(at, g.active) and can_move_from(g, plan, at):
            stuck = False
            yield SPACE + at
    for zone in friends_transports(g):
        if g.is_spent(zone, g.active) and has_noncombat_voyage(g, zone):
            stuck = False
            yield SPACE + zone
    if stuck or may_stop(g, plan):
        yield DONE


def can_move_from(g: World, plan: Plan, at: int) -> bool:
    """Whether any unit in a space has somewhere to go; the same as `movers_at`, without listing where."""
    power = g.active
    if at < LAND_COUNT:
        for unit in LAND_UNITS:
            if g.unmoved(at, power, unit):
                return has_friendly_neighbour(g, at, power) or can_fly_from(g, plan, at)
        return can_fly_from(g, plan, at)
    if has_calm_neighbour(g, at, power):
        for unit in WARSHIPS:
            if g.unmoved(at, power, unit) and (unit != CARRIER or has_fleet_goal(g, plan, at, unit)):
                return True
    elif g.unmoved(at, power, SUBMARINE) and ship_moves(g, at, power, SUBMARINE):
        return True
    return has_noncombat_voyage(g, at) or can_fly_from(g, plan, at)


def can_fly_from(g: World, plan: Plan, at: int) -> bool:
    return any(g.count(at, g.active, unit) and next(landings(g, plan, at, unit), -1) >= 0 for unit in AIRCRAFT)


def has_friendly_neighbour(g: World, at: int, power: int) -> bool:
    return any(g.is_friendly(other, power) and g.may_enter(other, power) for other in LAND_LINKS[at])


def has_calm_neighbour(g: World, zone: int, power: int) -> bool:
    return any(not g.is_hostile_zone(other, power) and g.canal_open(zone, other, power) for other in SEA_LINKS[zone])


def movers_at(g: World, plan: Plan, at: int) -> Iterator[int]:
    power = g.active
    if at < LAND_COUNT:
        for unit in LAND_UNITS:
            if g.unmoved(at, power, unit) and land_moves(g, at, power, unit):
                yield unit
        if can_pair(g, at) and land_moves(g, at, power, MECHANIZED_PAIR):
            yield MECHANIZED_PAIR
    for unit in AIRCRAFT:
        if g.count(at, power, unit) and next(landings(g, plan, at, unit), -1) >= 0:
            yield unit
    if at < LAND_COUNT:
        return
    for unit in WARSHIPS:
        if g.unmoved(at, power, unit) and has_fleet_goal(g, plan, at, unit):
            yield unit
    if has_noncombat_voyage(g, at):
        yield TRANSPORT


def end_noncombat_move(g: World) -> None:
    """Aircraft without a landing are lost; fighters may wait for a new carrier (5.6.1.2c, g)."""
    power = g.active
    for key, number in list(g.flying.items()):
        row = key // RANGES
        at, unit = row // ROW, row % KINDS
        if row % ROW // KINDS == power and (at < LAND_COUNT or unit == BOMBER):
            g.set_flying(at, power, unit, key % RANGES, -number)
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
    g.note("moved", "5.6a", power=POWER + g.active, unit=UNIT + unit, n=number, space=SPACE + at, to=SPACE + goal)


# Sea


def fleet_goals(g: World, plan: Plan, at: int, unit: int) -> Iterator[int]:
    for goal in ship_moves(g, at, g.active, unit):
        if unit != CARRIER or carriers_that_may_sail(g, plan, at, goal, 1):
            yield goal


def has_fleet_goal(g: World, plan: Plan, at: int, unit: int) -> bool:
    return next(fleet_goals(g, plan, at, unit), -1) >= 0


def order_fleet(g: World, plan: Plan, at: int, unit: int) -> Flow:
    power = g.active
    goal = yield from choose_goal(g, "noncombat-to", unit, list(fleet_goals(g, plan, at, unit)))
    most = g.unmoved(at, power, unit)
    if unit == CARRIER:
        most = carriers_that_may_sail(g, plan, at, goal, most)
    number = yield from choose_number(g, "noncombat-number", unit, most)
    sail(g, at, goal, power, unit, number)
    note_move(g, unit, number, at, goal)


# Air


def longest_range(g: World, at: int, unit: int) -> int:
    """The most movement that an aircraft in a space has left; those at base have all of it."""
    power = g.active
    if g.unmoved(at, power, unit):
        return g.range_of(power, unit)
    if not g.airborne[at]:
        return -1
    for left in range(RANGES - 1, -1, -1):
        if g.flying_at(at, power, unit, left):
            return left
    return -1


def aircraft_with(g: World, at: int, unit: int, left: int) -> int:
    """How many aircraft in a space have at least this much movement left."""
    power = g.active
    total = 0
    if g.airborne[at]:
        for more in range(left, RANGES):
            total += g.flying_at(at, power, unit, more)
    if left <= g.range_of(power, unit):
        total += g.unmoved(at, power, unit)
    return total


def least_enough(g: World, at: int, unit: int, distance: int) -> int:
    """The movement of the aircraft that will go: the one with the least that is enough."""
    for left in range(distance, RANGES):
        if g.flying_at(at, g.active, unit, left):
            return left
    return g.range_of(g.active, unit)


def is_airborne(g: World, at: int, unit: int) -> bool:
    """Aircraft that are over their landing place but have not landed."""
    return aircraft_with(g, at, unit, 0) > g.unmoved(at, g.active, unit)


def landings(g: World, plan: Plan, at: int, unit: int) -> Iterator[int]:
    """Where an aircraft in a space may land: land that was friendly all turn, or a deck for a fighter."""
    power = g.active
    reach = longest_range(g, at, unit)
    if reach < 0:
        return
    distances = g.flights_from(power, at)
    for goal in range(SPACE_COUNT):
        distance = distances[goal]
        if distance > reach:
            continue
        if goal < LAND_COUNT:
            if g.way_home[goal] == 0 and (distance or is_airborne(g, at, unit)):
                yield goal
        elif unit == FIGHTER and distance and plan.may_have_deck(goal) and can_end_at(g, plan, at, goal, distance):
            yield goal


def can_end_at(g: World, plan: Plan, at: int, zone: int, distance: int) -> bool:
    """Whether a fighter may end in a zone: a deck is there, can come there, or will be placed there."""
    full = least_enough(g, at, FIGHTER, distance)
    return plan.can_fly(at, full, zone, 0, 1)


def land_one(g: World, at: int, goal: int, unit: int, distance: int) -> None:
    """The aircraft with the least movement that is enough flies and is done; at sea it waits for its deck."""
    power = g.active
    for left in range(distance, RANGES):
        if g.flying_at(at, power, unit, left):
            g.set_flying(at, power, unit, left, -1)
            g.mark_moved(at, power, unit, -1)
            break
    g.add(at, power, unit, -1)
    g.add(goal, power, unit, 1)
    g.mark_moved(goal, power, unit, 1)
    if goal >= LAND_COUNT:
        g.set_flying(goal, power, unit, 0, 1)


def order_landing(g: World, plan: Plan, at: int, unit: int) -> Flow:
    power = g.active
    goal = yield from choose_goal(g, "noncombat-to", unit, list(landings(g, plan, at, unit)))
    distance = g.flight(power, at, goal)
    most = 1
    if not distance:
        most = aircraft_with(g, at, unit, 0) - g.unmoved(at, power, unit)
    elif goal < LAND_COUNT:
        most = aircraft_with(g, at, unit, distance)
    number = yield from choose_number(g, "noncombat-number", unit, most)
    for _ in range(number):
        land_one(g, at, goal, unit, distance)
    note_move(g, unit, number, at, goal)
