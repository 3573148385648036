"""Opens the database: SQLite in WAL mode by default, PostgreSQL by address."""

from __future__ import annotations

from typing import Any

import orjson
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text

from sandtable.engine import SandtableError

from .migrations import upgrade

MIGRATION_LOCK = 0x5A4D7AB1E
PAGES_BEFORE_CHECKPOINT = 20_000
"""So long SQLite's log may grow before the writer itself has to copy it into the file, while somebody waits."""


class NewerDatabase(SandtableError):
    """Only the version that made the database, or one after it, can read it."""


def open_database(url: str) -> Engine:
    """An engine whose database has the newest tables. Several processes may do this at once.

    A database with tables that are newer still is not touched, and raises `NewerDatabase`.
    """
    engine = connect_to(url)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        try:
            upgrade(connection)
        except CommandError as error:
            raise NewerDatabase(f"this database was made by a newer version of Sandtable ({error})") from error
    return engine


def connect_to(url: str) -> Engine:
    if url.startswith("sqlite"):
        return _open_sqlite(url)
    return create_engine(
        url,
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        json_serializer=to_json,
        json_deserializer=orjson.loads,
    )


def checkpoint(engine: Engine) -> None:
    """SQLite: copies what has been written from its log into the file, without making the writer wait."""
    if engine.dialect.name == "sqlite":
        connection = engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            connection.close()


def to_json(value: Any) -> str:
    """Every answer writes a summary: the standard library's encoder would cost as much as all else about it."""
    return orjson.dumps(value).decode()


def _open_sqlite(url: str) -> Engine:
    engine = create_engine(
        url,
        connect_args={"timeout": 30},
        paramstyle="named",
        json_serializer=to_json,
        json_deserializer=orjson.loads,
    )

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA wal_autocheckpoint = {PAGES_BEFORE_CHECKPOINT}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine
