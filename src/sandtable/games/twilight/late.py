"""Events of the Late War. Each function is one card; `side` is the side the event is carried out for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sandtable.engine import PASS, Flow

from .board import Board
from .early import war
from .mid import free_coup_or_realignment
from .names import (
    ALDRICH_AMES,
    ARGENTINA,
    AWACS_SALE,
    CHERNOBYL,
    CLAUSE,
    DEBT_CRISIS,
    DO_COUP,
    DO_END_GAME,
    EAST_GERMANY,
    EUROPE,
    EVIL_EMPIRE,
    FIRST_REGION,
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
    MAP,
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
    US,
    USSR,
    WARGAMES,
    WESTERN_EUROPE,
    WILLY_BRANDT,
    YURI_AND_SAMANTHA,
)
from .operations import conduct, coup

DEBT_CRISIS_OPS = 3
GLASNOST_OPS = 4
KAL_OPS = 4
WARGAMES_VP = 6
GULF_RIVALS = MAP.numbers("iran", "iraq")


def iranian_hostage_crisis(g: Board, side: int) -> None:
    g.clear_influence(US, IRAN)
    g.add_influence(USSR, IRAN, 2)
    g.start_effect(HOSTAGE_CRISIS)


def the_iron_lady(g: Board, side: int) -> None:
    g.gain_vp(US, 1, "card 83")
    g.add_influence(USSR, ARGENTINA)
    g.clear_influence(USSR, UK)
    g.start_effect(IRON_LADY)


def reagan_bombs_libya(g: Board, side: int) -> None:
    g.gain_vp(US, g.influence[USSR][LIBYA] // 2, "card 84")


def star_wars(g: Board, side: int) -> Flow:
    """The US chooses from the discards; a war card under Flower Power pays the USSR first."""
    if not any(True for _ in star_wars_choices(g)):
        return
    chosen = yield g.ask(US, "take-discard", star_wars_choices(g), about=STAR_WARS)
    g.discards.remove(chosen)
    g.on_table.append(chosen)
    g.pay_flower_power(US, chosen)
    happened = yield from g.carry_out(chosen, US)
    g.put_away(chosen, happened)


def star_wars_choices(g: Board) -> Iterator[int]:
    for card in g.discards:
        if not SCORING[card] and (card != UN_INTERVENTION or g.can_intervene(US)):
            yield card


def north_sea_oil(g: Board, side: int) -> None:
    g.oil_round = True
    g.start_effect(NORTH_SEA_OIL)


def the_reformer(g: Board, side: int) -> Flow:
    yield from g.place_influence(USSR, USSR, 6 if g.vp < 0 else 4, REGIONS[EUROPE], most=2)
    if not (g.digital_rulings and GLASNOST in g.removed):
        g.start_effect(THE_REFORMER)


def marine_barracks_bombing(g: Board, side: int) -> Flow:
    g.clear_influence(US, LEBANON)
    yield from g.take_influence(USSR, US, 2, REGIONS[MIDDLE_EAST])


def soviets_shoot_down_kal_007(g: Board, side: int) -> Flow:
    g.set_defcon(g.defcon - 1)
    g.gain_vp(US, 2, "card 89")
    if g.controller[SOUTH_KOREA] == US:
        yield from conduct(g, US, KAL_OPS, KAL_007, may_coup=False)


def glasnost(g: Board, side: int) -> Flow:
    g.gain_vp(USSR, 2, "card 90")
    g.set_defcon(g.defcon + 1)
    if THE_REFORMER in g.effects:
        yield from conduct(g, USSR, GLASNOST_OPS, GLASNOST, may_coup=False)
    if g.digital_rulings:
        g.end_effect(THE_REFORMER)


def ortega_elected_in_nicaragua(g: Board, side: int) -> Flow:
    g.clear_influence(US, NICARAGUA)
    if g.any_coup(USSR, NEIGHBOURS[NICARAGUA], free=True):
        choice = yield g.ask(USSR, "free-operation", [DO_COUP, PASS], about=ORTEGA)
        if choice == DO_COUP:
            yield from coup(g, USSR, OPS[ORTEGA], NEIGHBOURS[NICARAGUA], free=True)


def terrorism(g: Board, side: int) -> Flow:
    n = 2 if side == USSR and HOSTAGE_CRISIS in g.effects else 1
    short = len(g.hands[1 - side]) < n
    yield from g.discard_at_random(1 - side, n)
    if short:
        g.note("no-cards", CLAUSE[TERRORISM], reveals=True, seat=1 - side)


def iran_contra_scandal(g: Board, side: int) -> None:
    g.start_effect(IRAN_CONTRA)


def chernobyl(g: Board, side: int) -> Flow:
    regions = list(range(FIRST_REGION, FIRST_REGION + len(REGIONS)))
    named = yield g.ask(US, "chernobyl", regions, about=CHERNOBYL)
    g.note("chernobyl", "card 94", region=named)
    g.name_chernobyl(named - FIRST_REGION)


def latin_american_debt_crisis(g: Board, side: int) -> Flow:
    about = DEBT_CRISIS
    paid = yield from g.offer_discard(US, "discard-or-lose", g.cards_worth(US, DEBT_CRISIS_OPS), about)
    if paid != PASS:
        return
    where = REGIONS[SOUTH_AMERICA]
    for left in (2, 1):
        where = g.has_influence(USSR, where)
        if not where:
            return
        country = yield g.ask(USSR, "double", where, left, about=about)
        g.add_influence(USSR, country, g.influence[USSR][country])
        where = [other for other in where if other != country]


def tear_down_this_wall(g: Board, side: int) -> Flow:
    cancels = WILLY_BRANDT in g.effects
    g.end_effect(WILLY_BRANDT)
    g.add_influence(US, EAST_GERMANY, 3)
    yield from free_coup_or_realignment(g, US, OPS[TEAR_DOWN_THIS_WALL], REGIONS[EUROPE], TEAR_DOWN_THIS_WALL)
    if not cancels:
        g.start_effect(TEAR_DOWN_THIS_WALL)


def an_evil_empire(g: Board, side: int) -> None:
    cancels = FLOWER_POWER in g.effects
    g.end_effect(FLOWER_POWER)
    g.gain_vp(US, 1, "card 97")
    if not cancels:
        g.start_effect(EVIL_EMPIRE)


def aldrich_ames_remix(g: Board, side: int) -> Flow:
    g.start_effect(ALDRICH_AMES)
    g.show_hand(US)
    if g.hands[US]:
        chosen = yield g.ask(USSR, "make-discard", g.hands[US], about=ALDRICH_AMES)
        g.discard(US, chosen)


def pershing_ii_deployed(g: Board, side: int) -> Flow:
    g.gain_vp(USSR, 1, "card 99")
    yield from g.take_influence(USSR, US, 3, WESTERN_EUROPE, most=1, may_stop=True)


def wargames(g: Board, side: int) -> Flow:
    choice = yield g.ask(side, "wargames", [DO_END_GAME, PASS], about=WARGAMES)
    if choice == DO_END_GAME:
        g.gain_vp(1 - side, WARGAMES_VP, CLAUSE[WARGAMES])
        g.end_by_score("wargames")


def solidarity(g: Board, side: int) -> None:
    g.add_influence(US, POLAND, 3)
    g.end_effect(JOHN_PAUL_II)


def iran_iraq_war(g: Board, side: int) -> Flow:
    target = yield g.ask(side, "war-where", GULF_RIVALS, about=IRAN_IRAQ_WAR)
    yield from war(g, side, target, needed=4, vp=2, military=2)


def yuri_and_samantha(g: Board, side: int) -> None:
    g.start_effect(YURI_AND_SAMANTHA)


def awacs_sale_to_saudis(g: Board, side: int) -> None:
    g.add_influence(US, SAUDI_ARABIA, 2)
    g.start_effect(AWACS_SALE)


INSTANT: dict[str, Callable[[Board, int], None]] = {
    "iranian_hostage_crisis": iranian_hostage_crisis,
    "the_iron_lady": the_iron_lady,
    "reagan_bombs_libya": reagan_bombs_libya,
    "north_sea_oil": north_sea_oil,
    "iran_contra_scandal": iran_contra_scandal,
    "an_evil_empire": an_evil_empire,
    "solidarity": solidarity,
    "yuri_and_samantha": yuri_and_samantha,
    "awacs_sale_to_saudis": awacs_sale_to_saudis,
}

FLOWING: dict[str, Callable[[Board, int], Flow]] = {
    "star_wars": star_wars,
    "the_reformer": the_reformer,
    "marine_barracks_bombing": marine_barracks_bombing,
    "soviets_shoot_down_kal_007": soviets_shoot_down_kal_007,
    "glasnost": glasnost,
    "ortega_elected_in_nicaragua": ortega_elected_in_nicaragua,
    "terrorism": terrorism,
    "chernobyl": chernobyl,
    "latin_american_debt_crisis": latin_american_debt_crisis,
    "tear_down_this_wall": tear_down_this_wall,
    "aldrich_ames_remix": aldrich_ames_remix,
    "pershing_ii_deployed": pershing_ii_deployed,
    "wargames": wargames,
    "iran_iraq_war": iran_iraq_war,
}
