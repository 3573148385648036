"""How much is still open at a point of the game: what becomes of it when it is played on with other dice."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import polars as pl

from ..run import Run
from ..statistics import Estimate, around


@dataclass(frozen=True)
class Openness:
    """How much of the variance of the result is left at a point; 0 is just after the deal."""

    point: float
    games: int
    left: Estimate


@dataclass(frozen=True)
class Luck:
    """`bots` is the share of the variance that is explained by who plays, `seats` by where they sit."""

    points: list[Openness]
    bots: float
    seats: float

    def left_at(self, point: float) -> Openness | None:
        return next((each for each in self.points if each.point == point), None)


def luck_of(run: Run) -> Luck:
    """Two games with the same past and other dice differ by what the past has left open."""
    pairs = run.again.join(run.seats.select("game", "seat", "won"), on=("game", "seat"), suffix="-first")
    squares = ((pl.col("won") - pl.col("won-first")) ** 2 / 2).mean()
    apart = pairs.group_by("point", "game").agg(squares.alias("apart")).collect()
    total = within(run, "role")
    points = [
        _openness(point, group["apart"], total)
        for (point,), group in apart.sort("point").group_by("point", maintain_order=True)
    ]
    everything = within(run, None)
    several = len(set(run.facts.bots)) > 1
    bots = 1 - within(run, "bot") / everything if several and everything else 0.0
    return Luck(points if total else [], bots, 1 - total / everything if everything else 0.0)


def _openness(point: object, apart: pl.Series, total: float) -> Openness:
    mean, deviation = float(str(apart.mean())), float(str(apart.std() or 0.0))
    return Openness(float(str(point)), len(apart), around(mean / total, deviation / sqrt(len(apart)) / total))


def within(run: Run, by: str | None) -> float:
    """The variance of the result within groups of seats."""
    rows = run.seats.with_columns(group=pl.lit("") if by is None else pl.col(by))
    groups = rows.group_by("group").agg(pl.len().alias("n"), pl.col("won").cast(pl.Float64).var(ddof=0))
    return float(groups.select((pl.col("n") * pl.col("won")).sum() / pl.col("n").sum()).collect().item())
