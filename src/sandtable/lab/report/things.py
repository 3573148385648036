"""Each card, person, mission, unit and space: who was dealt it, who used it, and how they fared.

Being dealt something is an experiment: chance decides which of several things a seat gets. Whoever got it is compared
with those who, in the same seat and turn, were dealt as many others of its kind. Using something is a choice, and says
as much about the moment as about the thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import polars as pl

from sandtable.engine import CHANCE, Game

from ..run import Run
from ..statistics import Cell, Estimate, difference, discoveries, wilson
from .dealt import first_deals, kind_of, named_things
from .sample import sampled

NO_THINGS: Final = {"roll", "seat"}
"""Kinds of options that are not things; neither are kinds of mere numbers, unless they are dealt."""

DISCARD: Final = "discard"
"""Begins the name of every line about throwing a card away, and is part of the name of every question about it."""
TAKE: Final = "take-"
"""Begins the name of a question about taking a card out of the discards."""

FEWEST: Final = 30
"""Below so many games on either side, no difference is told."""


@dataclass(frozen=True)
class Thing:
    """`dealt` counts the games in which chance gave it to somebody, `used` the seats that chose it, `named` the lines
    of the log that name it. `worth` is what being dealt it changes in the share of victories, `sure` whether that can
    be believed among so many; `holders` is what those dealt it first win, `users` what those who chose it win, at
    which `prompts` they did, `held` the share of those dealt it first who never did, and `discarded` how often it was
    thrown away."""

    name: str
    kind: str
    dealt: int
    used: int
    named: int
    worth: Estimate | None
    chance: float
    sure: bool
    holders: Estimate | None
    users: Estimate | None
    prompts: dict[str, int]
    held: float | None
    discarded: int


@dataclass(frozen=True)
class Worth:
    """What being dealt a thing is worth: in how many games it was, what its holders win, how much more that is than
    others in their place, and how likely chance alone makes such a difference."""

    dealt: int = 0
    holders: Estimate | None = None
    more: Estimate | None = None
    chance: float = 1.0


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


def things_of(run: Run, game: Game) -> Things:
    worths = dict(_worths(run, game))
    used = _used(run)
    named, held, discarded = _named(run, game), _held(run, game), _discarded(run, game)
    games = run.games.select(pl.len()).collect().item()
    told = {name for name in used if not name.partition(":")[2].isdigit()}
    reached = {name for name in named if name.partition(":")[0] in game.reached}
    alive = {name.partition(":")[0] for name in (*worths, *told, *reached)} - NO_THINGS
    kinds: dict[str, list[Thing]] = {}
    for name in game.names.all():
        kind, _, id = name.partition(":")
        if kind in alive and id:
            worth, users = worths.get(name, Worth()), used.get(name)
            kinds.setdefault(kind, []).append(
                Thing(
                    name,
                    kind,
                    worth.dealt,
                    users.seats if users else 0,
                    named.get(name, 0),
                    worth.more,
                    worth.chance,
                    False,
                    worth.holders,
                    users.wins if users else None,
                    users.prompts if users else {},
                    held.get(name),
                    discarded.get(name, 0),
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


def _worths(run: Run, game: Game) -> Iterator[tuple[str, Worth]]:
    """By thing: in how many games it was dealt, and what that was worth to whom it was dealt first."""
    firsts, seats = first_deals(run, game), len(run.facts.bots)
    if firsts is None:
        return
    won = run.seats.select("game", pl.col("seat").cast(pl.Int32), "won")
    dealt = firsts.with_columns(kind=kind_of(pl.col("answer"))).join(won, on=("game", "seat"))
    stratum = ("kind", "seat", "turn", "hand")
    hands = dealt.group_by("game", "kind", "seat", "turn").agg(pl.len().alias("hand"), pl.col("won").first())
    totals = hands.group_by(stratum).agg(pl.len().alias("all"), pl.col("won").sum().alias("all_wins"))
    had = (
        dealt.join(hands.drop("won"), on=("game", "kind", "seat", "turn"))
        .group_by("answer", *stratum)
        .agg(pl.len().alias("had"), pl.col("won").sum().alias("had_wins"))
    )
    cells = had.join(totals, on=stratum, nulls_equal=True).sort("answer", *stratum).collect(engine="streaming")
    for (name,), rows in cells.group_by("answer", maintain_order=True):
        yield str(name), _worth(rows, seats)


def _worth(rows: pl.DataFrame, seats: int) -> Worth:
    cells = [
        Cell(had, had_wins, everybody - had, wins - had_wins)
        for had, had_wins, everybody, wins in rows.select("had", "had_wins", "all", "all_wins").iter_rows()
    ]
    dealt = sum(cell.had for cell in cells)
    compared = sum(min(cell.had, cell.lacked) for cell in cells)
    holders = wilson(sum(cell.had_wins for cell in cells), dealt)
    found = difference(cells, seats) if compared >= FEWEST else None
    return Worth(dealt, holders) if found is None else Worth(dealt, holders, *found)


@dataclass(frozen=True)
class Users:
    seats: int
    wins: Estimate
    prompts: dict[str, int]


def _used(run: Run) -> dict[str, Users]:
    """By thing: how many seats chose it, what they won, and how often at which question."""
    part, scale = _part(run)
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
    firsts = first_deals(part, game)
    if firsts is None:
        return {}
    chosen = part.answers.select("game", pl.col("seat").cast(pl.Int32), "answer", chosen=True).unique()
    both = firsts.join(chosen, on=("game", "seat", "answer"), how="left")
    return dict(both.group_by("answer").agg(pl.col("chosen").is_null().mean()).collect().iter_rows())


def _named(run: Run, game: Game) -> dict[str, int]:
    """By thing: how many lines of the log name it, hidden ones included; from a sample of the games."""
    part, scale = _part(run)
    lines = part.events.select(named_things(run, game)).unpivot(value_name="thing").drop_nulls("thing")
    counts = lines.group_by("thing").len().collect(engine="streaming")
    return {name: round(count * scale) for name, count in counts.iter_rows()}


def _discarded(run: Run, game: Game) -> dict[str, int]:
    """By thing: how often it was discarded. Either that was the question, or a line of the log says so."""
    part, scale = _part(run)
    where, columns = ("game", "step"), named_things(run, game)
    prompt = pl.col("prompt").str
    answered = part.answers.filter(prompt.contains(DISCARD, literal=True) & ~prompt.starts_with(TAKE))
    told = part.events.filter(pl.col("key").str.starts_with(DISCARD)).select(*where, *columns)
    named = told.unpivot(columns, index=list(where), value_name="thing").drop_nulls("thing")
    both = pl.concat([answered.select(*where, pl.col("answer").alias("thing")), named.select(*where, "thing")])
    counts = both.unique().group_by("thing").len().collect()
    return {name: round(count * scale) for name, count in counts.iter_rows()}


def _part(run: Run) -> tuple[Run, float]:
    """A sample of the games, and how many times as many there are."""
    part = sampled(run)
    return part, run.games.select(pl.len()).collect().item() / part.games.select(pl.len()).collect().item()
