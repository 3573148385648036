"""Events of the Early War. Each function is one card; `side` is the side the event is carried out for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, PASS, Flow

from ...content import (
    AFRICA_AND_SOUTHEAST_ASIA,
    ASIA,
    ASIA_SCORING,
    BATTLEGROUND,
    BLOCKADE,
    CIA_CREATED,
    CLAUSE,
    CONTAINMENT,
    COUNTRIES,
    CUBA,
    DE_GAULLE,
    DEFECTORS,
    EAST_EUROPEAN_UNREST,
    EASTERN_EUROPE,
    EGYPT,
    EUROPE,
    EUROPE_SCORING,
    FORMOSAN_RESOLUTION,
    FRANCE,
    INDEPENDENT_REDS_CARD,
    INDO_PAKISTANI_WAR,
    ISRAEL,
    JAPAN,
    LATE,
    MARSHALL_PLAN,
    MIDDLE_EAST,
    MIDDLE_EAST_SCORING,
    NATO,
    NEIGHBOURS,
    NORAD,
    OLYMPIC_GAMES,
    RED_SCARE,
    REGIONS,
    ROMANIA,
    SCORES,
    SHUTTLE_DIPLOMACY,
    SIDE,
    SOUTH_KOREA,
    SPECIAL_RELATIONSHIP,
    STABILITY,
    U2_INCIDENT,
    UK,
    UN_INTERVENTION,
    US_JAPAN_PACT,
    VIETNAM,
    VIETNAM_REVOLTS,
    WARSAW_PACT,
    WEST_GERMANY,
    WESTERN_EUROPE,
)
from ...options import DO_ADD, DO_BOYCOTT, DO_PARTICIPATE, DO_REMOVE, MAP, US, USSR
from ..cards import cards_worth, lay_down, partners, put_away, scoring_cards
from ..defcon import add_military, set_defcon
from ..effects import end_effect, start_effect
from ..influence import choose_country, controlled_neighbours, not_controlled_by, raise_influence_to
from ..operations import conduct
from ..play import use_for_operations
from ..scoring import score_region
from ..space_race import advance_in_space
from ..victory import gain_vp
from .registry import at_once, carry_out, in_steps

if TYPE_CHECKING:
    from ...state import Twilight


BLOCKADE_OPS = 3
OLYMPIC_OPS = 4
INDEPENDENT_REDS = MAP.numbers("yugoslavia", "romania", "bulgaria", "hungary", "czechoslovakia")
SUEZ_COUNTRIES = [FRANCE, UK, ISRAEL]
SUBCONTINENT = MAP.numbers("india", "pakistan")


# Words that several cards share


def war(g: Twilight, side: int, target: int, needed: int, vp: int, military: int, also: int = 0) -> Flow:
    """One die, less 1 per neighbour the enemy controls (and `also`); a victory turns all enemy influence."""
    g.note("war", "7~5", seat=side, space=target)
    roll = yield g.roll()
    hindrance = controlled_neighbours(g, 1 - side, target) + also
    g.note("war-roll", "7~5", seat=side, space=target, roll=roll, shift=hindrance, needed=needed)
    if roll - hindrance >= needed:
        g.add_influence(side, target, g.clear_influence(1 - side, target))
        gain_vp(g, side, vp, "7~6")
    add_military(g, side, military, "8.2.3")


def score_with_shuttle(g: Twilight, region: int, scoring_card: int) -> Flow:
    """The US may leave one USSR battleground out of the count if Shuttle Diplomacy waits for this."""
    left_out = NOTHING
    if SHUTTLE_DIPLOMACY in g.effects:
        theirs = [c for c in REGIONS[region] if BATTLEGROUND[c] and g.controller[c] == USSR]
        if theirs:
            left_out = yield choose_country(g, US, "shuttle", theirs, about=scoring_card)
        end_effect(g, SHUTTLE_DIPLOMACY)
        g.discards.append(SHUTTLE_DIPLOMACY)
    score_region(g, region, scoring_card, left_out)


# The cards, in the order of their numbers


@in_steps("asia_scoring")
def asia_scoring(g: Twilight, side: int) -> Flow:
    yield from score_with_shuttle(g, ASIA, ASIA_SCORING)


@at_once("europe_scoring")
def europe_scoring(g: Twilight, side: int) -> None:
    score_region(g, EUROPE, EUROPE_SCORING)


@in_steps("middle_east_scoring")
def middle_east_scoring(g: Twilight, side: int) -> Flow:
    yield from score_with_shuttle(g, MIDDLE_EAST, MIDDLE_EAST_SCORING)


@at_once("duck_and_cover")
def duck_and_cover(g: Twilight, side: int) -> None:
    set_defcon(g, g.defcon - 1)
    gain_vp(g, US, 5 - g.defcon, "card 4")


@in_steps("five_year_plan")
def five_year_plan(g: Twilight, side: int) -> Flow:
    if not g.hands[USSR]:
        g.note("no-cards", "card 5", reveals=True, seat=USSR)
        return
    drawn = yield g.pick_at_random("discard-at-random", g.hands[USSR])
    g.note("discard", "card 5", reveals=True, seat=USSR, card=drawn)
    lay_down(g, USSR, drawn)
    happened = 0
    if SIDE[drawn] == US:
        happened = yield from carry_out(g, drawn, US)
    put_away(g, drawn, happened)


@in_steps("socialist_governments")
def socialist_governments(g: Twilight, side: int) -> Flow:
    yield from g.take_influence(USSR, US, 3, WESTERN_EUROPE, most=2)


@at_once("fidel")
def fidel(g: Twilight, side: int) -> None:
    g.clear_influence(US, CUBA)
    raise_influence_to(g, USSR, CUBA, STABILITY[CUBA])


@at_once("vietnam_revolts")
def vietnam_revolts(g: Twilight, side: int) -> None:
    g.add_influence(USSR, VIETNAM, 2)
    start_effect(g, VIETNAM_REVOLTS)


@in_steps("blockade")
def blockade(g: Twilight, side: int) -> Flow:
    paid = yield from g.offer_discard(US, "discard-or-lose", cards_worth(g, US, BLOCKADE_OPS), BLOCKADE)
    if paid == PASS:
        g.clear_influence(US, WEST_GERMANY)


@in_steps("korean_war")
def korean_war(g: Twilight, side: int) -> Flow:
    yield from war(g, USSR, SOUTH_KOREA, needed=4, vp=2, military=2)


@at_once("romanian_abdication")
def romanian_abdication(g: Twilight, side: int) -> None:
    g.clear_influence(US, ROMANIA)
    raise_influence_to(g, USSR, ROMANIA, STABILITY[ROMANIA])


@in_steps("arab_israeli_war")
def arab_israeli_war(g: Twilight, side: int) -> Flow:
    held = 1 if g.controller[ISRAEL] == US else 0
    yield from war(g, USSR, ISRAEL, needed=4, vp=2, military=2, also=held)


@in_steps("comecon")
def comecon(g: Twilight, side: int) -> Flow:
    yield from g.place_influence(USSR, USSR, 4, not_controlled_by(g, US, EASTERN_EUROPE), most=1)


@at_once("nasser")
def nasser(g: Twilight, side: int) -> None:
    g.add_influence(USSR, EGYPT, 2)
    g.remove_influence(US, EGYPT, (g.influence[US][EGYPT] + 1) // 2)


@in_steps("warsaw_pact_formed")
def warsaw_pact_formed(g: Twilight, side: int) -> Flow:
    choice = yield g.ask(USSR, "warsaw-pact", [DO_REMOVE, DO_ADD], about=WARSAW_PACT)
    if choice == DO_REMOVE:
        yield from g.clear_countries(USSR, US, 4, EASTERN_EUROPE)
    else:
        yield from g.place_influence(USSR, USSR, 5, EASTERN_EUROPE, most=2)
    if NATO not in g.effects:
        start_effect(g, WARSAW_PACT)


@at_once("de_gaulle_leads_france")
def de_gaulle_leads_france(g: Twilight, side: int) -> None:
    g.remove_influence(US, FRANCE, 2)
    g.add_influence(USSR, FRANCE)
    start_effect(g, DE_GAULLE)


@at_once("captured_nazi_scientist")
def captured_nazi_scientist(g: Twilight, side: int) -> None:
    advance_in_space(g, side, 1, "card 18")


@in_steps("truman_doctrine")
def truman_doctrine(g: Twilight, side: int) -> Flow:
    uncontrolled = [country for country in REGIONS[EUROPE] if g.controller[country] == NOTHING]
    yield from g.clear_countries(US, USSR, 1, uncontrolled)


@in_steps("olympic_games")
def olympic_games(g: Twilight, side: int) -> Flow:
    answer = yield g.ask(1 - side, "olympics", [DO_PARTICIPATE, DO_BOYCOTT], about=OLYMPIC_GAMES)
    g.note("olympics-joined" if answer == DO_PARTICIPATE else "olympics-boycotted", "card 20", seat=1 - side)
    if answer == DO_BOYCOTT:
        set_defcon(g, g.defcon - 1)
        yield from conduct(g, side, OLYMPIC_OPS, OLYMPIC_GAMES)
        return
    sponsor = guest = 0
    while sponsor == guest:
        sponsor = yield g.roll()
        guest = yield g.roll()
        g.note("olympics-rolls", "card 20", seat=side, roll=sponsor, other=guest)
        sponsor += 2
    gain_vp(g, side if sponsor > guest else 1 - side, 2, "card 20")


@at_once("nato")
def nato(g: Twilight, side: int) -> None:
    start_effect(g, NATO)
    end_effect(g, MARSHALL_PLAN)
    end_effect(g, WARSAW_PACT)


@in_steps("independent_reds")
def independent_reds(g: Twilight, side: int) -> Flow:
    country = yield choose_country(g, US, "equalize", INDEPENDENT_REDS, about=INDEPENDENT_REDS_CARD)
    raise_influence_to(g, US, country, g.influence[USSR][country])


@in_steps("marshall_plan")
def marshall_plan(g: Twilight, side: int) -> Flow:
    yield from g.place_influence(US, US, 7, not_controlled_by(g, USSR, WESTERN_EUROPE), most=1)
    if NATO not in g.effects:
        start_effect(g, MARSHALL_PLAN)


@in_steps("indo_pakistani_war")
def indo_pakistani_war(g: Twilight, side: int) -> Flow:
    target = yield choose_country(g, side, "war-where", SUBCONTINENT, about=INDO_PAKISTANI_WAR)
    yield from war(g, side, target, needed=4, vp=2, military=2)


@at_once("containment")
def containment(g: Twilight, side: int) -> None:
    g.ops_shift[US] += 1
    start_effect(g, CONTAINMENT)


@in_steps("cia_created")
def cia_created(g: Twilight, side: int) -> Flow:
    g.show_hand(USSR)
    yield from conduct(g, US, 1, CIA_CREATED)


@at_once("us_japan_mutual_defense_pact")
def us_japan_mutual_defense_pact(g: Twilight, side: int) -> None:
    raise_influence_to(g, US, JAPAN, g.influence[USSR][JAPAN] + STABILITY[JAPAN])
    start_effect(g, US_JAPAN_PACT)


@in_steps("suez_crisis")
def suez_crisis(g: Twilight, side: int) -> Flow:
    yield from g.take_influence(USSR, US, 4, SUEZ_COUNTRIES, most=2)


@in_steps("east_european_unrest")
def east_european_unrest(g: Twilight, side: int) -> Flow:
    each = 2 if g.era() == LATE else 1
    where = EASTERN_EUROPE
    for left in (3, 2, 1):
        where = g.has_influence(USSR, where)
        if not where:
            return
        country = yield choose_country(g, US, "unrest", where, left, EAST_EUROPEAN_UNREST)
        g.remove_influence(USSR, country, each)
        where = [other for other in where if other != country]


@in_steps("decolonization")
def decolonization(g: Twilight, side: int) -> Flow:
    yield from g.place_influence(USSR, USSR, 4, AFRICA_AND_SOUTHEAST_ASIA, most=1)


@at_once("red_scare_purge")
def red_scare_purge(g: Twilight, side: int) -> None:
    g.ops_shift[1 - side] -= 1
    start_effect(g, RED_SCARE)


@in_steps("un_intervention")
def un_intervention(g: Twilight, side: int) -> Flow:
    partner = yield g.ask(side, "un-partner", partners(g, side), about=UN_INTERVENTION)
    lay_down(g, side, partner)
    yield from intervene(g, side, partner)


def intervene(g: Twilight, side: int, partner: int) -> Flow:
    """The partner's operations are used without its event; after the U2 Incident that gives the USSR 1 VP."""
    g.note("intervention", "card 32", seat=side, card=partner)
    if U2_INCIDENT in g.effects:
        gain_vp(g, USSR, 1, "card 60")
        end_effect(g, U2_INCIDENT)
    yield from use_for_operations(g, side, partner, may_space=False)


