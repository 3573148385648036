"""How the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..options import LAST_EVENT

if TYPE_CHECKING:
    from ..state import WarringStates


def end_game(g: WarringStates) -> None:
    """Most victory points, then most completed persons, then the victory is shared (E-06, E-07)."""
    scores = g.scores()
    best = max(scores)
    g.finish(ending_of(g), [seat for seat in range(g.seats) if scores[seat] == best])


def ending_of(g: WarringStates) -> str:
    if g.public_event == LAST_EVENT:
        return "sixteenth-card"
    return "unified" if g.board.living else "nobody-left"
