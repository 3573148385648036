"""The state: counts of pieces, who controls what, what a turn must remember, and which phase comes next."""

from __future__ import annotations

from bisect import insort
from typing import Final, TypeAlias, final

from sandtable.engine.contract import FinalScore
from sandtable.engine.decision import NOTHING, Decision, Flow
from sandtable.engine.gestures import Gesture
from sandtable.engine.state import Pick, State, View

from .content import (
    AA_GUN,
    AIR_DISTANCE,
    AIR_LINKS,
    ATTACK,
    BOMBER,
    BUYABLE,
    CANAL_NEEDS,
    CAPITAL_OF,
    CARRIER,
    CHINA,
    CHINA_DISTANCE,
    CHINA_LINKS,
    CHINA_ZONE,
    COST,
    DESTROYER,
    ENEMIES,
    FIGHTER,
    IPC,
    IS_CANAL_END,
    IS_LAND,
    IS_SHIP,
    JET_ATTACK,
    JET_FIGHTERS,
    LAND_COUNT,
    LONG_RANGE,
    LONG_RANGE_MOVE,
    MOVE,
    NO_UNITS,
    NOBODY,
    POWER_COUNT,
    SHIPYARD_COST,
    SHIPYARDS,
    SIDE,
    SPACE_COUNT,
    SUBMARINE,
    SUPER_SUBMARINE_ATTACK,
    SUPER_SUBMARINES,
    SURFACE,
    TRANSPORT,
    canal_between,
)
from .rules.battle_board import Battle
from .rules.battle_order import battle_order_step, battles_step, lone_ships_step
from .rules.combat_move import combat_order
from .rules.fighter_refuge import refuge_step
from .rules.income import income_phase
from .rules.mobilize import mobilize_order
from .rules.movement.transport import Transport
from .rules.noncombat_move import noncombat_order
from .rules.purchase import purchase_order
from .rules.research import research_phase
from .rules.stages import (
    BATTLE_ORDER,
    BATTLES,
    COMBAT_MOVE,
    LONE_SHIPS,
    MOBILIZE,
    NONCOMBAT_MOVE,
    PURCHASE,
    REFUGE,
    RESEARCH,
    STRATEGIC,
)
from .rules.strategic_bombing import strategic_step
from .rules.turn import side_score
from .table.gestures import gestures_for
from .table.hidden import resample
from .table.hints import hints_for
from .table.invariants import broken_invariant
from .table.so_far import so_far
from .table.view import final_scores, look
from .table.why_not import why_not

Flight: TypeAlias = tuple[int, int, int, int]
"""Aircraft away from base: where they are, whose, of which kind, and how much movement they have left."""

BID_INCOME: Final = frozenset({"bid_income"})

REPEATED: Final = frozenset({"ordered_to", "placing"})
"""What questions only repeat: no position depends on it."""

NONE_MOVED: Final[list[list[int]]] = [NO_UNITS] * SPACE_COUNT
NO_MASS_MOVED: Final[list[int]] = [0] * SPACE_COUNT
"""Shared by all powers that have not moved anything yet; the first that moves gets lists of its own."""


