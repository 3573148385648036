"""Intervals and tests that say how sure a figure is. All intervals hold in 95 of 100 cases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, erfc, sqrt

Z = 1.96
"""Of the normal distribution: 95 of 100 lie within so many standard deviations."""


@dataclass(frozen=True)
class Estimate:
    value: float
    low: float
    high: float

    def holds(self, value: float) -> bool:
        """Whether the interval includes a value."""
        return self.low <= value <= self.high

    @property
    def error(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def wilson(wins: float, games: float) -> Estimate:
    """A share with Wilson's interval; a part of a victory counts as such.

    >>> share = wilson(50, 200)
    >>> share.value, round(share.low, 3), round(share.high, 3)
    (0.25, 0.195, 0.314)
    """
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    p = wins / games
    scale = 1 + Z * Z / games
    middle = (p + Z * Z / (2 * games)) / scale
    half = Z / scale * sqrt(p * (1 - p) / games + Z * Z / (4 * games * games))
    return Estimate(p, max(0.0, middle - half), min(1.0, middle + half))


def around(value: float, deviation: float) -> Estimate:
    """A value with its standard deviation."""
    return Estimate(value, value - Z * deviation, value + Z * deviation)


def games_to_tell(share: float, fair: float) -> int:
    """How many games it takes until an interval as wide as that of `share` leaves `fair` out.

    >>> games_to_tell(0.55, 0.5)
    381
    """
    if share == fair:
        return 0
    return ceil(share * (1 - share) * (Z / (share - fair)) ** 2)


@dataclass(frozen=True)
class Cell:
    """Seats of one stratum: how many had something and what they won, and the same of those who had it not."""

    had: int
    had_wins: float
    lacked: int
    lacked_wins: float


def difference(cells: Sequence[Cell], seats: int) -> tuple[Estimate, float] | None:
    """What having something changes, stratum by stratum (Mantel and Haenszel), and how likely chance alone does that.

    A game's victory is divided among its seats. Where most who lack something sit beside one who has it, the rows of a
    game say the same thing several times (with two seats, twice), and the variance is raised by that.

    >>> effect, p = difference([Cell(100, 60.0, 100, 40.0)], seats=2)
    >>> round(effect.value, 3), round(effect.error, 3), p < 0.05
    (0.2, 0.192, True)
    """
    weight = total = variance = 0.0
    compared = [cell for cell in cells if cell.had and cell.lacked]
    for cell in compared:
        w = cell.had * cell.lacked / (cell.had + cell.lacked)
        p, q = cell.had_wins / cell.had, cell.lacked_wins / cell.lacked
        weight += w
        total += w * (p - q)
        variance += w * w * (p * (1 - p) / cell.had + q * (1 - q) / cell.lacked)
    if variance <= 0:
        return None
    beside = sum(cell.had for cell in compared) * (seats - 1) / sum(cell.lacked for cell in compared)
    deviation = sqrt(variance * (1 + min(1.0, beside) / (seats - 1))) / weight
    value = total / weight
    return around(value, deviation), erfc(abs(value) / deviation / sqrt(2))


def discoveries(chances: Sequence[float], rate: float = 0.05) -> list[bool]:
    """Which of many findings to believe, so that of those at most a share `rate` is false (Benjamini and Hochberg).

    >>> discoveries([0.001, 0.8, 0.012, 0.04])
    [True, False, True, False]
    """
    ranked = sorted(range(len(chances)), key=chances.__getitem__)
    believed = 0
    for rank, place in enumerate(ranked, 1):
        if chances[place] <= rate * rank / len(chances):
            believed = rank
    kept = set(ranked[:believed])
    return [place in kept for place in range(len(chances))]
