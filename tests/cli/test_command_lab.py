"""`games`, `bench` and `simulate`."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from sandtable.cli import console

Run = Callable[..., Result]


def test_games_are_listed_with_seats_and_bots(run: Run) -> None:
    output = run("games", "--lang", "ja").output
    assert "fords" in output and "渡し場" in output and "2–4" in output and "montecarlo" in output


def test_bench_prints_speed_and_whether_it_is_compiled(run: Run) -> None:
    output = run("bench", "fords", "--seconds", "0.05").output
    assert "decisions/s" in output and "games/s" in output and "game in plain Python" in output


def test_bench_as_json(run: Run) -> None:
    speed = json.loads(run("bench", "fords", "--seconds", "0.05", "--seats", "2", "--json").output)
    assert speed["seats"] == 2
    assert speed["decisions_per_game"] == 18
    assert 0.6 < speed["chance_share"] < 0.7
    assert speed["game_compiled"] is False


def test_simulate_ends_in_tables(run: Run) -> None:
    output = run("simulate", "fords", "-n", "40", "--seats", "2", "--seed", "3").output
    for shown in ("40 games", "Wins by seat", "1 First bank", "Length", "How games end", "100.0%"):
        assert shown in output
    assert "Wins by bot" not in output


def test_unlike_bots_are_compared(run: Run) -> None:
    output = run("simulate", "fords", "-n", "10", "--bots", "montecarlo:2,random", "--rotate").output
    assert "Wins by bot" in output


def test_records_are_written(run: Run, tmp_path: Path) -> None:
    records = tmp_path / "records"
    run("simulate", "fords", "-n", "3", "--seats", "2", "--records", str(records))
    files = sorted(records.iterdir())
    assert [file.name for file in files] == ["000000.jsonl", "000001.jsonl", "000002.jsonl"]
    assert all(run("verify", str(file)).exit_code == 0 for file in files)


def test_the_number_of_processes_changes_nothing(run: Run, tmp_path: Path) -> None:
    shown = []
    for jobs in ("1", "2"):
        line = ("simulate", "fords", "-n", "6", "--jobs", jobs, "--bots", "montecarlo:3,random,random", "--rotate")
        result = run(*line, "--out", str(tmp_path / jobs))
        assert result.exit_code == 0
        shown.append(result.output.split("Wins by seat")[1].split("Everything")[0])
    assert shown[0] == shown[1]
    assert all(
        path.read_bytes() == (tmp_path / "2" / path.relative_to(tmp_path / "1")).read_bytes()
        for path in (tmp_path / "1").rglob("*.parquet")
    )


def test_a_run_and_records_are_two_commands(run: Run, tmp_path: Path) -> None:
    result = run("simulate", "fords", "--out", str(tmp_path / "run"), "--records", str(tmp_path / "records"))
    assert result.exit_code == 2
    assert "do not go together" in result.output
    assert not list(tmp_path.iterdir())


def test_without_polars_a_run_says_what_to_install(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "find_spec", lambda module: None)
    result = run("simulate", "fords", "--out", str(tmp_path / "run"))
    assert result.exit_code == 2
    assert "pip install 'sandtable[lab]'" in result.output


def test_the_version(run: Run) -> None:
    assert run("--version").output.startswith("sandtable ")


def test_a_run_becomes_a_report_in_ones_language(run: Run, tmp_path: Path) -> None:
    folder = str(tmp_path / "evening")
    run("simulate", "fords", "-n", "4", "--seats", "2", "--out", folder)
    assert run("report", folder, "--language", "ja").exit_code == 0
    assert '<html lang="ja">' in (tmp_path / "evening.html").read_text(encoding="utf8")
    again = run("report", folder)
    assert again.exit_code == 2 and "already exists and is left as it is" in again.output
    assert run("report", folder, "--out", str(tmp_path / "en.html")).exit_code == 0


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("report nowhere", "there is no run"),
        ("report thesis", "is not a run"),
        ("report evening --lang klingon", "no language 'klingon'"),
        ("report broken", "games/000000.parquet is damaged"),
    ],
)
def test_what_cannot_be_reported_on_is_said_and_nothing_is_written(
    run: Run, tmp_path: Path, line: str, message: str
) -> None:
    (tmp_path / "thesis").mkdir()
    for folder in ("evening", "broken"):
        run("simulate", "fords", "-n", "2", "--seats", "2", "--out", folder)
    (tmp_path / "broken" / "games" / "000000.parquet").write_bytes(b"PAR1")
    result = run(*line.split())
    assert result.exit_code == 2 and message in result.output.replace("\n", " ")
    assert not list(tmp_path.glob("*.html*"))


def test_a_bot_of_one_s_own_plays(run: Run, tmp_path: Path) -> None:
    source = "class Last:\n    def choose(self, sight):\n        return sight.decision.options[-1]\n"
    (tmp_path / "mybots.py").write_text(source, encoding="utf8")
    assert "mybots:Last" in run("simulate", "fords", "-n", "4", "--bots", "mybots:Last,random").output
    saved = tmp_path / "saved.jsonl"
    run("play", "fords", "--seat", "1=mybots:Last", "--seat", "2=random", "--seed", "5", "--save", str(saved))
    assert "holds" in run("verify", str(saved)).output
    refused = run("play", "--resume", str(saved))
    assert refused.exit_code == 2 and "a record cannot bring a bot" in refused.stderr
