"""What is worth knowing before the click: how likely an order is to take the ford."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import DIE, Decision, chance_of_at_least

from ..options import value_of
from .hidden import unseen_by

if TYPE_CHECKING:
    from ..state import Fords


def hints_for(g: Fords, decision: Decision) -> dict[int, dict[str, float]]:
    if decision.prompt != "play-order":
        return {}
    return {order: {"success": chance_to_win(g, decision.seat, order)} for order in decision.options}


def chance_to_win(g: Fords, seat: int, order: int) -> float:
    """As if each of the others played any card that the seat cannot see."""
    values = sorted(value_of(other) for other in unseen_by(g, seat))
    chance = 0.0
    for roll in DIE:
        lower = sum(1 - chance_of_at_least(value_of(order) + roll - value) for value in values) / len(values)
        chance += lower ** (g.seats - 1) / len(DIE)
    return chance
