"""How the game ends, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..options import LAST_EVENT

if TYPE_CHECKING:
    from ..state import WarringStates

ENDING_RULES: Final = {"sixteenth-card": "E-02", "unified": "E-01", "nobody-left": "A-18"}
"""By ending: the clause that ends the game."""


def end_game(g: WarringStates) -> None:
    """Most victory points, then most completed persons, then the victory is shared (E-06, E-07)."""
    scores = g.scores()
    best = max(scores)
    g.finish(ending_of(g), [seat for seat in range(g.seats) if scores[seat] == best])
    if g.is_heard():
        tell_the_end(g)


def ending_of(g: WarringStates) -> str:
    if g.public_event == LAST_EVENT:
        return "sixteenth-card"
    return "unified" if g.board.living else "nobody-left"


def tell_the_end(g: WarringStates) -> None:
    g.note("game-over", ENDING_RULES[g.ending], ending=f"end:{g.ending}")
    for seat in ranking(g):
        g.note("final-score", "E-06", seat=seat, points=g.points(seat), persons=len(g.completed[seat]))
    for seat in g.winners:
        g.note("shares-victory" if len(g.winners) > 1 else "wins", deciding_rule(g), seat=seat)


def ranking(g: WarringStates) -> list[int]:
    """The seats, best first."""
    scores = g.scores()
    return sorted(range(g.seats), key=lambda seat: -scores[seat])


def deciding_rule(g: WarringStates) -> str:
    """Points alone, or persons among those who have the most points."""
    most = max(g.points(seat) for seat in range(g.seats))
    return "E-06" if [g.points(seat) for seat in range(g.seats)].count(most) == 1 else "E-07"
