"""Events of the Mid War. Each function is one card; `side` is the side the event is carried out for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sandtable.engine import PASS, Flow
from sandtable.games.common.cards import or_pass

from .board import NO, Board
from .early import intervene, war
from .names import (
    ABM_TREATY,
    AFRICA,
    AFRICA_AND_SOUTHEAST_ASIA,
    AFRICA_SCORING,
    ANGOLA,
    ASIA,
    ASK_NOT,
    BATTLEGROUND,
    BATTLEGROUNDS,
    BEAR_TRAP,
    BREZHNEV_DOCTRINE,
    BRUSH_WAR,
    CAMP_DAVID,
    CENTRAL_AMERICA,
    CENTRAL_AMERICA_SCORING,
    CHE,
    CHILE,
    COSTA_RICA,
    COUNTRIES,
    CUBAN_MISSILE_CRISIS,
    DEATH_SQUADS,
    DO_CONCENTRATE,
    DO_COUP,
    DO_LOWER,
    DO_PLAY,
    DO_RAISE,
    DO_REALIGN,
    DO_RETURN,
    DO_SPREAD,
    EGYPT,
    FIRST_LEVEL,
    FLOWER_POWER,
    GRAIN_SALES,
    HOW_I_LEARNED,
    ISRAEL,
    JOHN_PAUL_II,
    JORDAN,
    JUNTA,
    LATIN_AMERICA,
    LONE_GUNMAN,
    MAP,
    MIDDLE_EAST,
    MISSILE_ENVY,
    NORAD,
    NUCLEAR_SUBS,
    OPS,
    OUR_MAN_IN_TEHRAN,
    OUTSIDE_EUROPE,
    PANAMA,
    POLAND,
    QUAGMIRE,
    REGIONS,
    SALT,
    SCORING,
    SE_AFRICAN_STATES,
    SHUTTLE_DIPLOMACY,
    SIDE,
    SOUTH_AFRICA,
    SOUTH_AFRICAN_UNREST,
    SOUTH_AMERICA,
    SOUTH_AMERICA_SCORING,
    SOUTHEAST_ASIA_SCORING,
    STABILITY,
    SUMMIT,
    U2_INCIDENT,
    UN_INTERVENTION,
    US,
    USSR,
    VENEZUELA,
    WE_WILL_BURY_YOU,
    WEST_GERMANY,
    WILLY_BRANDT,
)
from .operations import attempt_coup, conduct, coup, face_crisis, realign
from .scoring import gain_net, regions_dominated, score_region, score_southeast_asia

BRUSH_STABILITY = 2
MUSLIM_COUNTRIES = MAP.numbers("sudan", "iran", "iraq", "egypt", "libya", "saudi_arabia", "syria", "jordan")
OPEC_COUNTRIES = MAP.numbers("egypt", "iran", "libya", "saudi_arabia", "iraq", "gulf_states", "venezuela")
NEXT_TO_SOUTH_AFRICA = MAP.numbers("angola", "botswana")
LATIN_BATTLEGROUNDS = [country for country in LATIN_AMERICA if BATTLEGROUND[country]]
CHE_COUNTRIES = [c for c in LATIN_AMERICA + REGIONS[AFRICA] if not BATTLEGROUND[c]]
JUNTA_OPS = OPS[JUNTA]
CHE_OPS = OPS[CHE]
ABM_OPS = 4


def brush_war(g: Board, side: int) -> Flow:
    where = [c for c in COUNTRIES if STABILITY[c] <= BRUSH_STABILITY and not g.nato_covers(c)]
    target = yield g.ask(side, "war-where", where, about=BRUSH_WAR)
    yield from war(g, side, target, needed=3, vp=1, military=3)


def central_america_scoring(g: Board, side: int) -> None:
    score_region(g, CENTRAL_AMERICA, CENTRAL_AMERICA_SCORING)


def southeast_asia_scoring(g: Board, side: int) -> None:
    score_southeast_asia(g, SOUTHEAST_ASIA_SCORING)


def arms_race(g: Board, side: int) -> None:
    mine = g.military[g.phasing]
    if mine > g.military[1 - g.phasing]:
        g.gain_vp(g.phasing, 3 if mine >= g.defcon else 1, "card 39")
    else:
        gain_net(g, 0, "card 39")


def cuban_missile_crisis(g: Board, side: int) -> None:
    g.set_defcon(2)
    g.crisis = 1 - side
    g.start_effect(CUBAN_MISSILE_CRISIS)


def nuclear_subs(g: Board, side: int) -> None:
    g.start_effect(NUCLEAR_SUBS)


def quagmire(g: Board, side: int) -> None:
    g.start_effect(QUAGMIRE)
    g.end_effect(NORAD)


def salt_negotiations(g: Board, side: int) -> Flow:
    g.set_defcon(g.defcon + 2)
    takeable = [card for card in g.discards if not SCORING[card]]
    if takeable:
        taken = yield g.ask(side, "take-discard", [*takeable, PASS], about=SALT)
        if taken != PASS:
            g.discards.remove(taken)
            g.hands[side].append(taken)
            g.show(side, taken)
    g.start_effect(SALT)


def bear_trap(g: Board, side: int) -> None:
    g.start_effect(BEAR_TRAP)


def summit(g: Board, side: int) -> Flow:
    ussr = yield g.roll()
    us = yield g.roll()
    ussr_regions, us_regions = regions_dominated(g, USSR), regions_dominated(g, US)
    g.note("summit-rolls", "card 45", ussr=ussr, us=us, ussr_bonus=ussr_regions, us_bonus=us_regions)
    lead = us + us_regions - ussr - ussr_regions
    if lead == 0:
        return
    winner = US if lead > 0 else USSR
    g.gain_vp(winner, 2, "card 45")
    move = yield g.ask(winner, "move-defcon", [DO_RAISE, DO_LOWER, PASS], about=SUMMIT)
    if move != PASS:
        g.set_defcon(g.defcon + (1 if move == DO_RAISE else -1))


def how_i_learned_to_stop_worrying(g: Board, side: int) -> Flow:
    levels = list(range(FIRST_LEVEL, FIRST_LEVEL + 5))
    level = yield g.ask(side, "set-defcon", levels, about=HOW_I_LEARNED)
    g.set_defcon(level - FIRST_LEVEL + 1)
    g.add_military(side, 5)


def junta(g: Board, side: int) -> Flow:
    country = yield g.ask(side, "place-two", LATIN_AMERICA, about=JUNTA)
    g.add_influence(side, country, 2)
    yield from free_coup_or_realignment(g, side, JUNTA_OPS, LATIN_AMERICA, JUNTA)


def free_coup_or_realignment(g: Board, side: int, ops: int, where: list[int], about: int) -> Flow:
    options = [PASS]
    if g.any_coup(side, where, free=True):
        options.append(DO_COUP)
    if g.any_realignment(side, where, free=True):
        options.append(DO_REALIGN)
    if len(options) == 1:
        return
    choice = yield g.ask(side, "free-operation", options, about=about)
    if choice == DO_COUP:
        yield from coup(g, side, ops, where, free=True)
    elif choice == DO_REALIGN:
        yield from realign(g, side, ops, where, free=True, one_region=not g.digital_rulings)


def kitchen_debates(g: Board, side: int) -> None:
    g.gain_vp(US, 2, "card 48")


def us_leads_in_battlegrounds(g: Board) -> bool:
    return g.controlled_among(US, BATTLEGROUNDS) > g.controlled_among(USSR, BATTLEGROUNDS)


def missile_envy(g: Board, side: int) -> Flow:
    enemy = 1 - side
    highest = list(highest_cards(g, enemy))
    if not highest:
        g.note("no-cards", "card 49", reveals=True, seat=enemy)
        return
    given = highest[0]
    if len(highest) > 1:
        given = yield g.ask(enemy, "give-card", highest_cards(g, enemy), about=MISSILE_ENVY)
    g.lay_down(enemy, given)
    g.note("hand-over", "card 49", reveals=True, seat=enemy, card=given)
    g.on_table.remove(MISSILE_ENVY)
    g.hands[enemy].append(MISSILE_ENVY)
    g.shown[enemy].append(MISSILE_ENVY)
    g.bound = enemy
    if SIDE[given] == enemy:
        yield from g.use_for_operations(side, given, may_space=True)
    else:
        g.pay_flower_power(side, given)
        happened = yield from g.carry_out(given, side)
        g.put_away(given, happened)


def highest_cards(g: Board, side: int) -> Iterator[int]:
    """By printed value; by current value under the rulings of the digital edition."""
    held = [card for card in g.hands[side] if not SCORING[card]]
    worth = [g.card_ops(side, card) if g.digital_rulings else OPS[card] for card in held]
    for card, value in zip(held, worth, strict=True):
        if value == max(worth):
            yield card


def we_will_bury_you(g: Board, side: int) -> None:
    g.set_defcon(g.defcon - 1)
    g.start_effect(WE_WILL_BURY_YOU)


def brezhnev_doctrine(g: Board, side: int) -> None:
    g.ops_shift[USSR] += 1
    g.start_effect(BREZHNEV_DOCTRINE)


def portuguese_empire_crumbles(g: Board, side: int) -> None:
    g.add_influence(USSR, ANGOLA, 2)
    g.add_influence(USSR, SE_AFRICAN_STATES, 2)


def south_african_unrest(g: Board, side: int) -> Flow:
    choice = yield g.ask(USSR, "unrest-in-south-africa", [DO_CONCENTRATE, DO_SPREAD], about=SOUTH_AFRICAN_UNREST)
    if choice == DO_CONCENTRATE:
        g.add_influence(USSR, SOUTH_AFRICA, 2)
    else:
        g.add_influence(USSR, SOUTH_AFRICA)
        yield from g.place_influence(USSR, USSR, 2, NEXT_TO_SOUTH_AFRICA)


def allende(g: Board, side: int) -> None:
    g.add_influence(USSR, CHILE, 2)


def willy_brandt(g: Board, side: int) -> None:
    g.gain_vp(USSR, 1, "card 55")
    g.add_influence(USSR, WEST_GERMANY)
    g.start_effect(WILLY_BRANDT)


def muslim_revolution(g: Board, side: int) -> Flow:
    yield from g.clear_countries(USSR, US, 2, MUSLIM_COUNTRIES)


def abm_treaty(g: Board, side: int) -> Flow:
    g.set_defcon(g.defcon + 1)
    yield from conduct(g, side, ABM_OPS, ABM_TREATY)


def cultural_revolution(g: Board, side: int) -> None:
    if g.china_holder == US:
        g.pass_china_card(USSR, face_up=True)
    else:
        g.gain_vp(USSR, 1, "card 58")


def flower_power(g: Board, side: int) -> None:
    g.start_effect(FLOWER_POWER)


def u2_incident(g: Board, side: int) -> None:
    g.gain_vp(USSR, 1, "card 60")
    g.start_effect(U2_INCIDENT)


def opec(g: Board, side: int) -> None:
    g.gain_vp(USSR, g.controlled_among(USSR, OPEC_COUNTRIES), "card 61")


def lone_gunman(g: Board, side: int) -> Flow:
    g.show_hand(US)
    yield from conduct(g, USSR, 1, LONE_GUNMAN)


def colonial_rear_guards(g: Board, side: int) -> Flow:
    yield from g.place_influence(US, US, 4, AFRICA_AND_SOUTHEAST_ASIA, most=1)


def panama_canal_returned(g: Board, side: int) -> None:
    for country in (PANAMA, COSTA_RICA, VENEZUELA):
        g.add_influence(US, country)


def camp_david_accords(g: Board, side: int) -> None:
    g.gain_vp(US, 1, "card 65")
    for country in (ISRAEL, JORDAN, EGYPT):
        g.add_influence(US, country)
    g.start_effect(CAMP_DAVID)


def puppet_governments(g: Board, side: int) -> Flow:
    empty = [c for c in COUNTRIES if g.influence[USSR][c] == 0 and g.influence[US][c] == 0]
    yield from g.place_influence(US, US, 3, empty, most=1, may_stop=True)


def grain_sales_to_soviets(g: Board, side: int) -> Flow:
    if not g.hands[USSR]:
        g.note("no-cards", "card 67", reveals=True, seat=USSR)
        yield from conduct(g, US, OPS[GRAIN_SALES], GRAIN_SALES)
        return
    drawn = yield g.pick_at_random("draw-from-hand", g.hands[USSR])
    g.show(USSR, drawn)
    choice = yield g.ask(US, "grain-sales", grain_sales_choices(g, drawn), about=drawn)
    if choice == UN_INTERVENTION:
        g.note("event", "card 32", card=UN_INTERVENTION, seat=US)
        g.lay_down(US, UN_INTERVENTION)
        g.lay_down(USSR, drawn)
        yield from intervene(g, US, drawn)
        g.put_away(UN_INTERVENTION, NO)
    elif choice == DO_PLAY:
        g.note("take-to-play", "card 67", seat=US, card=drawn)
        g.lay_down(USSR, drawn)
        yield from g.play_card(US, drawn)
    else:
        g.note("give-back", "card 67", seat=US, card=drawn)
        yield from conduct(g, US, OPS[GRAIN_SALES], GRAIN_SALES)


def grain_sales_choices(g: Board, drawn: int) -> Iterator[int]:
    """UN Intervention can be paired with the drawn card, but is never part of a headline."""
    in_round = g.round > 0
    if in_round or drawn != UN_INTERVENTION:
        yield DO_PLAY
    yield DO_RETURN
    if in_round and SIDE[drawn] == USSR and UN_INTERVENTION in g.hands[US]:
        yield UN_INTERVENTION


def john_paul_ii_elected_pope(g: Board, side: int) -> None:
    g.remove_influence(USSR, POLAND, 2)
    g.add_influence(US, POLAND)
    g.start_effect(JOHN_PAUL_II)


def latin_american_death_squads(g: Board, side: int) -> None:
    g.coup_shift[side] += 1
    g.coup_shift[1 - side] -= 1
    g.start_effect(DEATH_SQUADS)


def oas_founded(g: Board, side: int) -> Flow:
    yield from g.place_influence(US, US, 2, LATIN_AMERICA)


def nixon_plays_the_china_card(g: Board, side: int) -> None:
    if g.china_holder == US:
        g.gain_vp(US, 2, "card 71")
    else:
        g.pass_china_card(US, face_up=False)


def sadat_expels_soviets(g: Board, side: int) -> None:
    g.clear_influence(USSR, EGYPT)
    g.add_influence(US, EGYPT)


def shuttle_diplomacy(g: Board, side: int) -> None:
    g.start_effect(SHUTTLE_DIPLOMACY)


def the_voice_of_america(g: Board, side: int) -> Flow:
    yield from g.take_influence(US, USSR, 4, OUTSIDE_EUROPE, most=2)


def liberation_theology(g: Board, side: int) -> Flow:
    yield from g.place_influence(USSR, USSR, 3, REGIONS[CENTRAL_AMERICA], most=2)


def ussuri_river_skirmish(g: Board, side: int) -> Flow:
    if g.china_holder == USSR:
        g.pass_china_card(US, face_up=True)
    else:
        yield from g.place_influence(US, US, 4, REGIONS[ASIA], most=2)


def ask_not_what_your_country(g: Board, side: int) -> Flow:
    """The number is fixed before drawing: first all discards, then as many draws."""
    discarded = 0
    while g.hands[US]:
        dropped = yield from g.offer_discard(US, "ask-not", g.hands[US], ASK_NOT)
        if dropped == PASS:
            break
        discarded += 1
    for _ in range(discarded):
        yield from g.draw(US)


def alliance_for_progress(g: Board, side: int) -> None:
    g.gain_vp(US, g.controlled_among(US, LATIN_BATTLEGROUNDS), "card 78")


def africa_scoring(g: Board, side: int) -> None:
    score_region(g, AFRICA, AFRICA_SCORING)


def one_small_step(g: Board, side: int) -> None:
    g.advance_in_space(side, 2, "card 80")


def south_america_scoring(g: Board, side: int) -> None:
    score_region(g, SOUTH_AMERICA, SOUTH_AMERICA_SCORING)


def che(g: Board, side: int) -> Flow:
    """A coup with the card's operations, and a second one elsewhere if the first removed US influence."""
    where = CHE_COUNTRIES
    for left in (2, 1):
        options = list(g.coup_targets(USSR, where))
        if not options:
            return
        target = yield g.ask(USSR, "che", [*options, PASS], left, about=CHE)
        if target == PASS:
            return
        value = g.ops(USSR, CHE_OPS)
        before = g.influence[US][target]
        g.note("coup", "card 107", seat=USSR, n=value)
        yield from face_crisis(g, USSR)
        yield from attempt_coup(g, USSR, target, value, free=False)
        if g.influence[US][target] == before:
            return
        where = [country for country in where if country != target]


