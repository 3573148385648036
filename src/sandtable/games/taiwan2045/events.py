"""The event cards."""

from __future__ import annotations

from typing import Final

from sandtable.engine import Choice, Flow

from .basic import basic_action, can_recruit, choose_defection, defection_places, do_basic, recruit
from .battle import join_pla, last_stand
from .enemy import amounts
from .missions import draw_missions
from .moves import MARCH_REACH, card_move, clash, march, open_road, walk
from .names import (
    AMOUNT,
    BRING_HOME,
    CARD,
    CENTRAL_PLAIN,
    DEFECT,
    DONE,
    DRAW,
    ELITES,
    EVENT_SCORE,
    EVENT_TROOPS,
    GROUNDS,
    GROUP_OF,
    IN_GROUP,
    LINKS,
    LOCAL,
    MARCH,
    MAZU_COAST,
    MIDDLE,
    NOBODY,
    NORTH,
    NOWHERE,
    RECRUIT,
    REGION,
    REGION_OF,
    SEND_OVERSEAS,
    SOUTH,
    SPACE,
    STRIKE,
    STRONGHOLDS,
    card_of,
)
from .powers import draw_action_card
from .state import Position
from .troops import bring_home, share_out

MARTIAL_LAW: Final[int] = card_of("n08")
END_OF_THE_LAW: Final[int] = card_of("n09")
TRANSIT_LOCKDOWN: Final[int] = card_of("n10")
FEITSUI_WATER_CUT: Final[int] = card_of("n11")
INTERNATIONAL_SUPPORT: Final[int] = card_of("n12")
CHIP_TALKS: Final[int] = card_of("n13")
CIVIL_AIR_DEFENCE: Final[int] = card_of("n14")
RESERVE_CALL_UP: Final[int] = card_of("m08")
REOPEN_ROADS: Final[int] = card_of("m09")
GRID_BLACKOUT: Final[int] = card_of("m10")
CAPITAL_FLIGHT: Final[int] = card_of("m11")
SWITCHING_SIDES: Final[int] = card_of("m12")
MAZU: Final[int] = card_of("m13")
BAGUA_MOUNTAIN: Final[int] = card_of("m14")
SOUTHERN_MOBILISATION: Final[int] = card_of("s08")
SOUTH_LINK_CONVOY: Final[int] = card_of("s09")
HARBOUR_BLOCKADE: Final[int] = card_of("s10")
ZENGWEN_WATER_CUT: Final[int] = card_of("s11")
ARMS_DEAL: Final[int] = card_of("s12")
AGAINST_HEAVEN: Final[int] = card_of("s13")
LOCAL_HOPE: Final[int] = card_of("s14")


def play_event(g: Position, seat: int, card: int) -> Flow:
    if card < RESERVE_CALL_UP:
        yield from play_north(g, seat, card)
    elif card < SOUTHERN_MOBILISATION:
        yield from play_middle(g, seat, card)
    else:
        yield from play_south(g, seat, card)


def play_north(g: Position, seat: int, card: int) -> Flow:
    if card == MARTIAL_LAW:
        yield from martial_law(g, seat)
    elif card == END_OF_THE_LAW:
        g.doomsayer = seat
    elif card == TRANSIT_LOCKDOWN:
        yield from transit_lockdown(g, seat)
    elif card == FEITSUI_WATER_CUT:
        yield from water_cut(g, seat, NORTH)
    elif card == INTERNATIONAL_SUPPORT:
        yield from international_support(g, seat)
    elif card == CHIP_TALKS:
        yield from draw_missions(g, seat, 2)
        yield from basic_action(g, seat, True)
    elif card == CIVIL_AIR_DEFENCE:
        yield from share_out(g, seat, EVENT_TROOPS[card], standing_in(g, seat, NORTH))
        yield from card_move(g, seat, standing_in(g, seat, NORTH), MARCH_REACH)


def play_middle(g: Position, seat: int, card: int) -> Flow:
    if card == RESERVE_CALL_UP:
        yield from share_out(g, seat, EVENT_TROOPS[card], g.mine[seat])
    elif card == REOPEN_ROADS:
        yield from open_road(g, seat)
        yield from open_road(g, seat)
        yield from march(g, seat)
    elif card == GRID_BLACKOUT:
        yield from grid_blackout(g, seat)
    elif card == CAPITAL_FLIGHT:
        yield from capital_flight(g, seat)
    elif card == SWITCHING_SIDES:
        yield from switching_sides(g, seat)
    elif card == MAZU:
        yield from mazu(g, seat)
    elif card == BAGUA_MOUNTAIN:
        yield from bagua_mountain(g, seat)


