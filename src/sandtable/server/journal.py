"""How answers are written: all that wait go into the log in one transaction, straight through the driver."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, select, text

from . import schema
from .appends import Append
from .database import to_json
from .events import EventRow, Logged, encode

matches, events, seats = schema.matches, schema.events, schema.seats

CHANNEL = "sandtable"
"""Where PostgreSQL tells the other processes which match has grown."""
SUMMED_UP = ("seq", "status", "updated", "deadline", "bot_due", "shown")
MARKS = {"sqlite": "?", "postgresql": "%s"}


class Overtaken(Exception):
    """Somebody else has written to one of the matches first."""


class Journal:
    """Every answer is written by the same two statements; SQLAlchemy's own way would take twice as long."""

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine, self._process = engine, process
        self._notifies = engine.dialect.name == "postgresql"
        mark = MARKS[engine.dialect.name]
        columns = ("match", *EventRow.__annotations__)
        self._insert = f"INSERT INTO events ({_names(columns)}) VALUES ({', '.join(mark for _ in columns)})"
        summed_up = ", ".join(f"{name} = {mark}" for name in SUMMED_UP)
        self._sum_up = f"UPDATE matches SET {summed_up} WHERE id = {mark} AND seq = {mark}"

    def append_all(self, appends: Sequence[Append]) -> list[bool]:
        """Writes each append whose match stands where it expects, and says which; one transaction for all."""
        with suppress(Overtaken), self._engine.begin() as connection:
            self.write(connection, appends)
            return [True for _ in appends]
        return self._append_what_fits(appends)

    def _append_what_fits(self, appends: Sequence[Append]) -> list[bool]:
        with self._engine.begin() as connection:
            where = matches.c.id.in_([append.match for append in appends])
            current = select(matches.c.id, matches.c.seq).where(where).order_by(matches.c.id).with_for_update()
            seqs: dict[str, int] = {row.id: row.seq for row in connection.execute(current)}
            fits: list[bool] = []
            for append in appends:
                fits.append(seqs.get(append.match) == append.expected)
                if fits[-1]:
                    seqs[append.match] = append.events[-1].seq
            self.write(connection, [append for append, fit in zip(appends, fits, strict=True) if fit])
        return fits

    def write(self, connection: Connection, appends: Sequence[Append]) -> None:
        """All or none: raises `Overtaken` if a match does not stand where its append expects.

        Rows are locked in the order of their ids, so that no two processes wait for each other.
        """
        if not appends:
            return
        summaries = [summary_row(append) for append in sorted(appends, key=attrgetter("match"))]
        if connection.exec_driver_sql(self._sum_up, summaries).rowcount != len(appends):
            raise Overtaken
        rows = [event_row(append.match, logged) for append in appends for logged in append.events]
        connection.exec_driver_sql(self._insert, rows)
        for append in appends:
            self._seat(connection, append)
        if self._notifies:
            notices = [
                {"channel": CHANNEL, "text": f"{self._process} {append.match} {append.events[-1].seq}"}
                for append in appends
            ]
            connection.execute(text("SELECT pg_notify(:channel, :text)"), notices)

    def _seat(self, connection: Connection, append: Append) -> None:
        for seat, person in append.seats.items():
            connection.execute(delete(seats).where(seats.c.match == append.match, seats.c.seat == seat))
            if person is not None:
                connection.execute(insert(seats).values(match=append.match, seat=seat, person=person))


def event_row(match: str, logged: Logged) -> tuple[Any, ...]:
    *plain, data = encode(logged).values()
    return (match, *plain, None if data is None else to_json(data))


def summary_row(append: Append) -> tuple[Any, ...]:
    told = append.summary
    seq, shown = append.events[-1].seq, to_json(told.shown)
    return (seq, told.status, told.updated, told.deadline, told.bot_due, shown, append.match, append.expected)


def _names(columns: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)
