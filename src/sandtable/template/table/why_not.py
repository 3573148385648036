"""Why an option is not offered: for each prompt, the predicate that bars it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from sandtable.engine import Decision

from ..options import ORDER
from ..rules.fight import bar_order

if TYPE_CHECKING:
    from ..state import Fords


def bar_played_order(g: Fords, decision: Decision, option: int) -> str:
    return bar_order(g, decision.seat, option) if ORDER.has(option) else ""


BARS: Final[dict[str, Callable[[Fords, Decision, int], str]]] = {"play-order": bar_played_order}


def bar_of(g: Fords, decision: Decision, option: int) -> str:
    bar = BARS.get(decision.prompt)
    return bar(g, decision, option) if bar is not None else ""
