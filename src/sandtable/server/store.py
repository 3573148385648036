"""Reads and appends. Every method is one transaction and blocks; the callers run them in threads."""

from __future__ import annotations

import secrets as random_secrets
import time
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any, cast

from sqlalchemy import Connection, Engine, Row, Select, and_, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .appends import Append, Header
from .database import open_database, to_json
from .events import EventRow, Logged, decode
from .journal import Journal

matches, events, seats, persons = schema.matches, schema.events, schema.seats, schema.persons
processes, presence = schema.processes, schema.presence

HEADER = [column for column in matches.c if column.name in Header.__dataclass_fields__]
HEADER_FIELDS = [column.name for column in HEADER]
EVENT_COLUMNS = [events.c[name] for name in EventRow.__annotations__]
SIGNING = "signing"
"""The name of the secret; that of a former one goes on with the moment at which it was replaced."""
NEWS = {
    "sqlite": "SELECT known.key AS id, seq FROM json_each(?) AS known LEFT JOIN matches ON matches.id = known.key"
    " WHERE seq IS NOT known.value",
    "postgresql": "SELECT known.id, matches.seq FROM unnest(%s::text[], %s::bigint[]) AS known(id, seq)"
    " LEFT JOIN matches ON matches.id = known.id WHERE matches.seq IS DISTINCT FROM known.seq",
}
"""Asked several times a second of all matches that are open: one statement, which returns only what is new."""
WAITING_MS = 14 * 24 * 3600 * 1000
"""Nobody comes any more to a table that has waited longer than its links last."""
LISTED = ("id", "game", "status", "created", "updated", "listed", "clock", "shown", "variant")


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    created: int
    language: str | None = None
    login: str | None = None
    password: str | None = None
    email: str | None = None

    @property
    def answerable(self) -> str:
        """Who is banned, blocked or held to a quota for what this one does."""
        return self.id


