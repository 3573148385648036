"""What several events share, and the registry of all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from sandtable.engine import NOTHING, Choice, Flow, Registry

from ...content import CARD_GROUP, EVENT_SCORE, EVENT_TROOPS, GROUP_CLAUSE, GROUP_OF, IN_GROUP, STRONGHOLDS
from ...options import AMOUNT, BASE_OPTION, CARD, DONE, SPACE
from ..battle import last_stand
from ..enemy_work import amounts
from ..losses import gain_points, hit
from ..tallies import settle
from ..troops import can_recruit, recruit

if TYPE_CHECKING:
    from ...state import Taiwan2045

Event: TypeAlias = "Callable[[Taiwan2045, int, int], Flow]"
"""An event is given the game, the seat that plays it and its card."""

EVENTS = Registry[Event]("event")
BY_EVENT = "action-event-1"


def standing_in(g: Taiwan2045, seat: int, group: int) -> list[int]:
    return [unit for unit in g.mine[seat] if GROUP_OF[g.where[unit]] == group]


def choose_character(g: Taiwan2045, seat: int, prompt: str, units: list[int]) -> Choice:
    """One of these characters, or nobody."""
    if not units:
        return NOTHING
    choice = yield g.ask(seat, prompt, [*CARD.all(units), DONE])
    return NOTHING if choice == DONE else CARD.of(choice)


def choose_target(g: Taiwan2045, seat: int, place: int) -> Choice:
    """Which unit there is hit: of the PLA, or of another player's rebels."""
    units = g.enemy_units(place) if place < STRONGHOLDS else g.pla_units(place)
    if len(units) == 1:
        return units[0]
    choice = yield g.ask(seat, "hit-which", CARD.all(units), about=SPACE.option(place))
    return CARD.of(choice)


def to_overseas(g: Taiwan2045, seat: int, card: int) -> Flow:
    """Reserve troops go overseas, as many as the player likes; the card pays points for it."""
    choice = yield g.ask(seat, "send-number", amounts(0, min(EVENT_TROOPS[card], g.reserve)))
    gain_points(g, seat, EVENT_SCORE[card], card)
    amount = AMOUNT.of(choice)
    if amount > 0:
        g.reserve -= amount
        g.overseas += amount
        g.note("reserve-overseas", BY_EVENT, seat=seat, base=BASE_OPTION, n=amount)


def can_bring_home(g: Taiwan2045, seat: int) -> bool:
    return seat != g.rebel_seat and bool(g.mine[seat]) and g.overseas > 0


def recruit_if_possible(g: Taiwan2045, seat: int) -> Flow:
    if can_recruit(g, seat):
        yield from recruit(g, seat, optional=True)


def bar_water_cut(g: Taiwan2045, card: int, place: int) -> str:
    """Why the water cannot be cut at a place."""
    if place not in IN_GROUP[CARD_GROUP[card]]:
        return GROUP_CLAUSE[CARD_GROUP[card]]
    return "" if g.pla[place] > 0 and not g.water_cut[place] else "comp-4"


@EVENTS.add("water_cut")
def water_cut(g: Taiwan2045, seat: int, card: int) -> Flow:
    """No reinforcement where the water is cut; one troop there is lost. Then a recruit."""
    places = [place for place in range(STRONGHOLDS) if not bar_water_cut(g, card, place)]
    if places and g.water_markers > 0 and seat != g.rebel_seat:
        choice = yield g.ask(seat, "water-cut-where", [*SPACE.all(places), DONE], about=CARD.option(card))
        if choice != DONE:
            yield from cut_water(g, seat, SPACE.of(choice))
    yield from recruit_if_possible(g, seat)


def cut_water(g: Taiwan2045, seat: int, place: int) -> Flow:
    g.water_cut[place] = True
    g.water_markers -= 1
    g.note("cuts-water", "comp-4", seat=seat, space=SPACE.option(place))
    unit = yield from choose_target(g, seat, place)
    hit(g, unit, place, 1, seat)
    yield from last_stand(g)
    settle(g, place)
