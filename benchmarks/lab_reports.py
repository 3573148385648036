"""The reports of docs/lab once more, and whether the games reach their goals; best with the package compiled.

.venv/bin/python benchmarks/lab_reports.py reports [GAME …] [--jobs 2]    # into build/lab, then docs/lab/GAME.html
.venv/bin/python benchmarks/lab_reports.py goals [GAME …] [--jobs 2]      # seats, sides, factions and endings
.venv/bin/python benchmarks/lab_reports.py goals states --seats 5 --partial  # what is known so far, without playing
.venv/bin/python benchmarks/lab_reports.py goals taiwan2045 --seed 7 -n 8000  # on other deals, and more of them

Both go on where they were broken off.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from sandtable.lab.coupled import Outcome
from sandtable.lab.coupled_pool import play_some
from sandtable.lab.goals import Goal
from sandtable.lab.job import Job
from sandtable.lab.measures import Estimate, Measure, estimate

ROOT = Path(__file__).parents[1]
RUNS = ROOT / "build/lab"
PAGES = ROOT / "docs/lab"
SANDTABLE = [sys.executable, "-c", "from sandtable.cli.main import app; app()"]
PART = 20
"""So many games of a goal are written down together."""


@dataclass(frozen=True)
class Published:
    """A run whose report is part of the documentation."""

    game: str
    bot: str
    seats: int
    games: int
    again: int = 20
    options: tuple[str, ...] = ()

    def words(self) -> list[str]:
        return [
            *("simulate", self.game, "-n", str(self.games), "--bots", self.bot, "--seats", str(self.seats)),
            *("--seed", "1", "--again", str(self.again), "--out", str(RUNS / self.game)),
            *(word for option in self.options for word in ("-o", option)),
        ]


PUBLISHED = [
    Published("dawn", "dawn-basic", 2, 5000),
    Published("taiwan2045", "taiwan2045-basic", 4, 5000),
    Published("twilight", "twilight-basic", 2, 5000),
    Published("states", "adviser", 4, 2000),
    Published("axis", "axis-strategist", 2, 200, again=10, options=("rounds=12",)),
]


@dataclass(frozen=True)
class Aim:
    """What a game should be like for so many seats of a bot."""

    game: str
    bot: str
    seats: int
    games: int
    goals: tuple[Goal, ...]
    seed: int = 1

    @property
    def file(self) -> Path:
        return RUNS / f"goals-{self.game}-{self.seats}-{self.seed}.jsonl"

    @property
    def job(self) -> Job:
        return Job(self.game, (self.bot,) * self.seats, self.games, self.seed)


def share(name: str, low: float | None, high: float | None, given: str = "") -> Goal:
    return Goal(Measure(name, given), low, high)


def even_seats(seats: int) -> tuple[Goal, ...]:
    return tuple(share(f"seat.{seat + 1}", 1 / seats - 0.02, 1 / seats + 0.02) for seat in range(seats))


POWERS = ("government", "self_defence", "silicon", "tiandi", "kunshen", "reunification")
WAR = (
    *(share(f"wins.power:{power}", 0.2, 0.3) for power in POWERS),
    share("ending.pla", 0.3, 0.5),
    share("absent.power:reunification", 0.25, None, given="ending.pla"),
    share("over_by.3", None, 0.6),
)
SIDES = (share("seat.1", 0.45, 0.55), share("seat.2", 0.45, 0.55))
AIMS = [
    Aim("dawn", "dawn-basic", 2, 4000, SIDES),
    *(Aim("states", "adviser", seats, 6000, even_seats(seats)) for seats in (3, 4, 5)),
    Aim("taiwan2045", "taiwan2045-basic", 4, 4000, WAR),
]


def report(run: Published, jobs: int) -> None:
    RUNS.mkdir(parents=True, exist_ok=True)
    facts = RUNS / run.game / "facts.json"
    if not facts.exists() or not json.loads(facts.read_text(encoding="utf8"))["finished"]:
        subprocess.run([*SANDTABLE, *run.words(), "--jobs", str(jobs)], check=True)
    page = PAGES / f"{run.game}.html"
    page.unlink(missing_ok=True)
    subprocess.run([*SANDTABLE, "report", str(RUNS / run.game), "--out", str(page)], check=True)


def chosen_aims(chosen: argparse.Namespace) -> list[Aim]:
    return [
        replace(aim, seed=chosen.seed, games=chosen.number or aim.games)
        for aim in AIMS
        if aim.game in (chosen.games or [aim.game]) and aim.seats == (chosen.seats or aim.seats)
    ]


def outcomes_of(aim: Aim) -> list[Outcome]:
    """The games that have been played. A line that was cut off is taken away, to be played again."""
    if not aim.file.exists():
        return []
    whole, _, _ = aim.file.read_text(encoding="utf8").rpartition("\n")
    aim.file.write_text(whole + "\n" if whole else "", encoding="utf8")
    return [Outcome(**json.loads(line)) for line in whole.splitlines()]


def play_missing(aim: Aim, jobs: int) -> None:
    RUNS.mkdir(parents=True, exist_ok=True)
    known = len(outcomes_of(aim))
    parts = [range(start, min(start + PART, aim.games)) for start in range(known, aim.games, PART)]
    with (
        aim.file.open("a", encoding="utf8") as file,
        ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn")) as pool,
    ):
        for played in pool.map(play_some, repeat(aim.job), parts):
            file.writelines(json.dumps(asdict(outcome)) + "\n" for outcome in played)
            file.flush()


def judge(goal: Goal, found: Estimate) -> str:
    """Only an interval that lies inside the range settles that the goal is reached."""
    if goal.miss(found.low) == goal.miss(found.high) == 0:
        return "reached"
    inside = goal.miss(found.value) == 0
    edge_inside = goal.miss(found.low) == 0 or goal.miss(found.high) == 0
    return "reached, but not settled" if inside else "missed, but not settled" if edge_inside else "missed"


def tell_goals(aim: Aim) -> None:
    outcomes = outcomes_of(aim)
    print(f"\n{aim.game}, {aim.seats} seats of {aim.bot}, {len(outcomes):,} games")
    for goal in aim.goals:
        ask = goal.measure.asked()
        found = estimate([ask(outcome) for outcome in outcomes])
        if found is not None:
            print(f"  {goal!s:<60} {found.value:6.1%} ({found.low:.1%} – {found.high:.1%})  {judge(goal, found)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("reports", "goals"))
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seats", type=int, help="only the goals for so many seats")
    parser.add_argument("--seed", type=int, default=1, help="of the goals' games")
    parser.add_argument("-n", "--number", type=int, help="how many games a goal is judged by")
    parser.add_argument("--partial", action="store_true", help="tell what is known, play no game")
    chosen = parser.parse_args()
    if chosen.what == "reports":
        for run in PUBLISHED:
            if run.game in (chosen.games or [run.game]):
                report(run, chosen.jobs)
    else:
        for aim in chosen_aims(chosen):
            if not chosen.partial:
                play_missing(aim, chosen.jobs)
            tell_goals(aim)


if __name__ == "__main__":
    main()
