"""Any process serves any match: two servers on one database."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from sandtable.server import app, notifications
from sandtable.server.presence import SILENT_MS, Presence
from sandtable.server.settings import Settings
from sandtable.server.store import Store

from .kit import FREE, Chair, Player, serving, wait_until
from .postgres import free_port
from .test_service import answers
from .turns import taking_turns


def test_an_answer_given_to_one_process_reaches_those_who_watch_at_another(serve_again: Callable[[], str]) -> None:
    here, there = serve_again(), serve_again()
    ada, bob = Player(here), Player(there)
    created = ada.new_match("me", "open")
    bob.join(created)
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        first.wait(lambda: first.table["status"] == "playing")
        while not first.over:
            for chair in (first, second):
                chair.wait_for_turn()
                if not chair.over:
                    chair.answer()
            first.wait_for_turn()
        second.wait(lambda: second.over)
    assert [note["key"] for note in first.notes if not note["private"]] == [
        note["key"] for note in second.notes if not note["private"]
    ]


def sees_the_end(chair: Chair) -> None:
    chair.wait(lambda: chair.over and chair.table["status"] == "over")


def test_a_proxy_need_not_be_sticky(serve_again: Callable[[], str]) -> None:
    """Three servers, and every request and every socket of a game comes to another one."""
    with taking_turns([serve_again() for _ in range(3)]) as url:
        ada, bob = Player(url), Player(url)
        for player in (ada, bob):
            player.http.headers["Connection"] = "close"
        created = ada.new_match("me", "open")
        match = created["match"]
        seats = {ada: 0, bob: bob.join(created)}
        with ada.sit(match) as first, bob.sit(match) as second, bob.sit(match) as third:
            while ada.get(f"/api/matches/{match}")["status"] != "over":
                for player, seat in seats.items():
                    if ask := player.get(f"/api/matches/{match}/view", seat=seat)["ask"]:
                        body = {"type": "answer", "seat": seat, "turn": ask["turn"], "answer": ask["options"][0]}
                        player.post(f"/api/matches/{match}/act", body)
            for chair in (first, second, third):
                sees_the_end(chair)
        assert ada.get(f"/api/matches/{match}/verify")["ok"]


def test_answers_that_race_at_two_processes(serve_again: Callable[[], str]) -> None:
    here, there = serve_again(), serve_again()
    ada = Player(here)
    twin = ada.at(there)
    match = ada.new_match("me", "me")["match"]
    for _ in range(3):
        ask = ada.get(f"/api/matches/{match}/view", seat=0)["ask"]
        outcomes: list[int] = []

        def send(player: Player, option: str, turn: str = ask["turn"], outcomes: list[int] = outcomes) -> None:
            body = {"type": "answer", "seat": 0, "turn": turn, "answer": option}
            outcomes.append(player.http.post(f"/api/matches/{match}/act", json=body).status_code)

        options = ask["options"]
        threads = [
            threading.Thread(target=send, args=(player, options[number % len(options)]))
            for number, player in enumerate([ada, twin] * 5)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(outcomes) == [200] + [409] * 9
        ask = twin.get(f"/api/matches/{match}/view", seat=1)["ask"]
        body = {"type": "answer", "seat": 1, "turn": ask["turn"], "answer": ask["options"][0]}
        twin.post(f"/api/matches/{match}/act", body)
    assert ada.get(f"/api/matches/{match}")["status"] == "over"


def test_a_process_that_heard_nothing_catches_up_by_itself(
    serve_again: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a pause, or when the connection that listens was cut: nobody is left on an old position."""

    async def deaf(_: object) -> None:
        await asyncio.sleep(3600)

    monkeypatch.setattr(app, "listen", deaf)
    here, there = serve_again(), serve_again()
    ada, eve = Player(here), Player(there)
    match = ada.new_match("me", "me")["match"]
    with eve.sit(match) as watcher:
        for seat in (0, 1):
            ask = ada.get(f"/api/matches/{match}/view", seat=seat)["ask"]
            body = {"type": "answer", "seat": seat, "turn": ask["turn"], "answer": ask["options"][0]}
            ada.post(f"/api/matches/{match}/act", body)
        watcher.wait(lambda: watcher.update["view"]["turn"] == 2)


def test_a_cookie_and_a_link_hold_at_every_process(serve_again: Callable[[], str]) -> None:
    ada = Player(serve_again())
    created = ada.new_match("me", "open")
    there = serve_again()
    assert ada.at(there).me["person"] == ada.me["person"]
    assert Player(there).join(created) == 1


def test_everybody_is_seen_at_every_process(serve_again: Callable[[], str]) -> None:
    here, there = serve_again(), serve_again()
    ada, bob, eve = Player(here), Player(there), Player(there)
    created = ada.new_match("me", "open")
    bob.join(created)
    match = created["match"]
    with ada.sit(match) as first:
        assert not first.table["seats"][1]["here"] and first.table["watchers"] == 0
        with bob.sit(match) as second, eve.sit(match):
            first.wait(lambda: first.table["seats"][1]["here"] and first.table["watchers"] == 1)
            second.wait(lambda: second.table["seats"][0]["here"] and second.table["watchers"] == 1)
            assert eve.get(f"/api/matches/{match}")["seats"][0]["here"]
        first.wait(lambda: not first.table["seats"][1]["here"] and first.table["watchers"] == 0)
    wait_until(lambda: not eve.get(f"/api/matches/{match}")["seats"][0]["here"])


