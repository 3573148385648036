"""A run is a folder with everything that happened: streamed, resumable, the same bytes whoever plays."""

import gc
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest

from sandtable.engine import CHANCE, Game, Log, Match, Record, Tape
from sandtable.engine.record import Answer
from sandtable.lab import Job, play_game
from sandtable.lab.events import Tables
from sandtable.lab.pool import play_parts
from sandtable.lab.report import write_report
from sandtable.lab.run import BadRun, OtherRun, Run, Unfinished, Writer, part_file
from sandtable.lab.table import garbage_searched_seldom

JOB = Job("fords", ("random", "montecarlo:2"), games=12, seed=3, again=4)


def write(folder: Path, job: Job = JOB, jobs: int = 1, most: int = 10**6) -> list[int]:
    """Plays what is missing, at most so many parts; returns the games played."""
    played: list[int] = []
    with Writer.open(folder, job, ["sandtable", "simulate", job.game]) as writer:
        missing = writer.missing()[:most]
        for part, tables in play_parts(job, {part: writer.facts.parts[part] for part in missing}, jobs):
            writer.write(part, tables)
            played += writer.facts.parts[part]
        if not writer.missing():
            writer.finish()
    return sorted(played)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.parquet"))}


@pytest.fixture
def run(fords: Game, tmp_path: Path) -> Run:
    write(tmp_path / "run")
    return Run.open(tmp_path / "run")


def test_a_run_says_what_was_run(run: Run, fords: Game) -> None:
    facts = run.facts
    assert (facts.game, facts.games, facts.seed, facts.bots) == ("fords", 12, 3, ["random", "montecarlo:2"])
    assert facts.rules == fords.version
    assert facts.command[:2] == ["sandtable", "simulate"]
    assert len(facts.content) == 16 and facts.machine["cores"] == os.cpu_count()
    assert facts.started <= facts.finished


def test_games_and_seats_are_the_results(run: Run) -> None:
    assert run.results() == [play_game(JOB, number) for number in range(JOB.games)]
    assert run.seats.select("game", "seat", "role", "bot").collect().row(3) == (1, 1, "bank-2", "montecarlo:2")
    assert run.seats.group_by("game").agg(pl.col("won").sum()).collect()["won"].is_in([0.0, 1.0]).all()


def test_the_answers_are_the_whole_game(run: Run, fords: Game) -> None:
    rows = run.answers.filter(pl.col("game") == 7).collect()
    match = Match.new(fords, ["a", "b"])
    for seat, prompt, answer in rows.select("seat", "prompt", "answer").iter_rows():
        decision = match.decision_of(seat)
        assert decision is not None and decision.prompt == prompt
        match.submit(seat, answer)
    assert match.state.winners == play_game(JOB, 7).winners
    assert set(rows["seat"]) == {CHANCE, 0, 1}


def test_events_are_the_log_with_its_values_and_causes(run: Run, fords: Game) -> None:
    answers = run.answers.filter(pl.col("game") == 7).collect()
    record = Record("fords", fords.version, {}, ["a", "b"])
    record.entries += [Answer(*row) for row in answers.select("seat", "prompt", "answer").iter_rows()]
    notes = Match(fords, record).log.notes
    events = run.events.filter(pl.col("game") == 7).sort("line").collect()
    assert [(note.key, note.rule, list(note.audience)) for note in notes] == list(
        events.select("key", "rule", "audience").iter_rows()
    )
    for note, row in zip(notes, events.iter_rows(named=True), strict=True):
        for name, value in note.values.items():
            told = fords.names[value] if name in fords.things and isinstance(value, int) else value
            assert row[name] == told
    assert any(note.audience for note in notes), "hidden lines are there too"
    caused = events.join(answers, on="step", suffix="-given")
    assert caused.height == events.height
    assert caused["actor"].to_list() == caused["seat-given"].to_list()
    assert caused["answer"].to_list() == caused["answer-given"].to_list()


def test_scores_are_looked_at_when_a_turn_begins(run: Run) -> None:
    game = run.scores.filter((pl.col("game") == 7) & (pl.col("seat") == 0)).collect()
    assert game["turn"].to_list() == sorted(game["turn"].to_list())
    assert {1, 2, 3} <= set(game["turn"])
    assert game["score"][0] == 0


def test_some_games_are_played_again_with_other_dice(run: Run) -> None:
    again = run.again.collect()
    assert sorted(set(again["game"])) == [0, 4, 8]
    assert sorted(set(again["point"])) == [0.0, 0.25, 0.5, 0.75]
    first = run.seats.collect().join(again, on=("game", "seat"))
    assert (first["score"] != first["score_right"]).any()


def test_bots_that_rate_their_options_say_how_many_were_about_as_good(fords: Game, tmp_path: Path) -> None:
    write(tmp_path / "run", Job("fords", (next(iter(fords.bots)), "random"), games=2))
    answers = Run.open(tmp_path / "run").answers.filter(pl.col("options") > 1).collect()
    rated = answers.filter(pl.col("near").is_not_null())
    assert set(rated["seat"]) == {0}
    assert ((rated["near"] >= 1) & (rated["near"] <= rated["options"])).all()


def test_the_bytes_do_not_depend_on_who_plays(fords: Game, tmp_path: Path) -> None:
    write(tmp_path / "one")
    write(tmp_path / "two", jobs=2)
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_garbage_is_searched_as_before_when_recording_has_failed() -> None:
    usual = gc.get_threshold()
    with pytest.raises(ZeroDivisionError), garbage_searched_seldom():
        assert gc.get_threshold()[0] > usual[0]
        raise ZeroDivisionError
    assert gc.get_threshold() == usual


