"""When memory is searched for garbage. Left to itself Python would search just when many answers are on their way."""

from __future__ import annotations

import asyncio
import gc
import time

from .hub import Hub
from .tasks import alive

BY_ITSELF = (20_000, 0, 1_000_000)
"""How much has to be made and kept, between two moments of ours, before Python searches nevertheless: what a short
search goes through stays small where much is made at once, as by a branch of a long game, and a full one never comes
by itself."""
SHORT_S = 1.0
"""Requests and sockets that end leave garbage, answers do not: what they leave stays, and is gone through once."""
QUIET_S = 10.0
SOONEST_S, LATEST_S = 300.0, 3_600.0
"""A full search goes through every open match, which takes most of a second for a thousand: after the last one it
waits for so long at least, then until nobody has touched a match for a while, but not for ever."""


def set_up() -> None:
    """What is there from the start stays."""
    gc.set_threshold(*BY_ITSELF)
    gc.freeze()


async def keep_tidy(hub: Hub) -> None:
    full = time.monotonic()
    while True:
        alive()
        await asyncio.sleep(SHORT_S)
        now = time.monotonic()
        if is_due(now - full, now - hub.last_touched):
            gc.collect()
            full = now
        else:
            gc.collect(1)


def is_due(since_full: float, since_touched: float) -> bool:
    """Whether to search everything: in a quiet spell, or because no such spell comes.

    >>> is_due(since_full=500, since_touched=60), is_due(since_full=500, since_touched=2)
    (True, False)
    >>> is_due(since_full=60, since_touched=60), is_due(since_full=4_000, since_touched=2)
    (False, True)
    """
    return since_full >= (SOONEST_S if since_touched >= QUIET_S else LATEST_S)
