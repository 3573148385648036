"""A finished game looked at again: each seat's chance over time, where it turned, and what a strong player would do."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from sandtable.engine import Match, Sight
from sandtable.engine.record import Answer

from .weigh import Scale

POINTS: Final = 40
"""So many points of a game are judged at most."""

PLAYOUTS: Final = 12
"""How many games are played on from each of them."""

SWING: Final = 0.1
"""A seat that loses so much of its chance from one point to the next is at a turning point."""

TURNINGS: Final = 6
LOOKED_AT: Final = 10
"""How many decisions before a turning point are weighed again, the last of them."""

WEIGHED_BY: Final = 90
CERTAIN: Final = 2.0
"""A mistake costs more than so many standard errors, and more than `COSTLY`."""

COSTLY: Final = 0.04


@dataclass(frozen=True)
class Point:
    """After `step` answers the seats have these chances."""

    step: int
    chances: list[float]


@dataclass(frozen=True)
class Turning:
    """Between two points a seat lost much: by a mistake at `step`, or, if nothing better was found, by the others'
    doing and luck; then `step` is the point after which it shows, and `played` and `better` are empty."""

    step: int
    seat: int
    lost: float
    played: str = ""
    better: str = ""
    cost: float = 0.0
    line: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class Review:
    points: list[Point]
    turnings: list[Turning]


def marks(steps: int) -> list[int]:
    """The steps at which chances are judged, first and last among them.

    >>> marks(3)
    [0, 1, 2, 3]
    """
    count = min(POINTS, steps)
    return [round(steps * place / count) for place in range(count + 1)] if count else [0]


def chances_at(scale: Scale, match: Match) -> Point:
    """The same match at the same step always has the same chances."""
    step = len(match.answers)
    return Point(step, scale.chances(match.runner, PLAYOUTS, Random(step)))


def swings(points: list[Point]) -> list[tuple[int, Point, Point]]:
    """Where a seat lost most, in the order of the game: the seat, and the points before and after."""
    found: list[tuple[float, int, int]] = []
    for place in range(1, len(points)):
        before, after = points[place - 1], points[place]
        losses = [then - now for then, now in zip(before.chances, after.chances, strict=True)]
        if max(losses) >= SWING:
            found.append((max(losses), losses.index(max(losses)), place))
    largest = sorted(sorted(found, reverse=True)[:TURNINGS], key=lambda each: each[2])
    return [(seat, points[place - 1], points[place]) for _, seat, place in largest]


def decisions_of(answers: list[Answer], seat: int, first: int, last: int) -> list[int]:
    """The steps at which the seat answered between two points, the latest of them."""
    steps = [step for step in range(first, last) if answers[step].by == seat]
    return steps[-LOOKED_AT:]


def mistake_at(scale: Scale, match: Match, seat: int, played: str) -> Turning | None:
    """What the seat should rather have done than what it played next, if that is beyond doubt."""
    decision = match.decision_of(seat)
    if decision is None or len(decision.options) < 2:
        return None
    names, done = match.game.names, match.game.names.number(played)
    weighed = scale.weigh(Sight(match.runner, decision, Random(len(match.answers))), WEIGHED_BY, also=done)
    best, own = weighed[0], next(each for each in weighed if each.option == done)
    cost = best.worth - own.worth
    if cost < COSTLY or cost < CERTAIN * own.error:
        return None
    line = tuple((who, names[option]) for who, option in best.line)
    return Turning(len(match.answers), seat, 0.0, played, names[best.option], cost, line)
