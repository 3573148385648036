"""A round: everyone plays an order in secret, and the highest total takes the ford."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import FORD_IDS
from ..options import FORD, value_of
from .scoring import end_game

if TYPE_CHECKING:
    from ..state import Fords


def fight_for_ford(g: Fords) -> Flow:
    yield g.together([play_order(g, seat) for seat in range(g.seats)])
    totals: list[int] = []
    for seat in range(g.seats):
        order = g.played[seat]
        roll = yield g.roll()
        totals.append(value_of(order) + roll)
        g.note("advance", "total", reveals=True, seat=seat, order=order, roll=roll, total=totals[seat])
    award_ford(g, totals)
    g.played = [NOTHING] * g.seats
    go_to_next_ford(g)


def play_order(g: Fords, seat: int) -> Flow:
    order = yield g.ask(seat, "play-order", g.hands[seat], about=FORD.option(g.ford))
    g.hands[seat].remove(order)
    g.played[seat] = order


def bar_order(g: Fords, seat: int, order: int) -> str:
    """The clause that keeps a seat from playing an order; empty if it may."""
    return "" if order in g.hands[seat] else "own-hand"


def award_ford(g: Fords, totals: list[int]) -> None:
    best = max(totals)
    if totals.count(best) > 1:
        g.note("standoff", "tie", ford=FORD.option(g.ford))
        return
    g.owner[g.ford] = totals.index(best)
    g.note("taken", "highest", seat=totals.index(best), ford=FORD.option(g.ford))


def go_to_next_ford(g: Fords) -> None:
    g.ford += 1
    if g.ford == len(FORD_IDS):
        end_game(g)
    else:
        g.note("next-ford", "secret", ford=FORD.option(g.ford))
