"""Events of the Mid War. Each function is one card; `side` is the side the event is carried out for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine import PASS, Flow
from sandtable.games.common.cards import or_pass

from ...content import (
    ABM_TREATY,
    AFRICA,
    AFRICA_AND_SOUTHEAST_ASIA,
    AFRICA_SCORING,
    ANGOLA,
    ASIA,
    ASK_NOT,
    BATTLEGROUND,
    BEAR_TRAP,
    BREZHNEV_DOCTRINE,
    BRUSH_WAR,
    CAMP_DAVID,
    CENTRAL_AMERICA,
    CENTRAL_AMERICA_SCORING,
    CHE,
    CHILE,
    CLAUSE,
    COSTA_RICA,
    COUNTRIES,
    CUBAN_MISSILE_CRISIS,
    DEATH_SQUADS,
    EGYPT,
    FLOWER_POWER,
    GRAIN_SALES,
    HOW_I_LEARNED,
    ISRAEL,
    JOHN_PAUL_II,
    JORDAN,
    JUNTA,
    LATIN_AMERICA,
    LONE_GUNMAN,
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
    VENEZUELA,
    WE_WILL_BURY_YOU,
    WEST_GERMANY,
    WILLY_BRANDT,
)
from ...options import (
    DO_CONCENTRATE,
    DO_COUP,
    DO_LOWER,
    DO_PLAY,
    DO_RAISE,
    DO_REALIGN,
    DO_RETURN,
    DO_SPREAD,
    LEVEL,
    MAP,
    US,
    USSR,
)
from ..cards import NO, lay_down, pass_china_card, put_away
from ..coups import attempt_coup, coup
from ..defcon import add_military, set_defcon
from ..effects import end_effect, face_crisis, start_effect
from ..influence import choose_country, controlled_among
from ..operations import conduct
from ..play import play_card, settle_burial, use_for_operations
from ..realignment import realign
from ..scoring import gain_net, regions_dominated, score_region, score_southeast_asia
from ..space_race import advance_in_space
from ..targets import any_coup, any_realignment, coup_targets, nato_covers
from ..value import begin_operation, card_ops, current_ops
from ..victory import gain_vp, pay_flower_power
from .early import intervene, war
from .registry import at_once, carry_out, in_steps

if TYPE_CHECKING:
    from ...state import Twilight


BRUSH_STABILITY = 2
MUSLIM_COUNTRIES = MAP.numbers("sudan", "iran", "iraq", "egypt", "libya", "saudi_arabia", "syria", "jordan")
OPEC_COUNTRIES = MAP.numbers("egypt", "iran", "libya", "saudi_arabia", "iraq", "gulf_states", "venezuela")
NEXT_TO_SOUTH_AFRICA = MAP.numbers("angola", "botswana")
LATIN_BATTLEGROUNDS = [country for country in LATIN_AMERICA if BATTLEGROUND[country]]
CHE_COUNTRIES = [c for c in LATIN_AMERICA + REGIONS[AFRICA] if not BATTLEGROUND[c]]
JUNTA_OPS = OPS[JUNTA]
CHE_OPS = OPS[CHE]
ABM_OPS = 4


@in_steps("brush_war")
def brush_war(g: Twilight, side: int) -> Flow:
    where = [c for c in COUNTRIES if STABILITY[c] <= BRUSH_STABILITY and not nato_covers(g, c)]
    target = yield choose_country(g, side, "war-where", where, about=BRUSH_WAR)
    yield from war(g, side, target, needed=3, vp=1, military=3)


@at_once("central_america_scoring")
def central_america_scoring(g: Twilight, side: int) -> None:
    score_region(g, CENTRAL_AMERICA, CENTRAL_AMERICA_SCORING)


@at_once("southeast_asia_scoring")
def southeast_asia_scoring(g: Twilight, side: int) -> None:
    score_southeast_asia(g, SOUTHEAST_ASIA_SCORING)


@at_once("arms_race")
def arms_race(g: Twilight, side: int) -> None:
    mine = g.military[g.phasing]
    if mine > g.military[1 - g.phasing]:
        gain_vp(g, g.phasing, 3 if mine >= g.defcon else 1, "card 39")
    else:
        gain_net(g, 0, "card 39")


@at_once("cuban_missile_crisis")
def cuban_missile_crisis(g: Twilight, side: int) -> None:
    set_defcon(g, 2)
    g.crisis = 1 - side
    start_effect(g, CUBAN_MISSILE_CRISIS)


@at_once("nuclear_subs")
def nuclear_subs(g: Twilight, side: int) -> None:
    start_effect(g, NUCLEAR_SUBS)


@at_once("quagmire")
def quagmire(g: Twilight, side: int) -> None:
    start_effect(g, QUAGMIRE)
    end_effect(g, NORAD)


@in_steps("salt_negotiations")
def salt_negotiations(g: Twilight, side: int) -> Flow:
    set_defcon(g, g.defcon + 2)
    takeable = [card for card in g.discards if not SCORING[card]]
    if takeable:
        taken = yield g.ask(side, "take-discard", [*takeable, PASS], about=SALT)
        if taken != PASS:
            g.discards.remove(taken)
            g.hands[side].append(taken)
            g.shown[side].append(taken)
            g.note("take-back", CLAUSE[SALT], reveals=True, seat=side, card=taken)
    start_effect(g, SALT)


@at_once("bear_trap")
def bear_trap(g: Twilight, side: int) -> None:
    start_effect(g, BEAR_TRAP)


@in_steps("summit")
def summit(g: Twilight, side: int) -> Flow:
    ussr = yield g.roll()
    us = yield g.roll()
    ussr_regions, us_regions = regions_dominated(g, USSR), regions_dominated(g, US)
    g.note("summit-rolls", "card 45", ussr=ussr, us=us, ussr_bonus=ussr_regions, us_bonus=us_regions)
    lead = us + us_regions - ussr - ussr_regions
    if lead == 0:
        return
    winner = US if lead > 0 else USSR
    gain_vp(g, winner, 2, "card 45")
    move = yield g.ask(winner, "move-defcon", [DO_RAISE, DO_LOWER, PASS], about=SUMMIT)
    if move != PASS:
        set_defcon(g, g.defcon + (1 if move == DO_RAISE else -1))


@in_steps("how_i_learned_to_stop_worrying")
def how_i_learned_to_stop_worrying(g: Twilight, side: int) -> Flow:
    level = yield g.ask(side, "set-defcon", LEVEL.options, about=HOW_I_LEARNED)
    set_defcon(g, LEVEL.of(level) + 1)
    add_military(g, side, 5, CLAUSE[HOW_I_LEARNED])


@in_steps("junta")
def junta(g: Twilight, side: int) -> Flow:
    country = yield choose_country(g, side, "place-two", LATIN_AMERICA, about=JUNTA)
    g.add_influence(side, country, 2)
    yield from free_coup_or_realignment(g, side, JUNTA_OPS, LATIN_AMERICA, JUNTA)


def free_coup_or_realignment(g: Twilight, side: int, ops: int, where: list[int], about: int) -> Flow:
    options = [PASS]
    if any_coup(g, side, where, free=True):
        options.append(DO_COUP)
    if any_realignment(g, side, where, free=True):
        options.append(DO_REALIGN)
    if len(options) == 1:
        return
    choice = yield g.ask(side, "free-operation", options, about=about)
    if choice == DO_COUP:
        yield from coup(g, side, ops, where, free=True)
    elif choice == DO_REALIGN:
        yield from realign(g, side, ops, where, free=True, one_region=not g.digital_rulings)


@at_once("kitchen_debates")
def kitchen_debates(g: Twilight, side: int) -> None:
    gain_vp(g, US, 2, "card 48")


@in_steps("missile_envy")
def missile_envy(g: Twilight, side: int) -> Flow:
    enemy = 1 - side
    highest = list(highest_cards(g, enemy))
    if not highest:
        g.note("no-cards", "card 49", reveals=True, seat=enemy)
        return
    given = highest[0]
    if len(highest) > 1:
        given = yield g.ask(enemy, "give-card", highest_cards(g, enemy), about=MISSILE_ENVY)
    lay_down(g, enemy, given)
    g.note("hand-over", "card 49", reveals=True, seat=enemy, card=given)
    g.on_table.remove(MISSILE_ENVY)
    g.hands[enemy].append(MISSILE_ENVY)
    g.shown[enemy].append(MISSILE_ENVY)
    g.bound = enemy
    if SIDE[given] == enemy:
        yield from use_for_operations(g, side, given, may_space=True)
    else:
        pay_flower_power(g, side, given)
        happened = yield from carry_out(g, given, side)
        put_away(g, given, happened)


def highest_cards(g: Twilight, side: int) -> Iterator[int]:
    """By printed value; by current value under the rulings of the digital edition."""
    held = [card for card in g.hands[side] if not SCORING[card]]
    worth = [card_ops(g, side, card) if g.digital_rulings else OPS[card] for card in held]
    for card, value in zip(held, worth, strict=True):
        if value == max(worth):
            yield card


@at_once("we_will_bury_you")
def we_will_bury_you(g: Twilight, side: int) -> None:
    set_defcon(g, g.defcon - 1)
    start_effect(g, WE_WILL_BURY_YOU)


@at_once("brezhnev_doctrine")
def brezhnev_doctrine(g: Twilight, side: int) -> None:
    g.ops_shift[USSR] += 1
    start_effect(g, BREZHNEV_DOCTRINE)


@at_once("portuguese_empire_crumbles")
def portuguese_empire_crumbles(g: Twilight, side: int) -> None:
    g.add_influence(USSR, ANGOLA, 2)
    g.add_influence(USSR, SE_AFRICAN_STATES, 2)


@in_steps("south_african_unrest")
def south_african_unrest(g: Twilight, side: int) -> Flow:
    choice = yield g.ask(USSR, "unrest-in-south-africa", [DO_CONCENTRATE, DO_SPREAD], about=SOUTH_AFRICAN_UNREST)
    if choice == DO_CONCENTRATE:
        g.add_influence(USSR, SOUTH_AFRICA, 2)
    else:
        g.add_influence(USSR, SOUTH_AFRICA)
        yield from g.place_influence(USSR, USSR, 2, NEXT_TO_SOUTH_AFRICA)


@at_once("allende")
def allende(g: Twilight, side: int) -> None:
    g.add_influence(USSR, CHILE, 2)


@at_once("willy_brandt")
def willy_brandt(g: Twilight, side: int) -> None:
    gain_vp(g, USSR, 1, "card 55")
    g.add_influence(USSR, WEST_GERMANY)
    start_effect(g, WILLY_BRANDT)


@in_steps("muslim_revolution")
def muslim_revolution(g: Twilight, side: int) -> Flow:
    yield from g.clear_countries(USSR, US, 2, MUSLIM_COUNTRIES)


@in_steps("abm_treaty")
def abm_treaty(g: Twilight, side: int) -> Flow:
    set_defcon(g, g.defcon + 1)
    yield from conduct(g, side, ABM_OPS, ABM_TREATY)


@at_once("cultural_revolution")
def cultural_revolution(g: Twilight, side: int) -> None:
    if g.china_holder == US:
        pass_china_card(g, USSR, face_up=True)
    else:
        gain_vp(g, USSR, 1, "card 58")


@at_once("flower_power")
def flower_power(g: Twilight, side: int) -> None:
    start_effect(g, FLOWER_POWER)


@at_once("u2_incident")
def u2_incident(g: Twilight, side: int) -> None:
    gain_vp(g, USSR, 1, "card 60")
    start_effect(g, U2_INCIDENT)


@at_once("opec")
def opec(g: Twilight, side: int) -> None:
    gain_vp(g, USSR, controlled_among(g, USSR, OPEC_COUNTRIES), "card 61")


@in_steps("lone_gunman")
def lone_gunman(g: Twilight, side: int) -> Flow:
    g.show_hand(US)
    yield from conduct(g, USSR, 1, LONE_GUNMAN)


@in_steps("colonial_rear_guards")
def colonial_rear_guards(g: Twilight, side: int) -> Flow:
    yield from g.place_influence(US, US, 4, AFRICA_AND_SOUTHEAST_ASIA, most=1)


@at_once("panama_canal_returned")
def panama_canal_returned(g: Twilight, side: int) -> None:
    for country in (PANAMA, COSTA_RICA, VENEZUELA):
        g.add_influence(US, country)


@at_once("camp_david_accords")
def camp_david_accords(g: Twilight, side: int) -> None:
    gain_vp(g, US, 1, "card 65")
    for country in (ISRAEL, JORDAN, EGYPT):
        g.add_influence(US, country)
    start_effect(g, CAMP_DAVID)


@in_steps("puppet_governments")
def puppet_governments(g: Twilight, side: int) -> Flow:
    empty = [c for c in COUNTRIES if g.influence[USSR][c] == 0 and g.influence[US][c] == 0]
    yield from g.place_influence(US, US, 3, empty, most=1, may_stop=True)


@in_steps("grain_sales_to_soviets")
def grain_sales_to_soviets(g: Twilight, side: int) -> Flow:
    if not g.hands[USSR]:
        settle_burial(g, US, False)
        g.note("no-cards", "card 67", reveals=True, seat=USSR)
        yield from conduct(g, US, OPS[GRAIN_SALES], GRAIN_SALES)
        return
    drawn = yield g.pick_at_random("draw-from-hand", g.hands[USSR])
    g.show(USSR, drawn)
    choice = yield g.ask(US, "grain-sales", grain_sales_choices(g, drawn), about=drawn)
    if choice != DO_PLAY:
        settle_burial(g, US, choice == UN_INTERVENTION)
    if choice == UN_INTERVENTION:
        g.note("event", "card 32", card=UN_INTERVENTION, seat=US)
        lay_down(g, US, UN_INTERVENTION)
        lay_down(g, USSR, drawn)
        yield from intervene(g, US, drawn)
        put_away(g, UN_INTERVENTION, NO)
    elif choice == DO_PLAY:
        g.note("take-to-play", "card 67", seat=US, holder=USSR, card=drawn)
        lay_down(g, USSR, drawn)
        yield from play_card(g, US, drawn)
    else:
        g.note("give-back", "card 67", seat=US, card=drawn)
        yield from conduct(g, US, OPS[GRAIN_SALES], GRAIN_SALES)


def grain_sales_choices(g: Twilight, drawn: int) -> Iterator[int]:
    """UN Intervention can be paired with the drawn card, but is never part of a headline."""
    in_round = g.round > 0
    if in_round or drawn != UN_INTERVENTION:
        yield DO_PLAY
    yield DO_RETURN
    if in_round and SIDE[drawn] == USSR and UN_INTERVENTION in g.hands[US]:
        yield UN_INTERVENTION


@at_once("john_paul_ii_elected_pope")
def john_paul_ii_elected_pope(g: Twilight, side: int) -> None:
    g.remove_influence(USSR, POLAND, 2)
    g.add_influence(US, POLAND)
    start_effect(g, JOHN_PAUL_II)


@at_once("latin_american_death_squads")
def latin_american_death_squads(g: Twilight, side: int) -> None:
    g.coup_shift[side] += 1
    g.coup_shift[1 - side] -= 1
    start_effect(g, DEATH_SQUADS)


@in_steps("oas_founded")
def oas_founded(g: Twilight, side: int) -> Flow:
    yield from g.place_influence(US, US, 2, LATIN_AMERICA)


@at_once("nixon_plays_the_china_card")
def nixon_plays_the_china_card(g: Twilight, side: int) -> None:
    if g.china_holder == US:
        gain_vp(g, US, 2, "card 71")
    else:
        pass_china_card(g, US, face_up=False)


@at_once("sadat_expels_soviets")
def sadat_expels_soviets(g: Twilight, side: int) -> None:
    g.clear_influence(USSR, EGYPT)
    g.add_influence(US, EGYPT)


@at_once("shuttle_diplomacy")
def shuttle_diplomacy(g: Twilight, side: int) -> None:
    start_effect(g, SHUTTLE_DIPLOMACY)


@in_steps("the_voice_of_america")
def the_voice_of_america(g: Twilight, side: int) -> Flow:
    yield from g.take_influence(US, USSR, 4, OUTSIDE_EUROPE, most=2)


@in_steps("liberation_theology")
def liberation_theology(g: Twilight, side: int) -> Flow:
    yield from g.place_influence(USSR, USSR, 3, REGIONS[CENTRAL_AMERICA], most=2)


@in_steps("ussuri_river_skirmish")
def ussuri_river_skirmish(g: Twilight, side: int) -> Flow:
    if g.china_holder == USSR:
        pass_china_card(g, US, face_up=True)
    else:
        yield from g.place_influence(US, US, 4, REGIONS[ASIA], most=2)


@in_steps("ask_not_what_your_country")
def ask_not_what_your_country(g: Twilight, side: int) -> Flow:
    """The number is fixed before drawing: first all discards, then as many draws."""
    discarded = 0
    while g.hands[US]:
        dropped = yield from g.offer_discard(US, "ask-not", g.hands[US], ASK_NOT)
        if dropped == PASS:
            break
        discarded += 1
    held = len(g.hands[US])
    for _ in range(discarded):
        yield from g.draw(US)
    if len(g.hands[US]) > held:
        g.note("dealt", CLAUSE[ASK_NOT], seat=US, n=len(g.hands[US]) - held)


@at_once("alliance_for_progress")
def alliance_for_progress(g: Twilight, side: int) -> None:
    gain_vp(g, US, controlled_among(g, US, LATIN_BATTLEGROUNDS), "card 78")


@at_once("africa_scoring")
def africa_scoring(g: Twilight, side: int) -> None:
    score_region(g, AFRICA, AFRICA_SCORING)


@at_once("one_small_step")
def one_small_step(g: Twilight, side: int) -> None:
    advance_in_space(g, side, 2, "card 80")


@at_once("south_america_scoring")
def south_america_scoring(g: Twilight, side: int) -> None:
    score_region(g, SOUTH_AMERICA, SOUTH_AMERICA_SCORING)


@in_steps("che")
def che(g: Twilight, side: int) -> Flow:
    """A coup with the card's operations, and a second one elsewhere if the first removed US influence."""
    where = CHE_COUNTRIES
    for left in (2, 1):
        options = coup_targets(g, USSR, where)
        if not options:
            return
        begin_operation(g, CHE_OPS, where)
        target = yield choose_country(g, USSR, "che", options, left, CHE, may_pass=True)
        if target == PASS:
            return
        value = current_ops(g, USSR, CHE_OPS)
        before = g.influence[US][target]
        g.note("coup", "card 107", seat=USSR, n=value)
        yield from face_crisis(g, USSR)
        yield from attempt_coup(g, USSR, target, value, free=False)
        if g.influence[US][target] == before:
            return
        where = [country for country in where if country != target]


@in_steps("our_man_in_tehran")
def our_man_in_tehran(g: Twilight, side: int) -> Flow:
    yield from g.look_at_deck(US, 5)
    g.note("looks", CLAUSE[OUR_MAN_IN_TEHRAN], seat=US, n=len(g.looked_at))
    while g.looked_at:
        dropped = yield g.ask(US, "tehran", or_pass(g.looked_at), about=OUR_MAN_IN_TEHRAN)
        if dropped == PASS:
            break
        g.looked_at.remove(dropped)
        g.discards.append(dropped)
        g.note("discard-from-deck", "card 108", reveals=True, seat=US, card=dropped)
    g.note("look-ends", CLAUSE[OUR_MAN_IN_TEHRAN], seat=US, n=len(g.looked_at))
    g.end_look()
