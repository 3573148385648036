"""The base cards whose text needs more than the words of the content files, in the order of the deck.

`player` is the event player. A card with `effects` in base_cards.toml has no function here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from sandtable.engine import PASS, Flow
from sandtable.games.common.countries import NOBODY

from . import wars
from .actions import act, actions_with
from .cards import (
    CANCELS,
    EFFECTS,
    GLOBAL_FINANCIAL_CRISIS,
    IS_SCORING,
    MOVES_RUSSIA,
    PERMANENT,
)
from .effects import PLACE_PROMPTS, carry_out, change_operations, cross
from .names import (
    ANTI,
    ATTEND,
    CARD_IDS,
    CN,
    COUNTRIES,
    FIRST_CARD,
    INDIA,
    LOSE_ECONOMY,
    LOSE_FOREX,
    LOSE_SOCIAL,
    NEIGHBOURS,
    REGION,
    RESCUE_LOANS,
    STAY_AWAY,
    STEADY_CURRENCY,
    TAIWAN,
    US,
    YES,
    country,
)
from .progress import advance_us_tech, roll_tech_race
from .sharing import (
    accepts,
    both_roll,
    discardable_if_any,
    exchange_cards,
    may_pay,
    opponents_cards,
    strong_cards_or_unrest,
)
from .state import Table
from .tracks import TECH_LAST, TECH_SUCCESS, US_TECH_PRICE

EGYPT = country("egypt")
INDONESIA = country("indonesia")
JAPAN = country("japan")
LIBYA = country("libya")
MALAYSIA = country("malaysia")
NORTH_KOREA = country("north_korea")
PAKISTAN = country("pakistan")
SAHEL = country("sahel")
SOUTH_KOREA = country("south_korea")
SRI_LANKA = country("sri_lanka")
SYRIA = country("syria")
THAILAND = country("thailand")
TUNISIA = country("tunisia")
YEMEN = country("yemen")
OIL_COUNTRIES = [
    country(id)
    for id in ("saudi_arabia", "iran", "iraq", "gulf_states", "libya", "russia", "venezuela", "nigeria", "angola")
]


def happen(g: Table, card: int, player: int) -> Flow:
    """The card's event: one single effect, for the purpose of losing the game. A permanent one lasts from here on."""
    g.happened[card] = True
    if g.log is not None:
        g.note("event", "7.1", seat=player, card=card)
    event = EVENTS[card]
    if event is None:
        yield from carry_out(g, EFFECTS[card], player)
    else:
        yield from event(g, player)
    for ended in CANCELS[card]:
        g.end_permanent(ended)
    g.in_force[card] = PERMANENT[card]
    g.judge_ruin()


# Early


def dotcom_boom(g: Table, player: int) -> Flow:
    g.change_forex(US, 2)
    if g.tech[US] < TECH_LAST and US_TECH_PRICE[g.tech[US]] <= 2:
        answer = yield from accepts(g, US, "may-advance-tech")
        if answer == YES:
            yield from advance_us_tech(g)


def mfn_review(g: Table, player: int) -> Flow:
    options = [LOSE_FOREX, LOSE_ECONOMY] if g.forex[CN] >= 2 else [LOSE_ECONOMY]
    choice = yield g.ask(CN, "choose", options, about=g.card_in_play())
    if choice == LOSE_FOREX:
        g.change_forex(CN, -2)
    else:
        g.change_economy(CN, -1)


def yinhe_inspection(g: Table, player: int) -> Flow:
    g.show_hand(CN)
    if not any(IS_SCORING[card] for card in g.hands[CN]):
        g.gain_vp(CN, 1)
    yield from ()


def arms_sales_taiwan(g: Table, player: int) -> Flow:
    g.add_influence(US, TAIWAN)
    if g.diplomacy == 3:
        answer = yield from accepts(g, US, "may-provoke")
        if answer == YES:
            g.change_diplomacy(-1)
            g.add_influence(US, TAIWAN, 2)