def test_those_at_a_process_that_died_are_gone(settings: Settings) -> None:
    stores = [Store(settings.sqlalchemy_url, name) for name in ("one", "two", "three")]
    one, two, three = (Presence(store) for store in stores)
    two.tell({("m_1", "p_bob"): 2, ("m_1", ""): 1, ("m_2", "p_bob"): 1}, 1000)
    assert one.hear(1000) == {"m_1", "m_2"} and one.hear(1000) == set()
    assert one.elsewhere("m_1") == {"p_bob": 2, "": 1} and two.elsewhere("m_1") == {}
    two.tell({("m_1", "p_bob"): 1, ("m_1", ""): 1}, 2000)
    assert one.hear(2000) == {"m_1", "m_2"}
    three.tell({("m_1", "p_bob"): 1}, 2000)
    one.hear(2000)
    assert one.elsewhere("m_1") == {"p_bob": 2, "": 1} and one.elsewhere("m_2") == {}
    three.leave()
    assert one.hear(2000) == {"m_1"} and one.elsewhere("m_1") == {"p_bob": 1, "": 1}
    assert one.hear(2001 + SILENT_MS) == {"m_1"} and one.elsewhere("m_1") == {}
    for store in stores:
        store.close()


# Cut off, or paused


LISTENERS = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


def cut_listeners(database: str) -> None:
    """Ends the connections by which servers listen, as a network would."""
    of_listeners(database, "SELECT count(pg_terminate_backend(pid)) ")


def of_listeners(database: str, query: str) -> int:
    with psycopg.connect(database, autocommit=True) as connection:
        row = connection.execute((query + LISTENERS).encode()).fetchone()
    return int(row[0]) if row else 0


def wait_for_listeners(database: str, number: int) -> None:
    wait_until(lambda: of_listeners(database, "SELECT count(pid) ") == number)


@pytest.fixture
def on_postgresql(new_database: Callable[[str], str]) -> Settings:
    database = new_database("postgresql")
    return Settings(database=database, limits=FREE, bot_pause_s=0.0, sweep_s=0.1, warm_bots=False)


def answer_both(player: Player, match: str) -> None:
    for seat in (0, 1):
        ask = player.get(f"/api/matches/{match}/view", seat=seat)["ask"]
        body = {"type": "answer", "seat": seat, "turn": ask["turn"], "answer": ask["options"][0]}
        player.post(f"/api/matches/{match}/act", body)


def test_a_process_that_no_longer_hears_catches_up(on_postgresql: Settings) -> None:
    """The connections that listen are cut again and again, also while answers are given at another process."""
    with serving(on_postgresql) as here, serving(on_postgresql) as there:
        ada = Player(here)
        match = ada.new_match("me", "me")["match"]
        with Player(there).sit(match) as watcher:
            for turn in (2, 3):
                wait_for_listeners(on_postgresql.database, 2)
                cut_listeners(on_postgresql.database)
                answer_both(ada, match)
                cut_listeners(on_postgresql.database)
                watcher.wait(lambda turn=turn: watcher.update["view"]["turn"] == turn)  # type: ignore[misc]
        wait_for_listeners(on_postgresql.database, 2)


def pause(process: subprocess.Popen[bytes], database: str) -> None:
    """Stops it, but not in the middle of a write: on SQLite nobody could write then until it goes on."""
    while True:
        process.send_signal(signal.SIGSTOP)
        if not database.startswith("sqlite") or can_write(Path(database.removeprefix("sqlite:///"))):
            return
        process.send_signal(signal.SIGCONT)
        time.sleep(0.05)


def can_write(file: Path) -> bool:
    with closing(sqlite3.connect(file, timeout=0.2, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:
            return False
        connection.execute("ROLLBACK")
        return True


def test_a_process_that_was_paused_catches_up(settings: Settings) -> None:
    """Stopped by SIGSTOP while others play, and let go on: whoever watches there sees what was missed."""
    port, database = free_port(), settings.database
    command = [sys.executable, str(Path(__file__).parent / "run_server.py"), str(port), database]
    with serving(settings) as here, subprocess.Popen(command) as paused:
        try:
            there = f"http://127.0.0.1:{port}"
            wait_until(lambda: answers(f"{there}/healthz"))
            ada = Player(here)
            match = ada.new_match("me", "me")["match"]
            with Player(there).sit(match) as watcher:
                pause(paused, database)
                answer_both(ada, match)
                if database.startswith("postgresql"):
                    cut_listeners(database)
                paused.send_signal(signal.SIGCONT)
                watcher.wait(lambda: watcher.update["view"]["turn"] == 2)
        finally:
            paused.send_signal(signal.SIGCONT)
            paused.terminate()
            paused.wait(60)


def test_whoever_comes_back_has_caught_up_within_two_seconds() -> None:
    """By the periods at which a process looks; what a look itself takes is measured in `benchmarks/faults.py`."""
    assert notifications.COMPARE_S <= 1.0 and notifications.RECONNECT_S <= 1.0
