"""What a base card is worth in a hand, and whether its event can happen (5.2, 7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING

from ..content import (
    BLOCKED_BY,
    CONDITION,
    EVENT_AND_ACTION,
    IS_SCORING,
    NEEDS_CARD_OF_OPPONENT,
    NEEDS_WAR,
    OPS_MAX,
    OPS_MIN,
    PLUS_ONE,
    PRINTED_OPS,
    REQUIRES,
    REQUIRES_ANY,
    SIDE,
)
from ..options import BOTH, US
from .steps import ROUNDS

if TYPE_CHECKING:
    from ..state import Dawn


def operations(g: Dawn, seat: int, card: int) -> int:
    """The value in the seat's hands: reductions first, then increases (7.3, 7.7)."""
    if IS_SCORING[card]:
        return 0
    reduced = max(OPS_MIN, PRINTED_OPS[card] - g.ops_minus[seat])
    bonus = g.ops_plus[seat]
    if seat == US and g.next_card[PLUS_ONE] and g.step == ROUNDS:
        bonus += 1
    return min(OPS_MAX, reduced + bonus)


def bar_event(g: Dawn, card: int, player: int) -> str:
    """What keeps the card's event from happening now: a condition, a requirement or another event."""
    condition = CONDITION[card]
    if condition == NEEDS_WAR and g.war_demand == 0:
        return "card o"
    if condition == NEEDS_CARD_OF_OPPONENT and not cards_of_opponent(g, player):
        return "card n"
    for needed in REQUIRES[card]:
        if not g.happened[needed]:
            return "5.2e"
    for blocker in BLOCKED_BY[card]:
        if g.happened[blocker]:
            return "5.2f"
    for either in REQUIRES_ANY[card]:
        if g.happened[either]:
            return ""
    return "5.2e" if REQUIRES_ANY[card] else ""


def can_happen(g: Dawn, card: int, player: int) -> bool:
    return not bar_event(g, card, player)


def cards_of_opponent(g: Dawn, seat: int) -> list[int]:
    return [card for card in g.hands[seat] if SIDE[card] == 1 - seat]


def event_player(card: int, player: int) -> int:
    """Who carries the event out, whoever played the card."""
    return player if SIDE[card] == BOTH else SIDE[card]


def card_in_play(g: Dawn) -> int:
    return g.in_play[-1] if g.in_play else NOTHING


def come_into_force(g: Dawn, card: int) -> None:
    if not g.in_force[card]:
        g.in_force[card] = True
        g.note("in-force", "2.2.1.6", card=card)


def end_permanent(g: Dawn, card: int) -> None:
    if g.in_force[card]:
        g.in_force[card] = False
        g.removed.append(card)
        g.note("event-ended", "2.2.1.6b", card=card)


def general_ai_ready(g: Dawn, seat: int) -> bool:
    return seat == US and g.next_card[EVENT_AND_ACTION]
