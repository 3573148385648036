"""`sandtable export`: runs and records as steps to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.engine import SandtableError, read_record
from sandtable.engine.errors import BadOption

from .console import check_writable, out

if TYPE_CHECKING:
    from sandtable.envs.steps import Played

FORMATS = ("parquet", "numpy")
LEARNING = "learning"
FACTS = "facts.json"
"""What makes a folder a run."""


class NothingToExport(SandtableError):
    """No game that is over was found."""


def export(
    sources: Annotated[list[Path], typer.Argument(metavar="SOURCE…", help="Records, folders of records, or runs.")],
    purpose: Annotated[str, typer.Option("--for", help="What the export is for: `learning`.")],
    out_file: Annotated[Path, typer.Option("--out", help="A new Parquet file, or a new folder for NumPy.")],
    form: Annotated[str, typer.Option("--format", help=f"{' or '.join(FORMATS)}.")] = "parquet",
    unfinished: Annotated[
        bool, typer.Option("--unfinished", help="Games without an end too, whose return is then not a number.")
    ] = False,
    opinion: Annotated[
        str | None, typer.Option("--opinion", metavar="BOT", help="Also what this bot finds each option worth.")
    ] = None,
) -> None:
    """Writes every decision as a row: features, mask, action, seat, and what the game was worth to the seat."""
    if purpose != LEARNING:
        raise BadOption(f"--for knows only {LEARNING!r}, not {purpose!r}")
    if form not in FORMATS:
        raise BadOption(f"--format is {' or '.join(FORMATS)}, not {form!r}")
    check_writable(out_file)
    try:
        from sandtable.envs import steps
    except ImportError as error:
        raise BadOption("exporting needs `pip install sandtable[learning]`") from error
    done = steps.export(games_of(sources), out_file, form, unfinished, opinion)
    if not done.games:
        raise NothingToExport("there is no game among them that is over")
    told = f", {done.unfinished} unfinished {'among them' if unfinished else 'left out'}" if done.unfinished else ""
    out.print(f"{done.games:,} games, {done.rows:,} steps written to [bold]{out_file}[/]{told}", soft_wrap=True)


def games_of(sources: list[Path]) -> Iterator[Played]:
    """One game at a time, in the order of the sources."""
    from sandtable.envs.steps import played

    for source in sources:
        if (source / FACTS).exists():
            yield from games_of_run(source)
        elif source.is_dir():
            for file in sorted(source.rglob("*.jsonl")):
                yield played(read_record(file), str(file))
        else:
            yield played(read_record(source), str(source))


def games_of_run(folder: Path) -> Iterator[Played]:
    """The games of a run from its table of answers, part by part."""
    import polars as pl

    from sandtable.envs.steps import Played
    from sandtable.lab import Job
    from sandtable.lab.run import Run, part_file

    run = Run.open(folder, partial=True)
    job = Job(**{**run.facts.job, "bots": tuple(run.facts.bots)})
    game, number = job.find_game(), job.find_game().names.number
    for part in run.parts:
        with run.reading():
            answers = pl.read_parquet(part_file(folder, "answers", part)).sort("game", "step")
        for (id,), rows in answers.group_by("game", maintain_order=True):
            given = [(by, ask, number(name)) for by, ask, name in rows.select("seat", "prompt", "answer").iter_rows()]
            yield Played(game, len(job.bots), job.options, given, f"{folder}, game {id}")
