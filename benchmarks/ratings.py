"""One plot out of a ladder and of single steps: what `strength.py` played is rated together with a ladder's games.

    sandtable ladder dawn --bots random,newcomer,casual,regular --games 40 --folder dawn-ladder
    python benchmarks/strength.py dawn expert regular --games 20 --out dawn-step.jsonl
    python benchmarks/ratings.py dawn-ladder expert,regular,dawn-step.jsonl --plot docs/images/ladder-dawn.svg

With more than two seats only games with `--half` belong here: alone among others a bot wins less than its share.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from strength import read

from sandtable.bots import LEVELS
from sandtable.lab import ladder as lab
from sandtable.lab.ladder_report import plot

FIELD = ("random", *LEVELS)


def outcomes_of(one: str, other: str, path: Path) -> list[lab.Outcome]:
    return [
        lab.Outcome(lab.Pairing(one, other, 0, row["game"]), row["share"], row["ending"], 0, row["seconds"])
        for row in read(path)
    ]


def step(text: str) -> tuple[str, str, Path]:
    one, other, path = text.split(",")
    return one, other, Path(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ladder", type=Path, help="the folder of a ladder")
    parser.add_argument("steps", nargs="*", type=step, metavar="ONE,OTHER,FILE")
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    outcomes = lab.read(arguments.ladder)
    for one, other, path in arguments.steps:
        outcomes += outcomes_of(one, other, path)
    named = {bot for outcome in outcomes for bot in (outcome.pairing.one, outcome.pairing.other)}
    ratings = lab.rate(tuple(bot for bot in FIELD if bot in named), outcomes)
    for row in ratings:
        print(f"{row.bot:10} {row.points:+5.0f}  {row.low:+5.0f} to {row.high:+5.0f}  {row.games} games")
    if arguments.plot is not None:
        arguments.plot.write_text(plot(ratings), encoding="utf8")


if __name__ == "__main__":
    main()
