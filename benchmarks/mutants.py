"""Changes a game's rules in small ways, one at a time, and shows which changes its own tests do not notice.

`python benchmarks/mutants.py states --samples 200 --seed 1` works in a scratch copy of the checkout. Results are
appended to `build/mutants/<game>-<seed>.jsonl`, so that an interrupted run continues where it stopped. Changes that
make no difference are excused in `benchmarks/mutants.toml`, each with a reason.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[1]
EXCUSES = Path(__file__).with_name("mutants.toml")
PATIENCE = 5
"""A change is too slow if its tests take this many times as long as without it."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


@dataclass(frozen=True)
class Mutant:
    """One change: `old` at a place in a file of the rules becomes `new`."""

    file: str
    start: int
    end: int
    kind: str
    line: str
    new: str

    @property
    def id(self) -> str:
        return f"{self.file}:{self.start}:{self.kind}"

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


def changes(node: ast.AST) -> Iterator[tuple[ast.expr, str, str]]:
    """What can be changed at a node: the part to replace, the kind of change, and the new text."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        other = ast.Compare(node.left, [COMPARISONS[type(node.ops[0])]()], node.comparators)
        yield node, "operator", f"({ast.unparse(other)})"
    if isinstance(node, ast.BinOp) and type(node.op) in SUMS:
        yield node, "operator", f"({ast.unparse(ast.BinOp(node.left, SUMS[type(node.op)](), node.right))})"
    if isinstance(node, ast.Constant) and type(node.value) is int:
        yield node, "number", str(node.value + 1)
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        yield node.test, "condition", f"(not ({ast.unparse(node.test)}))"
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield node.value, "dropped call", "pass"


def mutants_of(source: str, file: str) -> list[Mutant]:
    """Every change that can be made to a file.

    >>> [mutant.kind for mutant in mutants_of("if a < 1:\\n    go()\\n", "x.py")]
    ['condition', 'operator', 'dropped call', 'number']
    """
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    found = []
    for node in ast.walk(ast.parse(source)):
        for part, kind, new in changes(node):
            assert part.end_lineno is not None and part.end_col_offset is not None
            start = starts[part.lineno - 1] + part.col_offset
            end = starts[part.end_lineno - 1] + part.end_col_offset
            found.append(Mutant(file, start, end, kind, lines[part.lineno - 1].strip(), new))
    return found


def sampled(game: str, samples: int, seed: int) -> list[Mutant]:
    rules = ROOT / "src/sandtable/games" / game / "rules"
    found = [
        mutant
        for path in sorted(rules.rglob("*.py"))
        for mutant in mutants_of(path.read_text(encoding="utf8"), str(path.relative_to(ROOT)))
    ]
    return Random(seed).sample(found, min(samples, len(found)))


def verdict(scratch: Path, game: str, mutant: Mutant, seconds: float) -> str:
    """`noticed`, `too slow` (which a person would notice too) or `unnoticed`."""
    path = scratch / mutant.file
    source = path.read_bytes()
    path.write_bytes(mutant.applied(source))
    try:
        return "unnoticed" if passes(scratch, game, seconds) else "noticed"
    except subprocess.TimeoutExpired:
        return "too slow"
    finally:
        path.write_bytes(source)


def passes(scratch: Path, game: str, seconds: float) -> bool:
    command = [sys.executable, "-m", "pytest", f"tests/games/{game}", "-x", "-q", "-p", "no:cacheprovider"]
    environment = {**os.environ, "PYTHONPATH": str(scratch / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(command, cwd=scratch, env=environment, capture_output=True, timeout=seconds)
    return done.returncode == 0


def excused(mutant: Mutant) -> str:
    """The reason why nobody needs to notice the change; empty if there is none."""
    if not EXCUSES.exists():
        return ""
    excuses: list[dict[str, Any]] = tomllib.loads(EXCUSES.read_text(encoding="utf8")).get("excuse", [])
    for excuse in excuses:
        if (excuse["file"], excuse["line"], excuse["kind"]) == (mutant.file, mutant.line, mutant.kind):
            return str(excuse["reason"])
    return ""


def difference(mutant: Mutant) -> str:
    source = (ROOT / mutant.file).read_bytes()
    before, after = source.decode().splitlines(), mutant.applied(source).decode().splitlines()
    return "\n".join(difflib.unified_diff(before, after, mutant.file, mutant.file, lineterm="", n=1))


def copy_checkout(scratch: Path) -> None:
    """What the tests of a game read: the package, the games' tests and the pages about them."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "static", "gallery", "approved")
    for folder in ("src", "tests", "docs"):
        shutil.copytree(ROOT / folder, scratch / folder, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", scratch)


def run(game: str, samples: int, seed: int, seconds: float) -> list[tuple[Mutant, str]]:
    results = ROOT / "build/mutants" / f"{game}-{seed}.jsonl"
    results.parent.mkdir(parents=True, exist_ok=True)
    known = dict(json.loads(line) for line in results.read_text().splitlines()) if results.exists() else {}
    chosen = sampled(game, samples, seed)
    with TemporaryDirectory() as folder, results.open("a", encoding="utf8") as log:
        scratch = Path(folder)
        copy_checkout(scratch)
        started = time.monotonic()
        if not passes(scratch, game, 10 * seconds):
            raise SystemExit(f"the tests of {game} fail without any change")
        limit = max(seconds, PATIENCE * (time.monotonic() - started))
        for number, mutant in enumerate(chosen, 1):
            if mutant.id not in known:
                known[mutant.id] = verdict(scratch, game, mutant, limit)
                log.write(json.dumps([mutant.id, known[mutant.id]]) + "\n")
                log.flush()
            print(f"{number:>4} of {len(chosen)}  {known[mutant.id]:<10} {mutant.kind:<13} {mutant.id}", flush=True)
    return [(mutant, known[mutant.id]) for mutant in chosen]


def report(results: list[tuple[Mutant, str]]) -> int:
    """Prints what no test noticed; returns how many of them nothing excuses."""
    unnoticed = [mutant for mutant, found in results if found == "unnoticed"]
    open_cases = [mutant for mutant in unnoticed if not excused(mutant)]
    for mutant in open_cases:
        print(f"\n{mutant.kind}\n{difference(mutant)}")
    noticed, forgiven = len(results) - len(unnoticed), len(unnoticed) - len(open_cases)
    print(f"\n{noticed} of {len(results)} noticed, {forgiven} excused, {len(open_cases)} unnoticed")
    return len(open_cases)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--samples", type=int, default=200, help="number of changes to try")
    parser.add_argument("--seed", type=int, default=1, help="the same seed picks the same changes")
    parser.add_argument("--seconds", type=float, default=120, help="least time limit for the tests of one change")
    arguments = parser.parse_args()
    return 1 if report(run(arguments.game, arguments.samples, arguments.seed, arguments.seconds)) else 0


if __name__ == "__main__":
    raise SystemExit(main())
