"""The state of the game: the board, who is hegemon, and where every card is."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine import NOTHING, Decision, Deck, Flow, Gesture, Options, Pick, State, View, in_play
from sandtable.engine.contract import FinalScore

from .content import PUBLIC_EVENTS
from .options import CARD_SLOTS, DEALT_CARDS, DIVIDED_REALM, EVENT, LAST_EVENT, PENULTIMATE_EVENT
from .rules import gathering, laying, public_event, resolving, round, setup
from .rules.board import Board
from .rules.goals import EARLY_PERSONS, LATE_PERSONS, is_early, points_of
from .rules.phases import GATHER, LAY, PUBLIC_EVENT, REFILL, RESOLVE, SET_UP
from .rules.supply import Supply
from .table import gestures, hidden, hints, invariants, view, why_not

PUBLIC_POOL: Final[list[int]] = [
    event
    for event, row in zip(EVENT.options, PUBLIC_EVENTS["event"], strict=True)
    if event not in (PENULTIMATE_EVENT, LAST_EVENT) and in_play(row)
]


@final
class WarringStates(State):
    """A game in progress. Lists of lists are by seat; `choice_of`, the labels and `layer_of` are by card."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.phase = SET_UP
        self.hegemon = 0
        self.board = Board()
        self.public_event = NOTHING
        self.public_deck = Deck()
        self.events = Supply()
        self.early = Supply()
        self.late = Supply()

        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.persons: list[list[int]] = [[] for _ in range(seats)]
        self.drawn: list[list[int]] = [[] for _ in range(seats)]  # persons to choose from just now
        self.completed: list[list[int]] = [[] for _ in range(seats)]

        self.laying_in_secret = False
        self.plan: list[int] = [NOTHING] * seats  # what a seat has committed to in step 4
        self.chosen: list[int] = [NOTHING] * seats  # what a seat passes, discards, labels or gives up just now
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.choice_of: list[int] = [NOTHING] * CARD_SLOTS
        self.first_label: list[int] = [NOTHING] * CARD_SLOTS
        self.second_label: list[int] = [NOTHING] * CARD_SLOTS

        self.event_deck: list[int] = []
        self.layer_of: list[int] = [NOTHING] * CARD_SLOTS
        self.taken: list[list[int]] = [[] for _ in range(seats)]  # each seat's cards that went into the event deck
        self.struck = NOTHING  # the card the hegemon has discarded from the event deck
        self.resolving = NOTHING

    def copy(self) -> WarringStates:
        twin = WarringStates(self.seats)
        twin.phase = self.phase
        twin.hegemon = self.hegemon
        twin.board = self.board.copy()
        twin.public_event = self.public_event
        twin.public_deck = self.public_deck.copy()
        twin.events = self.events.copy()
        twin.early = self.early.copy()
        twin.late = self.late.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.persons = [persons.copy() for persons in self.persons]
        twin.drawn = [drawn.copy() for drawn in self.drawn]
        twin.completed = [completed.copy() for completed in self.completed]
        twin.laying_in_secret = self.laying_in_secret
        twin.plan = self.plan.copy()
        twin.chosen = self.chosen.copy()
        twin.laid = [laid.copy() for laid in self.laid]
        twin.choice_of = self.choice_of.copy()
        twin.first_label = self.first_label.copy()
        twin.second_label = self.second_label.copy()
        twin.event_deck = self.event_deck.copy()
        twin.layer_of = self.layer_of.copy()
        twin.taken = [taken.copy() for taken in self.taken]
        twin.struck = self.struck
        twin.resolving = self.resolving
        self.copy_ending_to(twin)
        return twin

    def next_phase(self) -> Flow:
        if self.phase == RESOLVE:
            return resolving.resolve_next_event(self)
        if self.phase == REFILL:
            return round.refill(self)
        if self.phase == PUBLIC_EVENT:
            return public_event.turn_over_public_event(self)
        if self.phase == LAY:
            return laying.lay_events(self)
        if self.phase == GATHER:
            return gathering.gather_event_deck(self)
        return setup.set_up(self) if self.phase == SET_UP else setup.begin_late_era(self)

    # Seats

    def in_order(self) -> list[int]:
        """The seats clockwise from the hegemon (F-03)."""
        return [(self.hegemon + place) % self.seats for place in range(self.seats)]

    def others_in_order(self) -> list[int]:
        return self.in_order()[1:]

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        return (seat - 1) % self.seats

    def has_hegemon(self) -> bool:
        return self.public_event != DIVIDED_REALM

    def is_heard(self) -> bool:
        """Whether anybody reads the log; spares playouts the notes that are written most often."""
        return self.log is not None

    def is_decided(self) -> bool:
        """Whether the realm is unified, or no state is left (A-17, A-18)."""
        return self.board.unifier != NOTHING or self.board.living == 0

    # Persons

    def era(self) -> Supply:
        """The persons that are drawn now (C-11)."""
        return self.early if is_early(self.board.round) else self.late

    def points(self, seat: int) -> int:
        return sum(points_of(person) for person in self.completed[seat])

    # What the engine asks

    def when(self) -> int:
        return self.board.round

    def standings(self) -> list[FinalScore]:
        return view.final_scores(self)

    def scores(self) -> list[float]:
        """Victory points; among equals the number of completed persons decides (E-06, E-07)."""
        return [self.points(seat) + len(self.completed[seat]) / 100 for seat in range(self.seats)]

    def view(self, seat: int) -> View:
        return view.view(self, seat)

    def resample(self, seat: int, random: Pick) -> None:
        hidden.resample(self, seat, random)

    def check(self) -> str:
        return invariants.check(self)

    def why_not(self, decision: Decision, option: int) -> str:
        return why_not.why_not(self, decision, option)

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        return hints.hints(self, decision)

    def gestures(self, decision: Decision) -> list[Gesture]:
        return gestures.gestures(self, decision)


def new(seats: int, options: Options) -> WarringStates:
    """The box, opened: everything in its deck."""
    g = WarringStates(seats)
    g.public_deck.put_all(PUBLIC_POOL)
    g.events.deck.put_all(DEALT_CARDS)
    g.early.deck.put_all(EARLY_PERSONS)
    g.late.deck.put_all(LATE_PERSONS)
    return g
