"""`sandtable replay` and `sandtable verify`: what a record says, and whether it holds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from sandtable import engine
from sandtable.engine import SandtableError, find_game, read_record
from sandtable.engine.errors import BadRecord

from .console import errors, out

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def verify(file: RecordFile) -> None:
    """Plays a record again and checks every step; exits 1 at the first that does not hold."""
    try:
        match = engine.replay(read_record(file), paranoid=True)
    except SandtableError as error:
        step = error.step if isinstance(error, BadRecord) else 0
        where = f"step {step}: " if step and f"step {step}" not in str(error) else ""
        errors.print(f"[red]does not hold:[/] {where}{escape(str(error))}", soft_wrap=True)
        raise typer.Exit(1) from error
    ending = match.state.ending if match.state.over else "not over yet"
    out.print(f"[green]holds[/]: {match.game.id}, {len(match.answers)} answers, {escape(ending)}")


def replay(file: RecordFile) -> None:
    find_game(read_record(file).game)
