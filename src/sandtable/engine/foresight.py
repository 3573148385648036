"""What a game may tell a search beside its rules: when a position is settled enough to judge, and who stands well."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from math import exp
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .content import read_content
from .decision import Decision
from .errors import SandtableError
from .state import State

S = TypeVar("S", bound=State)

STEEPEST: Final = 30.0
"""Leads beyond this are as good as won; it keeps the exponential in its range."""


class BadWeights(SandtableError):
    """A file of weights that does not fit the features of its game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Generic[S], metaclass=ABCMeta):
    """Judges positions by a few features of each seat, weighted as games of the past have taught.

    Every feature has two weights: one for the beginning of the game, one for its end; in between they are mixed by
    `progress`. A seat's chance of winning is its share of the exponentials of all seats' weighted sums. `names` are the
    features in the order in which `features` gives them; more of a feature is better for its seat, except for those in
    `either`, which may turn out to be good or bad.
    """

    def __init__(self, plays: type[S], names: list[str], weights: Path, either: tuple[str, ...] = ()) -> None:
        self.plays = plays
        self.names = names
        self.either = either
        self.path = weights
        self.early = [0.0] * len(names)
        self.late = [0.0] * len(names)
        self.is_trained = False
        if weights.exists():
            table = read_content(weights)
            if list(table["weights"]) == names:  # else they are of other features, and must be learned anew
                self.read(table)

    def read(self, table: dict[str, Any]) -> None:
        """Takes the weights over."""
        weights = table["weights"]
        if list(weights) != self.names:
            raise BadWeights(f"{self.path}: the weights are not those of the features; train them anew")
        self.early = [float(weights[name][0]) for name in self.names]
        self.late = [float(weights[name][1]) for name in self.names]
        self.is_trained = True

    @abstractmethod
    def act(self, g: S) -> int:
        """Any number that changes whenever an act is over and the position can be judged again."""

    @abstractmethod
    def horizon(self, g: S) -> int:
        """The end of how many acts a search should look ahead to from here."""

    def is_worth_thought(self, decision: Decision) -> bool:
        """Whether a search should spend time on a decision, or leave it to the game's own bot."""
        return True

    @abstractmethod
    def progress(self, g: S) -> float:
        """From 0 when the game begins to 1 at its latest end."""

    @abstractmethod
    def features(self, g: S, seat: int) -> list[float]:
        """What speaks for the seat, one number per name; numbers around 1 are learned best."""

    def lead(self, g: S, seat: int) -> float:
        """The weighted sum of a seat's features."""
        late = self.progress(g)
        early = 1.0 - late
        total = 0.0
        for place, feature in enumerate(self.features(g, seat)):
            total += feature * (early * self.early[place] + late * self.late[place])
        return total

    def value(self, state: State) -> list[float]:
        """Each seat's chance of winning; they add up to 1."""
        if state.over:
            return shares(state)
        if not isinstance(state, self.plays):
            raise BadWeights(f"{type(self).__name__} does not judge {type(state).__name__}")
        leads = [self.lead(state, seat) for seat in range(state.seats)]
        best = max(leads)
        odds = [exp(max(-STEEPEST, lead - best)) for lead in leads]
        total = sum(odds)
        return [part / total for part in odds]


def shares(state: State) -> list[float]:
    """What each seat has of the victory, once the game is over; a draw is shared by all."""
    winners = state.winners or list(range(state.seats))
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
