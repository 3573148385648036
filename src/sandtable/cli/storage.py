"""`sandtable backup` and `sandtable restore`: everything that a server keeps, as one file."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

import typer

from .console import errors, out

Database = Annotated[
    str | None,
    typer.Option("--database", help="The server's database; by default that of SANDTABLE_DATABASE."),
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup, such as table.backup.gz.")]


def database_url(database: str | None) -> str:
    from sandtable.server.environment import settings_from

    return settings_from(os.environ, database=database).sqlalchemy_url


def backup(file: File, database: Database = None) -> None:
    """Writes everything that the server keeps to a file, while it runs."""
    from sandtable.server import backup as backups

    counts = backups.backup(database_url(database), file, now_ms())
    out.print(f"{file}: {told(counts)}", soft_wrap=True, highlight=False)


def restore(
    file: File,
    database: Database = None,
    check: Annotated[bool, typer.Option(help="Whether every match is replayed and its dice are checked.")] = True,
) -> None:
    """Fills an empty database from a backup, and checks every match in it."""
    from sandtable.server import backup as backups

    url = database_url(database)
    counts = backups.restore(url, file)
    out.print(f"{file}: {told(counts)}", soft_wrap=True, highlight=False)
    if check and broken_matches(url):
        raise typer.Exit(1)


def broken_matches(url: str) -> int:
    """Checks every match; says which are not whole, and how many there are."""
    from sandtable.server.checks import check_matches
    from sandtable.server.store import Store

    store, checked, broken = Store(url), 0, 0
    try:
        for id, problem in check_matches(store, now_ms()):
            checked += 1
            if problem:
                broken += 1
                errors.print(f"[red]{id}:[/] {problem}", soft_wrap=True)
    finally:
        store.close()
    out.print(f"{checked} matches checked, {broken} not whole", highlight=False)
    return broken


def told(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {table.replace('_', '-')}" for table, count in counts.items())


def now_ms() -> int:
    return time.time_ns() // 1_000_000
