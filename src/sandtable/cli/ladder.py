"""`sandtable ladder`: rates the levels and other bots of a game by playing them all against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sandtable.engine import Game
from sandtable.engine.errors import UnknownBot
from sandtable.games import find_game
from sandtable.lab import ladder as lab
from sandtable.lab import usual_seats
from sandtable.lab.ladder_report import markdown, plot

from .arguments import GameId, GameOptions, Seats, check_seats, parse_options
from .console import check_writable, errors, out


def ladder(
    game: GameId,
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="Number of games of every pair.")] = 20,
    bots: Annotated[
        str | None, typer.Option(help="Who plays: a,b,c. Unless said, the five levels and two more.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    seats: Seats = None,
    option: GameOptions = None,
    folder: Annotated[Path | None, typer.Option(help="Where games are kept, so that it can be resumed.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write the table to this file (.md), the plot beside it.")] = None,
) -> None:
    """Plays a round robin with seats rotated and shows ratings; goes on where it was stopped."""
    found = find_game(game)
    names = tuple(bots.split(",")) if bots else lab.USUAL_FIELD
    if len(names) < 2 or len(set(names)) < len(names):
        raise UnknownBot("a ladder needs at least two bots, each named once")
    count = check_seats(found, seats or fewest_seats(found))
    options = parse_options(found, option)
    if report is not None:
        check_writable(report, overwrite=True)
    climb = lab.Ladder(found.id, names, count, games, seed, options)
    climb.check()
    where = folder or Path(f"ladder-{found.id}-{count}-{seed}")
    play(climb, where, jobs)
    outcomes = lab.read(where)
    ratings = lab.rate(names, outcomes)
    out.print(table(ratings, outcomes))
    if report is not None:
        report.write_text(markdown(climb, ratings, outcomes), encoding="utf8")
        report.with_suffix(".svg").write_text(plot(ratings), encoding="utf8")
        out.print(f"\nReport written to [bold]{report}[/]")


def fewest_seats(game: Game) -> int:
    """Two where two can play, for that says most about who is stronger."""
    return 2 if 2 in game.seats else usual_seats(game)


def play(climb: lab.Ladder, folder: Path, jobs: int) -> None:
    columns = [TextColumn(climb.game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=errors, transient=True) as progress:
        bar = progress.add_task("", total=len(climb.pairings()))
        for done, _ in lab.run(climb, folder, jobs):
            progress.update(bar, completed=done)


def table(ratings: list[lab.Rating], outcomes: list[lab.Outcome]) -> Table:
    shown = Table("Bot", title="Ladder", title_justify="left", min_width=50)
    for column in ("Rating", "95 %", "Games", "Against the next"):
        shown.add_column(column, justify="right")
    for place, row in enumerate(ratings):
        below = ratings[place + 1].bot if place + 1 < len(ratings) else ""
        share = lab.share_between(outcomes, row.bot, below)
        beaten = "" if share is None else f"{share.value:.0%} ({share.low:.0%} – {share.high:.0%})"
        interval = f"{row.low:+.0f} – {row.high:+.0f}"
        shown.add_row(row.bot, f"{row.points:+.0f}", interval, f"{row.games}", beaten)
    return shown
