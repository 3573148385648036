"""Cards on their way: from the hand to the table, and to the pile they end in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING

from ..content import MISSILE_ENVY, SCORING, SHUTTLE_DIPLOMACY, SIDE, STARRED
from .value import card_ops

if TYPE_CHECKING:
    from ..state import Twilight


NO: Final = 0
YES: Final = 1


def lay_down(g: Twilight, side: int, card: int) -> None:
    """A card leaves the hand to be played."""
    g.leave_hand(side, card)
    g.on_table.append(card)


def put_away(g: Twilight, card: int, happened: int) -> None:
    """A played card goes out of the game, stays in play, or is discarded."""
    if card not in g.on_table:
        return
    g.on_table.remove(card)
    if card == MISSILE_ENVY:
        g.bound = NOTHING
    if happened == YES and STARRED[card]:
        g.removed.append(card)
        if g.log is not None:
            g.note("to-removed", "2.2.4", card=card)
    elif happened == NO or card != SHUTTLE_DIPLOMACY:
        g.discards.append(card)
        if g.log is not None:
            g.note("to-discards", "2.2.7", card=card)


def owes_missile_envy(g: Twilight, side: int) -> bool:
    """Whether the side must use Missile Envy for operations next; the digital edition does not insist."""
    return g.bound == side and not g.digital_rulings and MISSILE_ENVY in g.hands[side]


def pass_china_card(g: Twilight, to: int, face_up: bool) -> None:
    g.china_holder = to
    g.china_face_up = face_up
    g.note("china-card", "9.3", seat=to)


def scoring_cards(g: Twilight, side: int) -> list[int]:
    return [card for card in g.hands[side] if SCORING[card]]


def scoring_in_danger(g: Twilight, side: int) -> bool:
    """Whether the side has as many scoring cards as rounds left to play them in."""
    scoring = len(scoring_cards(g, side))
    return scoring > 0 and scoring >= g.rounds_left(side)


def cards_worth(g: Twilight, side: int, least: int) -> Iterator[int]:
    """Cards in hand with at least this current value; scoring cards have none."""
    for card in g.hands[side]:
        if not SCORING[card] and card_ops(g, side, card) >= least:
            yield card


def partners(g: Twilight, side: int) -> Iterator[int]:
    """Cards of the hand that UN Intervention can be played with."""
    for card in g.hands[side]:
        if SIDE[card] == 1 - side:
            yield card


def can_intervene(g: Twilight, side: int) -> bool:
    return g.round > 0 and any(True for _ in partners(g, side))
