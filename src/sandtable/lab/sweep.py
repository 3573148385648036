"""Sweeps: every combination of some values of the content, all on the same random numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import Any

from sandtable.engine import Overlay, SandtableError

from .compare import Difference, compare
from .coupled import Outcome
from .coupled_pool import play_all
from .job import Job
from .measures import Estimate, Measure, estimate

MOST_CELLS = 400
_RANGE = re.compile(r"^(-?\d+)\.\.(-?\d+)(?:/(\d+))?$")


class BadSweep(SandtableError):
    """Something to vary that cannot be understood, or too much of it."""


@dataclass(frozen=True)
class Axis:
    """One value of the content, and what it is set to, one after another."""

    path: str
    values: tuple[Any, ...]

    @classmethod
    def parse(cls, text: str) -> Axis:
        """
        >>> Axis.parse("missions.a_3.welcome_score=2..6/2")
        Axis(path='missions.a_3.welcome_score', values=(2, 4, 6))
        >>> Axis.parse("numbers.x=1,3,9").values
        (1, 3, 9)
        """
        path, equals, values = text.partition("=")
        if not equals or not path or not values:
            raise BadSweep(f"--vary expects PATH=VALUES, such as cards.fidel.ops=1..4, not {text!r}")
        if found := _RANGE.match(values):
            low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
            if low > high or step < 1:
                raise BadSweep(f"{text}: a range goes from a lower to a higher number")
            return cls(path, tuple(range(low, high + 1, step)))
        return cls(path, tuple(_value(word) for word in values.split(",")))


def _value(word: str) -> Any:
    if word in ("true", "false"):
        return word == "true"
    for kind in (int, float):
        try:
            return kind(word)
        except ValueError:
            continue
    return word


@dataclass(frozen=True)
class Cell:
    """One combination of values, how its games came out, and how that differs from the unchanged game."""

    values: tuple[Any, ...]
    outcomes: list[Outcome]
    differences: list[Difference]

    def estimate(self, measure: Measure) -> Estimate | None:
        ask = measure.asked()
        return estimate([ask(outcome) for outcome in self.outcomes])


def grid(axes: Sequence[Axis]) -> list[tuple[Any, ...]]:
    count = prod(len(axis.values) for axis in axes)
    if count > MOST_CELLS:
        raise BadSweep(f"{count:,} combinations are too many; {MOST_CELLS} are the most (`tune` searches more)")
    return list(product(*(axis.values for axis in axes)))


def job_at(job: Job, axes: Sequence[Axis], values: Sequence[Any]) -> Job:
    overlay = Overlay(job.changes)
    for axis, value in zip(axes, values, strict=True):
        overlay = overlay.with_value(axis.path, value)
    return replace(job, changes=overlay.data)


def sweep(
    job: Job,
    axes: Sequence[Axis],
    measures: Sequence[Measure] | None = None,
    jobs: int = 1,
    advance: Callable[[int], None] = lambda cells: None,
) -> list[Cell]:
    """Plays the job unchanged first (the cell without values), then every combination."""
    plain = play_all(job, jobs)
    cells = [Cell((), plain, [])]
    advance(1)
    for values in grid(axes):
        outcomes = play_all(job_at(job, axes, values), jobs)
        cells.append(Cell(values, outcomes, compare(plain, outcomes, measures)))
        advance(len(cells))
    return cells
