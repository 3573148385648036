"""How much of a contest it is: who leads when, how often the lead changes, how late the winner was behind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import polars as pl

from ..run import Run
from ..statistics import Estimate, wilson
from .length import Spread, spread

GRID: Final = tuple(tenth / 10 for tenth in range(1, 10))
HALF: Final = 0.5


@dataclass(frozen=True)
class Moment:
    """A point of the games, as a share of their answers: how often the later winner was ahead, level or behind."""

    at: float
    ahead: float
    level: float
    behind: float
    games: int

    @property
    def leader_wins(self) -> Estimate:
        """How often the one who leads here goes on to win."""
        led = self.games * (self.ahead + self.behind)
        return wilson(self.games * self.ahead, led)


@dataclass(frozen=True)
class Contest:
    """Games with a winner. `settled` is the share of a game after which the winner was never level or behind again;
    `deficit` is how far behind the winner had been at worst, `margin` how far ahead in the end."""

    games: int
    moments: list[Moment]
    changes: Spread
    settled: Spread
    deficit: Spread
    margin: Spread
    comebacks: Estimate

    @property
    def half_time(self) -> Moment:
        return next(moment for moment in self.moments if moment.at == HALF)


def contest_of(run: Run) -> Contest:
    """The lead is the best score among the winners less the best among the others, looked at as the game goes on."""
    leads = leads_of(run)
    moments = [_moment(leads, at) for at in GRID]
    ahead = pl.col("lead").filter(pl.col("lead") != 0).sign()
    behind = pl.col("at").filter(pl.col("lead") <= 0)
    games = leads.group_by("game").agg(
        (ahead.diff().abs() == 2).sum().alias("changes"),
        behind.max().fill_null(0.0).alias("settled"),
        (-pl.col("lead").min()).clip(lower_bound=0).alias("deficit"),
        (pl.col("lead").filter(pl.col("at") >= HALF) < 0).any().alias("comeback"),
    )
    return Contest(
        games.height,
        moments,
        spread(games["changes"]),
        spread(games["settled"]),
        spread(games["deficit"]),
        spread(margins_of(run)),
        wilson(int(games["comeback"].sum()), games.height),
    )


def margins_of(run: Run) -> pl.Series:
    """By how much the winner of each game leads in the end, if anybody won."""
    won = pl.col("won") > 0
    best = pl.col("score").filter(won).max() - pl.col("score").filter(~won).max()
    return run.seats.group_by("game").agg(best.alias("margin")).drop_nulls().collect()["margin"]


def leads_of(run: Run) -> pl.DataFrame:
    """For each look at the scores of a game: when it was, and the later winner's lead."""
    ends = run.games.select("game", (pl.col("decisions") + pl.col("chance")).alias("end"))
    won = pl.col("won") > 0
    best = pl.col("score").filter(won).max() - pl.col("score").filter(~won).max()
    looks = run.scores.join(run.seats.select("game", "seat", "won"), on=("game", "seat"))
    leads = looks.group_by("game", "step").agg(best.alias("lead")).drop_nulls().join(ends, on="game")
    at = pl.col("step") / pl.col("end")
    return leads.select("game", at.alias("at"), "lead").sort("game", "at").collect()


def _moment(leads: pl.DataFrame, at: float) -> Moment:
    lead = leads.filter(pl.col("at") <= at).group_by("game").agg(pl.col("lead").last())["lead"]
    games = max(1, len(lead))
    ahead, behind = int((lead > 0).sum()), int((lead < 0).sum())
    return Moment(at, ahead / games, (len(lead) - ahead - behind) / games, behind / games, len(lead))
