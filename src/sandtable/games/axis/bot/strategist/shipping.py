"""Noncombat Move at sea: troops without a front are shipped to one, warships keep transports company."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...content import (
    AA_GUN,
    BATTLESHIP,
    CARRIER,
    CRUISER,
    DECK,
    DESTROYER,
    FIGHTER,
    LAND_COUNT,
    LAND_LINKS,
    MOVE,
    PIECE_POWER,
    PIECE_UNIT,
    SEA_LINKS,
    SPACE_COUNT,
    SUBMARINE,
    TRANSPORT,
)
from ...rules.movement.reach import sea_reach
from ...rules.movement.transport import CAPACITY, Transport
from .chances import Units
from .marches import Marches
from .orders import Boarding, Order, voyage
from .purchases import foothold, home_zone, with_new_ships
from .threats import fleet_at
from .transports import boarders, courses, is_free
from .worth import IDLE

if TYPE_CHECKING:
    from ...state import Axis


FADING: Final = 0.8
TOLERABLE: Final = 2.0
"""What enemies may gain by attacking a fleet before it looks for another place, in IPC."""

PATIENCE: Final = 0.5
"""What it is worth to wait at sea off a beach, where going ashore is worth 1."""

WARSHIPS: Final[list[int]] = [BATTLESHIP, CARRIER, CRUISER, DESTROYER]


@final
class Shipping:
    def __init__(self, g: Axis, marches: Marches) -> None:
        self.g = g
        self.power = g.active
        self.marches = marches
        self.threats = marches.threats
        self.fleets: dict[int, Units] = {}
        self.orders: list[Order] = []
        self.to_beach = self.spread({zone: self.beach_worth(zone) for zone in range(LAND_COUNT, SPACE_COUNT)})
        self.to_port = self.spread({zone: self.port_worth(zone) for zone in range(LAND_COUNT, SPACE_COUNT)})

    def plan(self) -> list[Order]:
        self.await_new_ships()
        ships = [ship for ship in self.g.transports if is_free(ship, self.power)]
        ships.sort(key=lambda ship: -len(ship.cargo))
        for ship in ships:
            self.send(ship)
        self.escort()
        return self.orders

    def await_new_ships(self) -> None:
        """Warships come home to meet transports that will be placed there."""
        if self.g.pool[self.power][TRANSPORT]:
            home = home_zone(self.g, self.power)
            self.fleets[home] = with_new_ships(self.g, home, self.power)
            self.protect(home)

    # What draws ships

    def spread(self, worths: dict[int, float]) -> list[float]:
        """What each zone is worth, or is on the way to."""
        draw = [0.0] * SPACE_COUNT
        edge: list[int] = []
        for zone, worth in worths.items():
            if worth > 0.0:
                draw[zone] = worth
                edge.append(zone)
        while edge:
            found: list[int] = []
            for zone in edge:
                for other in SEA_LINKS[zone]:
                    if draw[other] < draw[zone] * FADING and self.g.canal_open(other, zone, self.power):
                        draw[other] = draw[zone] * FADING
                        found.append(other)
            edge = found
        return draw

    def beach_worth(self, zone: int) -> float:
        """Where landed troops would be of use: friendly land with a front, or hostile land that is weakly held."""
        g = self.g
        best = 0.0
        for at in LAND_LINKS[zone]:
            if g.is_friendly(at, self.power):
                best = max(best, self.marches.draw[at] if self.marches.safe[at] else 0.0)
            elif g.is_hostile(at, self.power):
                best = max(best, foothold(g, at, self.power))
        return best

    def port_worth(self, zone: int) -> float:
        """Where troops wait for a ship."""
        waiting = 0
        for at in LAND_LINKS[zone]:
            if self.is_idle(at):
                waiting += sum(self.marches.free[at])
        return float(waiting)

    def is_idle(self, at: int) -> bool:
        """Whether troops have no way to a front."""
        return bool(self.marches.free[at]) and self.marches.draw[at] <= IDLE

    # Transports

    def send(self, ship: Transport) -> None:
        """To where its cargo can go ashore best; else on the way to a beach, or to a port where troops wait."""
        best: Order | None = None
        most = 0.5
        ways = courses(self.g, ship.zone, ship.moves, self.power)
        for zone, course in ways.items():
            boarding = self.boarding_at(ship, zone)
            if not boarding and not self.has_cargo(ship):
                value = self.to_port[zone] - self.risk(ship, zone)
                if value > most and not any(self.to_port[other] > self.to_port[zone] for other in ways):
                    best, most = self.sail(ship, course, []), value
                continue
            for end, onward in courses(self.g, zone, ship.moves - len(course), self.power).items():
                order, value = self.delivery(ship, end, [*course, *onward], boarding)
                if value > most:
                    best, most = order, value
        if best is not None:
            self.take(ship, best)
            self.protect(best.course[-1] if best.course else ship.zone)

    def boarding_at(self, ship: Transport, zone: int) -> list[Boarding]:
        shores = [at for at in LAND_LINKS[zone] if self.is_idle(at)]
        return boarders(ship, zone, self.marches.free, shores) if shores and len(ship.cargo) < CAPACITY else []

    def has_cargo(self, ship: Transport) -> bool:
        return any(PIECE_POWER[cargo] == self.power and PIECE_UNIT[cargo] != AA_GUN for cargo in ship.cargo)

    def delivery(self, ship: Transport, end: int, course: list[int], boarding: list[Boarding]) -> tuple[Order, float]:
        """Ashore where there is a front, or waiting at sea for the next turn."""
        units = len(ship.cargo) + len(boarding)
        risk = self.risk(ship, end)
        best, value = self.sail(ship, course, boarding), units * (PATIENCE * self.to_beach[end] / 10.0) - risk
        for at in LAND_LINKS[end]:
            if self.g.is_friendly(at, self.power) and self.marches.draw[at] > IDLE:
                worth = self.marches.draw[at] if self.marches.safe[at] else 0.0
                ashore = units * (worth / 10.0) - risk
                if ashore > value:
                    best, value = voyage(ship, course, boarding, at), ashore
        return best, value + 0.3 * len(boarding)

    def sail(self, ship: Transport, course: list[int], boarding: list[Boarding]) -> Order:
        return voyage(ship, course, boarding, course[-1] if course else ship.zone)

    def risk(self, ship: Transport, zone: int) -> float:
        fleet = self.fleet(zone).copy()
        if ship.zone != zone:
            fleet[TRANSPORT] += 1
        for start in self.g.spaces_of[self.power]:
            if start >= LAND_COUNT and start != zone and zone in sea_reach(self.g, start, self.power, CRUISER, 2):
                for unit in (*WARSHIPS, FIGHTER):
                    fleet[unit] += self.marches.free[start][unit]
        return self.threats.to_ships(zone, fleet).gain

    def fleet(self, zone: int) -> Units:
        if zone not in self.fleets:
            self.fleets[zone] = fleet_at(self.g, zone, self.power)
        return self.fleets[zone]

    def take(self, ship: Transport, order: Order) -> None:
        for one in order.boarding:
            self.marches.free[one.at][one.unit] -= 1
        end = order.course[-1] if order.course else ship.zone
        if end != ship.zone:
            self.fleet(ship.zone)[TRANSPORT] -= 1
            self.fleet(end)[TRANSPORT] += 1
        if order.course or order.boarding or order.goal < LAND_COUNT:
            self.orders.append(order)

    # Warships

    def protect(self, zone: int) -> None:
        """Warships join transports until an attack on them does not pay."""
        for start in self.g.spaces_of[self.power]:
            if start < LAND_COUNT or start == zone:
                continue
            for unit in (DESTROYER, CRUISER, CARRIER, BATTLESHIP):
                while self.marches.free[start][unit] > 0:
                    if self.threats.to_ships(zone, self.fleet(zone)).gain <= TOLERABLE:
                        return
                    if zone not in sea_reach(self.g, start, self.power, unit, MOVE[unit]):
                        break
                    self.move(start, unit, zone)

    def move(self, start: int, unit: int, goal: int) -> None:
        """A carrier takes its fighters along, which fly one by one."""
        self.marches.free[start][unit] -= 1
        self.fleet(start)[unit] -= 1
        self.fleet(goal)[unit] += 1
        self.orders.append(Order(start, unit, goal, 1))
        if unit == CARRIER:
            for _ in range(min(DECK, self.marches.free[start][FIGHTER])):
                self.move(start, FIGHTER, goal)

    def escort(self) -> None:
        """Warships go where transports are in danger, then to the others; what is safe alone stays."""
        for zone in self.g.spaces_of[self.power]:
            if zone < LAND_COUNT:
                continue
            for unit in (DESTROYER, CRUISER, BATTLESHIP, CARRIER, SUBMARINE):
                for _ in range(self.marches.free[zone][unit]):
                    self.move_warship(zone, unit)

    def move_warship(self, zone: int, unit: int) -> None:
        ends = [end for end in sea_reach(self.g, zone, self.power, unit, MOVE[unit]) if self.is_calm(end)]
        best, most = zone, self.need(zone, unit, True)
        for end in ends:
            value = self.need(end, unit, False)
            if value > most + 0.5:
                best, most = end, value
        if best != zone:
            self.move(zone, unit, best)

    def is_calm(self, zone: int) -> bool:
        return not self.g.is_hostile_zone(zone, self.power)

    def need(self, zone: int, unit: int, there: bool) -> float:
        """What a ship saves by being in a zone, less what is risked with it; company and beaches are liked."""
        without, with_it = self.fleet(zone).copy(), self.fleet(zone).copy()
        if there:
            without[unit] -= 1
        else:
            with_it[unit] += 1
        saved = self.threats.to_ships(zone, without).gain if any(without) else 0.0
        risked = self.threats.to_ships(zone, with_it).gain
        company = 1.0 if without[TRANSPORT] else 0.0
        return saved - risked + company + 0.05 * self.to_beach[zone]

    def free_decks(self) -> dict[int, int]:
        """Room for fighters on carriers once everybody has moved."""
        decks: dict[int, int] = {}
        for zone in range(LAND_COUNT, SPACE_COUNT):
            if self.fleets.get(zone) or self.g.count(zone, self.power, CARRIER):
                fleet = self.fleet(zone)
                aloft = sum([self.g.flying_at(zone, self.power, FIGHTER, left) for left in self.ranges(zone)])
                if fleet[CARRIER]:
                    decks[zone] = DECK * fleet[CARRIER] - fleet[FIGHTER] + aloft
        return decks

    def ranges(self, zone: int) -> list[int]:
        return self.g.ranges_aloft(zone, self.power, FIGHTER)
