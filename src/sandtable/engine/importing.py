"""What a game's importer hands back for one game played elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, field

from .record import Record


@dataclass
class Imported:
    """`checks` counts the logged facts that were compared with the engine's; `mismatches` describes each difference.

    `exemptions` names the places where the log itself departs from the rules, each with its clause and proof.
    `unchecked` counts, by reason, what the log does not print and so cannot be compared.
    """

    record: Record | None = None
    decisions: int = 0
    checks: int = 0
    mismatches: list[str] = field(default_factory=list)
    exemptions: list[str] = field(default_factory=list)
    unchecked: dict[str, int] = field(default_factory=dict)

    def leave_unchecked(self, because: str, n: int = 1) -> None:
        """A number of facts that are not checked, with a reason that completes "not checked, because …"."""
        self.unchecked[because] = self.unchecked.get(because, 0) + n
