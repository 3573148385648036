"""`sandtable import` and `sandtable odds`: what some games offer beyond being played."""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from sandtable.engine import Game, Imported, SandtableError
from sandtable.games import find_game

from .arguments import GameId
from .console import check_writable, out

ANY_ARGUMENT = {"allow_extra_args": True, "ignore_unknown_options": True}


class NotThisGame(SandtableError):
    """The game does not offer this."""


class BadArgument(SandtableError):
    """The odds were asked for with an option that the game does not know, or without one that it needs."""


class BadImport(SandtableError):
    """A file that the game's importer cannot read."""


def import_games(
    game: GameId,
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Logs of games that were played elsewhere.")],
    check: Annotated[bool, typer.Option("--check", help="Only check (the default).")] = False,
    write: Annotated[bool, typer.Option("--write", help="Also write our record next to each file.")] = False,
) -> None:
    """Reads games played elsewhere, replays them under our rules and reports every mismatch."""
    found = find_game(game)
    if check and write:
        raise BadImport("--check and --write cannot be combined")
    readable(files, write)
    imported = [read(found, file) for file in files]
    out.print(report(files, imported))
    for file, result in zip(files, imported, strict=True):
        for reason in result.exemptions:
            out.print(f"{escape(file.name)}: exempt: {escape(reason)}", soft_wrap=True)
        for because, count in result.unchecked.items():
            out.print(f"{escape(file.name)}: {count} not checked, because {escape(because)}", soft_wrap=True)
    for file, result in zip(files, imported, strict=True):
        if result.mismatches:
            out.print(f"[red]{escape(str(file))}:[/] {escape(result.mismatches[0])}", soft_wrap=True)
    for file, result in zip(files, imported, strict=True):
        if write and result.record is not None and not result.mismatches:
            result.record.write(record_path(file))
    if any(result.mismatches for result in imported):
        raise typer.Exit(1)


def record_path(file: Path) -> Path:
    return file.with_suffix(".jsonl")


def readable(files: list[Path], write: bool) -> None:
    for file in files:
        if not file.is_file():
            raise BadImport(f"{file}: no such file")
        if write:
            check_writable(record_path(file))


def read(game: Game, file: Path) -> Imported:
    if game.importer is None:
        raise NotThisGame(f"{game.id} cannot import games played elsewhere")
    imported: Imported = game.importer(file)
    return imported


def report(files: list[Path], imported: list[Imported]) -> Table:
    table = Table("Game")
    for heading in ("Decisions", "Checks", "Exempt", "Unchecked", "Mismatches"):
        table.add_column(heading, justify="right")
    for file, result in zip(files, imported, strict=True):
        table.add_row(escape(file.name), *counts(result))
    table.add_section()
    total = Imported(
        decisions=sum(result.decisions for result in imported),
        checks=sum(result.checks for result in imported),
        mismatches=[text for result in imported for text in result.mismatches],
        exemptions=[text for result in imported for text in result.exemptions],
        unchecked={"": sum(sum(result.unchecked.values()) for result in imported)},
    )
    table.add_row(f"{len(files)} games", *counts(total))
    return table


def counts(result: Imported) -> list[str]:
    unchecked = sum(result.unchecked.values())
    sizes = (result.decisions, result.checks, len(result.exemptions), unchecked, len(result.mismatches))
    return [f"{size:,}" for size in sizes]


def odds(
    context: typer.Context,
    game: GameId,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Computes the exact odds of a battle, for games that offer this: sandtable odds axis --attack … --defend …"""
    found = find_game(game)
    if found.odds is None:
        raise NotThisGame(f"{found.id} cannot compute odds")
    arguments = words(context.args)
    try:
        inspect.signature(found.odds).bind(**arguments)
    except TypeError as error:
        raise BadArgument(f"the odds of {found.id} do not take these options: {error}") from error
    result: Mapping[str, Any] = found.odds(**arguments)
    if as_json:
        typer.echo(json.dumps(result, indent=2))
    else:
        show(result)


def words(arguments: list[str]) -> dict[str, str | bool]:
    """
    >>> words(["--attack", "3 tank", "--sea", "--techs=radar"])
    {'attack': '3 tank', 'sea': True, 'techs': 'radar'}
    """
    chosen: dict[str, str | bool] = {}
    key = ""
    for argument in arguments:
        if argument.startswith("--"):
            key, equals, value = argument[2:].partition("=")
            key = key.replace("-", "_")
            chosen[key] = value if equals else True
        elif key and chosen[key] is True:
            chosen[key] = argument
        else:
            raise BadArgument(f"{argument!r} belongs to no option")
    return chosen


def show(result: Mapping[str, Any]) -> None:
    """Numbers as lines, mappings as tables."""
    for key, value in result.items():
        if isinstance(value, Mapping):
            table = Table(key, "")
            for name, number in value.items():
                table.add_row(escape(str(name)), figure(number))
            out.print(table)
        else:
            out.print(f"{key}: [bold]{figure(value)}[/]")


def figure(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, float) else escape(str(value))