class Store:
    def __init__(self, url: str, process: str = "") -> None:
        self.engine: Engine = open_database(url)
        self.process = process
        self._reading = self.engine.execution_options(reading=True)
        self.journal = Journal(self.engine, process)

    @property
    def kind(self) -> str:
        return self.engine.dialect.name

    def close(self) -> None:
        self.engine.dispose()

    def secret(self) -> str:
        """The signing secret that all processes of this database share; the first one makes it."""
        mine = random_secrets.token_hex(32)
        try:
            with self.engine.begin() as connection:
                connection.execute(insert(schema.secrets).values(name=SIGNING, value=mine))
            return mine
        except IntegrityError:
            return self.secrets()[-1]

    def secrets(self) -> list[str]:
        """All secrets by which cookies and links are believed: the one that signs is the last."""
        query = select(schema.secrets).where(schema.secrets.c.name.like(f"{SIGNING}%"))
        with self._reading.connect() as connection:
            rows = connection.execute(query).all()
        return [row.value for row in sorted(rows, key=lambda row: (row.name == SIGNING, row.name))]

    def check(self, now: int) -> None:
        """Reads and writes; raises when one of them cannot be done."""
        with self.engine.begin() as connection:
            own = processes.c.id == self.process
            if connection.execute(update(processes).where(own).values(seen=now)).rowcount == 0:
                connection.execute(insert(processes).values(id=self.process, seen=now, version=now))

    # Matches

    def create(self, header: Header, first: Append) -> None:
        row = {name: getattr(header, name) for name in HEADER_FIELDS}
        row["seat_count"] = header.seats
        with self.engine.begin() as connection:
            connection.execute(insert(matches).values(**row, seq=0, **_summary_row(first)))
            self.journal.write(connection, [first] if first.events else [])

    def append_all(self, appends: Sequence[Append]) -> list[bool]:
        return self.journal.append_all(appends)

    def header(self, match: str) -> Header | None:
        with self._reading.connect() as connection:
            columns = (*HEADER, matches.c.seat_count, matches.c.status, matches.c.shown)
            row = connection.execute(select(*columns).where(matches.c.id == match)).first()
        if row is None:
            return None
        fields = {name: row._mapping[name] for name in HEADER_FIELDS}
        fields["key"] = bytes(fields["key"])
        finished = row.shown["result"] if row.status == "over" else None
        return Header(**fields, seats=row.seat_count, finished=finished)

    def seq(self, match: str) -> int | None:
        """How far the match has come; None if there is no such match any more."""
        with self._reading.connect() as connection:
            found: int | None = connection.scalar(select(matches.c.seq).where(matches.c.id == match))
        return found

    def news_of(self, known: dict[str, int]) -> dict[str, int | None]:
        """Those of these matches that have come further, or elsewhere: how far; None if the match is gone."""
        given = (to_json(known),) if self.kind == "sqlite" else (list(known), list(known.values()))
        with self._reading.connect() as connection:
            return {row.id: row.seq for row in connection.exec_driver_sql(NEWS[self.kind], given)}

    def events_since(self, match: str, seq: int) -> list[Logged]:
        query = select(*EVENT_COLUMNS).where(events.c.match == match, events.c.seq > seq).order_by(events.c.seq)
        with self._reading.connect() as connection:
            rows = connection.execute(query).all()
        return [decode(cast(EventRow, row._mapping)) for row in rows]

    # Lists

    def listed(self, game: str | None, status: Iterable[str], limit: int, before: int | None) -> list[Row[Any]]:
        still_wanted = or_(matches.c.status != "waiting", matches.c.updated > time.time() * 1000 - WAITING_MS)
        query = _list_query().where(matches.c.listed, matches.c.status.in_(list(status)), still_wanted)
        if game is not None:
            query = query.where(matches.c.game == game)
        return self._list(query, limit, before)

    def of_person(self, person: str, limit: int, before: int | None) -> list[Row[Any]]:
        sits = select(seats.c.match).where(seats.c.person == person)
        mine = or_(matches.c.id.in_(sits), and_(matches.c.host == person, matches.c.status == "waiting"))
        return self._list(_list_query().where(mine), limit, before)

    def lost_by(self, person: str, limit: int) -> list[Row[Any]]:
        """Matches in which a bot keeps the person's seat."""
        sat = select(events.c.match).where(events.c.person == person, events.c.kind == "claim", schema.BESIDE_ANSWERS)
        goes_on = matches.c.status.in_(("playing", "paused"))
        rows = self._list(_list_query().where(matches.c.id.in_(sat), goes_on), limit, None)
        return [row for row in rows if person in row.shown.get("former", {}).values()]

    def _list(self, query: Select[Any], limit: int, before: int | None) -> list[Row[Any]]:
        if before is not None:
            query = query.where(matches.c.updated < before)
        with self._reading.connect() as connection:
            return list(connection.execute(query.order_by(matches.c.updated.desc()).limit(limit)))

    def seats_of(self, person: str, ids: list[str]) -> dict[str, list[int]]:
        query = select(seats.c.match, seats.c.seat).where(seats.c.person == person, seats.c.match.in_(ids))
        found: dict[str, list[int]] = {}
        with self._reading.connect() as connection:
            for row in connection.execute(query.order_by(seats.c.seat)):
                found.setdefault(row.match, []).append(row.seat)
        return found

    def matches_of(self, person: str) -> list[str]:
        """Every match in which the person holds a seat."""
        sits = select(seats.c.match).where(seats.c.person == person)
        return self._ids(select(matches.c.id).where(matches.c.id.in_(sits)).order_by(matches.c.created))

    def touched_by(self, person: str) -> list[str]:
        """Every match in which the person holds a seat or has done anything: nobody answers who never sat down."""
        sits = select(seats.c.match).where(seats.c.person == person)
        did = select(events.c.match).where(events.c.person == person, schema.BESIDE_ANSWERS)
        return self._ids(select(matches.c.id).where(or_(matches.c.id.in_(sits), matches.c.id.in_(did))))

    def scrub(self, person: str, name: str) -> None:
        """Takes the person's name out of what is stored: the log, lists and reports of others, devices."""
        own = and_(events.c.person == person, events.c.kind.in_(("claim", "rename", "chat")), schema.BESIDE_ANSWERS)
        with self.engine.begin() as connection:
            for row in connection.execute(select(events.c.match, events.c.seq, events.c.data).where(own)).all():
                where = and_(events.c.match == row.match, events.c.seq == row.seq)
                connection.execute(update(events).where(where).values(data={**row.data, "name": name}))
            connection.execute(update(schema.reports).where(schema.reports.c.about == person).values(name=name))
            connection.execute(update(schema.ignored).where(schema.ignored.c.other == person).values(name=name))
            connection.execute(delete(schema.ignored).where(schema.ignored.c.person == person))
            connection.execute(update(schema.sign_ins).where(schema.sign_ins.c.person == person).values(device=""))

    def events_of(self, person: str) -> list[Row[Any]]:
        """What the person has done besides answering, at all tables."""
        columns = events.c.match, events.c.at, events.c.kind, events.c.data
        query = select(*columns).where(events.c.person == person, schema.BESIDE_ANSWERS)
        with self._reading.connect() as connection:
            return list(connection.execute(query.order_by(events.c.at)))

    def past_deadline(self, now: int, aside: Collection[str] = ()) -> list[str]:
        """Longest overdue first; those set aside are not counted."""
        query = select(matches.c.id).where(matches.c.deadline <= now, matches.c.id.not_in(aside))
        return self._ids(query.order_by(matches.c.deadline).limit(500))

    def bots_waiting(self, since: int, aside: Collection[str] = ()) -> list[str]:
        query = select(matches.c.id).where(schema.BOT_DUE, matches.c.updated <= since, matches.c.id.not_in(aside))
        return self._ids(query.order_by(matches.c.updated).limit(500))

    def unfinished_of(self, origin: str, since: int) -> int:
        """How many matches that were made there are being played, and not just left lying."""
        going_on = and_(matches.c.status.in_(("playing", "paused")), matches.c.updated >= since)
        query = select(func.count()).where(matches.c.origin == origin, going_on)
        with self._reading.connect() as connection:
            return int(connection.scalar(query) or 0)

    def unfinished_by(self, host: str, since: int) -> int:
        going_on = and_(matches.c.status.in_(("playing", "paused", "waiting")), matches.c.updated >= since)
        with self._reading.connect() as connection:
            return int(connection.scalar(select(func.count()).where(matches.c.host == host, going_on)) or 0)

    def live_under_other_rules(self, game: str, version: str) -> list[str]:
        going_on = matches.c.status.in_(("playing", "paused"))
        return self._ids(select(matches.c.id).where(going_on, matches.c.game == game, matches.c.rules != version))

    def all_matches(self) -> list[str]:
        return self._ids(select(matches.c.id).order_by(matches.c.created))

    def _ids(self, query: Select[tuple[str]]) -> list[str]:
        with self._reading.connect() as connection:
            return [row.id for row in connection.execute(query)]

    # Processes, and who is connected to which

    def tell_presence(
        self, now: int, gone: list[tuple[str, str]], come: list[tuple[str, str, int]], forget: int
    ) -> None:
        """What changed at this process by (match, person); processes not seen since `forget` are cleared away."""
        changed = [*gone, *((match, person) for match, person, _ in come)]
        with self.engine.begin() as connection:
            seen = {"seen": now, "version": now} if changed else {"seen": now}
            own = processes.c.id == self.process
            if connection.execute(update(processes).where(own).values(**seen)).rowcount == 0:
                connection.execute(insert(processes).values(id=self.process, seen=now, version=now))
            if changed:
                keys = [{"m": match, "p": person} for match, person in changed]
                connection.execute(_FORGET_PRESENCE, [{"process_": self.process, **key} for key in keys])
            if come:
                rows = [dict(zip(("match", "person", "sockets"), row, strict=True)) for row in come]
                connection.execute(insert(presence), [{"process": self.process, **row} for row in rows])
            self._clear_processes(connection, processes.c.seen < forget)

    def forget_process(self) -> None:
        with self.engine.begin() as connection:
            self._clear_processes(connection, processes.c.id == self.process)

    def _clear_processes(self, connection: Connection, which: Any) -> None:
        gone = [row.id for row in connection.execute(select(processes.c.id).where(which))]
        if gone:
            connection.execute(delete(presence).where(presence.c.process.in_(gone)))
            connection.execute(delete(processes).where(processes.c.id.in_(gone)))

    def other_processes(self, since: int) -> dict[str, int]:
        """The version of what each other process has told, if it was heard of since then."""
        others = select(processes).where(processes.c.id != self.process, processes.c.seen >= since)
        with self._reading.connect() as connection:
            return {row.id: row.version for row in connection.execute(others)}

    def presence_of(self, process: str) -> dict[str, Counter[str]]:
        found: dict[str, Counter[str]] = {}
        with self._reading.connect() as connection:
            for row in connection.execute(select(presence).where(presence.c.process == process)):
                found.setdefault(row.match, Counter())[row.person] = row.sockets
        return found

    # Sign-ins

    def sign_in_ended(self, id: str, person: str) -> bool:
        own = and_(schema.sign_ins.c.id == id, schema.sign_ins.c.person == person)
        query = select(schema.sign_ins.c.ended).where(own)
        with self._reading.connect() as connection:
            row = connection.execute(query).first()
        return row is not None and row.ended is not None

    def sign_ins_ended_since(self, at: int) -> list[str]:
        return self._ids(select(schema.sign_ins.c.id).where(schema.sign_ins.c.ended >= at))

    def sign_ins_of(self, person: str) -> list[Row[Any]]:
        table = schema.sign_ins
        with self._reading.connect() as connection:
            query = select(table).where(table.c.person == person, table.c.ended.is_(None))
            return list(connection.execute(query.order_by(table.c.created.desc())))

    def add_sign_in(self, id: str, person: str, device: str, now: int) -> None:
        row = {"id": id, "person": person, "created": now, "device": device}
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(schema.sign_ins).values(**row))

    def end_sign_in(self, id: str, person: str, now: int) -> None:
        """Whether or not it was ever written down, nobody comes in by it any more."""
        self.add_sign_in(id, person, "", now)
        own = and_(schema.sign_ins.c.id == id, schema.sign_ins.c.person == person)
        with self.engine.begin() as connection:
            connection.execute(update(schema.sign_ins).where(own).values(ended=now))

    def end_other_sign_ins(self, person: str, kept: str, now: int) -> None:
        table = schema.sign_ins
        others = and_(table.c.person == person, table.c.id != kept, table.c.ended.is_(None))
        with self.engine.begin() as connection:
            connection.execute(update(table).where(others).values(ended=now))

    def use_link(self, id: str, now: int, forget: int) -> bool:
        """True the first time; those used before `forget` would be too old anyway."""
        try:
            with self.engine.begin() as connection:
                connection.execute(delete(schema.used_links).where(schema.used_links.c.used < forget))
                connection.execute(insert(schema.used_links).values(id=id, used=now))
        except IntegrityError:
            return False
        return True

    # Persons

    def person(self, id: str) -> Person | None:
        return self._person(persons.c.id == id)

    def person_by_login(self, login: str) -> Person | None:
        return self._person(persons.c.login == login)

    def persons_by_email(self, email: str) -> list[Person]:
        with self._reading.connect() as connection:
            rows = connection.execute(select(persons).where(persons.c.email == email)).all()
        return [Person(**row._mapping) for row in rows]

    def _person(self, where: Any) -> Person | None:
        with self._reading.connect() as connection:
            row = connection.execute(select(persons).where(where)).first()
        return None if row is None else Person(**row._mapping)

    def save_person(self, person: Person) -> bool:
        """False when the login belongs to somebody else."""
        row = asdict(person)
        try:
            with self.engine.begin() as connection:
                changed = connection.execute(update(persons).where(persons.c.id == person.id).values(**row))
                if changed.rowcount == 0:
                    connection.execute(insert(persons).values(**row))
        except IntegrityError:
            known = self.person_by_login(person.login) if person.login else None
            if known is not None and known.id != person.id:
                return False
            return self.save_person(replace(person))
        return True


_FORGET_PRESENCE = delete(presence).where(
    presence.c.process == bindparam("process_"), presence.c.match == bindparam("m"), presence.c.person == bindparam("p")
)


def _summary_row(append: Append) -> dict[str, Any]:
    summary = append.summary
    return {name: getattr(summary, name) for name in ("status", "updated", "deadline", "bot_due", "shown")}


def _list_query() -> Select[Any]:
    return select(*(matches.c[name] for name in LISTED))
