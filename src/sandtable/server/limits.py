"""How much a stranger may send: so many things of a kind, by sender."""

from __future__ import annotations

import time
from collections import OrderedDict

from .errors import Refusal
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
        self._tokens = float(rate.burst)
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
            raise Refusal("too-many", f"Too many {kind}; please wait {wait:.1f} seconds", retry_after_s=wait)
