"""Every event card finds its effect here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import Flow

from ...content import CHARACTERS, EVENT_EFFECT
from . import middle, north, south
from .words import EVENTS, Event

if TYPE_CHECKING:
    from ...state import Taiwan2045

DECKS: Final = (north, middle, south)
"""Read so that their events are registered."""

EFFECTS: Final[list[Event]] = EVENTS.in_order(EVENT_EFFECT[CHARACTERS:], "cards.toml")


def play_event(g: Taiwan2045, seat: int, card: int) -> Flow:
    return EFFECTS[card - CHARACTERS](g, seat, card)
