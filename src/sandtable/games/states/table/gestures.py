"""What a movement of the hand means: a war from one state into another, the rest of the deck as it lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.decision import Decision
from sandtable.engine.gestures import Gesture

from ..options import STATE

if TYPE_CHECKING:
    from ..state import WarringStates

FIRST_OF_TWO: Final[list[str]] = ["label-attacker", "label-first"]
"""Labels that a second one may follow: a card is laid from one state onto another."""


def gestures(g: WarringStates, decision: Decision) -> list[Gesture]:
    if decision.prompt in FIRST_OF_TWO:
        return [Gesture("lift", [option], source=option) for option in decision.options if STATE.has(option)]
    if decision.prompt == "order" and decision.left > 2:
        return [Gesture("as-they-lie", decision.options[:-1])]
    return []
