"""What a seat cannot see, dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Pick, one_of

from ..content import ALDRICH_AMES, BEAR_TRAP, QUAGMIRE, SCORING, SIDE, UN_INTERVENTION
from ..options import CARD, SIDES, US
from ..rules.action_round import bar_trapped, play_options
from ..rules.headlines import bar_headline

if TYPE_CHECKING:
    from ..state import Twilight


def resample(g: Twilight, seat: int, random: Pick) -> None:
    """Deals the other hands, their face-down headlines and the deck anew, except for what the seat has seen."""
    if seat != US and ALDRICH_AMES in g.effects:
        g.shown[US] = g.hands[US].copy()
    face_down = [side for side in SIDES if side != seat and g.headline[side] != NOTHING and not g.headline_open]
    g.resample_cards(seat, random)
    for side in face_down:
        fit = [card for card in g.hands[side] if not bar_headline(g, side, card)]
        g.headline[side] = one_of(fit, random)
    if g.chosen != NOTHING and g.phasing != seat:
        g.chosen = one_of(choosable(g, g.phasing), random)
    if UN_INTERVENTION in g.on_table and g.phasing != seat:
        give_partner(g, g.phasing)


def choosable(g: Twilight, side: int) -> list[int]:
    """What a side whose card nobody knows yet may have chosen."""
    if (QUAGMIRE if side == US else BEAR_TRAP) in g.effects:
        return [card for card in g.hands[side] if SCORING[card] and not bar_trapped(g, side, card)]
    return [option for option in play_options(g, side) if CARD.has(option)]


def give_partner(g: Twilight, side: int) -> None:
    """Whoever is playing UN Intervention holds a card that it can be played with."""
    fit = [card for card in g.deck.cards if SIDE[card] == 1 - side]
    spare = [card for card in g.unseen_in(side) if SIDE[card] != 1 - side]
    if spare and fit and len(spare) == len(g.hands[side]):
        g.hands[side][g.hands[side].index(spare[0])] = fit[0]
        g.deck.cards[g.deck.cards.index(fit[0])] = spare[0]
