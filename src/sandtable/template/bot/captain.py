"""The captain: spends high orders on the fords that are worth them."""

from __future__ import annotations

from typing import Final

from sandtable.engine import Heuristic, Sight, Thought

from ..content import FORD_POINTS
from ..options import value_of
from ..state import Fords
from ..table.hints import chance_to_win

SAVED: Final = 0.25
"""What each point of an order is worth if it is kept for later."""


class Captain(Heuristic[Fords, Thought[Fords]]):
    def __init__(self) -> None:
        super().__init__(Fords, {"play-order": play_order})

    def think(self, g: Fords, sight: Sight) -> Thought[Fords]:
        return Thought(g, sight)


def play_order(thought: Thought[Fords]) -> int:
    g = thought.g
    prize = FORD_POINTS[g.ford]
    return thought.best(lambda order: prize * chance_to_win(g, thought.seat, order) - SAVED * value_of(order))
