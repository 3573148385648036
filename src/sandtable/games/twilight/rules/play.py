"""Playing a card: as an event, for operations, on the space race; the opponent's event before or after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import (
    CHINA_CARD,
    FORMOSAN_RESOLUTION,
    GRAIN_SALES,
    MISSILE_ENVY,
    OPS,
    SCORING,
    SIDE,
    SPECIAL_RELATIONSHIP,
    UN_INTERVENTION,
    WE_WILL_BURY_YOU,
)
from ..options import DO_EVENT, DO_EVENT_FIRST, DO_SPACE, US, USSR
from .cards import NO, pass_china_card, put_away
from .effects import end_effect
from .events.registry import can_happen, carry_out
from .operations import kinds_of_operation, operate
from .space_race import attempt_space, can_space
from .victory import gain_vp, pay_flower_power

if TYPE_CHECKING:
    from ..state import Twilight


BURIAL_VP = 3


def play_card(g: Twilight, side: int, card: int) -> Flow:
    use = yield g.ask(side, "use-card", uses(g, side, card), about=card)
    if not (card == GRAIN_SALES and use == DO_EVENT):
        settle_burial(g, side, card == UN_INTERVENTION and use == DO_EVENT)
    g.note("play", "5.1", seat=side, card=card, use=use)
    if card == MISSILE_ENVY:
        g.bound = NOTHING
    if use == DO_SPACE:
        yield from attempt_space(g, side, card)
        put_away(g, card, NO)
    elif use == DO_EVENT:
        pay_flower_power(g, side, card)
        happened = yield from carry_out(g, card, side)
        put_away(g, card, happened)
    elif use == DO_EVENT_FIRST:
        happened = yield from carry_out(g, card, side)
        pay_flower_power(g, side, card)
        kind = yield g.ask(side, "use-operations", kinds_of_operation(g, side), about=card)
        yield from operate(g, side, kind, OPS[card])
        put_away(g, card, happened)
    else:
        pay_flower_power(g, side, card)
        yield from operate(g, side, use, OPS[card])
        happened = NO
        if SIDE[card] == 1 - side:
            happened = yield from carry_out(g, card, side)
        put_away(g, card, happened)


def uses(g: Twilight, side: int, card: int) -> Iterator[int]:
    """What may be done with a card: its own or a neutral event alone, operations, the space race."""
    if SCORING[card]:
        yield DO_EVENT
        return
    if SIDE[card] == 1 - side:
        if can_happen(g, card, 1 - side):
            yield DO_EVENT_FIRST
    elif may_use_event(g, side, card):
        yield DO_EVENT
    yield from kinds_of_operation(g, side)
    if can_space(g, side, card):
        yield DO_SPACE


def may_use_event(g: Twilight, side: int, card: int) -> bool:
    """An owed Missile Envy is operations only. The digital edition lets Special Relationship happen without effect."""
    if card == MISSILE_ENVY and g.bound == side and not g.digital_rulings:
        return False
    return can_happen(g, card, side) or (g.digital_rulings and card == SPECIAL_RELATIONSHIP)


def use_for_operations(g: Twilight, side: int, card: int, may_space: bool) -> Flow:
    options = kinds_of_operation(g, side)
    if may_space and can_space(g, side, card):
        options.append(DO_SPACE)
    kind = yield g.ask(side, "use-operations", options, about=card)
    if kind == DO_SPACE:
        yield from attempt_space(g, side, card)
    else:
        pay_flower_power(g, side, card)
        yield from operate(g, side, kind, OPS[card])
    put_away(g, card, NO)


def play_china_card(g: Twilight, side: int) -> Flow:
    """Operations worth one more in Asia, or the space race; then it goes to the opponent face down."""
    use = yield g.ask(side, "use-card", uses(g, side, CHINA_CARD), about=CHINA_CARD)
    settle_burial(g, side, False)
    g.note("play", "9.2", seat=side, card=CHINA_CARD, use=use)
    if side == US:
        end_effect(g, FORMOSAN_RESOLUTION)
    if use == DO_SPACE:
        yield from attempt_space(g, side, CHINA_CARD)
    else:
        yield from operate(g, side, use, OPS[CHINA_CARD], china=True)
    pass_china_card(g, 1 - side, face_up=False)


def settle_burial(g: Twilight, side: int, intervened: bool) -> None:
    """ "We Will Bury You" pays in the next US action round unless the US intervenes; with Grain Sales the US may still
    do so by what it draws."""
    if side == US and g.phasing == US and g.round > 0 and WE_WILL_BURY_YOU in g.effects:
        if not intervened:
            gain_vp(g, USSR, BURIAL_VP, "card 50")
        end_effect(g, WE_WILL_BURY_YOU)
