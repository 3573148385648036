"""Step J: the war's penalty, a discard, the turn marker, the cards of a new era."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Deck, Flow

from ..content import BASE_DECKS, HISTORY_DECKS, LATE, LATE_FROM, MID, MID_FROM, TURNS
from ..options import CN, US
from .russia import war_penalty
from .steps import FINAL, STATUS

if TYPE_CHECKING:
    from ..state import Dawn


def end_of_turn(g: Dawn) -> Flow:
    yield from war_penalty(g)
    for seat in (US, CN):
        if g.may_discard[seat] and g.hands[seat]:
            yield from g.offer_discard(seat, "end-discard", g.hands[seat])
    if g.turn == TURNS:
        g.step = FINAL
        return
    g.turn += 1
    g.step = STATUS
    if g.turn == MID_FROM:
        add_era(g, MID)
    elif g.turn == LATE_FROM:
        add_era(g, LATE)


def add_era(g: Dawn, era: int) -> None:
    """The era's cards join the present pile; the discards stay out, the old history decks are gone."""
    g.deck.put_all(BASE_DECKS[era])
    g.history = [Deck(cards) for cards in HISTORY_DECKS[era]]
    g.note("era", "4.5", n=len(BASE_DECKS[era]))
