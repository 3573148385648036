"""Which event belongs to which card, when it can happen, and how it is started."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias, final

from sandtable.engine import Choice, Flow, Registry, effect_id

from ...content import BARRED_BY, CLAUSE, CONDITION, NEEDS, NEUTRAL, SIDE
from ...options import CARD_ROWS, CARDS, NAMES, cards
from ..cards import NO, YES

if TYPE_CHECKING:
    from ...state import Twilight


Instant: TypeAlias = "Callable[[Twilight, int], None]"
Flowing: TypeAlias = "Callable[[Twilight, int], Flow]"
Condition: TypeAlias = "Callable[[Twilight, int], bool]"


@final
class Event:
    """What a card does: at once, or in steps that ask somebody or roll dice."""

    def __init__(self, instant: Instant | None, flowing: Flowing | None) -> None:
        self.instant = instant
        self.flowing = flowing


EVENTS: Final = Registry[Event]("event")
CONDITIONS: Final = Registry[Condition]("condition")

_event_of: Final[list[Event | None]] = [None] * len(NAMES)
_condition_of: Final[list[Condition | None]] = [None] * len(NAMES)


def at_once(id: str) -> Callable[[Instant], Instant]:
    """The function is the whole event of the card with this id."""

    def register(instant: Instant) -> Instant:
        EVENTS.add(id)(Event(instant, None))
        return instant

    return register


def in_steps(id: str) -> Callable[[Flowing], Flowing]:
    """The flow is the event of the card with this id."""

    def register(flowing: Flowing) -> Flowing:
        EVENTS.add(id)(Event(None, flowing))
        return flowing

    return register


def complete() -> None:
    """Every card has its event and every condition its rule, and the other way round; an error names what lacks."""
    with_event = [row for row in CARD_ROWS if row.get("event", True)]
    events = EVENTS.in_order([effect_id(row) for row in with_event], "cards.toml")
    for number, event in zip(cards([row["id"] for row in with_event]), events, strict=True):
        _event_of[number] = event
    named = sorted({id for id in CONDITION if id})
    conditions = dict(zip(named, CONDITIONS.in_order(named, "cards.toml"), strict=True))
    for number in CARDS:
        _condition_of[number] = conditions.get(CONDITION[number])


def beneficiary(card: int, player: int) -> int:
    """The side an event is carried out for."""
    return player if SIDE[card] == NEUTRAL else SIDE[card]


def bar_event(g: Twilight, card: int, side: int) -> str:
    """The clause that keeps the event of a card, carried out for the side, from happening; empty if none does."""
    for bar in BARRED_BY[card]:
        if bar in g.effects:
            return "5.2~d"
    needs = NEEDS[card]
    if needs and not any(need in g.effects for need in needs):
        return "5.2~c"
    condition = _condition_of[card]
    if condition is not None and not condition(g, side):
        return "5.2~c"
    return "" if _event_of[card] is not None else "9.2"


def can_happen(g: Twilight, card: int, side: int) -> bool:
    return not bar_event(g, card, side)


def carry_out(g: Twilight, card: int, player: int) -> Choice:
    """The event of a card that the player uses happens, if it can: YES or NO."""
    side = beneficiary(card, player)
    if bar_event(g, card, side):
        g.note("no-event", "5.2~c", card=card)
        return NO
    g.cause = CLAUSE[card]
    if g.log is not None:
        g.note("event", g.cause, card=card, seat=side)
    event = _event_of[card]
    assert event is not None
    if event.instant is not None:
        event.instant(g, side)
    elif event.flowing is not None:
        yield from event.flowing(g, side)
    return YES
