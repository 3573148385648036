"""Events of the South deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, Flow

from ...content import CARD_GROUP, EVENT_TROOPS, GROUNDS, LOCAL
from ...options import AMOUNT, BRING_HOME, CARD, DRAW, SPACE
from ..battle import join_pla
from ..enemy_work import amounts
from ..losses import gain_merit, hit
from ..moves import MARCH_REACH, clash, march, open_road, walk
from ..supply import draw_action_card
from ..troops import bring_home, give_troops
from .words import BY_EVENT, EVENTS, can_bring_home, choose_character, choose_target, standing_in

if TYPE_CHECKING:
    from ...state import Taiwan2045

MOBILISED: Final = 2
CONVOY_REACH: Final = 4


@EVENTS.add("mobilisation")
def mobilisation(g: Taiwan2045, seat: int, card: int) -> Flow:
    """Two characters in the deck's part of the island gain troops; then a march."""
    done: list[int] = []
    while len(done) < MOBILISED and g.available(seat) > 0:
        units = [unit for unit in standing_in(g, seat, CARD_GROUP[card]) if unit not in done]
        unit = yield from choose_character(g, seat, "mobilise-who", units)
        if unit == NOTHING:
            break
        done.append(unit)
        give_troops(g, unit, EVENT_TROOPS[card], BY_EVENT)
    yield from march(g, seat, BY_EVENT)


@EVENTS.add("south_link_convoy")
def south_link_convoy(g: Taiwan2045, seat: int, card: int) -> Flow:
    yield from open_road(g, seat)
    unit = yield from choose_character(g, seat, "convoy-who", g.mine[seat])
    if unit != NOTHING:
        give_troops(g, unit, EVENT_TROOPS[card], BY_EVENT)
        g.charge = 0
        yield from walk(g, seat, unit, CONVOY_REACH, BY_EVENT)
        yield from clash(g, seat)


def bar_blockade(g: Taiwan2045, seat: int, place: int) -> str:
    """Why a place cannot be blockaded: only a landing ground can, and one troop always stays there."""
    if place not in GROUNDS:
        return BY_EVENT
    return "" if seat == g.rebel_seat or g.pla[place] > 1 else "def-pla-stronghold"


@EVENTS.add("harbour_blockade")
def harbour_blockade(g: Taiwan2045, seat: int, card: int) -> Flow:
    """Up to three troops of a landing ground are lost, one stays; a revealed Council brings three instead."""
    grounds = [ground for ground in GROUNDS if not bar_blockade(g, seat, ground)]
    if not grounds:
        return
    choice = yield g.ask(seat, "blockade-where", SPACE.all(grounds))
    ground = SPACE.of(choice)
    if seat == g.rebel_seat:
        yield from join_pla(g, ground, EVENT_TROOPS[card])
        g.note("pla-gains", "power-council-7", space=choice, n=EVENT_TROOPS[card])
        return
    most = min(EVENT_TROOPS[card], g.pla[ground] - 1)
    choice = yield g.ask(seat, "blockade-number", amounts(1, most), about=SPACE.option(ground))
    for _ in range(AMOUNT.of(choice)):
        unit = yield from choose_target(g, seat, ground)
        hit(g, unit, ground, 1, seat)


@EVENTS.add("arms_deal")
def arms_deal(g: Taiwan2045, seat: int, card: int) -> Flow:
    choice = yield g.ask(seat, "arms-deal", [DRAW, BRING_HOME] if can_bring_home(g, seat) else [DRAW])
    if choice == DRAW:
        yield from draw_action_card(g, seat, BY_EVENT)
        return
    unit = yield from choose_character(g, seat, "deal-who", g.mine[seat])
    if unit != NOTHING:
        yield from bring_home(g, seat, EVENT_TROOPS[card], [unit], BY_EVENT)


@EVENTS.add("against_heaven")
def against_heaven(g: Taiwan2045, seat: int, card: int) -> Flow:
    """One character of the South fights beyond its means this turn, and is gone when it ends."""
    unit = yield from choose_character(g, seat, "defiant-who", standing_in(g, seat, CARD_GROUP[card]))
    if unit != NOTHING:
        g.defiant = unit
        g.note("defies", BY_EVENT, seat=seat, card=CARD.option(unit))
        g.charge = 0
        yield from walk(g, seat, unit, MARCH_REACH, BY_EVENT)
        yield from clash(g, seat)


@EVENTS.add("local_hope")
def local_hope(g: Taiwan2045, seat: int, card: int) -> Flow:
    """As many troops as friends among the Locals, and a merit for every two."""
    unit = yield from choose_character(g, seat, "hope-who", g.mine[seat])
    if unit != NOTHING:
        gained = give_troops(g, unit, g.friends[seat][LOCAL], "faq-event-3")
        gain_merit(g, seat, gained // 2, "faq-event-3")
