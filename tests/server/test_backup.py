"""Everything in one file, taken while people play, and a new server that goes on from it."""

from __future__ import annotations

import gzip
import json
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text, update
from typer.testing import CliRunner

from sandtable.cli.main import app
from sandtable.server import schema
from sandtable.server.backup import BadBackup, backup, check_file, restore
from sandtable.server.checks import check_matches
from sandtable.server.settings import Settings
from sandtable.server.store import Store

from .kit import FREE, Player, serving
from .test_play import play_out


def url_of(database: str) -> str:
    return Settings(database=database).sqlalchemy_url


def problems(database: str) -> list[str]:
    store = Store(url_of(database))
    try:
        return [problem for _, problem in check_matches(store, 0) if problem]
    finally:
        store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_new_server_goes_on_from_a_backup(
    database: str, settings: Settings, new_database: Callable[[str], str], kind: str, tmp_path: Path
) -> None:
    """From either kind of database into either: people, seats, cookies, running and finished matches."""
    file = tmp_path / "table.backup.gz"
    with serving(settings) as url:
        ada = Player(url)
        ada.post("/api/account", {"login": "ada", "password": "correct horse"})
        over, running = ada.new_match("me", "bot:random")["match"], ada.new_match("me", "me")["match"]
        with ada.sit(over) as chair:
            play_out(chair)
        record = ada.get(f"/api/matches/{over}/record")
        counts = backup(url_of(database), file, 0)
        with ada.sit(running) as chair:
            before = dict(chair.update)
            chair.answer()
        cookies = dict(ada.http.cookies)
    other = new_database(kind)
    assert restore(url_of(other), file) == counts and counts["matches"] == 2
    assert problems(other) == []
    with serving(Settings(database=other, limits=FREE, bot_pause_s=0.0, warm_bots=False)) as url:
        again = Player(url, cookies)
        assert again.me["login"] == "ada" and again.get(f"/api/matches/{over}/record") == record
        with again.sit(running) as chair:
            assert (chair.update["view"], chair.update["ask"]) == (before["view"], before["ask"])
            chair.answer()


def test_a_backup_is_of_one_moment(database: str, settings: Settings, tmp_path: Path) -> None:
    """While somebody plays on: each backup is whole, and none has half of an answer."""
    with serving(settings) as url:
        ada = Player(url)
        match = ada.new_match("me", "me")["match"]
        stop = threading.Event()
        taken: list[Path] = []

        def take() -> None:
            while not stop.is_set() or not taken:
                taken.append(tmp_path / f"{len(taken)}.gz")
                backup(url_of(database), taken[-1], 0)

        taker = threading.Thread(target=take)
        taker.start()
        with ada.sit(match, 0) as chair:
            for _ in range(15):
                chair.do_sit(1 - chair.update["seat"] if chair.update["ask"] is None else chair.update["seat"])
                if chair.over:
                    break
                chair.answer()
        stop.set()
        taker.join()
    for number, file in enumerate(taken[:12]):
        copy = f"sqlite:///{tmp_path / f'copy-{number}.sqlite3'}"
        restore(copy, file)
        assert problems(copy) == []


def test_nobody_else_reads_a_backup(settings: Settings, database: str, tmp_path: Path) -> None:
    Store(settings.sqlalchemy_url).close()
    backup(url_of(database), tmp_path / "x.gz", 0)
    assert stat.S_IMODE((tmp_path / "x.gz").stat().st_mode) == 0o600 and not (tmp_path / "x.gz.part").exists()


@pytest.fixture
def taken(tmp_path: Path) -> Path:
    url = f"sqlite:///{tmp_path / 'first.sqlite3'}"
    with serving(Settings(database=url, limits=FREE, warm_bots=False)) as address:
        Player(address).new_match("me", "me")
    backup(url, tmp_path / "taken.gz", 0)
    return tmp_path / "taken.gz"


def damaged(taken: Path, how: Callable[[list[str]], list[str]]) -> Path:
    lines = gzip.decompress(taken.read_bytes()).decode().splitlines(keepends=True)
    other = taken.with_name("damaged.gz")
    other.write_bytes(gzip.compress("".join(how(lines)).encode()))
    return other


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        (lambda lines: lines[:-1], "its end is missing"),
        (lambda lines: [*lines[:5], *lines[6:]], "is damaged"),
        (lambda lines: ["{}\n"], "is not a backup"),
        (lambda lines: [], "end is missing"),
    ],
)
def test_a_damaged_file_fills_nothing(
    taken: Path, tmp_path: Path, how: Callable[[list[str]], list[str]], expected: str
) -> None:
    other = f"sqlite:///{tmp_path / 'other.sqlite3'}"
    with pytest.raises(BadBackup, match=expected):
        restore(other, damaged(taken, how))
    assert not (tmp_path / "other.sqlite3").exists()


def test_a_truncated_file_and_one_of_a_newer_version_are_told_apart(taken: Path, tmp_path: Path) -> None:
    short = tmp_path / "short.gz"
    short.write_bytes(taken.read_bytes()[:-40])
    with pytest.raises(BadBackup, match="damaged"):
        check_file(short)

    def newer(lines: list[str]) -> list[str]:
        import hashlib

        lines = [lines[0].replace('"schema":"0', '"schema":"9'), *lines[1:-1]]
        digest = hashlib.sha256("".join(lines).encode()).hexdigest()
        return [*lines, json.dumps({"end": {}, "sha256": digest}) + "\n"]

    with pytest.raises(BadBackup, match="newer version"):
        restore(f"sqlite:///{tmp_path / 'other.sqlite3'}", damaged(taken, newer))


def test_a_database_with_matches_is_not_overwritten(taken: Path, tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="not empty"):
        restore(f"sqlite:///{tmp_path / 'first.sqlite3'}", taken)


def test_a_match_that_is_not_whole_is_named(taken: Path, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'first.sqlite3'}")
    with store.engine.begin() as connection:
        connection.execute(update(schema.matches).values(seq=schema.matches.c.seq + 1))
    assert [problem for _, problem in check_matches(store, 0)] == ["events are missing from its log"]
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE events SET answer = 'nonsense' WHERE kind = 'answer'"))
        connection.execute(update(schema.matches).values(seq=schema.matches.c.seq - 1))
    assert len([problem for _, problem in check_matches(store, 0) if problem]) == 1
    store.close()


def test_the_commands(taken: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = CliRunner()
    monkeypatch.setenv("SANDTABLE_DATABASE", str(tmp_path / "first.sqlite3"))
    made = run.invoke(app, ["backup", str(tmp_path / "again.gz")])
    assert made.exit_code == 0 and "1 matches" in made.output
    other = str(tmp_path / "second.sqlite3")
    filled = run.invoke(app, ["restore", str(tmp_path / "again.gz"), "--database", other])
    assert filled.exit_code == 0 and "1 matches checked, 0 not whole" in filled.output
    assert run.invoke(app, ["restore", str(tmp_path / "again.gz"), "--database", other]).exit_code == 2
    assert run.invoke(app, ["backup", "x.gz", "--database", str(tmp_path / "none.sqlite3")]).exit_code == 2
    assert not (tmp_path / "none.sqlite3").exists()
