"""Group commit: appends that arrive while a transaction is being written go into the next one together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .appends import Append
from .errors import Refusal
from .metrics import COMMIT_SECONDS, COMMIT_SIZE
from .store import Store

log = logging.getLogger(__name__)

T = TypeVar("T")
LARGEST = 200


class Writer:
    """One thread writes; whoever waits for an append is told when it is durable, or that it came too late."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._running: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> bool:
        """True once durable; False when somebody else wrote first. Nothing is half-written."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._drain())
        return await done

    async def run(self, write: Callable[..., T], *arguments: object) -> T:
        """Another write, in its turn."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, write, *arguments)

    async def close(self) -> None:
        if self._running is not None:
            await self._running
        self._thread.shutdown()

    async def _drain(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            await self._write(batch)

    async def _write(self, batch: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        COMMIT_SIZE.observe(len(batch))
        appends = [append for append, _ in batch]
        try:
            with COMMIT_SECONDS.time():
                fits = await asyncio.get_running_loop().run_in_executor(self._thread, self._store.append_all, appends)
        except Exception as error:
            log.exception("store cannot be written", extra={"appends": len(appends)})
            for _, done in batch:
                if not done.done():
                    done.set_exception(
                        Refusal("busy", f"The store did not take the answer ({type(error).__name__}); please try again")
                    )
            return
        for (_, done), fit in zip(batch, fits, strict=True):
            if not done.done():
                done.set_result(fit)
