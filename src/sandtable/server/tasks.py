"""Background tasks that are watched: one that fails is reported and started again, and health knows of it.

Those that work round after round say so at each; one that no longer does hangs, and health knows of that too.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextvars import ContextVar

from .metrics import TASK_FAILURES

log = logging.getLogger(__name__)

AGAIN_S = 1.0
RECENT_S = 30.0
"""A task that failed this long ago and no later is well again."""
SILENT_S = 60.0
"""A task that has not begun another round for so long hangs."""

_say_alive: ContextVar[Callable[[], None]] = ContextVar("say_alive")


def alive() -> None:
    """Said by a background task whenever it gets on with its work; elsewhere it means nothing."""
    if (say := _say_alive.get(None)) is not None:
        say()


class Tasks:
    def __init__(self) -> None:
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, float] = {}
        self._heard: dict[str, float] = {}
        """Only of those that say that they are alive."""

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self._running[name] = asyncio.create_task(self._watch(name, work), name=name)

    def unwell(self) -> list[str]:
        """Tasks that have ended, or failed a moment ago, or hang."""
        now = time.monotonic()
        return [
            name
            for name, task in self._running.items()
            if task.done()
            or now - self._failed.get(name, -RECENT_S) < RECENT_S
            or now - self._heard.get(name, now) > SILENT_S
        ]

    async def close(self) -> None:
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    def _hear(self, name: str) -> None:
        self._heard[name] = time.monotonic()

    async def _watch(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        _say_alive.set(lambda: self._hear(name))
        while True:
            self._heard.pop(name, None)
            try:
                await work()
                log.error("background task ended", extra={"task": name})
            except Exception:
                log.exception("background task failed", extra={"task": name})
            self._failed[name] = time.monotonic()
            TASK_FAILURES.labels(name).inc()
            await asyncio.sleep(AGAIN_S)
