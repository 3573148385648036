"""A game of 2045: every field of it, which phase comes next, and the words in which the rules speak of it."""

from __future__ import annotations

from typing import final

from sandtable.engine import NOTHING, Decision, Deck, Flow, Gesture, Options, Pick, State, View
from sandtable.engine.contract import FinalScore

from .content import (
    ALL_ROADS,
    CARD_GROUP,
    CHARACTERS,
    CORE_CITIES,
    DEALT,
    DEALT_ELITES,
    DEALT_MISSIONS,
    ELITES,
    EVENT_IDS,
    FACTION_IDS,
    FIRST_ELITE,
    GROUND_BEHIND,
    GROUP_IDS,
    LINKS,
    MISSION_REGION,
    MOUNTAIN_PATROL,
    PLACES,
    RECRUITED,
    REGION_IDS,
    ROAD_ENDS,
    SCATTERED,
    STRONGHOLDS,
    SUPPLY,
    TAIWAN_TROOPS,
    TALLIES,
    UNITS,
)
from .options import CARD, ELITE, MISSION, SPACE
from .rules.extras import Menu, do_extra, extras
from .rules.rounds import end_round, start_round
from .rules.scoring import scores
from .rules.setup import set_up
from .rules.stages import ACT, ENEMY_WORK, PICK, ROUND_END, ROUND_START, SETUP, TURN_END
from .rules.tallies import tally
from .rules.turn import act, do_enemy_work, end_turn, pick
from .table.gestures import gestures
from .table.hidden import resample
from .table.hints import hints
from .table.invariants import check
from .table.view import final_scores, view
from .table.why_not import why_not


