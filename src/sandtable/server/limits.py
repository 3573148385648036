"""How much a stranger may send: rates by sender, and the size of a body."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .refusal import Refusal
from .settings import Limits, Rate

SENDERS_KEPT = 20_000


class Bucket:
    """Holds `burst` tokens and refills; one is taken for each thing done.

    >>> bucket = Bucket(Rate(2, 1.0), now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)]
    [0.0, 0.0, 1.0, 0.0]
    """

    __slots__ = ("_at", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._tokens = rate.burst
        self._at = now

    def take(self, now: float) -> float:
        """Zero if it may be done; else how many seconds to wait."""
        self._tokens = min(self._rate.burst, self._tokens + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._tokens >= 1:
            self._tokens -= 1
            return 0.0
        return (1 - self._tokens) / self._rate.per_second


class Limiter:
    """One bucket for each sender and each kind of thing."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, kind: str, sender: str) -> None:
        rate: Rate = getattr(self.limits, kind)
        now = time.monotonic()
        bucket = self._buckets.pop((kind, sender), None) or Bucket(rate, now)
        self._buckets[kind, sender] = bucket
        if len(self._buckets) > SENDERS_KEPT:
            self._buckets.popitem(last=False)
        if wait := bucket.take(now):
            raise Refusal("too-many", f"too many {kind}; wait {wait:.1f} seconds", retry_after_s=wait)


class BodyLimit:
    """Refuses a body that says, or turns out, to be too long; routes for records allow more."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        most = self.limits.record if scope["path"] == "/api/records" else self.limits.body
        seen = 0

        async def counted() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise Refusal("too-large", f"more than {most} bytes")
            return message

        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > most:
            scope["state"] = {**scope.get("state", {}), "too_large": most}
        await self.app(scope, counted, send)
