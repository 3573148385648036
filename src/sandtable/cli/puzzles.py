"""`sandtable puzzles`: collects positions in which one option is clearly best."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from sandtable.bots import USUAL
from sandtable.coach import Finds, Puzzle, Scale, puzzle_in, read_puzzles, write_puzzles
from sandtable.coach.puzzle import FILE
from sandtable.engine import Game, Record
from sandtable.engine.match import replay
from sandtable.engine.record import read_record
from sandtable.games import find_game
from sandtable.lab import Job, play_game, usual_seats

from .arguments import GameId, GameOptions, Seats, check_seats, parse_options
from .console import check_writable, errors, out


def puzzles(
    game: GameId,
    count: Annotated[int, typer.Option("-n", "--count", min=1, help="How many puzzles there shall be.")] = 30,
    records: Annotated[list[Path] | None, typer.Argument(help="Games to look in; unless said, new ones.")] = None,
    seats: Seats = None,
    option: GameOptions = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    out_file: Annotated[Path | None, typer.Option("--out", help="Write them here, not beside the game.")] = None,
) -> None:
    """Looks for puzzles in games that bots play, or in records; goes on where it was stopped."""
    found = find_game(game)
    target = out_file or found.folder / FILE
    check_writable(target, overwrite=True)
    kept = read_puzzles(target) if target.exists() else []
    options = {**found.short, **parse_options(found, option)} if not option else parse_options(found, option)
    job = Job(found.id, (USUAL,) * check_seats(found, seats or usual_seats(found)), 1, seed, options, records=True)
    source = recorded(found, records) if records else played(job, len(kept))
    finds = Finds()
    for puzzle in search(found, source, count - len(kept), seed, finds):
        kept.append(puzzle)
        write_puzzles(target, kept)
    out.print(
        f"{len(kept)} puzzles in [bold]{target}[/]: {finds.games} games, {finds.looked} positions looked at, "
        f"{finds.promising} of them twice"
    )


def played(job: Job, first: int) -> Iterator[Record]:
    """Games without end; those after a stop are others than those before it."""
    number = first * 1000
    while True:
        record = play_game(job, number).record
        assert record is not None
        yield record
        number += 1


def recorded(game: Game, paths: list[Path]) -> Iterator[Record]:
    for path in paths:
        yield replay(game, read_record(path)).record


def search(game: Game, source: Iterator[Record], wanted: int, seed: int, finds: Finds) -> Iterator[Puzzle]:
    scale, found = Scale(game), 0
    columns = [TextColumn(game.id), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()]
    with Progress(*columns, console=errors, transient=True) as progress:
        bar = progress.add_task("", total=max(0, wanted))
        while found < wanted and (record := next(source, None)) is not None:
            puzzle = puzzle_in(game, record, scale, Random(f"{seed}/{finds.games}"), finds)
            if puzzle is not None:
                found += 1
                progress.update(bar, completed=found)
                yield puzzle
