"""What is printed, and never changes."""

from __future__ import annotations

from typing import TypedDict

from sandtable.engine.contract import Board

from ..content import FORD_IDS, FORD_PLACES, NEIGHBOURS
from ..options import FORD, NAMES, ORDER, value_of


class OrderCard(TypedDict):
    value: int


class FordsBoard(Board, total=False):
    cards: dict[str, OrderCard]


def board() -> FordsBoard:
    return {
        "map": "plain",
        "spaces": {
            FORD.name(ford): {"at": FORD_PLACES[ford], "adjacent": [FORD.name(other) for other in NEIGHBOURS[ford]]}
            for ford in range(len(FORD_IDS))
        },
        "cards": {NAMES[order]: {"value": value_of(order)} for order in ORDER.options},
    }
