"""Every option equally likely."""

from __future__ import annotations

from sandtable.engine import Sight


class RandomBot:
    def choose(self, sight: Sight) -> int:
        return sight.random.choice(sight.decision.options)