def play_south(g: Position, seat: int, card: int) -> Flow:
    if card == SOUTHERN_MOBILISATION:
        yield from southern_mobilisation(g, seat)
    elif card == SOUTH_LINK_CONVOY:
        yield from south_link_convoy(g, seat)
    elif card == HARBOUR_BLOCKADE:
        yield from harbour_blockade(g, seat)
    elif card == ZENGWEN_WATER_CUT:
        yield from water_cut(g, seat, SOUTH)
    elif card == ARMS_DEAL:
        yield from arms_deal(g, seat)
    elif card == AGAINST_HEAVEN:
        yield from against_heaven(g, seat)
    elif card == LOCAL_HOPE:
        yield from local_hope(g, seat)


# Words that several events share


def standing_in(g: Position, seat: int, group: int) -> list[int]:
    return [unit for unit in g.mine[seat] if GROUP_OF[g.where[unit]] == group]


def choose_character(g: Position, seat: int, prompt: str, units: list[int]) -> Choice:
    """One of these characters, or nobody."""
    if not units:
        return NOWHERE
    choice = yield g.ask(seat, prompt, [*(CARD + unit for unit in units), DONE])
    return NOWHERE if choice == DONE else choice - CARD


def choose_target(g: Position, seat: int, place: int) -> Choice:
    """Which unit there is hit: of the PLA, or of another player's rebels."""
    units = g.enemy_units(place)
    if len(units) == 1:
        return units[0]
    choice = yield g.ask(seat, "hit-which", [CARD + unit for unit in units], about=SPACE + place)
    return choice - CARD


def to_overseas(g: Position, seat: int, card: int) -> Flow:
    """Reserve troops go overseas, as many as the player likes; the card pays points for it."""
    choice = yield g.ask(seat, "send-number", amounts(0, min(EVENT_TROOPS[card], g.reserve)))
    g.gain_points(seat, EVENT_SCORE[card], card)
    g.reserve -= choice - AMOUNT
    g.overseas += choice - AMOUNT


# North


def martial_law(g: Position, seat: int) -> Flow:
    """One recruit and one march, in either order."""
    left = [RECRUIT, MARCH]
    while left and g.mine[seat]:
        options = [deed for deed in left if deed == MARCH or can_recruit(g, seat)]
        choice = yield g.ask(seat, "martial-law", [*options, DONE])
        if choice == DONE:
            return
        left.remove(choice)
        yield from do_basic(g, seat, choice)


def transit_lockdown(g: Position, seat: int) -> Flow:
    """The destruction marker closes one link with an end in the North; then one character moves."""
    choice = yield g.ask(seat, "cut-from", [*(SPACE + place for place in IN_GROUP[NORTH]), DONE])
    if choice != DONE:
        one = choice - SPACE
        choice = yield g.ask(seat, "cut-to", [SPACE + way for way in LINKS[one]], about=SPACE + one)
        cut_link(g, one, choice - SPACE)
        g.note("cuts", "comp-4", seat=seat, space=SPACE + one, other=choice)
    yield from card_move(g, seat, g.mine[seat], MARCH_REACH)


def cut_link(g: Position, one: int, other: int) -> None:
    g.cut = [one, other]
    g.links = list(LINKS)
    g.links[one] = [way for way in LINKS[one] if way != other]
    g.links[other] = [way for way in LINKS[other] if way != one]


def water_cut(g: Position, seat: int, group: int) -> Flow:
    """No reinforcement where the water is cut; one troop there is lost. Then a recruit."""
    places = [place for place in IN_GROUP[group] if g.pla[place] > 0 and not g.water_cut[place]]
    if places and g.water_markers > 0 and seat != g.rebel_seat:
        choice = yield g.ask(seat, "water-cut-where", [*(SPACE + place for place in places), DONE])
        if choice != DONE:
            place = choice - SPACE
            g.water_cut[place] = True
            g.water_markers -= 1
            unit = yield from choose_target(g, seat, place)
            g.hit(unit, place, 1, seat)
            yield from last_stand(g)
            g.settle(place)
    if can_recruit(g, seat):
        yield from recruit(g, seat, optional=True)


