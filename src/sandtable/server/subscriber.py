"""One open socket: what it shows, what it was told last, and what still has to be sent."""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from dataclasses import dataclass
from typing import Any

import orjson

from .responses import FromServer, NoteInfo
from .store import Person


def dumps(value: Any) -> bytes:
    """Hardly anything has keys that are no texts, and to allow for them takes twice as long."""
    try:
        return orjson.dumps(value)
    except TypeError:
        return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS)


@dataclass(frozen=True, slots=True)
class Slept:
    """Of what a socket was told before its match fell asleep: how many notes, and hashes."""

    notes: int
    told: bytes
    position: bytes
    table: bytes


def digest(told: bytes) -> bytes:
    return hashlib.blake2b(told, digest_size=16).digest()


class Subscriber:
    """Messages are built when they are sent, so a slow reader skips what is out of date and loses nothing."""

    def __init__(self, person: Person | None, seat: int | None, sign_in: str = "") -> None:
        self.person = person
        self.seat = seat
        self.lost: int | None = None
        """The seat that it showed before a bot took over."""
        self.sign_in = sign_in
        self.outbox: deque[FromServer] = deque()
        self.wake = asyncio.Event()
        self.chat_sent = 0
        self.ignores: frozenset[str] = frozenset()
        self.notes_sent: list[NoteInfo] = []
        self.position_sent = b""
        self.table_sent = b""
        self.table_stamp: tuple[object, ...] = ()
        self.slept: Slept | None = None

    @property
    def person_id(self) -> str:
        return "" if self.person is None else self.person.id

    def post(self, message: FromServer) -> None:
        self.outbox.append(message)
        self.wake.set()

    def fall_asleep(self) -> None:
        """Of what was told last only hashes remain."""
        if self.slept is None:
            notes, told = len(self.notes_sent), digest(dumps(self.notes_sent))
            self.slept = Slept(notes, told, digest(self.position_sent), digest(self.table_sent))
        self.notes_sent, self.position_sent, self.table_sent, self.table_stamp = [], b"", b"", ()

    def recall(self, position: bytes, notes: list[NoteInfo]) -> None:
        """What has not changed in sleep was told already."""
        slept, self.slept = self.slept, None
        if slept is not None:
            if slept.position == digest(position):
                self.position_sent = position
            if slept.told == digest(dumps(notes[: slept.notes])):
                self.notes_sent = notes[: slept.notes]

    def forget(self) -> None:
        """Another seat is shown from now on: everything is told anew."""
        self.position_sent = b""
        self.notes_sent = []
        self.slept = None
        self.wake.set()


def agreeing(old: list[NoteInfo], new: list[NoteInfo]) -> int:
    """How many lines at the beginning of two logs are the same."""
    if len(old) <= len(new) and (not old or old[-1] is new[len(old) - 1]):
        return len(old)
    for number, (before, after) in enumerate(zip(old, new, strict=False)):
        if before is not after and before != after:
            return number
    return min(len(old), len(new))
