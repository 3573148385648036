"""`axis-strategist`: plans each phase as a whole and gives its orders one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, final

from sandtable.engine.bot import Sight
from sandtable.engine.decision import NOTHING
from sandtable.engine.heuristic import Heuristic, Thought

from ...content import (
    AIRCRAFT,
    BOMBER,
    CAPITAL_OF,
    CARRIER,
    COMPLEX,
    FIGHTER,
    KINDS,
    LAND_COUNT,
    TRANSPORT,
)
from ...options import ATTACK_THEM, DONE, LOAD, PRESS, RAID, RETREAT, SHIP, SPACE, UNIT, N
from ...rules.casualties import attackers, defender_count
from ...rules.movement.aircraft_landing import deck_room
from ...rules.movement.voyage import combat_ships, noncombat_ships
from ...rules.stages import COMBAT_MOVE
from ...state import Axis
from ..reflexes import REFLEXES
from .chances import NO_SHIPS, land_clash, sea_clash
from .marches import Landings, Marches
from .offensive import plan_attacks
from .orders import Order
from .purchases import Purchases, choose_place, choose_repair, complex_site, tokens_to_buy
from .shipping import Shipping
from .threats import Threats, friends_at
from .worth import IDLE, draw_of, income, lasting, ransom

Mark: TypeAlias = tuple[int, ...]
"""What tells one phase of one game from another."""

NO_MARK: Mark = ()
DIVE: float = 0.4
"""Submarines that would win with less than this chance leave the battle."""


@final
class AxisStrategist(Heuristic[Axis, Thought[Axis]]):
    def __init__(self) -> None:
        super().__init__(Axis, self.all_answers())
        self.mark: Mark = NO_MARK
        self.moved = 0
        self.orders: list[Order] = []
        self.order: Order | None = None
        self.landings: Landings | None = None

    def all_answers(self) -> dict[str, Callable[[Thought[Axis]], int]]:
        return {
            **REFLEXES,
            "research-tokens": self.research,
            "research-chart": self.chart,
            "purchase": self.purchase,
            "combat-from": self.next_attack,
            "noncombat-from": self.next_move,
            "combat-unit": self.ordered_unit,
            "noncombat-unit": self.ordered_unit,
            "combat-to": self.ordered_goal,
            "noncombat-to": self.ordered_goal,
            "combat-number": self.ordered_number,
            "noncombat-number": self.ordered_number,
            "raid-or-attack": self.raid_or_attack,
            "which-ship": self.which_ship,
            "voyage": self.voyage,
            "load-from": self.load_from,
            "load-unit": self.load_unit,
            "submerge": self.submerge,
            "press-or-retreat": self.press_or_retreat,
            "mobilize-where": self.mobilize_where,
            "mobilize-china": self.mobilize_china,
        }

    def copy(self) -> AxisStrategist:
        twin = AxisStrategist()
        twin.mark = self.mark
        twin.moved = self.moved
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

    # Research, purchase and mobilisation

    def research(self, t: Thought[Axis]) -> int:
        wished = N.option(tokens_to_buy(t.g))
        return wished if wished in t.options else t.options[0]

    def chart(self, t: Thought[Axis]) -> int:
        """Powers with a front on land want the first chart, the others ships and aircraft."""
        by_land = draw_of(t.g, t.g.active)[CAPITAL_OF[t.g.active]] > IDLE
        return t.options[0] if by_land else t.options[-1]

    def purchase(self, t: Thought[Axis]) -> int:
        g = t.g
        damaged = choose_repair(g)
        if damaged >= 0:
            return SPACE.option(damaged)
        mark = (g.round, g.turn, g.ipc[g.active], *g.pool[g.active])
        if mark != self.mark:
            self.orders = [Order(NOTHING, unit, NOTHING, 1) for unit in Purchases(g).plan()]
        if not self.orders:
            return DONE
        unit = self.orders.pop(0).unit
        pool = g.pool[g.active].copy()
        pool[unit] += 1
        self.mark = (g.round, g.turn, g.ipc[g.active] - g.cost_of(g.active, unit), *pool)
        return UNIT.option(unit)

    def mobilize_where(self, t: Thought[Axis]) -> int:
        g = t.g
        unit = UNIT.of(t.decision.about)
        places = [SPACE.of(option) for option in t.options]
        if unit == COMPLEX:
            site = complex_site(g, g.active, Threats(g, g.active), draw_of(g, g.active))
            return SPACE.option(site if site in places else places[0])
        return SPACE.option(choose_place(g, unit, places))

    def mobilize_china(self, t: Thought[Axis]) -> int:
        """Where the new infantry stands safest, nearest to the front."""
        g = t.g
        threats, draw = Threats(g, g.active), draw_of(g, g.active)

        def value(option: int) -> float:
            if not SPACE.has(option):
                return -1000.0
            at = SPACE.of(option)
            return draw[at] - 60.0 * threats.to_land(at, friends_at(g, at, g.active)).chance

        return t.best(value)

    # Orders

    def next_attack(self, t: Thought[Axis]) -> int:
        g = t.g
        if not self.follows(g):
            self.orders = plan_attacks(g)
        return self.take_order(t)

    def next_move(self, t: Thought[Axis]) -> int:
        g = t.g
        if not self.follows(g):
            self.plan_moves(g)
        answer = self.take_order(t)
        if answer != DONE or DONE in t.options:
            return answer
        return self.bring_home(t)

    def follows(self, g: Axis) -> bool:
        """Whether the plan is for this very phase, and the last order has been carried out."""
        mark = (g.round, g.turn, g.active, g.stage, *g.ipc, *g.start_owner)
        moved = sum([sum(row) for row in g.moved_mass])
        waited = self.order is None or self.order.unit == TRANSPORT or moved > self.moved
        same = mark == self.mark and waited
        self.mark = mark
        self.moved = moved
        return same

    def plan_moves(self, g: Axis) -> None:
        marches = Marches(g)
        marches.make_stands()
        shipping = Shipping(g, marches)
        voyages = shipping.plan()
        marches.go_forward()
        self.landings = Landings(g, marches, shipping.free_decks())
        self.orders = [*voyages, *self.landings.plan(), *marches.orders]

    def take_order(self, t: Thought[Axis]) -> int:
        while self.orders:
            self.order = self.orders.pop(0)
            if SPACE.option(self.order.at) in t.options:
                return SPACE.option(self.order.at)
        self.order = None
        return DONE

    def bring_home(self, t: Thought[Axis]) -> int:
        """Aircraft that have not landed go first, then the carriers that must meet them."""
        g = t.g
        for unit in (*AIRCRAFT, CARRIER):
            for option in t.options:
                at = SPACE.of(option)
                if g.count(at, g.active, unit) and g.way_home[at] > 0 and self.is_adrift(g, at, unit):
                    self.order = Order(at, unit, NOTHING, 1)
                    return option
        self.order = None
        return t.options[0]

    def is_adrift(self, g: Axis, at: int, unit: int) -> bool:
        """In the air, or without a deck."""
        if unit == CARRIER or g.ranges_aloft(at, g.active, unit):
            return True
        return at >= LAND_COUNT and deck_room(g, at, g.active) < 0

    def ordered_unit(self, t: Thought[Axis]) -> int:
        order = self.order
        if order is not None and UNIT.option(order.unit) in t.options:
            return UNIT.option(order.unit)
        return UNIT.option(FIGHTER) if UNIT.option(FIGHTER) in t.options else t.options[0]

    def ordered_goal(self, t: Thought[Axis]) -> int:
        if self.order is not None and SPACE.option(self.order.goal) in t.options:
            return SPACE.option(self.order.goal)
        if t.decision.about in (UNIT.option(FIGHTER), UNIT.option(BOMBER)) and t.g.stage != COMBAT_MOVE:
            return self.field(t)
        return t.options[0]

    def field(self, t: Thought[Axis]) -> int:
        """Where an aircraft lands that nothing was planned for."""
        if self.landings is None or self.landings.g.round != t.g.round:
            self.landings = Landings(t.g, Marches(t.g), {})
        unit = UNIT.of(t.decision.about)
        return SPACE.option(self.landings.best_field([SPACE.of(option) for option in t.options], unit, 1))

    def ordered_number(self, t: Thought[Axis]) -> int:
        wished = self.order.number if self.order is not None else 1
        return N.option(max((n for n in map(N.of, t.options) if n <= wished), default=1))

    def raid_or_attack(self, t: Thought[Axis]) -> int:
        return RAID if self.order is not None and self.order.raid else ATTACK_THEM

    # Voyages

    def which_ship(self, t: Thought[Axis]) -> int:
        """The one that was meant: with the same cargo."""
        g = t.g
        zone = SPACE.of(t.decision.about)
        ships = combat_ships(g, zone) if g.stage == COMBAT_MOVE else noncombat_ships(g, zone)
        if self.order is not None:
            for place, ship in enumerate(ships):
                if ship.owner == g.active and ship.cargo == self.order.cargo:
                    return SHIP.option(place)
        return t.options[0]

    def voyage(self, t: Thought[Axis]) -> int:
        """Takes aboard who should come aboard here, sails on, and lands at the end."""
        options, order = t.options, self.order
        zone = SPACE.of(t.decision.about)
        if order is None or order.unit != TRANSPORT:
            return DONE if DONE in options else options[0]
        if LOAD in options and any(one.zone == zone for one in order.boarding):
            return LOAD
        ahead = order.course[order.course.index(zone) + 1 :] if zone in order.course else order.course
        if ahead and SPACE.option(ahead[0]) in options:
            return SPACE.option(ahead[0])
        if not ahead and order.goal < LAND_COUNT and SPACE.option(order.goal) in options:
            return SPACE.option(order.goal)
        return DONE if DONE in options else options[0]

    def load_from(self, t: Thought[Axis]) -> int:
        if self.order is not None:
            for one in self.order.boarding:
                if SPACE.option(one.at) in t.options:
                    return SPACE.option(one.at)
        return t.options[0]

    def load_unit(self, t: Thought[Axis]) -> int:
        at = SPACE.of(t.decision.about)
        if self.order is not None:
            for one in self.order.boarding:
                if one.at == at and UNIT.option(one.unit) in t.options:
                    self.order.boarding.remove(one)
                    return UNIT.option(one.unit)
        return t.options[0]

    # Battle

    def submerge(self, t: Thought[Axis]) -> int:
        """Defenders that are going to lose dive."""
        g, battle = t.g, t.g.battle
        if battle is None or g.seat() == t.seat:
            return t.options[0]
        mine = [max(0, attackers(g, battle, unit)) for unit in range(KINDS)]
        theirs = [max(0, defender_count(g, battle, unit)) for unit in range(KINDS)]
        clash = sea_clash(mine, theirs, g.techs[g.active], g.strikes_every_round)
        return t.options[-1] if 1.0 - clash.win < DIVE else t.options[0]

    def press_or_retreat(self, t: Thought[Axis]) -> int:
        """Presses on while that gains more than it costs."""
        g, battle = t.g, t.g.battle
        retreats = [option for option in t.options if option != PRESS]
        if battle is None or PRESS not in t.options:
            return retreats[0]
        mine = [max(0, attackers(g, battle, unit)) for unit in range(KINDS)]
        theirs = [max(0, defender_count(g, battle, unit)) for unit in range(KINDS)]
        at = battle.space
        if at < LAND_COUNT:
            clash = land_clash(mine, theirs, g.techs[g.active], NO_SHIPS)
            prize = clash.take * (income(g, at, g.active) + ransom(g, at, g.active) + lasting(g, at, g.active) / 2)
        else:
            clash = sea_clash(mine, theirs, g.techs[g.active], g.strikes_every_round)
            prize = 0.0
        if clash.killed - clash.lost + prize > 0.0:
            return PRESS
        if RETREAT in retreats:
            return RETREAT
        return max(retreats, key=lambda option: sum(friends_at(g, SPACE.of(option), g.active)))
