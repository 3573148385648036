"""How a round ends, and how the game does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING

from .goals import is_early
from .names import LAST_EVENT, LAST_ROUND
from .phases import NEW_ERA, PUBLIC_EVENT, REFILL
from .setup import announce_round

if TYPE_CHECKING:
    from .state import WarringStates


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
        for person in g.persons[seat]:
            g.note("left-behind", "C-12", (seat,), seat=seat, person=person)
        g.early.discard_all(g.persons[seat])
    g.note("new-era", "C-11")
    g.phase = NEW_ERA


def ending_of(g: WarringStates) -> str:
    if g.public_event == LAST_EVENT:
        return "sixteenth-card"
    return "unified" if g.board.living else "nobody-left"


def end_game(g: WarringStates) -> None:
    """Most victory points, then most completed persons, then the victory is shared (E-06, E-07)."""
    scores = g.scores()
    best = max(scores)
    g.finish(ending_of(g), [seat for seat in range(g.seats) if scores[seat] == best])
