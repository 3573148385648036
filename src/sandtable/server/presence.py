"""Who is at which match, at all processes together: each process writes down its own, and reads the others'."""

from __future__ import annotations

from collections import Counter

from .store import Store

BEAT_MS = 5_000
SILENT_MS = 20_000
"""A process that has not been heard of for so long is gone, and whoever was there with it."""
FORGOTTEN_MS = 10 * 60_000

Present = dict[str, Counter[str]]
"""By match: how many sockets each person has open there; strangers are the person without a name."""


class Presence:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._versions: dict[str, int] = {}
        self._others: dict[str, Present] = {}
        self._told: dict[tuple[str, str], int] = {}
        self._told_at = 0

    def elsewhere(self, match: str) -> Counter[str]:
        """The persons who are at the match through other processes."""
        found: Counter[str] = Counter()
        for present in self._others.values():
            found.update(present.get(match, ()))
        return found

    def tell(self, mine: dict[tuple[str, str], int], now: int) -> None:
        """Writes down what has changed here, and now and then that this process is alive."""
        gone = [key for key in self._told if key not in mine]
        come = [(*key, sockets) for key, sockets in mine.items() if self._told.get(key) != sockets]
        if gone or come or (mine and now - self._told_at >= BEAT_MS):
            self._store.tell_presence(now, gone, come, forget=now - FORGOTTEN_MS)
            self._told, self._told_at = mine, now

    def hear(self, now: int) -> set[str]:
        """Reads what other processes have written; the matches where somebody has come or gone."""
        versions = self._store.other_processes(now - SILENT_MS)
        changed: set[str] = set()
        for process in self._others.keys() | versions.keys():
            if self._versions.get(process) != versions.get(process):
                before = self._others.pop(process, {})
                after = self._store.presence_of(process) if process in versions else {}
                if after:
                    self._others[process] = after
                changed |= {match for match in before.keys() | after.keys() if before.get(match) != after.get(match)}
        self._versions = versions
        return changed

    def leave(self) -> None:
        self._store.forget_process()
