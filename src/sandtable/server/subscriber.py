"""One open socket: what it shows, what it was told last, and what still has to be sent."""

from __future__ import annotations

import asyncio
import hashlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import orjson

from .responses import FromServer
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
        """For the loop that writes, which waits where the quick way cannot: for the match, or for a slow reader."""
        self.writing = False
        """That loop is at work: nothing may overtake it."""
        self.at_once: Callable[[], bool] | None = None
        """Tells everything now and says so, or says that it cannot."""
        self.failed: Exception | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stirred = False
        self.chat_sent = 0
        self.ignores: frozenset[str] = frozenset()
        self.notes_sent: list[bytes] = []
        self.position_sent = b""
        self.table_sent = b""
        self.table_stamp: tuple[object, ...] = ()
        self.slept: Slept | None = None

    @property
    def person_id(self) -> str:
        return "" if self.person is None else self.person.id

    def post(self, message: FromServer) -> None:
        self.outbox.append(message)
        self.stir()

    def stir(self) -> None:
        """There may be something to tell: once, when all that this round of the event loop brings has happened."""
        if self.at_once is None:
            self.wake.set()
        elif not self._stirred:
            self._stirred = True
            if self._loop is None:  # to ask for it each time would be a call of the system
                self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._tell)

    def _tell(self) -> None:
        self._stirred = False
        try:
            told = self.at_once is not None and not self.writing and not self.wake.is_set() and self.at_once()
        except Exception as error:
            self.failed, told = error, False
        if not told:
            self.wake.set()

    def fall_asleep(self) -> None:
        """Of what was told last only hashes remain."""
        if self.slept is None:
            notes, told = len(self.notes_sent), digest(b",".join(self.notes_sent))
            self.slept = Slept(notes, told, digest(self.position_sent), digest(self.table_sent))
        self.notes_sent, self.position_sent, self.table_sent, self.table_stamp = [], b"", b"", ()

    def recall(self, position: bytes, notes: list[bytes]) -> None:
        """What has not changed in sleep was told already."""
        slept, self.slept = self.slept, None
        if slept is not None:
            if slept.position == digest(position):
                self.position_sent = position
            if slept.told == digest(b",".join(notes[: slept.notes])):
                self.notes_sent = notes[: slept.notes]

    def forget(self) -> None:
        """Another seat is shown from now on: everything is told anew."""
        self.position_sent = b""
        self.notes_sent = []
        self.slept = None
        self.stir()


def agreeing(old: list[bytes], new: list[bytes]) -> int:
    """How many lines at the beginning of two logs are the same."""
    if len(old) <= len(new) and (not old or old[-1] is new[len(old) - 1]):
        return len(old)
    for number, (before, after) in enumerate(zip(old, new, strict=False)):
        if before is not after and before != after:
            return number
    return min(len(old), len(new))
