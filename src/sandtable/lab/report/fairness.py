"""Who wins how often: seats, factions, and bots where they differ; and what more thinking is worth."""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, sqrt

import polars as pl

from sandtable.engine import Game

from ..run import Run
from ..statistics import Estimate, discoveries, games_to_tell, wilson
from .dealt import first_deals, kind_of
from .sample import sampled


@dataclass(frozen=True)
class Standing:
    """One seat, faction or bot: its share of the victories in the games that it was in, its mean score, and how many
    games would tell it from fair."""

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
    factions: list[Standing]
    bots: list[Standing]

    def unfair(self, standings: list[Standing]) -> list[Standing]:
        """Those whose share is surely not the fair one, although several are looked at."""
        chances = [self._chance(each) for each in standings]
        return [each for each, sure in zip(standings, discoveries(chances), strict=True) if sure]

    def _chance(self, standing: Standing) -> float:
        """How likely a fair game shows a share as far from fair as this."""
        deviation = sqrt(self.fair * (1 - self.fair) / standing.games)
        return erfc(abs(standing.wins.value - self.fair) / deviation / sqrt(2))


def best(standings: list[Standing]) -> Standing:
    return max(standings, key=lambda each: each.wins.value)


def worst(standings: list[Standing]) -> Standing:
    return min(standings, key=lambda each: each.wins.value)


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


def fairness_of(run: Run, game: Game) -> Fairness:
    won = run.games.select(pl.col("winners").list.len() > 0).collect().to_series().mean()
    fair = float(str(won)) / len(run.facts.bots)
    bots = _standings(run.seats, "bot", fair) if len(set(run.facts.bots)) > 1 else []
    return Fairness(fair, _standings(run.seats, "role", fair), _factions(run, game, fair), bots)


def _factions(run: Run, game: Game, fair: float) -> list[Standing]:
    """What chance dealt to seats, where each of them got exactly one of its kind, as with a power to play."""
    deals, kinds = first_deals(run, game), kinds_of_faction(sampled(run), game)
    if deals is None or not kinds:
        return []
    dealt = deals.filter(kind_of(pl.col("answer")).is_in(kinds)).with_columns(pl.col("seat").cast(pl.Int32))
    seats = run.seats.with_columns(pl.col("seat").cast(pl.Int32))
    return _standings(dealt.join(seats, on=("game", "seat")), "answer", fair)


def kinds_of_faction(run: Run, game: Game) -> list[str]:
    """The kinds of which every seat of every game was dealt exactly one."""
    deals = first_deals(run, game)
    if deals is None:
        return []
    hands = deals.group_by("game", "seat", kind_of(pl.col("answer")).alias("kind")).len()
    counts = hands.group_by("kind").agg(pl.len().alias("hands"), pl.col("len").max().alias("most")).collect()
    seats = run.seats.select(pl.len()).collect().item()
    return sorted(counts.filter((pl.col("hands") == seats) & (pl.col("most") == 1))["kind"])


def _standings(seats: pl.LazyFrame, by: str, fair: float) -> list[Standing]:
    rows = (
        seats.group_by(by)
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
