"""The state: counts of pieces, who controls what, and what a turn must remember."""

from __future__ import annotations

from bisect import insort
from typing import Final, final

from sandtable.engine.state import State

from .board import (
    AIR_DISTANCE,
    AIR_LINKS,
    CANAL_NEEDS,
    CAPITAL_OF,
    CHINA,
    CHINA_DISTANCE,
    CHINA_LINKS,
    CHINA_ZONE,
    ENEMIES,
    IPC,
    IS_CANAL_END,
    LAND_COUNT,
    NOBODY,
    POWER_COUNT,
    SIDE,
    SPACE_COUNT,
    canal_between,
)
from .figures import (
    AA_GUN,
    ATTACK,
    BOMBER,
    BUYABLE,
    CARRIER,
    COST,
    DESTROYER,
    FIGHTER,
    IS_LAND,
    IS_SHIP,
    JET_ATTACK,
    JET_FIGHTERS,
    KINDS,
    LONG_RANGE,
    LONG_RANGE_MOVE,
    MOVE,
    SHIPYARD_COST,
    SHIPYARDS,
    SUBMARINE,
    SUPER_SUBMARINE_ATTACK,
    SUPER_SUBMARINES,
    SURFACE,
    TRANSPORT,
)
from .transport import Transport

ROW: Final = POWER_COUNT * KINDS
RANGES: Final = 16

NO_UNITS: Final[list[int]] = [0] * KINDS
"""What a power has where it has nothing."""

# The phases of a turn, in the rulebook's order (5.1); combat has five steps.
RESEARCH: Final = 0
PURCHASE: Final = 1
COMBAT_MOVE: Final = 2
STRATEGIC: Final = 3
LONE_SHIPS: Final = 4
BATTLE_ORDER: Final = 5
BATTLES: Final = 6
REFUGE: Final = 7
NONCOMBAT_MOVE: Final = 8
MOBILIZE: Final = 9
INCOME: Final = 10
PHASES: Final[list[str]] = [
    "research", "purchase", "combat-move", "combat", "combat", "combat", "combat", "combat",
    "noncombat-move", "mobilize", "income",
]  # fmt: skip


@final
class Battle:
    """A battle in progress, between two of its rounds."""

    def __init__(self, space: int) -> None:
        self.space = space
        self.round = 0
        self.seaborne: list[int] = [0] * KINDS
        self.submerged: list[int] = [0] * POWER_COUNT
        self.damaged: list[int] = [0] * POWER_COUNT
        self.doomed: list[int] = [0] * ROW
        self.withdrawn: list[int] = [0] * KINDS
        self.preset: list[bool] = [False, False]
        self.votes: list[int] = []

    def copy(self) -> Battle:
        twin = Battle(self.space)
        twin.round = self.round
        twin.seaborne = self.seaborne.copy()
        twin.submerged = self.submerged.copy()
        twin.damaged = self.damaged.copy()
        twin.doomed = self.doomed.copy()
        twin.withdrawn = self.withdrawn.copy()
        twin.preset = self.preset.copy()
        twin.votes = self.votes.copy()
        return twin


