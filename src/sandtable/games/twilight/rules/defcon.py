"""8 DEFCON and required military operations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..content import MILITARY_LIMIT
from .victory import end

if TYPE_CHECKING:
    from ..state import Twilight


MAX_DEFCON: Final = 5


def set_defcon(g: Twilight, level: int) -> None:
    level = min(level, MAX_DEFCON)
    if level == g.defcon:
        return
    better = level > g.defcon
    g.defcon = max(level, 1)
    g.note("defcon-up" if better else "defcon-down", "8.1.1", n=g.defcon)
    if g.defcon == 2:
        g.moved_to_two = True
    elif g.defcon == 1:
        end(g, "nuclear-war", 1 - g.phasing)


def add_military(g: Twilight, side: int, n: int) -> None:
    g.military[side] = min(MILITARY_LIMIT, g.military[side] + n)
    g.note("military", "8.2~6", seat=side, n=g.military[side])
