"""How wide the choices are: options per question, questions without a choice, and how varied the answers."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from ..run import Run
from .length import Spread, spread
from .sample import some_answers


@dataclass(frozen=True)
class Question:
    """One kind of question. As many equally frequent answers as `kinds` would be as varied as those given;
    `near` is how many options the bots found about as good as the best, where they compared them."""

    prompt: str
    per_game: float
    options: float
    forced: float
    usual: str
    usual_share: float
    kinds: float
    near: float | None


@dataclass(frozen=True)
class Choices:
    """`options` counts those of questions with a choice; `forced` is the share of questions without one,
    `near` the mean number of options found about as good as the best."""

    options: Spread
    forced: float
    near: float | None
    questions: list[Question]


def choices_of(run: Run) -> Choices:
    answers = some_answers(run).lazy().filter(pl.col("seat") >= 0)
    games = answers.select(pl.col("game").n_unique()).collect().item()
    free = answers.filter(pl.col("options") > 1)
    given = (
        free.group_by("prompt", "answer").len().with_columns(share=pl.col("len") / pl.col("len").sum().over("prompt"))
    )
    varied = given.group_by("prompt").agg(
        pl.col("answer").sort_by("len", "answer").last().alias("usual"),
        pl.col("share").max().alias("usual_share"),
        (-(pl.col("share") * pl.col("share").log()).sum()).exp().alias("kinds"),
    )
    asked = answers.group_by("prompt").agg(
        (pl.len() / games).alias("per_game"),
        pl.col("options").mean(),
        (pl.col("options") == 1).mean().alias("forced"),
        pl.col("near").mean(),
    )
    rows = asked.join(varied, on="prompt", how="left").sort("per_game", "prompt", descending=[True, False]).collect()
    rows = rows.with_columns(
        pl.col("usual").fill_null(""), pl.col("usual_share").fill_null(1.0), pl.col("kinds").fill_null(1.0)
    )
    forced = answers.select((pl.col("options") == 1).mean()).collect().item()
    wide = free.select("options").collect()["options"]
    order = ("prompt", "per_game", "options", "forced", "usual", "usual_share", "kinds", "near")
    near = answers.select(pl.col("near").mean()).collect().item()
    return Choices(spread(wide), forced or 0.0, near, [Question(*row) for row in rows.select(order).iter_rows()])
