"""Events of the Early War. Each function is one card; `side` is the side the event is carried out for."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine import NOTHING, PASS, Flow
from sandtable.games.common.countries import NOBODY

from .board import Board
from .names import (
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
    DO_ADD,
    DO_BOYCOTT,
    DO_PARTICIPATE,
    DO_REMOVE,
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
    MAP,
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
    US,
    US_JAPAN_PACT,
    USSR,
    VIETNAM,
    VIETNAM_REVOLTS,
    WARSAW_PACT,
    WEST_GERMANY,
    WESTERN_EUROPE,
)
from .operations import conduct
from .scoring import score_region

BLOCKADE_OPS = 3
OLYMPIC_OPS = 4
INDEPENDENT_REDS = MAP.numbers("yugoslavia", "romania", "bulgaria", "hungary", "czechoslovakia")
SUEZ_COUNTRIES = [FRANCE, UK, ISRAEL]
SUBCONTINENT = MAP.numbers("india", "pakistan")


# Words that several cards share


def war(g: Board, side: int, target: int, needed: int, vp: int, military: int, also: int = 0) -> Flow:
    """One die, less 1 per neighbour the enemy controls (and `also`); a victory turns all enemy influence."""
    g.note("war", "7~5", seat=side, space=target)
    roll = yield g.roll()
    hindrance = g.controlled_neighbours(1 - side, target) + also
    g.note("war-roll", "7~5", seat=side, space=target, roll=roll, shift=hindrance, needed=needed)
    if roll - hindrance >= needed:
        g.add_influence(side, target, g.clear_influence(1 - side, target))
        g.gain_vp(side, vp, "7~6")
    g.add_military(side, military)


def score_with_shuttle(g: Board, region: int, scoring_card: int) -> Flow:
    """The US may leave one USSR battleground out of the count if Shuttle Diplomacy waits for this."""
    left_out = NOTHING
    if SHUTTLE_DIPLOMACY in g.effects:
        theirs = [c for c in REGIONS[region] if BATTLEGROUND[c] and g.controller[c] == USSR]
        if theirs:
            left_out = yield g.ask(US, "shuttle", theirs, about=scoring_card)
        g.end_effect(SHUTTLE_DIPLOMACY)
        g.discards.append(SHUTTLE_DIPLOMACY)
    score_region(g, region, scoring_card, left_out)


# The cards, in the order of their numbers


def asia_scoring(g: Board, side: int) -> Flow:
    yield from score_with_shuttle(g, ASIA, ASIA_SCORING)


def europe_scoring(g: Board, side: int) -> None:
    score_region(g, EUROPE, EUROPE_SCORING)


def middle_east_scoring(g: Board, side: int) -> Flow:
    yield from score_with_shuttle(g, MIDDLE_EAST, MIDDLE_EAST_SCORING)


def duck_and_cover(g: Board, side: int) -> None:
    g.set_defcon(g.defcon - 1)
    g.gain_vp(US, 5 - g.defcon, "card 4")


def five_year_plan(g: Board, side: int) -> Flow:
    if not g.hands[USSR]:
        g.note("no-cards", "card 5", reveals=True, seat=USSR)
        return
    drawn = yield g.pick_at_random("discard-at-random", g.hands[USSR])
    g.note("discard", "card 5", reveals=True, seat=USSR, card=drawn)
    g.lay_down(USSR, drawn)
    happened = 0
    if SIDE[drawn] == US:
        happened = yield from g.carry_out(drawn, US)
    g.put_away(drawn, happened)


def socialist_governments(g: Board, side: int) -> Flow:
    yield from g.take_influence(USSR, US, 3, WESTERN_EUROPE, most=2)


def fidel(g: Board, side: int) -> None:
    g.clear_influence(US, CUBA)
    g.raise_influence_to(USSR, CUBA, STABILITY[CUBA])


def vietnam_revolts(g: Board, side: int) -> None:
    g.add_influence(USSR, VIETNAM, 2)
    g.start_effect(VIETNAM_REVOLTS)


def blockade(g: Board, side: int) -> Flow:
    paid = yield from g.offer_discard(US, "discard-or-lose", g.cards_worth(US, BLOCKADE_OPS), BLOCKADE)
    if paid == PASS:
        g.clear_influence(US, WEST_GERMANY)


def korean_war(g: Board, side: int) -> Flow:
    yield from war(g, USSR, SOUTH_KOREA, needed=4, vp=2, military=2)


def romanian_abdication(g: Board, side: int) -> None:
    g.clear_influence(US, ROMANIA)
    g.raise_influence_to(USSR, ROMANIA, STABILITY[ROMANIA])


def arab_israeli_war(g: Board, side: int) -> Flow:
    held = 1 if g.controller[ISRAEL] == US else 0
    yield from war(g, USSR, ISRAEL, needed=4, vp=2, military=2, also=held)


def comecon(g: Board, side: int) -> Flow:
    yield from g.place_influence(USSR, USSR, 4, g.not_controlled_by(US, EASTERN_EUROPE), most=1)


def nasser(g: Board, side: int) -> None:
    g.add_influence(USSR, EGYPT, 2)
    g.remove_influence(US, EGYPT, (g.influence[US][EGYPT] + 1) // 2)


def warsaw_pact_formed(g: Board, side: int) -> Flow:
    choice = yield g.ask(USSR, "warsaw-pact", [DO_REMOVE, DO_ADD], about=WARSAW_PACT)
    if choice == DO_REMOVE:
        yield from g.clear_countries(USSR, US, 4, EASTERN_EUROPE)
    else:
        yield from g.place_influence(USSR, USSR, 5, EASTERN_EUROPE, most=2)
    if NATO not in g.effects:
        g.start_effect(WARSAW_PACT)


def de_gaulle_leads_france(g: Board, side: int) -> None:
    g.remove_influence(US, FRANCE, 2)
    g.add_influence(USSR, FRANCE)
    g.start_effect(DE_GAULLE)


def captured_nazi_scientist(g: Board, side: int) -> None:
    g.advance_in_space(side, 1, "card 18")


def truman_doctrine(g: Board, side: int) -> Flow:
    uncontrolled = [country for country in REGIONS[EUROPE] if g.controller[country] == NOBODY]
    yield from g.clear_countries(US, USSR, 1, uncontrolled)


def olympic_games(g: Board, side: int) -> Flow:
    answer = yield g.ask(1 - side, "olympics", [DO_PARTICIPATE, DO_BOYCOTT], about=OLYMPIC_GAMES)
    g.note("olympics-joined" if answer == DO_PARTICIPATE else "olympics-boycotted", "card 20", seat=1 - side)
    if answer == DO_BOYCOTT:
        g.set_defcon(g.defcon - 1)
        yield from conduct(g, side, OLYMPIC_OPS, OLYMPIC_GAMES)
        return
    sponsor = guest = 0
    while sponsor == guest:
        sponsor = yield g.roll()
        guest = yield g.roll()
        g.note("olympics-rolls", "card 20", seat=side, roll=sponsor, other=guest)
        sponsor += 2
    g.gain_vp(side if sponsor > guest else 1 - side, 2, "card 20")


def nato(g: Board, side: int) -> None:
    g.start_effect(NATO)
    g.end_effect(MARSHALL_PLAN)
    g.end_effect(WARSAW_PACT)


def independent_reds(g: Board, side: int) -> Flow:
    country = yield g.ask(US, "equalize", INDEPENDENT_REDS, about=INDEPENDENT_REDS_CARD)
    g.raise_influence_to(US, country, g.influence[USSR][country])


def marshall_plan(g: Board, side: int) -> Flow:
    yield from g.place_influence(US, US, 7, g.not_controlled_by(USSR, WESTERN_EUROPE), most=1)
    if NATO not in g.effects:
        g.start_effect(MARSHALL_PLAN)


def indo_pakistani_war(g: Board, side: int) -> Flow:
    target = yield g.ask(side, "war-where", SUBCONTINENT, about=INDO_PAKISTANI_WAR)
    yield from war(g, side, target, needed=4, vp=2, military=2)


def containment(g: Board, side: int) -> None:
    g.ops_shift[US] += 1
    g.start_effect(CONTAINMENT)


def cia_created(g: Board, side: int) -> Flow:
    g.show_hand(USSR)
    yield from conduct(g, US, 1, CIA_CREATED)


def us_japan_mutual_defense_pact(g: Board, side: int) -> None:
    g.raise_influence_to(US, JAPAN, g.influence[USSR][JAPAN] + STABILITY[JAPAN])
    g.start_effect(US_JAPAN_PACT)


def suez_crisis(g: Board, side: int) -> Flow:
    yield from g.take_influence(USSR, US, 4, SUEZ_COUNTRIES, most=2)


def east_european_unrest(g: Board, side: int) -> Flow:
    each = 2 if g.era() == LATE else 1
    where = EASTERN_EUROPE
    for left in (3, 2, 1):
        where = g.has_influence(USSR, where)
        if not where:
            return
        country = yield g.ask(US, "unrest", where, left, about=EAST_EUROPEAN_UNREST)
        g.remove_influence(USSR, country, each)
        where = [other for other in where if other != country]


def decolonization(g: Board, side: int) -> Flow:
    yield from g.place_influence(USSR, USSR, 4, AFRICA_AND_SOUTHEAST_ASIA, most=1)


def red_scare_purge(g: Board, side: int) -> None:
    g.ops_shift[1 - side] -= 1
    g.start_effect(RED_SCARE)


def un_intervention(g: Board, side: int) -> Flow:
    partner = yield g.ask(side, "un-partner", g.partners(side), about=UN_INTERVENTION)
    g.lay_down(side, partner)
    yield from intervene(g, side, partner)


def intervene(g: Board, side: int, partner: int) -> Flow:
    """The partner's operations are used without its event; after the U2 Incident that gives the USSR 1 VP."""
    g.note("intervention", "card 32", seat=side, card=partner)
    if U2_INCIDENT in g.effects:
        g.gain_vp(USSR, 1, "card 60")
        g.end_effect(U2_INCIDENT)
    yield from g.use_for_operations(side, partner, may_space=False)


