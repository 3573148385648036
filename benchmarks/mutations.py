"""Small changes to the rules of a game: which there are, and what the source looks like after one."""

from __future__ import annotations

import ast
import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]

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
    """One change: what stands between `start` and `end` in a file of the rules becomes `new`.

    `lines` are those of the statement up to the end of the change; `line` is the one that shows it.
    """

    file: str
    start: int
    end: int
    kind: str
    lines: tuple[int, int]
    line: str
    new: str

    @property
    def id(self) -> str:
        return f"{self.file}:{self.start}-{self.end}:{self.kind}"

    @property
    def path(self) -> Path:
        return ROOT / self.file

    def source(self) -> bytes:
        """The file with the change made."""
        source = self.path.read_bytes()
        return source[: self.start] + self.new.encode() + source[self.end :]

    def difference(self) -> str:
        before, after = self.path.read_text(encoding="utf8").splitlines(), self.source().decode().splitlines()
        return "\n".join(difflib.unified_diff(before, after, self.file, self.file, lineterm="", n=1))


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


def with_statements(node: ast.AST, statement: int = 1) -> Iterator[tuple[ast.AST, int]]:
    """Every node below, with the first line of the statement in which it stands."""
    for child in ast.iter_child_nodes(node):
        first = child.lineno if isinstance(child, ast.stmt) else statement
        yield child, first
        yield from with_statements(child, first)


def mutants_of(source: str, file: str) -> list[Mutant]:
    """Every change that can be made to a file.

    >>> [mutant.kind for mutant in mutants_of("if a < 1:\\n    go()\\n", "x.py")]
    ['condition', 'operator', 'number', 'dropped call']
    """
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    found = []
    for node, first in with_statements(ast.parse(source)):
        for part, kind, new in changes(node):
            assert part.end_lineno is not None and part.end_col_offset is not None
            start = starts[part.lineno - 1] + part.col_offset
            end = starts[part.end_lineno - 1] + part.end_col_offset
            shown = lines[part.lineno - 1].strip()
            found.append(Mutant(file, start, end, kind, (first, part.end_lineno), shown, new))
    return found


def sampled(game: str, samples: int, seed: int) -> list[Mutant]:
    """So many changes of a game's rules; the same seed picks the same ones."""
    rules = ROOT / "src/sandtable/games" / game / "rules"
    found = [
        mutant
        for path in sorted(rules.rglob("*.py"))
        for mutant in mutants_of(path.read_text(encoding="utf8"), path.relative_to(ROOT).as_posix())
    ]
    return Random(seed).sample(found, min(samples, len(found)))
