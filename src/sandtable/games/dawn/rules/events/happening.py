"""An event happens: in the words of the content files, or by a function of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import Flow, effect_id

from ...content import CANCELS, CARDS, IS_SCORING, PERMANENT, ROWS
from ...options import PAST_CARDS
from ..cards import come_into_force, end_permanent
from ..effect_schema import EFFECTS
from ..effects import carry_out
from ..status import judge_ruin
from . import early, late, mid, wars  # noqa: F401 - their events are registered when they are imported
from .registry import EVENTS, Event

if TYPE_CHECKING:
    from ...state import Dawn


def events_by_card() -> list[Event | None]:
    """Every card has effects in the content files, or a function; scoring cards have neither."""
    own = [card for card in CARDS if "effects" not in ROWS[card] and not IS_SCORING[card]]
    functions = EVENTS.in_order([effect_id(ROWS[card]) for card in own], "base_cards.toml")
    table: list[Event | None] = [None] * PAST_CARDS
    for card, function in zip(own, functions, strict=True):
        table[card] = function
    return table


EVENT_OF: Final[list[Event | None]] = events_by_card()


def happen(g: Dawn, card: int, player: int) -> Flow:
    """The card's event: one single effect, for the purpose of losing the game. A permanent one lasts from here on."""
    g.happened[card] = True
    if g.log is not None:
        g.note("event", "7.1", seat=player, card=card)
    event = EVENT_OF[card]
    if event is None:
        yield from carry_out(g, EFFECTS[card], player)
    else:
        yield from event(g, player)
    for ended in CANCELS[card]:
        end_permanent(g, ended)
    if PERMANENT[card]:
        come_into_force(g, card)
    judge_ruin(g)
