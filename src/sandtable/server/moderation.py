"""What a process knows of bans, quotas and who ignores whom; it looks every moment whether anything has changed."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from dataclasses import replace
from typing import Literal

from .errors import Refusal
from .moderation_store import ModerationStore
from .settings import Limits

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
QuotaKind = Literal["matches", "chat"]


def network_of(text: str) -> Network | None:
    """
    >>> str(network_of("192.0.2.7")), network_of("p_ada")
    ('192.0.2.7/32', None)
    """
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


class Moderation:
    def __init__(self, store: ModerationStore) -> None:
        self.store = store
        self._stamp: tuple[tuple[int, int], ...] = ()
        self._persons: dict[str, tuple[int | None, str]] = {}
        self._networks: list[tuple[Network, int | None, str]] = []
        self._quotas: dict[tuple[str, str], int] = {}
        self.ignored: dict[str, frozenset[str]] = {}
        """By person: whose words they are not shown; filled when somebody asks, emptied when anything changes."""

    def refresh(self, now: int, connected: Collection[str] = ()) -> bool:
        """Reads what has changed, and whom those who are connected ignore; whether anything has changed. Blocks."""
        stamp = self.store.stamp()
        if stamp == self._stamp:
            return False
        self._stamp = stamp
        self._persons, self._networks = {}, []
        for row in self.store.bans(now):
            if (network := network_of(row.subject)) is not None:
                self._networks.append((network, row.until, row.reason))
            else:
                self._persons[row.subject] = (row.until, row.reason)
        self._quotas = self.store.quotas()
        self.ignored = self.store.ignored_by_each(connected)
        return True

    def check(self, persons: Collection[str], sender: str, now: int) -> None:
        """Raises for somebody who is banned by name, their own or that of who answers for them, or by address."""
        if not self._persons and not self._networks:
            return
        found = [self._persons[person] for person in persons if person in self._persons]
        if self._networks and (address := network_of(sender)) is not None:
            found += [
                (until, reason)
                for network, until, reason in self._networks
                if network.version == address.version and network.overlaps(address)
            ]
        for until, reason in found:
            if until is None or until > now:
                raise Refusal("banned", f"You can watch, but not take part: {reason}")

    def quota(self, person: str, kind: QuotaKind) -> int | None:
        return self._quotas.get((person, kind))

    def limits_of(self, person: str, limits: Limits) -> Limits:
        most = self.quota(person, "chat")
        return limits if most is None else replace(limits, per_person={**limits.per_person, "chat": most})

    def whom_ignores(self, person: str) -> frozenset[str]:
        """Whose words the person is not shown. Blocks."""
        if person not in self.ignored:
            self.ignored[person] = frozenset(row.other for row in self.store.ignored_by(person) if person)
        return self.ignored[person]
