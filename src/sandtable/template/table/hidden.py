"""What a seat cannot see, dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Pick, shuffle

if TYPE_CHECKING:
    from ..state import Fords


def unseen_by(g: Fords, seat: int) -> list[int]:
    """The deck, the other hands and the orders that others have played face down."""
    others = [other for other in range(g.seats) if other != seat]
    unseen = g.deck.cards + [order for other in others for order in g.hands[other]]
    return unseen + [g.played[other] for other in others if g.played[other] != NOTHING]


def deal_anew(g: Fords, seat: int, random: Pick) -> None:
    """Changes every list in place: a pending decision may refer to it."""
    unseen = sorted(unseen_by(g, seat))
    shuffle(unseen, random)
    for other in range(g.seats):
        if other != seat:
            g.hands[other][:] = [unseen.pop() for _ in g.hands[other]]
            if g.played[other] != NOTHING:
                g.played[other] = unseen.pop()
    g.deck.replace(unseen)
