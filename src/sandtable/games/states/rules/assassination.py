"""Assassination B, the one card that is played straight from the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Flow

from ..options import ASSASSINATIONS, SEAT
from .cards import ASSASSINATION_SUCCESS
from .persons import draw_persons, keep_persons

if TYPE_CHECKING:
    from ..state import WarringStates


def assassination_in_hand(g: WarringStates, seat: int) -> int:
    for card in ASSASSINATIONS:
        if card in g.hands[seat]:
            return card
    return NOTHING


def can_assassinate(g: WarringStates, seat: int) -> bool:
    return assassination_in_hand(g, seat) != NOTHING and not bar_assassination(g, seat)


def bar_assassination(g: WarringStates, seat: int) -> str:
    """It takes the card, and somebody to be its target."""
    if assassination_in_hand(g, seat) == NOTHING:
        return "G-07"
    for other in range(g.seats):
        if not bar_target(g, seat, other):
            return ""
    return "G-10"


def bar_target(g: WarringStates, seat: int, other: int) -> str:
    """Another player with an unfinished person."""
    if other == seat or other >= g.seats:
        return "G-08"
    return "" if g.persons[other] else "G-10"


def offer_targets(g: WarringStates, seat: int) -> Iterator[int]:
    if assassination_in_hand(g, seat) != NOTHING:
        for other in range(g.seats):
            if not bar_target(g, seat, other):
                yield SEAT.option(other)


def offer_assassination(g: WarringStates, seat: int) -> Iterator[int]:
    yield PASS
    yield from offer_targets(g, seat)


def assassination_window(g: WarringStates) -> Flow:
    """Who holds the card is asked, and nobody else learns that (G-07, G-11)."""
    for seat in g.in_order():
        while can_assassinate(g, seat):
            target = yield g.ask(seat, "assassinate", offer_assassination(g, seat), quiet=True)
            if target == PASS:
                break
            yield from assassinate(g, seat, SEAT.of(target))


def assassinate(g: WarringStates, seat: int, target: int) -> Flow:
    """One die; on success a random unfinished person falls, and the target draws another (G-08 to G-10, G-13)."""
    card = assassination_in_hand(g, seat)
    g.hands[seat].remove(card)
    g.events.discard_openly(card)
    roll = yield g.roll()
    if g.is_heard():
        outcome = "outcome:success" if roll in ASSASSINATION_SUCCESS else "outcome:failure"
        g.note("assassination", "G-08", reveals=True, seat=seat, target=target, card=card, roll=roll, outcome=outcome)
    if roll not in ASSASSINATION_SUCCESS:
        return
    victim = yield g.pick_at_random("victim", g.persons[target])
    g.persons[target].remove(victim)
    g.era().discard_openly(victim)
    g.note("assassinated", "G-10", reveals=True, seat=target, person=victim)
    yield from draw_persons(g, target, 1, "G-09")
    yield from keep_persons(g, target, 1, "G-09")