def de_stalinization(g: Board, side: int) -> Flow:
    moved = yield from g.take_influence(USSR, USSR, 4, COUNTRIES, may_stop=True, prompt="move-from")
    yield from g.place_influence(USSR, USSR, moved, g.not_controlled_by(US, COUNTRIES), most=2, prompt="move-to")


def nuclear_test_ban(g: Board, side: int) -> None:
    g.gain_vp(side, max(0, g.defcon - 2), "card 34")
    g.set_defcon(g.defcon + 2)


def formosan_resolution(g: Board, side: int) -> None:
    g.start_effect(FORMOSAN_RESOLUTION)


def defectors(g: Board, side: int) -> None:
    """As a US headline it acts through the order of headlines; played in a USSR action round it pays the US."""
    played = g.digital_rulings or g.on_table[0] == DEFECTORS
    if g.round > 0 and g.phasing == USSR and played:
        g.gain_vp(US, 1, CLAUSE[DEFECTORS])


def the_cambridge_five(g: Board, side: int) -> Flow:
    shown = g.scoring_cards(US)
    if not shown:
        g.note("no-cards", "card 104", reveals=True, seat=US)
    regions: list[int] = []
    for scoring_card in shown:
        g.show(US, scoring_card)
        regions = [*regions, *(c for c in MAP.regions[SCORES[scoring_card]] if c not in regions)]
    yield from g.place_influence(USSR, USSR, 1, regions, may_stop=True)


