"""What several events share: offers, payments, discards, dice against dice."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from sandtable.engine import PASS, Choice, Decision, Flow
from sandtable.games.common.countries import NOBODY

from .cards import IS_SCORING
from .names import CN, LOSE_SOCIAL, US, YES
from .state import Table


def accepts(g: Table, seat: int, prompt: str) -> Choice:
    """An offer to the seat: YES or PASS."""
    return (yield g.ask(seat, prompt, [YES, PASS], about=g.card_in_play()))


def may_pay(g: Table, seat: int, sum: int) -> Generator[Decision, int, bool]:
    """Whether the seat pays the sum; it needs the whole of it."""
    if g.forex[seat] < sum:
        return False
    answer = yield g.ask(seat, "may-pay", [YES, PASS], sum, g.card_in_play())
    if answer == YES:
        g.change_forex(seat, -sum)
    return answer == YES


def discardable(g: Table, seat: int) -> Iterator[int]:
    """Worked out when the decision is looked at, as all options that come from a hidden hand."""
    for card in g.hands[seat]:
        if not IS_SCORING[card]:
            yield card


def discardable_if_any(g: Table, seat: int) -> Iterator[int]:
    """PASS only for a hand of nothing but scoring cards; asked all the same, so that nobody learns that."""
    cards = list(discardable(g, seat))
    yield from cards or [PASS]


def strong_cards_or_unrest(g: Table) -> Iterator[int]:
    for card in g.hands[CN]:
        if g.ops(CN, card) >= 3:
            yield card
    yield LOSE_SOCIAL


def exchange_cards(g: Table, seat: int) -> Flow:
    """Discards up to two cards that are not scoring cards and draws as many."""
    discarded = 0
    while discarded < 2:
        card = yield from g.offer_discard(seat, "exchange", discardable(g, seat), g.card_in_play())
        if card == PASS:
            break
        discarded += 1
    for _ in range(discarded):
        yield from g.draw(seat)


def both_roll(g: Table, us_plus: int, chinese_plus: int) -> Choice:
    """Both players roll and add; the side with the higher total, or NOBODY."""
    us = (yield g.roll()) + us_plus
    chinese = (yield g.roll()) + chinese_plus
    g.note("both-roll", "7.1", us=us, cn=chinese)
    return NOBODY if us == chinese else (US if us > chinese else CN)


def opponents_cards(g: Table, seat: int) -> Iterator[int]:
    yield from g.cards_of_opponent(seat)
