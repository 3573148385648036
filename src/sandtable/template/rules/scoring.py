"""Points, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import FORD_IDS, FORD_POINTS

if TYPE_CHECKING:
    from ..state import Fords


def points_of(g: Fords, seat: int) -> int:
    return sum(FORD_POINTS[ford] for ford in range(len(FORD_IDS)) if g.owner[ford] == seat)


def end_game(g: Fords) -> None:
    points = [points_of(g, seat) for seat in range(g.seats)]
    g.finish("last-ford", [seat for seat in range(g.seats) if points[seat] == max(points)])
    g.note("over", "end", ending=f"end-{g.ending}")
