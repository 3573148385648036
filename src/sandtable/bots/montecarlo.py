"""Flat Monte Carlo: tries each option in imagined games played out at random and takes the one that went best."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, log, sqrt
from random import Random
from time import thread_time
from typing import final

from mypy_extensions import mypyc_attr

from sandtable.engine import Sight, play_out

from .standing import Standing

PLAYOUTS = 64
DEPTH = 200
EXPLORATION = 0.5


@final
@dataclass
class Arm:
    """One option and how the games that began with it went."""

    option: int
    tries: int = 0
    total: float = 0.0

    def mean(self) -> float:
        return self.total / self.tries if self.tries else -inf

    def promise(self, tries: int) -> float:
        """The upper confidence bound: what the option may yet turn out to be worth."""
        return inf if self.tries == 0 else self.mean() + EXPLORATION * sqrt(log(tries) / self.tries)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class MonteCarlo:
    """`playouts` a decision, or as many as fit into `seconds`; each is cut after `depth` decisions and scored there."""

    playouts: int = PLAYOUTS
    seconds: float | None = None
    depth: int = DEPTH
    arms: list[Arm] = field(default_factory=list)

    def choose(self, sight: Sight) -> int:
        options = sight.decision.options
        if len(options) == 1:
            return options[0]
        self.arms = [Arm(option) for option in self._shuffled(options, sight.random)]
        standing = Standing()
        started, tries = thread_time(), 0
        while self._goes_on(tries, started):
            arm = self._most_promising(tries)
            arm.total += self._try(sight, arm.option, standing)
            arm.tries += 1
            tries += 1
        return max(self.arms, key=Arm.mean).option

    def _most_promising(self, tries: int) -> Arm:
        best, highest = self.arms[0], -inf
        for arm in self.arms:
            promise = arm.promise(tries)
            if promise > highest:
                best, highest = arm, promise
        return best

    def _shuffled(self, options: list[int], random: Random) -> list[int]:
        """With more options than playouts only some get tried: let it not always be the first."""
        return random.sample(options, len(options))

    def _goes_on(self, tries: int, started: float) -> bool:
        if self.seconds is None:
            return tries < self.playouts
        return tries == 0 or thread_time() - started < self.seconds

    def _try(self, sight: Sight, option: int, standing: Standing) -> float:
        runner = sight.imagine()
        runner.answer_for(sight.seat, option)
        play_out(runner, sight.random.random, self.depth)
        return standing.value(runner.state, sight.seat)
