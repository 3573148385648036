"""`sandtable serve`: the table in the browser."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Annotated

import typer

from sandtable.engine import SandtableError


class NoServer(SandtableError):
    """The server is not part of this installation."""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")] = 8000,
    database: Annotated[str, typer.Option(help="SQLite file, or a PostgreSQL address.")] = "sandtable.sqlite3",
) -> None:
    """Serves the table to browsers."""
    if importlib.util.find_spec("sandtable.server") is None:
        raise NoServer("this installation has no server; play in the terminal with `sandtable play`")
    importlib.import_module("sandtable.server").serve(host=host, port=port, database=database)
