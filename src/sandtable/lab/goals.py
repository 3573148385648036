"""What a tuning is to reach, within which bounds, as a file (docs/variants.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sandtable.engine import SandtableError
from sandtable.engine.content import did_you_mean

from .coupled import Outcome
from .measures import Estimate, Measure, ask_of, estimate

SHARE_UNIT = 0.05
"""A share that misses its range by so much counts one; other measures count by the size of their range's edge."""


class BadGoals(SandtableError):
    """A file of goals that says too little, or something that is not known."""


@dataclass(frozen=True)
class Goal:
    """A range in which a measure should lie."""

    measure: Measure
    low: float | None
    high: float | None
    weight: float = 1.0

    def miss(self, value: float) -> float:
        """How far outside its range the value lies; 0 inside."""
        if self.low is not None and value < self.low:
            return self.low - value
        if self.high is not None and value > self.high:
            return value - self.high
        return 0.0

    def loss(self, value: float) -> float:
        """The weighted square of the miss, in units that make shares and lengths comparable."""
        edge = max(abs(each) for each in (self.low, self.high) if each is not None)
        unit = SHARE_UNIT if self.measure.is_share else max(1e-9, 0.1 * edge)
        return self.weight * (self.miss(value) / unit) ** 2

    def __str__(self) -> str:
        low = "" if self.low is None else f"{self.low:g}"
        high = "" if self.high is None else f"{self.high:g}"
        return f"{self.measure.title} in {low}..{high}"


@dataclass(frozen=True)
class Knob:
    """A number of the content that may be turned; several are turned together.

    A star in a path stands for every row. If `relative`, the value is added to what is there.
    """

    paths: tuple[str, ...]
    low: int
    high: int
    step: int = 1
    relative: bool = False

    @property
    def name(self) -> str:
        return self.paths[0]


@dataclass(frozen=True)
class Goals:
    goals: tuple[Goal, ...]
    knobs: tuple[Knob, ...]

    def estimates(self, outcomes: Sequence[Outcome]) -> list[Estimate | None]:
        asks = [goal.measure.asked() for goal in self.goals]
        return [estimate([ask(outcome) for outcome in outcomes]) for ask in asks]

    def losses(self, outcomes: Sequence[Outcome]) -> list[float]:
        """The loss of each goal; a question that never arises cannot be said to be reached."""
        found = zip(self.goals, self.estimates(outcomes), strict=True)
        return [goal.weight if each is None else round(goal.loss(each.value), 6) for goal, each in found]


def read_goals(path: Path) -> Goals:
    try:
        data = tomllib.loads(path.read_text(encoding="utf8"))
    except OSError as error:
        raise BadGoals(f"{path}: cannot be read ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadGoals(f"{path}: {error}") from error
    try:
        return goals_of(data)
    except SandtableError as error:
        raise BadGoals(f"{path}: {error}") from error


def goals_of(data: dict[str, Any]) -> Goals:
    _check_keys(data, ("goal", "vary"), "the file")
    goals = tuple(_goal(row) for row in data.get("goal", []))
    knobs = tuple(_knob(row) for row in data.get("vary", []))
    if not goals or not knobs:
        raise BadGoals("at least one [[goal]] and one [[vary]] are needed")
    return Goals(goals, knobs)


def _goal(row: dict[str, Any]) -> Goal:
    _check_keys(row, ("measure", "given", "low", "high", "weight"), "a goal")
    measure = Measure(str(row.get("measure", "")), str(row.get("given", "")))
    ask_of(measure.name)
    if measure.given:
        ask_of(measure.given)
    low, high = _number(row, "low"), _number(row, "high")
    if low is None and high is None:
        raise BadGoals(f"{measure.title}: a goal needs `low`, `high` or both")
    if low is not None and high is not None and low > high:
        raise BadGoals(f"{measure.title}: `low` is above `high`")
    weight = _number(row, "weight")
    return Goal(measure, low, high, 1.0 if weight is None else weight)


def _knob(row: dict[str, Any]) -> Knob:
    _check_keys(row, ("path", "paths", "low", "high", "step", "relative"), "something to vary")
    paths = tuple(str(path) for path in row.get("paths", [row["path"]] if "path" in row else []))
    if not paths:
        raise BadGoals("something to vary needs a `path` or `paths`")
    low, high, step = (row.get(key) for key in ("low", "high", "step"))
    step = 1 if step is None else step
    if not (isinstance(low, int) and isinstance(high, int) and isinstance(step, int) and low < high and step > 0):
        raise BadGoals(f"{paths[0]}: `low` and `high` are whole numbers, the first below the second")
    return Knob(paths, low, high, step, row.get("relative") is True)


def _number(row: dict[str, Any], key: str) -> float | None:
    value = row.get(key)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadGoals(f"{row.get('measure', '')}: `{key}` is a number, not {value!r}")
    return float(value)


def _check_keys(row: dict[str, Any], known: Sequence[str], what: str) -> None:
    for key in row:
        if key not in known:
            raise BadGoals(f"{what} has no {key!r}{did_you_mean(key, known)}")
