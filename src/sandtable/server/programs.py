"""Programs at the table: somebody with an account makes a token for one, and everybody sees that it is a program."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, Row, and_, insert, select, update

from .messages import NAME_LENGTH
from .schema import programs
from .signing import new_id
from .store import Person

MARK = "BOT"
"""The names of programs begin with it, and nobody else's do."""
TOKEN = "bot_"
BEARER = "Bearer "
MARKED = re.compile(rf"\s*{MARK}\b", re.IGNORECASE)
PLAYING = ("/api/matches/{match}/claim", "/api/matches/{match}/act")


@dataclass(frozen=True)
class Program(Person):
    """Sits, looks and answers like a person; its owner answers for it."""

    owner: str = ""

    @property
    def answerable(self) -> str:
        return self.owner


def is_marked(name: str) -> bool:
    """
    >>> is_marked("bot Careful"), is_marked("ＢＯＴ"), is_marked("Botvinnik")
    (True, True, False)
    """
    return MARKED.match(unicodedata.normalize("NFKC", name)) is not None


def marked(name: str) -> str:
    """
    >>> marked("Careful"), marked("BOT Careful")
    ('BOT Careful', 'BOT Careful')
    """
    return name if is_marked(name) else f"{MARK} {name}"[:NAME_LENGTH].rstrip()


def may_ask(method: str, route: str) -> bool:
    """Programs look and play; accounts, tables and reports are made by people."""
    if method in ("GET", "HEAD"):
        return not route.startswith("/api/me/") or route == "/api/me/matches"
    return method == "POST" and route in PLAYING


class ProgramStore:
    """Of a token only the hash is kept. Every method is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)

    def make(self, owner: str, name: str, now: int) -> tuple[str, str]:
        """The id of a new program, and the token that nobody will be shown again."""
        id, token = new_id("b_"), TOKEN + secrets.token_urlsafe(32)
        row = {"id": id, "owner": owner, "name": marked(name), "created": now, "digest": _digest(token)}
        with self._engine.begin() as connection:
            connection.execute(insert(programs).values(**row))
        return id, token

    def of(self, owner: str) -> list[Row[Any]]:
        own = and_(programs.c.owner == owner, programs.c.ended.is_(None))
        with self._reading.connect() as connection:
            return list(connection.execute(select(programs).where(own).order_by(programs.c.created)))

    def by_token(self, token: str) -> Program | None:
        fits = and_(programs.c.digest == _digest(token), programs.c.ended.is_(None))
        with self._reading.connect() as connection:
            row = connection.execute(select(programs).where(fits)).first()
        return None if row is None else Program(row.id, row.name, row.created, owner=row.owner)

    def end(self, id: str, owner: str, now: int) -> bool:
        own = and_(programs.c.id == id, programs.c.owner == owner, programs.c.ended.is_(None))
        with self._engine.begin() as connection:
            return bool(connection.execute(update(programs).where(own).values(ended=now)).rowcount)

    def forget_names(self, owner: str, name: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(programs).where(programs.c.owner == owner).values(name=name))

    def ended_since(self, at: int) -> list[str]:
        with self._reading.connect() as connection:
            return [row.id for row in connection.execute(select(programs.c.id).where(programs.c.ended >= at))]


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
