"""What chance dealt to whom: an experiment, which nobody chose."""

from __future__ import annotations

import polars as pl

from sandtable.engine import CHANCE, Game

from ..run import Run


def kind_of(names: pl.Expr) -> pl.Expr:
    """The kinds of options: `card` of `card:fidel`."""
    return names.str.split(":").list.first()


def named_things(run: Run, game: Game) -> list[str]:
    """The columns of events that name one thing each."""
    schema = run.events.collect_schema()
    return [name for name, type in schema.items() if name.rstrip("_") in game.things and type == pl.String]


def first_deals(run: Run, game: Game) -> pl.LazyFrame | None:
    """To which seat chance gave each thing first, and in which turn: it chose the thing, and a line says so."""
    columns = named_things(run, game)
    if "seat" not in run.events.collect_schema() or not columns:
        return None
    dealt = pl.any_horizontal(pl.col(name) == pl.col("answer") for name in columns)
    return (
        run.events.filter((pl.col("actor") == CHANCE) & pl.col("seat").is_not_null() & dealt)
        .group_by("game", "answer")
        .agg(pl.col("seat", "turn").sort_by("line").first())
    )
