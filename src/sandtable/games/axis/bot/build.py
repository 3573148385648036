"""The bot's economy: what to buy, where to place it, and where idle units go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import NOTHING

from ..content import (
    AA_GUN,
    AIRCRAFT,
    ARTILLERY,
    BUYABLE,
    CAPITAL_OF,
    DESTROYER,
    FAR,
    FIGHTER,
    INFANTRY,
    IS_LAND,
    JAPAN,
    LAND_COUNT,
    LAND_LINKS,
    SEA_LINKS,
    SPACE_COUNT,
    TANK,
    TRANSPORT,
    TROOPS,
    UK,
    USA,
)
from ..rules.movement.aircraft_landing import factory_room
from ..rules.movement.reach import land_moves
from ..rules.movement.transport import Transport
from .attack import Order
from .values import defence, friendly_units, spare_troops, threat, value_of, way_by_sea, way_to_front

if TYPE_CHECKING:
    from ..state import Axis


SEAFARING = (USA, UK, JAPAN)
FLEET = 4
"""Transports a seafaring power likes to have."""


def choose_purchase(g: Axis) -> int:
    """The next unit to buy, or NOTHING when the complexes or the treasury have had enough."""
    power = g.active
    waiting = sum(g.pool[power][unit] for unit in range(BUYABLE))
    room = sum(factory_room(g, power, at) for at in range(LAND_COUNT) if g.complex[at])
    money = g.ipc[power]
    if waiting >= room or money < g.cost_of(power, INFANTRY):
        return NOTHING
    capital = CAPITAL_OF[power]
    if threat(g, capital, power) > defence(friendly_units(g, capital, power)) + 3 * waiting:
        return INFANTRY
    if power in SEAFARING and wants_transport(g, power) and money >= g.cost_of(power, TRANSPORT):
        return TRANSPORT
    if power in SEAFARING and wants_escort(g, power) and money >= g.cost_of(power, DESTROYER):
        return DESTROYER
    spare = money - g.cost_of(power, INFANTRY) * (room - waiting)
    for unit, step in ((FIGHTER, 7), (TANK, 2), (ARTILLERY, 1)):
        if spare >= step and money >= g.cost_of(power, unit) and not (unit == FIGHTER and power not in SEAFARING):
            return unit
    return INFANTRY


def choose_repair(g: Axis) -> int:
    """A damaged complex that limits what can be placed, or NOTHING."""
    for at in range(LAND_COUNT):
        if g.damage[at] and g.owner[at] == g.active and g.start_owner[at] == g.active:
            wanted = g.ipc[g.active] // (g.cost_of(g.active, INFANTRY) + 1)
            if factory_room(g, g.active, at) < wanted:
                return at
    return NOTHING


def fleet(g: Axis, power: int, unit: int) -> int:
    return sum(g.count(zone, power, unit) for zone in range(LAND_COUNT, SPACE_COUNT)) + g.pool[power][unit]


def wants_transport(g: Axis, power: int) -> bool:
    return fleet(g, power, TRANSPORT) < FLEET


def wants_escort(g: Axis, power: int) -> bool:
    return fleet(g, power, DESTROYER) < 2


def choose_place(g: Axis, unit: int, places: list[int]) -> int:
    """Ships beside friends, troops at the threatened capital or nearest to the front."""
    power = g.active
    if not IS_LAND[unit] and unit not in AIRCRAFT:
        return max(places, key=lambda at: (not g.is_hostile_zone(at, power), g.mass[power][at]))
    capital = CAPITAL_OF[power]
    if capital in places and threat(g, capital, power) > defence(friendly_units(g, capital, power)):
        return capital
    front = way_to_front(g, power)
    return min(places, key=lambda at: front[at] if at < LAND_COUNT else FAR)


# Noncombat Move


def plan_moves(g: Axis) -> list[Order]:
    """Aircraft home, troops to the front, transports loaded and on their way."""
    return [*plan_marches(g), *plan_shipping(g)]


def plan_marches(g: Axis) -> list[Order]:
    power = g.active
    front = way_to_front(g, power)
    orders: list[Order] = []
    for at in range(LAND_COUNT):
        if not g.mass[power][at] or not 1 < front[at] < FAR:
            continue
        spare = spare_troops(g, at, power)
        for unit in TROOPS:
            if not spare[unit]:
                continue
            goals = [goal for goal in land_moves(g, at, power, unit) if front[goal] < front[at]]
            if goals:
                best = min(goals, key=lambda goal: (front[goal], -value_of(g, goal)))
                orders.append(Order(at, unit, best, spare[unit]))
    return orders


def plan_shipping(g: Axis) -> list[Order]:
    """Loaded transports sail towards hostile beaches, empty ones towards troops that have no front by land."""
    power = g.active
    front = way_to_front(g, power)
    beaches = sorted({zone for at in range(LAND_COUNT) if g.is_hostile(at, power) for zone in SEA_LINKS[at]})
    homes = sorted(
        {
            zone
            for at in range(LAND_COUNT)
            if front[at] == FAR and any(g.unmoved(at, power, unit) > 0 for unit in TROOPS)
            for zone in SEA_LINKS[at]
        }
    )
    to_beach, to_home = way_by_sea(g, beaches), way_by_sea(g, homes)
    orders: list[Order] = []
    for ship in g.transports:
        if ship.owner == power and not ship.spent:
            goal = shipping_goal(g, ship, front, to_beach, to_home)
            orders.append(Order(ship.zone, TRANSPORT, goal, 1))
    return orders


def shipping_goal(g: Axis, ship: Transport, front: list[int], to_beach: list[int], to_home: list[int]) -> int:
    """The calm zone within reach that is best for the ship as it is, or will be once loaded."""
    shore = LAND_LINKS[ship.zone]
    will_load = any(front[at] == FAR and g.unmoved(at, g.active, unit) > 0 for at in shore for unit in TROOPS)
    ways = to_beach if ship.cargo or will_load else to_home
    best, zones = ship.zone, [ship.zone]
    for _ in range(ship.moves):
        zones = [
            other
            for zone in zones
            for other in SEA_LINKS[zone]
            if not g.is_hostile_zone(other, g.active) and g.canal_open(zone, other, g.active)
        ]
        for zone in zones:
            if ways[zone] < ways[best]:
                best = zone
    return best


def has_idle_shore(g: Axis, zone: int) -> bool:
    """Whether troops on the shore of a zone have no front to march to."""
    front = way_to_front(g, g.active)
    return any(front[at] == FAR and g.unmoved(at, g.active, unit) > 0 for at in LAND_LINKS[zone] for unit in TROOPS)


def landing_value(g: Axis, at: int) -> tuple[int, int]:
    """Aircraft like to land where friends stand."""
    if at >= LAND_COUNT:
        return (1, 0)
    units = friendly_units(g, at, g.active)
    return (2, sum(units[unit] for unit in TROOPS) + 2 * units[AA_GUN])