def international_support(g: Position, seat: int) -> Flow:
    options = [SEND_OVERSEAS]
    if seat != g.rebel_seat and g.mine[seat] and g.overseas > 0:
        options.append(BRING_HOME)
    choice = yield g.ask(seat, "support", options)
    if choice == BRING_HOME:
        yield from bring_home(g, seat, EVENT_TROOPS[INTERNATIONAL_SUPPORT], g.mine[seat])
    else:
        yield from to_overseas(g, seat, INTERNATIONAL_SUPPORT)


# Middle


def grid_blackout(g: Position, seat: int) -> Flow:
    elites = [elite for elite in ELITES if g.where[elite] != NOWHERE]
    if elites:
        choice = yield g.ask(seat, "blackout-which", [*(CARD + elite for elite in elites), DONE])
        if choice != DONE:
            g.blackout = choice - CARD
    yield from basic_action(g, seat, True)


def capital_flight(g: Position, seat: int) -> Flow:
    choice = yield g.ask(seat, "capital-flight", [SEND_OVERSEAS, DRAW])
    if choice == SEND_OVERSEAS:
        yield from to_overseas(g, seat, CAPITAL_FLIGHT)
        return
    yield from draw_missions(g, seat, 1)
    if can_recruit(g, seat):
        yield from recruit(g, seat, optional=True)


def switching_sides(g: Position, seat: int) -> Flow:
    targets = strike_places(g, seat)
    choice = yield g.ask(seat, "switching-sides", [STRIKE, DEFECT] if targets else [DEFECT])
    if choice == STRIKE:
        yield from strike(g, seat, targets)
        return
    done: list[int] = []
    while len(done) < 2:
        places = [place for place in defection_places(g, seat) if GROUP_OF[place] == MIDDLE and place not in done]
        if not places:
            return
        choice = yield g.ask(seat, "defect-or-not", [DEFECT, DONE], left=2 - len(done))
        if choice == DONE:
            return
        g.gain_points(seat, EVENT_SCORE[SWITCHING_SIDES], SWITCHING_SIDES)
        done.append((yield from choose_defection(g, seat, places)))


def strike_places(g: Position, seat: int) -> list[int]:
    """Middle strongholds with PLA or rebels, linked to one of the player's characters."""
    if seat == g.rebel_seat:
        return []
    near = {way for unit in g.mine[seat] for way in g.links[g.where[unit]]}
    return [place for place in IN_GROUP[MIDDLE] if place in near and g.has_enemy_of(seat, place)]


def strike(g: Position, seat: int, targets: list[int]) -> Flow:
    """Up to two troops of one place; after the first the player may stop."""
    choice = yield g.ask(seat, "strike-where", [SPACE + place for place in targets])
    place = choice - SPACE
    unit = yield from choose_target(g, seat, place)
    g.hit(unit, place, 1, seat)
    for _ in range(EVENT_TROOPS[SWITCHING_SIDES] - 1):
        options = [CARD + unit for unit in g.enemy_units(place)]
        if not options:
            break
        choice = yield g.ask(seat, "hit-which", [*options, DONE], about=SPACE + place)
        if choice == DONE:
            break
        g.hit(choice - CARD, place, 1, seat)
    yield from last_stand(g)
    g.settle(place)


def mazu(g: Position, seat: int) -> Flow:
    """All PLA of three coast towns goes to one landing ground. Nobody is hit."""
    choice = yield g.ask(seat, "mazu-where", [SPACE + ground for ground in GROUNDS])
    ground = choice - SPACE
    for place in MAZU_COAST:
        for unit in g.pla_units(place):
            amount = g.size(unit, place)
            if unit in ELITES:
                g.take_elite(unit)
                g.place_elite(unit, ground, amount)
            else:
                g.pla[place] -= amount
                yield from join_pla(g, ground, amount)
        g.settle(place)


def bagua_mountain(g: Position, seat: int) -> Flow:
    """Every enemy unit around one of the player's characters in region C loses half of its troops."""
    units = [unit for unit in g.mine[seat] if REGION_OF[g.where[unit]] == CENTRAL_PLAIN]
    unit = yield from choose_character(g, seat, "bagua-who", units)
    if unit == NOWHERE:
        return
    for place in g.links[g.where[unit]]:
        rebel = seat == g.rebel_seat
        for foe in g.taiwan_units(place) if rebel else g.enemy_units(place):
            half = g.size(foe, place) // 2
            if half > 0:
                g.hit(foe, place, half, NOBODY if rebel else seat)
        g.settle(place)


