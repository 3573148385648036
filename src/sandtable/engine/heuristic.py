"""The base of bots that answer each prompt by a rule of thumb."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from .bot import Sight
from .errors import UnknownPrompt
from .state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Thought(Generic[S]):
    """One decision, thought through in a game as the seat imagines it. A subclass adds what its answers share."""

    def __init__(self, g: S, sight: Sight) -> None:
        self.g = g
        self.decision = sight.decision
        self.seat = sight.decision.seat
        self.options = sight.decision.options
        self.random = sight.random

    def best(self, worth: Callable[[int], float]) -> int:
        """The option that is worth most; the first of them if several are equal."""
        return max(self.options, key=worth)


T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Generic[S, T], metaclass=ABCMeta):
    """Answers every prompt with one function of its thought; takes a single option without thinking.

    `plays` is the state that the bot understands; `answers` has one entry per prompt. A prompt that the game does
    not have is an error when the game is loaded; one that the bot does not know is an error when it is asked.
    """

    def __init__(self, plays: type[S], answers: Mapping[str, Callable[[T], int]]) -> None:
        self.plays = plays
        self.answers = answers

    @abstractmethod
    def think(self, g: S, sight: Sight) -> T:
        """What the answers are called with: usually the game's own kind of `Thought`."""

    def choose(self, sight: Sight) -> int:
        options = sight.decision.options
        if len(options) == 1:
            return options[0]
        answer = self.answers.get(sight.decision.prompt)
        if answer is None:
            raise UnknownPrompt(f"{type(self).__name__} has no answer to {sight.decision.prompt!r}")
        g = sight.imagine().state
        if not isinstance(g, self.plays):
            raise UnknownPrompt(f"{type(self).__name__} does not play {type(g).__name__}")
        return answer(self.think(g, sight))
