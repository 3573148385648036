"""Live clocks and correspondence deadlines. Pure arithmetic: the times of the events are all it knows."""

from __future__ import annotations

from collections.abc import Iterable

from .responses import ClockPlan

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
QUIET_ALLOWANCE = MINUTE
"""A secretly asked seat has this long on a live clock, and its clock stands still: running, it would tell."""


class Clock:
    """Milliseconds left by seat, true at `since`; those who are being asked lose time from then on.

    >>> clock = Clock({"kind": "live", "minutes": 1, "increment_s": 5, "expiry": "bot"}, 2)
    >>> clock.tick(0, []); clock.tick(10_000, [1]); clock.answered(1, still_asked=False)
    >>> clock.left
    [60000, 55000]
    """

    def __init__(self, agreed: ClockPlan, seats: int) -> None:
        self.agreed = agreed
        self.kind: str = agreed["kind"]
        self.expiry: str = agreed.get("expiry", "wait")
        self.increment = int(agreed.get("increment_s", 0)) * 1000
        self.allowance = self._allowance(agreed)
        self.left = [self.allowance] * seats
        self.since = 0

    def copy(self) -> Clock:
        twin = Clock(self.agreed, len(self.left))
        twin.left, twin.since = self.left.copy(), self.since
        return twin

    @property
    def used(self) -> bool:
        return self.kind != "none"

    def _allowance(self, agreed: ClockPlan) -> int:
        if self.kind == "live":
            return int(agreed["minutes"] * MINUTE)
        return int(agreed["days"] * DAY) if self.kind == "days" else 0

    def tick(self, now: int, running: Iterable[int]) -> None:
        for seat in running:
            self.left[seat] = max(0, self.left[seat] - max(0, now - self.since))
        self.since = now

    def left_at(self, now: int, seat: int, running: bool) -> int:
        """What a clock shows at a later moment."""
        return max(0, self.left[seat] - max(0, now - self.since)) if running else self.left[seat]

    def answered(self, seat: int, still_asked: bool) -> None:
        """Live: the increment comes when the turn has passed on. Correspondence: the days begin anew."""
        if self.kind == "days":
            self.left[seat] = self.allowance
        elif not still_asked:
            self.left[seat] += self.increment

    def deadlines(self, running: Iterable[int], quiet: Iterable[int]) -> dict[int, int]:
        """When each asked seat will be overdue."""
        if not self.used:
            return {}
        secretly = self.allowance if self.kind == "days" else QUIET_ALLOWANCE
        return dict.fromkeys(quiet, self.since + secretly) | {seat: self.since + self.left[seat] for seat in running}
