"""Step F: both choose a headline in secret, the higher value goes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Flow

from ..content import IS_SCORING, NO_HEADLINE
from ..options import CN, US
from .cards import bar_event, event_player, operations
from .events.happening import happen
from .playing import finish_card, move_russia, play_scoring_card
from .steps import BELT

if TYPE_CHECKING:
    from ..state import Dawn


def headline_phase(g: Dawn) -> Flow:
    yield g.together([choose_headline(g, US), choose_headline(g, CN)])
    for seat in (US, CN):
        if g.headlines[seat] != NOTHING:
            g.leave_hand(seat, g.headlines[seat])
            g.note("headline", "4.6.Fa", reveals=True, seat=seat, card=g.headlines[seat])
    for seat in headline_order(g):
        if g.headlines[seat] != NOTHING:
            yield from play_headline(g, seat)
    g.phasing = NOTHING
    g.step = BELT


def bar_headline(card: int) -> str:
    return "card n" if NO_HEADLINE[card] else ""


def choose_headline(g: Dawn, seat: int) -> Flow:
    if g.hands[seat]:
        chosen = yield g.ask(seat, "headline", lambda: headlines_in_hand(g, seat))
        g.headlines[seat] = NOTHING if chosen == PASS else chosen


def headlines_in_hand(g: Dawn, seat: int) -> list[int]:
    """PASS only for a hand without any; asked all the same, so that nobody learns that."""
    cards = [card for card in g.hands[seat] if not bar_headline(card)]
    return cards or [PASS]


def headline_order(g: Dawn) -> tuple[int, int]:
    """The higher value first; equal values, and two scoring cards, China first."""
    if headline_value(g, US) > headline_value(g, CN):
        return (US, CN)
    return (CN, US)


def headline_value(g: Dawn, seat: int) -> int:
    card = g.headlines[seat]
    return 0 if card == NOTHING else operations(g, seat, card)


def play_headline(g: Dawn, seat: int) -> Flow:
    """The event alone; one that cannot happen is discarded, but still moves the Russia track."""
    card = g.headlines[seat]
    g.headlines[seat] = NOTHING
    g.phasing = seat
    g.in_play.append(card)
    if IS_SCORING[card]:
        play_scoring_card(g, card)
        return
    bar = bar_event(g, card, seat)
    if bar:
        g.note("headline-void", bar, card=card)
    else:
        yield from happen(g, card, event_player(card, seat))
    finish_card(g, card, not bar)
    yield from move_russia(g)
