"""What a side sees, as numbers for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.decision import NOTHING
from sandtable.engine.features import Features, Sink, raise_flag

from .content import COUNTRIES, LAST_BOX, LAST_TURN, MILITARY_LIMIT, MOST_ACTION_ROUNDS, PHASE_IDS
from .options import CARD, CARD_IDS, MAP, REGION_IDS, SIDE_IDS, SIDES
from .table.view import known_cards

if TYPE_CHECKING:
    from .state import Twilight

CARDS: Final = len(CARD_IDS)
COUNTRY_IDS: Final = MAP.space.ids
PLACES: Final = len(COUNTRY_IDS)
MOST_INFLUENCE: Final = 99

FEATURES: Final = Features("1")
PHASE: Final = FEATURES.flags("phase", PHASE_IDS)
TURN: Final = FEATURES.add("turn", 1, LAST_TURN + 1)
ROUND: Final = FEATURES.add("round", 0, MOST_ACTION_ROUNDS + 1)
PHASING: Final = FEATURES.flags("phasing", SIDE_IDS)
VP: Final = FEATURES.add("vp", -99, 99, about="victory points, counted for the US")
DEFCON: Final = FEATURES.add("defcon", 1, 5)
SPACE: Final = FEATURES.add("space-race", 0, LAST_BOX, SIDE_IDS)
MILITARY: Final = FEATURES.add("military", 0, MILITARY_LIMIT, SIDE_IDS)
ATTEMPTS: Final = FEATURES.add("space-attempts", 0, 3, SIDE_IDS)
OPERATIONS: Final = FEATURES.add("operations", -2, 2, SIDE_IDS, about="what this turn adds to a side's operations")
COUP_SHIFT: Final = FEATURES.add("coup-shift", -2, 2, SIDE_IDS, about="what this turn adds to coups in Latin America")
CHINA: Final = FEATURES.flags("china-card", SIDE_IDS)
CHINA_UP: Final = FEATURES.flags("china-card-face-up")
THREATENED: Final = FEATURES.flags("threatened", SIDE_IDS, about="may not coup this turn")
BOUND: Final = FEATURES.flags("bound", SIDE_IDS, about="owes a play of Missile Envy")
CHERNOBYL: Final = FEATURES.flags("chernobyl", REGION_IDS)
INFLUENCE: Final = FEATURES.add("influence", 0, MOST_INFLUENCE, SIDE_IDS, COUNTRY_IDS)
CONTROL: Final = FEATURES.flags("control", SIDE_IDS, COUNTRY_IDS)
EFFECTS: Final = FEATURES.flags("effects", CARD_IDS)
HELD: Final = FEATURES.add("cards-held", 0, CARDS, SIDE_IDS)
DECK: Final = FEATURES.add("deck", 0, CARDS)
LOOKED_AT: Final = FEATURES.add("looked-at", 0, CARDS, about="cards of the deck that a side is looking through")
DISCARDS: Final = FEATURES.flags("discards", CARD_IDS)
REMOVED: Final = FEATURES.flags("removed", CARD_IDS)
ON_TABLE: Final = FEATURES.flags("on-table", CARD_IDS, about="cards being carried out")
HEADLINE: Final = FEATURES.flags("headline", SIDE_IDS, CARD_IDS, private=True, about="the other side's once it is open")
KNOWN: Final = FEATURES.flags("known", CARD_IDS, private=True, about="cards of the other hand that were shown")
HAND: Final = FEATURES.flags("hand", CARD_IDS, private=True)
LOOKING: Final = FEATURES.flags("looking", CARD_IDS, private=True, about="cards of the deck that the side looks at")


def encode(g: Twilight, seat: int, out: Sink) -> None:
    encode_tracks(g, out)
    encode_map(g, out)
    encode_piles(g, out)
    chosen = NOTHING if g.headline_open else g.headline[seat]
    for card in g.hands[seat]:
        if card != chosen:
            out[HAND + CARD.of(card)] = 1
    for card in known_cards(g, 1 - seat):
        out[KNOWN + CARD.of(card)] = 1
    if g.looking == seat:
        for card in g.looked_at:
            out[LOOKING + CARD.of(card)] = 1
    for side in SIDES:
        card = g.headline[side]
        if card != NOTHING and (g.headline_open or side == seat):
            out[HEADLINE + side * CARDS + CARD.of(card)] = 1


def encode_tracks(g: Twilight, out: Sink) -> None:
    out[PHASE + g.phase] = 1
    out[TURN] = g.turn
    out[ROUND] = g.round
    out[PHASING + g.phasing] = 1
    out[VP] = g.vp
    out[DEFCON] = g.defcon
    for side in SIDES:
        out[SPACE + side] = g.space[side]
        out[MILITARY + side] = g.military[side]
        out[ATTEMPTS + side] = g.attempts[side]
        out[OPERATIONS + side] = g.ops_shift[side]
        out[COUP_SHIFT + side] = g.coup_shift[side]
        out[HELD + side] = len(g.hands[side])
    out[CHINA + g.china_holder] = 1
    out[CHINA_UP] = int(g.china_face_up)
    raise_flag(out, THREATENED, g.crisis)
    raise_flag(out, BOUND, g.bound)
    raise_flag(out, CHERNOBYL, g.chernobyl)


def encode_map(g: Twilight, out: Sink) -> None:
    for side in SIDES:
        counts = g.influence[side]
        place = INFLUENCE + side * PLACES
        for country in COUNTRIES:
            if counts[country]:
                out[place] = counts[country]
            place += 1
    place = CONTROL
    for country in COUNTRIES:
        controller = g.controller[country]
        if controller != NOTHING:
            out[place + controller * PLACES] = 1
        place += 1


def encode_piles(g: Twilight, out: Sink) -> None:
    out[DECK] = len(g.deck)
    out[LOOKED_AT] = len(g.looked_at)
    for card in g.effects:
        out[EFFECTS + CARD.of(card)] = 1
    for card in g.discards:
        out[DISCARDS + CARD.of(card)] = 1
    for card in g.removed:
        out[REMOVED + CARD.of(card)] = 1
    for card in g.on_table:
        out[ON_TABLE + CARD.of(card)] = 1
