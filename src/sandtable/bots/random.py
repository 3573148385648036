"""Every option equally likely."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.engine import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot:
    def choose(self, sight: Sight) -> int:
        return sight.random.choice(sight.decision.options)
