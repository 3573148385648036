"""Each card, person, mission, unit and space: who was dealt it, who used it, and how they fared.

Being dealt something is an experiment: chance decides who gets it, so those who got it first are compared with the
others of the same games, seat by seat and turn by turn. Using something is a choice, and says as much about the moment
as about the thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import polars as pl

from sandtable.engine import CHANCE, Game

from ..run import Run
from ..statistics import Cell, Estimate, difference, discoveries, wilson
from .sample import sampled

NO_THINGS: Final = {"roll", "seat"}
"""Kinds of options that are not things; neither are kinds of mere numbers, unless they are dealt."""

FEWEST: Final = 30
"""Below so many games on either side, no difference is told."""


@dataclass(frozen=True)
class Thing:
    """`dealt` counts the games in which chance gave it to somebody, `used` the seats that chose it, `named` the lines
    of the log that name it. `worth` is what being dealt it changes in the share of victories, `sure` whether that can
    be believed among so many; `users` is what those who chose it win, at which `prompts` they did, and `held` the
    share of those dealt it first who never did."""

    name: str
    kind: str
    dealt: int
    used: int
    named: int
    worth: Estimate | None
    chance: float
    sure: bool
    users: Estimate | None
    prompts: dict[str, int]
    held: float | None


@dataclass(frozen=True)
class Things:
    games: int
    kinds: dict[str, list[Thing]]

    @property
    def all(self) -> list[Thing]:
        return [thing for things in self.kinds.values() for thing in things]

    @property
    def deciding(self) -> list[Thing]:
        """Those whose worth is surely not nothing, the surest first."""
        sure = [thing for thing in self.all if thing.sure and thing.worth is not None]
        return sorted(sure, key=lambda thing: -least(thing.worth))

    @property
    def never_used(self) -> list[Thing]:
        """Those that others of their kind are chosen, but never these."""
        chosen = {kind for kind, things in self.kinds.items() if any(thing.used for thing in things)}
        return [thing for thing in self.all if thing.kind in chosen and not thing.used]


def least(worth: Estimate | None) -> float:
    """The least that a worth amounts to, whichever way it goes."""
    if worth is None or worth.holds(0.0):
        return 0.0
    return min(abs(worth.low), abs(worth.high))


def kind_of(name: str) -> str:
    return name.partition(":")[0]


def things_of(run: Run, game: Game) -> Things:
    worths = dict(_worths(run, game))
    used = _used(run)
    named, held = _named(run, game), _held(run, game)
    games = run.games.select(pl.len()).collect().item()
    told = {name for name in used if not name.partition(":")[2].isdigit()}
    alive = {kind_of(name) for name in (*worths, *told)} - NO_THINGS
    kinds: dict[str, list[Thing]] = {}
    for name in game.names.all():
        kind, _, id = name.partition(":")
        if kind in alive and id:
            dealt, worth, chance = worths.get(name, (0, None, 1.0))
            users = used.get(name)
            kinds.setdefault(kind, []).append(
                Thing(
                    name,
                    kind,
                    dealt,
                    users.seats if users else 0,
                    named.get(name, 0),
                    worth,
                    chance,
                    False,
                    users.wins if users else None,
                    users.prompts if users else {},
                    held.get(name),
                )
            )
    return Things(games, _told_apart(kinds))


def _told_apart(kinds: dict[str, list[Thing]]) -> dict[str, list[Thing]]:
    """Of many differences some are large by chance: marks those that are not."""
    tested = [thing for things in kinds.values() for thing in things if thing.worth is not None]
    sure = {
        thing.name for thing, found in zip(tested, discoveries([each.chance for each in tested]), strict=True) if found
    }
    return {kind: [replace(thing, sure=thing.name in sure) for thing in things] for kind, things in kinds.items()}


def _scalars(run: Run, game: Game) -> list[str]:
    """The columns of events that name one thing each."""
    schema = run.events.collect_schema()
    return [name for name, type in schema.items() if name.rstrip("_") in game.things and type == pl.String]


def _firsts(run: Run, game: Game) -> pl.LazyFrame | None:
    """To which seat chance gave each thing first, and in which turn: it chose the thing, and a line says so."""
    columns = _scalars(run, game)
    if "seat" not in run.events.collect_schema() or not columns:
        return None
    dealt = pl.any_horizontal(pl.col(name) == pl.col("answer") for name in columns)
    return (
        run.events.filter((pl.col("actor") == CHANCE) & pl.col("seat").is_not_null() & dealt)
        .group_by("game", "answer")
        .agg(pl.col("seat", "turn").sort_by("line").first())
    )


def _worths(run: Run, game: Game) -> Iterator[tuple[str, tuple[int, Estimate | None, float]]]:
    """By thing: in how many games it was dealt, and what that was worth to whom it was dealt first."""
    firsts, seats = _firsts(run, game), len(run.facts.bots)
    if firsts is None:
        return
    wins = run.seats.group_by("game").agg(
        pl.col("won").filter(pl.col("seat") == seat).first().alias(f"won{seat}") for seat in range(seats)
    )
    cells = (
        firsts.join(wins, on="game")
        .group_by("answer", "turn", "seat")
        .agg(pl.len(), *(pl.col(f"won{seat}").sum() for seat in range(seats)))
        .sort("answer", "turn", "seat")
        .collect(engine="streaming")
    )
    for (name,), rows in cells.group_by("answer", maintain_order=True):
        yield str(name), _worth(rows, seats)


def _worth(rows: pl.DataFrame, seats: int) -> tuple[int, Estimate | None, float]:
    cells: list[Cell] = []
    for _, turn in rows.group_by("turn", maintain_order=True):
        games = int(turn["len"].sum())
        for row in turn.iter_rows(named=True):
            seat = row["seat"]
            if not 0 <= seat < seats:
                continue
            wins = float(turn[f"won{seat}"].sum())
            had = float(row[f"won{seat}"])
            cells.append(Cell(row["len"], had, games - row["len"], wins - had))
    dealt = int(rows["len"].sum())
    compared = sum(min(cell.had, cell.lacked) for cell in cells)
    found = difference(cells, seats) if compared >= FEWEST else None
    return (dealt, None, 1.0) if found is None else (dealt, *found)


@dataclass(frozen=True)
class Users:
    seats: int
    wins: Estimate
    prompts: dict[str, int]


def _used(run: Run) -> dict[str, Users]:
    """By thing: how many seats chose it, what they won, and how often at which question."""
    part = sampled(run)
    scale = run.games.select(pl.len()).collect().item() / part.games.select(pl.len()).collect().item()
    chosen = part.answers.filter((pl.col("seat") != CHANCE) & pl.col("answer").str.contains(":", literal=True))
    seats = chosen.group_by("game", "seat", "answer").len().join(part.seats, on=("game", "seat"))
    won = seats.group_by("answer").agg(pl.len(), pl.col("won").sum()).collect(engine="streaming")
    asked = chosen.group_by("answer", "prompt").len().sort("len", "prompt", descending=[True, False]).collect()
    prompts: dict[str, dict[str, int]] = {}
    for answer, prompt, count in asked.iter_rows():
        prompts.setdefault(answer, {})[prompt] = round(count * scale)
    return {
        answer: Users(round(count * scale), wilson(wins, count), prompts[answer])
        for answer, count, wins in won.iter_rows()
    }


def _held(run: Run, game: Game) -> dict[str, float]:
    """By thing: how many of those who were dealt it first never chose it."""
    part = sampled(run)
    firsts = _firsts(part, game)
    if firsts is None:
        return {}
    chosen = part.answers.select("game", pl.col("seat").cast(pl.Int32), "answer", chosen=True).unique()
    both = firsts.join(chosen, on=("game", "seat", "answer"), how="left")
    return dict(both.group_by("answer").agg(pl.col("chosen").is_null().mean()).collect().iter_rows())


def _named(run: Run, game: Game) -> dict[str, int]:
    """By thing: in how many lines of the log it is named, hidden ones included."""
    counts: dict[str, int] = {}
    for column in _scalars(run, game):
        found = run.events.filter(pl.col(column).is_not_null()).group_by(column).len().collect(engine="streaming")
        for name, count in found.iter_rows():
            counts[name] = counts.get(name, 0) + count
    return counts
