"""`--with`, `compare` and `sweep` from the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

Run = Callable[..., Result]

SHORT = """
name = "Short"

[numbers]
rounds.last = 4

[text.en]
person-sun-bin = "Sun Bin the Elder"
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


@pytest.fixture
def short(tmp_path: Path) -> str:
    file = tmp_path / "short.toml"
    file.write_text(SHORT, encoding="utf8")
    return str(file)


def test_a_variant_is_simulated_named_and_recorded(run: Run, short: str, tmp_path: Path) -> None:
    result = run("simulate", "states", "--with", short, "-n", "2", "--seats", "3", "--records", "records")
    assert result.exit_code == 0, result.output
    assert "Variant Short" in result.output and "numbers.rounds.last: 15 → 4" in result.output
    record = tmp_path / "records" / "000000.jsonl"
    assert json.loads(record.read_text().splitlines()[0])["variant"]["name"] == "Short"
    verified = run("verify", str(record))
    assert verified.exit_code == 0 and "Variant Short" in verified.output and "holds" in verified.output
    assert "Variant Short" in run("replay", str(record), "--step", "3").output


def test_a_variant_is_played_and_resumed(run: Run, short: str, tmp_path: Path) -> None:
    bots = ["--seat", "1=random", "--seat", "2=random", "--seat", "3=random"]
    played = run("play", "states", "--with", short, *bots, "--seed", "1", "--save", "game.jsonl")
    assert played.exit_code == 0 and "Variant Short" in played.output
    assert "Variant Short" in run("play", "--resume", "game.jsonl").output
    assert "takes everything from the file" in run("play", "--resume", "game.jsonl", "--with", short).output


def test_a_variant_is_measured(run: Run, short: str) -> None:
    usual = json.loads(run("bench", "states", "--seconds", "0.05", "--json").output)
    brief = json.loads(run("bench", "states", "--seconds", "0.05", "--json", "--with", short).output)
    assert brief["decisions_per_game"] < usual["decisions_per_game"] / 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[persons.sun_bim]\nvp = 3", "bad.toml, line 1, persons.sun_bim: there is no 'sun_bim'"),
        ("[numbers]\nrounds.last = 40", "states cannot be played with these changes"),
        ("[text.en]\nperson-sun-bim = 'x'", "bad.toml, line 2, text.en.person-sun-bim: there is no message"),
        ("[numbers", "bad.toml: Expected"),
    ],
)
def test_a_bad_overlay_ends_with_a_message(run: Run, tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "bad.toml").write_text(text, encoding="utf8")
    result = run("simulate", "states", "--with", "bad.toml", "-n", "1", "--seats", "5")
    assert result.exit_code == 2 and message in result.output


@pytest.mark.parametrize(
    "line",
    [
        "play states --with bad.toml --save game.jsonl",
        "simulate states --with bad.toml --seats 3 --out run",
        "simulate states --with bad.toml --seats 3 --records records",
        "bench states --with bad.toml",
        "compare states --a plain --b bad.toml --out ab.json",
        "compare states --a plain --b plain --with bad.toml --out ab.json",
        "sweep states --with bad.toml --vary numbers.rounds.last=4..6 --out grid.csv --plot grid.svg",
        "tune states --with bad.toml --goal goals.toml --out best.toml",
        "serve --with bad.toml",
    ],
)
def test_every_command_refuses_a_bad_overlay_and_writes_nothing(run: Run, tmp_path: Path, line: str) -> None:
    (tmp_path / "goals.toml").write_text(GOALS, encoding="utf8")
    (tmp_path / "bad.toml").write_text("game = 'states'\n[persons.sun_bim]\nvp = 3", encoding="utf8")
    result = run(*line.split())
    assert result.exit_code == 2
    assert "bad.toml, line 2, persons.sun_bim: there is no 'sun_bim'" in result.output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.toml", "goals.toml"]


def test_two_sides_are_compared(run: Run, short: str, tmp_path: Path) -> None:
    wanted = ["-n", "4", "--seats", "3", "--bots", "random", "--measure", "turns"]
    result = run("compare", "states", "--a", "plain", "--b", short, *wanted, "--out", "ab.json")
    assert result.exit_code == 0, result.output
    assert (
        "numbers.rounds.last: 15 → 4" in result.output and "turns" in result.output and "less under B" in result.output
    )
    data = json.loads((tmp_path / "ab.json").read_text())
    assert data["differences"][0]["value"] < 0
    assert data["sides"][1]["job"]["changes"]["numbers"] == {"rounds": {"last": 4}}


def test_two_option_sets_and_two_bots_are_compared(run: Run) -> None:
    sides = ["--a", "us-handicap=0", "--b", "us-handicap=9", "--b", "bots=random,random"]
    result = run("compare", "twilight", *sides, "-n", "3", "--bots", "random", "--measure", "seat.2")
    assert result.exit_code == 0 and "seat.2" in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--a", "plain", "--b", "missing.toml"], "missing.toml: cannot be read"),
        (["--a", "plain", "--b", "no-such=1"], "states has no option 'no-such'"),
        (["--a", "plain", "--b", "bots=nobody"], "no bot 'nobody'"),
        (["--a", "plain", "--b", "package=nowhere"], "there is no package `sandtable` in this folder"),
        (["--a", "plain", "--b", "plain", "--measure", "luck"], "there is no measure 'luck'"),
    ],
)
def test_what_cannot_be_compared_is_said(run: Run, arguments: list[str], message: str) -> None:
    result = run("compare", "states", *arguments, "-n", "2", "--seats", "3", "--bots", "random")
    assert result.exit_code == 2 and message in result.output


def test_a_sweep_prints_writes_and_draws(run: Run, tmp_path: Path) -> None:
    files = ["--out", "grid.csv", "--plot", "grid.svg"]
    vary = ["--vary", "numbers.rounds.last=4..6/2", "--vary", "general_events.deck.hand_size=5"]
    result = run("sweep", "states", *vary, "-n", "2", "--seats", "3", "--bots", "random", "--measure", "turns", *files)
    assert result.exit_code == 0, result.output
    assert "unchanged" in result.output
    rows = (tmp_path / "grid.csv").read_text().splitlines()
    assert rows[0].startswith("numbers.rounds.last,general_events.deck.hand_size,measure,value")
    assert len(rows) == 4
    assert (tmp_path / "grid.svg").read_text().startswith("<svg")


def test_a_sweep_of_nothing_that_exists_is_refused_at_once(run: Run) -> None:
    result = run("sweep", "taiwan2045", "--vary", "missions.a_3.welcom_score=2..6")
    assert result.exit_code == 2 and "did you mean 'welcome_score'?" in result.output


def test_a_tuning_tells_trade_offs_the_best_and_what_matters(run: Run, tmp_path: Path) -> None:
    (tmp_path / "goals.toml").write_text(GOALS, encoding="utf8")
    play = ["--trials", "2", "-n", "2", "--check-games", "2", "--seats", "3", "--bots", "random", "--out", "best.toml"]
    result = run("tune", "states", "--goal", "goals.toml", *play)
    assert result.exit_code == 0, result.output
    for title in ("Trade-offs found", "on fresh random numbers", "One step away from the best"):
        assert title in result.output
    assert (tmp_path / "best.toml").read_text().startswith('name = "Tuned"\nnumbers.rounds.last = ')
    assert (tmp_path / "tune.journal").exists()
    other = run("tune", "states", "--goal", "goals.toml", *play[:2], "-n", "3")
    assert other.exit_code == 2 and "name a new file" in other.output
