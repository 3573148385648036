"""What every HTTP request passes: rate and size limits, a log line, metrics."""

from __future__ import annotations

import logging
import math
import time

from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .errors import Refusal
from .limits import Limiter
from .metrics import REQUEST_SECONDS, REQUESTS
from .settings import Limits
from .subscriber import dumps

log = logging.getLogger("sandtable.server.request")

PRUDENT = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
]
"""No guessing of types, no table inside a stranger's page, no invitation link told to other sites."""


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
        started, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *PRUDENT]
            await send(message)

        try:
            await self._let_through(scope, receive, noted)
        finally:
            self._note(scope, status, time.perf_counter() - started)

    async def _let_through(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["path"].startswith("/api"):
                self.limiter.check("requests", sender_of(scope))
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

        await self.app(scope, replayed, send)

    async def _read(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body, as long as it is short enough."""
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
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
            raise Refusal("too-large", f"{length} bytes or more are too many; {most} are allowed")
        return b"".join(parts)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        REQUESTS.labels(route, scope["method"], status).inc()
        REQUEST_SECONDS.labels(route).observe(seconds)
        fields = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra=fields)


def sender_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
