"""Set-up: who sits at the table, and what they are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Flow, Options

from ..content import HAND_SIZE

if TYPE_CHECKING:
    from ..state import Fords


def roles(seats: int, options: Options) -> list[str]:
    return [f"bank-{seat + 1}" for seat in range(seats)]


def deal_hands(g: Fords) -> Flow:
    for seat in range(g.seats):
        for _ in range(HAND_SIZE):
            card = yield g.deck.draw()
            g.deck.take(card)
            g.hands[seat].append(card)
            g.note("dealt", "deal", audience=(seat,), seat=seat, order=card)
        g.note("hand", "deal", seat=seat, n=HAND_SIZE)
    g.dealt = True
