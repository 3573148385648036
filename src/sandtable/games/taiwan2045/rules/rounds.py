"""The start and the end of a round (輪與輪之間)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, Flow

from ..content import EAST, NORTH_CAPITAL, REGION_OF
from ..options import CARD, REGION
from .events.north import end_of_the_law
from .missions import draw_missions
from .scoring import finish_war
from .stages import ROUND_START
from .supply import BETWEEN_ROUNDS, draw_action_card, lay_out_supply
from .turn_order import next_turn
from .war import war_outcome

if TYPE_CHECKING:
    from ..state import Taiwan2045

MISSION_SLOT: Final = 2
PEEK_SLOT: Final = 3
ACTION_SLOT: Final = 5
DOOMED: Final[list[int]] = [NORTH_CAPITAL, EAST]


# The start of a round


def start_round(g: Taiwan2045) -> Flow:
    """Slot rewards, in slot order; then the first seat's turn."""
    for seat in g.turn_order():
        if g.slot[seat] == MISSION_SLOT:
            yield from draw_missions(g, seat, 1, "slot-2")
        elif g.slot[seat] == PEEK_SLOT:
            peek(g, seat)
        elif g.slot[seat] == ACTION_SLOT:
            yield from draw_action_card(g, seat, "slot-5")
    next_turn(g)


def peek(g: Taiwan2045, seat: int) -> None:
    cards = [card for card in g.face_down if card != NOTHING]
    for card in cards:
        g.seen[card] |= 1 << seat
    g.note("peeks", "slot-3", seat=seat)
    g.note("your-peek", "slot-3", audience=(seat,), seat=seat, cards=CARD.all(cards))


# The end of a round


def end_round(g: Taiwan2045) -> Flow:
    """The end of the law if it was laid out, the war check, then the next round is laid out."""
    if g.blackout != NOTHING:
        g.note("blackout-ends", "action-event-1", card=CARD.option(g.blackout))
        g.blackout = NOTHING
    if g.doomsayer != NOTHING:
        yield from doom(g, g.doomsayer)
    outcome = war_outcome(g.round, g.held_core_cities())
    if outcome:
        finish_war(g, outcome)
        return
    yield from lay_out_supply(g, BETWEEN_ROUNDS)
    g.round += 1
    g.slot = g.next_slot
    g.next_slot = [NOTHING] * g.seats
    g.note("round", "between-2", n=g.round, seats=g.turn_order())
    g.stage = ROUND_START


def doom(g: Taiwan2045, seat: int) -> Flow:
    """The end of the law comes over a region where the card's player stands."""
    regions = [region for region in DOOMED if any(REGION_OF[g.where[unit]] == region for unit in g.mine[seat])]
    if not regions:
        g.doomsayer = NOTHING
        g.note("doom-void", "faq-event-1", seat=seat)
        return
    region = regions[0]
    if len(regions) > 1:
        choice = yield g.ask(seat, "doom-where", REGION.all(regions))
        region = REGION.of(choice)
    g.doomsayer = NOTHING
    end_of_the_law(g, seat, region)
