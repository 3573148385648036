"""What a movement of the hand means: several points of influence at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Decision
from sandtable.engine.gestures import Gesture

from ...common.gestures import points_at_once

if TYPE_CHECKING:
    from ..state import Dawn


def gestures(g: Dawn, decision: Decision) -> list[Gesture]:
    return points_at_once(g, decision) if decision.prompt == "influence-where" else []
