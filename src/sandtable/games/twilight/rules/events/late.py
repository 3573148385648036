"""Events of the Late War. Each function is one card; `side` is the side the event is carried out for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine import PASS, Flow

from ...content import (
    ALDRICH_AMES,
    ARGENTINA,
    AWACS_SALE,
    CHERNOBYL,
    CLAUSE,
    DEBT_CRISIS,
    EAST_GERMANY,
    EUROPE,
    EVIL_EMPIRE,
    FLOWER_POWER,
    GLASNOST,
    HOSTAGE_CRISIS,
    IRAN,
    IRAN_CONTRA,
    IRAN_IRAQ_WAR,
    IRON_LADY,
    JOHN_PAUL_II,
    KAL_007,
    LEBANON,
    LIBYA,
    MIDDLE_EAST,
    NEIGHBOURS,
    NICARAGUA,
    NORTH_SEA_OIL,
    OPS,
    ORTEGA,
    POLAND,
    REGIONS,
    SAUDI_ARABIA,
    SCORING,
    SOUTH_AMERICA,
    SOUTH_KOREA,
    STAR_WARS,
    TEAR_DOWN_THIS_WALL,
    TERRORISM,
    THE_REFORMER,
    UK,
    UN_INTERVENTION,
    WARGAMES,
    WESTERN_EUROPE,
    WILLY_BRANDT,
    YURI_AND_SAMANTHA,
)
from ...options import DO_COUP, DO_END_GAME, MAP, REGION, US, USSR
from ..cards import can_intervene, cards_worth, put_away
from ..coups import coup
from ..defcon import set_defcon
from ..effects import end_effect, start_effect
from ..influence import choose_country
from ..operations import conduct
from ..targets import any_coup
from ..victory import end_by_score, gain_vp, pay_flower_power
from .early import war
from .mid import free_coup_or_realignment
from .registry import at_once, carry_out, in_steps

if TYPE_CHECKING:
    from ...state import Twilight


DEBT_CRISIS_OPS = 3
GLASNOST_OPS = 4
KAL_OPS = 4
WARGAMES_VP = 6
GULF_RIVALS = MAP.numbers("iran", "iraq")


@at_once("iranian_hostage_crisis")
def iranian_hostage_crisis(g: Twilight, side: int) -> None:
    g.clear_influence(US, IRAN)
    g.add_influence(USSR, IRAN, 2)
    start_effect(g, HOSTAGE_CRISIS)


@at_once("the_iron_lady")
def the_iron_lady(g: Twilight, side: int) -> None:
    gain_vp(g, US, 1, "card 83")
    g.add_influence(USSR, ARGENTINA)
    g.clear_influence(USSR, UK)
    start_effect(g, IRON_LADY)


@at_once("reagan_bombs_libya")
def reagan_bombs_libya(g: Twilight, side: int) -> None:
    gain_vp(g, US, g.influence[USSR][LIBYA] // 2, "card 84")


@in_steps("star_wars")
def star_wars(g: Twilight, side: int) -> Flow:
    """The US chooses from the discards; a war card under Flower Power pays the USSR first."""
    if not any(True for _ in star_wars_choices(g)):
        return
    chosen = yield g.ask(US, "take-discard", star_wars_choices(g), about=STAR_WARS)
    g.discards.remove(chosen)
    g.on_table.append(chosen)
    pay_flower_power(g, US, chosen)
    happened = yield from carry_out(g, chosen, US)
    put_away(g, chosen, happened)


def star_wars_choices(g: Twilight) -> Iterator[int]:
    for card in g.discards:
        if not SCORING[card] and (card != UN_INTERVENTION or can_intervene(g, US)):
            yield card


@at_once("north_sea_oil")
def north_sea_oil(g: Twilight, side: int) -> None:
    g.oil_round = True
    start_effect(g, NORTH_SEA_OIL)


@in_steps("the_reformer")
def the_reformer(g: Twilight, side: int) -> Flow:
    yield from g.place_influence(USSR, USSR, 6 if g.vp < 0 else 4, REGIONS[EUROPE], most=2)
    if not (g.digital_rulings and GLASNOST in g.removed):
        start_effect(g, THE_REFORMER)


@in_steps("marine_barracks_bombing")
def marine_barracks_bombing(g: Twilight, side: int) -> Flow:
    g.clear_influence(US, LEBANON)
    yield from g.take_influence(USSR, US, 2, REGIONS[MIDDLE_EAST])


@in_steps("soviets_shoot_down_kal_007")
def soviets_shoot_down_kal_007(g: Twilight, side: int) -> Flow:
    set_defcon(g, g.defcon - 1)
    gain_vp(g, US, 2, "card 89")
    if g.controller[SOUTH_KOREA] == US:
        yield from conduct(g, US, KAL_OPS, KAL_007, may_coup=False)


@in_steps("glasnost")
def glasnost(g: Twilight, side: int) -> Flow:
    gain_vp(g, USSR, 2, "card 90")
    set_defcon(g, g.defcon + 1)
    if THE_REFORMER in g.effects:
        yield from conduct(g, USSR, GLASNOST_OPS, GLASNOST, may_coup=False)
    if g.digital_rulings:
        end_effect(g, THE_REFORMER)


@in_steps("ortega_elected_in_nicaragua")
def ortega_elected_in_nicaragua(g: Twilight, side: int) -> Flow:
    g.clear_influence(US, NICARAGUA)
    if any_coup(g, USSR, NEIGHBOURS[NICARAGUA], free=True):
        choice = yield g.ask(USSR, "free-operation", [DO_COUP, PASS], about=ORTEGA)
        if choice == DO_COUP:
            yield from coup(g, USSR, OPS[ORTEGA], NEIGHBOURS[NICARAGUA], free=True)


@in_steps("terrorism")
def terrorism(g: Twilight, side: int) -> Flow:
    n = 2 if side == USSR and HOSTAGE_CRISIS in g.effects else 1
    short = len(g.hands[1 - side]) < n
    yield from g.discard_at_random(1 - side, n)
    if short:
        g.note("no-cards", CLAUSE[TERRORISM], reveals=True, seat=1 - side)


@at_once("iran_contra_scandal")
def iran_contra_scandal(g: Twilight, side: int) -> None:
    start_effect(g, IRAN_CONTRA)


@in_steps("chernobyl")
def chernobyl(g: Twilight, side: int) -> Flow:
    named = yield g.ask(US, "chernobyl", REGION.options, about=CHERNOBYL)
    g.note("chernobyl", "card 94", region=named)
    g.chernobyl = REGION.of(named)
    start_effect(g, CHERNOBYL)


@in_steps("latin_american_debt_crisis")
def latin_american_debt_crisis(g: Twilight, side: int) -> Flow:
    about = DEBT_CRISIS
    paid = yield from g.offer_discard(US, "discard-or-lose", cards_worth(g, US, DEBT_CRISIS_OPS), about)
    if paid != PASS:
        return
    where = REGIONS[SOUTH_AMERICA]
    for left in (2, 1):
        where = g.has_influence(USSR, where)
        if not where:
            return
        country = yield choose_country(g, USSR, "double", where, left, about)
        g.add_influence(USSR, country, g.influence[USSR][country])
        where = [other for other in where if other != country]


@in_steps("tear_down_this_wall")
def tear_down_this_wall(g: Twilight, side: int) -> Flow:
    cancels = WILLY_BRANDT in g.effects
    end_effect(g, WILLY_BRANDT)
    g.add_influence(US, EAST_GERMANY, 3)
    yield from free_coup_or_realignment(g, US, OPS[TEAR_DOWN_THIS_WALL], REGIONS[EUROPE], TEAR_DOWN_THIS_WALL)
    if not cancels:
        start_effect(g, TEAR_DOWN_THIS_WALL)


@at_once("an_evil_empire")
def an_evil_empire(g: Twilight, side: int) -> None:
    cancels = FLOWER_POWER in g.effects
    end_effect(g, FLOWER_POWER)
    gain_vp(g, US, 1, "card 97")
    if not cancels:
        start_effect(g, EVIL_EMPIRE)


@in_steps("aldrich_ames_remix")
def aldrich_ames_remix(g: Twilight, side: int) -> Flow:
    start_effect(g, ALDRICH_AMES)
    g.show_hand(US)
    if g.hands[US]:
        chosen = yield g.ask(USSR, "make-discard", g.hands[US], about=ALDRICH_AMES)
        g.discard(US, chosen)


@in_steps("pershing_ii_deployed")
def pershing_ii_deployed(g: Twilight, side: int) -> Flow:
    gain_vp(g, USSR, 1, "card 99")
    yield from g.take_influence(USSR, US, 3, WESTERN_EUROPE, most=1, may_stop=True)


@in_steps("wargames")
def wargames(g: Twilight, side: int) -> Flow:
    choice = yield g.ask(side, "wargames", [DO_END_GAME, PASS], about=WARGAMES)
    if choice == DO_END_GAME:
        gain_vp(g, 1 - side, WARGAMES_VP, CLAUSE[WARGAMES])
        end_by_score(g, "wargames")


@at_once("solidarity")
def solidarity(g: Twilight, side: int) -> None:
    g.add_influence(US, POLAND, 3)
    end_effect(g, JOHN_PAUL_II)


@in_steps("iran_iraq_war")
def iran_iraq_war(g: Twilight, side: int) -> Flow:
    target = yield choose_country(g, side, "war-where", GULF_RIVALS, about=IRAN_IRAQ_WAR)
    yield from war(g, side, target, needed=4, vp=2, military=2)


@at_once("yuri_and_samantha")
def yuri_and_samantha(g: Twilight, side: int) -> None:
    start_effect(g, YURI_AND_SAMANTHA)


@at_once("awacs_sale_to_saudis")
def awacs_sale_to_saudis(g: Twilight, side: int) -> None:
    g.add_influence(US, SAUDI_ARABIA, 2)
    start_effect(g, AWACS_SALE)
