"""Gestures that games of influence share."""

from __future__ import annotations

from sandtable.engine.decision import Decision
from sandtable.engine.gestures import Gesture

from .influence import InfluenceGame


def points_at_once(g: InfluenceGame, decision: Decision) -> list[Gesture]:
    """As many points in one country as the price of the first allows; one is usual."""
    found: list[Gesture] = []
    countries = g.country_map().space
    for option in decision.options:
        if countries.has(option):
            most = decision.left // g.price(decision.seat, option)
            if most > 1:
                found.append(Gesture("points", [option], at=option, most=most))
    return found
