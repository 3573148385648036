"""`sandtable tune`: looks for values of the content that reach stated goals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sandtable.games import changes_of, find_game
from sandtable.lab import Job
from sandtable.lab.compare import Difference
from sandtable.lab.fields import as_toml
from sandtable.lab.goals import Goals, read_goals
from sandtable.lab.measures import Estimate, Measure
from sandtable.lab.tune import Checked, Step, Tried, Tuning

from .arguments import GameId, GameOptions, Seats, parse_options
from .compare import percent, plain, points, signed
from .console import check_writable, errors, need, out
from .simulate import bots_by_seat
from .variants import With, changes_by

MOST_ROWS = 8


def tune(
    game: GameId,
    goal: Annotated[Path, typer.Option(metavar="FILE", help="The goals and the bounds; docs/variants.md says how.")],
    trials: Annotated[int, typer.Option(min=1, help="How many combinations to try, in all.")] = 60,
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="Number of games of each combination.")] = 300,
    check_games: Annotated[int, typer.Option(min=2, help="Number of games to look at the best again.")] = 1000,
    journal: Annotated[
        Path, typer.Option(help="What has been tried; the same command with the same file goes on where it stopped.")
    ] = Path("tune.journal"),
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    seed: Annotated[int, typer.Option(help="All combinations are played on the random numbers of this seed.")] = 0,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat: a,b,c.")] = "bot",
    seats: Seats = None,
    option: GameOptions = None,
    overlay: With = None,
    out_file: Annotated[Path | None, typer.Option("--out", help="Write the best overlay to this file.")] = None,
) -> None:
    """Searches for an overlay that reaches stated goals, and shows what it trades for what."""
    need("optuna", "tune", "tune")
    found, goals = find_game(game), read_goals(goal)
    if out_file is not None:
        check_writable(out_file, overwrite=True)
    changes = changes_by(game, overlay)
    job = Job(game, bots_by_seat(found, bots, seats), games, seed, parse_options(found, option), changes=changes)
    tuning = Tuning(job, goals, journal, jobs)
    changes_of(game, tuning.overlay(tuning.present()))
    with progress("combinations", trials) as advance:
        tuning.search(trials, advance)
    best = tuning.tried()[0]
    show_front(goals, tuning.front(), best)
    with progress("fresh games", 1):
        checked = tuning.check(best.values, check_games)
    show_checked(goals, checked)
    with progress("one step on", 2 * len(goals.knobs)) as advance:
        steps = tuning.deviations(checked, advance)
    show_steps(goals, steps, sum(goals.losses(checked.best)))
    if out_file is not None:
        out_file.write_text(as_toml({"name": "Tuned", **tuning.settings(best.values)}), encoding="utf8")
        out.print(f"\nThe best overlay is in [bold]{out_file}[/]")


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    columns = [TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=errors, transient=True) as shown:
        bar = shown.add_task("", total=total)
        yield lambda done: shown.update(bar, completed=done)


def show_front(goals: Goals, front: list[Tried], best: Tried) -> None:
    """The trade-offs: what each combination misses, by goal."""
    table = Table(title="Trade-offs found: how far each goal is missed (0 is reached)", title_justify="left")
    for knob in goals.knobs:
        table.add_column(knob.name, justify="right", overflow="fold")
    for goal in goals.goals:
        table.add_column(str(goal), justify="right", overflow="fold")
    table.add_column("Together", justify="right")
    for row in sorted(front, key=lambda row: row.loss)[:MOST_ROWS]:
        style = "bold" if row.values == best.values else ""
        table.add_row(*map(str, row.values), *(f"{loss:.2f}" for loss in row.losses), f"{row.loss:.2f}", style=style)
    out.print(table)
    if len(front) > MOST_ROWS:
        out.print(f"{len(front) - MOST_ROWS} more are not shown.")


def show_checked(goals: Goals, checked: Checked) -> None:
    table = Table("Goal", title="The best again, on fresh random numbers", title_justify="left")
    for column in ("Before", "After", "95 %", "Change", "95 %", "Reached"):
        table.add_column(column, justify="right")
    before, after = goals.estimates(checked.plain), goals.estimates(checked.best)
    changes = {difference.measure: difference for difference in checked.differences}
    for goal, old, new in zip(goals.goals, before, after, strict=True):
        cells = [figure(goal.measure, old), figure(goal.measure, new), interval(goal.measure, new)]
        reached = "never arises" if new is None else "no" if goal.miss(new.value) else "yes"
        table.add_row(str(goal), *cells, *change_cells(changes.get(goal.measure)), reached)
    out.print(table)


def show_steps(goals: Goals, steps: list[Step], loss: float) -> None:
    """One-step deviations: which numbers matter and which do not."""
    table = Table("One step on", title="One step away from the best: what matters", title_justify="left")
    table.add_column("Value", justify="right")
    for goal in goals.goals:
        table.add_column(goal.measure.title, justify="right", overflow="fold")
    table.add_column(f"Together (best {loss:.2f})", justify="right")
    for step in steps:
        changes = {difference.measure: difference for difference in step.differences}
        cells = [change_cells(changes.get(goal.measure))[0] for goal in goals.goals]
        table.add_row(step.knob, str(step.value), *cells, f"{step.loss:.2f}")
    out.print(table)
    out.print("* marks differences from the best that are sure.")


def figure(measure: Measure, found: Estimate | None) -> str:
    number = percent if measure.is_share else plain
    return "–" if found is None else number(found.value)


def interval(measure: Measure, found: Estimate | None) -> str:
    number = percent if measure.is_share else plain
    return "–" if found is None else f"{number(found.low)} … {number(found.high)}"


def change_cells(difference: Difference | None) -> list[str]:
    if difference is None:
        return ["–", "–"]
    change = points if difference.measure.is_share else signed
    sure = "*" if difference.sure else ""
    return [f"{change(difference.value)}{sure}", f"{change(difference.low)} … {change(difference.high)}"]
