"""What those who run a table may do, over the database alone; running servers hear of it. All of it is written down."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, update

from sandtable.engine import SandtableError

from . import events as happened
from . import schema
from .checks import read_table
from .moderation import QuotaKind, network_of
from .moderation_store import ModerationStore
from .signing import new_id
from .store import SIGNING, Store
from .table import Table

matches, events, seats, persons = schema.matches, schema.events, schema.seats, schema.persons
DAY = 24 * 3600 * 1000
TRIES = 10
PIECE = 50
"""How many matches are deleted in one transaction: whoever plays waits no longer than for that."""
UNFINISHED = ("waiting", "playing", "paused")


class Unknown(SandtableError):
    """There is nobody and nothing of that name."""


class CannotDo(SandtableError):
    """It makes no sense there."""


class Admin:
    def __init__(self, store: Store, who: str, now: Callable[[], int]) -> None:
        self.store = store
        self.moderation = ModerationStore(store.engine)
        self._who = who[:64]
        self._now = now

    @contextmanager
    def _doing(self, what: str, subject: str, **details: Any) -> Iterator[Connection]:
        """One transaction in which the thing is done and written down, or neither."""
        row = {"at": self._now(), "who": self._who, "what": what, "subject": subject[:64], "details": details}
        with self.store.engine.begin() as connection:
            connection.execute(insert(schema.audit).values(**row))
            yield connection

    def audit(self, most: int) -> list[Row[Any]]:
        """The last things done, newest first."""
        with self.store.engine.connect() as connection:
            return list(connection.execute(select(schema.audit).order_by(schema.audit.c.id.desc()).limit(most)))

    # People

    def find(self, text: str) -> list[Row[Any]]:
        """People by login, id or part of a name, with or without an account, as far as the store knows them."""
        like = f"%{text}%"
        query = select(persons).where(or_(persons.c.name.ilike(like), persons.c.login == text, persons.c.id == text))
        with self.store.engine.connect() as connection:
            return list(connection.execute(query.order_by(persons.c.created).limit(100)))

    def person(self, named: str) -> str:
        """The id of a person who is named by it, or by login."""
        found = self.store.person(named) or self.store.person_by_login(named)
        if found is not None:
            return found.id
        if named.startswith("p_") and self.store.touched_by(named):
            return named
        raise Unknown(f"there is nobody with the id or login {named!r}")

    def warn(self, named: str, text: str) -> None:
        person = self.person(named)
        with self._doing("warn", person, text=text) as connection:
            row = {"id": new_id("n_"), "person": person, "at": self._now(), "text": text}
            connection.execute(insert(schema.notices).values(**row))

    def ban(self, named: str, reason: str, days: float | None = None) -> str:
        """A person, or an address or network. They may go on watching."""
        network = network_of(named)
        subject = self.person(named) if network is None else str(network)
        until = None if days is None else self._now() + int(days * DAY)
        with self._doing("ban", subject, reason=reason, until=until) as connection:
            connection.execute(delete(schema.bans).where(schema.bans.c.subject == subject))
            row = {"subject": subject, "at": self._now(), "until": until, "reason": reason}
            connection.execute(insert(schema.bans).values(**row))
        return subject

    def unban(self, named: str) -> None:
        network = network_of(named)
        subject = self.person(named) if network is None else str(network)
        with self._doing("unban", subject) as connection:
            if not connection.execute(delete(schema.bans).where(schema.bans.c.subject == subject)).rowcount:
                raise CannotDo(f"{subject} is not banned")

    def rename(self, named: str, name: str) -> int:
        """A name that nobody should have to read becomes another, at every table and in what was said there."""
        person = self.person(named)
        with self._doing("rename", person, name=name) as connection:
            connection.execute(update(persons).where(persons.c.id == person).values(name=name))
        changed = 0
        for match in self.store.touched_by(person):
            changed += self._append(match, lambda table: _rename(table, person, name, self._now()))
        return changed

    def quota(self, named: str, kind: QuotaKind, most: int | None) -> None:
        """How many unfinished matches, or lines of chat in a match, a person may have; None: as everybody."""
        person = self.person(named)
        own = and_(schema.quotas.c.person == person, schema.quotas.c.kind == kind)
        with self._doing("quota", person, kind=kind, most=most) as connection:
            connection.execute(delete(schema.quotas).where(own))
            if most is not None:
                row = {"person": person, "kind": kind, "most": most, "at": self._now()}
                connection.execute(insert(schema.quotas).values(**row))

    # Reports

    def close(self, report: str) -> None:
        reports = schema.reports
        with self._doing("close", report) as connection:
            mine = and_(reports.c.id == report, reports.c.closed.is_(None))
            if not connection.execute(update(reports).where(mine).values(closed=self._now())).rowcount:
                raise Unknown(f"there is no open report {report!r}")

    # Matches

    def cancel(self, match: str) -> None:
        """Ends a match without a winner."""
        self._must_exist(match)
        with self._doing("cancel", match):
            pass
        if not self._append(match, lambda table: _cancel(table, self._now())):
            raise CannotDo(f"{match} is over")

    def delete(self, match: str) -> None:
        """Takes a match away with everything about it."""
        self._must_exist(match)
        with self._doing("delete", match) as connection:
            delete_matches(connection, [match])

    def _must_exist(self, match: str) -> None:
        if self.store.header(match) is None:
            raise Unknown(f"there is no match {match!r}")

    def _append(self, match: str, change: Callable[[Table], None]) -> bool:
        """Adds to the log as any process would: again, if somebody was faster. Whether there was anything to add."""
        for _ in range(TRIES):
            header = self.store.header(match)
            assert header is not None
            table = read_table(header, self.store.events_since(match, 0), self._now())
            change(table)
            append = table.take_fresh()
            if append is None:
                return False
            if self.store.append_all([append]) == [True]:
                return True
        raise CannotDo(f"{match} is too busy; please try again")

    def prune(self, days: float, finished: bool = False, dry: bool = False) -> dict[str, int]:
        """What nobody has touched for so long: matches that were never finished, guests, sign-ins."""
        before = self._now() - int(days * DAY)
        statuses = (*UNFINISHED, "over") if finished else UNFINISHED
        old = and_(matches.c.status.in_(statuses), matches.c.updated < before)
        with self.store.engine.connect() as connection:
            ids = [row.id for row in connection.execute(select(matches.c.id).where(old))]
        if not dry:
            for start in range(0, len(ids), PIECE):
                piece = ids[start : start + PIECE]
                with self._doing("prune", f"{len(piece)} matches", matches=piece) as connection:
                    delete_matches(connection, piece)
        return {"matches": len(ids), **self._prune_people(before, dry)}

    def _prune_people(self, before: int, dry: bool) -> dict[str, int]:
        """Guests who have left nothing behind, and sign-ins that ended."""
        nowhere = and_(
            persons.c.id.not_in(select(seats.c.person)),
            persons.c.id.not_in(select(events.c.person).where(events.c.person.is_not(None))),
            persons.c.id.not_in(select(matches.c.host)),
        )
        conditions = {
            persons: and_(persons.c.login.is_(None), persons.c.created < before, nowhere),
            schema.sign_ins: schema.sign_ins.c.ended < before,
        }
        counts = {}
        with self._doing("prune", "people", dry=dry) as connection:
            for table, where in conditions.items():
                found = connection.scalar(select(func.count()).select_from(table).where(where))
                counts[table.name] = int(found or 0)
                if not dry:
                    connection.execute(delete(table).where(where))
        return counts

    # The secret

    def rotate_secret(self, forget_old: bool = False) -> None:
        """Another secret signs from now on. What the old one has signed holds until it is forgotten."""
        table, now = schema.secrets, self._now()
        self.store.secret()
        with self._doing("rotate-secret", "", forget_old=forget_old) as connection:
            if forget_old:
                connection.execute(delete(table).where(table.c.name.like(f"{SIGNING}%")))
            else:
                current = table.c.name == SIGNING
                connection.execute(update(table).where(current).values(name=f"{SIGNING}-{now}"))
            connection.execute(insert(table).values(name=SIGNING, value=secrets.token_hex(32)))


def delete_matches(connection: Connection, ids: Sequence[str]) -> None:
    for table in (events, seats, schema.presence, schema.set_aside, schema.reviews):
        connection.execute(delete(table).where(table.c.match.in_(ids)))
    connection.execute(delete(matches).where(matches.c.id.in_(ids)))


def _rename(table: Table, person: str, name: str, now: int) -> None:
    mine = table.mine(person)
    if mine or person in table.speakers:
        table.emit(now, happened.Renamed(mine[0] if mine else happened.NO_SEAT, person, name, everywhere=True))


def _cancel(table: Table, now: int) -> None:
    if not table.over:
        table.emit(now, happened.Ended("cancelled", "cancelled", []))
