"""Which event belongs to which card, when it can happen, and how it is started."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.engine import Choice, Flow

from . import early, late, mid
from .board import NO, YES, Board
from .names import (
    BARRED_BY,
    CAMBRIDGE_FIVE,
    CARD_IDS,
    CHINA_CARD,
    CLAUSE,
    FIRST_CARD,
    KITCHEN_DEBATES,
    LATE,
    NEEDS,
    NEUTRAL,
    ONE_SMALL_STEP,
    OUR_MAN_IN_TEHRAN,
    SIDE,
    SPECIAL_RELATIONSHIP,
    STAR_WARS,
    UK,
    UN_INTERVENTION,
    US,
    USSR,
    WARGAMES,
)

Instant = Callable[[Board, int], None]
Flowing = Callable[[Board, int], Flow]


def no_event(g: Board, side: int) -> None:
    """The China Card has none."""


def _tables() -> tuple[list[Instant | None], list[Flowing | None]]:
    instant = {**early.INSTANT, **mid.INSTANT, **late.INSTANT, "the_china_card": no_event}
    flowing = {**early.FLOWING, **mid.FLOWING, **late.FLOWING}
    unknown = {*instant, *flowing} ^ set(CARD_IDS)
    if unknown:
        raise KeyError(f"cards without an event, or events without a card: {sorted(unknown)}")
    front: list[None] = [None] * FIRST_CARD
    return [*front, *map(instant.get, CARD_IDS)], [*front, *map(flowing.get, CARD_IDS)]


INSTANT, FLOWING = _tables()


def beneficiary(card: int, player: int) -> int:
    """The side an event is carried out for."""
    return player if SIDE[card] == NEUTRAL else SIDE[card]


def can_happen(g: Board, card: int, side: int) -> bool:
    """Whether the event of a card, carried out for the side, is neither barred nor lacks what it needs."""
    if card == CHINA_CARD:
        return False
    for bar in BARRED_BY[card]:
        if bar in g.effects:
            return False
    needs = NEEDS[card]
    if needs and not any(need in g.effects for need in needs):
        return False
    return meets_condition(g, card, side)


def meets_condition(g: Board, card: int, side: int) -> bool:
    if card == UN_INTERVENTION:
        return g.can_intervene(side)
    if card == KITCHEN_DEBATES:
        return mid.us_leads_in_battlegrounds(g)
    if card == ONE_SMALL_STEP:
        return g.space[side] < g.space[1 - side]
    if card == STAR_WARS:
        return g.space[US] > g.space[USSR]
    if card == WARGAMES:
        return g.defcon == 2
    if card == CAMBRIDGE_FIVE:
        return g.era() != LATE
    if card == SPECIAL_RELATIONSHIP:
        return g.controller[UK] == US
    if card == OUR_MAN_IN_TEHRAN:
        return mid.us_controls_in_middle_east(g)
    return True


def carry_out(g: Board, card: int, player: int) -> Choice:
    side = beneficiary(card, player)
    if not can_happen(g, card, side):
        g.note("no-event", "5.2~c", card=card)
        return NO
    g.cause = CLAUSE[card]
    g.note("event", g.cause, card=card, seat=side)
    instant = INSTANT[card]
    if instant is not None:
        instant(g, side)
        return YES
    flowing = FLOWING[card]
    assert flowing is not None
    yield from flowing(g, side)
    return YES
