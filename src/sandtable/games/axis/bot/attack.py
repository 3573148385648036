"""The bot's Combat Move: which battles are worth fighting, and with what."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sandtable.engine.decision import NOTHING

from ..content import (
    AA_GUN,
    AIRCRAFT,
    BATTLESHIP,
    CAPITAL,
    CARRIER,
    CITY,
    CRUISER,
    FIGHTER,
    INFANTRY,
    KINDS,
    LAND_COUNT,
    LAND_FIGHTERS,
    LAND_LINKS,
    PIECE_POWER,
    PIECE_UNIT,
    SEA_LINKS,
    SHIPS,
    SPACE_COUNT,
    TANK,
    TRANSPORT,
    TROOPS,
    WARSHIPS,
)
from ..rules.movement.reach import routes, sea_reach
from ..rules.movement.transport import Transport
from .values import chances_at_sea, chances_on_land, enemy_units, price, spare_troops, value_of

if TYPE_CHECKING:
    from ..state import Axis


SURE = 0.78
WORTH_A_RISK = 0.62


@final
class Order:
    """Units to be moved together; a voyage also says through which zone it lands."""

    def __init__(self, at: int, unit: int, goal: int, number: int, via: int = NOTHING) -> None:
        self.at = at
        self.unit = unit
        self.goal = goal
        self.number = number
        self.via = via

    def copy(self) -> Order:
        return Order(self.at, self.unit, self.goal, self.number, self.via)


def plan_attacks(g: Axis) -> list[Order]:
    """Land battles by value, then landings, then sea battles with what is left."""
    spare = [spare_troops(g, at, g.active) if g.mass[g.active][at] else [] for at in range(SPACE_COUNT)]
    orders: list[Order] = []
    targets = [at for at in range(LAND_COUNT) if g.is_hostile(at, g.active) and g.may_enter(at, g.active)]
    targets.sort(key=lambda at: -value_of(g, at) - price(enemy_units(g, at, g.active)) / 10)
    for at in targets:
        plan_land_attack(g, at, spare, orders)
    plan_landings(g, targets, spare, orders)
    for zone in range(LAND_COUNT, SPACE_COUNT):
        if g.has_enemy_ships(zone, g.active):
            plan_sea_attack(g, zone, spare, orders)
    return orders


def plan_land_attack(g: Axis, goal: int, spare: list[list[int]], orders: list[Order]) -> None:
    """Commits in growing strength until the odds are good: troops nearby, tanks from afar, then aircraft."""
    defend = enemy_units(g, goal, g.active)
    guarded = any(defend[unit] for unit in LAND_FIGHTERS)
    force: list[Order] = []
    needed = WORTH_A_RISK if CITY[goal] or CAPITAL[goal] >= 0 else SURE
    for kinds in ([INFANTRY], [INFANTRY, *TROOPS[1:]], [*TROOPS, FIGHTER], LAND_FIGHTERS):
        force = available(g, goal, kinds, spare, guarded)
        attack = total(force)
        if not any(attack[unit] for unit in TROOPS):
            continue
        if not guarded:
            force = force[-1:]
            force[0].number = 1
            break
        odds = chances_on_land(g, attack, defend)
        if odds.take >= needed and odds.swing() + value_of(g, goal) * 2 > 0:
            break
    else:
        return
    commit(force, spare, orders)


def available(g: Axis, goal: int, kinds: list[int], spare: list[list[int]], guarded: bool) -> list[Order]:
    found: list[Order] = []
    for at in range(SPACE_COUNT):
        if not spare[at]:
            continue
        for unit in kinds:
            if spare[at][unit] and can_reach(g, at, goal, unit, guarded):
                found.append(Order(at, unit, goal, spare[at][unit]))
    return found


def can_reach(g: Axis, at: int, goal: int, unit: int, guarded: bool) -> bool:
    if unit in AIRCRAFT:
        distance = g.flight(g.active, at, goal)
        return guarded and distance + g.way_home[goal] <= g.range_of(g.active, unit)
    if at >= LAND_COUNT:
        return False
    if goal in LAND_LINKS[at]:
        return True
    return unit == TANK and any(g.is_friendly(via, g.active) for via in routes(g, at, g.active, goal))


def total(force: list[Order]) -> list[int]:
    units = [0] * KINDS
    for order in force:
        units[order.unit] += order.number
    return units


def commit(force: list[Order], spare: list[list[int]], orders: list[Order]) -> None:
    for order in force:
        spare[order.at][order.unit] -= order.number
        orders.append(order)


# Landings


def plan_landings(g: Axis, targets: list[int], spare: list[list[int]], orders: list[Order]) -> None:
    """Transports with troops aboard, or beside troops, go for the most valuable beach they can take."""
    ships = [ship for ship in g.transports if ship.owner == g.active and not ship.spent]
    used: list[Transport] = []
    for goal in targets:
        beach = landing_zone(g, goal, [ship for ship in ships if ship not in used])
        if beach < 0:
            continue
        party = [ship for ship in ships if ship not in used and reaches(g, ship, beach)]
        defend = enemy_units(g, goal, g.active)
        units = [0] * KINDS
        chosen: list[Transport] = []
        for ship in party:
            before = sum(units)
            add_passengers(g, ship, spare, units)
            if sum(units) > before:
                chosen.append(ship)
        for order in orders:
            if order.goal == goal and order.unit != TRANSPORT:
                units[order.unit] += order.number
        if not chosen or not any(units[unit] for unit in TROOPS):
            continue
        if not any(defend[unit] for unit in LAND_FIGHTERS):
            chosen = chosen[:1]
        elif chances_on_land(g, units, defend).take < SURE:
            continue
        for ship in chosen:
            used.append(ship)
            orders.append(Order(ship.zone, TRANSPORT, goal, 1, beach))
        send_escort(g, chosen[0].zone, beach, spare, orders)


def landing_zone(g: Axis, goal: int, ships: list[Transport]) -> int:
    """The calm zone beside the goal that most transports can reach."""
    best, most = NOTHING, 0
    for zone in SEA_LINKS[goal]:
        if g.is_hostile_zone(zone, g.active):
            continue
        number = sum(1 for ship in ships if reaches(g, ship, zone))
        if number > most:
            best, most = zone, number
    return best


def reaches(g: Axis, ship: Transport, zone: int) -> bool:
    return ship.zone == zone or zone in sea_reach(g, ship.zone, g.active, TRANSPORT, ship.moves)


def add_passengers(g: Axis, ship: Transport, spare: list[list[int]], units: list[int]) -> None:
    """Who would land from a transport: its cargo, else a heavy unit and an infantry from its shore."""
    own = [PIECE_UNIT[cargo] for cargo in ship.cargo if PIECE_POWER[cargo] == g.active and PIECE_UNIT[cargo] != AA_GUN]
    if ship.cargo:
        for unit in own:
            units[unit] += 1
        return
    room = [[TANK, *TROOPS[1:2], INFANTRY], [INFANTRY]]
    for kinds in room:
        for at in LAND_LINKS[ship.zone]:
            taken = next((unit for unit in kinds if spare[at] and spare[at][unit] > 0), NOTHING)
            if taken >= 0:
                spare[at][taken] -= 1
                units[taken] += 1
                break


def send_escort(g: Axis, start: int, beach: int, spare: list[list[int]], orders: list[Order]) -> None:
    if start == beach or not spare[start]:
        return
    for unit in (BATTLESHIP, CRUISER):
        if spare[start][unit] and beach in sea_reach(g, start, g.active, unit, 2):
            commit([Order(start, unit, beach, spare[start][unit])], spare, orders)


# Sea


def plan_sea_attack(g: Axis, zone: int, spare: list[list[int]], orders: list[Order]) -> None:
    """Everything in reach, aircraft included, if that wins and pays."""
    defend = [0] * KINDS
    for unit, number in enumerate(enemy_units(g, zone, g.active)):
        defend[unit] = number if unit in SHIPS or unit == FIGHTER else 0
    force: list[Order] = []
    already = [0] * KINDS
    for at in range(SPACE_COUNT):
        if not spare[at]:
            continue
        for unit in (*WARSHIPS, *AIRCRAFT):
            if unit == CARRIER or not spare[at][unit]:
                continue
            if at == zone:
                already[unit] += spare[at][unit]
            elif unit in AIRCRAFT:
                if can_reach(g, at, zone, unit, True):
                    force.append(Order(at, unit, zone, spare[at][unit]))
            elif at >= LAND_COUNT and zone in sea_reach(g, at, g.active, unit, 2):
                force.append(Order(at, unit, zone, spare[at][unit]))
    attack = [mine + there for mine, there in zip(total(force), already, strict=True)]
    if not force or not any(attack):
        return
    odds = chances_at_sea(g, attack, defend)
    if odds.win >= SURE and odds.swing() > 0:
        commit(force, spare, orders)
