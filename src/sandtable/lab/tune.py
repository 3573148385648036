"""Tuning: Optuna looks for values of the content that reach stated goals, within stated bounds."""

from __future__ import annotations

import hashlib
import json
import warnings
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from sandtable.engine import Overlay, SandtableError
from sandtable.engine.errors import BadOverlay
from sandtable.games import content_of

from .compare import Difference, compare
from .coupled import Outcome
from .coupled_pool import play_all
from .goals import Goals
from .job import Job
from .paths import numbers_at

if TYPE_CHECKING:
    import optuna

UNPLAYABLE = 1e6
"""The loss of a combination that cannot be played."""
FRESH = 1_000_003
"""Added to the seed where the best is looked at again: luck that the search has picked out does not count there."""

RANDOM_FIRST = 8
"""So many combinations are tried at random before the search begins to learn."""

Values = tuple[int, ...]


class OtherStudy(SandtableError):
    """A study that was begun for another job or other goals."""


@dataclass(frozen=True)
class Tried:
    """One combination that the search has tried, with the loss of every goal."""

    values: Values
    losses: tuple[float, ...]

    @property
    def loss(self) -> float:
        return sum(self.losses)


@dataclass(frozen=True)
class Step:
    """The best point with one knob one step on: what that does to the loss and to the goals' measures."""

    knob: str
    value: int
    loss: float
    differences: list[Difference]


@dataclass(frozen=True)
class Checked:
    """The best point again, on fresh random numbers, beside the unchanged game."""

    values: Values
    plain: list[Outcome]
    best: list[Outcome]
    differences: list[Difference]


class Tuning:
    """A search that goes on where it stopped: everything it has tried is in its journal file."""

    def __init__(self, job: Job, goals: Goals, journal: Path, jobs: int = 1) -> None:
        self.job = job
        self.goals = goals
        self.jobs = jobs
        content = content_of(job.game, job.variant())
        self.numbers = [
            {full: now for path in knob.paths for full, now in numbers_at(content, path).items()}
            for knob in goals.knobs
        ]
        self.study = open_study(journal, identity(job, goals), job.seed)

    def search(self, trials: int, advance: Callable[[int], None] = lambda done: None) -> None:
        """Tries more combinations until so many have been tried in all; the unchanged values come first."""
        if not self.study.trials:
            self.study.enqueue_trial(dict(zip(self._names(), self.present(), strict=True)))
        known = {row.values: list(row.losses) for row in self.tried()}
        done = len(self.tried())
        advance(done)
        while done < trials:
            trial = self.study.ask()
            values = tuple(
                trial.suggest_int(each.name, each.low, each.high, step=each.step) for each in self.goals.knobs
            )
            if values not in known:
                known[values] = self._losses(values)
            trial.set_user_attr("losses", known[values])
            self.study.tell(trial, sum(known[values]))
            done += 1
            advance(done)

    def tried(self) -> list[Tried]:
        """Everything tried so far, the best first."""
        rows = [
            Tried(tuple(int(trial.params[name]) for name in self._names()), tuple(trial.user_attrs["losses"]))
            for trial in self.study.trials
            if "losses" in trial.user_attrs
        ]
        return sorted(rows, key=lambda row: row.loss)

    def front(self) -> list[Tried]:
        """The trade-offs: whatever nothing else beats in every goal at once."""
        unique = list({row.values: row for row in self.tried()}.values())
        return [row for row in unique if not any(beats(other, row) for other in unique)]

    def check(self, values: Values, games: int) -> Checked:
        """The point on fresh seeds: the search has seen the best of many, which flatters it."""
        job = replace(self.job, seed=self.job.seed + FRESH, games=games)
        plain, best = play_all(job, self.jobs), play_all(self.at(values, job), self.jobs)
        measures = [goal.measure for goal in self.goals.goals]
        return Checked(values, plain, best, compare(plain, best, measures))

    def deviations(self, checked: Checked, advance: Callable[[int], None] = lambda done: None) -> list[Step]:
        """Every knob one step down and up from the point, on the random numbers it was checked on."""
        job = replace(self.job, seed=self.job.seed + FRESH, games=len(checked.best))
        measures = [goal.measure for goal in self.goals.goals]
        steps: list[Step] = []
        for place, knob in enumerate(self.goals.knobs):
            for value in (checked.values[place] - knob.step, checked.values[place] + knob.step):
                if not knob.low <= value <= knob.high:
                    continue
                moved = (*checked.values[:place], value, *checked.values[place + 1 :])
                outcomes = self._playable(moved, job)
                if outcomes:
                    loss = sum(self.goals.losses(outcomes))
                    steps.append(Step(knob.name, value, loss, compare(checked.best, outcomes, measures)))
                advance(len(steps))
        return steps

    def at(self, values: Values, job: Job) -> Job:
        return replace(job, changes=self.overlay(values).data)

    def overlay(self, values: Values) -> Overlay:
        overlay = Overlay(self.job.changes)
        for path, value in self.settings(values).items():
            overlay = overlay.with_value(path, value)
        return overlay

    def settings(self, values: Values) -> dict[str, int]:
        """Every number that the values set, by its path."""
        return {
            path: value + now if knob.relative else value
            for knob, numbers, value in zip(self.goals.knobs, self.numbers, values, strict=True)
            for path, now in numbers.items()
        }

    def present(self) -> Values:
        """The values as they are, moved into the bounds."""
        values = []
        for knob, numbers in zip(self.goals.knobs, self.numbers, strict=True):
            now = 0 if knob.relative else next(iter(numbers.values()))
            inside = min(knob.high, max(knob.low, now))
            values.append(knob.low + (inside - knob.low) // knob.step * knob.step)
        return tuple(values)

    def _names(self) -> list[str]:
        return [knob.name for knob in self.goals.knobs]

    def _losses(self, values: Values) -> list[float]:
        outcomes = self._playable(values, self.job)
        return self.goals.losses(outcomes) if outcomes else [UNPLAYABLE for _ in self.goals.goals]

    def _playable(self, values: Values, job: Job) -> list[Outcome]:
        try:
            return play_all(self.at(values, job), self.jobs)
        except BadOverlay:
            return []


def beats(one: Tried, other: Tried) -> bool:
    """
    >>> beats(Tried((1,), (0.0, 1.0)), Tried((2,), (0.0, 2.0))), beats(Tried((1,), (0.0, 1.0)), Tried((2,), (1.0, 0.0)))
    (True, False)
    """
    pairs = list(zip(one.losses, other.losses, strict=True))
    return all(mine <= theirs for mine, theirs in pairs) and any(mine < theirs for mine, theirs in pairs)


def identity(job: Job, goals: Goals) -> str:
    """Tells one tuning from another: everything but the order in which things were written."""
    told = json.dumps([asdict(job), asdict(goals)], sort_keys=True, default=str)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def open_study(journal: Path, identity: str, seed: int) -> optuna.Study:
    """A new study, or the one in the journal if it was begun for the same."""
    import optuna
    from optuna.storages import JournalStorage
    from optuna.storages.journal import JournalFileBackend

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    storage = JournalStorage(JournalFileBackend(str(journal)))
    study = optuna.create_study(storage=storage, study_name="tune", load_if_exists=True)
    if study.user_attrs.get("identity", identity) != identity:
        raise OtherStudy(f"{journal}: was begun for another game, other goals or other numbers; name a new file")
    study.set_user_attr("identity", identity)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
        study.sampler = optuna.samplers.TPESampler(
            seed=seed + len(study.trials), multivariate=True, n_startup_trials=RANDOM_FIRST
        )
    return study
