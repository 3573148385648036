"""A match in memory: its table, who watches it, and what each seat is shown of it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass

from .serialize import Notebook, clocks_json, position_json
from .subscriber import Subscriber, dumps
from .table import Table


@dataclass(frozen=True, slots=True)
class Asleep:
    """A match of which only this is in memory: how far it has come, and when its clocks next show something new."""

    seq: int
    alarm: int | None


def next_alarm(table: Table, now: int) -> int | None:
    clocks = clocks_json(table, [], now)
    shown = (
        [] if clocks is None else [now + clocks["left"][seat] for seat in clocks["running"] if clocks["left"][seat] > 0]
    )
    coming = [at for at in table.deadlines().values() if at > now]
    return min(shown + coming, default=None)


class Live:
    """A match in memory. Whoever reads or changes it holds the lock; what is not yet durable is never seen."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.behind = False
        self.subscribers: set[Subscriber] = set()
        self.comings = 0
        self.overdue: list[int] = []
        """Seats whose deadline had passed when the sweeper last looked."""
        self.touched = time.monotonic()
        self.asleep: Asleep | None = None
        self._notebook = Notebook()
        self._positions: dict[int, tuple[int, bytes]] = {}

    @property
    def seq(self) -> int | None:
        """How far the match has come here, awake or asleep."""
        if self.table is not None:
            return self.table.seq
        return None if self.asleep is None else self.asleep.seq

    @property
    def readable(self) -> Table | None:
        """The table, if it may be read at once: nobody is changing it, and nothing is known to be missing."""
        return None if self.behind or self.lock.locked() else self.table

    def fall_asleep(self, now: int) -> None:
        """Lets go of everything that the store can give back."""
        assert self.table is not None
        asleep = Asleep(self.table.seq, next_alarm(self.table, now))
        for subscriber in self.subscribers:
            subscriber.fall_asleep()
        self.drop()
        self.asleep = asleep

    def open(self, table: Table, notebook: Notebook) -> None:
        self.table, self._notebook = table, notebook
        self.asleep, self.touched = None, time.monotonic()

    def drop(self) -> None:
        self.table = None
        self.asleep = None
        self._notebook = Notebook()
        self._positions.clear()

    def notes(self, table: Table, seat: int) -> list[bytes]:
        return self._notebook.page(table, seat)

    def position(self, table: Table, seat: int) -> bytes:
        """The serialised position as seen from a seat; worked out once for all who look, when it may have changed."""
        since, known = self._positions.get(seat, (-1, b""))
        if since != table.shown_since(seat):
            known = dumps(position_json(table, seat))
            self._positions[seat] = (table.shown_since(seat), known)
        return known

    def sockets(self) -> Counter[str]:
        """By person; strangers are the person without a name."""
        return Counter(subscriber.person_id for subscriber in self.subscribers)

    def come(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self.comings += 1
        self.wake()

    def go(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.comings += 1
        self.wake()

    def wake(self) -> None:
        for subscriber in self.subscribers:
            subscriber.stir()