def test_a_broken_run_goes_on_where_it_stopped(fords: Game, tmp_path: Path) -> None:
    write(tmp_path / "whole")
    first = write(tmp_path / "run", most=3)
    (tmp_path / "run" / "events" / "000003.part").write_bytes(b"cut short")
    part_file(tmp_path / "run", "events", 3).write_bytes(b"a part without its games is played anew")
    with pytest.raises(Unfinished, match="3 of 12 games are there; its command"):
        Run.open(tmp_path / "run")
    assert Run.open(tmp_path / "run", partial=True).games.collect().height == len(first)
    rest = write(tmp_path / "run")
    assert sorted(first + rest) == list(range(JOB.games))
    assert files(tmp_path / "run") == files(tmp_path / "whole")


def test_a_killed_command_leaves_a_run_that_goes_on(fords_site: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from sandtable.cli.main import app; app()"]
    command += ["simulate", "fords", "-n", "200", "--bots", "montecarlo:4", "--seats", "2", "--out", "run"]
    paths = os.pathsep.join([str(fords_site), *(path for path in sys.path if path)])
    child = subprocess.Popen(command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": paths}, stderr=subprocess.DEVNULL)
    folder = tmp_path / "run"
    while not part_file(folder, "games", 0).exists():
        assert child.poll() is None
        time.sleep(0.01)
    with pytest.raises(Unfinished, match="is still being written"):
        Run.open(folder)
    os.kill(child.pid, signal.SIGKILL)
    child.wait()
    before = files(folder)
    with pytest.raises(Unfinished, match="its command, given again, plays the rest"):
        Run.open(folder)
    subprocess.run(command, cwd=tmp_path, env={**os.environ, "PYTHONPATH": paths}, check=True, capture_output=True)
    after = files(folder)
    assert {name: after[name] for name in before} == before
    assert sorted(Run.open(folder).games.collect()["game"]) == list(range(200))


def test_a_finished_run_and_another_job_leave_it_as_it_is(run: Run) -> None:
    before = files(run.folder)
    with pytest.raises(OtherRun, match="is finished and is left as it is"):
        write(run.folder)
    with pytest.raises(OtherRun, match="is a run with seed 3, not 4; choose another folder"):
        write(run.folder, Job("fords", JOB.bots, games=12, seed=4, again=4))
    assert files(run.folder) == before


def test_two_writers_do_not_meet(fords: Game, tmp_path: Path) -> None:
    with Writer.open(tmp_path / "run", JOB, []), pytest.raises(Unfinished, match="by another process"):
        write(tmp_path / "run")


def damaged(run: Run) -> Iterator[tuple[str, str]]:
    events = part_file(run.folder, "events", 1)
    whole = events.read_bytes()
    events.write_bytes(whole[:-9])
    yield "cut", "events/000001.parquet is missing or damaged"
    events.unlink()
    yield "lost", "events/000001.parquet is missing or damaged"
    events.write_bytes(whole)
    facts = run.folder / "facts.json"
    text = facts.read_text()
    facts.write_text(json.dumps(json.loads(text) | {"format": 2}))
    yield "version", "is a run of format 2; this version reads format 1"
    facts.write_text(json.dumps(json.loads(text) | {"part": "two"}))
    yield "wrong kind", "facts.json is damaged"
    facts.write_text(text[:-20])
    yield "garbled", "facts.json is damaged"
    facts.unlink()
    yield "no facts", "is not a run: it has no facts.json"


def test_each_kind_of_damage_has_its_message(run: Run) -> None:
    for what, message in damaged(run):
        with pytest.raises((BadRun, OtherRun), match=message):
            print(what, Run.open(run.folder))
    with pytest.raises(BadRun, match="there is no run"):
        Run.open(run.folder / "nowhere")


@pytest.mark.parametrize("table", ["seats", "events"])
def test_damage_in_the_middle_of_a_file_is_told_when_it_is_read(run: Run, tmp_path: Path, table: str) -> None:
    file = part_file(run.folder, table, 1)
    whole = file.read_bytes()
    file.write_bytes(whole[:8] + bytes(len(whole) - 16) + whole[-8:])
    with pytest.raises(BadRun, match=rf"{table}/000001\.parquet is damaged"):
        write_report(Run.open(run.folder), tmp_path / "report.html")
    assert not list(tmp_path.glob("report.html*"))


def test_a_folder_of_other_things_is_left_alone(fords: Game, tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("precious")
    with pytest.raises(BadRun, match="exists and is not a run"):
        write(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.tex"]


def test_a_value_that_is_a_number_here_and_a_word_there_is_read_as_words(fords: Game, tmp_path: Path) -> None:
    write(tmp_path / "run")
    events = part_file(tmp_path / "run", "events", 0)
    table = pl.read_parquet(events)
    table.with_columns(roll=pl.lit("six")).write_parquet(events)
    rolls = Run.open(tmp_path / "run").events.collect()["roll"]
    assert {"six", "1", "2"} <= set(rolls)


def test_names_of_values_that_every_event_has_get_an_underscore(fords: Game) -> None:
    state = fords.start(2)
    state.log = Log()
    tape = Tape()
    state.note("odd", "1", step=4, seats=["one", "two"], none=[])
    tape.begin(0, state)
    tape.end()
    tables = Tables(fords, tape)
    row = tables.events(tables.answers()).row(0, named=True)
    assert (row["step"], row["step_"], row["seats"], row["none"]) == (None, 4, ["one", "two"], [])