@final
class Taiwan2045(State):
    """2045: hidden powers steer the last ten days of a landing war.

    Places, units and cards are small numbers (content.py). `where` and `troops` go by unit, `pla` by place.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.stage = SETUP
        self.round = 1
        self.seat = NOTHING
        self.war = ""
        self._make_seats(seats)
        self._make_map()
        self._make_cards()
        self._make_turn()

    def _make_seats(self, seats: int) -> None:
        self.slot: list[int] = [NOTHING] * seats
        self.next_slot: list[int] = [NOTHING] * seats
        self.power: list[int] = [NOTHING] * seats
        self.spare_powers: list[int] = []
        self.revealed: list[bool] = [False] * seats
        self.rebel_seat = NOTHING
        self.friends: list[list[int]] = [[0] * len(FACTION_IDS) for _ in range(seats)]
        self.merit: list[int] = [0] * seats
        self.score: list[int] = [SUPPLY["score"]] * seats
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.missions: list[list[int]] = [[] for _ in range(seats)]
        self.mine: list[list[int]] = [[] for _ in range(seats)]
        self.exits: list[list[int]] = [[] for _ in range(seats)]
        self.roads: list[int] = [0] * seats
        self.results: list[list[int]] = []
        self.hero = NOTHING

    def _make_map(self) -> None:
        self.reserve: int = TAIWAN_TROOPS - SUPPLY["overseas"]
        self.overseas: int = SUPPLY["overseas"]
        self.turned = 0
        self.where: list[int] = [NOTHING] * UNITS
        self.troops: list[int] = [0] * UNITS
        self.owner: list[int] = [NOTHING] * CHARACTERS
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
        self.decks: list[Deck] = [
            Deck(CARD.all(card for card in DEALT if CARD_GROUP[card] == group)) for group in range(len(GROUP_IDS))
        ]
        self.mission_decks: list[Deck] = [
            Deck(MISSION.all(number for number in DEALT_MISSIONS if MISSION_REGION[number] == region))
            for region in range(len(REGION_IDS))
        ]
        self.under: list[list[int]] = [[] for _ in REGION_IDS]
        self.elite_deck = Deck(ELITE.all(DEALT_ELITES))
        self.elite_up = NOTHING
        self.face_up: list[int] = []
        self.face_down: list[int] = [NOTHING] * len(GROUP_IDS)
        self.seen: list[int] = [0] * (CHARACTERS + len(EVENT_IDS))
        self.elites_out: list[int] = []
        self.blackout = NOTHING
        self.doomsayer = NOTHING

    def _make_turn(self) -> None:
        """What lasts for one turn only."""
        self.playing = NOTHING
        self.main_done = False
        self.extra_left = 0
        self.used: list[int] = []
        self.finished: list[int] = []
        self.tallies: list[int] = [0] * (TALLIES * STRONGHOLDS)
        self.stirred = 0
        self.arrivals: list[int] = []
        self.spirit = False
        self.kills = 0
        self.defiant = NOTHING
        self.charge = 0
        self.last_stand = NOTHING
        self.column: list[int] = []
        self.path: list[int] = []
        self.chosen: list[int] = []
        self.elites_began: list[int] = self.where[FIRST_ELITE:]

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self._make_turn()

    def copy(self) -> Taiwan2045:
        twin = Taiwan2045(self.seats)
        self._copy_seats_to(twin)
        self._copy_map_to(twin)
        self._copy_cards_to(twin)
        self._copy_turn_to(twin)
        self.copy_ending_to(twin)
        return twin

    def _copy_seats_to(self, twin: Taiwan2045) -> None:
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

    def _copy_map_to(self, twin: Taiwan2045) -> None:
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

    def _copy_cards_to(self, twin: Taiwan2045) -> None:
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

    def _copy_turn_to(self, twin: Taiwan2045) -> None:
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
        twin.path = self.path.copy()
        twin.chosen = self.chosen.copy()
        twin.elites_began = self.elites_began.copy()

    # The phases

    def next_phase(self) -> Flow:
        if self.stage == PICK:
            return pick(self)
        if self.stage == ACT:
            return act(self)
        if self.stage == ENEMY_WORK:
            return do_enemy_work(self)
        if self.stage == TURN_END:
            return end_turn(self)
        if self.stage == ROUND_START:
            return start_round(self)
        if self.stage == ROUND_END:
            return end_round(self)
        return set_up(self)

    # What may be done at any time of a card turn

    def extras(self) -> list[int]:
        """What the current player may do besides at this moment: claim, reveal, use an ability."""
        return extras(self)

    def with_extras(self, options: list[int]) -> Menu:
        return Menu(self, options)

    def do_extra(self, choice: int) -> Flow:
        return do_extra(self, choice)

    # What the table asks

    def view(self, seat: int) -> View:
        return view(self, seat)

    def resample(self, seat: int, random: Pick) -> None:
        resample(self, seat, random)

    def when(self) -> int:
        return self.round

    def standings(self) -> list[FinalScore]:
        return final_scores(self)

    def scores(self) -> list[float]:
        return scores(self)

    def check(self) -> str:
        return check(self)

    def why_not(self, decision: Decision, option: int) -> str:
        return why_not(self, decision, option)

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        return hints(self, decision)

    def gestures(self, decision: Decision) -> list[Gesture]:
        return gestures(self, decision)

    # Order of turns

    def turn_order(self) -> list[int]:
        return sorted(range(self.seats), key=self.slot.__getitem__)

    def seats_from_current(self) -> list[int]:
        order = self.turn_order()
        if self.seat == NOTHING:
            return order
        first = order.index(self.seat)
        return order[first:] + order[:first]

    def has_passed(self, seat: int) -> bool:
        return self.next_slot[seat] != NOTHING

    # Sides and control

    def is_rebel(self, character: int) -> bool:
        return self.rebel_seat != NOTHING and self.owner[character] == self.rebel_seat

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
        """Counted once everything that happens at a place is over."""
        return sum(1 for city in CORE_CITIES if self.held[city])

    # Ways

    def ways(self, character: int) -> list[int]:
        """Where a character may go in one step: open links, and mountain roads open to it."""
        return self.ways_from(character, self.where[character])

    def ways_from(self, character: int, place: int) -> list[int]:
        """The same from any place that it might come to."""
        roads = ALL_ROADS if character == MOUNTAIN_PATROL else self.roads[self.owner[character]]
        if roads == 0:
            return self.links[place]
        ways = self.links[place].copy()
        for road, (one, other) in enumerate(ROAD_ENDS):
            if roads >> road & 1 and place in (one, other):
                ways.append(other if place == one else one)
        return ways

    def is_next_to_pla(self, place: int) -> bool:
        if GROUND_BEHIND[place] != NOTHING:
            return True
        pla = self.pla
        return any(pla[link] > 0 for link in self.links[place])

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
        self.where[character] = NOTHING
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
            tally(self, RECRUITED, self.where[character], amount)

    def drop_troops(self, character: int, amount: int) -> None:
        """Troops go back to their reserve, without anybody's doing."""
        self.troops[character] -= amount
        if not self.is_rebel(character):
            self.reserve += amount
        if self.troops[character] == 0:
            self.leave(character)

    def leave(self, character: int) -> None:
        """A character without troops leaves the map; its card waits in the exit area."""
        place = self.where[character]
        self.lift(character)
        seat = self.owner[character]
        self.mine[seat].remove(character)
        self.exits[seat].append(character)
        if self.log is not None:
            self.note("leaves", "def-character-2", seat=seat, card=CARD.option(character), space=SPACE.option(place))

    def retire(self, character: int, rule: str) -> None:
        """A character gives its base up; its troops go home."""
        amount, place = self.troops[character], SPACE.option(self.where[character])
        self.note("disbands", rule, card=CARD.option(character), space=place, n=amount)
        self.drop_troops(character, amount)

    # The PLA

    def add_scattered(self, place: int, amount: int) -> None:
        """Troops arrive where no elite stands."""
        self.pla[place] += amount

    def add_to_elite(self, elite: int, amount: int) -> None:
        self.troops[elite] += amount
        self.pla[self.where[elite]] += amount

    def place_elite(self, elite: int, place: int, amount: int) -> int:
        """An elite comes to rest; scattered troops there merge under it. Returns how many."""
        joined = 0 if self.has_elite(place) else self.pla[place]
        self.where[elite] = place
        self.troops[elite] = amount + joined
        self.pla[place] += amount
        return joined

    def take_elite(self, elite: int) -> None:
        """Takes the elite and all its troops off their place."""
        self.pla[self.where[elite]] -= self.troops[elite]
        self.where[elite] = NOTHING
        self.troops[elite] = 0

    # Dealing

    def hand_options(self, seat: int) -> list[int]:
        return CARD.all(self.hand[seat])

    def knows(self, seat: int, card: int) -> bool:
        """Whether the seat has seen this action card where it is now."""
        return seat >= 0 and bool(self.seen[card] >> seat & 1)

    def missions_left(self, region: int) -> int:
        return len(self.mission_decks[region]) + len(self.under[region])

    def supply_is_empty(self) -> bool:
        return not self.face_up and self.elite_up == NOTHING and max(self.face_down) == NOTHING

    def supply_left(self) -> int:
        """How many cards of the supply are still to be taken."""
        closed = sum(1 for card in self.face_down if card != NOTHING)
        return len(self.face_up) + closed + (self.elite_up != NOTHING)


def new(seats: int, options: Options) -> Taiwan2045:
    return Taiwan2045(seats)