def special_relationship(g: Board, side: int) -> Flow:
    if NATO not in g.effects:
        yield from g.place_influence(US, US, 1, NEIGHBOURS[UK])
        return
    country = yield g.ask(US, "place-two", WESTERN_EUROPE, about=SPECIAL_RELATIONSHIP)
    g.add_influence(US, country, 2)
    g.gain_vp(US, 2, "card 105")


def norad(g: Board, side: int) -> None:
    g.start_effect(NORAD)


INSTANT: dict[str, Callable[[Board, int], None]] = {
    "europe_scoring": europe_scoring,
    "duck_and_cover": duck_and_cover,
    "fidel": fidel,
    "vietnam_revolts": vietnam_revolts,
    "romanian_abdication": romanian_abdication,
    "nasser": nasser,
    "de_gaulle_leads_france": de_gaulle_leads_france,
    "captured_nazi_scientist": captured_nazi_scientist,
    "nato": nato,
    "containment": containment,
    "us_japan_mutual_defense_pact": us_japan_mutual_defense_pact,
    "red_scare_purge": red_scare_purge,
    "nuclear_test_ban": nuclear_test_ban,
    "formosan_resolution": formosan_resolution,
    "defectors": defectors,
    "norad": norad,
}

FLOWING: dict[str, Callable[[Board, int], Flow]] = {
    "asia_scoring": asia_scoring,
    "middle_east_scoring": middle_east_scoring,
    "five_year_plan": five_year_plan,
    "socialist_governments": socialist_governments,
    "blockade": blockade,
    "korean_war": korean_war,
    "arab_israeli_war": arab_israeli_war,
    "comecon": comecon,
    "warsaw_pact_formed": warsaw_pact_formed,
    "truman_doctrine": truman_doctrine,
    "olympic_games": olympic_games,
    "independent_reds": independent_reds,
    "marshall_plan": marshall_plan,
    "indo_pakistani_war": indo_pakistani_war,
    "cia_created": cia_created,
    "suez_crisis": suez_crisis,
    "east_european_unrest": east_european_unrest,
    "decolonization": decolonization,
    "un_intervention": un_intervention,
    "de_stalinization": de_stalinization,
    "the_cambridge_five": the_cambridge_five,
    "special_relationship": special_relationship,
}
