"""Set-up, the refill of step 1, and the change of era."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import Flow

from .assassination import assassination_window
from .names import FIRST_SEAT, HAND_SIZE, LAST_ROUND, NUMBERS, year_bc
from .persons import draw_persons, keep_persons
from .phases import PUBLIC_EVENT, REFILL
from .supply import Supply

if TYPE_CHECKING:
    from .state import WarringStates

START_DRAW: Final[int] = NUMBERS["persons"]["start_draw"]
START_KEEP: Final[int] = NUMBERS["persons"]["start_keep"]
LATE_DRAW: Final[int] = NUMBERS["persons"]["late_draw"]
LATE_KEEP: Final[int] = NUMBERS["persons"]["late_keep"]


def set_up(g: WarringStates) -> Flow:
    seats = [FIRST_SEAT + seat for seat in range(g.seats)]
    g.hegemon = (yield g.pick_at_random("first-hegemon", seats)) - FIRST_SEAT
    g.note("first-hegemon", "S-14", seat=g.hegemon)
    yield from fill_hands(g, "S-09")
    yield from choose_persons(g, START_DRAW, START_KEEP, "S-12")
    announce_round(g)
    g.phase = REFILL


def begin_late_era(g: WarringStates) -> Flow:
    """Before the refill of round 7 (C-13, C-14)."""
    yield from choose_persons(g, LATE_DRAW, LATE_KEEP, "C-13")
    g.phase = REFILL


def choose_persons(g: WarringStates, draw: int, keep: int, rule: str) -> Flow:
    """Everybody draws in order; then all choose in secret, and the rest is shuffled back."""
    era = g.era()
    for seat in g.in_order():
        yield from draw_persons(g, seat, draw, rule)
    yield g.together([keep_persons(g, seat, keep, rule) for seat in g.in_order()])
    for seat in g.in_order():
        put_back(era, g.drawn[seat])


def put_back(era: Supply, persons: list[int]) -> None:
    era.deck.put_all(persons)
    persons.clear()


def refill(g: WarringStates) -> Flow:
    """Step 1."""
    yield from fill_hands(g, "F-04")
    yield from assassination_window(g)
    g.phase = PUBLIC_EVENT


def fill_hands(g: WarringStates, rule: str) -> Flow:
    """In order, each completely before the next; who comes last may stay short (F-05 to F-07)."""
    for seat in g.in_order():
        hand = g.hands[seat]
        while len(hand) < HAND_SIZE and g.events.can_draw():
            card = yield g.events.draw()
            g.events.take(card)
            hand.append(card)
            g.note("drew-card", rule, (seat,), seat=seat, card=card)


def announce_round(g: WarringStates) -> None:
    if g.board.round <= LAST_ROUND:
        g.note("round", "F-01", round=g.board.round, year=year_bc(g.board.round), seat=g.hegemon)
