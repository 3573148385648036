"""What a position, a country or an event is worth, in victory points: the eyes of the bot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine import DIE

from ..content import (
    ACTION_ROUNDS,
    BATTLEGROUND,
    CARDS,
    COUNTRY_VP,
    FINAL_SCORING,
    HOME,
    INDIA,
    SCORED_COUNTRIES,
    STABILITY,
    TAIWAN,
    TURNS,
    UKRAINE,
)
from ..options import ANTI, CARD, CN, MAP, PAST_CARDS, US, country
from ..rules.control import controls
from ..rules.effect_schema import (
    DIPLOMACY,
    ECONOMY,
    EFFECTS,
    FOREX,
    NO_REALIGN,
    OPS,
    REMOVE,
    REMOVE_ALL,
    SECURITY,
    SHOW_HAND,
    SOCIAL,
    VP,
    Effect,
)
from ..rules.effects import bar_limit, chooser_of, influence_of
from ..rules.events.mid import OIL_COUNTRIES
from ..state import Dawn

JAPAN: Final[int] = country("japan")
NORTH_KOREA: Final[int] = country("north_korea")
SOUTH_KOREA: Final[int] = country("south_korea")
ARAB_SPRING: Final[list[int]] = MAP.numbers("tunisia", "egypt", "libya", "syria", "yemen")

DISASTER: Final = -1000.0
FOREX_WORTH: Final = 0.55
OPERATION_WORTH: Final = 0.7
SECURITY_WORTH: Final = 0.2
DIPLOMACY_WORTH: Final = 0.8

OWN_WORTH: Final[dict[str, float]] = {
    "gulf_war": 4.0,
    "dotcom_boom": 2.0,
    "mfn_review": 1.2,
    "yinhe_inspection": 0.2,
    "arms_sales_taiwan": 1.2,
    "us_japan_guidelines": 2.5,
    "chechen_war": 1.5,
    "impeachment": 2.0,
    "hide_and_bide": 2.5,
    "yugoslav_wars": 1.6,
    "congo_wars": 1.4,
    "algerian_war": 1.6,
    "south_asia_tests": 1.2,
    "afghanistan_war": 2.8,
    "iraq_war": 2.0,
    "internet_freedom": 1.2,
    "libya_intervention": 1.8,
    "security_strategy": 0.6,
    "beijing_olympics": 2.6,
    "belt_and_road": 5.0,
    "confucius_institutes": 2.0,
    "occupy_wall_street": 1.5,
    "stimulus_package": 1.2,
    "five_year_plan": 0.6,
    "indian_ocean_tsunami": 1.4,
    "chips_act": 1.6,
    "made_in_china_2025": 1.6,
    "summit_diplomacy": 0.9,
}
"""Events with rules of their own, for whoever carries them out."""

LASTING_WORTH: Final[dict[str, float]] = {
    "war_on_terror": 0.3,
    "pivot_to_asia": 2.0,
    "wto_accession": 1.5,
    "sco": 0.6,
    "entity_list": 1.2,
    "european_union": 0.1,
}

RISKY: Final = ("korean_nuclear_crisis", "taiwan_strait_crisis", "aircraft_collision")
LOWERS_DIPLOMACY: Final[list[bool]] = [
    CARD.has(number) and CARD.ids[CARD.of(number)] in RISKY for number in range(PAST_CARDS)
]


def weights() -> list[float]:
    """How much control of a country is worth when its regions are scored."""
    table = [0.0] * MAP.size
    for card in CARDS:
        for place in SCORED_COUNTRIES[card]:
            share = 0.25 if COUNTRY_VP[card] else 0.75
            table[place] += share * (2.0 if BATTLEGROUND[place] else 1.0)
            if card in FINAL_SCORING and HOME[place] >= 0:
                table[place] += 0.2
    table[INDIA] *= 0.8
    return table


WEIGHT: Final[list[float]] = weights()


def worth(country: int, us: int, chinese: int, anti: int) -> float:
    """A country as the US sees it, with so much influence there."""
    weight = WEIGHT[country]
    stability = max(STABILITY[country], 1)
    margin = us - chinese
    needed = stability
    if margin >= needed:
        return weight * (1.0 + 0.12 * min(margin - needed, 2))
    if -margin >= needed:
        return -weight * (1.0 + 0.12 * min(-margin - needed, 2))
    value = 0.45 * weight * margin / needed
    if anti > 0:
        value -= weight * (0.35 if country != TAIWAN else 0.1) + 0.06 * min(anti, 4)
    return value


def gain(g: Dawn, power: int, country: int, n: int) -> float:
    """What n more points of the power's influence mean to the US; n below 0 removes."""
    us, chinese, anti = g.influence[US][country], g.influence[CN][country], g.influence[ANTI][country]
    before = worth(country, us, chinese, anti)
    bonus = 0.0
    if power == CN:
        chinese = max(0, chinese + n)
    elif n > 0:
        lean = us - anti + (n if power == US else -n)
        us, anti = max(lean, 0), max(-lean, 0)
        if power == US and country == UKRAINE and g.war_demand > g.placed_in_ukraine:
            bonus = 1.2 * min(n, g.war_demand - g.placed_in_ukraine)
    elif power == US:
        us = max(0, us + n)
    else:
        anti = max(0, anti + n)
    return worth(country, us, chinese, anti) - before + bonus


