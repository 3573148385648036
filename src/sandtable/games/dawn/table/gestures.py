"""What a movement of the hand means: several points of influence at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Decision
from sandtable.engine.gestures import Gesture

from ...common.gestures import points_among, points_at_once
from ..content import ASIA, REGION
from ..rules.actions import PivotTarget

if TYPE_CHECKING:
    from ..state import Dawn


def gestures(g: Dawn, decision: Decision) -> list[Gesture]:
    if decision.prompt != "influence-where":
        return []
    target = g.target
    if isinstance(target, PivotTarget):
        return pivoted_points(g, decision, target)
    return points_at_once(g, decision)


def pivoted_points(g: Dawn, decision: Decision, target: PivotTarget) -> list[Gesture]:
    """The bonus of Pivot to Asia is gone with the first point elsewhere, so it is counted in Asia only."""
    countries = g.country_map().space
    asian = [option for option in decision.options if countries.has(option) and REGION[option] == ASIA]
    others = [option for option in decision.options if option not in asian]
    return [
        *points_among(g, decision.seat, asian, target.ops + target.bonus),
        *points_among(g, decision.seat, others, target.ops),
    ]
