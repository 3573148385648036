"""Words for what is random: shuffling, picking one of several, the odds of dice."""

from __future__ import annotations

from .names import DIE_SIDES
from .state import DIE, Pick


def shuffle(items: list[int], random: Pick) -> None:
    """Puts a list into random order, in place."""
    for last in range(len(items) - 1, 0, -1):
        other = int(random() * (last + 1))
        items[last], items[other] = items[other], items[last]


def one_of(items: list[int], random: Pick) -> int:
    return items[int(random() * len(items))]


def chance_of_at_least(needed: int) -> float:
    """The chance that a die shows at least this number.

    >>> chance_of_at_least(5) == 2 / 6
    True
    >>> chance_of_at_least(0), chance_of_at_least(9)
    (1.0, 0.0)
    """
    return min(max(DIE_SIDES + 1 - needed, 0), DIE_SIDES) / DIE_SIDES


def chances_of_sum(dice: int) -> dict[int, float]:
    """How likely each sum of this many dice is.

    >>> round(chances_of_sum(2)[7], 6) == round(6 / 36, 6)
    True
    """
    chances = {0: 1.0}
    for _ in range(dice):
        rolled: dict[int, float] = {}
        for total, chance in chances.items():
            for face in DIE:
                rolled[total + face] = rolled.get(total + face, 0.0) + chance / DIE_SIDES
        chances = rolled
    return chances
