"""Events of the Middle deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, Flow

from ...content import (
    CARD_GROUP,
    CENTRAL_PLAIN,
    ELITES,
    EVENT_SCORE,
    EVENT_TROOPS,
    GROUNDS,
    GROUP_CLAUSE,
    IN_GROUP,
    MAZU_COAST,
    REGION_OF,
    STRONGHOLDS,
)
from ...options import CARD, DEFECT, DONE, DRAW, SEND_OVERSEAS, SPACE, STRIKE
from ..basic_actions import bar_defection, basic_action, choose_defection
from ..battle import join_pla, last_stand
from ..enemy_work import note_pla_move
from ..losses import gain_points, hit
from ..missions import draw_missions
from ..moves import march, open_road
from ..tallies import settle
from ..troops import share_out
from .words import BY_EVENT, EVENTS, choose_character, choose_target, recruit_if_possible, to_overseas

if TYPE_CHECKING:
    from ...state import Taiwan2045

REOPENED: Final = 2
SWITCHES: Final = 2


@EVENTS.add("reserve_call_up")
def reserve_call_up(g: Taiwan2045, seat: int, card: int) -> Flow:
    yield from share_out(g, seat, EVENT_TROOPS[card], g.mine[seat], BY_EVENT)


@EVENTS.add("reopen_roads")
def reopen_roads(g: Taiwan2045, seat: int, card: int) -> Flow:
    for _ in range(REOPENED):
        yield from open_road(g, seat)
    yield from march(g, seat, BY_EVENT)


@EVENTS.add("grid_blackout")
def grid_blackout(g: Taiwan2045, seat: int, card: int) -> Flow:
    """An elite has no strength of its own until the round ends; then a basic action."""
    elites = [elite for elite in ELITES if g.where[elite] != NOTHING]
    if elites:
        choice = yield g.ask(seat, "blackout-which", [*CARD.all(elites), DONE])
        if choice != DONE:
            g.blackout = CARD.of(choice)
            g.note("blackout", BY_EVENT, seat=seat, card=choice)
    yield from basic_action(g, seat, True)


@EVENTS.add("capital_flight")
def capital_flight(g: Taiwan2045, seat: int, card: int) -> Flow:
    choice = yield g.ask(seat, "capital-flight", [SEND_OVERSEAS, DRAW])
    if choice == SEND_OVERSEAS:
        yield from to_overseas(g, seat, card)
        return
    yield from draw_missions(g, seat, 1, BY_EVENT)
    yield from recruit_if_possible(g, seat)


# Switching Sides


@EVENTS.add("switching_sides")
def switching_sides(g: Taiwan2045, seat: int, card: int) -> Flow:
    """Either PLA troops beside the player's own are removed, or up to two places defect."""
    targets = [place for place in range(STRONGHOLDS) if not bar_strike(g, seat, card, place)]
    choice = yield g.ask(seat, "switching-sides", [STRIKE, DEFECT] if targets else [DEFECT])
    if choice == STRIKE:
        yield from strike(g, seat, card, targets)
    else:
        yield from switch(g, seat, card)


def switch(g: Taiwan2045, seat: int, card: int) -> Flow:
    g.chosen = []
    while len(g.chosen) < SWITCHES:
        places = [place for place in range(STRONGHOLDS) if not bar_defection(g, seat, card, place)]
        if not places:
            return
        choice = yield g.ask(seat, "defect-or-not", [DEFECT, DONE], left=SWITCHES - len(g.chosen))
        if choice == DONE:
            return
        gain_points(g, seat, EVENT_SCORE[card], card)
        yield from choose_defection(g, seat, places, card)


def bar_strike(g: Taiwan2045, seat: int, card: int, place: int) -> str:
    """Why troops of a place cannot be removed: it is no Middle stronghold with enemies beside a character."""
    if place not in IN_GROUP[CARD_GROUP[card]]:
        return GROUP_CLAUSE[CARD_GROUP[card]]
    if seat == g.rebel_seat:
        return "power-council-2"
    beside = any(place in g.links[g.where[unit]] for unit in g.mine[seat])
    return "" if beside and g.has_enemy_of(seat, place) else BY_EVENT


def strike(g: Taiwan2045, seat: int, card: int, targets: list[int]) -> Flow:
    """Up to two troops of one place; after the first the player may stop."""
    choice = yield g.ask(seat, "strike-where", SPACE.all(targets), about=CARD.option(card))
    place = SPACE.of(choice)
    unit = yield from choose_target(g, seat, place)
    hit(g, unit, place, 1, seat)
    for _ in range(EVENT_TROOPS[card] - 1):
        options = CARD.all(g.enemy_units(place))
        if not options:
            break
        choice = yield g.ask(seat, "hit-which", [*options, DONE], about=SPACE.option(place))
        if choice == DONE:
            break
        hit(g, CARD.of(choice), place, 1, seat)
    yield from last_stand(g)
    settle(g, place)


# Legends


@EVENTS.add("mazu")
def mazu(g: Taiwan2045, seat: int, card: int) -> Flow:
    """All PLA of three coast towns goes to one landing ground. Nobody is hit."""
    choice = yield g.ask(seat, "mazu-where", SPACE.all(GROUNDS))
    ground = SPACE.of(choice)
    g.note("mazu", "faq-event-2", seat=seat, space=choice)
    for place in MAZU_COAST:
        for unit in g.pla_units(place):
            amount = g.size(unit, place)
            note_pla_move(g, unit, place, ground, amount, "faq-event-2")
            if unit in ELITES:
                g.take_elite(unit)
                g.place_elite(unit, ground, amount)
            else:
                g.pla[place] -= amount
                yield from join_pla(g, ground, amount)
        settle(g, place)


def bar_mazu(place: int) -> str:
    return "" if place in GROUNDS else "faq-event-2"


@EVENTS.add("bagua_mountain")
def bagua_mountain(g: Taiwan2045, seat: int, card: int) -> Flow:
    """Every enemy unit around one of the player's characters in region C loses half of its troops."""
    units = [unit for unit in g.mine[seat] if REGION_OF[g.where[unit]] == CENTRAL_PLAIN]
    unit = yield from choose_character(g, seat, "bagua-who", units)
    if unit == NOTHING:
        return
    here = g.where[unit]
    g.note("bagua", BY_EVENT, seat=seat, card=CARD.option(unit), space=SPACE.option(here))
    rebel = seat == g.rebel_seat
    for place in g.links[here]:
        for foe in g.taiwan_units(place) if rebel else g.enemy_units(place):
            half = g.size(foe, place) // 2
            if half > 0:
                hit(g, foe, place, half, NOTHING if rebel else seat)
