"""`sandtable serve`: the table in the browser. The server itself says which options it takes."""

from __future__ import annotations

import importlib

import typer

from sandtable.engine import SandtableError

PASSED_ON = {"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []}


class NoServer(SandtableError):
    """The server, or a library it needs, is not part of this installation."""


def serve(context: typer.Context) -> None:
    """Serves the table to browsers; `sandtable serve --help` lists its options."""
    try:
        server = importlib.import_module("sandtable.server.serve")
    except ImportError as error:
        raise NoServer(f"this installation has no server ({error}); `sandtable play` plays in the terminal") from error
    command = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    command.command()(server.serve)
    command(context.args, prog_name="sandtable serve")
