"""`sandtable sweep`: what some values of the content do, over a grid."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sandtable.games import changes_of, find_game
from sandtable.lab import Job
from sandtable.lab.measures import Measure, ask_of, usual_measures
from sandtable.lab.plot import Panel, Point, draw
from sandtable.lab.sweep import Axis, BadSweep, Cell, grid, job_at, sweep

from .arguments import GameId, GameOptions, Seats, parse_options
from .compare import percent, plain, points, signed
from .console import check_writable, errors, out
from .simulate import bots_by_seat
from .variants import With, changes_by

MOST_COLUMNS = 5


def sweep_values(
    game: GameId,
    vary: Annotated[
        list[str],
        typer.Option(metavar="PATH=VALUES", help="Such as missions.a_3.welcome_score=2..6; several make a grid."),
    ],
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="Number of games of each combination.")] = 500,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    seed: Annotated[int, typer.Option(help="All combinations are played on the random numbers of this seed.")] = 0,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat: a,b,c.")] = "bot",
    seats: Seats = None,
    option: GameOptions = None,
    overlay: With = None,
    measure: Annotated[
        list[str] | None, typer.Option("--measure", help="What to show, such as seat.1 or turns; can be repeated.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the measures to this SVG file.")] = None,
    out_file: Annotated[Path | None, typer.Option("--out", help="Write every figure to this CSV file.")] = None,
) -> None:
    """Plays every combination of some values on common random numbers, and shows what they do."""
    found = find_game(game)
    axes = [Axis.parse(text) for text in vary]
    wanted = [Measure(name) for name in measure or []]
    for each in wanted:
        ask_of(each.name)
    for path in (plot, out_file):
        if path is not None:
            check_writable(path, overwrite=True)
    changes = changes_by(game, overlay)
    job = Job(game, bots_by_seat(found, bots, seats), games, seed, parse_options(found, option), changes=changes)
    cells = play_grid(job, axes, wanted, jobs)
    measures = wanted or usual_measures(cells[0].outcomes)
    show(axes, measures, cells, games)
    if out_file is not None:
        write_csv(out_file, axes, measures, cells)
        out.print(f"\nFigures written to [bold]{out_file}[/]")
    if plot is not None:
        plot.write_text(draw(panels(axes, measures, cells), axes[0].path), encoding="utf8")
        out.print(f"\nPlot written to [bold]{plot}[/]")


def play_grid(job: Job, axes: Sequence[Axis], measures: Sequence[Measure], jobs: int) -> list[Cell]:
    """Every combination is looked at before the first is played, so that nothing fails at the end of a long run."""
    combinations = grid(axes)
    for values in combinations:
        changed = job_at(job, axes, values).variant()
        if changed is not None:
            changes_of(job.game, changed)
    columns = [TextColumn("combinations"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=errors, transient=True) as progress:
        bar = progress.add_task("", total=len(combinations) + 1)
        return sweep(job, axes, measures or None, jobs, lambda done: progress.update(bar, completed=done))


def show(axes: Sequence[Axis], measures: Sequence[Measure], cells: Sequence[Cell], games: int) -> None:
    """As many measures as fit; all of them are in the CSV file."""
    table = Table(title=f"{games:,} games each", title_justify="left")
    for axis in axes:
        table.add_column(axis.path, overflow="fold")
    shown = list(measures)[:MOST_COLUMNS]
    for each in shown:
        table.add_column(each.title, justify="right", overflow="fold")
    for cell in cells:
        values = [str(value) for value in cell.values] or ["unchanged", *[""] * (len(axes) - 1)]
        table.add_row(*values, *(figure(cell, each) for each in shown))
    out.print(table)
    out.print("In brackets: the difference from the unchanged game; * where it is sure.")
    if len(measures) > len(shown):
        out.print(f"{len(measures) - len(shown)} more measures are in the CSV file (--out); --measure chooses others.")


def figure(cell: Cell, measure: Measure) -> str:
    found = cell.estimate(measure)
    if found is None:
        return "–"
    number, change = (percent, points) if measure.is_share else (plain, signed)
    difference = next((each for each in cell.differences if each.measure == measure), None)
    if difference is None:
        return number(found.value)
    return f"{number(found.value)} ({change(difference.value)}{'*' if difference.sure else ''})"


FIGURES = ("measure", "value", "low", "high", "games", "difference", "difference_low", "difference_high", "sure")


def write_csv(path: Path, axes: Sequence[Axis], measures: Sequence[Measure], cells: Sequence[Cell]) -> None:
    with path.open("w", encoding="utf8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([*(axis.path for axis in axes), *FIGURES])
        for cell in cells:
            values = cell.values or [""] * len(axes)
            writer.writerows([*values, *figures] for measure in measures if (figures := csv_figures(cell, measure)))


def csv_figures(cell: Cell, measure: Measure) -> list[str | float]:
    found = cell.estimate(measure)
    if found is None:
        return []
    figures: list[str | float] = [measure.title, found.value, found.low, found.high, found.games]
    difference = next((each for each in cell.differences if each.measure == measure), None)
    if difference is None:
        return [*figures, "", "", "", ""]
    return [*figures, difference.value, difference.low, difference.high, int(difference.sure)]


def panels(axes: Sequence[Axis], measures: Sequence[Measure], cells: Sequence[Cell]) -> list[Panel]:
    """The first axis goes from left to right; every combination of the others is a line."""
    if not all(isinstance(value, int | float) for value in axes[0].values):
        raise BadSweep(f"{axes[0].path}: only numbers can be drawn from left to right")
    drawn = []
    for measure in measures:
        lines: dict[str, list[Point]] = {}
        for cell in cells[1:]:
            name = ", ".join(f"{axis.path}={value}" for axis, value in zip(axes[1:], cell.values[1:], strict=True))
            if (found := cell.estimate(measure)) is not None:
                lines.setdefault(name, []).append(Point(float(cell.values[0]), found.value, found.low, found.high))
        if lines:
            drawn.append(Panel(measure.title, lines, measure.is_share))
    return drawn
