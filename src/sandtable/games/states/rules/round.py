"""How a round begins, with the refill of step 1, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import HAND_SIZE, LAST_ROUND, year_bc
from .assassination import assassination_window
from .goals import is_early
from .phases import NEW_ERA, PUBLIC_EVENT, REFILL
from .supply import can_draw

if TYPE_CHECKING:
    from ..state import WarringStates


def announce_round(g: WarringStates) -> None:
    if g.is_heard() and g.board.round <= LAST_ROUND:
        g.note("round", "F-01", round=g.board.round, year=year_bc(g.board.round), seat=g.hegemon)


def refill(g: WarringStates) -> Flow:
    """Step 1."""
    yield from fill_hands(g, "F-04")
    yield from assassination_window(g)
    g.phase = PUBLIC_EVENT


def fill_hands(g: WarringStates, rule: str) -> Flow:
    """In order, each completely before the next; who comes last may stay short (F-05 to F-07)."""
    for seat in g.in_order():
        hand = g.hands[seat]
        if g.is_heard():
            tell_refill(g, seat, rule)
        while len(hand) < HAND_SIZE and can_draw(g, g.events, "reshuffled-events", "F-06"):
            card = yield g.events.draw()
            g.events.take(card)
            hand.append(card)
            if g.is_heard():
                g.note("drew-card", rule, (seat,), seat=seat, card=card)


def tell_refill(g: WarringStates, seat: int, rule: str) -> None:
    count = min(HAND_SIZE - len(g.hands[seat]), g.events.left())
    if count > 0:
        g.note("refilled", rule, seat=seat, count=count)


def end_round(g: WarringStates) -> None:
    """The player on the left becomes hegemon, unless there was none this round (F-02, F-34, P-01)."""
    if g.has_hegemon():
        g.hegemon = g.left_of(g.hegemon)
    g.public_event = NOTHING
    g.board.frozen = NOTHING
    g.struck = NOTHING
    for seat in range(g.seats):
        g.taken[seat].clear()
        g.plan[seat] = NOTHING
    was_early = is_early(g.board.round)
    g.board.round += 1
    if was_early and not is_early(g.board.round):
        end_early_era(g)
    else:
        g.phase = REFILL if g.board.round <= LAST_ROUND else PUBLIC_EVENT
    announce_round(g)


def end_early_era(g: WarringStates) -> None:
    """Unfinished early persons are discarded, and their deck leaves the game (C-12, C-14)."""
    for seat in g.in_order():
        if g.persons[seat]:
            g.note("left-behind", "C-12", seat=seat, count=len(g.persons[seat]))
        for person in g.persons[seat]:
            g.note("left-person-behind", "C-12", (seat,), seat=seat, person=person)
        g.early.discard_all(g.persons[seat])
    g.note("new-era", "C-11")
    g.phase = NEW_ERA
