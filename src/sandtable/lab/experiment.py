"""An experiment of the Lab page: many games of one plan, in a folder that tells at any time what they show so far.

    FOLDER/plan.json      what is to be played
    FOLDER/figures.json   what the games have shown up to now
    FOLDER/run            the run, unless a variant is compared with the game as it is
    FOLDER/lock           holds the number of the process that plays, which keeps it locked

`python -m sandtable.lab.experiment FOLDER` plays it in a process of its own, so that it can be ended at any moment;
`… FOLDER LANGUAGE PAGE` writes the report on its run.
"""

from __future__ import annotations

import fcntl
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Literal

from sandtable.engine import SandtableError
from sandtable.engine.game import OptionValue

from .compare import compare
from .coupled import Outcome
from .coupled_pool import play_some, tried
from .job import Job, Result
from .measures import Measure, estimate, usual_measures
from .pool import play_parts

PLAN: Final = "plan.json"
FIGURES: Final = "figures.json"
RUN: Final = "run"
LOCK: Final = "lock"
STEPS: Final = 40
"""How often a comparison tells what it has come to."""
NICENESS: Final = 5
"""Whoever plays at the same machine comes first."""

Progress = Literal["trying", "playing", "done", "failed"]


@dataclass(frozen=True)
class Plan:
    """What is to be played. `changes` is a variant; with `compare`, it is compared with the game as it is."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)
    changes: dict[str, Any] = field(default_factory=dict)
    compare: bool = False

    def job(self, changes: dict[str, Any]) -> Job:
        return Job(self.game, self.bots, self.games, self.seed, self.options, again=20, changes=changes)


@dataclass(frozen=True)
class Figure:
    """A measure with its interval. Of a comparison it is B less A, and the sides are told too."""

    measure: str
    share: bool
    value: float
    low: float
    high: float
    a: float | None = None
    b: float | None = None
    sure: bool = False
    more: int = 0


@dataclass
class Figures:
    """How far an experiment has come. `trace` has the measures that begin with `seat` after so many games each."""

    progress: Progress = "trying"
    done: int = 0
    seconds: float = 0.0
    problem: str = ""
    figures: list[Figure] = field(default_factory=list)
    trace: list[list[float]] = field(default_factory=list)

    def show(self, done: int, figures: list[Figure]) -> None:
        self.done, self.figures = done, figures
        self.trace.append([done, *(figure.value for figure in figures if figure.measure.startswith("seat."))])


def write(path: Path, data: Any) -> None:
    """Whoever reads finds the old file or the new one."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(json.dumps(asdict(data), ensure_ascii=False), encoding="utf8")
    draft.replace(path)


def read_plan(folder: Path) -> Plan:
    data = json.loads((folder / PLAN).read_text(encoding="utf8"))
    return Plan(**{**data, "bots": tuple(data["bots"])})


def read_figures(folder: Path) -> Figures:
    if not (folder / FIGURES).exists():
        return Figures()
    data = json.loads((folder / FIGURES).read_text(encoding="utf8"))
    return Figures(**{**data, "figures": [Figure(**each) for each in data["figures"]]})


def player_of(folder: Path) -> int | None:
    """The number of the process that plays this experiment, if there is one."""
    try:
        with (folder / LOCK).open() as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except FileNotFoundError:
        return None
    except OSError:
        return int((folder / LOCK).read_text() or 0)
    return None


# Playing

Tell = Callable[[int, list[Figure]], None]


def play(folder: Path) -> None:
    """Plays the experiment to its end and writes down every step."""
    plan, figures, started = read_plan(folder), Figures(), time.monotonic()

    def keep(progress: Progress) -> None:
        figures.progress = progress
        figures.seconds = round(time.monotonic() - started, 1)
        write(folder / FIGURES, figures)

    def tell(done: int, found: list[Figure]) -> None:
        figures.show(done, found)
        keep("playing")

    keep("trying")
    try:
        (play_sides if plan.compare else play_run)(plan, folder, tell)
        keep("done")
    except (SandtableError, OSError, ImportError) as error:
        figures.problem = str(error)
        keep("failed")


