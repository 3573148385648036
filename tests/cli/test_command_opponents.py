"""`ladder`, `train` and `puzzles`: who is stronger, what positions are worth, where one answer is best."""

import json
from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from sandtable.coach import read_puzzles

Run = Callable[..., Result]

LADDER = ("ladder", "fords", "--bots", "random,newcomer,captain", "--games", "4", "--folder", "climb")


def test_a_ladder_rates_everybody_and_writes_table_and_plot(run: Run, tmp_path: Path) -> None:
    output = run(*LADDER, "--report", "fords.md").output
    assert all(bot in output for bot in ("random", "newcomer", "captain"))
    assert "`captain`" in (tmp_path / "fords.md").read_text(encoding="utf8")
    assert (tmp_path / "fords.svg").read_text(encoding="utf8").startswith("<svg")
    assert len((tmp_path / "climb" / "games.jsonl").read_text(encoding="utf8").splitlines()) == 3 * 4


def test_a_ladder_plays_only_what_is_missing(run: Run, tmp_path: Path) -> None:
    run(*LADDER)
    games = tmp_path / "climb" / "games.jsonl"
    lines = games.read_text(encoding="utf8").splitlines()
    games.write_text("\n".join(lines[:-2]) + "\n", encoding="utf8")
    run(*LADDER)
    again = games.read_text(encoding="utf8").splitlines()
    played = [{**json.loads(line), "seconds": 0} for line in lines]
    assert [{**json.loads(line), "seconds": 0} for line in again] == played


def test_a_ladder_needs_two_bots_that_exist(run: Run) -> None:
    assert "each named once" in run("ladder", "fords", "--bots", "random,random").output
    assert "has no bot 'marshal'" in run("ladder", "fords", "--bots", "random,marshal", "--games", "2").output


def test_training_shows_its_curve_and_writes_weights_that_say_how_they_were_made(run: Run, tmp_path: Path) -> None:
    output = run(
        "train", "states", "--games", "25", "--trials", "0", "--folder", "course", "--out", "weights.toml"
    ).output
    assert "What was learned" in output and "loss" in output
    weights = (tmp_path / "weights.toml").read_text(encoding="utf8")
    assert len(weights) < 1 << 20 and "sandtable train states --games 25 --trials 0 --seed 1" in weights


def test_there_is_nothing_to_train_without_features(run: Run) -> None:
    result = run("train", "fords")
    assert result.exit_code != 0 and "declares no features" in result.output


def test_puzzles_are_looked_for_in_the_games_that_one_names(run: Run, saved: Path, tmp_path: Path) -> None:
    output = run("puzzles", "fords", str(saved), "--out", "found.jsonl").output
    assert ": 1 games, " in output
    found = tmp_path / "found.jsonl"
    assert f"{len(read_puzzles(found)) if found.exists() else 0} puzzles in" in output