def us_japan_guidelines(g: Table, player: int) -> Flow:
    g.add_influence(US, JAPAN, 2)
    if g.controller[JAPAN] == US:
        cross(g, JAPAN)
    yield from ()


def impeachment(g: Table, player: int) -> Flow:
    g.change_social(US, -1)
    card = yield g.ask(US, "discard", discardable_if_any(g, US), about=g.card_in_play())
    if card != PASS:
        g.discard(US, card)


def hide_and_bide(g: Table, player: int) -> Flow:
    change_operations(g, CN, 1)
    g.low_profile = True
    yield from ()


def asian_financial_crisis(g: Table, player: int) -> Flow:
    g.change_economy(CN, -1)
    choice = yield g.ask(player, "choose", [RESCUE_LOANS, STEADY_CURRENCY], about=g.card_in_play())
    if choice == RESCUE_LOANS:
        for place in (SOUTH_KOREA, THAILAND, INDONESIA):
            g.add_influence(US, place)
    else:
        for place in (THAILAND, INDONESIA, MALAYSIA):
            g.add_influence(CN, place)
        g.change_forex(CN, -1)


def south_asia_tests(g: Table, player: int) -> Flow:
    g.change_security(-1)
    cross(g, PAKISTAN)
    place = yield g.ask(player, PLACE_PROMPTS[player], [INDIA, PAKISTAN], about=g.card_in_play())
    g.add_influence(player, place, 1 if place == INDIA else 2)


def korean_nuclear_crisis(g: Table, player: int) -> Flow:
    roll = yield g.roll()
    g.note("roll", "7.1", seat=player, roll=roll)
    if roll == 1:
        g.change_diplomacy(-1)
    elif roll <= 3:
        g.change_security(-1)
    else:
        g.change_diplomacy(1)
        g.gain_vp(player, 2)


def taiwan_strait_crisis(g: Table, player: int) -> Flow:
    g.change_diplomacy(-1)
    us_plus = 1 if g.controller[JAPAN] == US else 0
    chinese_plus = 1 if g.economy[CN] >= g.economy[US] else 0
    initiative = [1, 0] if player == US else [0, 1]
    winner = yield from both_roll(g, us_plus + initiative[US], chinese_plus + initiative[CN])
    if winner == US:
        g.add_influence(US, TAIWAN, 2)
    elif winner == CN:
        g.add_influence(ANTI, TAIWAN, 2)
    if winner != NOBODY:
        g.gain_vp(winner, 2)


def un_resolution(g: Table, player: int) -> Flow:
    """The other card's operations without its event; a Russia-track card still moves the track."""
    card = yield g.ask(player, "together-with", opponents_cards(g, player), about=g.card_in_play())
    g.leave_hand(player, card)
    g.in_play.append(card)
    g.note("played", "card n", seat=player, card=card)
    ops = g.ops(player, card)
    action = yield g.ask(player, "action", actions_with(g, player, card, ops), ops, card)
    yield from act(g, player, action, card, ops)
    g.in_play.remove(card)
    g.discards.append(card)
    g.change_security(1)
    if MOVES_RUSSIA[card]:
        g.russia_due += 1


# Mid


def internet_freedom(g: Table, player: int) -> Flow:
    card = yield g.ask(CN, "discard-or-unrest", strong_cards_or_unrest(g), about=g.card_in_play())
    if card == LOSE_SOCIAL:
        g.change_social(CN, -1)
    else:
        g.discard(CN, card)


def libya_intervention(g: Table, player: int) -> Flow:
    roll = yield g.roll()
    g.note("roll", "7.1", seat=player, roll=roll)
    if roll >= 3:
        g.clear_influence(ANTI, LIBYA)
        g.add_influence(US, LIBYA)
    else:
        g.remove_influence(ANTI, LIBYA, 2)
    g.add_influence(ANTI, SAHEL)


