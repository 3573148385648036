"""Connections before they are requests: so many in all and of one address, and none that waits without end."""

from __future__ import annotations

import asyncio
import ipaddress
import struct
from collections import Counter
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from .environment import proxies_of
from .middleware import sender_of
from .settings import Limits, Settings

TEXTS = "sandtable.texts"
"""The extension of ASGI by which a socket's texts are sent."""


class Doorkeeper:
    """Counts the connections of one process. A proxy that is trusted brings everybody's, and is not counted alone."""

    def __init__(self, settings: Settings) -> None:
        self.limits: Limits = settings.limits
        self._proxies = [ipaddress.ip_network(proxy) for proxy in proxies_of(settings)]
        self._open: Counter[str] = Counter()

    def admits(self, sender: str) -> bool:
        self._open[sender] += 1
        if self._open.total() > self.limits.connections:
            return False
        return self._open[sender] <= self.limits.connections_per_address or self._is_proxy(sender)

    def gone(self, sender: str) -> None:
        self._open[sender] -= 1
        if not self._open[sender]:
            del self._open[sender]

    def _is_proxy(self, sender: str) -> bool:
        try:
            address = ipaddress.ip_address(sender)
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


class GuardedProtocol(HttpToolsProtocol):
    doorkeeper: Doorkeeper

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._waiting: asyncio.TimerHandle | None = None
        self._sender: str | None = sender_of({"client": self.client})
        if self.doorkeeper.admits(self._sender):
            self._expect_request()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._expect_request()
        super().data_received(data)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Sockets are counted where they are answered."""
        self._leave()
        super().handle_websocket_upgrade()

    def _expect_request(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(self.doorkeeper.limits.request_s, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _leave(self) -> None:
        self._stop_waiting()
        if self._sender is not None:
            self.doorkeeper.gone(self._sender)
            self._sender = None


class TextsProtocol(WebSocketsSansIOProtocol):
    """Offers a way past the layers in between, by which texts that are bytes already go out together."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][TEXTS] = {
            "send": self.send_texts,
            "send_now": self.send_texts_now,
            "is_gone": self.is_gone,
        }
        await super().run_asgi()

    async def is_gone(self) -> bool:
        """Whether the other side has left, without reading what it has sent."""
        return self.disconnected or self.transport.is_closing()

    async def send_texts(self, texts: list[bytes]) -> None:
        if not self.writable.is_set():
            await self.writable.wait()
        self._write(texts)

    def send_texts_now(self, compose: Callable[[], list[bytes] | None]) -> bool:
        """Sends what is composed, if it can go out at once; else nothing is composed, or it is not yet possible."""
        if not self.writable.is_set() or (texts := compose()) is None:
            return False
        if texts:
            self._write(texts)
        return True

    def _write(self, texts: list[bytes]) -> None:
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise WebSocketDisconnect
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for text in texts for part in (text_header(len(text)), text)]))

    def send_receive_event_to_app(self) -> None:
        """Reading halts only once a second message waits: to halt and go on for each costs more than the message."""
        halted, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = halted
        if not halted and self.queue.qsize() > 1 and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()


def text_header(size: int) -> bytes:
    """The beginning of an unmasked frame that holds a whole text.

    >>> text_header(5), text_header(200), text_header(70_000)
    (b'\\x81\\x05', b'\\x81~\\x00\\xc8', b'\\x81\\x7f\\x00\\x00\\x00\\x00\\x00\\x01\\x11p')
    """
    if size < 126:
        return bytes((0x81, size))
    return struct.pack("!BBH", 0x81, 126, size) if size < 65_536 else struct.pack("!BBQ", 0x81, 127, size)


def guarded(settings: Settings) -> type[Any]:
    """The protocol of one server, with a count of its own."""
    return type("Guarded", (GuardedProtocol,), {"doorkeeper": Doorkeeper(settings)})
