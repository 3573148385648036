"""Answers compressed for those who can read them so: text of some size, and what never changes only once."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALLEST = 1400
"""Shorter ones fit into one packet as they are."""
LARGE = 32 * 1024
"""Longer ones are compressed in a thread, so that nobody else waits."""
LEVEL = 6
TEXTUAL = ("text/", "application/json", "application/jsonl", "application/javascript", "image/svg+xml")


def is_text(content_type: str) -> bool:
    return content_type.startswith(TEXTUAL)


def wants_gzip(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


@lru_cache(maxsize=128)
def compressed_once(body: bytes) -> bytes:
    """For what is asked for again and again: boards, texts, rules."""
    return gzip.compress(body, LEVEL, mtime=0)


class Compression:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not wants_gzip(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        start: Message | None = None

        async def smaller(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                began, start = start, None
                if len(message.get("body", b"")) > LARGE:
                    message = await asyncio.to_thread(_compress, began, message)
                else:
                    message = _compress(began, message)
                await send(began)
            await send(message)

        await self.app(scope, receive, smaller)


def _compress(start: Message, message: Message) -> Message:
    """The whole body at once, if it is here and that is worth it; the headers follow."""
    headers = MutableHeaders(raw=start["headers"])
    body: bytes = message.get("body", b"")
    whole = len(body) >= SMALLEST and not message.get("more_body", False)
    if not whole or not is_text(headers.get("content-type", "")) or "content-encoding" in headers:
        return message
    small = compressed_once(body) if "etag" in headers else gzip.compress(body, LEVEL - 2, mtime=0)
    headers["Content-Encoding"] = "gzip"
    headers["Content-Length"] = str(len(small))
    headers.add_vary_header("Accept-Encoding")
    start["headers"] = headers.raw
    return {**message, "body": small}
