"""A WebSocket client that costs next to nothing, so that a load test measures the server and not its own clients.

It understands what this server sends: whole text frames, pings, close. Its own frames are masked with zeros.
"""

from __future__ import annotations

import asyncio
import base64
import os
from types import TracebackType
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"


class Closed(ConnectionError):
    """The server has gone."""


class LightSocket(asyncio.Protocol):
    """`async with LightSocket(address, cookie) as socket`, then `await socket.recv()` and `socket.send(text)`."""

    def __init__(self, address: str, cookie: str) -> None:
        self.address = urlsplit(address)
        self.cookie = cookie
        self._unread = b""
        self._upgraded = False
        self._arrived: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def __aenter__(self) -> LightSocket:
        loop = asyncio.get_running_loop()
        assert self.address.hostname is not None and self.address.port is not None
        self._transport, _ = await loop.create_connection(lambda: self, self.address.hostname, self.address.port)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self.address.path}?{self.address.query} HTTP/1.1\r\nHost: {self.address.netloc}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._transport.close()

    async def recv(self) -> bytes:
        message = await self._arrived.get()
        if message is None:
            raise Closed
        return message

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        if not self._transport.is_closing():
            self._transport.write(bytes([0x80 | kind]) + size + NO_MASK + data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived.put_nowait(None)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._upgraded:
            head, end, rest = self._unread.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._transport.abort()
                return
            self._upgraded, self._unread = True, rest
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        data = self._unread
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return False
        payload, self._unread = data[start : start + size], data[start + size :]
        kind = data[0] & 0x0F
        if kind == TEXT:
            self._arrived.put_nowait(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self._transport.close()
        return True
