"""`sandtable rules`: a game's ledger, and which tests prove it."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from sandtable.engine import Game, Rule, SandtableError
from sandtable.games import find_game
from sandtable.text import catalogue

from .arguments import GameId, Language, check_language
from .console import out


class NoTests(SandtableError):
    """There are no tests to look at, or nothing to look at them with."""


def rules(
    game: GameId,
    lang: Language = "en",
    coverage: Annotated[bool, typer.Option("--coverage", help="Also list the tests that prove each clause.")] = False,
    tests: Annotated[Path | None, typer.Option(help="Where the game's tests are.")] = None,
) -> None:
    """Prints the rules, clause by clause; with --coverage, exits with 1 if a clause has no test."""
    found = find_game(game)
    check_language(lang)
    ledger = found.rules()
    proofs = collect_proofs(tests or tests_of(found)) if coverage else None
    out.print(f"[bold]{catalogue(found, lang).get('game-title')}[/]\n")
    for section, clauses in groupby(ledger, key=lambda rule: rule.section):
        out.print(section_table(section, list(clauses), lang, proofs))
    if proofs is not None and not report(ledger, proofs):
        raise typer.Exit(1)


def section_table(section: str, clauses: list[Rule], lang: str, proofs: dict[str, list[str]] | None) -> Table:
    table = Table("", "", title=section, title_justify="left", title_style="bold", show_header=False, box=None)
    for clause in clauses:
        row = [f"[cyan]{escape(clause.id)}[/]", escape(clause.summary[lang])]
        if proofs is not None:
            row.append(proven_by(proofs.get(clause.id, [])))
        table.add_row(*row)
    return table


def proven_by(tests: list[str]) -> str:
    return "\n".join(f"[green]{escape(test)}[/]" for test in tests) or "[red]no test[/]"


def report(ledger: list[Rule], proofs: dict[str, list[str]]) -> bool:
    """Says what is missing; True when nothing is."""
    known = {rule.id for rule in ledger}
    open_clauses = [rule.id for rule in ledger if rule.id not in proofs]
    strangers = sorted(set(proofs) - known)
    out.print(f"\n{len(known) - len(open_clauses)} of {len(known)} clauses are proven by tests")
    if open_clauses:
        out.print(f"[red]without a test:[/] {escape(', '.join(open_clauses))}")
    if strangers:
        out.print(f"[red]tests name clauses that are not in the ledger:[/] {escape(', '.join(strangers))}")
    return not open_clauses and not strangers


def tests_of(game: Game) -> Path:
    """`tests/games/<id>` of the checkout that the game's folder lies in."""
    for folder in (Path.cwd(), *game.folder.parents):
        tests = folder / "tests" / "games" / game.id
        if tests.is_dir():
            return tests
    raise NoTests(f"there is no tests/games/{game.id} here; name the folder with --tests")


def collect_proofs(folder: Path) -> dict[str, list[str]]:
    """The tests that carry each clause's mark, as pytest collects them, in a process of its own."""
    if find_spec("pytest") is None:
        raise NoTests("--coverage needs pytest; install sandtable[dev]")
    if not folder.exists():
        raise NoTests(f"{folder}: there are no tests")
    with TemporaryDirectory() as place:
        marks = Path(place) / "marks.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "sandtable.cli.marks", "--marks-to", str(marks), str(folder)]
        collected = subprocess.run(command, capture_output=True, text=True, encoding="utf8")
        if collected.returncode != 0:
            raise NoTests(f"{folder}: the tests cannot be collected\n{collected.stdout.strip()}")
        proofs: dict[str, list[str]] = json.loads(marks.read_text(encoding="utf8"))
    return proofs
