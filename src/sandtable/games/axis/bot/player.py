"""`axis-basic`: a heuristic player that buys soundly, attacks where the odds are good and guards its capitals."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from sandtable.engine.bot import Sight
from sandtable.engine.names import PASS

from ..content import (
    AIRCRAFT,
    ARTILLERY,
    BOMBER,
    CARRIER,
    FIGHTER,
    INFANTRY,
    KINDS,
    LAND_COUNT,
    PIECE_UNIT,
    RANGES,
    SEA_LINKS,
    TANK,
    TRANSPORT,
)
from ..options import ATTACK_THEM, AUTO, DIRECT, DONE, LOAD, LOSS, PRESS, RETREAT, SPACE, STAY, UNIT, N
from ..rules.casualties import attackers, defender_count
from ..rules.stages import COMBAT_MOVE
from ..state import Axis
from .attack import Order, plan_attacks
from .build import choose_place, choose_purchase, choose_repair, has_idle_shore, landing_value, plan_moves
from .values import chances_at_sea, chances_on_land, friendly_units, way_to_front

HOPELESS = 0.3


class AxisBasic:
    """Plans a phase when it begins and then gives its orders one by one."""

    def __init__(self) -> None:
        self.key: tuple[int, int, int, int] = (0, 0, 0, 0)
        self.orders: list[Order] = []
        self.order: Order | None = None
        self.answers: dict[str, Callable[[Axis, Sight], int]] = {
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
            "land-too": self.land_too,
            "mobilize": self.mobilize,
            "mobilize-where": self.mobilize_where,
            "press-or-retreat": self.press_or_retreat,
            "bombard": self.most,
        }

    def choose(self, sight: Sight) -> int:
        options = sight.decision.options
        if len(options) == 1:
            return options[0]
        for usual in (AUTO, ATTACK_THEM, DIRECT, STAY):
            if usual in options:
                return usual
        answer = self.answers.get(sight.decision.prompt)
        if answer is None:
            return self.plain(sight)
        chosen = answer(cast(Axis, sight.imagine().state), sight)
        return chosen if chosen in options else self.plain(sight)

    def plain(self, sight: Sight) -> int:
        """What to answer when nothing better is known: nothing more, no losses of worth, the first otherwise."""
        options = sight.decision.options
        if sight.decision.prompt.startswith("casualty"):
            return min(options, key=lambda option: PIECE_UNIT[LOSS.of(option)])
        if sight.decision.prompt == "rocket":
            return options[-1]
        return DONE if DONE in options else PASS if PASS in options else options[0]

    def most(self, g: Axis, sight: Sight) -> int:
        return max(sight.decision.options)

    # Purchase and mobilisation

    def purchase(self, g: Axis, sight: Sight) -> int:
        damaged = choose_repair(g)
        if damaged >= 0:
            return SPACE.option(damaged)
        unit = choose_purchase(g)
        return UNIT.option(unit) if unit >= 0 else DONE

    def mobilize(self, g: Axis, sight: Sight) -> int:
        return sight.decision.options[-1]

    def mobilize_where(self, g: Axis, sight: Sight) -> int:
        unit = UNIT.of(sight.decision.about)
        return SPACE.option(choose_place(g, unit, [SPACE.of(option) for option in sight.decision.options]))

    # Orders

    def next_order(self, g: Axis, sight: Sight) -> int:
        self.plan(g, plan_attacks)
        return self.take_order(sight)

    def plan(self, g: Axis, planner: Callable[[Axis], list[Order]]) -> None:
        key = (g.round, g.turn, g.active, g.stage)
        if key != self.key:
            self.key = key
            self.orders = planner(g)

    def take_order(self, sight: Sight) -> int:
        while self.orders:
            self.order = self.orders.pop(0)
            if SPACE.option(self.order.at) in sight.decision.options:
                return SPACE.option(self.order.at)
        self.order = None
        return DONE

    def next_move(self, g: Axis, sight: Sight) -> int:
        self.plan(g, plan_moves)
        answer = self.take_order(sight)
        if answer != DONE or DONE in sight.decision.options:
            return answer
        return self.bring_home(g, sight)

    def bring_home(self, g: Axis, sight: Sight) -> int:
        """Aircraft still in the air go first, then the carriers that must meet them."""
        for unit in (*AIRCRAFT, CARRIER):
            for option in sight.decision.options:
                at = SPACE.of(option)
                airborne = unit == CARRIER or any(g.flying_at(at, g.active, unit, left) for left in RANGES)
                if g.count(at, g.active, unit) and airborne and (at >= LAND_COUNT or not g.is_friendly(at, g.active)):
                    self.order = Order(at, unit, -1, 1)
                    return option
        self.order = None
        return sight.decision.options[0]

    def ordered_unit(self, g: Axis, sight: Sight) -> int:
        order = self.order
        if order is not None and UNIT.option(order.unit) in sight.decision.options:
            return UNIT.option(order.unit)
        return UNIT.option(FIGHTER) if UNIT.option(FIGHTER) in sight.decision.options else sight.decision.options[0]

    def ordered_goal(self, g: Axis, sight: Sight) -> int:
        options = sight.decision.options
        if self.order is not None and SPACE.option(self.order.goal) in options:
            return SPACE.option(self.order.goal)
        if sight.decision.about in (UNIT.option(FIGHTER), UNIT.option(BOMBER)):
            return max(options, key=lambda option: landing_value(g, SPACE.of(option)))
        return options[0]

    def ordered_number(self, g: Axis, sight: Sight) -> int:
        wished = self.order.number if self.order is not None else 1
        return N.option(max((n for n in map(N.of, sight.decision.options) if n <= wished), default=1))

    # Voyages

    def voyage(self, g: Axis, sight: Sight) -> int:
        options = sight.decision.options
        order = self.order
        zone = SPACE.of(sight.decision.about)
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

    def load_from(self, g: Axis, sight: Sight) -> int:
        front = way_to_front(g, g.active)
        return max(sight.decision.options, key=lambda option: front[SPACE.of(option)])

    def load_unit(self, g: Axis, sight: Sight) -> int:
        """Heavy units first: they leave room for an infantry, not the other way round."""
        wanted = UNIT.all((TANK, ARTILLERY, INFANTRY))
        return next((option for option in wanted if option in sight.decision.options), sight.decision.options[0])

    def land_too(self, g: Axis, sight: Sight) -> int:
        return next(option for option in sight.decision.options if option != DONE)

    # Battle

    def press_or_retreat(self, g: Axis, sight: Sight) -> int:
        battle = g.battle
        options = sight.decision.options
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
