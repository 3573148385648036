"""Prints, game by game, how much of the rules the tests reach: `python tools/coverage_by_game.py coverage.json`.

Reads what `coverage json` wrote and looks at `games/<id>/rules/` only: a branch is one way out of a condition.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

RULES = re.compile(r"sandtable/(?:games/)?(\w+)/rules/")
WORST = 5


def game_of(path: str) -> str | None:
    """
    >>> game_of("src/sandtable/games/axis/rules/movement/reach.py"), game_of("src/sandtable/template/rules/fight.py")
    ('axis', 'template')
    >>> game_of("src/sandtable/games/axis/table/view.py")
    """
    found = RULES.search(path.replace("\\", "/"))
    return found.group(1) if found else None


def by_game(files: dict[str, Any]) -> dict[str, Counter[str]]:
    totals: dict[str, Counter[str]] = {}
    for path, report in files.items():
        game = game_of(path)
        if game is not None:
            summary = report["summary"]
            totals.setdefault(game, Counter()).update(
                lines=summary["num_statements"],
                lines_met=summary["covered_lines"],
                branches=summary["num_branches"],
                branches_met=summary["covered_branches"],
            )
    return totals


def percent(part: int, whole: int) -> str:
    """
    >>> percent(1, 3), percent(0, 0)
    ('33.3 %', '–')
    """
    return f"{100 * part / whole:.1f} %" if whole else "–"


def print_worst(files: dict[str, Any], game: str) -> None:
    """The files of a game with the most branches that no test takes."""
    missed = {path: report["summary"]["missing_branches"] for path, report in files.items() if game_of(path) == game}
    for path, count in sorted(missed.items(), key=lambda item: -item[1])[:WORST]:
        if count:
            print(f"  {count:>4} in {path}")


def main(report: Path) -> None:
    files = json.loads(report.read_text(encoding="utf8"))["files"]
    print(f"{'rules of':<12} {'lines':>7} {'reached':>9} {'branches':>9} {'taken':>9}")
    totals = by_game(files)
    for game, total in sorted(totals.items()):
        lines, branches = percent(total["lines_met"], total["lines"]), percent(total["branches_met"], total["branches"])
        print(f"{game:<12} {total['lines']:>7} {lines:>9} {total['branches']:>9} {branches:>9}")
    for game in sorted(totals):
        print(f"\n{game}: branches that no test takes")
        print_worst(files, game)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
