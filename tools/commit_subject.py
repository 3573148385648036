"""Checks the subject of a commit: an area by its one name, a colon, a sentence; 72 characters at most.

`python tools/commit_subject.py FILE` checks the message that git has written to a file (the hook `commit-msg`),
`python tools/commit_subject.py --range main..HEAD` every commit of a range.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LONGEST = 72
AREAS = (
    "Engine",
    "Common",
    "States",
    "Twilight",
    "Dawn",
    "Axis",
    "Taiwan2045",
    "Template",
    "Bots",
    "Lab",
    "Envs",
    "Server",
    "Client",
    "Terminal",
    "Tests",
    "Benchmarks",
    "Docs",
    "Build",
)


def complaint(subject: str) -> str:
    """What is wrong with a subject; empty if nothing is.

    >>> complaint("Axis: a transport may stay at sea after a retreat")
    ''
    >>> complaint("axis: transports")
    "'axis' is not an area; did you mean 'Axis'?"
    >>> complaint("Mend the transports")
    'a subject begins with its area, as in "Docs: …"'
    >>> complaint("Docs: " + "very " * 20 + "long")
    'the subject has 110 characters; 72 are the most'
    """
    if subject.startswith(("Merge ", "Revert ")):
        return ""
    area, colon, rest = subject.partition(": ")
    if not colon or not rest:
        return 'a subject begins with its area, as in "Docs: …"'
    for each in area.split(", "):
        if each not in AREAS:
            meant = next((known for known in AREAS if known.casefold() == each.casefold()), "")
            return f"{each!r} is not an area; " + (
                f"did you mean {meant!r}?" if meant else f"one of {', '.join(AREAS)}"
            )
    return "" if len(subject) <= LONGEST else f"the subject has {len(subject)} characters; {LONGEST} are the most"


def subjects(arguments: list[str]) -> list[str]:
    if arguments[0] == "--range":
        log = ["git", "log", "--no-merges", "--format=%s", arguments[1]]
        return subprocess.run(log, check=True, capture_output=True, text=True).stdout.splitlines()
    lines = Path(arguments[0]).read_text(encoding="utf8").splitlines()
    return [next((line for line in lines if line.strip() and not line.startswith("#")), "")]


def main(arguments: list[str]) -> int:
    found = [(subject, complaint(subject)) for subject in subjects(arguments)]
    for subject, wrong in found:
        if wrong:
            print(f"{subject}\n  {wrong}", file=sys.stderr)
    return 1 if any(wrong for _, wrong in found) else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
