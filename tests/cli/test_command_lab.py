"""`games`, `bench` and `simulate`."""

import json
from collections.abc import Callable
from pathlib import Path

import polars
from typer.testing import Result

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


def test_results_and_records_are_written(run: Run, tmp_path: Path) -> None:
    out, records = tmp_path / "results.parquet", tmp_path / "records"
    run("simulate", "fords", "-n", "3", "--seats", "2", "--out", str(out), "--records", str(records))
    assert polars.read_parquet(out)["number"].to_list() == [0, 1, 2]
    files = sorted(records.iterdir())
    assert [file.name for file in files] == ["000000.jsonl", "000001.jsonl", "000002.jsonl"]
    assert all(run("verify", str(file)).exit_code == 0 for file in files)


def test_the_number_of_processes_changes_nothing(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    for jobs, out in (("1", one), ("2", two)):
        bots = ("--bots", "montecarlo:3,random,random", "--rotate")
        assert run("simulate", "fords", "-n", "12", "--jobs", jobs, *bots, "--out", str(out)).exit_code == 0
    assert polars.read_parquet(one).equals(polars.read_parquet(two))


def test_the_version(run: Run) -> None:
    assert run("--version").output.startswith("sandtable ")
