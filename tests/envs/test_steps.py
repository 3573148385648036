"""Records and runs as steps to learn from."""

import json
from pathlib import Path
from random import Random

import numpy as np
import polars as pl
import pytest
from tests.games.twilight.logwriter import write_game
from typer.testing import CliRunner, Result

from sandtable.cli.main import app
from sandtable.engine import Game, Keyed, Match, Record
from sandtable.engine.errors import BadRecord, OtherRules
from sandtable.envs.steps import MixedGames, Steps, export, played
from sandtable.games import find_game, game_ids
from sandtable.testing import random_answers


def record_of(game: Game, seed: int, steps: int = 10**6) -> Record:
    match = Match.new(game, ["a"] * game.seats[0], chance=Keyed.from_seed(seed))
    random_answers(match, Random(seed), steps)
    return match.close()


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture
def records(tmp_path: Path) -> Path:
    folder = tmp_path / "records"
    folder.mkdir()
    for seed in range(2):
        record_of(find_game("states"), seed).write(folder / f"{seed}.jsonl")
    record_of(find_game("states"), 7, 40).write(folder / "unfinished.jsonl")
    return folder


@pytest.mark.parametrize("game", [id for id in game_ids() if id != "axis"])
def test_every_step_is_one_that_was_offered(game: str) -> None:
    record = record_of(find_game(game), 3)
    steps = Steps(played(record))
    rows = steps.rows(0)
    assert steps.over and len(rows["action"]) == sum(1 for answer in record.in_force() if answer.by >= 0)
    assert (rows["mask"][np.arange(len(rows["action"])), rows["action"]] == 1).all()
    finals = dict(zip(rows["seat"].tolist(), rows["return"].tolist(), strict=True))
    assert finals == {
        seat: pytest.approx(value) for seat, value in enumerate(steps.episode.returns()) if seat in finals
    }


def test_parquet_and_numpy_say_the_same(records: Path, tmp_path: Path) -> None:
    parquet, folder = tmp_path / "steps.parquet", tmp_path / "steps"
    told = run("export", records, "--for", "learning", "--out", parquet).output
    assert "2 games" in told and "1 unfinished left out" in told
    run("export", records, "--for", "learning", "--format", "numpy", "--out", folder)
    table = pl.read_parquet(parquet)
    arrays = np.load(folder / "000000.npz")
    for name in ("game", "step", "seat", "action", "return", "features", "mask"):
        assert np.array_equal(table[name].to_numpy(), arrays[name]), name
    schema = json.loads((folder / "schema.json").read_text(encoding="utf8"))
    assert schema["size"] == arrays["features"].shape[1] and schema["game"] == "states"


def test_a_run_is_exported_like_its_records(tmp_path: Path) -> None:
    folder, records = tmp_path / "run", tmp_path / "records"
    assert run("simulate", "dawn", "-n", 3, "--seed", 4, "--out", folder).exit_code == 0
    assert run("simulate", "dawn", "-n", 3, "--seed", 4, "--records", records).exit_code == 0
    tables = []
    for number, source in enumerate((folder, records)):
        file = tmp_path / f"{number}.parquet"
        told = run("export", source, "--for", "learning", "--out", file)
        assert told.exit_code == 0, told.output
        tables.append(pl.read_parquet(file))
    assert tables[0].equals(tables[1])


def test_games_imported_from_elsewhere_are_exported_too(tmp_path: Path) -> None:
    """One that was played to its end, and one that somebody gave up."""
    logs = [tmp_path / "whole.txt", tmp_path / "given-up.txt"]
    logs[0].write_text(write_game(3), encoding="utf8")
    logs[1].write_text(write_game(3, 60), encoding="utf8")
    assert run("import", "twilight", *logs, "--write").exit_code == 0
    assert len(list(tmp_path.glob("*.jsonl"))) == 2
    file, both = tmp_path / "steps.parquet", tmp_path / "both.parquet"
    assert "1 games" in (told := run("export", tmp_path, "--for", "learning", "--out", file).output)
    assert "1 unfinished left out" in told
    told = run("export", tmp_path, "--for", "learning", "--unfinished", "--out", both).output
    assert "2 games" in told and "1 unfinished among them" in told
    table = pl.read_parquet(both)
    assert table.filter(pl.col("return").is_nan())["game"].n_unique() == 1
    assert table.filter(~pl.col("return").is_nan()).drop("game").equals(pl.read_parquet(file).drop("game"))


def test_what_a_bot_finds_each_option_worth_stands_beside_the_steps(tmp_path: Path) -> None:
    records, folder, file = tmp_path / "records", tmp_path / "steps", tmp_path / "steps.parquet"
    assert run("simulate", "states", "-n", 1, "--bots", "adviser", "--seed", 4, "--records", records).exit_code == 0
    asked = ("export", records, "--for", "learning", "--opinion", "adviser")
    assert run(*asked, "--format", "numpy", "--out", folder).exit_code == run(*asked, "--out", file).exit_code == 0
    rows = np.load(folder / "000000.npz")
    opinion, taken = rows["opinion"], rows["opinion"][np.arange(len(rows["action"])), rows["action"]]
    assert np.array_equal(~np.isnan(opinion), rows["mask"] == 1)
    compared = (taken == np.nanmax(opinion, axis=1)).mean()
    assert compared > 0.9, "the adviser follows its own opinion, but for what it does not compare alone"
    assert np.array_equal(pl.read_parquet(file)["opinion"].to_numpy(), opinion, equal_nan=True)


def test_a_bot_that_nobody_knows_has_no_opinion(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "steps.parquet"
    result = run("export", records, "--for", "learning", "--opinion", "advisor", "--out", out)
    assert result.exit_code == 2 and "adviser" in result.stderr and not out.exists()


def test_games_of_two_kinds_do_not_fit_into_one_table(tmp_path: Path) -> None:
    games = [played(record_of(find_game(id), 1), id) for id in ("states", "dawn")]
    with pytest.raises(MixedGames, match="dawn: its features"):
        export(games, tmp_path / "steps.parquet")


def test_a_record_that_does_not_hold_says_where(tmp_path: Path) -> None:
    record = record_of(find_game("dawn"), 1)
    entries = [*record.entries[:20], *record.entries[21:]]
    with pytest.raises(BadRecord, match="broken: step 27 does not fit"):
        Steps(played(Record(record.game, record.version, record.options, record.seats, entries), "broken"))
    old = Record(record.game, "0", record.options, record.seats, record.entries)
    with pytest.raises(OtherRules, match="rules 0 of dawn"):
        played(old)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--for", "fun", "--out", "x"], "--for knows only 'learning', not 'fun'"),
        (["--for", "learning", "--out", "x", "--format", "csv"], "--format is parquet or numpy, not 'csv'"),
        (["--for", "learning", "--out", "."], "is a folder"),
    ],
)
def test_bad_arguments(records: Path, arguments: list[str], says: str) -> None:
    result = run("export", records, *arguments)
    assert result.exit_code == 2 and says in result.stderr


def test_unfinished_games_alone_are_nothing_to_export(records: Path, tmp_path: Path) -> None:
    result = run("export", records / "unfinished.jsonl", "--for", "learning", "--out", tmp_path / "steps.parquet")
    assert result.exit_code == 2 and "no game among them that is over" in result.stderr
