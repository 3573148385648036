"""Playing a card: foreign exchange, the card, its event and its operations, the Russia track (chapter 5)."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from sandtable.engine import NOTHING, PASS, Decision, Flow

from .actions import act, actions_with, discards_with
from .cards import IS_SCORING, MOVES_RUSSIA, PERMANENT, SIDE, STARRED
from .events import happen
from .names import (
    CN,
    DO_EVENT,
    DO_EVENT_FIRST,
    DO_SABOTAGE,
    DO_TECH_RACE,
    PAY_DIPLOMACY,
    PAY_RUSSIA,
    PAY_TECH,
    US,
    YES,
)
from .progress import advance_russia, advance_us_tech
from .scoring import score
from .state import Table
from .tracks import (
    DIPLOMACY_MAX,
    DIPLOMACY_PRICE,
    NEXT_CARD,
    NO_EVENT,
    RUSSIA_LAST,
    RUSSIA_PRICE,
    TECH_LAST,
    US_TECH_PRICE,
)


def action_round(g: Table, seat: int) -> Flow:
    g.phasing = seat
    g.bought = False
    g.remember_reach()
    choice = yield g.ask(seat, "play-card", cards_and_payments(g, seat))
    while choice in (PAY_DIPLOMACY, PAY_RUSSIA, PAY_TECH):
        yield from pay(g, seat, choice)
        choice = yield g.ask(seat, "play-card", cards_and_payments(g, seat))
    yield from play_card(g, seat, choice)
    yield from move_russia(g)


# Foreign exchange before the card (5.8)


def cards_and_payments(g: Table, seat: int) -> Iterator[int]:
    yield from g.hands[seat]
    money = g.forex[seat]
    if money >= DIPLOMACY_PRICE and g.diplomacy < DIPLOMACY_MAX:
        yield PAY_DIPLOMACY
    if g.bought:
        return
    if seat == CN and money >= RUSSIA_PRICE and g.russia < RUSSIA_LAST:
        yield PAY_RUSSIA
    if seat == US and g.tech[US] < TECH_LAST and money >= US_TECH_PRICE[g.tech[US]]:
        yield PAY_TECH


def pay(g: Table, seat: int, payment: int) -> Flow:
    """The Russia box takes effect after the card, the tech box before it."""
    if payment == PAY_DIPLOMACY:
        g.change_forex(seat, -DIPLOMACY_PRICE)
        g.change_diplomacy(1)
        return
    g.bought = True
    if payment == PAY_RUSSIA:
        g.change_forex(CN, -RUSSIA_PRICE)
        g.russia_due += 1
    else:
        g.change_forex(US, -US_TECH_PRICE[g.tech[US]])
        yield from advance_us_tech(g)


# The card (5.1, 5.2)


def play_card(g: Table, seat: int, card: int) -> Flow:
    g.leave_hand(seat, card)
    g.in_play.append(card)
    if g.log is not None:
        g.note("played", "5.1a", reveals=True, seat=seat, card=card)
    if IS_SCORING[card]:
        play_scoring_card(g, card)
    else:
        yield from use_card(g, seat, card)


def play_scoring_card(g: Table, card: int) -> None:
    score(g, card)
    g.happened[card] = True
    put_away(g, card, True)


def put_away(g: Table, card: int, has_happened: bool) -> None:
    """The card leaves play: beside the map, out of the game, or to the discards."""
    g.in_play.remove(card)
    if has_happened and STARRED[card]:
        g.removed.append(card)
    elif not (has_happened and PERMANENT[card]):
        g.discards.append(card)


def finish_card(g: Table, card: int, has_happened: bool) -> None:
    """After event and action the Russia track is owed its step."""
    put_away(g, card, has_happened)
    if MOVES_RUSSIA[card]:
        g.russia_due += 1


def use_card(g: Table, seat: int, card: int) -> Flow:
    ops = g.ops(seat, card)
    is_muted = seat == US and g.next_card[NO_EVENT]
    gives_both = g.general_ai_ready(seat)
    use = yield g.ask(seat, "use-card", uses(g, seat, card, ops, is_muted, gives_both), ops, card)
    if g.log is not None:
        g.note("use", "6.0a", seat=seat, use=use, card=card)
    if use in (DO_TECH_RACE, DO_SABOTAGE):
        put_away(g, card, False)
        yield from act(g, seat, use, card, ops)
        return
    if seat == US:
        g.next_card = [False] * len(NEXT_CARD)
    if use in (DO_EVENT, DO_EVENT_FIRST):
        yield from happen(g, card, g.event_player(card, seat))
        has_happened = True
        if use == DO_EVENT_FIRST and not g.over:
            action = yield g.ask(seat, "action", actions_with(g, seat, card, ops), ops, card)
            yield from act(g, seat, action, card, ops)
    else:
        yield from act(g, seat, use, card, ops)
        has_happened = False
        if not g.over and not is_muted and g.can_happen(card, seat):
            has_happened = yield from event_after_action(g, seat, card, gives_both)
    finish_card(g, card, has_happened)


def uses(g: Table, seat: int, card: int, ops: int, is_muted: bool, gives_both: bool) -> list[int]:
    """Event or action; for an opponent's event, whether it comes before the action or after it."""
    options = actions_with(g, seat, card, ops) + discards_with(g, seat, ops)
    if is_muted or not g.can_happen(card, seat):
        return options
    is_opponents = SIDE[card] == 1 - seat
    if not is_opponents:
        options.append(DO_EVENT)
    if is_opponents or gives_both:
        options.append(DO_EVENT_FIRST)
    return options


def event_after_action(g: Table, seat: int, card: int, gives_both: bool) -> Generator[Decision, int, bool]:
    """An opponent's event happens; the own one only by general AI, if the player wants."""
    if SIDE[card] != 1 - seat:
        if not gives_both:
            return False
        answer = yield g.ask(seat, "event-too", [YES, PASS], about=card)
        if answer == PASS:
            return False
    yield from happen(g, card, g.event_player(card, seat))
    return True


# The Russia track comes last (5.2)


def move_russia(g: Table) -> Flow:
    """The paid step first, then the card's; each box is resolved before the next."""
    while g.russia_due > 0:
        g.russia_due -= 1
        if not g.over:
            yield from advance_russia(g)


# Headlines (4.6.F)


def play_headline(g: Table, seat: int) -> Flow:
    """The event alone; one that cannot happen is discarded, but still moves the Russia track."""
    card = g.headlines[seat]
    g.headlines[seat] = NOTHING
    g.phasing = seat
    g.in_play.append(card)
    if IS_SCORING[card]:
        play_scoring_card(g, card)
        return
    has_happened = g.can_happen(card, seat)
    if has_happened:
        yield from happen(g, card, g.event_player(card, seat))
    else:
        g.note("headline-void", "4.6.Ff", card=card)
    finish_card(g, card, has_happened)
    yield from move_russia(g)
