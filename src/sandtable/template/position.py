"""Positions for tests: `deal(GAME, seats=2, hands=[["order:3"], ["order:9"]], ford="lower")`."""

from collections.abc import Mapping
from typing import Any

from .content import FORD_IDS
from .options import NAMES
from .state import Fords


def arrange(state: Fords, position: Mapping[str, Any]) -> None:
    """Hands by card name, one list for each seat, and the ford that is fought for next."""
    state.dealt = True
    state.ford = FORD_IDS.index(position.get("ford", FORD_IDS[0]))
    for seat, hand in enumerate(position["hands"]):
        for name in hand:
            state.deck.take(NAMES.number(name))
            state.hands[seat].append(NAMES.number(name))
