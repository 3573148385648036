"""How a process hears that another one has written: LISTEN on PostgreSQL, a look at the file's version on SQLite."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg

from .store import CHANNEL, Store

log = logging.getLogger(__name__)

Heard = Callable[[str, int], Awaitable[None]]
POLL_S = 0.25
MARGIN_MS = 2000


async def listen(store: Store, heard: Heard) -> None:
    """Calls `heard` with id and sequence number of every match that changes; runs until cancelled."""
    if store.kind == "postgresql":
        await _listen_postgresql(store, heard)
    else:
        await _watch_sqlite(store, heard)


async def _listen_postgresql(store: Store, heard: Heard) -> None:
    address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                async for notice in connection.notifies():
                    process, match, seq = notice.payload.split(" ")
                    if process != store.process:
                        await heard(match, int(seq))
        except psycopg.Error as error:
            log.warning("listening was interrupted", extra={"error": str(error)})
            await asyncio.sleep(1)


async def _watch_sqlite(store: Store, heard: Heard) -> None:
    """`data_version` of a connection changes when any other connection has written."""
    loop = asyncio.get_running_loop()
    raw: Any = store.engine.raw_connection()
    try:
        seen = _data_version(raw)
        while True:
            await asyncio.sleep(POLL_S)
            version = _data_version(raw)
            if version != seen:
                seen = version
                since = time.time_ns() // 1_000_000 - MARGIN_MS
                for match, seq in await loop.run_in_executor(None, store.changed_since, since):
                    await heard(match, seq)
    finally:
        raw.close()


def _data_version(raw: Any) -> int:
    cursor = raw.cursor()
    cursor.execute("PRAGMA data_version")
    version: int = cursor.fetchone()[0]
    cursor.close()
    return version
