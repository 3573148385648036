"""Phase 3, Combat Move (5.4): one order at a time, until the player is done."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decision import Choice, Flow

from .board import LAND_COUNT, LAND_LINKS, SPACE_COUNT
from .capture import take_territory
from .figures import (
    AIRCRAFT,
    BOMBER,
    CARRIER,
    FIGHTER,
    INFANTRY,
    MECHANIZED,
    PARATROOPERS,
    TANK,
    TRANSPORT,
    TROOPS,
    WARSHIPS,
)
from .landing import Plan, keep_promises
from .movement import (
    came_through,
    can_be_raided,
    has_hostile_neighbour,
    is_blitzable,
    is_lone,
    land_attacks,
    may_meet_ships,
    moves_two,
    paratrooper_goals,
    routes,
    ship_attacks,
)
from .names import ATTACK_THEM, DIRECT, DONE, MECHANIZED_PAIR, PARATROOPER, POWER, RAID, SPACE, UNIT
from .orders import (
    carriers_that_may_sail,
    choose_goal,
    choose_number,
    choose_unit,
    flights_that_land,
    fly,
    remember_origin,
    sail,
    shift,
)
from .state import STRATEGIC, World
from .voyage import combat_voyage, friends_transports, has_combat_voyage


def combat_order(g: World) -> Flow:
    """One order: from where, which units, where to, how many."""
    plan = Plan(g, g.active, True)
    origin = yield g.ask(g.seat(), "combat-from", combat_origins(g, plan), about=POWER + g.active)
    if origin == DONE:
        end_combat_move(g)
        return
    at = origin - SPACE
    unit = yield from choose_unit(g, "combat-unit", at, list(attackers_at(g, plan, at)))
    if unit == TRANSPORT:
        yield from combat_voyage(g, at)
    elif unit in (FIGHTER, BOMBER):
        yield from order_flight(g, plan, at, unit)
    elif unit == PARATROOPER:
        yield from order_drop(g, at)
    elif at >= LAND_COUNT:
        yield from order_ships(g, plan, at, unit)
    else:
        yield from order_troops(g, at, unit)


def end_combat_move(g: World) -> None:
    keep_promises(g, g.active, True)
    g.stage = STRATEGIC


def combat_origins(g: World, plan: Plan) -> Iterator[int]:
    yield DONE
    row = g.active * SPACE_COUNT
    for at in range(SPACE_COUNT):
        if g.mass[row + at] and not g.is_spent(at, g.active) and next(attackers_at(g, plan, at), -1) >= 0:
            yield SPACE + at
    for zone in friends_transports(g):
        if g.is_spent(zone, g.active) and has_combat_voyage(g, zone):
            yield SPACE + zone


def attackers_at(g: World, plan: Plan, at: int) -> Iterator[int]:
    """The kinds of units in a space that have somewhere to attack."""
    power = g.active
    if at < LAND_COUNT:
        near = has_hostile_neighbour(g, at, power)
        for unit in TROOPS:
            if (near or unit == TANK) and g.unmoved(at, power, unit) and (near or land_attacks(g, at, power, unit)):
                yield unit
    for unit in AIRCRAFT:
        if g.unmoved(at, power, unit) and next(air_attacks(g, plan, at, unit), -1) >= 0:
            yield unit
    if at < LAND_COUNT:
        if can_pair(g, at) and land_attacks(g, at, power, MECHANIZED_PAIR):
            yield MECHANIZED_PAIR
        if can_drop(g, at) and drop_goals(g, at):
            yield PARATROOPER
        return
    if may_meet_ships(g, at, power):
        for unit in WARSHIPS:
            if g.unmoved(at, power, unit) and next(ship_goals(g, plan, at, unit), -1) >= 0:
                yield unit
    if has_combat_voyage(g, at):
        yield TRANSPORT


# Land


def can_pair(g: World, at: int) -> bool:
    """A tank takes an infantry along (5.2.3q)."""
    power = g.active
    return g.has_tech(power, MECHANIZED) and g.unmoved(at, power, TANK) > 0 and g.unmoved(at, power, INFANTRY) > 0


def order_troops(g: World, at: int, unit: int) -> Flow:
    power = g.active
    goal = yield from choose_goal(g, "combat-to", unit, land_attacks(g, at, power, unit))
    via = at
    if moves_two(unit):
        via = yield from choose_route(g, at, unit, goal)
    paired = unit == MECHANIZED_PAIR
    kind = TANK if paired else unit
    most = g.unmoved(at, power, kind)
    if paired:
        most = min(most, g.unmoved(at, power, INFANTRY))
    number = yield from choose_number(g, "combat-number", unit, most)
    if via != at and is_blitzable(g, via, power):
        g.note("blitz", "5.4.7d", power=POWER + power, space=SPACE + via)
        take_territory(g, via, power)
    shift(g, at, goal, power, kind, number)
    if paired:
        shift(g, at, goal, power, INFANTRY, number)
    remember_origin(g, goal, via)
    g.note("advance", "5.4a", power=POWER + power, unit=UNIT + unit, n=number, space=SPACE + at, to=SPACE + goal)


def choose_route(g: World, at: int, unit: int, goal: int) -> Choice:
    """The territory passed on the way; asked only where a blitz on the way is a choice."""
    power = g.active
    direct = goal in LAND_LINKS[at] and g.is_hostile(goal, power) and unit == TANK
    ways = routes(g, at, power, goal)
    if direct and not any(is_blitzable(g, via, power) for via in ways):
        return at
    if direct or len({is_blitzable(g, via, power) for via in ways}) > 1 or len(ways) > 1:
        options = [DIRECT] if direct else []
        options.extend(SPACE + via for via in ways if is_blitzable(g, via, power))
        friendly = [via for via in ways if not is_blitzable(g, via, power)]
        options.extend(SPACE + via for via in friendly[:1] if not direct)
        if len(options) == 1:
            return at if options[0] == DIRECT else options[0] - SPACE
        answer = yield g.ask(g.seat(), "combat-via", options, about=SPACE + goal)
        return at if answer == DIRECT else answer - SPACE
    return ways[0]


# Air


def air_attacks(g: World, plan: Plan, at: int, unit: int) -> Iterator[int]:
    """Targets from which the aircraft can still land."""
    power = g.active
    reach = g.range_of(power, unit)
    distances = g.flights_from(power, at)
    for goal in plan.targets_of(unit):
        distance = distances[goal]
        left = reach - distance
        if left < 0:
            continue
        if g.way_home[goal] <= left or (unit == FIGHTER and distance and plan.can_fly(at, reach, goal, left, 1)):
            yield goal


def order_flight(g: World, plan: Plan, at: int, unit: int) -> Flow:
    power = g.active
    goal = yield from choose_goal(g, "combat-to", unit, list(air_attacks(g, plan, at, unit)))
    raiding = False
    if unit == BOMBER and can_be_raided(g, goal, power):
        raiding = True
        if g.has_enemy_defenders(goal, power):
            answer = yield g.ask(g.seat(), "raid-or-attack", [ATTACK_THEM, RAID], about=SPACE + goal)
            raiding = answer == RAID
    reach = g.range_of(power, unit)
    left = reach - g.flight(power, at, goal)
    most = g.unmoved(at, power, unit)
    if g.way_home[goal] > left:
        most = flights_that_land(plan, at, reach, goal, left, most)
    number = yield from choose_number(g, "combat-number", unit, most)
    fly(g, at, goal, power, unit, number, left)
    if raiding:
        g.raiders[goal] = g.raiders.get(goal, 0) + number
    elif goal >= LAND_COUNT and is_lone(g, goal, power) and goal not in g.lone_attacks:
        g.lone_attacks.append(goal)
    g.note("advance", "5.4.2a", power=POWER + power, unit=UNIT + unit, n=number, space=SPACE + at, to=SPACE + goal)


def can_drop(g: World, at: int) -> bool:
    power = g.active
    return g.has_tech(power, PARATROOPERS) and g.unmoved(at, power, BOMBER) > 0 and g.unmoved(at, power, INFANTRY) > 0


def drop_goals(g: World, at: int) -> list[int]:
    """Where paratroopers may be dropped and their bomber still gets home."""
    power = g.active
    reach = g.range_of(power, BOMBER)
    goals = paratrooper_goals(g, at, power, reach)
    return [goal for goal, steps in goals.items() if g.way_home[goal] <= reach - steps]


def order_drop(g: World, at: int) -> Flow:
    power = g.active
    reach = g.range_of(power, BOMBER)
    goal = yield from choose_goal(g, "combat-to", PARATROOPER, drop_goals(g, at))
    most = min(g.unmoved(at, power, BOMBER), g.unmoved(at, power, INFANTRY))
    number = yield from choose_number(g, "combat-number", PARATROOPER, most)
    fly(g, at, goal, power, BOMBER, number, reach - paratrooper_goals(g, at, power, reach)[goal])
    shift(g, at, goal, power, INFANTRY, number)
    if at in LAND_LINKS[goal]:
        remember_origin(g, goal, at)
    g.note("drop", "5.2.3i", power=POWER + power, n=number, space=SPACE + at, to=SPACE + goal)


# Sea


def ship_goals(g: World, plan: Plan, at: int, unit: int) -> Iterator[int]:
    for goal in ship_attacks(g, at, g.active, unit):
        if unit != CARRIER or carriers_that_may_sail(g, plan, at, goal, 1):
            yield goal


def order_ships(g: World, plan: Plan, at: int, unit: int) -> Flow:
    power = g.active
    goal = yield from choose_goal(g, "combat-to", unit, list(ship_goals(g, plan, at, unit)))
    most = g.unmoved(at, power, unit)
    if unit == CARRIER:
        most = carriers_that_may_sail(g, plan, at, goal, most)
    number = yield from choose_number(g, "combat-number", unit, most)
    fleeing = g.is_hostile_zone(at, power)
    remember_origin(g, goal, came_through(g, at, goal, power, unit))
    sail(g, at, goal, power, unit, number)
    if not fleeing and is_lone(g, goal, power) and goal not in g.assaulted_from and goal not in g.lone_attacks:
        g.lone_attacks.append(goal)
    g.note("advance", "5.4a", power=POWER + power, unit=UNIT + unit, n=number, space=SPACE + at, to=SPACE + goal)
