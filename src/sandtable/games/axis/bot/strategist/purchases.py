"""What to buy and where to place it: first the capital's safety, then troops for the front, or ships to get there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sandtable.engine.decision import NOTHING

from ...content import (
    AIRCRAFT,
    ARTILLERY,
    CAPITAL_OF,
    CARRIER,
    COMPLEX,
    DECK,
    DESTROYER,
    DISTANCE,
    FIGHTER,
    INFANTRY,
    IPC,
    IS_SHIP,
    LAND_COUNT,
    LAND_LINKS,
    SEA_LINKS,
    SHIPS,
    TANK,
    TRANSPORT,
    TROOPS,
    ZONES_NEAR,
)
from ...rules.movement.aircraft_landing import factory_room
from .chances import Units, worth_of
from .reserve import SAFE
from .threats import LIFT, Threats, enemies_at, fleet_at, friends_at
from .worth import IDLE, draw_of, lasting

if TYPE_CHECKING:
    from ...state import Axis


ARMY: Final[list[int]] = [INFANTRY, INFANTRY, ARTILLERY, INFANTRY, TANK]
"""The pattern in which troops for a front are bought."""

BOATLOAD: Final[list[int]] = [INFANTRY, ARTILLERY, INFANTRY, TANK]
FEWEST_TRANSPORTS: Final = 5
"""So many are never too many."""

PRICE_OF_TROOPS: Final = 4
TOLERABLE: Final = 6.0
"""What enemies may gain by attacking the fleet at home before it is strengthened."""

COMPLEXES_ABROAD: Final = 2
RICH: Final = 30
"""With so much money there is some to spare for research."""

KEPT: Final = 14
"""So much is kept for warships at most."""

NEAR: Final = 3
DARING: Final = 0.15


@final
class Purchases:
    """Fills `bought` with what is still to be bought in this phase; what was bought before waits in the pool."""

    def __init__(self, g: Axis) -> None:
        self.g = g
        self.power = g.active
        self.capital = CAPITAL_OF[g.active]
        self.threats = Threats(g, g.active)
        self.draw = draw_of(g, g.active)
        self.money = g.ipc[g.active]
        self.rooms = {at: factory_room(g, g.active, at) for at in range(LAND_COUNT) if g.complex[at]}
        self.slots = sum(self.rooms.values()) - sum([g.pool[g.active][unit] for unit in range(COMPLEX)])
        self.bought: list[int] = []
        self.kept = 0
        self.crossing = NOTHING

    def plan(self) -> list[int]:
        self.guard_capital()
        if self.draw[self.capital] > IDLE:
            self.raise_army(self.slots, ARMY)
            self.upgrade()
        else:
            self.build_complex()
            self.raise_army(self.slots_abroad(), ARMY)
            self.build_fleet()
        return self.bought

    def buy(self, unit: int) -> bool:
        price = self.g.cost_of(self.power, unit)
        if price > self.money or (unit != COMPLEX and self.slots <= 0):
            return False
        self.money -= price
        if unit != COMPLEX:
            self.slots -= 1
        self.bought.append(unit)
        return True

    def has(self, unit: int) -> int:
        """How many are bought or wait to be placed."""
        return self.g.pool[self.power][unit] + self.bought.count(unit)

    # The capital

    def guard_capital(self) -> None:
        """Infantry until the capital is safe."""
        holding = friends_at(self.g, self.capital, self.power)
        for unit in TROOPS:
            holding[unit] += self.g.pool[self.power][unit]
        room = self.rooms.get(self.capital, 0)
        while room > 0 and self.threats.to_land(self.capital, holding).chance > SAFE and self.buy(INFANTRY):
            holding[INFANTRY] += 1
            room -= 1

    # Armies

    def raise_army(self, slots: int, pattern: list[int]) -> None:
        """Troops in the pattern, as many as money and complexes allow."""
        for place in range(slots):
            if not self.buy(pattern[place % len(pattern)]) and not self.buy(INFANTRY):
                return

    def upgrade(self) -> None:
        """Money that the complexes cannot turn into more units makes better ones."""
        for better, worse in ((TANK, INFANTRY), (FIGHTER, INFANTRY), (FIGHTER, ARTILLERY)):
            while self.slots <= 0 and worse in self.bought:
                more = self.g.cost_of(self.power, better) - self.g.cost_of(self.power, worse)
                few = better == TANK and self.bought.count(INFANTRY) * 2 < len(self.bought)
                if more > self.money or few:
                    break
                self.money -= more
                self.bought.remove(worse)
                self.bought.append(better)

    # Overseas

    def slots_abroad(self) -> int:
        return sum([room for at, room in self.rooms.items() if self.draw[at] > IDLE])

    def build_complex(self) -> None:
        """On the far shore, where it is safe and near a front."""
        if len([at for at in self.rooms if at != self.capital and self.draw[at] > IDLE]) >= COMPLEXES_ABROAD:
            return
        if self.has(COMPLEX) or self.lift() < 2 or self.money < self.g.cost_of(self.power, COMPLEX) + 6:
            return
        if complex_site(self.g, self.power, self.threats, self.draw) >= 0:
            self.buy(COMPLEX)

    def lift(self) -> int:
        """Transports near home, and those that are bought."""
        near = 0
        for ship in self.g.transports:
            if ship.owner == self.power and DISTANCE[ship.zone][self.capital] <= NEAR:
                near += 1
        return near + self.has(TRANSPORT)

    def build_fleet(self) -> None:
        """Escorts that make attacks on transports too dear, transports for the troops that wait, then troops for them.

        What the fleet cannot use goes into fighters, or is kept until it buys enough at once.
        """
        fleet = self.home_fleet()
        waiting = self.waiting()
        self.crossing = self.find_crossing(fleet)
        while self.slots > 0:
            unit = self.next_at_sea(fleet, waiting)
            if unit < 0 or not self.buy(unit):
                break
            if IS_SHIP[unit]:
                fleet[unit] += 1
            elif unit in TROOPS:
                waiting += 1
        while self.money >= self.g.cost_of(self.power, FIGHTER) + self.kept and self.buy(FIGHTER):
            pass

    def next_at_sea(self, fleet: Units, waiting: int) -> int:
        """Escorts, if they make the fleet safe; transports, if that stays so; else troops for those that there are."""
        lift = self.lift()
        wished = fleet.copy()
        if lift < self.most_transports() and waiting >= 2 * lift:
            wished[TRANSPORT] += 1
        unit = self.ship_for(wished)
        if unit >= 0 and (unit != TRANSPORT or wished[TRANSPORT] > fleet[TRANSPORT]):
            return unit
        return BOATLOAD[waiting % len(BOATLOAD)] if waiting < 2 * lift + 2 else NOTHING

    def most_transports(self) -> int:
        """As many as carry what can be paid for each turn; twice that many where the way back takes a turn."""
        troops = min(self.rooms.get(self.capital, 0), self.g.production(self.power) // PRICE_OF_TROOPS + 1)
        ways = 1 if DISTANCE[self.home_zone()][self.crossing] <= 1 else 2
        return max(FEWEST_TRANSPORTS, ways * (troops // LIFT))

    def ship_for(self, fleet: Units) -> int:
        """A transport if those that there are can be guarded, at home and where they land; else a warship."""
        home = self.home_zone()
        if self.is_hunted(fleet, home):
            unit = self.escort_for(fleet, home, self.money)
            if unit < 0:
                self.kept = min(self.money, KEPT)
            return unit
        if self.is_hunted(fleet, self.crossing):
            unit = self.escort_for(fleet, self.crossing, self.money + self.g.production(self.power))
            return unit if unit >= 0 else TRANSPORT
        return TRANSPORT

    def escort_for(self, fleet: Units, zone: int, money: int) -> int:
        """A warship, if as many as so much money pays for make the fleet safe in a zone."""
        fighters = self.fighters_at_home()
        for unit in (CARRIER, DESTROYER) if fleet[FIGHTER] + fighters > 2 * fleet[CARRIER] else (DESTROYER,):
            number = money // self.g.cost_of(self.power, unit)
            stronger = fleet.copy()
            stronger[unit] += number
            if unit == CARRIER:
                stronger[FIGHTER] += min(DECK * number, fighters)
            if number and not self.is_hunted(stronger, zone):
                return unit
        return NOTHING

    def is_hunted(self, fleet: Units, zone: int) -> bool:
        return self.threats.to_ships(zone, self.gathered(fleet, zone)).gain > TOLERABLE

    def gathered(self, fleet: Units, zone: int) -> Units:
        """The fleet from home, with the friends it meets in a zone."""
        if zone == self.home_zone():
            return fleet
        friends = fleet_at(self.g, zone, self.power)
        return [mine + more for mine, more in zip(fleet, friends, strict=True)]

    def find_crossing(self, fleet: Units) -> int:
        """The zone near home, off a shore of use, where the fleet brings most ashore for what it risks."""
        home = self.home_zone()
        boats = max(FEWEST_TRANSPORTS, fleet[TRANSPORT])

        def value(zone: int) -> float:
            worth = LIFT * boats * self.beach_worth(zone) / 10.0
            return worth - self.threats.to_ships(zone, self.gathered(fleet, zone)).gain

        zones = [zone for zone in [home, *ZONES_NEAR[home]] if self.beach_worth(zone) > 0.0]
        return max(zones, key=value, default=home)

    def beach_worth(self, zone: int) -> float:
        """What draws troops most of the shores of a zone: friendly land with a front, or a foothold."""
        best = 0.0
        for at in LAND_LINKS[zone]:
            if self.g.is_hostile(at, self.power):
                best = max(best, foothold(self.g, at, self.power))
            elif self.g.is_friendly(at, self.power) and self.draw[at] > IDLE:
                best = max(best, self.draw[at])
        return best

    def fighters_at_home(self) -> int:
        return self.g.count(self.capital, self.power, FIGHTER)

    def home_zone(self) -> int:
        return home_zone(self.g, self.power)

    def home_fleet(self) -> Units:
        """What is at home or has been bought: who is away may not come back in time."""
        return with_new_ships(self.g, self.home_zone(), self.power)

    def waiting(self) -> int:
        """Troops on land from which no way leads to a front, beyond a small guard."""
        g = self.g
        total = -2
        for at in g.spaces_of[self.power]:
            if at < LAND_COUNT and self.draw[at] <= IDLE and self.is_near_home(at):
                total += sum([g.units[self.power][at][unit] for unit in TROOPS])
        return max(0, total) + sum([self.has(unit) for unit in TROOPS])

    def is_near_home(self, at: int) -> bool:
        return self.g.flight(self.power, at, self.capital) <= 2


def home_zone(g: Axis, power: int) -> int:
    """Where new ships gather: beside the capital, with the most friends, away from enemies."""
    best, most = NOTHING, -1.0
    for zone in SEA_LINKS[CAPITAL_OF[power]]:
        fleet = fleet_at(g, zone, power)
        value = float(sum(fleet) + fleet[TRANSPORT]) - (100.0 if g.is_hostile_zone(zone, power) else 0.0)
        if value > most:
            best, most = zone, value
    return best if best >= 0 else (SEA_LINKS[CAPITAL_OF[power]] or [LAND_COUNT])[0]


def with_new_ships(g: Axis, zone: int, power: int) -> Units:
    """The fleet in a zone once what was bought has been placed there."""
    fleet = fleet_at(g, zone, power)
    for unit in SHIPS:
        fleet[unit] += g.pool[power][unit]
    return fleet


def foothold(g: Axis, at: int, power: int) -> float:
    """What it is worth to land in hostile territory: less the better it is guarded."""
    guards = worth_of(enemies_at(g, at, power))
    return 1.0 + lasting(g, at, power) * 20.0 / (20.0 + guards)


def complex_site(g: Axis, power: int, threats: Threats, draw: list[float]) -> int:
    """The safe territory near a front that produces most, or NOTHING."""
    best, most = NOTHING, 0.0
    for at in range(LAND_COUNT):
        if g.owner[at] != power or g.start_owner[at] != power or g.complex[at] or IPC[at] < 2 or draw[at] <= IDLE:
            continue
        if threats.to_land(at, friends_at(g, at, power)).chance <= SAFE and IPC[at] + draw[at] / 20 > most:
            best, most = at, IPC[at] + draw[at] / 20
    return best


def choose_repair(g: Axis) -> int:
    """A damaged complex that limits what can be placed, or NOTHING."""
    power = g.active
    room = sum([factory_room(g, power, at) for at in range(LAND_COUNT) if g.complex[at]])
    waiting = sum([g.pool[power][unit] for unit in range(COMPLEX)])
    if waiting or room >= g.ipc[power] // 4:
        return NOTHING
    damaged = [at for at in range(LAND_COUNT) if g.damage[at] and g.owner[at] == power and g.start_owner[at] == power]
    return max(damaged, key=lambda at: g.damage[at]) if damaged else NOTHING


def tokens_to_buy(g: Axis) -> int:
    """One at a time, when there is money and the capital is safe."""
    capital = CAPITAL_OF[g.active]
    threats = Threats(g, g.active)
    safe = threats.to_land(capital, friends_at(g, capital, g.active)).chance <= DARING
    return 1 if g.ipc[g.active] >= RICH and g.tokens[g.active] < 2 and safe else 0


def choose_place(g: Axis, unit: int, places: list[int]) -> int:
    """Ships beside the fleet at home; troops where the capital needs them, else nearest to the front that holds."""
    power = g.active
    if IS_SHIP[unit]:
        home = home_zone(g, power)
        return home if home in places else places[0]
    threats, draw = Threats(g, power), draw_of(g, power)
    capital = CAPITAL_OF[power]
    if capital in places and threats.to_land(capital, friends_at(g, capital, power)).chance > SAFE:
        return capital
    best, most = places[0], -1000.0
    for at in places:
        if at >= LAND_COUNT:
            value = 50.0 if unit in AIRCRAFT else -500.0
        else:
            value = draw[at] - 300.0 * threats.to_land(at, placed_at(g, at, unit)).chance
            value += 1.0 if at == capital else 0.0
        if value > most:
            best, most = at, value
    return best


def placed_at(g: Axis, at: int, unit: int) -> Units:
    """Who stands there once all that may still be placed has been."""
    holding = friends_at(g, at, g.active)
    if unit in TROOPS:
        holding[unit] += min(factory_room(g, g.active, at), g.pool[g.active][unit])
    return holding
