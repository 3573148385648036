"""Step E: dealing, one card each in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Flow

from ..options import CN, US
from .steps import HEADLINE

if TYPE_CHECKING:
    from ..state import Dawn


def deal(g: Dawn) -> Flow:
    held = [len(g.hands[seat]) for seat in (US, CN)]
    dealt = True
    while dealt:
        dealt = False
        for seat in (US, CN):
            if len(g.hands[seat]) < g.hand_size[seat] and can_draw(g):
                card = yield g.deck.draw()
                g.receive(seat, card)
                dealt = True
    for seat in (US, CN):
        n = len(g.hands[seat]) - held[seat]
        if n > 0 and g.log is not None:
            g.note("dealt", "4.6.E", seat=seat, n=n, held=len(g.hands[seat]))
    g.step = HEADLINE


def can_draw(g: Dawn) -> bool:
    if not len(g.deck):
        g.reshuffle()
    return len(g.deck) > 0
