"""Playing a card: as an event, for operations, on the space race; the opponent's event before or after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import (
    CHINA_CARD,
    CLAUSE,
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
from ..options import DO_COUP, DO_EVENT, DO_EVENT_FIRST, DO_REALIGN, DO_SPACE, US, USSR
from .cards import NO, lay_down, pass_china_card, put_away
from .effects import end_effect
from .events.registry import bar_event, can_happen, carry_out
from .operations import kinds_of_operation, operate
from .space_race import attempt_space, bar_space, can_space
from .targets import any_coup, any_realignment
from .victory import gain_vp, pay_flower_power

if TYPE_CHECKING:
    from ..state import Twilight


BURIAL_VP = 3


def play_from_hand(g: Twilight, side: int, card: int) -> Flow:
    """The card and its use become known together: until then it stays in the hand, and `chosen` says which it is."""
    g.chosen = card
    use = yield g.ask(side, "use-card", lambda: uses(g, side, g.chosen), about=card)
    card = g.chosen
    g.chosen = NOTHING
    if card == CHINA_CARD:
        yield from play_china_card(g, side, use)
    else:
        lay_down(g, side, card)
        yield from play_as(g, side, card, use)


def play_card(g: Twilight, side: int, card: int) -> Flow:
    """A card that lies on the table is played by the side."""
    use = yield g.ask(side, "use-card", lambda: uses(g, side, card), about=card)
    yield from play_as(g, side, card, use)


def play_as(g: Twilight, side: int, card: int, use: int) -> Flow:
    """From the use of a card to the pile it ends in."""
    if g.log is not None:
        g.note("play", "5.1", reveals=True, seat=side, card=card, use=use)
    if not (card == GRAIN_SALES and use == DO_EVENT):
        settle_burial(g, side, card == UN_INTERVENTION and use == DO_EVENT)
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


def uses(g: Twilight, side: int, card: int) -> list[int]:
    """What may be done with a card: its own or a neutral event alone, operations, space."""
    if SCORING[card]:
        return [DO_EVENT]
    uses: list[int] = []
    if SIDE[card] == 1 - side:
        if can_happen(g, card, 1 - side):
            uses.append(DO_EVENT_FIRST)
    elif may_use_event(g, side, card):
        uses.append(DO_EVENT)
    uses += kinds_of_operation(g, side)
    if can_space(g, side, card):
        uses.append(DO_SPACE)
    return uses


def may_use_event(g: Twilight, side: int, card: int) -> bool:
    return not bar_own_event(g, side, card)


def bar_own_event(g: Twilight, side: int, card: int) -> str:
    """An owed Missile Envy is operations only. The digital edition lets Special Relationship happen without effect."""
    if card == MISSILE_ENVY and g.bound == side and not g.digital_rulings:
        return CLAUSE[MISSILE_ENVY]
    return "" if g.digital_rulings and card == SPECIAL_RELATIONSHIP else bar_event(g, card, side)


def bar_use(g: Twilight, side: int, card: int, use: int) -> str:
    """The clause that keeps a card from being used in a certain way; empty if none does."""
    if SCORING[card]:
        return "" if use == DO_EVENT else "2.2.3"
    theirs = SIDE[card] == 1 - side
    if use == DO_EVENT:
        return "7.1" if theirs else bar_own_event(g, side, card)
    if use == DO_EVENT_FIRST:
        return bar_event(g, card, 1 - side) if theirs else "5.2~a"
    if use == DO_REALIGN:
        return "" if any_realignment(g, side) else "6.2.1"
    if use == DO_COUP:
        return "" if any_coup(g, side) else "6.3.1"
    return bar_space(g, side, card) if use == DO_SPACE else ""


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


def play_china_card(g: Twilight, side: int, use: int) -> Flow:
    """Operations worth one more in Asia, or the space race; then it goes to the opponent face down."""
    g.note("play", "9.2", reveals=True, seat=side, card=CHINA_CARD, use=use)
    settle_burial(g, side, False)
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
