"""The position: every field of a game of 2045, and the words in which the rules speak of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Generator, Iterator
from typing import Final, final

from mypy_extensions import mypyc_attr

from sandtable.engine import Decision, Deck, State

from .names import (
    ALL_ROADS,
    ARRIVED,
    CARD,
    CARD_GROUP,
    CHARACTERS,
    CORE_CITIES,
    ELIMINATED,
    ELITE,
    ELITE_ENTERED,
    ELITE_IDS,
    ELITE_STRENGTH,
    ELITES,
    EVENT_IDS,
    FACTION_IDS,
    FIRST_ELITE,
    GROUND_BEHIND,
    GROUP_IDS,
    LIBERATED,
    LINKS,
    MISSION,
    MISSION_IDS,
    MISSION_REGION,
    MOUNTAIN_PATROL,
    NOBODY,
    NOWHERE,
    PLA_TOOK,
    PLACES,
    PLANT_GUARDS,
    RECRUITED,
    REGION_IDS,
    REGION_OF,
    ROAD_ENDS,
    SCATTERED,
    STRONGHOLDS,
    SUPPLY,
    TAIWAN_LOST,
    TAIWAN_TROOPS,
    TALLIES,
    UNITS,
)

Told = Generator[Decision, int, bool]
"""A piece of rules that ends in yes or no."""

# The stages of a game, in the order of the rulebook
SETUP: Final = 0
ROUND_START: Final = 1
PICK: Final = 2
ACT: Final = 3
ENEMY_WORK: Final = 4
TURN_END: Final = 5
ROUND_END: Final = 6


@final
class Menu:
    """Options and the extras of the moment. Lazy, because what is hidden may be dealt anew before anybody looks."""

    def __init__(self, g: Position, options: list[int]) -> None:
        self.g = g
        self.options = options

    def __iter__(self) -> Iterator[int]:
        return iter(self.options + self.g.extras())


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """Places, units and cards are small numbers (names.py). `where` and `troops` go by unit, `pla` by place."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.stage = SETUP
        self.round = 1
        self.seat = NOBODY
        self.war = ""
        self._make_seats(seats)
        self._make_map()
        self._make_cards()
        self._make_turn()

    def _make_seats(self, seats: int) -> None:
        self.slot: list[int] = [NOBODY] * seats
        self.next_slot: list[int] = [NOBODY] * seats
        self.power: list[int] = [NOBODY] * seats
        self.spare_powers: list[int] = []
        self.revealed: list[bool] = [False] * seats
        self.rebel_seat = NOBODY
        self.friends: list[list[int]] = [[0] * len(FACTION_IDS) for _ in range(seats)]
        self.merit: list[int] = [0] * seats
        self.score: list[int] = [SUPPLY["score"]] * seats
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.missions: list[list[int]] = [[] for _ in range(seats)]
        self.mine: list[list[int]] = [[] for _ in range(seats)]
        self.exits: list[list[int]] = [[] for _ in range(seats)]
        self.roads: list[int] = [0] * seats
        self.results: list[list[int]] = []
        self.hero = NOBODY

    def _make_map(self) -> None:
        self.reserve: int = TAIWAN_TROOPS - SUPPLY["overseas"]
        self.overseas: int = SUPPLY["overseas"]
        self.turned = 0
        self.where: list[int] = [NOWHERE] * UNITS
        self.troops: list[int] = [0] * UNITS
        self.owner: list[int] = [NOBODY] * CHARACTERS
        self.here: list[list[int]] = [[] for _ in range(STRONGHOLDS)]
        self.taiwan: list[int] = [0] * STRONGHOLDS
        self.rebels: list[int] = [0] * STRONGHOLDS
        self.pla: list[int] = [0] * PLACES
        self.held: list[bool] = [False] * STRONGHOLDS
        self.links: list[list[int]] = LINKS
        self.cut: list[int] = []
        self.water_cut: list[bool] = [False] * STRONGHOLDS
        self.water_markers: int = SUPPLY["water_cut_markers"]
        self.lures = 0

    def _make_cards(self) -> None:
        dealt = range(CHARACTERS + len(EVENT_IDS))
        self.decks: list[Deck] = [
            Deck(CARD + card for card in dealt if CARD_GROUP[card] == group) for group in range(len(GROUP_IDS))
        ]
        self.mission_decks: list[Deck] = [
            Deck(MISSION + number for number in range(len(MISSION_IDS)) if MISSION_REGION[number] == region)
            for region in range(len(REGION_IDS))
        ]
        self.under: list[list[int]] = [[] for _ in REGION_IDS]
        self.elite_deck = Deck(ELITE + elite for elite in range(len(ELITE_IDS)))
        self.elite_up = NOWHERE
        self.face_up: list[int] = []
        self.face_down: list[int] = [NOWHERE] * len(GROUP_IDS)
        self.seen: list[int] = [0] * (CHARACTERS + len(EVENT_IDS))
        self.elites_out: list[int] = []
        self.blackout = NOWHERE
        self.doomsayer = NOBODY

    def _make_turn(self) -> None:
        """What lasts for one turn only."""
        self.playing = NOWHERE
        self.main_done = False
        self.extra_left = 0
        self.used: list[int] = []
        self.finished: list[int] = []
        self.tallies: list[int] = [0] * (TALLIES * STRONGHOLDS)
        self.stirred = 0
        self.arrivals: list[int] = []
        self.spirit = False
        self.kills = 0
        self.defiant = NOWHERE
        self.charge = 0
        self.last_stand = NOWHERE
        self.column: list[int] = []

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self._make_turn()

    def copy_to(self, twin: Position) -> None:
        self._copy_seats_to(twin)
        self._copy_map_to(twin)
        self._copy_cards_to(twin)
        self._copy_turn_to(twin)
        self.copy_ending_to(twin)

    def _copy_seats_to(self, twin: Position) -> None:
        twin.stage = self.stage
        twin.round = self.round
        twin.seat = self.seat
        twin.war = self.war
        twin.slot = self.slot.copy()
        twin.next_slot = self.next_slot.copy()
        twin.power = self.power.copy()
        twin.spare_powers = self.spare_powers.copy()
        twin.revealed = self.revealed.copy()
        twin.rebel_seat = self.rebel_seat
        twin.friends = [row.copy() for row in self.friends]
        twin.merit = self.merit.copy()
        twin.score = self.score.copy()
        twin.hand = [row.copy() for row in self.hand]
        twin.missions = [row.copy() for row in self.missions]
        twin.mine = [row.copy() for row in self.mine]
        twin.exits = [row.copy() for row in self.exits]
        twin.roads = self.roads.copy()
        twin.results = [row.copy() for row in self.results]
        twin.hero = self.hero

    def _copy_map_to(self, twin: Position) -> None:
        twin.reserve = self.reserve
        twin.overseas = self.overseas
        twin.turned = self.turned
        twin.where = self.where.copy()
        twin.troops = self.troops.copy()
        twin.owner = self.owner.copy()
        twin.here = [row.copy() for row in self.here]
        twin.taiwan = self.taiwan.copy()
        twin.rebels = self.rebels.copy()
        twin.pla = self.pla.copy()
        twin.held = self.held.copy()
        twin.links = self.links
        twin.cut = self.cut.copy()
        twin.water_cut = self.water_cut.copy()
        twin.water_markers = self.water_markers
        twin.lures = self.lures

    def _copy_cards_to(self, twin: Position) -> None:
        twin.decks = [deck.copy() for deck in self.decks]
        twin.mission_decks = [deck.copy() for deck in self.mission_decks]
        twin.under = [row.copy() for row in self.under]
        twin.elite_deck = self.elite_deck.copy()
        twin.elite_up = self.elite_up
        twin.face_up = self.face_up.copy()
        twin.face_down = self.face_down.copy()
        twin.seen = self.seen.copy()
        twin.elites_out = self.elites_out.copy()
        twin.blackout = self.blackout
        twin.doomsayer = self.doomsayer

    def _copy_turn_to(self, twin: Position) -> None:
        twin.playing = self.playing
        twin.main_done = self.main_done
        twin.extra_left = self.extra_left
        twin.used = self.used.copy()
        twin.finished = self.finished.copy()
        twin.tallies = self.tallies.copy()
        twin.stirred = self.stirred
        twin.arrivals = self.arrivals.copy()
        twin.spirit = self.spirit
        twin.kills = self.kills
        twin.defiant = self.defiant
        twin.charge = self.charge
        twin.last_stand = self.last_stand
        twin.column = self.column.copy()

    # Hooks that the whole table fills in, so that an action may be interrupted by what its player may do at any time

    @abstractmethod
    def extras(self) -> list[int]:
        """What the current player may do besides at this moment: claim, reveal, use an ability."""

    def with_extras(self, options: list[int]) -> Menu:
        return Menu(self, options)

    def hand_options(self, seat: int) -> Iterator[int]:
        for card in self.hand[seat]:
            yield CARD + card

    @abstractmethod
    def do_extra(self, choice: int) -> Told:
        """Does it and says yes, or says no where the choice is none of the extras."""

    # Order of turns

    def turn_order(self) -> list[int]:
        return sorted(range(self.seats), key=self.slot.__getitem__)

    def seats_from_current(self) -> list[int]:
        order = self.turn_order()
        if self.seat == NOBODY:
            return order
        first = order.index(self.seat)
        return order[first:] + order[:first]

    def has_passed(self, seat: int) -> bool:
        return self.next_slot[seat] != NOBODY

    # Sides and control

    def is_rebel(self, character: int) -> bool:
        return self.rebel_seat != NOBODY and self.owner[character] == self.rebel_seat

    def has_enemy_of(self, seat: int, place: int) -> bool:
        if seat == self.rebel_seat:
            return self.taiwan[place] > 0
        return self.pla[place] > 0 or self.rebels[place] > 0

    def taiwan_units(self, place: int) -> list[int]:
        if self.rebels[place] == 0:
            return self.here[place].copy()
        return [unit for unit in self.here[place] if not self.is_rebel(unit)]

    def rebel_units(self, place: int) -> list[int]:
        if self.rebels[place] == 0:
            return []
        return [unit for unit in self.here[place] if self.is_rebel(unit)]

    def elites_at(self, place: int) -> list[int]:
        return [elite for elite in ELITES if self.where[elite] == place]

    def has_elite(self, place: int) -> bool:
        where = self.where
        return any(where[elite] == place for elite in ELITES)

    def pla_units(self, place: int) -> list[int]:
        if self.pla[place] == 0:
            return []
        return self.elites_at(place) or [SCATTERED]

    def enemy_units(self, place: int) -> list[int]:
        """Whoever fights against Taiwan there."""
        return self.pla_units(place) + self.rebel_units(place)

    def size(self, unit: int, place: int) -> int:
        return self.pla[place] if unit == SCATTERED else self.troops[unit]

    def taiwan_troops(self, place: int) -> int:
        return sum(self.troops[unit] for unit in self.taiwan_units(place))

    def held_core_cities(self) -> int:
        return sum(1 for city in CORE_CITIES if self.pla[city] > 0)

    # Ways

    def ways(self, character: int) -> list[int]:
        """Where a character may go in one step: open links, and mountain roads open to it."""
        place = self.where[character]
        roads = ALL_ROADS if character == MOUNTAIN_PATROL else self.roads[self.owner[character]]
        if roads == 0:
            return self.links[place]
        ways = self.links[place].copy()
        for road, (one, other) in enumerate(ROAD_ENDS):
            if roads >> road & 1 and place in (one, other):
                ways.append(other if place == one else one)
        return ways

    def is_next_to_pla(self, place: int) -> bool:
        if GROUND_BEHIND[place] != NOWHERE:
            return True
        pla = self.pla
        return any(pla[link] > 0 for link in self.links[place])

    # Tallies for missions

    def tally(self, event: int, place: int, amount: int = 1) -> None:
        self.tallies[event * STRONGHOLDS + place] += amount
        self.stirred |= 1 << REGION_OF[place]

    def settle(self, place: int) -> None:
        """Notes who holds a place once everything that happened there is over."""
        if place >= STRONGHOLDS:
            return
        holds = self.pla[place] > 0
        if holds == self.held[place]:
            return
        self.held[place] = holds
        cell = (PLA_TOOK if holds else LIBERATED) * STRONGHOLDS + place
        self.tallies[cell] = 1
        self.stirred |= 1 << REGION_OF[place]
        if not holds and self.water_cut[place]:
            self.water_cut[place] = False
            self.water_markers += 1

    def tally_arrival(self, character: int, start: int) -> None:
        """A character that ends a move in another region has arrived there, once a turn."""
        end = self.where[character]
        if end == NOWHERE or self.owner[character] != self.seat or REGION_OF[end] == REGION_OF[start]:
            return
        key = character * len(REGION_IDS) + REGION_OF[end]
        if key not in self.arrivals:
            self.arrivals.append(key)
            self.tally(ARRIVED, end)

    def tally_elite_step(self, start: int, end: int) -> None:
        if end < STRONGHOLDS and (start >= STRONGHOLDS or REGION_OF[start] != REGION_OF[end]):
            self.tally(ELITE_ENTERED, end)

    # Characters

    def stand(self, character: int, place: int) -> None:
        self.where[character] = place
        self.here[place].append(character)
        if self.is_rebel(character):
            self.rebels[place] += 1
        else:
            self.taiwan[place] += 1

    def lift(self, character: int) -> None:
        place = self.where[character]
        self.where[character] = NOWHERE
        self.here[place].remove(character)
        if self.is_rebel(character):
            self.rebels[place] -= 1
        else:
            self.taiwan[place] -= 1

    def shift(self, character: int, place: int) -> None:
        self.lift(character)
        self.stand(character, place)

    def available(self, seat: int) -> int:
        """How many troops the seat's reserve can give."""
        return TAIWAN_TROOPS if seat == self.rebel_seat else self.reserve

    def reinforce(self, character: int, amount: int) -> int:
        """Adds troops from the owner's reserve, as far as it goes; says how many."""
        seat = self.owner[character]
        amount = min(amount, self.available(seat))
        if seat != self.rebel_seat:
            self.reserve -= amount
        self.add_troops(character, amount)
        return amount

    def add_troops(self, character: int, amount: int) -> None:
        self.troops[character] += amount
        if amount > 0 and self.owner[character] == self.seat:
            self.tally(RECRUITED, self.where[character], amount)

    def drop_troops(self, character: int, amount: int) -> None:
        """Troops go back to their reserve, without anybody's doing."""
        self.troops[character] -= amount
        if not self.is_rebel(character):
            self.reserve += amount
        if self.troops[character] == 0:
            self.leave(character)

    def leave(self, character: int) -> None:
        """A character without troops leaves the map; its card waits in the exit area."""
        self.lift(character)
        seat = self.owner[character]
        self.mine[seat].remove(character)
        self.exits[seat].append(character)
        self.note("leaves", "def-character-2", seat=seat, card=CARD + character)

    def retire(self, character: int) -> None:
        self.drop_troops(character, self.troops[character])

    # The PLA

    def add_scattered(self, place: int, amount: int) -> None:
        """Troops arrive where no elite stands."""
        self.pla[place] += amount

    def add_to_elite(self, elite: int, amount: int) -> None:
        self.troops[elite] += amount
        self.pla[self.where[elite]] += amount

    def place_elite(self, elite: int, place: int, amount: int) -> None:
        """An elite comes to rest; scattered troops there merge under it."""
        joined = 0 if self.has_elite(place) else self.pla[place]
        self.where[elite] = place
        self.troops[elite] = amount + joined
        self.pla[place] += amount

    def take_elite(self, elite: int) -> None:
        """Takes the elite and all its troops off their place."""
        self.pla[self.where[elite]] -= self.troops[elite]
        self.where[elite] = NOWHERE
        self.troops[elite] = 0

    # Points

    def gain_points(self, seat: int, points: int, card: int) -> None:
        """A card pays points at once."""
        self.score[seat] += points
        self.note("scores", "def-score", seat=seat, n=points, card=CARD + card)

    # Losses

    def hit(
        self, unit: int, place: int, amount: int, credit: int, paid: bool = True, rule: str = "action-event-1"
    ) -> None:
        """Removes troops of a unit; `credit` is who brought it about, `paid` whether that earns merit."""
        if unit < FIRST_ELITE:
            self._hit_character(unit, place, amount, credit, paid, rule)
        else:
            self._hit_pla(unit, place, amount, credit, paid)

    def _hit_character(self, unit: int, place: int, amount: int, credit: int, paid: bool, rule: str) -> None:
        if self.is_rebel(unit):
            self._reward(place, amount, amount, credit, paid)
        else:
            self.tally(TAIWAN_LOST, place, amount)
        if self.log is not None:
            self.note("loses", rule, seat=self.owner[unit], card=CARD + unit, n=amount)
        if unit == PLANT_GUARDS and self.troops[unit] == amount:
            self.last_stand = place
        self.drop_troops(unit, amount)

    def _hit_pla(self, unit: int, place: int, amount: int, credit: int, paid: bool) -> None:
        self.pla[place] -= amount
        strength = amount
        if unit != SCATTERED:
            self.troops[unit] -= amount
            if self.troops[unit] == 0:
                strength += ELITE_STRENGTH[unit]
                self.where[unit] = NOWHERE
                self.elites_out.append(unit)
                self.note("elite-gone", "combat-12", card=CARD + unit)
        self._reward(place, amount, strength, credit, paid)

    def _reward(self, place: int, troops: int, strength: int, credit: int, paid: bool) -> None:
        if credit == NOBODY:
            return
        if credit == self.seat:
            if place < STRONGHOLDS:
                self.tally(ELIMINATED, place, troops)
            if paid:
                self.kills += strength
        if paid:
            self.merit[credit] += strength
            if self.log is not None:
                self.note("merit", "combat-11", seat=credit, n=strength)

    # Dealing

    def knows(self, seat: int, card: int) -> bool:
        """Whether the seat has seen this action card where it is now."""
        return seat >= 0 and bool(self.seen[card] >> seat & 1)

    def missions_left(self, region: int) -> int:
        return len(self.mission_decks[region]) + len(self.under[region])

    def supply_is_empty(self) -> bool:
        return not self.face_up and self.elite_up == NOWHERE and max(self.face_down) == NOWHERE
