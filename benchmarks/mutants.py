"""Changes a game's rules in small ways, one at a time, and shows which changes its tests do not notice.

`python benchmarks/mutants.py states --samples 200 --seed 1` changes nothing on disk. Results are appended to
`build/mutants/<game>-<seed>.jsonl`, so that an interrupted run continues where it stopped; after new tests, `--again`
tries those changes again that none had noticed. Changes that make no difference are excused in
`benchmarks/mutants.toml`, each with a reason.
"""

from __future__ import annotations

import argparse
import json
import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from mutations import ROOT, Mutant, sampled
from trials import SILENT, survey, try_out

EXCUSES = Path(__file__).with_name("mutants.toml")
FOLDER = ROOT / "build/mutants"
RANDOM_GAMES = "8"
"""How many games a standing test plays in all: what random play notices, it notices early."""


@cache
def excuses() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(EXCUSES.read_text(encoding="utf8")).get("excuse", [])
    return found


def excused(mutant: Mutant) -> bool:
    """Whether a reason is written down why nobody can notice the change."""
    shown = {"file": mutant.file, "line": mutant.line, "kind": mutant.kind, "new": mutant.new}
    return any(all(shown[key] == excuse[key] for key in shown if key in excuse) for excuse in excuses())


def known_results(path: Path, again: bool) -> dict[str, str]:
    """What an earlier run found; `again` forgets what it did not notice."""
    lines = path.read_text(encoding="utf8").splitlines() if path.exists() else []
    known = dict(json.loads(line) for line in lines)
    return {id: verdict for id, verdict in known.items() if not (again and verdict == SILENT)}


def run(game: str, chosen: list[Mutant], seed: int, again: bool) -> dict[str, str]:
    FOLDER.mkdir(parents=True, exist_ok=True)
    results = FOLDER / f"{game}-{seed}.jsonl"
    surveyed = FOLDER / f"{game}-survey.json"
    if again:
        surveyed.unlink(missing_ok=True)
    known = known_results(results, again)

    def tell(mutant: Mutant, verdict: str) -> None:
        known[mutant.id] = verdict
        print(f"{len(known):>4} of {len(chosen)}  {verdict:<10} {mutant.kind:<13} {mutant.id}", flush=True)
        with results.open("a", encoding="utf8") as log:
            log.write(json.dumps([mutant.id, verdict]) + "\n")

    missing = [mutant for mutant in chosen if mutant.id not in known]
    if missing:
        try_out(game, missing, survey(game, surveyed), tell)
    return known


def report(game: str, chosen: list[Mutant], results: dict[str, str]) -> int:
    """Prints what no test noticed; returns how many of them nothing excuses."""
    unnoticed = [mutant for mutant in chosen if results[mutant.id] == SILENT]
    open_cases = [mutant for mutant in unnoticed if not excused(mutant)]
    for mutant in open_cases:
        print(f"\n{mutant.kind}\n{mutant.difference()}")
    noticed, forgiven = len(chosen) - len(unnoticed), len(unnoticed) - len(open_cases)
    share = len(open_cases) / max(1, len(chosen) - forgiven)
    print(
        f"\n{game}: {len(chosen)} changes, {noticed} noticed, {forgiven} excused, {len(open_cases)} not ({share:.1%})"
    )
    return len(open_cases)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--samples", type=int, default=200, help="number of changes to try")
    parser.add_argument("--seed", type=int, default=1, help="the same seed picks the same changes")
    parser.add_argument("--again", action="store_true", help="try what no test noticed again")
    arguments = parser.parse_args()
    os.environ["SANDTABLE_GAMES"] = RANDOM_GAMES
    os.chdir(ROOT)
    chosen = sampled(arguments.game, arguments.samples, arguments.seed)
    results = run(arguments.game, chosen, arguments.seed, arguments.again)
    return 1 if report(arguments.game, chosen, results) else 0


if __name__ == "__main__":
    raise SystemExit(main())
