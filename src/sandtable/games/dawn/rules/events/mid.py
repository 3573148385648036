"""The mid base cards whose text needs more than the words of the content files, in the order of the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sandtable.engine import Flow

from ...content import GLOBAL_FINANCIAL_CRISIS, NEIGHBOURS
from ...options import ANTI, ATTEND, CN, LOSE_SOCIAL, STAY_AWAY, US, YES, country
from ..cards import card_in_play
from ..control import controlled
from ..effect_schema import CARD_TEXT, Effect, effects
from ..effects import PLACE_PROMPTS, carry_out
from ..event_words import (
    RegionTarget,
    accepts,
    exchange_cards,
    may_pay,
    one_of_countries,
    place_in_regions,
    strong_cards_or_unrest,
)
from ..status import change_diplomacy, change_economy, change_forex, change_security, change_social, gain_vp
from .registry import EVENTS

if TYPE_CHECKING:
    from ...state import Dawn

EGYPT: Final[int] = country("egypt")
INDONESIA: Final[int] = country("indonesia")
JAPAN: Final[int] = country("japan")
LIBYA: Final[int] = country("libya")
NORTH_KOREA: Final[int] = country("north_korea")
SAHEL: Final[int] = country("sahel")
SOUTH_KOREA: Final[int] = country("south_korea")
SRI_LANKA: Final[int] = country("sri_lanka")
SYRIA: Final[int] = country("syria")
THAILAND: Final[int] = country("thailand")
TUNISIA: Final[int] = country("tunisia")
YEMEN: Final[int] = country("yemen")
OIL_COUNTRIES: Final[list[int]] = [
    country(id)
    for id in ("saudi_arabia", "iran", "iraq", "gulf_states", "libya", "russia", "venezuela", "nigeria", "angola")
]
STAYING_AWAY: Final[list[Effect]] = effects(
    [{"do": "place", "kind": "cn", "n": 1, "each_of": 2, "in": ["world"], "only": "not_us"}],
    CARD_TEXT,
    "beijing_olympics",
)


@EVENTS.add("internet_freedom")
def internet_freedom(g: Dawn, player: int) -> Flow:
    card = yield g.ask(CN, "discard-or-unrest", strong_cards_or_unrest(g), about=card_in_play(g))
    if card == LOSE_SOCIAL:
        change_social(g, CN, -1)
    else:
        g.discard(CN, card)


@EVENTS.add("libya_intervention")
def libya_intervention(g: Dawn, player: int) -> Flow:
    roll = yield g.roll()
    g.note("roll", "7.1", seat=player, roll=roll)
    if roll >= 3:
        g.clear_influence(ANTI, LIBYA)
        g.add_influence(US, LIBYA)
    else:
        g.remove_influence(ANTI, LIBYA, 2)
    g.add_influence(ANTI, SAHEL)


@EVENTS.add("security_strategy")
def security_strategy(g: Dawn, player: int) -> Flow:
    yield from exchange_cards(g, US)


@EVENTS.add("beijing_olympics")
def beijing_olympics(g: Dawn, player: int) -> Flow:
    gain_vp(g, CN, 1)
    change_social(g, CN, 1)
    choice = yield g.ask(US, "choose", [ATTEND, STAY_AWAY], about=card_in_play(g))
    if choice == ATTEND:
        change_diplomacy(g, 1)
    else:
        yield from carry_out(g, STAYING_AWAY, CN)


@EVENTS.add("belt_and_road")
def belt_and_road(g: Dawn, player: int) -> Flow:
    yield from build_belt_and_road(g)


def build_belt_and_road(g: Dawn) -> Flow:
    yield from place_in_regions(g, CN, 2, BeltAndRoad("card l"))


@final
class BeltAndRoad(RegionTarget):
    """Not US-controlled, and holding Chinese influence or adjacent to it."""

    def bar_within(self, g: Dawn, country: int) -> str:
        if g.controller[country] == US:
            return "2.1.8.1"
        held = g.influence[CN]
        return "" if held[country] > 0 or any(held[other] > 0 for other in NEIGHBOURS[country]) else self.rule


@EVENTS.add("confucius_institutes")
def confucius_institutes(g: Dawn, player: int) -> Flow:
    yield from place_in_regions(g, CN, 3, RegionTarget(CARD_TEXT))


@EVENTS.add("occupy_wall_street")
def occupy_wall_street(g: Dawn, player: int) -> Flow:
    change_social(g, US, -1)
    if g.economy[US] <= 6:
        gain_vp(g, CN, 1)
    yield from ()


@EVENTS.add("stimulus_package")
def stimulus_package(g: Dawn, player: int) -> Flow:
    change_economy(g, CN, 2 if g.happened[GLOBAL_FINANCIAL_CRISIS] else 1)
    change_forex(g, CN, -1)
    yield from ()


@EVENTS.add("five_year_plan")
def five_year_plan(g: Dawn, player: int) -> Flow:
    yield from exchange_cards(g, CN)


@EVENTS.add("aircraft_collision")
def aircraft_collision(g: Dawn, player: int) -> Flow:
    change_diplomacy(g, -1)
    change_forex(g, player, 2)
    answer = yield from accepts(g, player, "may-look")
    if answer == YES:
        g.show_hand(1 - player)


@EVENTS.add("sars")
def sars(g: Dawn, player: int) -> Flow:
    paid = yield from may_pay(g, CN, 2)
    if not paid:
        change_social(g, CN, -1)


@EVENTS.add("arab_spring")
def arab_spring(g: Dawn, player: int) -> Flow:
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
    change_security(g, -1)


@EVENTS.add("six_party_talks")
def six_party_talks(g: Dawn, player: int) -> Flow:
    change_diplomacy(g, 1)
    if g.controller[NORTH_KOREA] == CN:
        gain_vp(g, CN, 1)
    if g.controller[SOUTH_KOREA] == US and g.controller[JAPAN] == US:
        gain_vp(g, US, 1)
    yield from ()


@EVENTS.add("indian_ocean_tsunami")
def indian_ocean_tsunami(g: Dawn, player: int) -> Flow:
    where = [INDONESIA, THAILAND, SRI_LANKA]
    first = yield from one_of_countries(g, player, PLACE_PROMPTS[player], where)
    g.add_influence(player, first)
    paid = yield from may_pay(g, player, 1)
    if paid:
        for place in where:
            if place != first:
                g.add_influence(player, place)


@EVENTS.add("oil_price_shock")
def oil_price_shock(g: Dawn, player: int) -> Flow:
    us = controlled(g, US, OIL_COUNTRIES)
    chinese = controlled(g, CN, OIL_COUNTRIES)
    change_forex(g, US, 2 if us > chinese else -1)
    change_forex(g, CN, 2 if chinese > us else -1)
    yield from ()
