"""`sandtable train`: learns what positions are worth from games that the game's own bot plays against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sandtable.engine.errors import BadOption
from sandtable.games import find_game
from sandtable.lab.training import Course, Stage, collect, learn, write_weights

from .arguments import GameId
from .console import check_writable, errors, out


def train(
    game: GameId,
    games: Annotated[int, typer.Option("-n", "--games", min=25, help="Number of games to learn from.")] = 2000,
    trials: Annotated[int, typer.Option(min=0, help="Games against the game's own bot after each stage.")] = 20,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    folder: Annotated[Path | None, typer.Option(help="Where the work is kept, so that it can be resumed.")] = None,
    out_file: Annotated[Path | None, typer.Option("--out", help="Write the weights here, not beside the bot.")] = None,
) -> None:
    """Trains the weights by which a search judges positions; goes on where it was stopped."""
    found = find_game(game)
    if found.foresight is None:
        raise BadOption(f"{found.id} declares no features from which weights could be learned")
    target = out_file or found.foresight().path
    check_writable(target, overwrite=True)
    course = Course(found.id, folder or Path(f"train-{found.id}-{games}-{seed}"), games, trials, seed, jobs)
    play_games(course)
    learned = []
    for stage, fitted in learn(course):
        learned.append((stage, fitted))
        out.print(f"{stage.games:,} games: loss {stage.loss:.3f}, {stage.wins:.0%} of {stage.trials} trials won")
    write_weights(course, *learned[-1], target)
    out.print(curve([stage for stage, _ in learned]))
    out.print(f"\nWeights written to [bold]{target}[/]")


def play_games(course: Course) -> None:
    columns = [TextColumn(course.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=errors, transient=True) as progress:
        bar = progress.add_task("", total=course.games)
        for done in collect(course):
            progress.update(bar, completed=done)


def curve(stages: list[Stage]) -> Table:
    table = Table("Games", title="What was learned", title_justify="left", min_width=50)
    for column in ("Positions", "Loss", "Knowing nothing", "Trials won"):
        table.add_column(column, justify="right")
    for stage in stages:
        row = (
            f"{stage.games:,}",
            f"{stage.examples:,}",
            f"{stage.loss:.3f}",
            f"{stage.blind:.3f}",
            f"{stage.wins:.0%}",
        )
        table.add_row(*row)
    return table
