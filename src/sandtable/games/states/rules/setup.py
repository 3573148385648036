"""Set-up, and the change of era."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import Flow

from ..content import NUMBERS
from ..options import SEAT
from .persons import draw_persons, keep_persons
from .phases import REFILL
from .round import announce_round, fill_hands

if TYPE_CHECKING:
    from ..state import WarringStates

START_DRAW: Final[int] = NUMBERS["persons"]["start_draw"]
START_KEEP: Final[int] = NUMBERS["persons"]["start_keep"]
LATE_DRAW: Final[int] = NUMBERS["persons"]["late_draw"]
LATE_KEEP: Final[int] = NUMBERS["persons"]["late_keep"]


def set_up(g: WarringStates) -> Flow:
    first = yield g.pick_at_random("first-hegemon", SEAT.all(range(g.seats)))
    g.hegemon = SEAT.of(first)
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
    for seat in g.in_order():
        yield from draw_persons(g, seat, draw, rule)
    yield g.together([keep_persons(g, seat, keep, rule) for seat in g.in_order()])
    for seat in g.in_order():
        if g.drawn[seat]:
            g.note("put-back", rule, seat=seat, count=len(g.drawn[seat]))
        g.era().deck.put_all(g.drawn[seat])
        g.drawn[seat].clear()
