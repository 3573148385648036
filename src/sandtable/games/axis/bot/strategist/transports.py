"""Where transports can go this turn, and whom they can take along."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ...content import AA_GUN, ARTILLERY, INFANTRY, KINDS, LAND_LINKS, PIECE_POWER, PIECE_UNIT, SEA_LINKS, TANK
from ...rules.movement.reach import is_calm_way
from ...rules.movement.transport import CAPACITY, NOWHERE, Transport
from .chances import Units
from .orders import Boarding

if TYPE_CHECKING:
    from ...state import Axis


@final
class Boat:
    """One transport's part in a landing: its course, and who is aboard at the end of it."""

    def __init__(self, ship: Transport, course: list[int], boarding: list[Boarding]) -> None:
        self.ship = ship
        self.course = course
        self.boarding = boarding

    def troops(self, power: int) -> Units:
        """Who would go ashore."""
        units = [0] * KINDS
        for cargo in self.ship.cargo:
            if PIECE_POWER[cargo] == power and PIECE_UNIT[cargo] != AA_GUN:
                units[PIECE_UNIT[cargo]] += 1
        for one in self.boarding:
            units[one.unit] += 1
        return units


def is_free(ship: Transport, power: int) -> bool:
    return ship.owner == power and not ship.spent and ship.target == NOWHERE and ship.unloaded_at == NOWHERE


def courses(g: Axis, zone: int, steps: int, power: int) -> dict[int, list[int]]:
    """The calm zones within reach, each with the shortest course to it."""
    found: dict[int, list[int]] = {zone: []}
    edge = [zone]
    for _ in range(steps):
        further: list[int] = []
        for here in edge:
            for other in SEA_LINKS[here]:
                if other not in found and is_calm_way(g, here, other, power):
                    found[other] = [*found[here], other]
                    further.append(other)
        edge = further
    return found


def find_boat(g: Axis, ship: Transport, beach: int, spare: list[Units], shores: list[int] | None) -> Boat | None:
    """The way to the beach on which most come aboard; `shores` are those from which troops are wanted, or all."""
    power = g.active
    if g.is_hostile_zone(ship.zone, power):
        return None
    best: Boat | None = None
    most = 0
    for zone, course in courses(g, ship.zone, ship.moves, power).items():
        onward = ways_on(g, zone, ship.moves - len(course), power, beach)
        if onward is None:
            continue
        boarding = boarders(ship, zone, spare, shores)
        value = 2 * (len(ship.cargo) + len(boarding)) + sum([1 for one in boarding if one.unit != INFANTRY])
        if value > most:
            best, most = Boat(ship, [*course, *onward], boarding), value
    return best


def ways_on(g: Axis, zone: int, steps: int, power: int, beach: int) -> list[int] | None:
    """How a ship goes on from a zone to the beach, which need not be calm: a battle may be planned there."""
    if zone == beach:
        return []
    for here, course in courses(g, zone, steps - 1, power).items() if steps > 0 else ():
        if beach in SEA_LINKS[here] and g.canal_open(here, beach, power):
            return [*course, beach]
    return None


def boarders(ship: Transport, zone: int, spare: list[Units], shores: list[int] | None) -> list[Boarding]:
    """A heavy unit and an infantry, or two infantry."""
    found: list[Boarding] = []
    room = CAPACITY - len(ship.cargo)
    heavy = any(PIECE_UNIT[cargo] != INFANTRY for cargo in ship.cargo)
    taken: dict[int, int] = {}
    for kinds in ([TANK, ARTILLERY, INFANTRY], [INFANTRY]):
        if len(found) >= room:
            break
        for unit in [INFANTRY] if heavy else kinds:
            at = shore_with(zone, unit, spare, shores, taken)
            if at >= 0:
                found.append(Boarding(zone, at, unit))
                taken[at * KINDS + unit] = taken.get(at * KINDS + unit, 0) + 1
                heavy = heavy or unit != INFANTRY
                break
    return found


def shore_with(zone: int, unit: int, spare: list[Units], shores: list[int] | None, taken: dict[int, int]) -> int:
    for at in LAND_LINKS[zone]:
        if spare[at] and (shores is None or at in shores) and spare[at][unit] > taken.get(at * KINDS + unit, 0):
            return at
    return NOWHERE


def take_aboard(boat: Boat, spare: list[Units]) -> None:
    for one in boat.boarding:
        spare[one.at][one.unit] -= 1