def security_strategy(g: Table, player: int) -> Flow:
    yield from exchange_cards(g, US)


def beijing_olympics(g: Table, player: int) -> Flow:
    g.gain_vp(CN, 1)
    g.change_social(CN, 1)
    choice = yield g.ask(US, "choose", [ATTEND, STAY_AWAY], about=g.card_in_play())
    if choice == ATTEND:
        g.change_diplomacy(1)
    else:
        where = [place for place in COUNTRIES if g.controller[place] != US]
        yield from g.place_influence(CN, CN, 2, where, most=1, prompt="place-cn")


def belt_and_road(g: Table, player: int) -> Flow:
    yield from build_belt_and_road(g)


def belt_and_road_places(g: Table) -> list[int]:
    """Not US-controlled, and holding Chinese influence or adjacent to it."""
    held = g.influence[CN]
    return [
        place
        for place in COUNTRIES
        if g.controller[place] != US and (held[place] > 0 or any(held[other] > 0 for other in NEIGHBOURS[place]))
    ]


def build_belt_and_road(g: Table) -> Flow:
    yield from place_in_regions(g, CN, 2, belt_and_road_places(g))


def place_in_regions(g: Table, power: int, n: int, where: list[int]) -> Flow:
    """One point in each of n countries of different regions."""
    for left in range(n, 0, -1):
        if not where:
            return
        place = yield g.ask(power, PLACE_PROMPTS[power], where, left, g.card_in_play())
        g.add_influence(power, place)
        where = [other for other in where if REGION[other] != REGION[place]]


def confucius_institutes(g: Table, player: int) -> Flow:
    yield from place_in_regions(g, CN, 3, [place for place in COUNTRIES if g.controller[place] == NOBODY])


def occupy_wall_street(g: Table, player: int) -> Flow:
    g.change_social(US, -1)
    if g.economy[US] <= 6:
        g.gain_vp(CN, 1)
    yield from ()


def stimulus_package(g: Table, player: int) -> Flow:
    g.change_economy(CN, 2 if g.happened[GLOBAL_FINANCIAL_CRISIS] else 1)
    g.change_forex(CN, -1)
    yield from ()


def five_year_plan(g: Table, player: int) -> Flow:
    yield from exchange_cards(g, CN)


def aircraft_collision(g: Table, player: int) -> Flow:
    g.change_diplomacy(-1)
    g.change_forex(player, 2)
    answer = yield from accepts(g, player, "may-look")
    if answer == YES:
        g.show_hand(1 - player)


def sars(g: Table, player: int) -> Flow:
    paid = yield from may_pay(g, CN, 2)
    if not paid:
        g.change_social(CN, -1)


def arab_spring(g: Table, player: int) -> Flow:
    for place in (TUNISIA, EGYPT, LIBYA, SYRIA, YEMEN):
        roll = yield g.roll()
        g.note("roll-for", "7.1", space=place, roll=roll)
        if roll <= 2:
            g.add_influence(ANTI, place, 2)
        elif roll <= 4:
            for power in (US, CN, ANTI):
                g.clear_influence(power, place)
        else:
            g.add_influence(US, place, 2)
    g.change_security(-1)


def six_party_talks(g: Table, player: int) -> Flow:
    g.change_diplomacy(1)
    if g.controller[NORTH_KOREA] == CN:
        g.gain_vp(CN, 1)
    if g.controller[SOUTH_KOREA] == US and g.controller[JAPAN] == US:
        g.gain_vp(US, 1)
    yield from ()


def indian_ocean_tsunami(g: Table, player: int) -> Flow:
    where = [INDONESIA, THAILAND, SRI_LANKA]
    first = yield g.ask(player, PLACE_PROMPTS[player], where, about=g.card_in_play())
    g.add_influence(player, first)
    paid = yield from may_pay(g, player, 1)
    if paid:
        for place in where:
            if place != first:
                g.add_influence(player, place)


