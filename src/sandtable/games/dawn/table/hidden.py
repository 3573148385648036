"""What a seat may only guess: dealt anew, consistently with all that it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Pick, one_of

from ..options import CN, US
from ..rules.headline import headlines_in_hand
from ..rules.history import playable_modifiers

if TYPE_CHECKING:
    from ..state import Dawn


def resample(g: Dawn, seat: int, random: Pick) -> None:
    """The other hand and the deck are dealt anew, and so is what the other has chosen in secret."""
    secret = [g.headlines[other] in g.hands[other] for other in (US, CN)]
    g.resample_cards(seat, random)
    for other in (US, CN):
        if other == seat:
            continue
        if secret[other]:
            chosen = one_of(headlines_in_hand(g, other), random)
            g.headlines[other] = NOTHING if chosen == PASS else chosen
        if g.modifiers[other] != NOTHING:
            g.modifiers[other] = one_of(playable_modifiers(g, other), random)
