"""What a bot is given and what it gives back."""

from __future__ import annotations

from random import Random
from typing import Protocol

from mypy_extensions import mypyc_attr

from .decision import Decision
from .runner import Runner
from .state import State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """A seat's honest look at a game: its decision, its view, and copies in which everything hidden is dealt anew."""

    def __init__(self, runner: Runner, decision: Decision, random: Random) -> None:
        self._runner = runner
        self.decision = decision
        self.seat = decision.seat
        self.random = random

    def view(self) -> View:
        return self._runner.state.view(self.seat)

    def imagine(self, random: Random | None = None) -> Runner:
        """A game that is like this one as far as the seat can tell; the bot may play on in it. The same random
        numbers give the same game."""
        return self._runner.imagine(self.seat, (random or self.random).random)

    def position(self) -> State:
        """An imagined position to look at. A bot that only looks leaves it as it is: it may not be a copy."""
        return self.imagine().state


@mypyc_attr(allow_interpreted_subclasses=True)
class Within(Sight):
    """A look at a game that is itself imagined: all of it may be seen, so nothing is dealt anew to look at it."""

    def position(self) -> State:
        return self._runner.state


class Bot(Protocol):
    def choose(self, sight: Sight) -> int:
        """One of `sight.decision.options`."""
        ...
