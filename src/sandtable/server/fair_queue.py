"""Whose bot thinks next: whoever has used the least of the worker lately, by origin and then by match."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

HALF_LIFE_S = 30.0
"""After so long, half of the time that somebody's bots have thought is forgotten."""
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
    origin: str
    match: str
    alone: bool
    turn: asyncio.Event = field(default_factory=asyncio.Event)


class FairQueue:
    """One at a time. Tables where somebody plays come before tables of bots alone."""

    def __init__(self) -> None:
        self._waiting: list[Waiting] = []
        self._taken = False
        self._by_origin = Spent()
        self._by_match = Spent()

    @asynccontextmanager
    async def turn(self, origin: str, match: str, alone: bool) -> AsyncIterator[None]:
        waiting = Waiting(origin, match, alone)
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
            self._by_origin.add(origin, now - started, now)
            self._by_match.add(match, now - started, now)
            self._taken = False
            self._next()

    def _next(self) -> None:
        if self._taken or not self._waiting:
            return
        now = time.monotonic()
        chosen = min(
            self._waiting,
            key=lambda one: (one.alone, self._by_origin.of(one.origin, now), self._by_match.of(one.match, now)),
        )
        self._waiting.remove(chosen)
        self._taken = True
        chosen.turn.set()
