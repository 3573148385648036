"""What a bot is given and what it gives back."""

from __future__ import annotations

from random import Random
from typing import Protocol

from .decision import Decision
from .runner import Runner
from .state import View


class Sight:
    """A seat's honest look at a game: its decision, its view, and copies in which everything hidden is dealt anew."""

    def __init__(self, runner: Runner, decision: Decision, random: Random) -> None:
        self._runner = runner
        self.decision = decision
        self.seat = decision.seat
        self.random = random

    def view(self) -> View:
        return self._runner.state.view(self.seat)

    def imagine(self) -> Runner:
        """A game that is like this one as far as the seat can tell; the bot may play on in it."""
        return self._runner.imagine(self.seat, self.random.random)


class Bot(Protocol):
    def choose(self, sight: Sight) -> int:
        """One of `sight.decision.options`."""
        ...
