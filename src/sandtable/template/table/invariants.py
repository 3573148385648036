"""What must hold at any moment of any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING

from ..content import ORDER_CARDS

if TYPE_CHECKING:
    from ..state import Fords


def broken_invariant(g: Fords) -> str:
    """The first invariant that does not hold, in words; empty while all is well."""
    held = sum(len(hand) for hand in g.hands) + len(g.deck)
    spent = g.ford * g.seats + sum(order != NOTHING for order in g.played)
    if held + spent != ORDER_CARDS:
        return f"{held + spent} order cards instead of {ORDER_CARDS}"
    return ""
