"""Whose turn comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING

from ..content import SLOTS
from .stages import PICK, ROUND_END

if TYPE_CHECKING:
    from ..state import Taiwan2045


def next_turn(g: Taiwan2045) -> None:
    """The next seat in order that has not passed; when all have, the round ends."""
    seat = next_seat(g)
    g.begin_turn(seat)
    g.stage = ROUND_END if seat == NOTHING else PICK


def next_seat(g: Taiwan2045) -> int:
    """Whose slot comes soonest after the current seat's, of those who have not passed."""
    slot = 0 if g.seat == NOTHING else g.slot[g.seat]
    soonest, found = SLOTS, NOTHING
    for seat in range(g.seats):
        wait = (g.slot[seat] - slot - 1) % SLOTS
        if wait < soonest and not g.has_passed(seat):
            soonest, found = wait, seat
    return found