@final
class Axis(State):
    """Axis & Allies, 50th Anniversary Edition. Nothing in this game is hidden.

    Lists of lists are by power, or by side, then by space; the rows of units and of moved units are replaced and never
    changed, so that copies can share them.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.seat_of: list[int] = []
        self.order: list[int] = []
        # The board: who holds what, and how many of each kind a power has in a space
        self.owner: list[int] = []
        self.home: list[list[int]] = []
        self.began_japanese: list[int] = []
        self.complex: list[bool] = []
        self.damage: list[int] = []
        self.units: list[list[list[int]]] = []
        self.transports: list[Transport] = []
        self.ipc: list[int] = []
        self.tokens: list[int] = []
        self.techs: list[int] = []
        self.pool: list[list[int]] = []
        self.kwangtung_fell = False
        # What follows from the units: how many a power has, and where; how many of some kinds a side has
        self.mass: list[list[int]] = []
        self.spaces_of: list[list[int]] = []
        self.surface: list[list[int]] = []
        self.ships: list[list[int]] = []
        self.destroyers: list[list[int]] = []
        self.carriers: list[list[int]] = []
        self.defenders: list[list[int]] = []
        # Where the game stands
        self.round = 1
        self.turn = 0
        self.stage = RESEARCH
        self.active: int = NOBODY
        self.second_block = False
        self.china_raised = False
        # What a turn remembers
        self.start_owner: list[int] = []
        self.calm: list[bool] = []
        self.way_home: list[int] = []
        self.fighter_targets: list[int] = []
        self.bomber_targets: list[int] = []
        self.moved: list[list[list[int]]] = []
        self.moved_mass: list[list[int]] = []
        self.airborne: list[int] = []
        self.flying: dict[Flight, int] = {}
        self.raiders: dict[int, int] = {}
        self.raided: list[int] = []
        self.came_from: dict[int, list[int]] = {}
        self.lone_attacks: list[int] = []
        self.fought: list[int] = []
        self.assaulted_from: list[int] = []
        self.loaded_in: list[int] = []
        self.bombarded: dict[tuple[int, int], int] = {}
        self.promised: dict[int, int] = {}
        self.guns_fired: dict[int, int] = {}
        self.placed: dict[int, int] = {}
        self.crowd: list[int] = []
        self.queue: list[int] = []
        self.battle: Battle | None = None
        # Last, because what is set before this is looked up faster when compiled
        self._make_agreement()
        self._make_order()

    def _make_agreement(self) -> None:
        """What is agreed before the game."""
        self.year = 1941
        self.cities_to_win = 15
        self.with_research = False
        self.with_objectives = True
        self.china_first = True
        self.strikes_every_round = False
        self.preset_casualties = False
        self.round_limit = 0
        self.bid_income = [0] * POWER_COUNT

    def _make_order(self) -> None:
        """The order that is being given: from where, which units, where to, which transport sails, what is placed."""
        self.ordered_from: int = NOTHING
        self.ordered_unit: int = NOTHING
        self.ordered_to: int = NOTHING
        self.placing: int = NOTHING
        self.sailing: Transport | None = None

    def clear_board(self) -> None:
        """Nobody holds or has anything."""
        self.owner = [NOBODY] * LAND_COUNT
        self.home = [[NOBODY] * LAND_COUNT, [NOBODY] * LAND_COUNT]
        self.complex = [False] * LAND_COUNT
        self.damage = [0] * LAND_COUNT
        self.ipc = [0] * POWER_COUNT
        self.tokens = [0] * POWER_COUNT
        self.techs = [0] * POWER_COUNT
        self.pool = [[0] * BUYABLE for _ in range(POWER_COUNT)]
        self.clear_units()

    def clear_units(self) -> None:
        self.units = [[NO_UNITS] * SPACE_COUNT for _ in range(POWER_COUNT)]
        self.mass = [[0] * SPACE_COUNT for _ in range(POWER_COUNT)]
        self.spaces_of = [[]] * POWER_COUNT
        self.transports = []
        self.surface = by_side()
        self.ships = by_side()
        self.destroyers = by_side()
        self.carriers = by_side()
        self.defenders = by_side()

    def copy(self) -> Axis:
        twin = Axis(self.seats)
        self._copy_agreement_to(twin)
        self._copy_board_to(twin)
        self._copy_units_to(twin)
        self._copy_turn_to(twin)
        self.copy_ending_to(twin)
        return twin

    def _copy_agreement_to(self, twin: Axis) -> None:
        twin.year = self.year
        twin.cities_to_win = self.cities_to_win
        twin.with_research = self.with_research
        twin.with_objectives = self.with_objectives
        twin.china_first = self.china_first
        twin.strikes_every_round = self.strikes_every_round
        twin.preset_casualties = self.preset_casualties
        twin.round_limit = self.round_limit
        twin.bid_income = self.bid_income
        twin.seat_of = self.seat_of
        twin.order = self.order
        twin.home = self.home
        twin.began_japanese = self.began_japanese

    def _copy_board_to(self, twin: Axis) -> None:
        twin.kwangtung_fell = self.kwangtung_fell
        twin.round = self.round
        twin.turn = self.turn
        twin.stage = self.stage
        twin.active = self.active
        twin.second_block = self.second_block
        twin.china_raised = self.china_raised
        twin.owner = self.owner.copy()
        twin.complex = self.complex.copy()
        twin.damage = self.damage.copy()
        twin.transports = [transport.copy() for transport in self.transports]
        twin.ipc = self.ipc.copy()
        twin.tokens = self.tokens.copy()
        twin.techs = self.techs.copy()
        twin.pool = rows_of(self.pool)

    def _copy_units_to(self, twin: Axis) -> None:
        twin.units = [spaces.copy() for spaces in self.units]
        twin.surface = rows_of(self.surface)
        twin.ships = rows_of(self.ships)
        twin.destroyers = rows_of(self.destroyers)
        twin.carriers = rows_of(self.carriers)
        twin.defenders = rows_of(self.defenders)
        twin.mass = rows_of(self.mass)
        twin.spaces_of = self.spaces_of.copy()

    def _copy_turn_to(self, twin: Axis) -> None:
        twin.start_owner = self.start_owner
        twin.calm = self.calm
        twin.way_home = self.way_home
        twin.fighter_targets = self.fighter_targets
        twin.bomber_targets = self.bomber_targets
        twin.moved = [spaces.copy() for spaces in self.moved]
        twin.moved_mass = rows_of(self.moved_mass)
        twin.airborne = self.airborne.copy()
        twin.flying = self.flying.copy()
        twin.raiders = self.raiders.copy()
        twin.raided = self.raided.copy()
        twin.came_from = self.came_from.copy()
        twin.lone_attacks = self.lone_attacks.copy()
        twin.fought = self.fought.copy()
        twin.assaulted_from = self.assaulted_from.copy()
        twin.loaded_in = self.loaded_in.copy()
        twin.bombarded = self.bombarded.copy()
        twin.promised = self.promised.copy()
        twin.guns_fired = self.guns_fired.copy()
        twin.placed = self.placed.copy()
        twin.crowd = self.crowd.copy()
        twin.queue = self.queue.copy()
        twin.battle = None if self.battle is None else self.battle.copy()
        twin.ordered_from = self.ordered_from
        twin.ordered_unit = self.ordered_unit
        twin.ordered_to = self.ordered_to
        twin.placing = self.placing
        twin.sailing = None if self.sailing is None else twin.transports[self.transports.index(self.sailing)]

    # The table

    def next_phase(self) -> Flow:
        stage = self.stage
        if stage == BATTLES:
            return battles_step(self)
        if stage == COMBAT_MOVE:
            return combat_order(self)
        if stage == NONCOMBAT_MOVE:
            return noncombat_order(self)
        if stage == PURCHASE:
            return purchase_order(self)
        if stage == MOBILIZE:
            return mobilize_order(self)
        if stage == STRATEGIC:
            return strategic_step(self)
        if stage == LONE_SHIPS:
            return lone_ships_step(self)
        if stage == BATTLE_ORDER:
            return battle_order_step(self)
        if stage == REFUGE:
            return refuge_step(self)
        if stage == RESEARCH:
            return research_phase(self)
        return income_phase(self)

    def view(self, seat: int) -> View:
        return look(self)

    def resample(self, seat: int, random: Pick) -> None:
        resample(self, seat, random)

    def when(self) -> int:
        return self.round

    def standings(self) -> list[FinalScore]:
        return final_scores(self)

    def scores(self) -> list[float]:
        return [side_score(self, self.side_of(seat)) for seat in range(self.seats)]

    def side_of(self, seat: int) -> int:
        return next(SIDE[power] for power in range(POWER_COUNT) if self.seat_of[power] == seat)

    def check(self) -> str:
        return broken_invariant(self)

    def unused_fields(self) -> frozenset[str]:
        return REPEATED if any(self.bid_income) else REPEATED | BID_INCOME

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        return hints_for(self, decision)

    def gestures(self, decision: Decision) -> list[Gesture]:
        return gestures_for(self, decision)

    def so_far(self, decision: Decision) -> dict[str, list[int]]:
        return so_far(self, decision)

    def why_not(self, decision: Decision, option: int) -> str:
        return why_not(self, decision, option)

    # Pieces

    def count(self, at: int, power: int, unit: int) -> int:
        return self.units[power][at][unit]

    def add(self, at: int, power: int, unit: int, number: int) -> None:
        """Puts pieces on the board, or takes them off when the number is negative."""
        if not number:
            return
        rows, masses = self.units[power], self.mass[power]
        row = rows[at].copy()
        row[unit] += number
        rows[at] = row
        before = masses[at]
        masses[at] = before + number
        if not before or before + number == 0:
            spaces = self.spaces_of[power].copy()
            if before:
                spaces.remove(at)
            else:
                insort(spaces, at)
            self.spaces_of[power] = spaces
        side = SIDE[power]
        if IS_SHIP[unit]:
            self.ships[side][at] += number
            if SURFACE[unit]:
                self.surface[side][at] += number
                if unit == DESTROYER:
                    self.destroyers[side][at] += number
                elif unit == CARRIER:
                    self.carriers[side][at] += number
        elif not IS_LAND[unit] or ATTACK[unit]:
            self.defenders[side][at] += number

    def build(self, at: int, power: int, unit: int, number: int) -> None:
        """Adds new pieces, a record for each transport included."""
        self.add(at, power, unit, number)
        if unit == TRANSPORT:
            for _ in range(number):
                self.transports.append(Transport(power, at, 0))

    def transports_at(self, zone: int, power: int) -> list[Transport]:
        return [ship for ship in self.transports if ship.zone == zone and ship.owner == power]

    # Who is who

    @property
    def power(self) -> int:
        """Whose turn it is."""
        return self.order[self.turn]

    def seat(self) -> int:
        return self.seat_of[self.active]

    def is_friendly(self, at: int, power: int) -> bool:
        """A territory controlled by the power's side (2.2)."""
        owner = self.owner[at]
        return owner != NOBODY and SIDE[owner] == SIDE[power]

    def is_hostile(self, at: int, power: int) -> bool:
        owner = self.owner[at]
        return owner != NOBODY and SIDE[owner] != SIDE[power]

    def is_hostile_zone(self, zone: int, power: int) -> bool:
        """A sea zone is hostile when enemy surface warships are in it (2.3)."""
        return self.surface[1 - SIDE[power]][zone] > 0

    def calm_zones(self, power: int) -> list[bool]:
        """For every space, whether it is none of the hostile zones."""
        return [ships == 0 for ships in self.surface[1 - SIDE[power]]]

    def has_enemy_ships(self, zone: int, power: int) -> bool:
        return self.ships[1 - SIDE[power]][zone] > 0

    def has_enemy_destroyer(self, zone: int, power: int) -> bool:
        return self.destroyers[1 - SIDE[power]][zone] > 0

    def has_enemy_defenders(self, at: int, power: int) -> bool:
        """Enemy units that can fight for a territory; AA guns and complexes do not."""
        return self.defenders[1 - SIDE[power]][at] > 0

    def enemy_guns(self, at: int, power: int) -> int:
        guns = 0
        for enemy in ENEMIES[power]:
            guns += self.units[enemy][at][AA_GUN]
        return guns

    def was_friendly(self, at: int, power: int) -> bool:
        """Friendly when the turn began, and still."""
        owner = self.start_owner[at]
        return owner != NOBODY and SIDE[owner] == SIDE[power] and self.is_friendly(at, power)

    def capital_lost(self, power: int) -> bool:
        capital = CAPITAL_OF[power]
        return capital != NOBODY and self.owner[capital] != NOBODY and SIDE[self.owner[capital]] != SIDE[power]

    def may_enter(self, at: int, power: int) -> bool:
        """China's forces keep to their zone, and to Kwangtung once it has fallen (4n-4u)."""
        if power != CHINA:
            return True
        return CHINA_ZONE[at] and (self.home[1][at] == CHINA or self.kwangtung_fell)

    def canal_open(self, one: int, other: int, power: int) -> bool:
        """A canal needs its territories in friendly hands since the turn began (2.6)."""
        if not IS_CANAL_END[one]:
            return True
        canal = canal_between(one, other)
        if canal == NOBODY:
            return True
        return all(self.was_friendly(at, power) for at in CANAL_NEEDS[canal])

    # Figures with technologies

    def has_tech(self, power: int, tech: int) -> bool:
        return self.techs[power] >> tech & 1 == 1

    def cost_of(self, power: int, unit: int) -> int:
        return SHIPYARD_COST[unit] if self.has_tech(power, SHIPYARDS) else COST[unit]

    def attack_of(self, power: int, unit: int) -> int:
        if unit == FIGHTER and self.has_tech(power, JET_FIGHTERS):
            return JET_ATTACK
        if unit == SUBMARINE and self.has_tech(power, SUPER_SUBMARINES):
            return SUPER_SUBMARINE_ATTACK
        return ATTACK[unit]

    def range_of(self, power: int, unit: int) -> int:
        if (unit in (FIGHTER, BOMBER)) and self.has_tech(power, LONG_RANGE):
            return LONG_RANGE_MOVE[unit]
        return MOVE[unit]

    def flight(self, power: int, start: int, end: int) -> int:
        """What a flight costs; the Flying Tigers stay inside the Chinese zone."""
        return CHINA_DISTANCE[start][end] if power == CHINA else AIR_DISTANCE[start][end]

    def flights_from(self, power: int, start: int) -> list[int]:
        return CHINA_DISTANCE[start] if power == CHINA else AIR_DISTANCE[start]

    def air_links(self, power: int) -> list[list[int]]:
        return CHINA_LINKS if power == CHINA else AIR_LINKS

    def production(self, power: int) -> int:
        total = 0
        for at in range(LAND_COUNT):
            if self.owner[at] == power:
                total += IPC[at]
        return total

    # Who has moved

    def unmoved(self, at: int, power: int, unit: int) -> int:
        """How many of a kind may still be ordered."""
        total = self.units[power][at][unit]
        if not total or not self.moved_mass[power][at]:
            return total
        return total - self.moved[power][at][unit]

    def any_unmoved(self, at: int, power: int, kinds: list[int]) -> bool:
        """Whether any of these kinds may still be ordered."""
        units = self.units[power][at]
        if not self.moved_mass[power][at]:
            return any(units[unit] for unit in kinds)
        moved = self.moved[power][at]
        return any(units[unit] > moved[unit] for unit in kinds)

    def is_spent(self, at: int, power: int) -> bool:
        """Whether none of the power's units in a space can be ordered any more; transports never count as spent."""
        return self.moved_mass[power][at] == self.mass[power][at] and not self.airborne[at]

    def forget_moves(self) -> None:
        self.moved = [NONE_MOVED] * POWER_COUNT
        self.flying = {}
        self.moved_mass = [NO_MASS_MOVED] * POWER_COUNT
        self.airborne = [0] * SPACE_COUNT

    def mark_moved(self, at: int, power: int, unit: int, number: int) -> None:
        """So many more have moved, though never more than are there; fewer when the number is negative."""
        moved = self.moved[power][at][unit]
        self._set_moved(at, power, unit, min(self.units[power][at][unit], moved + number))

    def _set_moved(self, at: int, power: int, unit: int, number: int) -> None:
        if self.moved[power] is NONE_MOVED:
            self.moved[power] = NONE_MOVED.copy()
            self.moved_mass[power] = NO_MASS_MOVED.copy()
        row = self.moved[power][at].copy()
        self.moved_mass[power][at] += number - row[unit]
        row[unit] = number
        self.moved[power][at] = row

    def remove(self, at: int, power: int, unit: int, number: int) -> None:
        """Takes pieces off and forgets what was known of them."""
        self.add(at, power, unit, -number)
        left = self.units[power][at][unit]
        if self.moved_mass[power][at] and self.moved[power][at][unit] > left:
            self._set_moved(at, power, unit, left)

    def set_flying(self, at: int, power: int, unit: int, left: int, number: int) -> None:
        """Aircraft away from base with `left` movement for the way home."""
        flight = (at, power, unit, left)
        self.airborne[at] += number
        total = self.flying.get(flight, 0) + number
        if total:
            self.flying[flight] = total
        else:
            self.flying.pop(flight, None)

    def flying_at(self, at: int, power: int, unit: int, left: int) -> int:
        return self.flying.get((at, power, unit, left), 0)

    def ranges_aloft(self, at: int, power: int, unit: int) -> list[int]:
        """The movement left to aircraft of a kind that are away from base, the least first."""
        ranges: list[int] = []
        if self.airborne[at]:
            for where, owner, kind, left in self.flying:
                if where == at and owner == power and kind == unit:
                    ranges.append(left)
            ranges.sort()
        return ranges

    def lose_aircraft(self, at: int, power: int, unit: int) -> None:
        """One aircraft is lost: the one with the least movement left, unless all are at base."""
        aloft = self.ranges_aloft(at, power, unit)
        if aloft:
            self.set_flying(at, power, unit, aloft[0], -1)
            self.mark_moved(at, power, unit, -1)
        self.remove(at, power, unit, 1)


def by_side() -> list[list[int]]:
    """For each side, a number a space."""
    return [[0] * SPACE_COUNT, [0] * SPACE_COUNT]


def rows_of(table: list[list[int]]) -> list[list[int]]:
    return [row.copy() for row in table]