def our_man_in_tehran(g: Board, side: int) -> Flow:
    yield from g.look_at_deck(US, 5)
    while g.looked_at:
        dropped = yield g.ask(US, "tehran", or_pass(g.looked_at), about=OUR_MAN_IN_TEHRAN)
        if dropped == PASS:
            break
        g.looked_at.remove(dropped)
        g.discards.append(dropped)
        g.note("discard-from-deck", "card 108", reveals=True, seat=US, card=dropped)
    g.end_look()


def us_controls_in_middle_east(g: Board) -> bool:
    return g.controlled_among(US, REGIONS[MIDDLE_EAST]) > 0


INSTANT: dict[str, Callable[[Board, int], None]] = {
    "central_america_scoring": central_america_scoring,
    "southeast_asia_scoring": southeast_asia_scoring,
    "arms_race": arms_race,
    "cuban_missile_crisis": cuban_missile_crisis,
    "nuclear_subs": nuclear_subs,
    "quagmire": quagmire,
    "bear_trap": bear_trap,
    "kitchen_debates": kitchen_debates,
    "we_will_bury_you": we_will_bury_you,
    "brezhnev_doctrine": brezhnev_doctrine,
    "portuguese_empire_crumbles": portuguese_empire_crumbles,
    "allende": allende,
    "willy_brandt": willy_brandt,
    "cultural_revolution": cultural_revolution,
    "flower_power": flower_power,
    "u2_incident": u2_incident,
    "opec": opec,
    "panama_canal_returned": panama_canal_returned,
    "camp_david_accords": camp_david_accords,
    "john_paul_ii_elected_pope": john_paul_ii_elected_pope,
    "latin_american_death_squads": latin_american_death_squads,
    "nixon_plays_the_china_card": nixon_plays_the_china_card,
    "sadat_expels_soviets": sadat_expels_soviets,
    "shuttle_diplomacy": shuttle_diplomacy,
    "alliance_for_progress": alliance_for_progress,
    "africa_scoring": africa_scoring,
    "one_small_step": one_small_step,
    "south_america_scoring": south_america_scoring,
}

FLOWING: dict[str, Callable[[Board, int], Flow]] = {
    "brush_war": brush_war,
    "salt_negotiations": salt_negotiations,
    "summit": summit,
    "how_i_learned_to_stop_worrying": how_i_learned_to_stop_worrying,
    "junta": junta,
    "missile_envy": missile_envy,
    "south_african_unrest": south_african_unrest,
    "muslim_revolution": muslim_revolution,
    "abm_treaty": abm_treaty,
    "lone_gunman": lone_gunman,
    "colonial_rear_guards": colonial_rear_guards,
    "puppet_governments": puppet_governments,
    "grain_sales_to_soviets": grain_sales_to_soviets,
    "oas_founded": oas_founded,
    "the_voice_of_america": the_voice_of_america,
    "liberation_theology": liberation_theology,
    "ussuri_river_skirmish": ussuri_river_skirmish,
    "ask_not_what_your_country": ask_not_what_your_country,
    "che": che,
    "our_man_in_tehran": our_man_in_tehran,
}
