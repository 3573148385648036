"""The application: collects the commands and turns every user error into one clear line."""

from __future__ import annotations

from typing import Any

import typer
from rich.markup import escape
from typer.core import TyperGroup

from sandtable import __version__
from sandtable.engine import SandtableError

from . import (
    admin,
    bench,
    compare,
    export,
    features,
    games,
    importing,
    ladder,
    newgame,
    play,
    puzzles,
    records,
    report,
    rules,
    serve,
    simulate,
    storage,
    sweep,
    train,
    tune,
)
from .console import errors

BAD_INPUT = 2


class Commands(TyperGroup):
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except (SandtableError, OSError) as error:
            errors.print(f"[red]error:[/] {escape(str(error))}", soft_wrap=True)
            raise typer.Exit(BAD_INPUT) from error


app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="An open table and laboratory for grand-strategy board games.",
)


def print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"sandtable {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(False, "--version", callback=print_version, is_eager=True, help="Print the version."),
) -> None:
    pass


app.command("games")(games.games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("report")(report.report)
app.command("compare")(compare.compare_sides)
app.command("sweep")(sweep.sweep_values)
app.command("tune")(tune.tune)
app.command("puzzles")(puzzles.puzzles)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("rules")(rules.rules)
app.command("train")(train.train)
app.command("ladder")(ladder.ladder)
app.command("bench")(bench.bench)
app.command("features")(features.features)
app.command("export")(export.export)
app.command("new-game")(newgame.new_game)
app.command("import")(importing.import_games)
app.command("odds", context_settings=importing.ANY_ARGUMENT)(importing.odds)
app.add_typer(admin.app, name="admin")
app.command("backup")(storage.backup)
app.command("restore")(storage.restore)
app.command("serve", context_settings=serve.PASSED_ON)(serve.serve)
