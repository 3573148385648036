"""The reports of docs/lab once more, and whether the games reach their goals; best with the package compiled.

.venv/bin/python benchmarks/lab_reports.py reports [GAME …] [--jobs 2]    # into build/lab, then docs/lab/GAME.html
.venv/bin/python benchmarks/lab_reports.py goals [GAME …] [--jobs 2]      # seats, sides, factions and endings

Both go on where they were broken off.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from sandtable.lab.coupled import Outcome
from sandtable.lab.coupled_pool import play_all
from sandtable.lab.goals import Goal
from sandtable.lab.job import Job
from sandtable.lab.measures import Estimate, Measure, estimate

ROOT = Path(__file__).parents[1]
RUNS = ROOT / "build/lab"
PAGES = ROOT / "docs/lab"
SANDTABLE = [sys.executable, "-c", "from sandtable.cli.main import app; app()"]


@dataclass(frozen=True)
class Published:
    """A run whose report is part of the documentation."""

    game: str
    bot: str
    seats: int
    games: int
    again: int = 20

    def words(self) -> list[str]:
        return [
            *("simulate", self.game, "-n", str(self.games), "--bots", self.bot, "--seats", str(self.seats)),
            *("--seed", "1", "--again", str(self.again), "--out", str(RUNS / self.game)),
        ]


PUBLISHED = [
    Published("dawn", "dawn-basic", 2, 5000),
    Published("taiwan2045", "taiwan2045-basic", 4, 5000),
    Published("twilight", "twilight-basic", 2, 5000),
    Published("states", "adviser", 4, 2000),
    Published("axis", "axis-basic", 2, 200, again=10),
]


@dataclass(frozen=True)
class Aim:
    """What a game should be like for so many seats of a bot."""

    game: str
    bot: str
    seats: int
    games: int
    goals: tuple[Goal, ...]

    @property
    def file(self) -> Path:
        return RUNS / f"goals-{self.game}-{self.seats}.json"


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


def outcomes_of(aim: Aim, jobs: int) -> list[Outcome]:
    """Played once, then read."""
    if not aim.file.exists():
        RUNS.mkdir(parents=True, exist_ok=True)
        played = play_all(Job(aim.game, (aim.bot,) * aim.seats, aim.games, seed=1), jobs)
        aim.file.write_text(json.dumps([asdict(outcome) for outcome in played]), encoding="utf8")
    return [Outcome(**each) for each in json.loads(aim.file.read_text(encoding="utf8"))]


def judge(goal: Goal, found: Estimate) -> str:
    """Only an interval that lies inside the range settles that the goal is reached."""
    if goal.miss(found.low) == goal.miss(found.high) == 0:
        return "reached"
    inside = goal.miss(found.value) == 0
    edge_inside = goal.miss(found.low) == 0 or goal.miss(found.high) == 0
    return "reached, but not settled" if inside else "missed, but not settled" if edge_inside else "missed"


def tell_goals(aim: Aim, jobs: int) -> None:
    outcomes = outcomes_of(aim, jobs)
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
    chosen = parser.parse_args()
    if chosen.what == "reports":
        for run in PUBLISHED:
            if run.game in (chosen.games or [run.game]):
                report(run, chosen.jobs)
    else:
        for aim in AIMS:
            if aim.game in (chosen.games or [aim.game]):
                tell_goals(aim, chosen.jobs)


if __name__ == "__main__":
    main()
