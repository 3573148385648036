"""How likely something that happens by itself ends the game: tried on copies of the table, up to the first question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from sandtable.engine import CHANCE, DIE, Finished, Flow

T = TypeVar("T")

ROLLS_FORESEEN: Final = 2
"""Dice after these are not followed: the tree grows sixfold with each."""


def chance_of(start: Callable[[], tuple[T, Flow]], is_lost: Callable[[T], bool], rolls: tuple[int, ...] = ()) -> float:
    """The share of all dice with which a flow on a fresh copy comes to a lost table.

    Only dice are followed: which card would be drawn is nothing that a player may be told.
    """
    table, flow = start()
    try:
        decision = next(flow)
        for roll in rolls:
            decision = flow.send(roll)
    except (Finished, StopIteration):
        return float(is_lost(table))
    if decision.seat != CHANCE or decision.prompt != "roll" or len(rolls) == ROLLS_FORESEEN:
        return float(is_lost(table))
    return sum(chance_of(start, is_lost, (*rolls, roll)) for roll in DIE) / len(DIE)
