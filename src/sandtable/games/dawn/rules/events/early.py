"""The early base cards whose text needs more than the words of the content files, in the order of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, PASS, Flow

from ...content import INDIA, IS_SCORING, MOVES_RUSSIA, TAIWAN, TECH_LAST, US_TECH_PRICE
from ...options import (
    ANTI,
    CN,
    LOSE_ECONOMY,
    LOSE_FOREX,
    RESCUE_LOANS,
    STEADY_CURRENCY,
    US,
    YES,
    country,
)
from ..actions import choose_action
from ..cards import card_in_play, operations
from ..effects import PLACE_PROMPTS, change_operations, cross
from ..event_words import accepts, both_roll, discardable_if_any, one_of_countries, opponents_cards
from ..status import change_diplomacy, change_economy, change_forex, change_security, change_social, gain_vp
from ..tech import advance_us_tech
from .registry import EVENTS

if TYPE_CHECKING:
    from ...state import Dawn

INDONESIA: Final[int] = country("indonesia")
JAPAN: Final[int] = country("japan")
MALAYSIA: Final[int] = country("malaysia")
PAKISTAN: Final[int] = country("pakistan")
SOUTH_KOREA: Final[int] = country("south_korea")
THAILAND: Final[int] = country("thailand")


@EVENTS.add("dotcom_boom")
def dotcom_boom(g: Dawn, player: int) -> Flow:
    change_forex(g, US, 2)
    if g.tech[US] < TECH_LAST and US_TECH_PRICE[g.tech[US]] <= 2:
        answer = yield from accepts(g, US, "may-advance-tech")
        if answer == YES:
            yield from advance_us_tech(g)


@EVENTS.add("mfn_review")
def mfn_review(g: Dawn, player: int) -> Flow:
    options = [LOSE_FOREX, LOSE_ECONOMY] if g.forex[CN] >= 2 else [LOSE_ECONOMY]
    choice = yield g.ask(CN, "choose", options, about=card_in_play(g))
    if choice == LOSE_FOREX:
        change_forex(g, CN, -2)
    else:
        change_economy(g, CN, -1)


@EVENTS.add("yinhe_inspection")
def yinhe_inspection(g: Dawn, player: int) -> Flow:
    g.show_hand(CN)
    if not any(IS_SCORING[card] for card in g.hands[CN]):
        gain_vp(g, CN, 1)
    yield from ()


@EVENTS.add("arms_sales_taiwan")
def arms_sales_taiwan(g: Dawn, player: int) -> Flow:
    g.add_influence(US, TAIWAN)
    if g.diplomacy == 3:
        answer = yield from accepts(g, US, "may-provoke")
        if answer == YES:
            change_diplomacy(g, -1)
            g.add_influence(US, TAIWAN, 2)


@EVENTS.add("us_japan_guidelines")
def us_japan_guidelines(g: Dawn, player: int) -> Flow:
    g.add_influence(US, JAPAN, 2)
    if g.controller[JAPAN] == US:
        cross(g, JAPAN)
    yield from ()


@EVENTS.add("impeachment")
def impeachment(g: Dawn, player: int) -> Flow:
    change_social(g, US, -1)
    card = yield g.ask(US, "discard", discardable_if_any(g, US), about=card_in_play(g))
    if card != PASS:
        g.discard(US, card)


@EVENTS.add("hide_and_bide")
def hide_and_bide(g: Dawn, player: int) -> Flow:
    change_operations(g, CN, 1)
    g.low_profile = True
    g.note("low-profile", "5.5a", seat=CN)
    yield from ()


@EVENTS.add("asian_financial_crisis")
def asian_financial_crisis(g: Dawn, player: int) -> Flow:
    change_economy(g, CN, -1)
    choice = yield g.ask(player, "choose", [RESCUE_LOANS, STEADY_CURRENCY], about=card_in_play(g))
    if choice == RESCUE_LOANS:
        for place in (SOUTH_KOREA, THAILAND, INDONESIA):
            g.add_influence(US, place)
    else:
        for place in (THAILAND, INDONESIA, MALAYSIA):
            g.add_influence(CN, place)
        change_forex(g, CN, -1)


@EVENTS.add("south_asia_tests")
def south_asia_tests(g: Dawn, player: int) -> Flow:
    change_security(g, -1)
    cross(g, PAKISTAN)
    place = yield from one_of_countries(g, player, PLACE_PROMPTS[player], [INDIA, PAKISTAN])
    g.add_influence(player, place, 1 if place == INDIA else 2)


@EVENTS.add("korean_nuclear_crisis")
def korean_nuclear_crisis(g: Dawn, player: int) -> Flow:
    roll = yield g.roll()
    g.note("roll", "7.1", seat=player, roll=roll)
    if roll == 1:
        change_diplomacy(g, -1)
    elif roll <= 3:
        change_security(g, -1)
    else:
        change_diplomacy(g, 1)
        gain_vp(g, player, 2)


@EVENTS.add("taiwan_strait_crisis")
def taiwan_strait_crisis(g: Dawn, player: int) -> Flow:
    change_diplomacy(g, -1)
    us_plus = 1 if g.controller[JAPAN] == US else 0
    chinese_plus = 1 if g.economy[CN] >= g.economy[US] else 0
    initiative = [1, 0] if player == US else [0, 1]
    winner = yield from both_roll(g, us_plus + initiative[US], chinese_plus + initiative[CN])
    if winner == US:
        g.add_influence(US, TAIWAN, 2)
    elif winner == CN:
        g.add_influence(ANTI, TAIWAN, 2)
    if winner != NOTHING:
        gain_vp(g, winner, 2)


@EVENTS.add("un_resolution")
def un_resolution(g: Dawn, player: int) -> Flow:
    """The other card's operations without its event; a Russia-track card still moves the track."""
    card = yield g.ask(player, "together-with", opponents_cards(g, player), about=card_in_play(g))
    g.leave_hand(player, card)
    g.in_play.append(card)
    g.note("played", "card n", seat=player, card=card)
    yield from choose_action(g, player, card, operations(g, player, card))
    g.in_play.remove(card)
    g.discards.append(card)
    g.note("put-away", "card n", card=card, put="put-discarded")
    change_security(g, 1)
    if MOVES_RUSSIA[card]:
        g.russia_due += 1
