"""Everything the report tells, as numbers: fairness, length, endings, contest, luck, choices, depth and things."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from sandtable.engine import Game

from ..run import Run
from .choices import Choices, choices_of
from .contest import Contest, contest_of
from .fairness import Depth, Fairness, depth_of, fairness_of
from .length import Length, length_of
from .luck import Luck, luck_of
from .things import Things, things_of


@dataclass(frozen=True)
class Figures:
    """What a run says. `endings` counts games by how they ended; a game nobody won also counts as a draw."""

    game: Game
    run: Run
    games: int
    draws: int
    fairness: Fairness
    length: Length
    endings: dict[str, int]
    contest: Contest
    luck: Luck
    choices: Choices
    depth: Depth
    things: Things


def figures_of(run: Run) -> Figures:
    game = run.facts.find_game()
    endings = run.games.group_by("ending").len().sort("len", "ending", descending=[True, False]).collect()
    counted = run.games.select(pl.len().alias("games"), (pl.col("winners").list.len() == 0).sum().alias("draws"))
    games, draws = counted.collect().row(0)
    return Figures(
        game=game,
        run=run,
        games=games,
        draws=draws,
        fairness=fairness_of(run, game),
        length=length_of(run),
        endings=dict(endings.iter_rows()),
        contest=contest_of(run),
        luck=luck_of(run),
        choices=choices_of(run),
        depth=depth_of(run),
        things=things_of(run, game),
    )