class Agreed(State):
    """What was agreed before the game."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.year = 1941
        self.cities_to_win = 15
        self.with_research = False
        self.with_objectives = True
        self.china_first = True
        self.strikes_every_round = False
        self.preset_casualties = False
        self.round_limit = 0
        self.seat_of: list[int] = []
        self.order: list[int] = []

    def copy_agreed_to(self, twin: Agreed) -> None:
        twin.year = self.year
        twin.cities_to_win = self.cities_to_win
        twin.with_research = self.with_research
        twin.with_objectives = self.with_objectives
        twin.china_first = self.china_first
        twin.strikes_every_round = self.strikes_every_round
        twin.preset_casualties = self.preset_casualties
        twin.round_limit = self.round_limit
        twin.seat_of = self.seat_of
        twin.order = self.order


class World(Agreed):
    """All that the table knows. Nothing in this game is hidden."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        # The board: who holds what, and how many of each kind a power has in a space. These rows are replaced and
        # never changed, so that copies can share them.
        self.owner: list[int] = []
        self.home: list[list[int]] = []
        self.began_japanese: list[int] = []
        self.complex: list[bool] = []
        self.damage: list[int] = []
        self.units: list[list[int]] = []
        self.transports: list[Transport] = []
        self.ipc: list[int] = []
        self.tokens: list[int] = []
        self.techs: list[int] = []
        self.pool: list[int] = []
        self.kwangtung_fell = False
        # What follows from the units: how many a power has, and where; how many of some kinds a side has
        self.mass: list[int] = []
        self.spaces_of: list[list[int]] = []
        self.surface: list[int] = []
        self.ships: list[int] = []
        self.destroyers: list[int] = []
        self.carriers: list[int] = []
        self.defenders: list[int] = []
        # Where the game stands
        self.round = 1
        self.turn = 0
        self.stage = RESEARCH
        self.active = NOBODY
        self.second_block = False
        self.china_raised = False
        # What a turn remembers
        self.start_owner: list[int] = []
        self.calm: list[bool] = []
        self.way_home: list[int] = []
        self.fighter_targets: list[int] = []
        self.bomber_targets: list[int] = []
        self.moved: dict[int, int] = {}
        self.moved_mass: list[int] = []
        self.airborne: list[int] = []
        self.flying: dict[int, int] = {}
        self.raiders: dict[int, int] = {}
        self.raided: list[int] = []
        self.came_from: dict[int, int] = {}
        self.lone_attacks: list[int] = []
        self.fought: list[int] = []
        self.assaulted_from: list[int] = []
        self.bombarded: dict[int, int] = {}
        self.promised: dict[int, int] = {}
        self.guns_fired: dict[int, int] = {}
        self.placed: dict[int, int] = {}
        self.crowd: list[int] = []
        self.queue: list[int] = []
        self.battle: Battle | None = None

    def clear_board(self) -> None:
        """Nobody holds or has anything."""
        self.owner = [NOBODY] * LAND_COUNT
        self.home = [[NOBODY] * LAND_COUNT, [NOBODY] * LAND_COUNT]
        self.complex = [False] * LAND_COUNT
        self.damage = [0] * LAND_COUNT
        self.ipc = [0] * POWER_COUNT
        self.tokens = [0] * POWER_COUNT
        self.techs = [0] * POWER_COUNT
        self.pool = [0] * (POWER_COUNT * BUYABLE)
        self.clear_units()

    def clear_units(self) -> None:
        self.units = [NO_UNITS] * (POWER_COUNT * SPACE_COUNT)
        self.mass = [0] * (POWER_COUNT * SPACE_COUNT)
        self.spaces_of = [[]] * POWER_COUNT
        self.transports = []
        self.surface = [0] * (2 * SPACE_COUNT)
        self.ships = [0] * (2 * SPACE_COUNT)
        self.destroyers = [0] * (2 * SPACE_COUNT)
        self.carriers = [0] * (2 * SPACE_COUNT)
        self.defenders = [0] * (2 * SPACE_COUNT)

    def copy_world_to(self, twin: World) -> None:
        self.copy_agreed_to(twin)
        twin.home = self.home
        twin.began_japanese = self.began_japanese
        twin.kwangtung_fell = self.kwangtung_fell
        twin.round = self.round
        twin.turn = self.turn
        twin.stage = self.stage
        twin.active = self.active
        twin.second_block = self.second_block
        twin.china_raised = self.china_raised
        self._copy_board_to(twin)
        self._copy_turn_to(twin)
        self.copy_ending_to(twin)

    def _copy_board_to(self, twin: World) -> None:
        twin.owner = self.owner.copy()
        twin.complex = self.complex.copy()
        twin.damage = self.damage.copy()
        twin.units = self.units.copy()
        twin.transports = [transport.copy() for transport in self.transports]
        twin.ipc = self.ipc.copy()
        twin.tokens = self.tokens.copy()
        twin.techs = self.techs.copy()
        twin.pool = self.pool.copy()
        twin.surface = self.surface.copy()
        twin.ships = self.ships.copy()
        twin.destroyers = self.destroyers.copy()
        twin.carriers = self.carriers.copy()
        twin.defenders = self.defenders.copy()
        twin.mass = self.mass.copy()
        twin.spaces_of = self.spaces_of.copy()

    def _copy_turn_to(self, twin: World) -> None:
        twin.start_owner = self.start_owner
        twin.calm = self.calm
        twin.way_home = self.way_home
        twin.fighter_targets = self.fighter_targets
        twin.bomber_targets = self.bomber_targets
        twin.moved = self.moved.copy()
        twin.moved_mass = self.moved_mass.copy()
        twin.airborne = self.airborne.copy()
        twin.flying = self.flying.copy()
        twin.raiders = self.raiders.copy()
        twin.raided = self.raided.copy()
        twin.came_from = self.came_from.copy()
        twin.lone_attacks = self.lone_attacks.copy()
        twin.fought = self.fought.copy()
        twin.assaulted_from = self.assaulted_from.copy()
        twin.bombarded = self.bombarded.copy()
        twin.promised = self.promised.copy()
        twin.guns_fired = self.guns_fired.copy()
        twin.placed = self.placed.copy()
        twin.crowd = self.crowd.copy()
        twin.queue = self.queue.copy()
        twin.battle = None if self.battle is None else self.battle.copy()

    # Pieces

    def count(self, at: int, power: int, unit: int) -> int:
        return self.units[power * SPACE_COUNT + at][unit]

    def add(self, at: int, power: int, unit: int, number: int) -> None:
        """Puts pieces on the board, or takes them off when the number is negative."""
        if not number:
            return
        place = power * SPACE_COUNT + at
        row = self.units[place].copy()
        row[unit] += number
        self.units[place] = row
        before = self.mass[place]
        self.mass[place] = before + number
        if not before or before + number == 0:
            spaces = self.spaces_of[power].copy()
            if before:
                spaces.remove(at)
            else:
                insort(spaces, at)
            self.spaces_of[power] = spaces
        by_side = SIDE[power] * SPACE_COUNT + at
        if IS_SHIP[unit]:
            self.ships[by_side] += number
            if SURFACE[unit]:
                self.surface[by_side] += number
                if unit == DESTROYER:
                    self.destroyers[by_side] += number
                elif unit == CARRIER:
                    self.carriers[by_side] += number
        elif not IS_LAND[unit] or ATTACK[unit]:
            self.defenders[by_side] += number

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
        return self.surface[(1 - SIDE[power]) * SPACE_COUNT + zone] > 0

    def has_enemy_ships(self, zone: int, power: int) -> bool:
        return self.ships[(1 - SIDE[power]) * SPACE_COUNT + zone] > 0

    def has_enemy_destroyer(self, zone: int, power: int) -> bool:
        return self.destroyers[(1 - SIDE[power]) * SPACE_COUNT + zone] > 0

    def has_enemy_defenders(self, at: int, power: int) -> bool:
        """Enemy units that can fight for a territory; AA guns and complexes do not."""
        return self.defenders[(1 - SIDE[power]) * SPACE_COUNT + at] > 0

    def enemy_guns(self, at: int, power: int) -> int:
        guns = 0
        for enemy in ENEMIES[power]:
            guns += self.units[enemy * SPACE_COUNT + at][AA_GUN]
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
        place = power * SPACE_COUNT + at
        total = self.units[place][unit]
        if not total or not self.moved_mass[place]:
            return total
        return total - self.moved.get(at * ROW + power * KINDS + unit, 0)

    def is_spent(self, at: int, power: int) -> bool:
        """Whether none of the power's units in a space can be ordered any more; transports never count as spent."""
        place = power * SPACE_COUNT + at
        return self.moved_mass[place] == self.mass[place] and not self.airborne[at]

    def forget_moves(self) -> None:
        self.moved = {}
        self.flying = {}
        self.moved_mass = [0] * (POWER_COUNT * SPACE_COUNT)
        self.airborne = [0] * SPACE_COUNT

    def mark_moved(self, at: int, power: int, unit: int, number: int) -> None:
        key = at * ROW + power * KINDS + unit
        self.set_moved(key, min(self.count(at, power, unit), self.moved.get(key, 0) + number))

    def set_moved(self, key: int, number: int) -> None:
        self.moved_mass[key % ROW // KINDS * SPACE_COUNT + key // ROW] += number - self.moved.get(key, 0)
        if number:
            self.moved[key] = number
        else:
            self.moved.pop(key, None)

    def remove(self, at: int, power: int, unit: int, number: int) -> None:
        """Takes pieces off and forgets what was known of them."""
        self.add(at, power, unit, -number)
        key = at * ROW + power * KINDS + unit
        left = self.count(at, power, unit)
        if self.moved.get(key, 0) > left:
            self.set_moved(key, left)

    def set_flying(self, at: int, power: int, unit: int, left: int, number: int) -> None:
        """Aircraft away from base with `left` movement for the way home."""
        key = (at * ROW + power * KINDS + unit) * RANGES + left
        self.airborne[at] += number
        total = self.flying.get(key, 0) + number
        if total:
            self.flying[key] = total
        else:
            self.flying.pop(key, None)

    def flying_at(self, at: int, power: int, unit: int, left: int) -> int:
        return self.flying.get((at * ROW + power * KINDS + unit) * RANGES + left, 0)

    def lose_aircraft(self, at: int, power: int, unit: int) -> None:
        """One aircraft is lost: the one with the least movement left, unless all are at base."""
        for left in range(RANGES):
            if self.flying_at(at, power, unit, left):
                self.set_flying(at, power, unit, left, -1)
                self.mark_moved(at, power, unit, -1)
                break
        self.remove(at, power, unit, 1)
