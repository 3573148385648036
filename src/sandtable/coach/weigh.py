"""What each option is worth: the promising ones are followed through the same imagined games with the same luck."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from statistics import fmean
from time import monotonic
from typing import Final

from sandtable.bots.playout import play_on
from sandtable.bots.search import Search
from sandtable.engine import CHANCE, Game, Runner, Sight, Within

SHOWN: Final = 3
"""So many options are weighed to the end; the others fall out on the way."""

STAGES: Final = 3
ANSWERS: Final = 5
"""How far the line goes that shows what an option leads to."""


@dataclass(frozen=True)
class Weighed:
    """An option, and the share of the victory that the seat may expect after it.

    `error` is the standard error of how far it lies below the best. `line` is what may follow: answers in the order in
    which one imagined game gave them, each with its seat.
    """

    option: int
    worth: float
    error: float
    line: tuple[tuple[int, int], ...]


class Scale:
    """Weighs options of one game as a strong player sees them: by the seat's sight alone."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.search = Search(game)

    def weigh(self, sight: Sight, playouts: int, seconds: float = inf, also: int | None = None) -> list[Weighed]:
        """The best first. `also` is an option that is weighed to the end whatever the others are worth."""
        options = self._promising(sight, also)
        proposal = options[0]
        values: dict[int, list[float]] = {option: [] for option in options}
        field, until = options, monotonic() + seconds
        horizon = self.search.new_horizon()
        for stage in range(1, STAGES + 1):
            while spent(values) < playouts * stage / STAGES and (monotonic() < until or not values[options[0]]):
                seed = sight.random.getrandbits(62)
                for option in field:
                    values[option].append(self.search.play(sight, option, seed, horizon, option == proposal))
            ranked = sorted(field, key=lambda option: -fmean(values[option]))
            kept = ranked[: max(SHOWN, len(ranked) // 2)]
            field = kept if also is None or also in kept else [*kept, also]
        best = max(field, key=lambda option: fmean(values[option]))
        weighed = [self._weighed(sight, option, values, best, option == proposal) for option in field]
        return sorted(weighed, key=lambda each: -each.worth)

    def _promising(self, sight: Sight, also: int | None) -> list[int]:
        options = sight.decision.options
        found = [each.option for each in self.search.candidates(options, self.search.guides.own.choose(sight))]
        return found if also is None or also in found else [*found, also]

    def _weighed(
        self, sight: Sight, option: int, values: dict[int, list[float]], best: int, is_proposal: bool
    ) -> Weighed:
        gaps = [high - low for high, low in zip(values[best], values[option], strict=True)]
        return Weighed(option, fmean(values[option]), error_of(gaps), self._line(sight, option, is_proposal))

    def _line(self, sight: Sight, option: int, is_proposal: bool) -> tuple[tuple[int, int], ...]:
        """How one imagined game goes on to the end of the act."""
        random = Random(option)
        runner, horizon = sight.imagine(random), self.search.new_horizon()
        horizon.set(runner.state)
        runner.answer_for(sight.seat, option)
        players = self.search.guides.players(sight.seat, runner.state.seats, is_proposal)
        line: list[tuple[int, int]] = []
        while (decision := runner.decision) is not None and len(line) < ANSWERS:
            options = decision.options
            if decision.seat == CHANCE:
                runner.answer(options[int(random.random() * len(options))])
                continue
            if horizon.is_reached(runner.state):
                break
            chosen = players[decision.seat].choose(Within(runner, decision, random))
            if len(options) > 1:
                line.append((decision.seat, chosen))
            runner.answer(chosen)
        return tuple(line)

    def chances(self, runner: Runner, playouts: int, random: Random) -> list[float]:
        """Each seat's chance in this very position, everything hidden included: for games that are over."""
        seats = runner.state.seats
        totals = [0.0] * seats
        for _ in range(playouts):
            twin, horizon = runner.fork(), self.search.new_horizon()
            horizon.set(twin.state)
            play_on(twin, self.search.guides.players(0, seats, False), Random(random.getrandbits(62)), horizon)
            for seat in range(seats):
                totals[seat] += horizon.value(twin.state, seat)
        return [total / playouts for total in totals]


def spent(values: dict[int, list[float]]) -> int:
    return sum(map(len, values.values()))


def error_of(gaps: list[float]) -> float:
    """The standard error of their mean.

    >>> error_of([0.25, 0.75])
    0.25
    """
    if len(gaps) < 2:
        return inf
    mean = fmean(gaps)
    return sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
