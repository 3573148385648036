"""A proxy that is as little sticky as can be: each connection goes to the next server."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from urllib.parse import urlsplit


@contextmanager
def taking_turns(urls: list[str]) -> Iterator[str]:
    """The address of a proxy before these servers; it ends with the block."""
    turns, loop = cycle([urlsplit(url) for url in urls]), asyncio.new_event_loop()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server = next(turns)
        there, back = await asyncio.open_connection(server.hostname, server.port)
        await asyncio.gather(pass_on(reader, back), pass_on(there, writer))

    listening = loop.run_until_complete(asyncio.start_server(connect, "127.0.0.1", 0))
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
