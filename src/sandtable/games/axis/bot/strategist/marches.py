"""Noncombat Move on land and in the air: where to stand, where to leave a picket, where aircraft are of use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ...content import (
    AIRCRAFT,
    ARTILLERY,
    CAPITAL,
    CAPITAL_OF,
    CARRIER,
    FIGHTER,
    INFANTRY,
    IPC,
    KINDS,
    LAND_COUNT,
    LAND_LINKS,
    SPACE_COUNT,
    TANK,
    TROOPS,
)
from ...rules.movement.aircraft_landing import deck_room
from ...rules.movement.reach import land_moves
from .chances import Units
from .orders import Order
from .reserve import SAFE, is_open, unmoved_units, with_purchases
from .threats import Threats, friends_at
from .worth import CAPITAL_WORTH, draw_of, lasting

if TYPE_CHECKING:
    from ...state import Axis


TOLERABLE: Final = 1.5
"""What an enemy may gain by attacking a stand, in IPC, before it is given up."""

HELD: Final = 0.4
"""How much of what a territory is worth may be risked to hold it."""

LIKELY: Final = 0.5
"""A stand that falls with this chance is given up, whatever it costs the enemy."""

LOSS: Final = 120.0
"""What it weighs that aircraft may be lost where they land."""

NEAREST: Final = 50.0
STIR: Final = 3.0
"""By how much a field must be better than the one where aircraft are."""

ON_FOOT: Final[list[int]] = [INFANTRY, ARTILLERY, TANK]


@final
class Marches:
    """One power's moves after its battles."""

    def __init__(self, g: Axis) -> None:
        self.g = g
        self.power = g.active
        self.threats = Threats(g, g.active)
        self.draw = draw_of(g, g.active)
        self.free: list[Units] = [[] for _ in range(SPACE_COUNT)]
        for at in g.spaces_of[g.active]:
            self.free[at] = unmoved_units(g, at, g.active)
        self.standing: list[Units] = [self.fixed(at) for at in range(LAND_COUNT)]
        self.reach: dict[int, list[int]] = {}
        self.safe: list[bool] = [False] * LAND_COUNT
        self.orders: list[Order] = []

    def fixed(self, at: int) -> Units:
        """Who will be in a territory whatever is ordered now: friends, who has moved, and new units in the capital."""
        g = self.g
        if at == CAPITAL_OF[self.power] and g.owner[at] == self.power:
            units = with_purchases(g, at, self.power)
        else:
            units = friends_at(g, at, self.power)
        free = self.free[at]
        if free:
            units = [units[unit] - free[unit] for unit in range(KINDS)]
        return units

    def make_stands(self) -> None:
        """One stays wherever enemies could walk in; then the most important territories choose first."""
        places = [at for at in range(LAND_COUNT) if self.g.is_friendly(at, self.power)]
        for at in places:
            if at != CAPITAL_OF[self.power] and is_open(self.g, at, self.power):
                self.leave_picket(at)
        places.sort(key=lambda at: -self.importance(at))
        for at in places:
            self.make_stand(at)

    def importance(self, at: int) -> float:
        if at == CAPITAL_OF[self.power]:
            return 1000.0
        return self.draw[at] + IPC[at]

    # Stands

    def make_stand(self, at: int) -> None:
        """Gathers as many as are needed to hold a territory; if that cannot be done, one stays as a picket."""
        near = self.who_can_come(at)
        limit = SAFE if at == CAPITAL_OF[self.power] else LIKELY
        if self.holds(at, self.standing[at], limit):
            self.safe[at] = True
            return
        everybody = self.standing[at].copy()
        for order in near:
            everybody[order.unit] += order.number
        if not self.holds(at, everybody, limit) and at != CAPITAL_OF[self.power]:
            self.leave_picket(at)
            return
        self.safe[at] = True
        for order in near:
            for _ in range(order.number):
                self.send(Order(order.at, order.unit, at, 1))
                if self.holds(at, self.standing[at], limit):
                    return

    def holds(self, at: int, units: Units, limit: float) -> bool:
        """Whether a stand is worth what it may cost."""
        danger = self.threats.to_land(at, units)
        if danger.chance > limit:
            return False
        return limit == SAFE or danger.gain <= TOLERABLE + HELD * (1.0 - danger.chance) * lasting(
            self.g, at, self.power
        )

    def who_can_come(self, at: int) -> list[Order]:
        """Those already there first, then neighbours, those last who have more to do where they are."""
        found: list[Order] = []
        starts = [at, *LAND_LINKS[at]]
        further = [via for near in LAND_LINKS[at] for via in LAND_LINKS[near] if via not in starts]
        for start in [*starts, *dict.fromkeys(further)]:
            free = self.free[start]
            if not free:
                continue
            for unit in ON_FOOT:
                if free[unit] and (start == at or at in self.reach_of(start, unit)):
                    found.append(Order(start, unit, at, free[unit]))
        return found

    def reach_of(self, at: int, unit: int) -> list[int]:
        key = at * KINDS + unit
        known = self.reach.get(key)
        if known is None:
            known = land_moves(self.g, at, self.power, unit)
            self.reach[key] = known
        return known

    def leave_picket(self, at: int) -> None:
        """One infantry keeps tanks from driving through."""
        if IPC[at] and self.free[at] and not any(self.standing[at][unit] > 0 for unit in TROOPS):
            for unit in ON_FOOT:
                if self.free[at][unit]:
                    self.send(Order(at, unit, at, 1))
                    return

    def send(self, order: Order) -> None:
        self.free[order.at][order.unit] -= order.number
        self.standing[order.goal][order.unit] += order.number
        if order.at == order.goal:
            return
        for other in self.orders:
            if other.at == order.at and other.unit == order.unit and other.goal == order.goal:
                other.number += order.number
                return
        self.orders.append(order)

    # Everybody else

    def go_forward(self) -> None:
        """Whoever is not needed goes where most is to be won, as far as that is safe."""
        for at in range(LAND_COUNT):
            free = self.free[at]
            if not free:
                continue
            for unit in ON_FOOT:
                if free[unit]:
                    goals = [goal for goal in self.reach_of(at, unit) if self.safe[goal]]
                    if self.safe[at] or not goals:
                        goals.append(at)
                    goal = max(goals, key=lambda goal: self.draw[goal])
                    if self.draw[goal] > self.draw[at] or not self.safe[at]:
                        self.send(Order(at, unit, goal, free[unit]))


