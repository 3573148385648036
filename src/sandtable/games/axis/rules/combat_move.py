"""Phase 3, Combat Move (5.4): one order at a time, until the player is done."""

from __future__ import annotations

from collections.abc import Iterator
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
    WARSHIPS,
)
from ..options import ATTACK_THEM, DIRECT, DONE, MECHANIZED_PAIR, PARATROOPER, POWER, RAID, SPACE, UNIT
from .capture import take_territory
from .movement.aircraft_landing import keep_promises
from .movement.orders import Orders
from .movement.pieces import fly, remember_origin, shift
from .movement.reach import (
    came_through,
    can_be_raided,
    has_hostile_land_behind,
    has_hostile_neighbour,
    has_ship_attack,
    is_blitzable,
    is_lone,
    land_attacks,
    may_meet_ships,
    paratrooper_goals,
    routes,
    ship_attacks,
)
from .movement.voyage import combat_voyage, has_combat_voyage
from .stages import STRATEGIC

if TYPE_CHECKING:
    from ..state import Axis


PROMPTS: Final = ("combat-from", "combat-unit", "combat-to", "combat-number")


def combat_order(g: Axis) -> Flow:
    return CombatMove(g, True, PROMPTS).give()


@final
class CombatMove(Orders):
    def end(self) -> None:
        keep_promises(self.g, self.power, True)
        self.g.stage = STRATEGIC

    def origins(self) -> Iterator[int]:
        yield DONE
        yield from self.spaces_to_order_from()

    def can_order_from(self, at: int) -> bool:
        """The same as `units_at`, without listing where; what is seen soonest comes first."""
        if at < LAND_COUNT:
            return self.can_march_from(at) or self.can_fly_from(at) or (self.can_drop(at) and bool(self.drops(at)))
        return self.can_fly_from(at) or self.can_sail_from(at) or self.has_voyage(at)

    def units_at(self, at: int) -> Iterator[int]:
        g, power = self.g, self.power
        if at < LAND_COUNT:
            near = has_hostile_neighbour(g, at, power)
            for unit in TROOPS:
                if (near or unit == TANK) and g.unmoved(at, power, unit) and (near or self.marches(at, unit)):
                    yield unit
        for unit in AIRCRAFT:
            if self.can_fly(at, unit):
                yield unit
        if at < LAND_COUNT:
            if self.can_pair(at) and self.marches(at, MECHANIZED_PAIR):
                yield MECHANIZED_PAIR
            if self.can_drop(at) and self.drops(at):
                yield PARATROOPER
            return
        if may_meet_ships(g, at, power):
            for unit in WARSHIPS:
                if g.unmoved(at, power, unit) and self.has_course(at, unit):
                    yield unit
        if self.has_voyage(at):
            yield TRANSPORT

    def note_order(self, unit: int, number: int, at: int, goal: int) -> None:
        rule = "5.4.2a" if unit in (FIGHTER, BOMBER) else "5.4a"
        self.g.note(
            "advance",
            rule,
            power=POWER.option(self.power),
            unit=UNIT.option(unit),
            n=number,
            space=SPACE.option(at),
            to=SPACE.option(goal),
        )

    # Land

    def can_march_from(self, at: int) -> bool:
        """A tank that takes an infantry along goes nowhere that it could not go alone."""
        g, power = self.g, self.power
        if not any(g.unmoved(at, power, unit) for unit in TROOPS):
            return False
        if has_hostile_neighbour(g, at, power):
            return True
        return g.unmoved(at, power, TANK) > 0 and has_hostile_land_behind(g, at, power)

    def marches(self, at: int, unit: int) -> list[int]:
        return land_attacks(self.g, at, self.power, unit)

    def choose_route(self, at: int, unit: int, goal: int) -> Choice:
        """Asked only where a blitz on the way is a choice."""
        g, power = self.g, self.power
        direct = goal in LAND_LINKS[at] and g.is_hostile(goal, power) and unit == TANK
        ways = routes(g, at, power, goal)
        blitzes = [via for via in ways if is_blitzable(g, via, power)]
        if direct and not blitzes:
            return at
        if not direct and len(ways) == 1:
            return ways[0]
        quiet = [] if direct else [via for via in ways if via not in blitzes][:1]
        options = [DIRECT] if direct else []
        options.extend(SPACE.option(via) for via in blitzes + quiet)
        if len(options) == 1:
            return SPACE.of(options[0])
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
        """The same as `flights`, without listing where; most come home to land, which is seen soonest."""
        g, power = self.g, self.power
        if not g.unmoved(at, power, unit):
            return False
        reach = g.range_of(power, unit)
        distances = g.flights_from(power, at)
        way_home = g.way_home
        targets = g.fighter_targets if unit == FIGHTER else g.bomber_targets
        if any(distances[goal] + way_home[goal] <= reach for goal in targets):
            return True
        return unit == FIGHTER and any(
            self.can_return_to_deck(at, reach, goal, reach - distances[goal])
            for goal in targets
            if distances[goal] <= reach
        )

    def flights(self, at: int, unit: int) -> Iterator[int]:
        """Targets from which the aircraft can still land."""
        g, power = self.g, self.power
        reach = g.range_of(power, unit)
        distances = g.flights_from(power, at)
        for goal in g.fighter_targets if unit == FIGHTER else g.bomber_targets:
            left = reach - distances[goal]
            if left < 0:
                continue
            if g.way_home[goal] <= left or (unit == FIGHTER and self.can_return_to_deck(at, reach, goal, left)):
                yield goal

    def can_return_to_deck(self, at: int, reach: int, goal: int, left: int) -> bool:
        return left < reach and self.plan.can_fly(at, reach, goal, left, 1)

    def order_flight(self, at: int, unit: int) -> Flow:
        if unit == PARATROOPER:
            yield from self.order_drop(at)
            return
        g, power = self.g, self.power
        goal = yield from self.choose_goal(unit, list(self.flights(at, unit)))
        raiding = False
        if unit == BOMBER and can_be_raided(g, goal, power):
            raiding = True
            if g.has_enemy_defenders(goal, power):
                answer = yield g.ask(g.seat(), "raid-or-attack", [ATTACK_THEM, RAID], about=SPACE.option(goal))
                raiding = answer == RAID
        reach = g.range_of(power, unit)
        left = reach - g.flight(power, at, goal)
        most = g.unmoved(at, power, unit)
        if g.way_home[goal] > left:
            most = self.plan.fighters_that_may_fly(at, reach, goal, left, most)
        number = yield from self.choose_number(unit, most)
        fly(g, at, goal, power, unit, number, left)
        if raiding:
            g.raiders[goal] = g.raiders.get(goal, 0) + number
        elif goal >= LAND_COUNT and is_lone(g, goal, power) and goal not in g.lone_attacks:
            g.lone_attacks.append(goal)
        self.note_order(unit, number, at, goal)

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
        """Carriers last: whether they are needed where they are takes longest to see."""
        g, power = self.g, self.power
        if not may_meet_ships(g, zone, power):
            return False
        if g.unmoved(zone, power, SUBMARINE) and has_ship_attack(g, zone, power, SUBMARINE):
            return True
        if any(g.unmoved(zone, power, unit) for unit in ESCORTS):
            return has_ship_attack(g, zone, power, DESTROYER)
        return g.unmoved(zone, power, CARRIER) > 0 and self.has_course(zone, CARRIER)

    def find_courses(self, zone: int, unit: int) -> list[int]:
        return ship_attacks(self.g, zone, self.power, unit)

    def set_sail(self, at: int, goal: int, unit: int) -> None:
        g, power = self.g, self.power
        remember_origin(g, goal, came_through(g, at, goal, power, unit))
        fleeing = g.is_hostile_zone(at, power)
        if not fleeing and is_lone(g, goal, power) and goal not in g.assaulted_from and goal not in g.lone_attacks:
            g.lone_attacks.append(goal)

    def has_voyage(self, zone: int) -> bool:
        return has_combat_voyage(self.g, zone)

    def order_voyage(self, zone: int) -> Flow:
        return combat_voyage(self.g, zone)
