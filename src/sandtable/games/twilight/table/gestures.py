"""What a movement of the hand means: several points at once, a scoring card that has only one use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Decision
from sandtable.engine.gestures import Gesture

from ...common.gestures import points_at_once
from ..content import SCORING
from ..options import DO_EVENT, MAP

if TYPE_CHECKING:
    from ..state import Twilight


def gestures(g: Twilight, decision: Decision) -> list[Gesture]:
    if decision.prompt == "influence-where":
        return points_at_once(g, decision)
    if decision.prompt == "set-up" and decision.left > 1:
        return [
            Gesture("points", [option], at=option, most=decision.left)
            for option in decision.options
            if MAP.space.has(option)
        ]
    if decision.prompt == "play-card":
        return [
            Gesture("score", [option, DO_EVENT], at=option)
            for option in decision.options
            if not MAP.space.has(option) and SCORING[option]
        ]
    return []
