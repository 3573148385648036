"""What one seat sees, and which lines of the log tell of a change in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING
from sandtable.engine.contract import FinalScore, SeatView, SpaceView, View

from ..content import FORD_IDS, FORD_POINTS
from ..options import FORD, NAMES
from ..rules.scoring import points_of

if TYPE_CHECKING:
    from ..state import Fords

TOLD: Final = {
    "seats.*.score": frozenset({"taken"}),
    "seats.*.values.orders": frozenset({"hand", "advance"}),
    "spaces.*.owner": frozenset({"taken"}),
    "spaces.*.marks": frozenset({"taken", "standoff", "next-ford"}),
    "piles.orders": frozenset({"hand"}),
    "ending.**": frozenset({"over"}),
}


class FordsView(View, total=False):
    played: str | None
    """The seat's own order, face down."""


def seen_by(g: Fords, seat: int) -> FordsView:
    seen: FordsView = {
        "phase": "fight" if g.dealt else "deal",
        "turn": g.ford + 1,
        "seats": [seat_view(g, other) for other in range(g.seats)],
        "spaces": {FORD.name(ford): ford_view(g, ford) for ford in range(len(FORD_IDS))},
        "hand": [NAMES[order] for order in sorted(g.hands[seat])] if seat >= 0 else [],
        "piles": {"orders": len(g.deck)},
        "played": NAMES[g.played[seat]] if seat >= 0 and g.played[seat] != NOTHING else None,
    }
    if g.over:
        seen["ending"] = {"how": g.ending, "rule": "end", "decided": "end", "scores": final_scores(g)}
    return seen


def final_scores(g: Fords) -> list[FinalScore]:
    """What everyone has by now, best first."""
    order = sorted(range(g.seats), key=lambda seat: -points_of(g, seat))
    return [{"who": seat, "values": {"points": points_of(g, seat)}} for seat in order]


def seat_view(g: Fords, seat: int) -> SeatView:
    """An order that lies face down still counts, so that nobody can tell who has already chosen."""
    orders = len(g.hands[seat]) + (g.played[seat] != NOTHING)
    return {"seat": seat, "score": points_of(g, seat), "values": {"orders": orders}}


def ford_view(g: Fords, ford: int) -> SpaceView:
    return {
        "owner": g.owner[ford] if g.owner[ford] >= 0 else None,
        "values": {"points": FORD_POINTS[ford]},
        "marks": ["next"] if ford == g.ford else [],
    }
