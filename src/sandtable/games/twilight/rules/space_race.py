"""6.4 The space race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Flow

from ..content import BOX_VP, LAST_BOX, MAX_ROLL, MIN_OPS
from ..options import SIDE_IDS
from .value import card_ops
from .victory import gain_vp

if TYPE_CHECKING:
    from ..state import Twilight


def bar_space(g: Twilight, side: int, card: int) -> str:
    """The clause that keeps the side from using the card on the space race; empty if none does."""
    box = g.space[side] + 1
    if box > LAST_BOX:
        return "6.4.6"
    if g.attempts[side] >= (2 if g.has_ability(side, 2) else 1):
        return "6.4.3"
    return "6.4.1" if card_ops(g, side, card) < MIN_OPS[box] else ""


def can_space(g: Twilight, side: int, card: int) -> bool:
    return not bar_space(g, side, card)


def attempt_space(g: Twilight, side: int, card: int) -> Flow:
    g.attempts[side] += 1
    roll = yield g.roll()
    needed = MAX_ROLL[g.space[side] + 1]
    g.note("space-roll", "6.4.1", seat=side, roll=roll, needed=needed, n=card_ops(g, side, card))
    if roll <= needed:
        advance_in_space(g, side, 1)


def advance_in_space(g: Twilight, side: int, boxes: int, rule: str = "6.4.2") -> None:
    """Moves the marker and takes the VP of the box reached, unless the track ended before it."""
    box = g.space[side] + boxes
    reached = min(box, LAST_BOX)
    if reached == g.space[side]:
        return
    g.space[side] = reached
    g.note("space", rule, seat=side, side=SIDE_IDS[side], n=reached, now=reached)
    points = BOX_VP[reached][0 if g.space[1 - side] < reached else 1]
    if points > 0 and box == reached:
        gain_vp(g, side, points, rule)
