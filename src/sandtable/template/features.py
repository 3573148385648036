"""What a seat sees, as numbers for programs that learn. Seats are counted clockwise from the one that looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING
from sandtable.engine.features import Features, Sink, numbered, raise_flag

from .content import FORD_IDS, HAND_SIZE
from .options import ORDER
from .rules.scoring import points_of

if TYPE_CHECKING:
    from .state import Fords

MOST_SEATS: Final = 4
FORDS: Final = len(FORD_IDS)

FEATURES: Final = Features("1")
FORD: Final = FEATURES.flags("ford", FORD_IDS, about="the ford that is fought for next")
OWNER: Final = FEATURES.flags("owner", numbered(MOST_SEATS), FORD_IDS)
POINTS: Final = FEATURES.add("points", 0, 99, numbered(MOST_SEATS))
ORDERS: Final = FEATURES.add("orders", 0, HAND_SIZE, numbered(MOST_SEATS), about="orders in hand or face down")
DECK: Final = FEATURES.add("deck", 0, len(ORDER))
DEALT: Final = FEATURES.flags("dealt")
HAND: Final = FEATURES.flags("hand", ORDER.ids, private=True)
PLAYED: Final = FEATURES.flags("played", ORDER.ids, private=True)


def encode(g: Fords, seat: int, out: Sink) -> None:
    if g.ford < FORDS:
        out[FORD + g.ford] = 1
    out[DEALT] = int(g.dealt)
    out[DECK] = len(g.deck)
    for other in range(g.seats):
        place = (other - seat) % g.seats
        out[POINTS + place] = points_of(g, other)
        out[ORDERS + place] = len(g.hands[other]) + (g.played[other] != NOTHING)
    for ford in range(FORDS):
        if g.owner[ford] >= 0:
            out[OWNER + (g.owner[ford] - seat) % g.seats * FORDS + ford] = 1
    for order in g.hands[seat]:
        out[HAND + ORDER.of(order)] = 1
    raise_flag(out, PLAYED, ORDER.of(g.played[seat]) if g.played[seat] != NOTHING else NOTHING)
