"""What many games say together: who wins how often, how long they last, how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from .job import Result
from .statistics import wilson


@dataclass(frozen=True)
class Share:
    """A share of the wins, with the interval in which it really lies in 95 of 100 cases.

    >>> Share.of(50, 200)
    Share(value=0.25, low=0.195, high=0.314)
    """

    value: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: float, games: int) -> Share:
        """Wilson's interval; a shared victory counts as its part of one."""
        share = wilson(wins, games)
        return cls(round(share.value, 4), round(share.low, 3), round(share.high, 3))


@dataclass(frozen=True)
class Spread:
    """How a number is spread over the games.

    >>> Spread.of([3, 1, 2])
    Spread(mean=2.0, low=1, median=2, high=3)
    """

    mean: float
    low: int
    median: int
    high: int

    @classmethod
    def of(cls, values: Iterable[int]) -> Spread:
        """The 5th, 50th and 95th of a hundred."""
        ranked = sorted(values)
        last = len(ranked) - 1
        at = [ranked[round(last * part)] for part in (0.05, 0.5, 0.95)]
        return cls(round(sum(ranked) / len(ranked), 1), *at)


@dataclass(frozen=True)
class Line:
    """One row: a seat or a bot, its part of the wins and its mean score."""

    name: str
    games: int
    wins: Share
    score: float


@dataclass
class Tally:
    games: int = 0
    wins: float = 0.0
    score: float = 0.0

    def add(self, result: Result, seat: int) -> None:
        self.games += 1
        self.score += result.scores[seat]
        if seat in result.winners:
            self.wins += 1 / len(result.winners)

    def line(self, name: str) -> Line:
        return Line(name, self.games, Share.of(self.wins, self.games), round(self.score / self.games, 2))


@dataclass(frozen=True)
class Summary:
    games: int
    seats: list[Line]
    bots: list[Line]
    draws: int
    decisions: Spread
    turns: Spread
    endings: dict[str, int] = field(default_factory=dict)


def summarise(results: list[Result], roles: list[str]) -> Summary:
    """The tables of `sandtable simulate`. `roles` names the seats."""
    seats = [Tally() for _ in roles]
    bots: dict[str, Tally] = {}
    for result in results:
        for seat, bot in enumerate(result.bots):
            seats[seat].add(result, seat)
            bots.setdefault(bot, Tally()).add(result, seat)
    return Summary(
        games=len(results),
        seats=[tally.line(role) for tally, role in zip(seats, roles, strict=True)],
        bots=[tally.line(name) for name, tally in bots.items()],
        draws=sum(not result.winners for result in results),
        decisions=Spread.of(result.decisions + result.chance for result in results),
        turns=Spread.of(result.turns for result in results),
        endings=dict(Counter(result.ending for result in results).most_common()),
    )