# Aircraft


@final
class Landings:
    """Where aircraft end their turn: safe, near the fighting, and on decks where fleets need them."""

    def __init__(self, g: Axis, marches: Marches, decks: dict[int, int]) -> None:
        self.g = g
        self.power = g.active
        self.marches = marches
        self.decks = decks

    def best_field(self, options: list[int], unit: int, number: int) -> int:
        return max(options, key=lambda at: self.value(at, unit, number))

    def value(self, at: int, unit: int, number: int) -> float:
        """Decks first; then where they save a place that would fall without them, or stand safe near the front."""
        if at >= LAND_COUNT:
            return 500.0 if self.g.count(at, self.power, CARRIER) and deck_room(self.g, at, self.power) > 0 else -10.0
        marches = self.marches
        holding = marches.standing[at].copy()
        without = marches.threats.to_land(at, holding)
        holding[unit] += number
        danger = marches.threats.to_land(at, holding)
        saved = without.chance - danger.chance
        prize = lasting(self.g, at, self.power) + (CAPITAL_WORTH * 3 if CAPITAL[at] >= 0 else 0.0)
        at_home = at == CAPITAL_OF[self.power]
        if at_home and without.chance > SAFE:
            return NEAREST + saved * prize
        return min(NEAREST, marches.draw[at]) - LOSS * danger.chance + saved * prize

    def plan(self) -> list[Order]:
        """Aircraft at base move up to the front, or away from a place that may fall; those over enemies go first."""
        g = self.g
        orders: list[Order] = []
        for at in g.spaces_of[self.power]:
            for unit in AIRCRAFT:
                for left in g.ranges_aloft(at, self.power, unit):
                    self.land(orders, at, unit, g.flying_at(at, self.power, unit, left), left)
        for at in g.spaces_of[self.power]:
            for unit in AIRCRAFT:
                number = g.unmoved(at, self.power, unit)
                if number and at < LAND_COUNT:
                    self.land(orders, at, unit, number, g.range_of(self.power, unit))
        return orders

    def land(self, orders: list[Order], at: int, unit: int, number: int, reach: int) -> None:
        """Where nothing is in reach, carriers must do, which the phase asks about by itself."""
        if unit == FIGHTER:
            number -= self.return_to_decks(orders, at, number, reach)
        fields = self.fields(at, reach)
        if not fields or not number:
            return
        goal = self.best_field(fields, unit, number)
        at_base = at < LAND_COUNT and self.g.way_home[at] == 0
        if at_base and self.value(goal, unit, number) <= self.value(at, unit, number) + STIR:
            self.marches.standing[at][unit] += number
            return
        self.marches.standing[goal][unit] += number
        orders.append(Order(at, unit, goal, number))

    def return_to_decks(self, orders: list[Order], at: int, number: int, reach: int) -> int:
        """Carriers are empty shells without fighters, which go aboard one by one. Says how many do."""
        boarded = min(number, max(0, self.decks.get(at, 0)))
        if boarded:
            self.decks[at] -= boarded
        for zone, room in self.decks.items():
            while room > 0 and boarded < number and self.g.flight(self.power, at, zone) <= reach:
                orders.append(Order(at, FIGHTER, zone, 1))
                room -= 1
                boarded += 1
            self.decks[zone] = room
        return boarded

    def fields(self, at: int, reach: int) -> list[int]:
        g = self.g
        distances = g.flights_from(self.power, at)
        return [goal for goal in range(LAND_COUNT) if distances[goal] <= reach and g.way_home[goal] == 0]
