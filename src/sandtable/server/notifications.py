"""How a process hears that another one has written: LISTEN on PostgreSQL, a look at the file's version on SQLite.

Neither is relied on alone: every second, and after each interruption, all open matches are compared with what
the store has.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NoReturn

import psycopg

from .hub import Hub
from .journal import CHANNEL
from .store import Store
from .tasks import alive

log = logging.getLogger(__name__)

POLL_S = 0.25
COMPARE_S = 1.0
RECONNECT_S = 0.5


async def compare(hub: Hub) -> None:
    """Catches up with whatever was written to the open matches, heard of or not."""
    known = hub.open_matches()
    for id, seq in (await hub.run(hub.store.news_of, known)).items():
        if seq is None:
            hub.vanished(id)
        elif seq > known[id]:
            try:
                await hub.refresh(id, seq)
            except Exception as error:
                hub.set_aside(id, error)


async def keep_comparing(hub: Hub) -> NoReturn:
    while True:
        alive()
        await compare(hub)
        await asyncio.sleep(COMPARE_S)


async def listen(hub: Hub) -> None:
    """Hears of every match that changes; runs until cancelled."""
    if hub.store.kind == "postgresql":
        await _listen_postgresql(hub)
    else:
        await _watch_sqlite(hub)


async def _listen_postgresql(hub: Hub) -> None:
    store: Store = hub.store
    address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await compare(hub)
                async for notice in connection.notifies():
                    process, match, seq = notice.payload.split(" ")
                    if process != store.process:
                        await hub.refresh(match, int(seq))
        except psycopg.Error as error:
            log.warning("listening was interrupted", extra={"error": str(error)})
            await asyncio.sleep(RECONNECT_S)


async def _watch_sqlite(hub: Hub) -> None:
    """`data_version` of a connection changes when any other connection has written."""
    raw: Any = hub.store.engine.raw_connection()
    try:
        seen = _data_version(raw)
        while True:
            await asyncio.sleep(POLL_S)
            version = _data_version(raw)
            if version != seen:
                seen = version
                await compare(hub)
    finally:
        raw.close()


def _data_version(raw: Any) -> int:
    cursor = raw.cursor()
    cursor.execute("PRAGMA data_version")
    version: int = cursor.fetchone()[0]
    cursor.close()
    return version
