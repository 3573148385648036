"""How long games last: turns, decisions, and the time that people would need."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import polars as pl

from ..run import Run
from .sample import some_answers

LOOK: Final = 4.0
WEIGH: Final = 4.0
"""People are taken to need this many seconds to look at a question, and this many more for each doubling of its
options; a question with a single option costs nothing."""

BARS: Final = 24


@dataclass(frozen=True)
class Spread:
    """The mean of a number, and the 5th, 50th and 95th of a hundred."""

    mean: float
    low: float
    median: float
    high: float


@dataclass(frozen=True)
class Length:
    """`bars` counts games by decisions of players (from, to, games), `last_turns` by the turn in which they ended.
    Minutes and waits are estimates, from a sample of the games."""

    decisions: Spread
    turns: Spread
    minutes: Spread
    wait: Spread
    bars: list[tuple[int, int, int]]
    last_turns: dict[int, int]


def length_of(run: Run) -> Length:
    games = run.games.select("decisions", "turns").collect()
    timed = some_answers(run).filter(pl.col("seat") >= 0).with_columns(seconds=thinking())
    clock = timed.with_columns(clock=pl.col("seconds").cum_sum().over("game"))
    minutes = timed.group_by("game").agg(pl.col("seconds").sum() / 60)["seconds"]
    waits = clock.with_columns(
        wait=(pl.col("clock") - pl.col("seconds")) - pl.col("clock").shift(1).over("game", "seat")
    )
    longest = waits.group_by("game", "seat").agg(pl.col("wait").max() / 60)["wait"].drop_nulls()
    turns = games.group_by("turns").len().sort("turns")
    return Length(
        spread(games["decisions"]),
        spread(games["turns"]),
        spread(minutes),
        spread(longest),
        bars(games["decisions"]),
        dict(turns.iter_rows()),
    )


def thinking() -> pl.Expr:
    """How many seconds people need for a decision, by the number of its options."""
    options = pl.col("options").cast(pl.Float64)
    return pl.when(options > 1).then(LOOK + WEIGH * options.log(2)).otherwise(0.0)


def spread(values: pl.Series) -> Spread:
    if values.is_empty():
        return Spread(0, 0, 0, 0)
    frame = values.to_frame("x").select(
        pl.col("x").mean().alias("mean"),
        *(pl.col("x").quantile(part, "nearest").alias(str(part)) for part in (0.05, 0.5, 0.95)),
    )
    return Spread(*(float(value) for value in frame.row(0)))


def bars(values: pl.Series) -> list[tuple[int, int, int]]:
    """A histogram in whole numbers."""
    low, high = int(str(values.min())), int(str(values.max()))
    width = max(1, -(-(high - low + 1) // BARS))
    counts = ((values.cast(pl.Int64) - low) // width).value_counts(name="games").sort("decisions")
    return [
        (low + bar * width, low + (bar + 1) * width - 1, games)
        for bar, games in counts.select("decisions", "games").iter_rows()
    ]
