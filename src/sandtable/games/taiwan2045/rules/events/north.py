"""Events of the North deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import Flow

from ...content import CARD_GROUP, EVENT_TROOPS, GROUP_CLAUSE, IN_GROUP, IN_REGION, LINKS, NORTH
from ...options import BRING_HOME, CARD, DONE, MARCH, RECRUIT, REGION, SEND_OVERSEAS, SPACE
from ..basic_actions import basic_action, do_basic
from ..losses import gain_merit, hit
from ..missions import draw_missions
from ..moves import MARCH_REACH, card_move
from ..tallies import settle
from ..troops import bring_home, can_recruit, share_out
from .words import BY_EVENT, EVENTS, can_bring_home, standing_in, to_overseas

if TYPE_CHECKING:
    from ...state import Taiwan2045

CHIP_MISSIONS: Final = 2


@EVENTS.add("martial_law")
def martial_law(g: Taiwan2045, seat: int, card: int) -> Flow:
    """One recruit and one march, in either order."""
    left = [RECRUIT, MARCH]
    while left and g.mine[seat]:
        options = [deed for deed in left if deed == MARCH or can_recruit(g, seat)]
        choice = yield g.ask(seat, "martial-law", [*options, DONE])
        if choice == DONE:
            return
        left.remove(choice)
        yield from do_basic(g, seat, choice)


@EVENTS.add("end_of_the_law")
def lay_out(g: Taiwan2045, seat: int, card: int) -> Flow:
    """The card lies out and comes true when the round ends."""
    g.doomsayer = seat
    g.note("lays-out", "faq-event-1", seat=seat, card=CARD.option(card))
    yield from ()


@EVENTS.add("transit_lockdown")
def transit_lockdown(g: Taiwan2045, seat: int, card: int) -> Flow:
    """The destruction marker closes one link with an end in the North; then one character moves."""
    choice = yield g.ask(seat, "cut-from", [*SPACE.all(IN_GROUP[NORTH]), DONE])
    if choice != DONE:
        one = SPACE.of(choice)
        choice = yield g.ask(seat, "cut-to", SPACE.all(LINKS[one]), about=SPACE.option(one))
        cut_link(g, one, SPACE.of(choice))
        g.note("cuts", "comp-4", seat=seat, space=SPACE.option(one), other=choice)
    yield from card_move(g, seat, g.mine[seat], MARCH_REACH, BY_EVENT)


def bar_cut_from(place: int) -> str:
    return "" if place in IN_GROUP[NORTH] else GROUP_CLAUSE[NORTH]


def bar_cut_to(one: int, other: int) -> str:
    return "" if other in LINKS[one] else "path-1"


def cut_link(g: Taiwan2045, one: int, other: int) -> None:
    g.cut = [one, other]
    g.links = list(LINKS)
    g.links[one] = [way for way in LINKS[one] if way != other]
    g.links[other] = [way for way in LINKS[other] if way != one]


@EVENTS.add("international_support")
def international_support(g: Taiwan2045, seat: int, card: int) -> Flow:
    options = [SEND_OVERSEAS, BRING_HOME] if can_bring_home(g, seat) else [SEND_OVERSEAS]
    choice = yield g.ask(seat, "support", options)
    if choice == BRING_HOME:
        yield from bring_home(g, seat, EVENT_TROOPS[card], g.mine[seat], BY_EVENT)
    else:
        yield from to_overseas(g, seat, card)


@EVENTS.add("chip_talks")
def chip_talks(g: Taiwan2045, seat: int, card: int) -> Flow:
    yield from draw_missions(g, seat, CHIP_MISSIONS, BY_EVENT)
    yield from basic_action(g, seat, True)


@EVENTS.add("civil_air_defence")
def civil_air_defence(g: Taiwan2045, seat: int, card: int) -> Flow:
    """Troops for the player's characters in the deck's part of the island, and a move of one of them."""
    group = CARD_GROUP[card]
    yield from share_out(g, seat, EVENT_TROOPS[card], standing_in(g, seat, group), BY_EVENT)
    yield from card_move(g, seat, standing_in(g, seat, group), MARCH_REACH, BY_EVENT)


# At the end of the round


def end_of_the_law(g: Taiwan2045, seat: int, region: int) -> None:
    """Every unit of the region is removed; the card's player gains merit for PLA and others' rebels."""
    g.note("doom", "faq-event-1", seat=seat, region=REGION.option(region))
    for place in IN_REGION[region]:
        for unit in g.pla_units(place):
            hit(g, unit, place, g.size(unit, place), seat, rule="faq-event-1")
        for unit in g.here[place].copy():
            if g.is_rebel(unit) and g.owner[unit] != seat:
                gain_merit(g, seat, g.troops[unit], "combat-11")
            g.retire(unit, "faq-event-1")
        settle(g, place)
