"""Combat Move: which battles are worth fighting, with how much, and what may be lost by it afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...content import (
    AIRCRAFT,
    ARTILLERY,
    BATTLESHIP,
    BOMBER,
    CAPITAL_OF,
    CARRIER,
    COST,
    CRUISER,
    DAMAGE_CAP,
    DESTROYER,
    DISTANCE,
    FIGHTER,
    INFANTRY,
    IPC,
    KINDS,
    LAND_COUNT,
    LAND_FIGHTERS,
    LAND_LINKS,
    MOVE,
    SEA_LINKS,
    SHIPS,
    SPACE_COUNT,
    SUBMARINE,
    TANK,
    TRANSPORT,
    TROOPS,
)
from ...rules.movement.reach import routes, sea_reach
from .chances import NO_SHIPS, Units, has_troops, land_clash, sea_clash, worth_of
from .orders import Order, voyage
from .reserve import spare_units, unmoved_units, with_purchases
from .threats import Threats, enemies_at, fleet_at
from .transports import Boat, find_boat, is_free, take_aboard
from .worth import income, lasting, ransom

if TYPE_CHECKING:
    from ...state import Axis


ENOUGH: Final = 0.6
"""A battle that is less likely to be won is not begun."""

SURE: Final = 0.85
"""What is won with this chance counts as won when further attacks are planned."""

WORTHWHILE: Final = 0.7
"""What a battle must bring, in IPC, to be worth the bother."""

EXPOSED: Final = 0.5
"""How much of what enemies could gain is taken as lost."""

COMMITTED: Final = 0.035
"""What it costs to commit units, for every IPC of theirs: they could be of use elsewhere."""

DARING: Final = 0.1
"""The chance of losing the capital that an attack may leave."""

BOAT: Final = 60.0
"""The same for a transport, which is always short."""

NEIGHBOURHOOD: Final = 3
"""So far from a battle others may have changed by it."""

STEPS: Final = 12
"""A growing force is weighed so many times at most."""

SEA_SEQUENCE: Final[list[int]] = [SUBMARINE, DESTROYER, FIGHTER, BOMBER, CRUISER, BATTLESHIP]
SUPPORT: Final[list[int]] = [BATTLESHIP, CRUISER, DESTROYER]


@final
class Attack:
    """A battle that is planned: who goes, and what it should bring."""

    def __init__(self, goal: int, gain: float, orders: list[Order], boats: list[Boat], win: float) -> None:
        self.goal = goal
        self.gain = gain
        self.orders = orders
        self.boats = boats
        self.win = win


@final
class Offensive:
    """All attacks of one power in one turn, the most rewarding first."""

    def __init__(self, g: Axis) -> None:
        self.g = g
        self.power = g.active
        self.threats = Threats(g, g.active)
        self.spare = spare_units(g, g.active)
        self.capital = CAPITAL_OF[g.active]
        self.risk = self.capital_risk([], self.threats)
        self.ships = [ship for ship in g.transports if is_free(ship, g.active)]
        self.cleared: list[int] = []
        self.attacks: list[Attack] = []

    def plan(self) -> list[Order]:
        self.choose_attacks()
        self.attacks.sort(key=lambda attack: attack.goal < LAND_COUNT)
        orders = [order for attack in self.attacks for order in attack.orders]
        for attack in self.attacks:
            orders.extend(self.landing_orders(attack))
        orders.extend(self.raids())
        return orders

    def goals(self) -> list[int]:
        g = self.g
        land = [at for at in range(LAND_COUNT) if g.is_hostile(at, self.power) and g.may_enter(at, self.power)]
        return land + [zone for zone in range(LAND_COUNT, SPACE_COUNT) if g.has_enemy_ships(zone, self.power)]

    def choose_attacks(self) -> None:
        """The attack that gains most, then the next with what is left: one may open a beach for another, or remove
        those who could strike back."""
        goals = self.goals()
        plans: dict[int, Attack | None] = {goal: self.attack_on(goal) for goal in goals}
        while True:
            best: Attack | None = None
            for plan in plans.values():
                if plan is not None and (best is None or plan.gain > best.gain):
                    best = plan
            if best is None:
                return
            self.commit(best)
            plans.pop(best.goal)
            for goal, plan in plans.items():
                if DISTANCE[goal][best.goal] <= NEIGHBOURHOOD or (plan is not None and not self.is_possible(plan)):
                    plans[goal] = self.attack_on(goal)

    def attack_on(self, goal: int) -> Attack | None:
        return self.land_attack(goal) if goal < LAND_COUNT else self.sea_attack(goal)

    def is_possible(self, attack: Attack) -> bool:
        """Whether all it needs is still free."""
        if any(self.spare[order.at][order.unit] < order.number for order in attack.orders):
            return False
        return all(boat.ship in self.ships and self.can_board(boat) for boat in attack.boats)

    def can_board(self, boat: Boat) -> bool:
        return all(self.spare[one.at][one.unit] > 0 for one in boat.boarding)

    def commit(self, attack: Attack | None) -> None:
        if attack is None:
            return
        for order in attack.orders:
            self.spare[order.at][order.unit] -= order.number
        for boat in attack.boats:
            take_aboard(boat, self.spare)
            self.ships.remove(boat.ship)
        self.attacks.append(attack)
        if attack.win >= SURE:
            self.threats.forget(attack.goal)
            if attack.goal >= LAND_COUNT:
                self.cleared.append(attack.goal)

    # Land

    def land_attack(self, goal: int) -> Attack | None:
        """The best force for a territory, by land and air alone or with a landing from one of its zones."""
        squads = self.squads(goal)
        best = self.best_force(goal, squads, [], NO_SHIPS)
        for beach in SEA_LINKS[goal]:
            if self.g.is_hostile_zone(beach, self.power) and beach not in self.cleared:
                continue
            boats = self.boats_to(beach, goal)
            if boats:
                ships = NO_SHIPS if beach in self.cleared else self.bombarding(beach)
                plan = self.best_force(goal, squads, boats, ships)
                if plan is not None and (best is None or plan.gain > best.gain):
                    best = plan
        return best

    def squads(self, goal: int) -> list[Order]:
        """Units that can go there overland or by air."""
        g = self.g
        guarded = g.has_enemy_defenders(goal, self.power)
        found: list[Order] = []
        for at in g.spaces_of[self.power]:
            for unit in LAND_FIGHTERS:
                number = self.spare[at][unit]
                if number and (unit in AIRCRAFT or at < LAND_COUNT):
                    reaches = (
                        guarded and self.can_fly(at, unit, goal) if unit in AIRCRAFT else self.can_march(at, unit, goal)
                    )
                    if reaches:
                        found.append(Order(at, unit, goal, number))
        return found

    def can_march(self, at: int, unit: int, goal: int) -> bool:
        return goal in LAND_LINKS[at] or (unit == TANK and bool(routes(self.g, at, self.power, goal)))

    def can_fly(self, at: int, unit: int, goal: int) -> bool:
        """There and home; from a carrier there and back to it."""
        g = self.g
        distance, reach = g.flight(self.power, at, goal), g.range_of(self.power, unit)
        if distance + g.way_home[goal] <= reach:
            return True
        return at >= LAND_COUNT and unit == FIGHTER and 2 * distance <= reach

    def boats_to(self, beach: int, goal: int) -> list[Boat]:
        spare = [units.copy() for units in self.spare]
        if spare[goal]:
            spare[goal] = []
        boats: list[Boat] = []
        for ship in self.ships:
            boat = find_boat(self.g, ship, beach, spare, None)
            if boat is not None and has_troops(boat.troops(self.power)):
                take_aboard(boat, spare)
                boats.append(boat)
        return boats

    def bombarding(self, beach: int) -> Units:
        ships = [0] * KINDS
        for zone in self.fleet_zones():
            near = zone == beach or beach in sea_reach(self.g, zone, self.power, CRUISER, MOVE[CRUISER])
            for unit in (BATTLESHIP, CRUISER):
                if near:
                    ships[unit] += self.spare[zone][unit]
        return ships

    def fleet_zones(self) -> list[int]:
        return [zone for zone in self.g.spaces_of[self.power] if zone >= LAND_COUNT and self.spare[zone]]

    def best_force(self, goal: int, squads: list[Order], boats: list[Boat], ships: Units) -> Attack | None:
        """Forces grow in one sequence or another; the one that gains most is chosen."""
        g = self.g
        defend = enemies_at(g, goal, self.power)
        committed = self.already_at(goal)
        best: Attack | None = None
        if not g.has_enemy_defenders(goal, self.power):
            if has_troops(committed):
                return None
            return self.walk_in(goal, squads, boats)
        for pieces, lead in self.sequences(squads, boats):
            count = len(pieces) + len(boats)
            step = max(1, count // STEPS)
            for size in range(step, count + step, step):
                landed, marching = split(pieces, boats, lead, min(size, count))
                attack = self.weigh(goal, defend, committed, marching, landed, ships)
                if attack is not None and (best is None or attack.gain > best.gain):
                    best = attack
        return best

    def sequences(self, squads: list[Order], boats: list[Boat]) -> list[tuple[list[Order], int]]:
        """In which order a force may grow, and after how many units boats join it: the foot first and tanks or aircraft
        after it, or a few on foot under much air cover."""
        foot, tanks, air = on_foot(squads), in_sequence(squads, [TANK]), in_sequence(squads, AIRCRAFT)
        found = [([*foot, *air, *tanks], len(foot)), ([*foot, *tanks, *air], len(foot))]
        if boats:
            found.append(([*air, *foot, *tanks], len(air)))
        elif air:
            found.extend([([*foot[:few], *air], 0) for few in (1, 2, 3, 5) if few < len(foot)])
            found.extend([([*tanks[:few], *air], 0) for few in (1, 2) if few <= len(tanks)])
        return found

    def already_at(self, goal: int) -> Units:
        """Own units that have been sent there before."""
        units = self.g.units[self.power][goal]
        return [units[unit] if unit in LAND_FIGHTERS else 0 for unit in range(KINDS)]

    def walk_in(self, goal: int, squads: list[Order], boats: list[Boat]) -> Attack | None:
        """One unit is enough for a territory without defenders."""
        prize = self.prize(goal, self.reinforced(goal, NO_SHIPS, []))
        for unit in TROOPS:
            for squad in squads:
                if squad.unit == unit:
                    gain = prize - self.exposure(goal, single(unit)) - COMMITTED * COST[unit]
                    order = Order(squad.at, unit, goal, 1)
                    return Attack(goal, gain, [order], [], 1.0) if gain > WORTHWHILE else None
        for boat in boats[:1]:
            gain = prize - self.exposure(goal, boat.troops(self.power)) - self.exposed_ships(boats[:1])
            if gain > WORTHWHILE:
                return Attack(goal, gain, [], [boat], 1.0)
        return None

    def weigh(
        self, goal: int, defend: Units, committed: Units, marching: list[Order], boats: list[Boat], ships: Units
    ) -> Attack | None:
        """What a force gains: the exchange of units, the prize, less what the enemy can strike back at."""
        units = committed.copy()
        for order in marching:
            units[order.unit] += order.number
        landing = 0
        for boat in boats:
            troops = boat.troops(self.power)
            landing += sum(troops)
            units = [mine + more for mine, more in zip(units, troops, strict=True)]
        if not has_troops(units):
            return None
        support = limited(ships, landing)
        clash = land_clash(units, defend, self.g.techs[self.power], support)
        if clash.take < ENOUGH:
            return None
        left = self.reinforced(goal, clash.left, marching)
        gain = clash.killed - clash.lost + clash.take * (self.prize(goal, left) - self.exposure(goal, left))
        gain -= COMMITTED * (worth_of(units) + BOAT * len(boats))
        if boats:
            gain -= self.exposed_ships(boats)
        if gain <= WORTHWHILE or not self.can_spare(goal, marching, boats, clash.take):
            return None
        return Attack(goal, gain, gathered(marching), boats, clash.take)

    # The capital

    def can_spare(self, goal: int, marching: list[Order], boats: list[Boat], win: float) -> bool:
        """Whether the capital stays safe enough, or as safe as it is, when these leave it or can no longer come to it
        in time; the beaten do not count."""
        leaving = [order.unit for order in marching if self.guards(order.at, order.unit) for _ in range(order.number)]
        leaving.extend([one.unit for boat in boats for one in boat.boarding if self.guards(one.at, one.unit)])
        if not any(unit in TROOPS for unit in leaving):
            return True
        after = self.threats
        if win >= SURE:
            after = Threats(self.g, self.power)
            after.doomed = [*self.threats.doomed, goal]
        return self.capital_risk(leaving, after) <= max(DARING, self.risk)

    def guards(self, at: int, unit: int) -> bool:
        """Whether the capital counts on a unit: who is there, and troops next to it."""
        return at == self.capital or (unit in TROOPS and at in LAND_LINKS[self.capital])

    def capital_risk(self, leaving: list[int], threats: Threats) -> float:
        """The chance to lose the capital when some more have left it, and neighbours have come in Noncombat Move."""
        if self.capital < 0 or self.g.owner[self.capital] != self.power:
            return 0.0
        holding = with_purchases(self.g, self.capital, self.power)
        staying = unmoved_units(self.g, self.capital, self.power)
        spare = self.spare[self.capital] or staying
        for unit in LAND_FIGHTERS:
            holding[unit] -= staying[unit] - spare[unit] + leaving.count(unit)
        for at in LAND_LINKS[self.capital]:
            if self.spare[at] and self.g.is_friendly(at, self.power):
                for unit in TROOPS:
                    holding[unit] += self.spare[at][unit]
        return threats.to_land(self.capital, holding).chance

    def reinforced(self, goal: int, left: Units, marching: list[Order]) -> Units:
        """The troops that are left, with those that can follow in Noncombat Move if that makes the place safer."""
        alone = [left[unit] if unit in TROOPS else 0 for unit in range(KINDS)]
        joined = alone.copy()
        for at in LAND_LINKS[goal]:
            if self.spare[at]:
                for unit in TROOPS:
                    joined[unit] += self.spare[at][unit]
        for order in marching:
            if order.unit in TROOPS and order.at in LAND_LINKS[goal]:
                joined[order.unit] -= order.number
        joined = [max(mine, more) for mine, more in zip(alone, joined, strict=True)]
        risk, with_them = self.threats.to_land(goal, alone), self.threats.to_land(goal, joined)
        return joined if with_them.gain < risk.gain and with_them.chance < risk.chance else alone

    def prize(self, goal: int, left: Units) -> float:
        """What taking a territory brings, more if those who are left will hold it."""
        g = self.g
        holds = 1.0 - self.threats.to_land(goal, left).chance
        return income(g, goal, self.power) + ransom(g, goal, self.power) + holds * lasting(g, goal, self.power)

    def exposure(self, goal: int, left: Units) -> float:
        return EXPOSED * max(0.0, self.threats.to_land(goal, left).gain - income(self.g, goal, self.power))

    def exposed_ships(self, boats: list[Boat]) -> float:
        """What enemies could gain by striking at the transports after the landing, with all escorts at hand there."""
        beach = boats[0].course[-1] if boats[0].course else boats[0].ship.zone
        fleet = fleet_at(self.g, beach, self.power)
        for boat in boats:
            if boat.ship.zone != beach:
                fleet[TRANSPORT] += 1
        for zone in self.fleet_zones():
            if zone != beach and beach in sea_reach(self.g, zone, self.power, CRUISER, MOVE[CRUISER]):
                for unit in (*SUPPORT, CARRIER, FIGHTER):
                    fleet[unit] += self.spare[zone][unit]
        return EXPOSED * self.threats.to_ships(beach, fleet).gain

    def landing_orders(self, attack: Attack) -> list[Order]:
        """The voyages, then the ships that support them."""
        if not attack.boats:
            return []
        orders = [voyage(boat.ship, boat.course, boat.boarding, attack.goal) for boat in attack.boats]
        course = attack.boats[0].course
        beach = course[-1] if course else attack.boats[0].ship.zone
        for zone in self.fleet_zones():
            if zone != beach and beach in sea_reach(self.g, zone, self.power, CRUISER, MOVE[CRUISER]):
                for unit in SUPPORT:
                    if self.spare[zone][unit]:
                        orders.append(Order(zone, unit, beach, self.spare[zone][unit]))
                        self.spare[zone][unit] = 0
        return orders

    # Sea

    def sea_attack(self, zone: int) -> Attack | None:
        g = self.g
        enemy = enemies_at(g, zone, self.power)
        defend = [enemy[unit] if unit in SHIPS or unit == FIGHTER else 0 for unit in range(KINDS)]
        pieces = in_sequence(self.ships_and_aircraft(zone), SEA_SEQUENCE)
        here = self.spare[zone] or NO_SHIPS
        there = [here[unit] if unit in SHIPS else 0 for unit in range(KINDS)]
        best: Attack | None = None
        step = max(1, len(pieces) // STEPS)
        for size in range(step, len(pieces) + step, step):
            attack = self.weigh_at_sea(zone, defend, there, pieces[:size])
            if attack is not None and (best is None or attack.gain > best.gain):
                best = attack
        return best

    def ships_and_aircraft(self, goal: int) -> list[Order]:
        g = self.g
        found: list[Order] = []
        for at in g.spaces_of[self.power]:
            for unit in SEA_SEQUENCE:
                number = self.spare[at][unit]
                if not number or at == goal:
                    continue
                if unit in AIRCRAFT:
                    reaches = self.can_fly(at, unit, goal)
                else:
                    reaches = goal in sea_reach(g, at, self.power, unit, MOVE[unit])
                if reaches:
                    found.append(Order(at, unit, goal, number))
        return found

    def weigh_at_sea(self, zone: int, defend: Units, there: Units, pieces: list[Order]) -> Attack | None:
        g = self.g
        units = there.copy()
        for order in pieces:
            units[order.unit] += order.number
        clash = sea_clash(units, defend, g.techs[self.power], g.strikes_every_round)
        if clash.win < ENOUGH:
            return None
        left = [clash.left[unit] if unit in SHIPS else 0 for unit in range(KINDS)]
        gain = clash.killed - clash.lost - COMMITTED * worth_of(units)
        if any(left):
            gain -= EXPOSED * clash.win * self.threats.to_ships(zone, left).gain
        return Attack(zone, gain, gathered(pieces), [], clash.win) if gain > WORTHWHILE else None

    # Raids

    def raids(self) -> list[Order]:
        """Bombers that have nothing better to do bomb a complex."""
        g = self.g
        orders: list[Order] = []
        targets = [
            at
            for at in range(LAND_COUNT)
            if g.complex[at] and g.is_hostile(at, self.power) and DAMAGE_CAP * IPC[at] - g.damage[at] >= 6
        ]
        for at in g.spaces_of[self.power]:
            if self.spare[at] and self.spare[at][BOMBER]:
                goals = [goal for goal in targets if self.can_fly(at, BOMBER, goal)]
                if goals:
                    goal = max(goals, key=lambda goal: IPC[goal])
                    order = Order(at, BOMBER, goal, self.spare[at][BOMBER])
                    order.raid = True
                    orders.append(order)
        return orders


def single(unit: int) -> Units:
    units = [0] * KINDS
    units[unit] = 1
    return units


def split(pieces: list[Order], boats: list[Boat], lead: int, size: int) -> tuple[list[Boat], list[Order]]:
    """Of so many, who comes by boat and who otherwise, if boats come after the lead."""
    before = min(size, lead)
    by_sea = min(size - before, len(boats))
    return boats[:by_sea], pieces[: size - by_sea]


def on_foot(squads: list[Order]) -> list[Order]:
    """Infantry, each artillery beside one of them."""
    infantry, artillery = in_sequence(squads, [INFANTRY]), in_sequence(squads, [ARTILLERY])
    pieces: list[Order] = []
    for place in range(max(len(infantry), len(artillery))):
        pieces.extend(infantry[place : place + 1])
        pieces.extend(artillery[place : place + 1])
    return pieces


def in_sequence(squads: list[Order], sequence: list[int]) -> list[Order]:
    """The units one by one."""
    pieces: list[Order] = []
    for unit in sequence:
        for squad in squads:
            if squad.unit == unit:
                pieces.extend([Order(squad.at, unit, squad.goal, 1) for _ in range(squad.number)])
    return pieces


def gathered(pieces: list[Order]) -> list[Order]:
    """One order for all units of a kind from one space."""
    orders: list[Order] = []
    for piece in pieces:
        for order in orders:
            if order.at == piece.at and order.unit == piece.unit:
                order.number += piece.number
                break
        else:
            orders.append(Order(piece.at, piece.unit, piece.goal, piece.number))
    return orders


def limited(ships: Units, landing: int) -> Units:
    """No more ships bombard than units land."""
    if landing <= 0:
        return NO_SHIPS
    bombarding = ships.copy()
    bombarding[BATTLESHIP] = min(ships[BATTLESHIP], landing)
    bombarding[CRUISER] = min(ships[CRUISER], landing - bombarding[BATTLESHIP])
    return bombarding


def plan_attacks(g: Axis) -> list[Order]:
    return Offensive(g).plan()