def own_gain(g: Dawn, side: int, power: int, country: int, n: int) -> float:
    change = gain(g, power, country, n)
    return change if side == US else -change


# Status


UP: Final[list[float]] = [0.0, 0.0, 6.0, 4.5, 3.0, 2.0, 1.2, 1.2, 1.2, 1.2, 0.8, 0.0]
DOWN: Final[list[float]] = [DISASTER, DISASTER, DISASTER, -6.0, -3.5, -2.2, -1.6, -1.4, -1.4, -1.4, -1.4, -1.4]
"""What a step from a level is worth to its side; the level below 2 is ruin."""
ECONOMY_OVER_SOCIETY: Final = 1.2


def social_step(level: int, n: int) -> float:
    """What a change of society is worth to its side."""
    value = 0.0
    for _ in range(abs(n)):
        value += UP[level + 1 if level == 10 else level] if n > 0 else DOWN[level]
        level = max(1, min(10, level + (1 if n > 0 else -1)))
    return value


def economy_step(level: int, n: int) -> float:
    value = 0.0
    for _ in range(abs(n)):
        value += UP[level] if n > 0 else DOWN[level]
        level = max(1, min(11, level + (1 if n > 0 else -1)))
    return value * ECONOMY_OVER_SOCIETY


def rounds_left(g: Dawn) -> int:
    return max(0, ACTION_ROUNDS - g.round)


def track_change(g: Dawn, effect: Effect, side: int) -> float:
    """A declared change of a track, as the side sees it."""
    sign = 1.0 if effect.side == side else -1.0
    if effect.do == ECONOMY:
        return sign * economy_step(g.economy[effect.side], effect.n)
    if effect.do == SOCIAL:
        return sign * social_step(g.social[effect.side], effect.n)
    if effect.do == FOREX:
        return sign * FOREX_WORTH * max(effect.n, -g.forex[effect.side])
    if effect.do == VP:
        return sign * effect.n
    if effect.do == OPS:
        return sign * effect.n * OPERATION_WORTH * rounds_left(g)
    if effect.do == DIPLOMACY:
        return DIPLOMACY_WORTH * effect.n if effect.n > 0 and g.diplomacy < 3 else 0.0
    if effect.do == SECURITY:
        return 0.0
    if effect.do == SHOW_HAND:
        return -sign * 0.3
    return 0.3 if effect.do == NO_REALIGN else 0.0


# Events


def effect_value(g: Dawn, effect: Effect, player: int, side: int) -> float:
    """One declared sentence, as the side sees it."""
    if effect.do > REMOVE_ALL:
        return track_change(g, effect, side)
    power = influence_of(effect, player)
    n = effect.n
    if effect.do == REMOVE:
        n = -n
    elif effect.do == REMOVE_ALL:
        n = -99
    allowed = [country for country in effect.places if not bar_limit(g, effect, country)]
    gains = [own_gain(g, side, power, country, n if not effect.spread else (1 if n > 0 else -1)) for country in allowed]
    if effect.spread:
        return sum(sorted(gains, reverse=chooser_of(effect, player) == side)[: abs(n)])
    if effect.each_of:
        return sum(sorted(gains, reverse=chooser_of(effect, player) == side)[: effect.each_of])
    return sum(gains)


def event_value(g: Dawn, card: int, player: int, side: int) -> float:
    """The card's event, carried out by the player, as the side sees it."""
    id = CARD.ids[CARD.of(card)]
    sign = 1.0 if player == side else -1.0
    value = sign * LASTING_WORTH.get(id, 0.0)
    if id in LASTING_WORTH and g.turn > TURNS - 2:
        value *= 0.5
    if id in OWN_WORTH:
        return value + sign * OWN_WORTH[id]
    if id in WORKED_OUT:
        return value + sign * WORKED_OUT[id](g, player)
    for effect in EFFECTS[card]:
        value += effect_value(g, effect, player, side)
    return value