def oil_price_shock(g: Table, player: int) -> Flow:
    us = wars.controlled(g, US, OIL_COUNTRIES)
    chinese = wars.controlled(g, CN, OIL_COUNTRIES)
    g.change_forex(US, 2 if us > chinese else -1)
    g.change_forex(CN, 2 if chinese > us else -1)
    yield from ()


# Late


def chips_act(g: Table, player: int) -> Flow:
    g.change_forex(CN, -1)
    if g.tech[US] == TECH_LAST:
        return
    price = max(0, US_TECH_PRICE[g.tech[US]] - 2)
    if g.forex[US] >= price:
        answer = yield g.ask(US, "may-advance-tech", [YES, PASS], price, g.card_in_play())
        if answer == YES:
            g.change_forex(US, -price)
            yield from advance_us_tech(g)


def made_in_china_2025(g: Table, player: int) -> Flow:
    yield from roll_tech_race(g, TECH_SUCCESS)


def trade_war(g: Table, player: int) -> Flow:
    g.change_economy(US, -1)
    g.change_economy(CN, -1)
    winner = yield from both_roll(g, g.economy[US] - 1, g.economy[CN] - 1)
    if winner != NOBODY:
        g.gain_vp(winner, 2)
    g.change_diplomacy(-1, floor=2)


def covid_19(g: Table, player: int) -> Flow:
    us_spared = yield from may_pay(g, US, 3)
    china_spared = yield from may_pay(g, CN, 3)
    if not us_spared:
        g.change_economy(US, -1)
        g.change_social(US, -1)
    if not china_spared:
        g.change_economy(CN, -1)
        g.change_social(CN, -1)


def hong_kong_2019(g: Table, player: int) -> Flow:
    paid = yield from may_pay(g, CN, 2)
    if not paid:
        g.change_social(CN, -1)
    g.change_diplomacy(-1, floor=2)


def ai_race(g: Table, player: int) -> Flow:
    winner = yield from both_roll(g, g.tech[US], g.tech[CN])
    if winner != NOBODY:
        g.gain_vp(winner, 2)


def summit_diplomacy(g: Table, player: int) -> Flow:
    g.change_diplomacy(1)
    if g.diplomacy == 3:
        g.change_forex(US, 1)
        g.change_forex(CN, 1)
        g.gain_vp(player, 1)
    yield from ()


Event: TypeAlias = Callable[[Table, int], Flow]

OWN_EVENTS: Final[list[Event]] = [
    wars.gulf_war,
    dotcom_boom,
    mfn_review,
    yinhe_inspection,
    arms_sales_taiwan,
    us_japan_guidelines,
    wars.chechen_war,
    impeachment,
    hide_and_bide,
    wars.yugoslav_wars,
    wars.congo_wars,
    wars.algerian_war,
    asian_financial_crisis,
    south_asia_tests,
    korean_nuclear_crisis,
    taiwan_strait_crisis,
    un_resolution,
    wars.afghanistan_war,
    wars.iraq_war,
    internet_freedom,
    libya_intervention,
    security_strategy,
    beijing_olympics,
    belt_and_road,
    confucius_institutes,
    occupy_wall_street,
    stimulus_package,
    five_year_plan,
    aircraft_collision,
    sars,
    arab_spring,
    six_party_talks,
    indian_ocean_tsunami,
    oil_price_shock,
    chips_act,
    made_in_china_2025,
    trade_war,
    covid_19,
    hong_kong_2019,
    ai_race,
    summit_diplomacy,
]
"""In the order of the deck; each is named as its card."""


def events_by_card() -> list[Event | None]:
    table: list[Event | None] = [None] * (FIRST_CARD + len(CARD_IDS))
    for event in OWN_EVENTS:
        table[FIRST_CARD + CARD_IDS.index(event.__name__)] = event
    return table


EVENTS: Final[list[Event | None]] = events_by_card()
