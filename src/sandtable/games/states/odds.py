"""How a war would end if it were fought now."""

from __future__ import annotations

from typing import Final

from .board import Board
from .cards import CardOption
from .names import MILITARY

FACES: Final = range(1, 7)
ROLLS: Final = len(FACES) ** 2


def chance_to_win(board: Board, option: CardOption, attacker: int, defender: int) -> float:
    """Equal totals are a stalemate, which is no victory (W-06)."""
    lead = board.value(attacker, option.attack_attribute) + option.attack_bonus - board.value(defender, MILITARY)
    return sum(lead + one > other for one in FACES for other in FACES) / ROLLS
