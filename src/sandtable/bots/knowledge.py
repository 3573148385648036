"""What a search may know of a game beside its rules: how a position stands, and which options look promising."""

from __future__ import annotations

from math import tanh
from typing import Protocol

from sandtable.engine import Decision, State

WEIGHT_OF_VICTORY = 0.8
"""What winning counts beside the margin, once a game is over."""


FAR = 1_000
"""Phases: to the end of the game, or as far as replies go."""


class Knowledge(Protocol):
    """A game may bring its own; `Standing` knows nothing but scores.

    A position is judged `horizon` phases after the tree has ended: soon where `values` sees far, late where not.
    """

    horizon: int

    def values(self, state: State) -> list[float]:
        """For each seat, how likely it is to win, between 0 and 1."""
        ...

    def prior(self, state: State, decision: Decision) -> list[float]:
        """For each option in its order, how likely a good player is to take it; they need not add up to 1."""
        ...

    def reply(self, state: State, decision: Decision, random: float) -> int:
        """What is answered quickly, on the way to a position that is worth judging."""
        ...


class Standing:
    """Judges a position by each seat's lead over the best of the others, in units of the leads seen so far."""

    def __init__(self) -> None:
        self.horizon = FAR
        self.leads = 0
        self.spread = 0.0

    def values(self, state: State) -> list[float]:
        scores = state.scores()
        return [self.value(state, seat, lead_of(scores, seat)) for seat in range(len(scores))]

    def value(self, state: State, seat: int, lead: float) -> float:
        self.leads += 1
        self.spread += abs(lead)
        unit = self.spread / self.leads
        standing = 0.5 if unit == 0.0 else 0.5 + 0.5 * tanh(lead / unit)
        if not state.over:
            return standing
        share = 1.0 / len(state.winners) if seat in state.winners else 0.0
        return WEIGHT_OF_VICTORY * share + (1.0 - WEIGHT_OF_VICTORY) * standing

    def prior(self, state: State, decision: Decision) -> list[float]:
        return [1.0] * len(decision.options)

    def reply(self, state: State, decision: Decision, random: float) -> int:
        options = decision.options
        return options[int(random * len(options))]


def lead_of(scores: list[float], seat: int) -> float:
    """By how much a seat leads the best of the others; below zero where it trails.

    >>> lead_of([7.0, 4.0, 5.0], 0), lead_of([7.0, 4.0, 5.0], 1)
    (2.0, -3.0)
    """
    best = 0.0
    first = True
    for other, score in enumerate(scores):
        if other != seat and (first or score > best):
            best = score
            first = False
    return scores[seat] - best
