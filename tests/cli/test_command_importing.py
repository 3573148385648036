"""`import`, `odds` and `serve`: what they make of a game that offers something, or nothing."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from sandtable.engine import Game, Imported, Match, loads

Run = Callable[..., Result]


def import_log(path: Path) -> Imported:
    """A log is a record here; one that says `wrong` differs from what the engine says."""
    text = path.read_text()
    if text.startswith("wrong"):
        return Imported(decisions=5, checks=9, mismatches=["step 5: the log says 3, the engine 4"])
    return Imported(loads(text), decisions=18, checks=40, exemptions=["a table ruling"])


def odds(attack: str, defend: str, sea: bool = False) -> dict[str, Any]:
    return {"win": 0.75, "sea": sea, "survivors": {attack: 0.5, defend: 0.25}}


@pytest.fixture(autouse=True)
def gifted(fords: Game, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The template's game with an importer and odds."""
    game = replace(fords, importer=import_log, odds=odds)
    monkeypatch.setattr("sandtable.cli.importing.find_game", lambda id: game)
    yield game


@pytest.fixture
def log(gifted: Game, tmp_path: Path) -> Path:
    path = tmp_path / "old.log"
    path.write_text(Match.new(gifted, ["a", "b"]).close().dumps())
    return path


def test_imported_games_are_counted_and_written_only_on_request(run: Run, log: Path) -> None:
    result = run("import", "fords", str(log), "--check")
    assert result.exit_code == 0
    assert "1 games" in result.output and "40" in result.output
    assert not log.with_suffix(".jsonl").exists()
    assert run("import", "fords", str(log), "--write").exit_code == 0
    assert log.with_suffix(".jsonl").read_text() == log.read_text()


def test_a_mismatch_is_told_and_nothing_is_written(run: Run, log: Path) -> None:
    log.write_text("wrong")
    result = run("import", "fords", str(log), "--write")
    assert result.exit_code == 1
    assert "the log says 3, the engine 4" in result.output
    assert not log.with_suffix(".jsonl").exists()


def test_a_record_beside_the_log_is_not_written_over(run: Run, log: Path) -> None:
    log.with_suffix(".jsonl").write_text("precious")
    result = run("import", "fords", str(log), "--write")
    assert (result.exit_code, "is left as it is" in result.output) == (2, True)
    assert log.with_suffix(".jsonl").read_text() == "precious"


def test_odds_are_shown_as_numbers_and_tables(run: Run) -> None:
    output = run("odds", "fords", "--attack", "3 tank", "--defend=4 infantry", "--sea").output
    assert "win: 0.75" in output and "3 tank" in output and "sea: True" in output
    assert '"win": 0.75' in run("odds", "fords", "--attack", "a", "--defend", "b", "--json").output


@pytest.mark.parametrize("words", [("--attack", "a"), ("--attack", "a", "--defend", "b", "--moon"), ("stray",)])
def test_odds_with_wrong_words_are_told(run: Run, words: tuple[str, ...]) -> None:
    result = run("odds", "fords", *words)
    assert result.exit_code == 2
    assert "error:" in result.output
