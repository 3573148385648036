"""How a position stands in a game of which nothing is known but its scores."""

from __future__ import annotations

from math import tanh
from typing import final

from sandtable.engine import State, shares

WEIGHT_OF_VICTORY = 0.8


@final
class Standing:
    """Turns a position into a number between 0 and 1 for a seat, whatever unit the game keeps its scores in.

    The seat's lead over the best of the others is measured by the leads seen so far in this decision.
    """

    def __init__(self) -> None:
        self.leads = 0
        self.spread = 0.0

    def value(self, state: State, seat: int) -> float:
        lead = lead_of(state.scores(), seat)
        self.leads += 1
        self.spread += abs(lead)
        unit = self.spread / self.leads
        standing = 0.5 if unit == 0.0 else 0.5 + 0.5 * tanh(lead / unit)
        if not state.over:
            return standing
        return WEIGHT_OF_VICTORY * shares(state)[seat] + (1 - WEIGHT_OF_VICTORY) * standing


def lead_of(scores: list[float], seat: int) -> float:
    """By how much a seat leads the best of the others; below zero where it trails.

    >>> lead_of([7.0, 4.0, 5.0], 0), lead_of([7.0, 4.0, 5.0], 1)
    (2.0, -3.0)
    """
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0.0)
