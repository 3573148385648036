"""Phase 3, Combat Move (5.4): one order at a time, until the player is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sandtable.engine.decision import Choice, Flow

from ..content import (
    AIRCRAFT,
    BOMBER,
    CARRIER,
    DESTROYER,
    ESCORTS,
    FIGHTER,
    INFANTRY,
    LAND_COUNT,
    LAND_LINKS,
    PARATROOPERS,
    SUBMARINE,
    TANK,
    TRANSPORT,
    TROOPS,
)
from ..options import ATTACK_THEM, DIRECT, DONE, MECHANIZED_PAIR, PARATROOPER, POWER, RAID, SPACE
from .capture import take_territory
from .movement.aircraft_landing import keep_promises
from .movement.orders import Orders
from .movement.pieces import fly, note_journey, remember_origin, shift
from .movement.reach import (
    ALL,
    bar_course,
    bar_entry,
    bar_route,
    calls_for_ships,
    can_be_raided,
    has_hostile_land_behind,
    has_hostile_neighbour,
    has_ship_attack,
    is_blitzable,
    is_lone,
    land_attacks,
    last_steps,
    may_attack_at,
    may_meet_ships,
    moves_two,
    paratrooper_goals,
    routes,
    ship_attacks,
)
from .movement.transport import Transport
from .movement.voyage import combat_ships, combat_voyage, has_combat_voyage
from .stages import STRATEGIC

if TYPE_CHECKING:
    from ..state import Axis


SAILING_ORDER: Final[list[int]] = [*ESCORTS, SUBMARINE, CARRIER]
"""Carriers last: whether they are needed where they are takes longest to see."""

PROMPTS: Final = ("combat-from", "combat-unit", "combat-to", "combat-number")


def combat_order(g: Axis) -> Flow:
    return CombatMove(g, True, PROMPTS).give()


@final
class CombatMove(Orders):
    def end(self) -> None:
        keep_promises(self.g, self.power, True)
        self.g.stage = STRATEGIC

    def origins(self) -> list[int]:
        return [DONE, *self.spaces_to_order_from()]

    def can_order_from(self, at: int) -> bool:
        if at < LAND_COUNT:
            return self.can_march_from(at) or self.can_fly_from(at) or (self.can_drop(at) and bool(self.drops(at)))
        return self.can_fly_from(at) or self.can_sail_from(at) or self.has_voyage(at)

    def units_at(self, at: int, enough: int = ALL) -> list[int]:
        return self.units_on_land(at, enough) if at < LAND_COUNT else self.units_at_sea(at, enough)

    def units_on_land(self, at: int, enough: int) -> list[int]:
        g, power = self.g, self.power
        troops = [unit for unit in TROOPS if g.unmoved(at, power, unit)]
        found: list[int] = []
        if troops:
            if self.marches(at, INFANTRY, 1):
                found = troops
            elif TANK in troops and self.marches(at, TANK, 1):
                found = [TANK]
        if len(found) < enough:
            found.extend(unit for unit in AIRCRAFT if self.can_fly(at, unit))
        if len(found) < enough and self.can_pair(at) and self.marches(at, MECHANIZED_PAIR, 1):
            found.append(MECHANIZED_PAIR)
        if len(found) < enough and self.can_drop(at) and self.drops(at):
            found.append(PARATROOPER)
        return found

    def units_at_sea(self, at: int, enough: int) -> list[int]:
        g, power = self.g, self.power
        found = [unit for unit in AIRCRAFT if self.can_fly(at, unit)]
        if len(found) < enough and may_meet_ships(g, at, power):
            for unit in SAILING_ORDER:
                if g.unmoved(at, power, unit) and self.has_course(at, unit):
                    found.append(unit)
                    if len(found) == enough:
                        break
        if len(found) < enough and self.has_voyage(at):
            found.append(TRANSPORT)
        return found

    def note_order(self, unit: int, number: int, at: int, goal: int) -> None:
        rule = "5.4.2a" if unit in (FIGHTER, BOMBER) else "5.4a"
        note_journey(self.g, "advance", rule, at, goal, self.power, unit, number)

    # Land

    def can_march_from(self, at: int) -> bool:
        """A tank that takes an infantry along goes nowhere that it could not go alone."""
        g, power = self.g, self.power
        if not g.any_unmoved(at, power, TROOPS):
            return False
        if has_hostile_neighbour(g, at, power):
            return True
        return g.unmoved(at, power, TANK) > 0 and has_hostile_land_behind(g, at, power)

    def marches(self, at: int, unit: int, enough: int = ALL) -> list[int]:
        return land_attacks(self.g, at, self.power, unit, enough)

    def routes(self, at: int, unit: int, goal: int) -> list[int]:
        """DIRECT and the territories between, where the way decides what is blitzed or to where tanks may retreat."""
        g, power = self.g, self.power
        direct = goal in LAND_LINKS[at] and g.is_hostile(goal, power) and unit == TANK
        ways = routes(g, at, power, goal)
        if not direct:
            return SPACE.all(ways)
        return [DIRECT, *(SPACE.option(via) for via in ways if is_blitzable(g, via, power))]

    def choose_route(self, at: int, unit: int, goal: int) -> Choice:
        """The territory from which tanks enter their goal; asked only where there is a choice (5.4.7, 5.5.3.5g)."""
        g = self.g
        options = self.routes(at, unit, goal)
        answer = options[0]
        if len(options) > 1:
            answer = yield g.ask(g.seat(), "combat-via", options, about=SPACE.option(goal))
        return at if answer == DIRECT else SPACE.of(answer)

    def set_out(self, at: int, via: int, goal: int) -> None:
        """Tanks take what they blitz through."""
        g, power = self.g, self.power
        if via != at and is_blitzable(g, via, power):
            g.note("blitz", "5.4.7d", power=POWER.option(power), space=SPACE.option(via))
            take_territory(g, via, power)
        remember_origin(g, goal, via)

    # Air

    def can_fly_from(self, at: int) -> bool:
        return self.can_fly(at, FIGHTER) or self.can_fly(at, BOMBER)

    def can_fly(self, at: int, unit: int) -> bool:
        return self.g.unmoved(at, self.power, unit) > 0 and bool(self.flights(at, unit, 1))

    def flights(self, at: int, unit: int, enough: int = ALL) -> list[int]:
        """Targets from which the aircraft can still land; those with land in reach first, which is seen soonest."""
        g, power = self.g, self.power
        reach = g.range_of(power, unit)
        distances = g.flights_from(power, at)
        way_home = g.way_home
        goals: list[int] = []
        further: list[int] = []
        for goal in g.fighter_targets if unit == FIGHTER else g.bomber_targets:
            if distances[goal] > reach or (g.loaded_in and not may_attack_at(g, goal)):
                continue
            if distances[goal] + way_home[goal] <= reach:
                goals.append(goal)
                if len(goals) == enough:
                    return goals
            elif unit == FIGHTER:
                further.append(goal)
        for goal in further:
            if self.can_return_to_deck(at, reach, goal, reach - distances[goal]):
                goals.append(goal)
                if len(goals) == enough:
                    break
        return goals

    def can_return_to_deck(self, at: int, reach: int, goal: int, left: int) -> bool:
        return left < reach and self.plan.can_fly(at, reach, goal, left, 1)

    def order_flight(self, at: int, unit: int) -> Flow:
        if unit == PARATROOPER:
            yield from self.order_drop(at)
            return
        g, power = self.g, self.power
        goal = yield from self.choose_goal(unit, self.flights(at, unit))
        raiding = False
        if unit == BOMBER and can_be_raided(g, goal, power):
            raiding = True
            if g.has_enemy_defenders(goal, power):
                answer = yield g.ask(g.seat(), "raid-or-attack", [ATTACK_THEM, RAID], about=SPACE.option(goal))
                raiding = answer == RAID
        number = yield from self.choose_number(unit, self.most_that_fly(at, unit, goal))
        fly(g, at, goal, power, unit, number, g.range_of(power, unit) - g.flight(power, at, goal))
        if raiding:
            g.raiders[goal] = g.raiders.get(goal, 0) + number
        elif goal >= LAND_COUNT and is_lone(g, goal, power) and goal not in g.lone_attacks:
            g.lone_attacks.append(goal)
        self.note_order(unit, number, at, goal)

    def most_that_fly(self, at: int, unit: int, goal: int) -> int:
        """How many may fly there and still land."""
        g, power = self.g, self.power
        reach = g.range_of(power, unit)
        left = reach - g.flight(power, at, goal)
        most = g.unmoved(at, power, unit)
        return most if g.way_home[goal] <= left else self.plan.fighters_that_may_fly(at, reach, goal, left, most)

    def can_drop(self, at: int) -> bool:
        g, power = self.g, self.power
        return (
            g.has_tech(power, PARATROOPERS) and g.unmoved(at, power, BOMBER) > 0 and g.unmoved(at, power, INFANTRY) > 0
        )

    def drops(self, at: int) -> list[int]:
        """Where paratroopers may be dropped and their bomber still gets home."""
        g = self.g
        reach = g.range_of(self.power, BOMBER)
        goals = paratrooper_goals(g, at, self.power, reach)
        return [goal for goal, steps in goals.items() if g.way_home[goal] <= reach - steps]

    def order_drop(self, at: int) -> Flow:
        g, power = self.g, self.power
        reach = g.range_of(power, BOMBER)
        goal = yield from self.choose_goal(PARATROOPER, self.drops(at))
        most = min(g.unmoved(at, power, BOMBER), g.unmoved(at, power, INFANTRY))
        number = yield from self.choose_number(PARATROOPER, most)
        fly(g, at, goal, power, BOMBER, number, reach - paratrooper_goals(g, at, power, reach)[goal])
        shift(g, at, goal, power, INFANTRY, number)
        if at in LAND_LINKS[goal]:
            remember_origin(g, goal, at)
        g.note("drop", "5.2.3i", power=POWER.option(power), n=number, space=SPACE.option(at), to=SPACE.option(goal))

    # Sea

    def can_sail_from(self, zone: int) -> bool:
        g, power = self.g, self.power
        if not g.any_unmoved(zone, power, SAILING_ORDER) or not may_meet_ships(g, zone, power):
            return False
        if g.any_unmoved(zone, power, ESCORTS) and self.can_sail(zone, DESTROYER):
            return True
        return any(g.unmoved(zone, power, unit) and self.has_course(zone, unit) for unit in (SUBMARINE, CARRIER))

    def can_sail(self, zone: int, unit: int) -> bool:
        return has_ship_attack(self.g, zone, self.power, unit)

    def find_courses(self, zone: int, unit: int, enough: int) -> list[int]:
        return ship_attacks(self.g, zone, self.power, unit, enough)

    def ways(self, zone: int, unit: int, goal: int) -> list[int]:
        """The zones from which ships may enter their goal, where that decides to which they may retreat."""
        g, power = self.g, self.power
        ways = last_steps(g, zone, goal, power, unit)
        if not g.has_enemy_ships(goal, power):
            return ways[:1]
        calm = [via for via in ways if g.calm[via] and not g.is_hostile_zone(via, power)]
        return [zone] if zone in calm else calm or ways[:1]

    def choose_course(self, zone: int, unit: int, goal: int) -> Choice:
        """The zone from which ships enter their goal; asked only where there is a choice (5.5.3.5g)."""
        g = self.g
        ways = self.ways(zone, unit, goal)
        if len(ways) == 1:
            return ways[0]
        answer = yield g.ask(g.seat(), "combat-via", SPACE.all(ways), about=SPACE.option(goal))
        return SPACE.of(answer)

    def set_sail(self, at: int, via: int, goal: int) -> None:
        g, power = self.g, self.power
        remember_origin(g, goal, via)
        fleeing = g.is_hostile_zone(at, power)
        if not fleeing and is_lone(g, goal, power) and goal not in g.assaulted_from and goal not in g.lone_attacks:
            g.lone_attacks.append(goal)

    def has_voyage(self, zone: int) -> bool:
        return has_combat_voyage(self.g, zone)

    def voyagers(self, zone: int, enough: int = ALL) -> list[Transport]:
        return combat_ships(self.g, zone, enough)

    def order_voyage(self, zone: int) -> Flow:
        return combat_voyage(self.g, zone)

    # Why not

    def bar_idle(self, at: int) -> str:
        """Units end a combat move only where there is something to attack."""
        g, power = self.g, self.power
        if g.is_spent(at, power):
            return "5.4n"
        if at >= LAND_COUNT or any(g.unmoved(at, power, unit) for unit in TROOPS):
            return "5.4f"
        return "5.4.2a" if any(g.unmoved(at, power, unit) for unit in AIRCRAFT) else "7.1.4b"

    def bar_goal(self, at: int, unit: int, goal: int) -> str:
        if bar := bar_entry(self.g, goal, self.power):
            return bar
        if unit == PARATROOPER:
            return self.bar_drop(at, goal)
        if unit in AIRCRAFT:
            return self.bar_flight(at, unit, goal)
        return self.bar_attack_by_sea(at, unit, goal) if at >= LAND_COUNT else self.bar_march(at, unit, goal)

    def bar_march(self, at: int, unit: int, goal: int) -> str:
        g, power = self.g, self.power
        if goal >= LAND_COUNT:
            return "7.1a"
        if goal in self.marches(at, unit):
            return ""
        if g.is_friendly(goal, power):
            return "5.4f"
        beyond = moves_two(unit) and any(goal in LAND_LINKS[via] for via in LAND_LINKS[at])
        return "5.4.7e" if beyond and goal not in LAND_LINKS[at] else "5.4d"

    def bar_flight(self, at: int, unit: int, goal: int) -> str:
        """Against nothing, too far, or without a way home."""
        g, power = self.g, self.power
        if goal not in (g.fighter_targets if unit == FIGHTER else g.bomber_targets):
            return "5.5.3.6c" if goal < LAND_COUNT and g.is_hostile(goal, power) else "5.4f"
        if not may_attack_at(g, goal):
            return "5.4.1g"
        if g.flight(power, at, goal) > g.range_of(power, unit):
            return "5.4.2b"
        return "" if goal in self.flights(at, unit) else "5.4.2a"

    def bar_drop(self, at: int, goal: int) -> str:
        g, power = self.g, self.power
        reach = g.range_of(power, BOMBER)
        if goal in self.drops(at):
            return ""
        if goal in paratrooper_goals(g, at, power, reach):
            return "5.4.2a"
        return "5.2.3j" if g.flight(power, at, goal) <= reach else "5.4.2b"

    def bar_attack_by_sea(self, zone: int, unit: int, goal: int) -> str:
        g, power = self.g, self.power
        if bar := bar_course(g, zone, goal, power, unit):
            return bar
        if not g.is_hostile_zone(zone, power) and not calls_for_ships(g, goal, power):
            return "5.4f" if may_attack_at(g, goal) else "5.4.1g"
        return "" if goal in self.courses(zone, unit) else "7.2n"

    def bar_way(self, via: int, goal: int) -> str:
        """Why the units that were ordered do not go by a space."""
        g, at, unit = self.g, self.g.ordered_from, self.g.ordered_unit
        ways = self.ways(at, unit, goal) if at >= LAND_COUNT else self.routes(at, unit, goal)
        if (via if at >= LAND_COUNT else SPACE.option(via)) in ways:
            return ""
        return bar_route(g, at, via, goal, self.power)
