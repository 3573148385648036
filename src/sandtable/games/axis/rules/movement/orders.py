"""One order of a movement phase: from where, which units, where to, how many."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, TypeAlias

from sandtable.engine.decision import Choice, Flow

from ...content import BOMBER, CARRIER, FIGHTER, INFANTRY, LAND_COUNT, MECHANIZED, SUBMARINE, TANK, TRANSPORT
from ...options import COUNT_LIMIT, DONE, MECHANIZED_PAIR, PARATROOPER, POWER, SPACE, UNIT, N
from .aircraft_landing import Plan
from .pieces import sail, shift
from .reach import ALL, bar_entry, moves_two
from .transport import Transport
from .voyage import friends_transports

if TYPE_CHECKING:
    from ...state import Axis


Prompts: TypeAlias = tuple[str, str, str, str]
"""What asks from where, which units, where to, how many."""


class Orders:
    """What Combat Move and Noncombat Move share; where units may go, and what follows, is for each to say."""

    def __init__(self, g: Axis, planning: bool, prompts: Prompts) -> None:
        self.g = g
        self.power = g.active
        self.plan = Plan(g, g.active, planning)
        self.ask_from, self.ask_unit, self.ask_goal, self.ask_number = prompts
        self._sails: dict[int, bool] = {}

    # What a phase must say

    @abstractmethod
    def origins(self) -> list[int]:
        """The spaces that can be ordered from, and DONE where the phase may end."""

    @abstractmethod
    def can_order_from(self, at: int) -> bool:
        """The same as `units_at`, without listing which; what is seen soonest comes first."""

    @abstractmethod
    def units_at(self, at: int, enough: int = ALL) -> list[int]:
        """The kinds of units in a space that have somewhere to go."""

    @abstractmethod
    def marches(self, at: int, unit: int, enough: int = ALL) -> list[int]:
        """Where troops may go."""

    @abstractmethod
    def can_sail(self, zone: int, unit: int) -> bool:
        """The same as `find_courses`, without listing where."""

    @abstractmethod
    def find_courses(self, zone: int, unit: int, enough: int) -> list[int]:
        """Where a ship may sail, as far as the sea is concerned."""

    @abstractmethod
    def flights(self, at: int, unit: int, enough: int = ALL) -> list[int]:
        """Where aircraft may go and still land."""

    @abstractmethod
    def has_voyage(self, zone: int) -> bool:
        """The same as `voyagers`, without listing which."""

    @abstractmethod
    def voyagers(self, zone: int, enough: int = ALL) -> list[Transport]:
        """The transports in a zone that can do something, one of every sort."""

    @abstractmethod
    def order_flight(self, at: int, unit: int) -> Flow: ...

    @abstractmethod
    def order_voyage(self, zone: int) -> Flow: ...

    @abstractmethod
    def choose_route(self, at: int, unit: int, goal: int) -> Choice:
        """The territory through which tanks go, where that matters."""

    def set_out(self, at: int, via: int, goal: int) -> None:
        """What troops do on their way."""

    @abstractmethod
    def choose_course(self, zone: int, unit: int, goal: int) -> Choice:
        """The zone from which ships enter their goal, where that matters."""

    def set_sail(self, at: int, via: int, goal: int) -> None:
        """What ships do on their way."""

    @abstractmethod
    def note_order(self, unit: int, number: int, at: int, goal: int) -> None: ...

    @abstractmethod
    def end(self) -> None: ...

    @abstractmethod
    def bar_idle(self, at: int) -> str:
        """Why units that could still move have nowhere to go."""

    @abstractmethod
    def bar_goal(self, at: int, unit: int, goal: int) -> str:
        """The clause that keeps units from a goal; empty where they may go."""

    def bar_from(self, at: int) -> str:
        """The clause that keeps a space from being ordered from."""
        g, power = self.g, self.power
        if bar := bar_entry(g, at, power):
            return bar
        if self.can_order_from(at) or self.has_voyage(at):
            return ""
        if not g.mass[power][at]:
            return "5.1d"
        return "5.6a" if g.is_spent(at, power) and not self.plan.planning else self.bar_idle(at)

    # The order

    def give(self) -> Flow:
        g = self.g
        origin = yield g.ask(g.seat(), self.ask_from, self.origins, about=POWER.option(self.power))
        if origin == DONE:
            self.end()
            return
        at = SPACE.of(origin)
        g.ordered_from = at
        unit = yield from self.choose_unit(at)
        g.ordered_unit = unit
        if unit == TRANSPORT:
            yield from self.order_voyage(at)
        elif unit in (FIGHTER, BOMBER, PARATROOPER):
            yield from self.order_flight(at, unit)
        elif at >= LAND_COUNT:
            yield from self.order_ships(at, unit)
        else:
            yield from self.order_troops(at, unit)

    def spaces_to_order_from(self) -> list[int]:
        """Where the power's own units are, and friends' transports that it may use."""
        g, power = self.g, self.power
        moved, mass, airborne = g.moved_mass[power], g.mass[power], g.airborne
        found = [
            at
            for at in g.spaces_of[power]
            if (moved[at] != mass[at] or airborne[at]) and self.can_order_from(at)  # is not spent
        ]
        for zone in friends_transports(g, power):
            if g.is_spent(zone, power) and self.has_voyage(zone):
                found.append(zone)
        return SPACE.all(found)

    def choose_unit(self, at: int) -> Choice:
        """Which kind of unit is meant; not asked when there is one."""
        g = self.g
        units = self.units_at(at)
        if len(units) == 1:
            return units[0]
        answer = yield g.ask(g.seat(), self.ask_unit, UNIT.all(units), about=SPACE.option(at))
        return UNIT.of(answer)

    def choose_goal(self, unit: int, goals: list[int]) -> Choice:
        g = self.g
        answer = yield g.ask(g.seat(), self.ask_goal, SPACE.all(goals), about=UNIT.option(unit))
        g.ordered_to = SPACE.of(answer)
        return g.ordered_to

    def choose_number(self, unit: int, most: int) -> Choice:
        """How many of them; not asked when there is one."""
        if most == 1:
            return 1
        g = self.g
        numbers = N.all(range(1, min(most, COUNT_LIMIT) + 1))
        answer = yield g.ask(g.seat(), self.ask_number, numbers, about=UNIT.option(unit))
        return N.of(answer)

    # Land

    def can_pair(self, at: int) -> bool:
        """A tank takes an infantry along (5.2.3q)."""
        g, power = self.g, self.power
        return g.has_tech(power, MECHANIZED) and g.unmoved(at, power, TANK) > 0 and g.unmoved(at, power, INFANTRY) > 0

    def order_troops(self, at: int, unit: int) -> Flow:
        g, power = self.g, self.power
        goal = yield from self.choose_goal(unit, self.marches(at, unit))
        via = at
        if moves_two(unit):
            via = yield from self.choose_route(at, unit, goal)
        kinds = [TANK, INFANTRY] if unit == MECHANIZED_PAIR else [unit]
        number = yield from self.choose_number(unit, min([g.unmoved(at, power, kind) for kind in kinds]))
        self.set_out(at, via, goal)
        for kind in kinds:
            shift(g, at, goal, power, kind, number)
        self.note_order(unit, number, at, goal)

    # Sea

    def has_course(self, zone: int, unit: int) -> bool:
        """All surface ships in a zone have the same, but a carrier may be needed where it is."""
        if unit == SUBMARINE:
            return self.can_sail(zone, unit)
        if zone not in self._sails:
            self._sails[zone] = self.can_sail(zone, unit)
        return self._sails[zone] and (unit != CARRIER or self.can_spare_carrier(zone))

    def can_spare_carrier(self, zone: int) -> bool:
        plan = self.plan
        return plan.has_carrier_to_spare(zone) or bool(self.courses(zone, CARRIER, 1))

    def courses(self, zone: int, unit: int, enough: int = ALL) -> list[int]:
        """Where ships of a kind may go; carriers only if no fighter is stranded."""
        if unit != CARRIER:
            return self.find_courses(zone, unit, enough)
        goals: list[int] = []
        for goal in self.find_courses(zone, unit, ALL):
            if self.plan.carriers_that_may_sail(zone, goal, 1):
                goals.append(goal)
                if len(goals) == enough:
                    break
        return goals

    def order_ships(self, zone: int, unit: int) -> Flow:
        g, plan, power = self.g, self.plan, self.power
        goal = yield from self.choose_goal(unit, self.courses(zone, unit))
        via = yield from self.choose_course(zone, unit, goal)
        most = g.unmoved(zone, power, unit)
        if unit == CARRIER:
            most = plan.carriers_that_may_sail(zone, goal, most)
        number = yield from self.choose_number(unit, most)
        self.set_sail(zone, via, goal)
        sail(g, zone, goal, power, unit, number)
        self.note_order(unit, number, zone, goal)
