"""What moderation keeps: reports, whom somebody ignores, bans, notices, quotas. Every method is one transaction."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Engine, Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .signing import new_id

reports, ignored, bans, notices = schema.reports, schema.ignored, schema.bans, schema.notices
quotas, set_aside = schema.quotas, schema.set_aside
WATCHED = (ignored, bans, quotas)


class ModerationStore:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)

    def _rows(self, query: Any) -> list[Row[Any]]:
        with self._reading.connect() as connection:
            return list(connection.execute(query))

    def _do(self, statement: Any) -> int:
        with self._engine.begin() as connection:
            return int(connection.execute(statement).rowcount)

    def stamp(self) -> tuple[tuple[int, int], ...]:
        """Another one whenever bans, quotas or somebody's list have changed."""
        with self._reading.connect() as connection:
            counts = [connection.execute(select(func.count(), func.max(table.c.at))).one() for table in WATCHED]
        return tuple((row[0], row[1] or 0) for row in counts)

    # Reports

    def report(self, row: dict[str, Any]) -> None:
        self._do(insert(reports).values(id=new_id("r_"), **row))

    def reports(self, closed: bool = False) -> list[Row[Any]]:
        wanted = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
        return self._rows(select(reports).where(wanted).order_by(reports.c.at))

    # Ignoring: muting, blocking

    def ignore(self, person: str, other: str, name: str, kind: str, now: int) -> None:
        """The later word counts: a mute may become a block, and the other way round."""
        row = {"person": person, "other": other, "name": name, "kind": kind, "at": now}
        own = and_(ignored.c.person == person, ignored.c.other == other)
        if not self._do(update(ignored).where(own).values(**row)):
            try:
                self._do(insert(ignored).values(id=new_id("i_"), **row))
            except IntegrityError:
                self._do(update(ignored).where(own).values(**row))

    def ignored_by(self, person: str) -> list[Row[Any]]:
        return self._rows(select(ignored).where(ignored.c.person == person).order_by(ignored.c.at))

    def ignored_by_each(self, people: Collection[str]) -> dict[str, frozenset[str]]:
        """Whom each of these people ignores."""
        found: dict[str, set[str]] = {person: set() for person in people}
        for row in self._rows(select(ignored.c.person, ignored.c.other)):
            if row.person in found:
                found[row.person].add(row.other)
        return {person: frozenset(others) for person, others in found.items()}

    def stop_ignoring(self, person: str, id: str) -> bool:
        return bool(self._do(delete(ignored).where(ignored.c.id == id, ignored.c.person == person)))

    def blocks(self, persons: Collection[str], others: Collection[str]) -> bool:
        """Whether any of these persons has blocked one of the others."""
        query = select(ignored.c.id).where(
            ignored.c.person.in_(list(persons)), ignored.c.other.in_(list(others)), ignored.c.kind == "block"
        )
        return bool(self._rows(query.limit(1)))

    # Bans, quotas

    def bans(self, now: int) -> list[Row[Any]]:
        return self._rows(select(bans).where(or_(bans.c.until.is_(None), bans.c.until > now)))

    def quotas(self) -> dict[tuple[str, str], int]:
        return {(row.person, row.kind): row.most for row in self._rows(select(quotas))}

    # Notices

    def notices_of(self, person: str) -> list[Row[Any]]:
        unread = and_(notices.c.person == person, notices.c.read.is_(None))
        return self._rows(select(notices).where(unread).order_by(notices.c.at))

    def read_notice(self, person: str, id: str, now: int) -> None:
        self._do(update(notices).where(notices.c.id == id, notices.c.person == person).values(read=now))

    # Matches set aside

    def tell_aside(self, match: str, error: str, now: int) -> None:
        row = {"match": match, "at": now, "error": error[:2000]}
        if not self._do(update(set_aside).where(set_aside.c.match == match).values(**row)):
            try:
                self._do(insert(set_aside).values(**row))
            except IntegrityError:
                self._do(update(set_aside).where(set_aside.c.match == match).values(**row))

    def tell_well(self, match: str) -> None:
        self._do(delete(set_aside).where(set_aside.c.match == match))

    def aside(self) -> list[Row[Any]]:
        return self._rows(select(set_aside).order_by(set_aside.c.at))
