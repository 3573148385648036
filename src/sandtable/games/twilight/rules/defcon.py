"""8 DEFCON and required military operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content import MILITARY_LIMIT
from ..options import SIDE_IDS
from .victory import end

if TYPE_CHECKING:
    from ..state import Twilight


MAX_DEFCON: Final = 5


def set_defcon(g: Twilight, level: int, rule: str = "") -> None:
    """DEFCON changes by the clause, or by the present cause."""
    level = min(level, MAX_DEFCON)
    if level == g.defcon:
        return
    better = level > g.defcon
    g.defcon = max(level, 1)
    g.note("defcon-up" if better else "defcon-down", rule or g.cause, n=g.defcon, now=g.defcon)
    if g.defcon == 2:
        g.moved_to_two = True
    elif g.defcon == 1:
        end(g, "nuclear-war", 1 - g.phasing)


def add_military(g: Twilight, side: int, n: int, rule: str) -> None:
    done = min(MILITARY_LIMIT, g.military[side] + n)
    if done != g.military[side]:
        g.military[side] = done
        g.note("military", rule, seat=side, side=SIDE_IDS[side], n=done, now=done)
