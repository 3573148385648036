"""Whose bot thinks next: whoever has used the least of the worker lately, by address and person, then by match."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from .studies import Asker

HALF_LIFE_S = 30.0
"""After so long, half of the time that somebody's bots have thought is forgotten."""
ALONE_SHARE = 0.5
"""A table of bots alone may use so much of a worker's time; then it waits, even where nobody else does."""
ALONE_S = ALONE_SHARE * HALF_LIFE_S / math.log(2)
"""What somebody who uses just that share has spent, as it is counted here."""
LOOK_AGAIN_S = 0.5
NAMES_KEPT = 20_000


class Spent:
    """Seconds used by name; old ones count less and less.

    >>> spent = Spent()
    >>> spent.add("ada", 8.0, now=0.0)
    >>> spent.of("ada", now=60.0), spent.of("bob", now=60.0)
    (2.0, 0.0)
    """

    def __init__(self) -> None:
        self._known: dict[str, tuple[float, float]] = {}

    def of(self, name: str, now: float) -> float:
        seconds, at = self._known.get(name, (0.0, now))
        return seconds * math.exp2((at - now) / HALF_LIFE_S)

    def add(self, name: str, seconds: float, now: float) -> None:
        self._known[name] = (self.of(name, now) + seconds, now)
        if len(self._known) > NAMES_KEPT:
            self._known = {name: known for name, known in self._known.items() if self.of(name, now) > 0.01}


@dataclass(eq=False)
class Waiting:
    who: Asker
    match: str
    alone: bool
    turn: asyncio.Event = field(default_factory=asyncio.Event)


class FairQueue:
    """One at a time. Tables where somebody plays come before tables of bots alone, which have a budget besides.

    Many addresses of one person gain nothing, nor do many persons at one address: whichever has used more counts.
    """

    def __init__(self) -> None:
        self._waiting: list[Waiting] = []
        self._taken = False
        self._by_asker = Spent()
        self._by_match = Spent()
        self._looking: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, who: Asker, match: str, alone: bool) -> AsyncIterator[None]:
        waiting = Waiting(who, match, alone)
        self._waiting.append(waiting)
        self._next()
        try:
            await waiting.turn.wait()
        except asyncio.CancelledError:
            if waiting.turn.is_set():
                self._taken = False
            else:
                self._waiting.remove(waiting)
            self._next()
            raise
        started = time.monotonic()
        try:
            yield
        finally:
            now = time.monotonic()
            for key in who.keys:
                self._by_asker.add(key, now - started, now)
            self._by_match.add(match, now - started, now)
            self._taken = False
            self._next()

    def _next(self) -> None:
        if self._taken or not self._waiting:
            return
        now = time.monotonic()
        ready = [one for one in self._waiting if not one.alone or self._by_match.of(one.match, now) < ALONE_S]
        if not ready:
            self._look_again()
            return
        chosen = min(
            ready,
            key=lambda one: (one.alone, self._spent_by(one.who, now), self._by_match.of(one.match, now)),
        )
        self._waiting.remove(chosen)
        self._taken = True
        chosen.turn.set()

    def _spent_by(self, who: Asker, now: float) -> float:
        return max((self._by_asker.of(key, now) for key in who.keys), default=0.0)

    def _look_again(self) -> None:
        """All who wait have used up their budget for now."""
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(LOOK_AGAIN_S, self._look)

    def _look(self) -> None:
        self._looking = None
        self._next()
