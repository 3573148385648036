"""The base of bots that answer each prompt by a rule of thumb."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .bot import Sight
from .errors import UnknownPrompt
from .state import State

S = TypeVar("S", bound=State)

RUIN: Final = 1000.0
"""The worth of what decides the game at once; an option rated below half of it the other way is never tried."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought(Generic[S]):
    """One decision, thought through in a game as the seat imagines it. A subclass adds what its answers share.

    `rates` is what each option was found to be worth, if they were compared.
    """

    def __init__(self, g: S, sight: Sight) -> None:
        self.g = g
        self.decision = sight.decision
        self.seat = sight.decision.seat
        self.options = sight.decision.options
        self.random = sight.random
        self.rates: list[float] = []

    def best(self, worth: Callable[[int], float]) -> int:
        """The option that is worth most; the first of them if several are equal."""
        rates = [worth(option) for option in self.options]
        self.rates = rates
        return self.options[rates.index(max(rates))]


T = TypeVar("T", bound=Thought[Any])


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Generic[S, T], metaclass=ABCMeta):
    """Answers every prompt with one function of its thought; takes a single option without thinking.

    `plays` is the state that the bot understands; `answers` has one entry per prompt. A prompt that the game does
    not have is an error when the game is loaded; one that the bot does not know is an error when it is asked.
    """

    def __init__(self, plays: type[S], answers: Mapping[str, Callable[[T], int]]) -> None:
        self.plays = plays
        self.answers = answers
        self.rates: list[float] = []

    @abstractmethod
    def think(self, g: S, sight: Sight) -> T:
        """What the answers are called with: usually the game's own kind of `Thought`."""

    def copy(self) -> Heuristic[S, T]:
        """A twin that goes on with the same plan. A bot that plans beyond one answer says how."""
        return self

    def choose(self, sight: Sight) -> int:
        """The answer; `rates` then says what each option is worth, or nothing where they were not compared."""
        options = sight.decision.options
        self.rates = []
        if len(options) == 1:
            return options[0]
        answer = self.answers.get(sight.decision.prompt)
        if answer is None:
            raise UnknownPrompt(f"{type(self).__name__} has no answer to {sight.decision.prompt!r}")
        g = sight.position()
        if not isinstance(g, self.plays):
            raise UnknownPrompt(f"{type(self).__name__} does not play {type(g).__name__}")
        thought = self.think(g, sight)
        chosen = answer(thought)
        self.rates = thought.rates
        return chosen
