"""`axis-basic`: a heuristic player that buys soundly, attacks where the odds are good and guards its capitals."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from sandtable.engine.bot import Sight
from sandtable.engine.decision import NOTHING
from sandtable.engine.heuristic import Heuristic, Thought

from ..content import (
    AIRCRAFT,
    ARTILLERY,
    BOMBER,
    CARRIER,
    FIGHTER,
    INFANTRY,
    KINDS,
    LAND_COUNT,
    SEA_LINKS,
    TANK,
    TRANSPORT,
)
from ..options import DONE, LOAD, PRESS, RETREAT, SPACE, UNIT, N
from ..rules.casualties import attackers, defender_count
from ..rules.stages import COMBAT_MOVE
from ..state import Axis
from .attack import Order, plan_attacks
from .build import choose_place, choose_purchase, choose_repair, has_idle_shore, landing_value, plan_moves
from .reflexes import REFLEXES
from .values import chances_at_sea, chances_on_land, friendly_units, way_to_front

HOPELESS = 0.3


@final
class AxisBasic(Heuristic[Axis, Thought[Axis]]):
    """Plans a phase when it begins and then gives its orders one by one."""

    def __init__(self) -> None:
        super().__init__(Axis, self.all_answers())
        self.key: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.orders: list[Order] = []
        self.order: Order | None = None

    def all_answers(self) -> dict[str, Callable[[Thought[Axis]], int]]:
        return {
            **REFLEXES,
            "purchase": self.purchase,
            "combat-from": self.next_order,
            "noncombat-from": self.next_move,
            "combat-unit": self.ordered_unit,
            "noncombat-unit": self.ordered_unit,
            "combat-to": self.ordered_goal,
            "noncombat-to": self.ordered_goal,
            "combat-number": self.ordered_number,
            "noncombat-number": self.ordered_number,
            "voyage": self.voyage,
            "load-from": self.load_from,
            "load-unit": self.load_unit,
            "press-or-retreat": self.press_or_retreat,
            "mobilize-where": self.mobilize_where,
        }

    def copy(self) -> AxisBasic:
        twin = AxisBasic()
        twin.key = self.key
        twin.orders = [order.copy() for order in self.orders]
        twin.order = self.order.copy() if self.order is not None else None
        return twin

    def think(self, g: Axis, sight: Sight) -> Thought[Axis]:
        return Thought(g, sight)

    def choose(self, sight: Sight) -> int:
        """A plan may be overtaken by events: what is not offered any more is replaced by doing nothing further."""
        chosen = super().choose(sight)
        options = sight.decision.options
        return chosen if chosen in options else DONE if DONE in options else options[0]

    # Purchase and mobilisation

    def purchase(self, t: Thought[Axis]) -> int:
        g = t.g
        damaged = choose_repair(g)
        if damaged >= 0:
            return SPACE.option(damaged)
        unit = choose_purchase(g)
        return UNIT.option(unit) if unit >= 0 else DONE

    def mobilize_where(self, t: Thought[Axis]) -> int:
        g = t.g
        unit = UNIT.of(t.decision.about)
        return SPACE.option(choose_place(g, unit, [SPACE.of(option) for option in t.options]))

    # Orders

    def next_order(self, t: Thought[Axis]) -> int:
        self.plan(t.g, plan_attacks)
        return self.take_order(t)

    def plan(self, g: Axis, planner: Callable[[Axis], list[Order]]) -> None:
        key = (g.round, g.turn, g.active, g.stage)
        if key != self.key:
            self.key = key
            self.orders = planner(g)

    def take_order(self, t: Thought[Axis]) -> int:
        while self.orders:
            self.order = self.orders.pop(0)
            if SPACE.option(self.order.at) in t.options:
                return SPACE.option(self.order.at)
        self.order = None
        return DONE

    def next_move(self, t: Thought[Axis]) -> int:
        self.plan(t.g, plan_moves)
        answer = self.take_order(t)
        if answer != DONE or DONE in t.options:
            return answer
        return self.bring_home(t)

    def bring_home(self, t: Thought[Axis]) -> int:
        """Aircraft still in the air go first, then the carriers that must meet them."""
        g = t.g
        for unit in (*AIRCRAFT, CARRIER):
            for option in t.options:
                at = SPACE.of(option)
                airborne = unit == CARRIER or bool(g.ranges_aloft(at, g.active, unit))
                if g.count(at, g.active, unit) and airborne and (at >= LAND_COUNT or not g.is_friendly(at, g.active)):
                    self.order = Order(at, unit, NOTHING, 1)
                    return option
        self.order = None
        return t.options[0]

    def ordered_unit(self, t: Thought[Axis]) -> int:
        order = self.order
        if order is not None and UNIT.option(order.unit) in t.options:
            return UNIT.option(order.unit)
        return UNIT.option(FIGHTER) if UNIT.option(FIGHTER) in t.options else t.options[0]

    def ordered_goal(self, t: Thought[Axis]) -> int:
        g = t.g
        options = t.options
        if self.order is not None and SPACE.option(self.order.goal) in options:
            return SPACE.option(self.order.goal)
        if t.decision.about in (UNIT.option(FIGHTER), UNIT.option(BOMBER)):
            return max(options, key=lambda option: landing_value(g, SPACE.of(option)))
        return options[0]

    def ordered_number(self, t: Thought[Axis]) -> int:
        wished = self.order.number if self.order is not None else 1
        return N.option(max((n for n in map(N.of, t.options) if n <= wished), default=1))

    # Voyages

    def voyage(self, t: Thought[Axis]) -> int:
        g = t.g
        options = t.options
        order = self.order
        zone = SPACE.of(t.decision.about)
        if LOAD in options and (g.stage == COMBAT_MOVE or has_idle_shore(g, zone)):
            return LOAD
        if order is None or order.unit != TRANSPORT:
            return DONE if DONE in options else options[0]
        if SPACE.option(order.goal) in options:
            return SPACE.option(order.goal)
        towards = order.via if order.via >= 0 else order.goal
        for option in options:
            if SPACE.has(option) and (SPACE.of(option) == towards or SPACE.of(option) in SEA_LINKS[towards]):
                return option
        if zone == towards and DONE in options:
            return DONE
        return DONE if DONE in options else options[0]

    def load_from(self, t: Thought[Axis]) -> int:
        g = t.g
        front = way_to_front(g, g.active)
        return max(t.options, key=lambda option: front[SPACE.of(option)])

    def load_unit(self, t: Thought[Axis]) -> int:
        """Heavy units first: they leave room for an infantry, not the other way round."""
        wanted = UNIT.all((TANK, ARTILLERY, INFANTRY))
        return next((option for option in wanted if option in t.options), t.options[0])

    # Battle

    def press_or_retreat(self, t: Thought[Axis]) -> int:
        g = t.g
        battle = g.battle
        options = t.options
        retreats = [option for option in options if option != PRESS]
        if battle is None or PRESS not in options:
            return retreats[0]
        mine = [max(0, attackers(g, battle, unit)) for unit in range(KINDS)]
        theirs = [max(0, defender_count(g, battle, unit)) for unit in range(KINDS)]
        odds = chances_on_land(g, mine, theirs) if battle.space < LAND_COUNT else chances_at_sea(g, mine, theirs)
        if odds.win >= HOPELESS:
            return PRESS
        if RETREAT in retreats:
            return RETREAT
        return max(retreats, key=lambda option: sum(friendly_units(g, SPACE.of(option), g.active)))