@in_steps("de_stalinization")
def de_stalinization(g: Twilight, side: int) -> Flow:
    moved = yield from g.take_influence(USSR, USSR, 4, COUNTRIES, may_stop=True, prompt="move-from")
    yield from g.place_influence(USSR, USSR, moved, not_controlled_by(g, US, COUNTRIES), most=2, prompt="move-to")


@at_once("nuclear_test_ban")
def nuclear_test_ban(g: Twilight, side: int) -> None:
    gain_vp(g, side, max(0, g.defcon - 2), "card 34")
    set_defcon(g, g.defcon + 2)


@at_once("formosan_resolution")
def formosan_resolution(g: Twilight, side: int) -> None:
    start_effect(g, FORMOSAN_RESOLUTION)


@at_once("defectors")
def defectors(g: Twilight, side: int) -> None:
    """As a US headline it acts through the order of headlines; played in a USSR action round it pays the US."""
    played = g.digital_rulings or g.on_table[0] == DEFECTORS
    if g.round > 0 and g.phasing == USSR and played:
        gain_vp(g, US, 1, CLAUSE[DEFECTORS])


@in_steps("the_cambridge_five")
def the_cambridge_five(g: Twilight, side: int) -> Flow:
    shown = scoring_cards(g, US)
    if not shown:
        g.note("no-cards", "card 104", reveals=True, seat=US)
    regions: list[int] = []
    for scoring_card in shown:
        g.show(US, scoring_card)
        regions = [*regions, *(c for c in MAP.regions[SCORES[scoring_card]] if c not in regions)]
    yield from g.place_influence(USSR, USSR, 1, regions, may_stop=True)


@in_steps("special_relationship")
def special_relationship(g: Twilight, side: int) -> Flow:
    if NATO not in g.effects:
        yield from g.place_influence(US, US, 1, NEIGHBOURS[UK])
        return
    country = yield choose_country(g, US, "place-two", WESTERN_EUROPE, about=SPECIAL_RELATIONSHIP)
    g.add_influence(US, country, 2)
    gain_vp(g, US, 2, "card 105")


@at_once("norad")
def norad(g: Twilight, side: int) -> None:
    start_effect(g, NORAD)
