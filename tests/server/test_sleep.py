"""Matches that nobody touches sleep, and nobody notices: not players, not watchers, not clocks, not bots."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sandtable.engine import Note
from sandtable.games import find_game
from sandtable.server.actions import give_answer
from sandtable.server.hub import Hub
from sandtable.server.live import Live
from sandtable.server.new_matches import Plan, SeatWish, found
from sandtable.server.serialize import Notebook
from sandtable.server.settings import Settings
from sandtable.server.store import Person, Store
from sandtable.server.subscriber import Subscriber
from sandtable.server.table import Table

from .kit import FREE, Chair, Json, Player, serving, wait_until
from .test_clocks import LIVE
from .test_play import play_out

ADA = Person("p_ada", "Ada", 0)
SLEEPING_BYTES = 20_000


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite3'}"


@pytest.fixture
def sleepy(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Callable[[str], None]]]:
    """A server that sleeps whenever it can; and what waits until a match does."""
    lives: dict[str, Live] = {}
    real = Live.fall_asleep

    def noted(self: Live, now: int) -> None:
        lives[self.id] = self
        real(self, now)

    monkeypatch.setattr(Live, "fall_asleep", noted)
    with serving(replace(settings, sleep_s=0.0, sweep_s=0.02)) as url:
        yield url, lambda match: wait_until(lambda: match in lives and lives[match].asleep is not None)


def told(chair: Chair) -> Json:
    """What a socket shows, but for the moment of it and for who is present: servers learn that in time."""
    table = {key: value for key, value in chair.table.items() if key not in ("clocks", "watchers")}
    table["seats"] = [{key: value for key, value in seat.items() if key != "here"} for seat in table["seats"]]
    return {"view": chair.update["view"], "notes": chair.notes, "chat": chair.chat, "table": table}


def test_a_whole_game_on_a_server_that_keeps_falling_asleep(
    sleepy: tuple[str, Callable[[str], None]], settings: Settings
) -> None:
    """Against a bot, with a watcher here and one at a server that is awake: both see the same to the end."""
    url, until_asleep = sleepy
    with serving(settings) as awake:
        ada = Player(url)
        match = ada.new_match("me", "bot:random")["match"]
        with ada.sit(match) as chair, Player(url).sit(match) as here, Player(awake).sit(match) as there:
            chair.do("chat", text="hello")
            while not chair.over:
                until_asleep(match)
                chair.answer()
                chair.wait_for_turn()
            for watcher in (here, there):
                watcher.wait(lambda watcher=watcher: watcher.over and watcher.table["status"] == "over")  # type: ignore[misc]
                watcher.wait(lambda watcher=watcher: len(watcher.chat) == 1)  # type: ignore[misc]
            assert told(here) == told(there)


def test_nothing_is_told_twice_when_it_wakes(sleepy: tuple[str, Callable[[str], None]]) -> None:
    """Somebody chats: a watcher whose match slept is told the line, and neither the board nor the table again."""
    url, until_asleep = sleepy
    ada = Player(url)
    match = ada.new_match("me", "me")["match"]
    with ada.sit(match) as chair, Player(url).sit(match) as watcher:
        ada.post(f"/api/matches/{match}/act", {"type": "chat", "text": "first"})
        watcher.wait(lambda: len(watcher.chat) == 1)
        updates, tables = watcher.updates, dict(watcher.table)
        until_asleep(match)
        ada.post(f"/api/matches/{match}/act", {"type": "chat", "text": "second"})
        watcher.wait(lambda: len(watcher.chat) == 2)
        assert watcher.updates == updates and watcher.table == tables
        chair.answer()


def test_a_secret_answer_in_a_sleeping_match_tells_nobody(sleepy: tuple[str, Callable[[str], None]]) -> None:
    url, until_asleep = sleepy
    ada, bob = Player(url), Player(url)
    created = ada.new_match("me", "open", clock=LIVE)
    bob.join(created)
    match = created["match"]
    with bob.sit(match) as other, ada.sit(match) as chair:
        other.wait(lambda: other.table["seats"][0]["here"])
        updates = other.updates
        until_asleep(match)
        received: list[Json] = []
        chair.answer()
        other.say("ping")
        while not received or received[-1]["type"] != "pong":
            received.append(other.receive())
        assert [message["type"] for message in received] == ["pong"] and other.updates == updates


def test_a_deadline_passes_in_sleep(sleepy: tuple[str, Callable[[str], None]], later: Callable[[float], None]) -> None:
    """Of a clock that only warns: those who watch are told; of one that counts: what was agreed happens."""
    url, until_asleep = sleepy
    ada, bob = Player(url), Player(url)
    for expiry in ("wait", "lose"):
        created = ada.new_match("me", "open", clock={**LIVE, "expiry": expiry})
        bob.join(created)
        with bob.sit(created["match"]) as watching:
            watching.wait(lambda: watching.table["status"] == "playing")
            until_asleep(created["match"])
            later(24 * 3600)
            if expiry == "wait":
                watching.wait(lambda: bool(watching.table["overdue"]))
            else:
                watching.wait(lambda: watching.table["status"] == "over")


def test_a_bot_answers_in_a_match_that_slept(sleepy: tuple[str, Callable[[str], None]]) -> None:
    url, until_asleep = sleepy
    ada = Player(url)
    match = ada.new_match("me", "bot:random")["match"]
    with ada.sit(match) as chair:
        until_asleep(match)
        play_out(chair)
    assert ada.get(f"/api/matches/{match}/verify")["ok"]


def test_another_process_writes_to_a_match_that_sleeps_here(
    sleepy: tuple[str, Callable[[str], None]], settings: Settings
) -> None:
    url, until_asleep = sleepy
    with serving(settings) as elsewhere:
        ada = Player(elsewhere)
        match = ada.new_match("me", "me")["match"]
        with Player(url).sit(match) as watcher:
            for seat in (0, 1):
                until_asleep(match)
                ask = ada.get(f"/api/matches/{match}/view", seat=seat)["ask"]
                body = {"type": "answer", "seat": seat, "turn": ask["turn"], "answer": ask["options"][0]}
                ada.post(f"/api/matches/{match}/act", body)
            watcher.wait(lambda: watcher.update["view"]["turn"] == 2)


def test_a_match_without_sockets_is_let_go(sleepy: tuple[str, Callable[[str], None]]) -> None:
    ada = Player(sleepy[0])
    match = ada.new_match("me", "me")["match"]
    with ada.sit(match) as chair:
        chair.answer()
        before = told(chair)
    with ada.sit(match, 0) as chair:
        assert told(chair)["view"] == before["view"]


# Memory


async def crowd(hub: Hub, count: int, answers: int) -> list[Live]:
    """So many matches, each played for a while, with a socket that has been told everything."""
    lives = []
    for _ in range(count):
        table = await found(hub, ADA, Plan("states", [SeatWish("me")] * 3))
        id = table.header.id
        await hub.change(id, lambda table: play_on(table, answers))
        live, subscriber = hub.live(id), Subscriber(ADA, 0)
        live.come(subscriber)
        await hub.compose(live, subscriber)
        lives.append(live)
    return lives


def play_on(table: Table, answers: int) -> None:
    assert table.match is not None
    for _ in range(answers):
        decision = table.match.pending[0]
        name = table.game.names[decision.options[0]]
        give_answer(table, table.updated + 1, decision.seat, table.turn_of(decision.seat), name)


def test_a_sleeping_match_weighs_little_and_wakes_soon(database: str) -> None:
    async def measure() -> tuple[float, float]:
        store = Store(Settings(database=database).sqlalchemy_url, "test")
        hub = Hub(store, Settings(limits=FREE, sleep_s=0.0))
        try:
            await crowd(hub, 2, 60)
            gc.collect()
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            lives = await crowd(hub, 5, 60)
            hub.put_to_sleep()
            gc.collect()
            weight = (tracemalloc.get_traced_memory()[0] - before) / len(lives)
            tracemalloc.stop()
            assert all(live.table is None and live.asleep for live in lives)
            used = time.process_time()
            for live in lives:
                (subscriber,) = live.subscribers
                assert await hub.compose(live, subscriber) == [], "nothing has changed, so nothing is told"
            return weight, (time.process_time() - used) / len(lives)
        finally:
            await hub.close()
            store.close()

    weight, seconds = asyncio.run(measure())
    assert weight <= SLEEPING_BYTES and seconds < 0.1


def test_a_line_of_the_log_that_is_kept_weighs_little_more_than_its_text() -> None:
    notes = [Note("drawn", "1", {"n": number}, (), False) for number in range(500)]
    book = Notebook()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        book._catch_up(find_game("fords"), notes)
        weight = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert weight < 2 * sum(map(len, book._lines))
