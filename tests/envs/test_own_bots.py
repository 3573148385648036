"""Every command that takes bots takes one of one's own, in other processes too."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from sandtable.cli.main import app

SOURCE = """
class Last:
    def choose(self, sight):
        return sight.decision.options[-1]
"""
GOALS = """
[[goal]]
measure = "turns"
low = 6
high = 8

[[vary]]
path = "numbers.rounds.last"
low = 4
high = 6
step = 2
"""
OWN = "mybots:Last"
THREE = ["--seats", "3", "-n", "2"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    (tmp_path / "mybots.py").write_text(SOURCE, encoding="utf8")
    (tmp_path / "goals.toml").write_text(GOALS, encoding="utf8")
    return tmp_path


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "states", *THREE, "--bots", f"{OWN},random,random", "--jobs", "2"],
        ["simulate", "states", *THREE, "--bots", OWN, "--out", "run"],
        ["play", "states", "--seat", f"1={OWN}", "--seat", "2=random", "--seat", "3=random", "--seed", "1"],
        ["compare", "states", *THREE, "--a", f"bots={OWN}", "--b", "bots=random"],
        ["compare", "states", *THREE, "--bots", OWN, "--a", "plain", "--b", "bots=random"],
        ["sweep", "states", *THREE, "--bots", OWN, "--vary", "numbers.rounds.last=4..6/2", "--measure", "turns"],
        ["tune", "states", *THREE, "--bots", OWN, "--goal", "goals.toml", "--trials", "1", "--check-games", "2"],
        ["ladder", "dawn", "-n", "2", "--bots", f"{OWN},random"],
    ],
    ids=lambda command: " ".join(command[:1] + command[-2:]),
)
def test_a_bot_of_one_s_own_plays_in_every_command(command: list[str]) -> None:
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output or result.exception


def test_a_class_that_is_not_there_is_named() -> None:
    result = CliRunner().invoke(app, ["simulate", "states", *THREE, "--bots", "mybots:Lats"])
    assert result.exit_code == 2 and "did you mean 'Last'?" in result.output
