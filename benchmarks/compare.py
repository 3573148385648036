"""Compares two builds on a busy machine: `python benchmarks/compare.py OLD NEW [--rounds 12] [GAME …]`.

OLD and NEW are folders that hold a compiled package, as `make compiled` leaves it. Short runs of the two alternate with
the same seeds, timed in processor time; what slows down the machine slows down both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from sandtable.games import game_ids

BENCH = "from sandtable.cli.main import app; app()"


def decisions_per_second(build: Path, game: str, further: list[str]) -> float:
    command = [sys.executable, "-c", BENCH, "bench", game, "--json", *further]
    environment = {**os.environ, "PYTHONPATH": str(build.resolve())}
    result = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
    if not result["engine_compiled"] or not result["game_compiled"]:
        raise SystemExit(f"{game} is not compiled in {build}")
    return float(result["decisions_per_second"])


def row(old: Path, new: Path, game: str, rounds: int, further: list[str]) -> list[str]:
    before: list[float] = []
    after: list[float] = []
    for number in range(rounds):
        pair = [(old, before), (new, after)]
        for build, speeds in pair if number % 2 == 0 else reversed(pair):
            speeds.append(decisions_per_second(build, game, [*further, "--seed", str(number)]))
    ratio = median(now / then for then, now in zip(before, after, strict=True))
    return [f"`{game}`", f"{max(before):,.0f}", f"{max(after):,.0f}", f"{max(after) / max(before):.0%}", f"{ratio:.0%}"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("games", nargs="*", help="ids; all games if none is named")
    parser.add_argument("--rounds", type=int, default=12, help="how many pairs of runs")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each run measures")
    parser.add_argument(
        "--option", action="append", default=[], help="KEY=VALUE, where a default has changed between them"
    )
    arguments = parser.parse_args()
    further = ["--seconds", str(arguments.seconds), *(word for each in arguments.option for word in ("--option", each))]
    print("| game | before: best | after: best | ratio of the best | median ratio of pairs |")
    print("|---|---|---|---|---|")
    for game in arguments.games or game_ids():
        print("| " + " | ".join(row(arguments.old, arguments.new, game, arguments.rounds, further)) + " |")


if __name__ == "__main__":
    main()
