"""A process of the server that thinks, so that the event loop need not; when it hangs or dies, another follows."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import TypeVar, TypeVarTuple, Unpack

from .bot_worker import begin_worker, ready

T = TypeVar("T")
Given = TypeVarTuple("Given")

PATIENCE_S = 60.0
"""Who thinks longer than this is stopped."""

FAREWELL_S = 3.0


class WorkerProcess:
    """Starts with the first piece of work, or when it is warmed up."""

    def __init__(self) -> None:
        self.starts = 0
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        self.starts += 1
        return ProcessPoolExecutor(
            1, mp_context=get_context("spawn"), initializer=begin_worker, initargs=(os.getpid(),)
        )

    def warm_up(self) -> None:
        self._pool.submit(ready)

    async def run(self, work: Callable[[Unpack[Given]], T], *arguments: *Given) -> T:
        """Does the work there; what the process remembers is lost when it has to be stopped."""
        asked = asyncio.get_running_loop().run_in_executor(self._pool, work, *arguments)
        try:
            return await asyncio.wait_for(asked, PATIENCE_S)
        except (TimeoutError, BrokenProcessPool):
            self._kill()
            self._pool = self._new_pool()
            raise

    def _kill(self) -> None:
        for process in list((getattr(self._pool, "_processes", None) or {}).values()):
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Lets the process finish its thought, but not for long."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        try:
            await asyncio.wait_for(asyncio.to_thread(self._pool.shutdown, True), FAREWELL_S)
        except TimeoutError:
            self._kill()
