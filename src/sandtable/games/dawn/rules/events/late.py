"""The late base cards whose text needs more than the words of the content files, in the order of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Flow

from ...content import TECH_LAST, TECH_SUCCESS, US_TECH_PRICE
from ...options import CN, US, YES
from ..cards import card_in_play
from ..event_words import both_roll, may_pay
from ..status import change_diplomacy, change_economy, change_forex, change_social, gain_vp
from ..tech import advance_us_tech, roll_tech_race
from .registry import EVENTS

if TYPE_CHECKING:
    from ...state import Dawn


@EVENTS.add("chips_act")
def chips_act(g: Dawn, player: int) -> Flow:
    change_forex(g, CN, -1)
    if g.tech[US] == TECH_LAST:
        return
    price = max(0, US_TECH_PRICE[g.tech[US]] - 2)
    if g.forex[US] >= price:
        answer = yield g.ask(US, "may-advance-tech", [YES, PASS], price, card_in_play(g))
        if answer == YES:
            change_forex(g, US, -price)
            yield from advance_us_tech(g)


@EVENTS.add("made_in_china_2025")
def made_in_china_2025(g: Dawn, player: int) -> Flow:
    yield from roll_tech_race(g, TECH_SUCCESS)


@EVENTS.add("trade_war")
def trade_war(g: Dawn, player: int) -> Flow:
    change_economy(g, US, -1)
    change_economy(g, CN, -1)
    winner = yield from both_roll(g, g.economy[US] - 1, g.economy[CN] - 1)
    if winner != NOTHING:
        gain_vp(g, winner, 2)
    change_diplomacy(g, -1, floor=2)


@EVENTS.add("covid_19")
def covid_19(g: Dawn, player: int) -> Flow:
    us_spared = yield from may_pay(g, US, 3)
    china_spared = yield from may_pay(g, CN, 3)
    if not us_spared:
        change_economy(g, US, -1)
        change_social(g, US, -1)
    if not china_spared:
        change_economy(g, CN, -1)
        change_social(g, CN, -1)


@EVENTS.add("hong_kong_2019")
def hong_kong_2019(g: Dawn, player: int) -> Flow:
    paid = yield from may_pay(g, CN, 2)
    if not paid:
        change_social(g, CN, -1)
    change_diplomacy(g, -1, floor=2)


@EVENTS.add("ai_race")
def ai_race(g: Dawn, player: int) -> Flow:
    winner = yield from both_roll(g, g.tech[US], g.tech[CN])
    if winner != NOTHING:
        gain_vp(g, winner, 2)


@EVENTS.add("summit_diplomacy")
def summit_diplomacy(g: Dawn, player: int) -> Flow:
    change_diplomacy(g, 1)
    if g.diplomacy == 3:
        change_forex(g, US, 1)
        change_forex(g, CN, 1)
        gain_vp(g, player, 1)
    yield from ()