# South


def southern_mobilisation(g: Position, seat: int) -> Flow:
    done: list[int] = []
    while len(done) < 2 and g.available(seat) > 0:
        units = [unit for unit in standing_in(g, seat, SOUTH) if unit not in done]
        unit = yield from choose_character(g, seat, "mobilise-who", units)
        if unit == NOWHERE:
            break
        done.append(unit)
        g.reinforce(unit, EVENT_TROOPS[SOUTHERN_MOBILISATION])
    yield from march(g, seat)


def south_link_convoy(g: Position, seat: int) -> Flow:
    yield from open_road(g, seat)
    unit = yield from choose_character(g, seat, "convoy-who", g.mine[seat])
    if unit != NOWHERE:
        g.reinforce(unit, EVENT_TROOPS[SOUTH_LINK_CONVOY])
        g.charge = 0
        yield from walk(g, seat, unit, 4)
        yield from clash(g, seat)


def harbour_blockade(g: Position, seat: int) -> Flow:
    """Up to three troops of a landing ground are lost, one stays; a revealed Council brings three instead."""
    if seat == g.rebel_seat:
        choice = yield g.ask(seat, "blockade-where", [SPACE + ground for ground in GROUNDS])
        yield from join_pla(g, choice - SPACE, EVENT_TROOPS[HARBOUR_BLOCKADE])
        return
    grounds = [ground for ground in GROUNDS if g.pla[ground] > 1]
    if not grounds:
        return
    choice = yield g.ask(seat, "blockade-where", [SPACE + ground for ground in grounds])
    ground = choice - SPACE
    most = min(EVENT_TROOPS[HARBOUR_BLOCKADE], g.pla[ground] - 1)
    choice = yield g.ask(seat, "blockade-number", amounts(1, most), about=SPACE + ground)
    for _ in range(choice - AMOUNT):
        unit = yield from choose_target_at_sea(g, seat, ground)
        g.hit(unit, ground, 1, seat)


def choose_target_at_sea(g: Position, seat: int, ground: int) -> Choice:
    units = g.pla_units(ground)
    if len(units) == 1:
        return units[0]
    choice = yield g.ask(seat, "hit-which", [CARD + unit for unit in units], about=SPACE + ground)
    return choice - CARD


def arms_deal(g: Position, seat: int) -> Flow:
    options = [DRAW]
    if seat != g.rebel_seat and g.mine[seat] and g.overseas > 0:
        options.append(BRING_HOME)
    choice = yield g.ask(seat, "arms-deal", options)
    if choice == DRAW:
        yield from draw_action_card(g, seat)
        return
    unit = yield from choose_character(g, seat, "deal-who", g.mine[seat])
    if unit != NOWHERE:
        yield from bring_home(g, seat, EVENT_TROOPS[ARMS_DEAL], [unit])


def against_heaven(g: Position, seat: int) -> Flow:
    """One character of the South fights beyond its means this turn, and is gone when it ends."""
    unit = yield from choose_character(g, seat, "defiant-who", standing_in(g, seat, SOUTH))
    if unit != NOWHERE:
        g.defiant = unit
        g.charge = 0
        yield from walk(g, seat, unit, MARCH_REACH)
        yield from clash(g, seat)


def local_hope(g: Position, seat: int) -> Flow:
    unit = yield from choose_character(g, seat, "hope-who", g.mine[seat])
    if unit != NOWHERE:
        gained = g.reinforce(unit, g.friends[seat][LOCAL])
        g.merit[seat] += gained // 2
        g.note("hope", "faq-event-3", seat=seat, card=CARD + unit, n=gained, merit=gained // 2)


# At the end of the round


def end_of_the_law(g: Position, seat: int, region: int) -> None:
    """Every unit of the region is removed; the card's player gains merit for PLA and others' rebels."""
    g.note("doom", "faq-event-1", seat=seat, region=REGION + region)
    for place in range(STRONGHOLDS):
        if REGION_OF[place] == region:
            for unit in g.pla_units(place):
                g.hit(unit, place, g.size(unit, place), seat)
            for unit in g.here[place].copy():
                if g.is_rebel(unit) and g.owner[unit] != seat:
                    g.merit[seat] += g.troops[unit]
                    g.note("merit", "combat-11", seat=seat, n=g.troops[unit])
                g.retire(unit)
            g.settle(place)