def play_run(plan: Plan, folder: Path, tell: Tell) -> None:
    """Everything that happens is recorded, so that a report can be made of it."""
    from .run import Run, Writer

    job = plan.job(plan.changes)
    tried(job)
    with Writer.open(folder / RUN, job, command_of(plan)) as writer:
        for part, tables in play_parts(job, {part: writer.facts.parts[part] for part in writer.missing()}):
            writer.write(part, tables)
            outcomes = [outcome_of(result) for result in Run.open(folder / RUN, partial=True).results()]
            tell(len(outcomes), figures_of(outcomes))
        writer.finish()


def command_of(plan: Plan) -> list[str]:
    """What plays the same run without the page; a variant's file can be had from there."""
    options = [word for id, value in plan.options.items() for word in ("-o", f"{id}={value}")]
    variant = ["--with", "variant.toml"] if plan.changes else []
    return [
        *("sandtable", "simulate", plan.game, "-n", str(plan.games), "--seed", str(plan.seed)),
        *("--bots", ",".join(plan.bots), *options, *variant, "--out", RUN),
    ]


def outcome_of(result: Result) -> Outcome:
    """A run does not keep what seats showed at the end."""
    return Outcome(
        result.number,
        result.bots,
        result.winners,
        result.scores,
        result.ending,
        result.decisions,
        result.turns,
        [[] for _ in result.scores],
    )


def figures_of(outcomes: Sequence[Outcome]) -> list[Figure]:
    found = []
    for measure in usual_measures(outcomes):
        ask = measure.asked()
        if (mean := estimate([ask(outcome) for outcome in outcomes])) is not None:
            found.append(Figure(measure.name, measure.is_share, mean.value, mean.low, mean.high))
    return found


def play_sides(plan: Plan, folder: Path, tell: Tell) -> None:
    """Each side has a process of its own, which holds its variant; both play the same games side by side."""
    sides = [plan.job({}), plan.job(plan.changes)]
    played: list[list[Outcome]] = [[], []]
    with ExitStack() as stack:
        pools = [stack.enter_context(ProcessPoolExecutor(1, mp_context=get_context("spawn"))) for _ in sides]
        for ready in [pool.submit(tried, job) for pool, job in zip(pools, sides, strict=True)]:
            ready.result()
        for numbers in steps(plan.games):
            playing = [pool.submit(play_some, job, numbers) for pool, job in zip(pools, sides, strict=True)]
            for outcomes, future in zip(played, playing, strict=True):
                outcomes += future.result()
            tell(numbers.stop, differences_of(*played))


def steps(games: int) -> Iterator[range]:
    """
    >>> list(steps(100))[:2]
    [range(0, 10), range(10, 20)]
    """
    size = max(10, games // STEPS)
    return (range(start, min(start + size, games)) for start in range(0, games, size))


def differences_of(a: Sequence[Outcome], b: Sequence[Outcome]) -> list[Figure]:
    def figure(measure: Measure, **values: Any) -> Figure:
        return Figure(measure.name, measure.is_share, **values)

    return [
        figure(d.measure, value=d.value, low=d.low, high=d.high, a=d.a, b=d.b, sure=d.sure, more=d.more)
        for d in compare(a, b)
    ]


def main() -> None:
    folder, *report = map(Path, sys.argv[1:])
    os.nice(NICENESS)
    if report:
        write_page(folder, str(report[0]), report[1])
        return
    with (folder / LOCK).open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lock.write(str(os.getpid()))
        lock.flush()
        play(folder)


def write_page(folder: Path, language: str, page: Path) -> None:
    """The report on a run, as far as it has come."""
    from .report import write_report
    from .run import Run

    write_report(Run.open(folder / RUN, partial=True), page, language)


if __name__ == "__main__":
    main()
