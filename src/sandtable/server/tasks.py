"""Background tasks that are watched: one that fails is reported and started again, and health knows of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from .metrics import TASK_FAILURES

log = logging.getLogger(__name__)

AGAIN_S = 1.0
RECENT_S = 30.0
"""A task that failed this long ago and no later is well again."""


class Tasks:
    def __init__(self) -> None:
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, float] = {}

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        self._running[name] = asyncio.create_task(self._watch(name, work), name=name)

    def unwell(self) -> list[str]:
        """Tasks that have ended, or failed a moment ago."""
        now = time.monotonic()
        return [
            name
            for name, task in self._running.items()
            if task.done() or now - self._failed.get(name, -RECENT_S) < RECENT_S
        ]

    async def close(self) -> None:
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _watch(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
                log.error("background task ended", extra={"task": name})
            except Exception:
                log.exception("background task failed", extra={"task": name})
            self._failed[name] = time.monotonic()
            TASK_FAILURES.labels(name).inc()
            await asyncio.sleep(AGAIN_S)
