"""What every HTTP request passes: rate and size limits, a log line, metrics."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import math
import time
from contextlib import suppress

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import Refusal
from .limits import Limiter
from .metrics import REQUEST_SECONDS, REQUESTS
from .settings import Limits
from .studies import Asker, asker
from .subscriber import dumps

log = logging.getLogger("sandtable.server.request")

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PRUDENT = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
"""No guessing of types, no table inside a stranger's page, no invitation link told to other sites, no devices."""
ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")
BODILESS = ("GET", "HEAD", "OPTIONS")
HAS_LEFT = 499
"""The status, in log and metrics alone, of a request whose sender did not wait for the answer."""


class HasLeft(Exception):
    """Nobody waits for the answer any more."""


def refusal_response(refusal: Refusal) -> Response:
    headers = {"Retry-After": str(math.ceil(refusal.retry_after_s))} if refusal.retry_after_s else None
    return Response(dumps(refusal.as_json()), refusal.status, headers, media_type="application/json")


class Middleware:
    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.limiter = Limiter(limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status, method = time.perf_counter(), 500, scope["method"]
        if method == "HEAD":
            scope = {**scope, "method": "GET"}
        asker.set(Asker(sender_of(scope)))

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = prudent_headers(scope, list(message.get("headers", ())))
            elif method == "HEAD":
                message = {**message, "body": b""}
            await send(message)

        try:
            await self._let_through(scope, receive, noted)
        except HasLeft:
            status = HAS_LEFT
        finally:
            self._note(scope, method, status, time.perf_counter() - started)

    async def _let_through(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.limiter.check("requests" if scope["path"].startswith("/api") else "files", sender_of(scope))
            body = await self._read(scope, receive)
        except Refusal as refusal:
            await refusal_response(refusal)(scope, receive, send)
            return
        given = False

        async def replayed() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        if scope["method"] in BODILESS and scope["path"].startswith("/api"):
            await self._answer_unless_gone(scope, receive, send)
        else:
            await self.app(scope, replayed, send)

    async def _answer_unless_gone(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Whoever only looks may leave; then what is worked out for them, be it a whole match opened, is given up."""
        answered = False

        async def noted(message: Message) -> None:
            nonlocal answered
            answered = answered or (message["type"] == "http.response.body" and not message.get("more_body", False))
            await send(message)

        answering = asyncio.ensure_future(self.app(scope, receive, noted))
        leaving = asyncio.ensure_future(until_gone(receive))
        try:
            await asyncio.wait({answering, leaving}, return_when=asyncio.FIRST_COMPLETED)
            if answering.done() or answered:
                await answering
                return
        finally:
            leaving.cancel()
            answering.cancel()
        with suppress(asyncio.CancelledError):
            await answering
        raise HasLeft

    async def _read(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body, as long as it is short enough."""
        if scope["method"] in BODILESS:
            return b""
        most = self.limits.record if scope["path"] == "/api/records" else self.limits.body
        declared = dict(scope["headers"]).get(b"content-length", b"")
        size = int(declared) if declared.isdigit() else 0
        parts: list[bytes] = []
        more = size <= most
        length = size if size > most else 0
        while more and length <= most:
            message = await receive()
            parts.append(message.get("body", b""))
            length += len(parts[-1])
            more = message["type"] == "http.request" and message.get("more_body", False)
        if length > most:
            raise Refusal("too-large", f"This request is too large: at most {most} bytes are allowed")
        return b"".join(parts)

    def _note(self, scope: Scope, method: str, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        REQUESTS.labels(route, method, status).inc()
        REQUEST_SECONDS.labels(route).observe(seconds)
        fields = {"method": method, "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=fields)


async def until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def prudent_headers(scope: Scope, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """A page that needs a policy of its own has set it; over TLS the browser is told to stay there."""
    given = {name.lower() for name, _ in headers}
    policy = [] if b"content-security-policy" in given else [(b"content-security-policy", POLICY.encode())]
    return [*headers, *PRUDENT, *policy, *([ONLY_TLS] if scope.get("scheme") == "https" else [])]


def sender_of(scope: Scope) -> str:
    """Who sends, as far as an address tells: of IPv6 the network, for a visitor has all of it.

    >>> sender_of({"client": ("2001:db8:1:2:3:4:5:6", 1)}), sender_of({"client": ("192.0.2.7", 1)})
    ('2001:db8:1:2::', '192.0.2.7')
    """
    client = scope.get("client")
    address: str = client[0] if client else ""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False).network_address)
    return address
