"""Step G: the action rounds, and foreign exchange before the card (5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Flow

from ..content import (
    ACTION_ROUNDS,
    BELT_AND_ROAD,
    DIPLOMACY_MAX,
    DIPLOMACY_PRICE,
    IS_SCORING,
    RUSSIA_LAST,
    RUSSIA_PRICE,
    TECH_LAST,
    US_TECH_PRICE,
)
from ..options import CN, NAMES, PAY_DIPLOMACY, PAY_RUSSIA, PAYMENT, US, YES
from .events.mid import build_belt_and_road
from .playing import move_russia, play_card
from .status import change_diplomacy, change_forex, end
from .steps import ECONOMIC, ROUNDS
from .tech import advance_us_tech

if TYPE_CHECKING:
    from ..state import Dawn


def start_of_rounds(g: Dawn) -> Flow:
    """Belt and Road, where it is in force."""
    g.moving = US
    if g.in_force[BELT_AND_ROAD] and g.forex[CN] >= 1:
        answer = yield g.ask(CN, "belt-and-road", [YES, PASS], about=BELT_AND_ROAD)
        if answer == YES:
            change_forex(g, CN, -1, NAMES[BELT_AND_ROAD])
            yield from build_belt_and_road(g)
    g.round = 1
    g.step = ROUNDS


def next_round(g: Dawn) -> Flow:
    seat = g.moving
    takes_part = bool(g.hands[seat])
    if takes_part and g.round > ACTION_ROUNDS:
        takes_part = g.eighth_round[seat]
        if takes_part:
            answer = yield g.ask(seat, "eighth-round", [YES, PASS])
            takes_part = answer == YES
    if takes_part:
        if g.log is not None:
            g.note("round", "4.6.Ga", seat=seat, n=g.round)
        yield from action_round(g, seat)
    g.phasing = NOTHING
    g.moving = 1 - seat
    if seat == CN:
        g.round += 1
        if g.round > ACTION_ROUNDS + 1:
            end_rounds(g)


def end_rounds(g: Dawn) -> None:
    """Whoever still holds a scoring card loses; what lasts for the rest of the turn ends."""
    g.round = 0
    g.step = ECONOMIC
    g.note("rounds-end", "4.6.Gd")
    if g.low_profile or any(g.ops_plus) or any(g.ops_minus):
        g.ops_plus = [0, 0]
        g.ops_minus = [0, 0]
        g.low_profile = False
        g.note("operations-end", "card e")
    holders = [seat for seat in (US, CN) if any(IS_SCORING[card] for card in g.hands[seat])]
    if len(holders) == 2:
        end(g, "both-held-scoring", [])
    elif holders:
        end(g, "held-scoring", [1 - holders[0]])


def action_round(g: Dawn, seat: int) -> Flow:
    g.phasing = seat
    g.bought = False
    g.remember_reach()
    choice = yield g.ask(seat, "play-card", lambda: cards_and_payments(g, seat))
    while PAYMENT.has(choice):
        yield from pay(g, seat, choice)
        choice = yield g.ask(seat, "play-card", lambda: cards_and_payments(g, seat))
    yield from play_card(g, seat, choice)
    yield from move_russia(g)


# Foreign exchange before the card (5.8)


def cards_and_payments(g: Dawn, seat: int) -> list[int]:
    options = g.hands[seat].copy()
    if g.forex[seat] > 0:
        for payment in PAYMENT.options:
            if not bar_payment(g, seat, payment):
                options.append(payment)
    return options


def bar_payment(g: Dawn, seat: int, payment: int) -> str:
    if payment == PAY_DIPLOMACY:
        if g.diplomacy == DIPLOMACY_MAX:
            return "9.2.2"
        return "5.8e" if g.forex[seat] < DIPLOMACY_PRICE else ""
    if payment == PAY_RUSSIA:
        return bar_russia(g, seat)
    return bar_us_tech(g, seat)


def bar_russia(g: Dawn, seat: int) -> str:
    if seat != CN:
        return "5.8a"
    if g.bought:
        return "5.8f"
    if g.russia == RUSSIA_LAST:
        return "8.1.3"
    return "5.8a" if g.forex[seat] < RUSSIA_PRICE else ""


def bar_us_tech(g: Dawn, seat: int) -> str:
    if seat != US:
        return "5.8c"
    if g.bought:
        return "5.8f"
    if g.tech[US] == TECH_LAST:
        return "8.2.1"
    return "8.2.3a" if g.forex[seat] < US_TECH_PRICE[g.tech[US]] else ""


def pay(g: Dawn, seat: int, payment: int) -> Flow:
    """The Russia box takes effect after the card, the tech box before it."""
    cause = NAMES[payment]
    if payment == PAY_DIPLOMACY:
        change_forex(g, seat, -DIPLOMACY_PRICE, cause)
        change_diplomacy(g, 1, cause=cause)
        return
    g.bought = True
    if payment == PAY_RUSSIA:
        change_forex(g, CN, -RUSSIA_PRICE, cause)
        g.russia_due += 1
    else:
        change_forex(g, US, -US_TECH_PRICE[g.tech[US]], cause)
        yield from advance_us_tech(g)
