"""`sandtable simulate`: plays a game many times and summarises the results."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from sandtable import lab
from sandtable.bots import usual_bot
from sandtable.engine import Game
from sandtable.engine.errors import BadOption
from sandtable.lab import Job, Result, Summary
from sandtable.lab.pool import Part, play_parts
from sandtable.lab.summary import Line, Share, Spread
from sandtable.text import Catalogue, catalogue

from .arguments import GameId, GameOptions, Language, Seats, check_language, check_seats, parse_options
from .console import BadFile, errors, need, out
from .variants import With, chosen_game, tell_changes, try_out

HERE = "here"
PlayParts = Callable[[Job, dict[int, range]], Iterator[Part]]


def simulate(
    game: GameId,
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="Number of games.")] = 1000,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, however many jobs there are.")] = 0,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one per seat: a,b,c; `module:Class` is your own.")
    ] = "random",
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots on by one seat after each game.")] = False,
    seats: Seats = None,
    option: GameOptions = None,
    overlay: With = None,
    run: Annotated[Path | None, typer.Option("--out", help="Write everything that happens to this run folder.")] = None,
    again: Annotated[
        int, typer.Option(min=0, help="In a run, play every so many games on with other dice; 0 is never.")
    ] = 20,
    on: Annotated[
        str, typer.Option(metavar="here|ray|ray:ADDRESS", help="Where a run is played: here, or by a Ray cluster.")
    ] = HERE,
    records: Annotated[Path | None, typer.Option(help="Write the record of every game to this new folder.")] = None,
    lang: Language = "en",
) -> None:
    """Plays many games and shows wins by seat, length and how they end."""
    found = chosen_game(game, overlay)
    texts = catalogue(found, check_language(lang))
    options = parse_options(found, option)
    names = bots_by_seat(found, bots, seats)
    replayed = 0 if run is None else again
    job = Job(found.id, names, games, seed, options, rotate, records is not None, replayed, found.changes())
    job.check()
    if run is not None and records is not None:
        raise BadFile("--records and --out do not go together: a run holds every answer already")
    if records is not None and records.exists():
        raise BadFile(f"{records} already exists and is left as it is")
    try_out(found, len(names), options)
    tell_changes(found)
    if run is None and on != HERE:
        raise BadOption("--on is for runs: say --out RUN too")
    started = time.perf_counter()
    results = play_all(job, jobs) if run is None else play_into(run, job, player_of(on, jobs))
    summary = lab.summarise(results, seat_names(found, texts, job))
    show(texts, job, summary, time.perf_counter() - started)
    if records is not None:
        write_records(results, records)
        out.print(f"\nRecords written to [bold]{records}[/]")
    if run is not None:
        out.print(f"\nEverything that happened is in [bold]{run}[/]; `sandtable report {run}` tells what it means")


def bots_by_seat(game: Game, bots: str, seats: int | None) -> tuple[str, ...]:
    """One name stands for every seat; several are one per seat."""
    names = [usual_bot(game) if name == "bot" else name for name in bots.split(",")]
    if len(names) > 1:
        check_seats(game, len(names))
        return tuple(names)
    return tuple(names * check_seats(game, seats or lab.usual_seats(game)))


def play_all(job: Job, jobs: int) -> list[Result]:
    with progress_of(job) as (progress, bar):
        results = []
        for result in lab.simulate(job, jobs):
            results.append(result)
            progress.advance(bar)
    return results


def player_of(on: str, jobs: int) -> PlayParts:
    """Who plays the parts of a run."""
    where, _, address = on.partition(":")
    if on == HERE:
        return partial(play_parts, jobs=jobs)
    if where != "ray":
        raise BadOption(f"--on is {HERE}, ray or ray:ADDRESS, not {on!r}")
    need("ray", "ray", "--on ray")
    from sandtable.lab.cluster import play_parts_on_ray

    return partial(play_parts_on_ray, jobs=jobs, address=address)


def play_into(folder: Path, job: Job, play: PlayParts) -> list[Result]:
    """Plays what a run does not hold yet, part by part; the results are then read from it."""
    need("polars", "lab", "--out")
    from sandtable.lab.run import Run, Writer

    with Writer.open(folder, job, ["sandtable", *sys.argv[1:]]) as writer, progress_of(job) as (progress, bar):
        missing = {part: writer.facts.parts[part] for part in writer.missing()}
        progress.reset(bar, completed=job.games - sum(map(len, missing.values())))
        for part, tables in play(job, missing):
            writer.write(part, tables)
            progress.advance(bar, len(missing[part]))
        writer.finish()
    return Run.open(folder).results()


@contextmanager
def progress_of(job: Job) -> Iterator[tuple[Progress, TaskID]]:
    columns = [TextColumn(job.game), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn()]
    with Progress(*columns, console=errors, transient=True) as progress:
        yield progress, progress.add_task("", total=job.games)


class Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        return Text(f"{task.speed or 0:,.1f} games/s", style="progress.data.speed")


def seat_names(game: Game, texts: Catalogue, job: Job) -> list[str]:
    return [texts.get(f"seat-{role}") for role in game.roles(len(job.bots), game.complete(job.options))]


def write_records(results: list[Result], folder: Path) -> None:
    folder.mkdir(parents=True)
    for result in results:
        if result.record is not None:
            result.record.write(folder / f"{result.number:06}.jsonl")


def show(texts: Catalogue, job: Job, summary: Summary, seconds: float) -> None:
    title = texts.get("game-title")
    out.print(f"[bold]{title}[/]: {summary.games:,} games in {seconds:.1f} s, seed {job.seed}\n")
    bots = [f"{bot}" for bot in job.bots] if not job.rotate else None
    out.print(wins_table("Seat", summary.seats, bots))
    if len(summary.bots) > 1:
        out.print(wins_table("Bot", summary.bots, None))
    out.print(length_table(summary))
    out.print(endings_table(texts, summary))


def wins_table(heading: str, lines: list[Line], bots: list[str] | None) -> Table:
    table = Table(heading, title=f"Wins by {heading.lower()}", title_justify="left", min_width=50)
    if bots:
        table.add_column("Bot")
    for column in ("Wins", "95 %", "Mean score"):
        table.add_column(column, justify="right")
    for number, line in enumerate(lines, 1):
        name = f"{number} {line.name}" if heading == "Seat" else line.name
        who = [bots[number - 1]] if bots else []
        table.add_row(name, *who, f"{line.wins.value:.1%}", interval(line.wins), f"{line.score:g}")
    return table


def interval(share: Share) -> str:
    return f"{share.low:.1%} – {share.high:.1%}"


def length_table(summary: Summary) -> Table:
    table = Table("", title="Length", title_justify="left", min_width=50)
    for column in ("Mean", "5 %", "Median", "95 %"):
        table.add_column(column, justify="right")
    for name, spread in (("decisions", summary.decisions), ("turns", summary.turns)):
        table.add_row(name, *numbers(spread))
    return table


def numbers(spread: Spread) -> list[str]:
    return [f"{spread.mean:,.1f}", f"{spread.low:,}", f"{spread.median:,}", f"{spread.high:,}"]


def endings_table(texts: Catalogue, summary: Summary) -> Table:
    table = Table("Ending", title="How games end", title_justify="left", min_width=50)
    table.add_column("Games", justify="right")
    table.add_column("Share", justify="right")
    for ending, count in summary.endings.items():
        table.add_row(texts.get(f"end-{ending}"), f"{count:,}", f"{count / summary.games:.1%}")
    if summary.draws:
        table.add_row("(no winner)", f"{summary.draws:,}", f"{summary.draws / summary.games:.1%}")
    return table
