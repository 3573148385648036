"""Phase 5, Noncombat Move (5.6): units that did not fight move, aircraft land."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sandtable.engine.decision import NOTHING, Choice, Flow

from ..content import (
    AA_GUN,
    AIRCRAFT,
    BOMBER,
    CARRIER,
    ESCORTS,
    FIGHTER,
    INFANTRY,
    LAND_COUNT,
    SUBMARINE,
    TRANSPORT,
    TROOPS,
)
from ..options import DONE, MECHANIZED_PAIR
from .combat_move import SAILING_ORDER
from .movement.aircraft_landing import keep_promises
from .movement.orders import Orders
from .movement.pieces import note_journey, note_loss
from .movement.reach import (
    ALL,
    bar_course,
    bar_entry,
    has_calm_neighbour,
    has_friendly_neighbour,
    has_ship_move,
    land_moves,
    ship_moves,
)
from .movement.transport import Transport
from .movement.voyage import has_noncombat_voyage, noncombat_ships, noncombat_voyage
from .turn import after_noncombat_move

if TYPE_CHECKING:
    from ..state import Axis


PROMPTS: Final = ("noncombat-from", "noncombat-unit", "noncombat-to", "noncombat-number")
LAND_UNITS: Final[list[int]] = [*TROOPS, AA_GUN]


def noncombat_order(g: Axis) -> Flow:
    return NoncombatMove(g, False, PROMPTS).give()


@final
class NoncombatMove(Orders):
    def end(self) -> None:
        """Aircraft without a landing are lost; fighters may wait for a new carrier (5.6.1.2c, g)."""
        g, power = self.g, self.power
        for (at, owner, unit, left), number in list(g.flying.items()):
            if owner == power and (at < LAND_COUNT or unit == BOMBER):
                g.set_flying(at, power, unit, left, -number)
                g.remove(at, power, unit, number)
                note_loss(g, "ditched", "5.6.1.2g", at, power, unit, number)
        keep_promises(g, power, False)
        after_noncombat_move(g)

    def may_end(self) -> bool:
        """Every aircraft that can be saved has been (5.6.1.2)."""
        lost = self.plan.aircraft_off_base()
        return lost == 0 or lost <= self.plan.stranded()

    def origins(self) -> list[int]:
        found = self.spaces_to_order_from()
        if not found or self.may_end():
            found.append(DONE)
        return found

    def can_order_from(self, at: int) -> bool:
        g, power = self.g, self.power
        if at < LAND_COUNT:
            marching = g.any_unmoved(at, power, LAND_UNITS) and has_friendly_neighbour(g, at, power)
            return marching or self.can_fly_from(at)
        return self.can_sail_from(at) or self.has_voyage(at) or self.can_fly_from(at) or self.can_move_carrier(at)

    def units_at(self, at: int, enough: int = ALL) -> list[int]:
        return self.units_on_land(at, enough) if at < LAND_COUNT else self.units_at_sea(at, enough)

    def units_on_land(self, at: int, enough: int) -> list[int]:
        """All troops have somewhere to go where an infantry has."""
        g, power = self.g, self.power
        found = [unit for unit in LAND_UNITS if g.unmoved(at, power, unit)]
        if found and not self.marches(at, INFANTRY, 1):
            found = []
        if len(found) < enough and self.can_pair(at) and self.marches(at, MECHANIZED_PAIR, 1):
            found.append(MECHANIZED_PAIR)
        if len(found) < enough:
            found.extend(unit for unit in AIRCRAFT if self.can_fly(at, unit))
        return found

    def units_at_sea(self, at: int, enough: int) -> list[int]:
        """Most ships can sail on, which is seen soonest; whether a carrier is needed where it is, last."""
        g, power = self.g, self.power
        found: list[int] = []
        for unit in SAILING_ORDER:
            if unit == CARRIER and len(found) < enough:
                if self.has_voyage(at):
                    found.append(TRANSPORT)
                found.extend(kind for kind in AIRCRAFT if self.can_fly(at, kind))
            if len(found) >= enough:
                break
            if g.unmoved(at, power, unit) and self.has_course(at, unit):
                found.append(unit)
        return found

    def note_order(self, unit: int, number: int, at: int, goal: int) -> None:
        note_journey(self.g, "moved", "5.6a", at, goal, self.power, unit, number)

    # Land and sea

    def marches(self, at: int, unit: int, enough: int = ALL) -> list[int]:
        return land_moves(self.g, at, self.power, unit, enough)

    def choose_route(self, at: int, unit: int, goal: int) -> Choice:
        """Friendly territories are all alike."""
        yield from ()
        return at

    def can_sail_from(self, zone: int) -> bool:
        """Warships other than carriers."""
        g, power = self.g, self.power
        if g.any_unmoved(zone, power, ESCORTS) and has_calm_neighbour(g, zone, power):
            return True
        return g.unmoved(zone, power, SUBMARINE) > 0 and self.can_sail(zone, SUBMARINE)

    def can_move_carrier(self, zone: int) -> bool:
        return self.g.unmoved(zone, self.power, CARRIER) > 0 and self.has_course(zone, CARRIER)

    def can_sail(self, zone: int, unit: int) -> bool:
        return has_ship_move(self.g, zone, self.power, unit)

    def find_courses(self, zone: int, unit: int, enough: int) -> list[int]:
        return ship_moves(self.g, zone, self.power, unit, enough)

    def choose_course(self, zone: int, unit: int, goal: int) -> Choice:
        """Nobody retreats from a noncombat move."""
        yield from ()
        return zone

    def has_voyage(self, zone: int) -> bool:
        return has_noncombat_voyage(self.g, zone)

    def voyagers(self, zone: int, enough: int = ALL) -> list[Transport]:
        return noncombat_ships(self.g, zone, enough)

    def order_voyage(self, zone: int) -> Flow:
        return noncombat_voyage(self.g, zone)

    # Air

    def can_fly_from(self, at: int) -> bool:
        return self.can_fly(at, FIGHTER) or self.can_fly(at, BOMBER)

    def can_fly(self, at: int, unit: int) -> bool:
        """The same as `flights`, without listing where; most have land to land on, which is seen soonest."""
        if not self.g.count(at, self.power, unit):
            return False
        reach = self.longest_range(at, unit)
        if reach < 0:
            return False
        return self.has_field(at, unit, reach) or (
            unit == FIGHTER and any(self.can_land_at_sea(at, reach, zone) for zone in self.plan.zones_with_deck())
        )

    def has_field(self, at: int, unit: int, reach: int) -> bool:
        """The same as `fields`, without listing where."""
        way_home = self.g.way_home
        if way_home[at]:
            return way_home[at] <= reach
        if reach > 0 and any(way_home[other] == 0 for other in self.g.air_links(self.power)[at]):
            return True
        return bool(self.fields(at, unit, reach, 1))

    def flights(self, at: int, unit: int, enough: int = ALL) -> list[int]:
        """Where an aircraft in a space may land: land that was friendly all turn, or a deck for a fighter."""
        reach = self.longest_range(at, unit)
        if reach < 0:
            return []
        goals = self.fields(at, unit, reach, enough)
        if unit == FIGHTER and len(goals) < enough:
            for zone in self.plan.zones_with_deck():
                if self.can_land_at_sea(at, reach, zone):
                    goals.append(zone)
                    if len(goals) == enough:
                        break
        return goals

    def fields(self, at: int, unit: int, reach: int, enough: int) -> list[int]:
        """Land in reach to land on."""
        way_home = self.g.way_home
        if way_home[at] > reach:
            return []
        distances = self.g.flights_from(self.power, at)
        goals: list[int] = []
        for goal in range(LAND_COUNT):
            if distances[goal] <= reach and way_home[goal] == 0 and (goal != at or self.aloft(at, unit)):
                goals.append(goal)
                if len(goals) == enough:
                    break
        return goals

    def can_land_at_sea(self, at: int, reach: int, zone: int) -> bool:
        """Whether a fighter may end in a zone: a deck is there, can come there, or will be placed there."""
        distance = self.g.flight(self.power, at, zone)
        if zone == at or distance > reach:
            return False
        return self.plan.can_fly(at, self.least_enough(at, FIGHTER, distance), zone, 0, 1)

    def aloft(self, at: int, unit: int) -> int:
        """How many aircraft are over a space and have not landed."""
        return self.aircraft_with(at, unit, 0) - self.g.unmoved(at, self.power, unit)

    def longest_range(self, at: int, unit: int) -> int:
        """The most movement that an aircraft in a space has left; those at base have all of it."""
        g = self.g
        if g.unmoved(at, self.power, unit):
            return g.range_of(self.power, unit)
        aloft = g.ranges_aloft(at, self.power, unit)
        return aloft[-1] if aloft else NOTHING

    def aircraft_with(self, at: int, unit: int, left: int) -> int:
        """How many aircraft in a space have at least this much movement left."""
        g = self.g
        total = 0
        for more in g.ranges_aloft(at, self.power, unit):
            if more >= left:
                total += g.flying_at(at, self.power, unit, more)
        if left <= g.range_of(self.power, unit):
            total += g.unmoved(at, self.power, unit)
        return total

    def least_enough(self, at: int, unit: int, distance: int) -> int:
        """The movement of the aircraft that will go: the one with the least that is enough."""
        g = self.g
        for left in g.ranges_aloft(at, self.power, unit):
            if left >= distance:
                return left
        return g.range_of(self.power, unit)

    def order_flight(self, at: int, unit: int) -> Flow:
        goal = yield from self.choose_goal(unit, self.flights(at, unit))
        distance = self.g.flight(self.power, at, goal)
        number = yield from self.choose_number(unit, self.most_that_fly(at, unit, goal))
        for _ in range(number):
            self.land_one(at, goal, unit, distance)
        self.note_order(unit, number, at, goal)

    def most_that_fly(self, at: int, unit: int, goal: int) -> int:
        """How many may land there with one order; at sea decks are counted one by one."""
        distance = self.g.flight(self.power, at, goal)
        if not distance:
            return self.aloft(at, unit)
        return self.aircraft_with(at, unit, distance) if goal < LAND_COUNT else 1

    def land_one(self, at: int, goal: int, unit: int, distance: int) -> None:
        """The aircraft with the least movement that is enough flies and is done; at sea it waits for its deck."""
        g, power = self.g, self.power
        for left in g.ranges_aloft(at, power, unit):
            if left >= distance:
                g.set_flying(at, power, unit, left, -1)
                g.mark_moved(at, power, unit, -1)
                break
        g.add(at, power, unit, -1)
        g.add(goal, power, unit, 1)
        g.mark_moved(goal, power, unit, 1)
        if goal >= LAND_COUNT:
            g.set_flying(goal, power, unit, 0, 1)

    # Why not

    def bar_idle(self, at: int) -> str:
        g, power = self.g, self.power
        if at < LAND_COUNT:
            return "5.6.1.1a" if any(g.unmoved(at, power, unit) for unit in LAND_UNITS) else "5.6.1.2a"
        if g.unmoved(at, power, CARRIER) and self.find_courses(at, CARRIER, 1):
            return "7.2.1e"
        return "5.6.1.3a"

    def bar_goal(self, at: int, unit: int, goal: int) -> str:
        if bar := bar_entry(self.g, goal, self.power):
            return bar
        if unit in AIRCRAFT:
            return self.bar_landing(at, unit, goal)
        return self.bar_course(at, unit, goal) if at >= LAND_COUNT else self.bar_march(at, unit, goal)

    def bar_march(self, at: int, unit: int, goal: int) -> str:
        if goal >= LAND_COUNT:
            return "7.1a"
        if goal in self.marches(at, unit):
            return ""
        return "5.6.1.1a" if self.g.is_hostile(goal, self.power) else "5.4d"

    def bar_course(self, zone: int, unit: int, goal: int) -> str:
        g, power = self.g, self.power
        if goal >= LAND_COUNT and unit != SUBMARINE and g.is_hostile_zone(goal, power):
            return "5.6.1.3a"
        if bar := bar_course(g, zone, goal, power, unit):
            return bar
        return "" if goal in self.courses(zone, unit) else "7.2.1e"

    def bar_landing(self, at: int, unit: int, goal: int) -> str:
        g, power = self.g, self.power
        if goal < LAND_COUNT and not g.is_friendly(goal, power):
            return "5.6.1.2a"
        if goal < LAND_COUNT and not g.was_friendly(goal, power):
            return "5.6.1.2h"
        if g.flight(power, at, goal) > self.longest_range(at, unit):
            return "5.4.2b"
        if goal in self.flights(at, unit):
            return ""
        return "5.6.1.2a" if goal < LAND_COUNT else "5.6.1.2b"
