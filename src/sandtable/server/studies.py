"""Work that grows with the length of a game: off the event loop, few at once, fair between those who ask for it.

Nobody, by address or by person, has more than one study running, so that one visitor cannot fill the pool. A study
whose asker has left, or that takes too long, is given up at its next `breathe`.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import ParamSpec, TypeVar

from .errors import Refusal

P = ParamSpec("P")
T = TypeVar("T")

LOOK_S = 0.25
"""How often a study's asker is looked for."""
WORK_S, REST_S = 0.001, 0.001
"""A study rests after so much work, so that whoever plays need not wait for the interpreter's lock."""


@dataclass(frozen=True)
class Asker:
    """Who waits for what is being done; the server itself has neither address nor name."""

    address: str = ""
    person: str = ""

    @property
    def keys(self) -> frozenset[str]:
        """What two askers have in common if they count as one."""
        named = {"address": self.address, "person": self.person}
        return frozenset(f"{kind} {name}" for kind, name in named.items() if name)


asker: ContextVar[Asker] = ContextVar("asker", default=Asker())  # noqa: B039 (it is frozen)


def known_as(person: str) -> None:
    """From here on the asker has a name."""
    asker.set(replace(asker.get(), person=person))


class GivenUp(BaseException):
    """Nobody waits for this study any more. No error, so that whoever mends errors does not take it for one."""


@dataclass(eq=False)
class Study:
    keys: frozenset[str]
    seconds: float
    rests: bool
    turn: asyncio.Event = field(default_factory=asyncio.Event)
    given_up: threading.Event = field(default_factory=threading.Event)
    until: float = float("inf")
    rested: float = 0.0

    def breathe(self) -> None:
        if self.given_up.is_set():
            raise GivenUp
        now = time.monotonic()
        if now > self.until:
            raise Refusal("busy", "This is taking too long; please try again later", retry_after_s=10.0)
        if self.rests and now > self.rested + WORK_S:
            time.sleep(REST_S)
            self.rested = time.monotonic()


_here = threading.local()


def breathe() -> None:
    """To be called now and then by whatever may take long; outside a study it does nothing."""
    study: Study | None = getattr(_here, "study", None)
    if study is not None:
        study.breathe()


class Studies:
    def __init__(self, name: str, workers: int, waiting: int, seconds: float, rests: bool = True) -> None:
        self._pool = ThreadPoolExecutor(workers, name)
        self._free = workers
        self._most = waiting
        self._seconds = seconds
        self._rests = rests
        self._waiting: list[Study] = []
        self._running: set[Study] = set()

    async def run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Does the work in a thread when it is its turn."""
        study = self._enter(asker.get())
        try:
            self._next()
            await study.turn.wait()
        except asyncio.CancelledError:
            self._leave(study)
            raise
        doing = asyncio.get_running_loop().run_in_executor(
            self._pool, lambda: self._do(study, lambda: work(*arguments, **named))
        )
        doing.add_done_callback(lambda _: self._leave(study))
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            study.given_up.set()
            doing.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise

    def close(self) -> None:
        for study in self._running:
            study.given_up.set()
        self._pool.shutdown(cancel_futures=True)

    def _enter(self, who: Asker) -> Study:
        if sum(bool(study.keys & who.keys) for study in self._waiting) >= self._most:
            raise Refusal("too-many", "You are already waiting for too much at once", retry_after_s=1.0)
        study = Study(who.keys, self._seconds, self._rests)
        self._waiting.append(study)
        return study

    def _next(self) -> None:
        """Whoever has waited longest of those who have nothing running."""
        for study in list(self._waiting):
            if self._free and not any(study.keys & other.keys for other in self._running):
                self._waiting.remove(study)
                self._running.add(study)
                self._free -= 1
                study.until = time.monotonic() + study.seconds
                study.turn.set()

    def _leave(self, study: Study) -> None:
        with suppress(ValueError):
            self._waiting.remove(study)
        if study in self._running:
            self._running.remove(study)
            self._free += 1
        self._next()

    def _do(self, study: Study, work: Callable[[], T]) -> T:
        _here.study = study
        try:
            study.breathe()
            return work()
        finally:
            _here.study = None


async def unless_gone(is_gone: Callable[[], Awaitable[bool]], work: Awaitable[T]) -> T:
    """The outcome of the work, which is given up when whoever asked for it has left."""
    doing = asyncio.ensure_future(work)
    try:
        while not doing.done():
            await asyncio.wait([doing], timeout=LOOK_S)
            if not doing.done() and await is_gone():
                doing.cancel()
                raise Refusal("busy", "Nobody is waiting for this any more")
    finally:
        doing.cancel()
    return await doing
