"""Group commit: appends that arrive while a transaction is being written go into the next one together."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from .appends import Append
from .errors import Refusal
from .metrics import COMMIT_SECONDS, COMMIT_SIZE
from .store import Store

log = logging.getLogger(__name__)

T = TypeVar("T")
Waiting = tuple[Append, asyncio.Future[bool]]
LARGEST = 200


class Writer:
    """One thread writes; whoever waits for an append is told when it is durable, or that it came too late.

    The event loop calls it once a round, when all that the round brought waits; from then on the thread goes on by
    itself, since a busy loop would only hear later that a transaction is done.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: deque[Waiting] = deque()
        self._called = False
        """Whether the thread is called to what waits, and has not yet come to take it."""

    async def append(self, append: Append) -> bool:
        """True once durable; False when somebody else wrote first. Nothing is half-written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((append, done))
        if not self._called:
            self._called = True
            loop.call_soon(self._thread.submit, self._write_batch, loop)
        return await done

    async def run(self, write: Callable[..., T], *arguments: object) -> T:
        """Another write, in its turn."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, write, *arguments)

    async def close(self) -> None:
        """Returns when everything that waits has been written."""
        while self._waiting:
            await asyncio.sleep(0)
            await self.run(lambda: None)
        self._thread.shutdown()

    def _write_batch(self, loop: asyncio.AbstractEventLoop) -> None:
        """In the thread. What is appended after `_called` is reset calls again, so that nothing is forgotten."""
        self._called = False
        batch = [self._waiting.popleft() for _ in range(min(LARGEST, len(self._waiting)))]
        if len(batch) == LARGEST:
            self._called = True
            self._thread.submit(self._write_batch, loop)
        if batch:
            loop.call_soon_threadsafe(settle, batch, self._write([append for append, _ in batch]))

    def _write(self, appends: list[Append]) -> list[bool] | Refusal:
        COMMIT_SIZE.observe(len(appends))
        try:
            with COMMIT_SECONDS.time():
                return self._store.append_all(appends)
        except Exception as error:
            log.exception("store cannot be written", extra={"appends": len(appends)})
            return Refusal("busy", f"The store did not take the answer ({type(error).__name__}); please try again")


def settle(batch: list[Waiting], written: list[bool] | Refusal) -> None:
    """Tells those who wait for a batch what has become of it."""
    for number, (_, done) in enumerate(batch):
        if done.done():
            continue
        if isinstance(written, Refusal):
            done.set_exception(Refusal(written.code, written.message))
        else:
            done.set_result(written[number])
