"""`rules` and its coverage."""

import re
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from sandtable import template

Run = Callable[..., Result]
TESTS = Path(template.__file__).parent / "tests"


def copied_tests(folder: Path, pattern: str, replacement: str) -> Path:
    """The template's tests under another name, with something changed."""
    tests = folder / "tests" / "games" / "fords"
    tests.mkdir(parents=True)
    text = re.sub(pattern, replacement, (TESTS / "test_fords.py").read_text(encoding="utf8"))
    (tests / f"test_{folder.name}.py").write_text(text, encoding="utf8")
    return tests


def test_the_ledger_is_printed_in_any_language(run: Run) -> None:
    assert "Everyone is dealt three order cards." in run("rules", "fords").output
    assert "每人发三张军令。" in run("rules", "fords", "--lang", "zh-Hans").output


def test_every_clause_of_the_template_is_proven(run: Run) -> None:
    result = run("rules", "fords", "--coverage", "--tests", str(TESTS))
    assert result.exit_code == 0
    assert "7 of 7 clauses are proven by tests" in result.output


def test_a_clause_without_a_test_is_told(run: Run, tmp_path: Path) -> None:
    copied_tests(tmp_path, r'"total", "highest"', '"total"')
    result = run("rules", "fords", "--coverage")
    assert result.exit_code == 1
    assert "without a test: highest" in result.output


def test_a_mark_that_names_no_clause_is_told(run: Run, tmp_path: Path) -> None:
    copied_tests(tmp_path, r'rule\("tie"', 'rule("tie", "tei"')
    result = run("rules", "fords", "--coverage")
    assert result.exit_code == 1
    assert "not in the ledger: tei" in result.output


def test_tests_that_cannot_be_read_are_told(run: Run, tmp_path: Path) -> None:
    copied_tests(tmp_path, r"import pytest", "import pytset")
    result = run("rules", "fords", "--coverage")
    assert result.exit_code == 2
    assert "the tests cannot be collected" in result.output