# Events whose worth depends on how things stand; each as the event player sees it


def dice_lead(lead: int) -> float:
    """The chance that a die and the lead beat another die, less the chance that they are beaten."""
    won = sum(1 for mine in DIE for theirs in DIE if mine + lead > theirs)
    lost = sum(1 for mine in DIE for theirs in DIE if mine + lead < theirs)
    return (won - lost) / len(DIE) ** 2


def korean_nuclear_crisis(g: Dawn, player: int) -> float:
    detente = 2.0 + (DIPLOMACY_WORTH if g.diplomacy < 3 else 0.0)
    return (3 * detente - DIPLOMACY_WORTH - 2 * SECURITY_WORTH) / 6


def taiwan_strait_crisis(g: Dawn, player: int) -> float:
    us_lead = (1 if g.controller[JAPAN] == US else 0) - (1 if g.economy[CN] >= g.economy[US] else 0)
    favour = dice_lead((us_lead if player == US else -us_lead) + 1)
    stake = max(gain(g, US, TAIWAN, 2), -gain(g, ANTI, TAIWAN, 2)) + 2.0
    return favour * stake - DIPLOMACY_WORTH


def aircraft_collision(g: Dawn, player: int) -> float:
    return 2 * FOREX_WORTH + 0.3 - DIPLOMACY_WORTH


def asian_financial_crisis(g: Dawn, player: int) -> float:
    harm = economy_step(g.economy[CN], -1)
    return 1.5 - harm if player == US else 1.0 + harm


def chinese_unrest(g: Dawn, player: int) -> float:
    """China pays two or loses a step of society."""
    harm = social_step(g.social[CN], -1)
    if g.forex[CN] >= 2:
        harm = max(harm, -2 * FOREX_WORTH)
    return -harm if player == US else harm


def arab_spring(g: Dawn, player: int) -> float:
    total = 0.0
    for place in ARAB_SPRING:
        before = worth(place, g.influence[US][place], g.influence[CN][place], g.influence[ANTI][place])
        total += (gain(g, ANTI, place, 2) + gain(g, US, place, 2) - before) / 3
    return total if player == US else -total


def six_party_talks(g: Dawn, player: int) -> float:
    mine = 1.0 if g.controller[SOUTH_KOREA] == US and g.controller[JAPAN] == US else 0.0
    theirs = 1.0 if g.controller[NORTH_KOREA] == CN else 0.0
    return (mine - theirs if player == US else theirs - mine) + (DIPLOMACY_WORTH if g.diplomacy < 3 else 0.0)


def oil_price_shock(g: Dawn, player: int) -> float:
    mine = sum(1 for country in OIL_COUNTRIES if controls(g, player, country))
    theirs = sum(1 for country in OIL_COUNTRIES if controls(g, 1 - player, country))
    return 3 * FOREX_WORTH * ((mine > theirs) - (theirs > mine))


def trade_war(g: Dawn, player: int) -> float:
    favour = dice_lead(g.economy[player] - g.economy[1 - player])
    return 2 * favour + economy_step(g.economy[player], -1) - economy_step(g.economy[1 - player], -1)


def covid_19(g: Dawn, player: int) -> float:
    return pandemic_harm(g, player) - pandemic_harm(g, 1 - player)


def pandemic_harm(g: Dawn, side: int) -> float:
    harm = social_step(g.social[side], -1) + economy_step(g.economy[side], -1)
    return max(harm, -3 * FOREX_WORTH) if g.forex[side] >= 3 else harm


def ai_race(g: Dawn, player: int) -> float:
    return 2 * dice_lead(g.tech[player] - g.tech[1 - player])


WORKED_OUT: Final[dict[str, Callable[[Dawn, int], float]]] = {
    "korean_nuclear_crisis": korean_nuclear_crisis,
    "taiwan_strait_crisis": taiwan_strait_crisis,
    "aircraft_collision": aircraft_collision,
    "asian_financial_crisis": asian_financial_crisis,
    "sars": chinese_unrest,
    "hong_kong_2019": chinese_unrest,
    "arab_spring": arab_spring,
    "six_party_talks": six_party_talks,
    "oil_price_shock": oil_price_shock,
    "trade_war": trade_war,
    "covid_19": covid_19,
    "ai_race": ai_race,
}


def is_dangerous(g: Dawn, card: int) -> bool:
    """Whether the event could bring diplomacy to 1 now."""
    return LOWERS_DIPLOMACY[card] and g.diplomacy <= 2
