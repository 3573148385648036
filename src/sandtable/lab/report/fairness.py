"""Who wins how often: seats, and bots where they differ; and what more thinking is worth."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from ..run import Run
from ..statistics import Estimate, games_to_tell, wilson


@dataclass(frozen=True)
class Standing:
    """One seat or bot: its share of the victories, its mean score, and how many games would tell it from fair."""

    name: str
    seat: int
    games: int
    wins: Estimate
    score: float
    to_tell: int


@dataclass(frozen=True)
class Fairness:
    """`fair` is each seat's share if all are equal and every game is won."""

    fair: float
    seats: list[Standing]
    bots: list[Standing]

    @property
    def best(self) -> Standing:
        return max(self.seats, key=lambda seat: seat.wins.value)

    @property
    def worst(self) -> Standing:
        return min(self.seats, key=lambda seat: seat.wins.value)

    @property
    def unfair(self) -> list[Standing]:
        """The seats whose interval leaves the fair share out."""
        return [seat for seat in self.seats if not seat.wins.holds(self.fair)]


@dataclass(frozen=True)
class Step:
    """Two bots of one kind, the second with more to think with, and what it wins of the games that one of them wins."""

    kind: str
    less: str
    more: str
    games: int
    wins: Estimate


@dataclass(frozen=True)
class Depth:
    steps: list[Step]


def fairness_of(run: Run) -> Fairness:
    won = run.games.select(pl.col("winners").list.len() > 0).collect().to_series().mean()
    fair = float(str(won)) / len(run.facts.bots)
    bots = _standings(run, "bot", fair) if len(set(run.facts.bots)) > 1 else []
    return Fairness(fair, _standings(run, "role", fair), bots)


def _standings(run: Run, by: str, fair: float) -> list[Standing]:
    rows = (
        run.seats.group_by(by)
        .agg(pl.col("seat").min(), pl.len().alias("games"), pl.col("won").sum().alias("wins"), pl.col("score").mean())
        .sort("seat", by)
        .collect()
    )
    return [
        Standing(
            row[by],
            row["seat"],
            row["games"],
            wilson(row["wins"], row["games"]),
            row["score"],
            games_to_tell(row["wins"] / row["games"], fair),
        )
        for row in rows.iter_rows(named=True)
    ]


def depth_of(run: Run) -> Depth:
    """Bots that differ only in what they may think with (`montecarlo:50` and `montecarlo:100`), the weaker first."""
    budgets: dict[str, list[tuple[float, str]]] = {}
    for name in sorted(set(run.facts.bots)):
        kind, _, budget = name.partition(":")
        number = budget.removesuffix("s")
        if number.replace(".", "", 1).isdigit():
            budgets.setdefault(f"{kind}:s" if budget.endswith("s") else kind, []).append((float(number), name))
    pairs = [
        (kind, less[1], more[1])
        for kind, ranked in budgets.items()
        for less, more in zip(sorted(ranked), sorted(ranked)[1:], strict=False)
    ]
    return Depth([_step(run, *pair) for pair in pairs])


def _step(run: Run, kind: str, less: str, more: str) -> Step:
    wins = run.seats.group_by("game").agg(
        pl.col("won").filter(pl.col("bot") == less).mean().alias("less"),
        pl.col("won").filter(pl.col("bot") == more).mean().alias("more"),
    )
    decided = wins.filter(pl.col("less") != pl.col("more")).select(pl.len(), (pl.col("more") > pl.col("less")).sum())
    games, won = decided.collect().row(0)
    return Step(kind.removesuffix(":s"), less, more, games, wilson(won, games))
