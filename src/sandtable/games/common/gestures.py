"""Gestures that games of influence share."""

from __future__ import annotations

from sandtable.engine.decision import Decision
from sandtable.engine.gestures import Gesture

from .influence import InfluenceGame


def points_at_once(g: InfluenceGame, decision: Decision) -> list[Gesture]:
    """As many points in one country as the price of the first allows; one is usual."""
    return points_among(g, decision.seat, decision.options, decision.left)


def points_among(g: InfluenceGame, seat: int, options: list[int], left: int) -> list[Gesture]:
    """The same for some of the options, for which so many operations are left."""
    found: list[Gesture] = []
    countries = g.country_map().space
    for option in options:
        if countries.has(option):
            most = left // g.price(seat, option)
            if most > 1:
                found.append(Gesture("points", [option], at=option, most=most))
    return found
