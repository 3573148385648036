"""The whole database as one file, taken while the server runs, and back again, into either kind of database.

The file is gzip-compressed JSON lines: a head, for each table its columns and rows, and an end with counts and a hash.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, delete, func, insert, inspect, select

from sandtable import __version__
from sandtable.engine import SandtableError

from .database import connect_to
from .migrations import upgrade

FORMAT = 1
OF_THE_MOMENT = ("processes", "presence", "alembic_version")
PIECE = 1000
Counts = dict[str, int]


class BadBackup(SandtableError):
    """The file is no backup, or the database is not one to make a backup of or to restore into."""


def backup(url: str, path: Path, now: int) -> Counts:
    """Writes everything as it stood at one moment; whoever plays meanwhile is not disturbed.

    The file holds the secret and the keys of running matches, so that nobody else may read it.
    """
    draft = path.with_name(path.name + ".part")
    draft.touch(mode=0o600)
    draft.chmod(0o600)
    try:
        with opened(url) as engine, _one_moment(engine) as connection, gzip.open(draft, "wt", encoding="utf8") as file:
            counts = _write(connection, file, now)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return counts


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    engine = connect_to(url)
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
        raise BadBackup(f"there is no database {engine.url.database}")
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _one_moment(engine: Engine) -> Iterator[Connection]:
    """Everything that is read is of the moment of the first read."""
    if engine.dialect.name == "sqlite":
        engine = engine.execution_options(reading=True)
    else:
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    with engine.connect() as connection:
        yield connection


def _write(connection: Connection, file: TextIO, now: int) -> Counts:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise BadBackup("this is not a database of Sandtable")
    digest, counts = hashlib.sha256(), {}

    def line(value: Any) -> None:
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
        digest.update(text.encode())
        file.write(text)

    line({"sandtable-backup": FORMAT, "schema": revision, "version": __version__, "made": now})
    for table in _kept_tables(connection):
        line({"table": table.name, "columns": [column.name for column in table.columns]})
        counts[table.name] = 0
        rows = connection.execution_options(yield_per=PIECE).execute(select(table))
        for row in rows:
            line([_written(value) for value in row])
            counts[table.name] += 1
    file.write(json.dumps({"end": counts, "sha256": digest.hexdigest()}) + "\n")
    return counts


def _kept_tables(connection: Connection) -> list[Table]:
    """All tables but those of the moment, each after those that it refers to."""
    metadata = MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name not in OF_THE_MOMENT]


def _written(value: Any) -> Any:
    return base64.b64encode(bytes(value)).decode() if isinstance(value, bytes | memoryview) else value


def restore(url: str, path: Path) -> Counts:
    """Fills an empty database; all of it, or nothing if the file is damaged or of a newer version."""
    check_file(path)
    engine = connect_to(url)
    try:
        with engine.begin() as connection:
            _must_be_empty(connection)
            with gzip.open(path, "rt", encoding="utf8", newline="\n") as file:
                counts = _read(connection, file)
            upgrade(connection)
    except CommandError as error:
        raise BadBackup(f"{path} was made by a newer version of Sandtable ({error})") from error
    finally:
        engine.dispose()
    return counts


def check_file(path: Path) -> None:
    """Reads the whole file before anything is written: its hash, and that it ends where it should."""
    digest, last = hashlib.sha256(), ""
    try:
        with gzip.open(path, "rt", encoding="utf8", newline="\n") as file:
            for number, line in enumerate(file):
                if number == 0 and "sandtable-backup" not in line:
                    raise BadBackup(f"{path} is not a backup of Sandtable")
                digest.update(last.encode())
                last = line
        end = json.loads(last or "null")
    except (OSError, EOFError, ValueError) as error:
        raise BadBackup(f"{path} cannot be read, or is damaged ({error})") from error
    if not isinstance(end, dict) or end.get("sha256") != digest.hexdigest():
        raise BadBackup(f"{path} is damaged, or its end is missing")


def _must_be_empty(connection: Connection) -> None:
    tables = inspect(connection).get_table_names()
    for table in _kept_tables(connection) if "matches" in tables else ():
        if table.name != "secrets" and connection.scalar(select(func.count()).select_from(table)):
            raise BadBackup(f"the database is not empty: there are rows in {table.name}")
    if tables and "alembic_version" not in tables:
        raise BadBackup("the database belongs to something else")


def _read(connection: Connection, file: TextIO) -> Counts:
    head = json.loads(next(file))
    if head["sandtable-backup"] != FORMAT:
        raise BadBackup(f"format {head['sandtable-backup']} of backups is unknown")
    upgrade(connection, head["schema"])
    tables = {table.name: table for table in _kept_tables(connection)}
    counts: Counts = {}
    table, columns, rows = None, [], list[dict[str, Any]]()
    for text in file:
        line = json.loads(text)
        if isinstance(line, dict) or len(rows) >= PIECE:
            _insert(connection, table, rows)
            rows = []
        if isinstance(line, list):
            assert table is not None
            rows.append(dict(zip(columns, line, strict=True)))
            counts[table.name] += 1
        elif "table" in line:
            table, columns = tables[line["table"]], line["columns"]
            counts[table.name] = 0
    return counts


def _insert(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is None or not rows:
        return
    if table.name == "secrets":
        connection.execute(delete(table))
    binary = [column.name for column in table.columns if isinstance(column.type, LargeBinary)]
    for row in rows:
        row.update({name: base64.b64decode(row[name]) for name in binary if row[name] is not None})
    connection.execute(insert(table), rows)
