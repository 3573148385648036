"""Runs the command line as people do."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sandtable.cli.main import app
from sandtable.engine import Game

Run = Callable[..., Result]


@pytest.fixture
def run(fords: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("bench", "fords")` in an empty folder; whatever is no clean exit fails the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")

    def invoke(*arguments: str, input: str = "") -> Result:
        result = CliRunner().invoke(app, list(arguments), input=input)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return invoke


@pytest.fixture
def saved(run: Run, tmp_path: Path) -> Path:
    """The record of a whole game, played by bots at the terminal."""
    file = tmp_path / "saved.jsonl"
    run("play", "fords", "--seat", "1=random", "--seat", "2=random", "--seed", "5", "--save", str(file))
    return file
