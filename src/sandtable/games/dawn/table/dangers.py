"""Events that lose the game at once: all-out war in one's own round, or ruin.

An event is tried on a copy of the table, up to the first die or question, and judged as things stand then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Finished

from ..options import DO_ECONOMY, DO_EVENT, DO_EVENT_FIRST, DO_SOCIAL
from ..rules.actions import discards_with
from ..rules.cards import event_player, operations
from ..rules.events.happening import happen
from ..rules.status import judge_ruin

if TYPE_CHECKING:
    from ..state import Dawn

MAY_SAVE = (DO_SOCIAL, DO_ECONOMY)
"""Actions that may lift the side's own tracks before the opponent's event."""


def danger_of_event(g: Dawn, seat: int, card: int) -> str:
    """The hint that warns of a card's event in the seat's own round; empty for one that does not lose."""
    twin = g.copy()
    twin.phasing = seat
    try:
        next(happen(twin, card, event_player(card, seat)), None)
        judge_ruin(twin)
    except Finished:
        if twin.winners == [1 - seat]:
            return "danger-war" if twin.ending == "all-out-war" else "danger-ruin"
    return ""


def danger_of_use(g: Dawn, seat: int, card: int, use: int, then_event: bool) -> str:
    happens = use in (DO_EVENT, DO_EVENT_FIRST) or (then_event and use not in MAY_SAVE)
    return danger_of_event(g, seat, card) if happens else ""


def danger_of_card(g: Dawn, seat: int, card: int) -> str:
    """Of an opponent's card that cannot be discarded for technology or sabotage: its event comes in any case."""
    return "" if discards_with(g, seat, operations(g, seat, card)) else danger_of_event(g, seat, card)
