"""What an attacker would try: to stop the server, to use up what is everybody's, to see more, to come back."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from sqlalchemy import event, update
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from sandtable.engine import CHANCE, Match, Record, loads
from sandtable.engine.record import Answer, Entry, TakeBack
from sandtable.games import check_dice, find_game
from sandtable.server import app, fair_queue, new_matches, schema, sweeper, tasks
from sandtable.server.appends import Header
from sandtable.server.environment import BadSetting
from sandtable.server.errors import Refusal
from sandtable.server.fair_queue import FairQueue
from sandtable.server.hub import Hub
from sandtable.server.live import Live
from sandtable.server.middleware import HAS_LEFT
from sandtable.server.replays import Dice, Reel
from sandtable.server.routes import records
from sandtable.server.routes.socket import TRY_AGAIN_LATER
from sandtable.server.serve import serve
from sandtable.server.settings import Rate, Settings
from sandtable.server.store import Store
from sandtable.server.studies import Asker, GivenUp, Studies, Study, asker, breathe
from sandtable.server.table import Table
from sandtable.server.tasks import Tasks, alive

from .kit import FREE, Player, serving, wait_until
from .test_clocks import LIVE
from .test_play import play_out


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite3'}"


# Work that grows with the length of a game


def test_what_was_taken_back_costs_nothing_to_verify(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("fords")
    first = Answer(CHANCE, "draw", "order:1")
    entries = [entry for _ in range(5000) for entry in (first, TakeBack(0, 0))]
    header = Header("m_1", "fords", "1", {}, 2, {"kind": "none"}, False, "p_1", b"key", 0, copied=len(entries))
    played = 0
    submit = Match.submit

    def counted(self: Match, seat: int, name: str) -> None:
        nonlocal played
        played += 1
        submit(self, seat, name)

    monkeypatch.setattr(Match, "submit", counted)
    Dice(game, header, [*entries, first], [], b"", "").verify()
    assert played == 1
    assert len(Record("fords", "1", {}, ["a", "b"], [*entries, first]).in_force()) == 1


def test_taking_back_beside_others_costs_no_more() -> None:
    """Fifteen thousand answers, and as often one is taken back from among the rest: each is looked for once."""
    answers: list[Entry] = [Answer(0, "ask", "yes") for _ in range(15_000)]
    beside: list[Entry] = [entry for _ in range(7_500) for entry in (Answer(1, "ask", "yes"), TakeBack(1, 0, True))]
    record = Record("fords", "1", {}, ["a", "b"], [*answers, *beside])
    used = time.process_time()
    assert len(record.in_force()) == 15_000
    assert time.process_time() - used < 2


@pytest.mark.parametrize("held", ["address", "person"])
def test_one_visitor_cannot_fill_the_pool(held: str) -> None:
    """While one study of an address or a person runs, their others wait, and those of somebody else do not."""
    go, order = threading.Event(), list[str]()

    def work(name: str, wait: bool) -> None:
        if wait:
            go.wait(30)
        order.append(name)

    async def attack() -> None:
        studies = Studies("test", workers=2, waiting=3, seconds=60.0)

        async def ask(number: int, name: str, wait: bool) -> None:
            own = {"address": f"10.0.0.{number}", "person": f"p_{number}"}
            asker.set(Asker(**{**own, held: "the same" if wait or name == "one too many" else "another"}))
            await studies.run(work, name, wait)

        waiting = [asyncio.create_task(ask(n, f"attack {n}", True)) for n in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too much at once"):
            await asyncio.create_task(ask(5, "one too many", False))
        await asyncio.create_task(ask(6, "somebody else", False))
        assert order == ["somebody else"]
        go.set()
        await asyncio.gather(*waiting)
        studies.close()

    asyncio.run(attack())
    assert len(order) == 5


def test_a_study_ends_when_its_asker_leaves_or_the_server_stops() -> None:
    ended = threading.Event()

    def endless() -> None:
        try:
            while True:
                breathe()
                time.sleep(0.001)
        except GivenUp:
            ended.set()
            raise

    async def leave(stop: bool) -> None:
        ended.clear()
        studies = Studies("test", workers=1, waiting=3, seconds=60.0)
        asking = asyncio.create_task(studies.run(endless))
        await asyncio.sleep(0.05)
        if stop:
            await asyncio.to_thread(studies.close)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await asyncio.to_thread(ended.wait, 30)
        assert ended.is_set()
        if not stop:
            assert await studies.run(lambda: "free again") == "free again"

    asyncio.run(leave(stop=False))
    asyncio.run(leave(stop=True))


@contextmanager
def asking(player: Player, request: httpx.Request) -> Iterator[None]:
    """Sends the request, and hangs up at the end of the block, answer or no answer."""
    headers = {**request.headers, "cookie": f"sandtable={player.http.cookies['sandtable']}"}
    lines = [f"{request.method} {request.url.raw_path.decode()} HTTP/1.1", *(f"{k}: {v}" for k, v in headers.items())]
    with socket.create_connection((request.url.host, request.url.port or 80)) as connection:
        connection.sendall("\r\n".join([*lines, "", ""]).encode() + request.content)
        yield


class Endless:
    """Work that only whoever no longer waits for it can end."""

    def __init__(self) -> None:
        self.begun, self.ended = threading.Event(), threading.Event()

    def __call__(self, *_: object) -> None:
        self.begun.set()
        try:
            while True:
                breathe()
                time.sleep(0.001)
        except GivenUp:
            self.ended.set()
            raise


@pytest.fixture
def endless() -> Endless:
    return Endless()


@pytest.mark.parametrize("what", ["branch", "import", "verify", "export", "replay", "steps"])
def test_long_work_ends_when_whoever_asked_for_it_hangs_up(
    what: str, ada: Player, endless: Endless, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ada.new_match("me", "me")["match"]
    ada.post(f"/api/matches/{match}/act", {"type": "resign", "seat": 0})
    text = ada.get(f"/api/matches/{match}/record")
    owner, name, request = {
        "branch": (new_matches, "lay_table", ("POST", f"/api/matches/{match}/branch", {"json": {"step": 3}})),
        "import": (new_matches, "_read", ("POST", "/api/records", {"content": text.encode()})),
        "verify": (Dice, "verify", ("GET", f"/api/matches/{match}/verify", {})),
        "export": (records, "exported", ("GET", f"/api/matches/{match}/record", {})),
        "replay": (Reel, "frame", ("GET", f"/api/matches/{match}/replay", {})),
        "steps": (Reel, "steps", ("GET", f"/api/matches/{match}/replay/steps", {})),
    }[what]
    monkeypatch.setattr(owner, name, endless)
    method, path, more = request
    with asking(ada, ada.http.build_request(method, path, **more)):
        assert endless.begun.wait(60) and not endless.ended.is_set()
    assert endless.ended.wait(60)
    assert ada.get("/healthz")["ok"]


@pytest.mark.parametrize("path", ["", "/view", "/board", "/record"])
def test_a_match_is_not_opened_for_who_has_hung_up(
    path: str, ada: Player, serve_again: Callable[[], str], endless: Endless, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ada.new_match("me", "me")["match"]
    elsewhere = ada.at(serve_again())
    with monkeypatch.context() as patch:
        patch.setattr(Hub, "_open", lambda *_: endless())
        with asking(elsewhere, elsewhere.http.build_request("GET", f"/api/matches/{match}{path}")):
            assert endless.begun.wait(60) and not endless.ended.is_set()
        assert endless.ended.wait(60)
    wait_until(lambda: requests_with(HAS_LEFT) > 0)
    assert elsewhere.get(f"/api/matches/{match}")["match"] == match


@pytest.mark.parametrize("end", [GivenUp(), Refusal("busy", "This is taking too long")], ids=["left", "too long"])
def test_a_match_whose_opening_was_ended_is_not_taken_for_one_that_does_not_hold(
    end: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ended(*_: object) -> None:
        raise end

    hub = Hub(Store(f"sqlite:///{tmp_path / 'table.sqlite3'}"), Settings())
    header = Header("m_1", "fords", find_game("fords").version, {}, 2, {"kind": "none"}, False, "p_1", b"key", 0)
    looked_for_a_fault: list[object] = []
    monkeypatch.setattr(hub.store, "events_since", lambda *_: [])
    monkeypatch.setattr(Table, "load", ended)
    monkeypatch.setattr(Table, "load_checked", lambda *_: looked_for_a_fault.append(1))
    with pytest.raises(type(end)):
        hub._replay(header)
    assert not looked_for_a_fault
    asyncio.run(hub.close())


def requests_with(status: int) -> float:
    found = [sample for metric in REGISTRY.collect() for sample in metric.samples]
    return sum(
        sample.value
        for sample in found
        if sample.name == "sandtable_requests_total" and sample.labels["status"] == str(status)
    )


def test_a_match_is_not_opened_for_a_socket_that_is_gone(
    ada: Player, serve_again: Callable[[], str], endless: Endless, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = ada.new_match("me", "me")["match"]
    elsewhere = ada.at(serve_again())
    with monkeypatch.context() as patch:
        patch.setattr(Hub, "_open", lambda *_: endless())
        chair = elsewhere.sit(match)
        assert endless.begun.wait(60) and not endless.ended.is_set()
        chair.socket.socket.shutdown(socket.SHUT_RDWR)
        assert endless.ended.wait(60)
    with elsewhere.sit(match) as again:
        assert again.update["ask"]


def test_whoever_leaves_while_the_store_is_asked_leaves_nobody_behind(tmp_path: Path) -> None:
    """What others have written is still missing, and is read for the next who comes."""

    async def leave() -> None:
        hub = Hub(Store(f"sqlite:///{tmp_path / 'table.sqlite3'}"), Settings())
        live = Live("m_1")
        live.table, live.behind = SimpleNamespace(seq=3), True  # type: ignore[assignment]
        asked = asyncio.Event()

        async def never(*_: object) -> None:
            asked.set()
            await asyncio.Event().wait()

        hub.run = never  # type: ignore[method-assign, assignment]
        asking = asyncio.create_task(hub._up_to_date(live))
        await asked.wait()
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        assert live.behind
        del hub.run
        await hub.close()

    asyncio.run(leave())


@pytest.mark.parametrize("kind", ["creations", "imports", "studies"])
def test_many_addresses_do_not_get_one_person_more(kind: str, database: str) -> None:
    slow = Rate(2, 1e-6)
    limits = {
        "creations": replace(FREE, creations=slow),
        "imports": replace(FREE, imports=slow),
        "studies": replace(FREE, studies=slow),
    }[kind]
    with serving(Settings(database=database, limits=limits, warm_bots=False)) as url:
        ada, bob = Player(url), Player(url)
        match = ada.new_match("me", "me")["match"] if kind != "creations" else ""

        def ask(player: Player, address: int) -> int:
            headers = {"X-Forwarded-For": f"198.51.100.{address}"}
            if kind == "creations":
                seats = {"game": "fords", "seats": [{"kind": "me"}] * 2}
                return player.http.post("/api/matches", json=seats, headers=headers).status_code
            if kind == "imports":
                return player.http.post("/api/records", content=b"{}", headers=headers).status_code
            return player.http.get(f"/api/matches/{match}/replay", headers=headers).status_code

        told = [ask(ada, address) for address in range(3)]
        assert 429 not in told[:2] and told[2] == 429
        assert ask(bob, 4) != 429
        assert [ask(player, 5) for player in (bob, Player(url), Player(url))][2] == 429


def test_long_work_breathes(ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not breathe could be neither given up nor timed, and would let nobody else run."""
    breaths = 0
    real = Study.breathe

    def counted(self: Study) -> None:
        nonlocal breaths
        breaths += 1
        real(self)

    monkeypatch.setattr("sandtable.engine.match.BREATH", 1)
    monkeypatch.setattr(Study, "breathe", counted)
    match = ada.new_match("me", "bot:random")["match"]
    with ada.sit(match) as chair:
        play_out(chair)
    text = ada.get(f"/api/matches/{match}/record")
    requests: list[tuple[str, str, dict[str, Any]]] = [
        ("POST", f"/api/matches/{match}/branch", {"json": {"step": 3}}),
        ("POST", "/api/records", {"content": text.encode()}),
        ("POST", "/api/records?as_far_as_it_holds=true", {"content": text.encode()}),
        ("GET", f"/api/matches/{match}/verify", {}),
        ("GET", f"/api/matches/{match}/record", {}),
        ("GET", f"/api/matches/{match}/replay/steps", {}),
        ("GET", f"/api/matches/{match}/replay?step=5", {}),
    ]
    for method, path, more in requests:
        breaths = 0
        assert ada.http.request(method, path, **more).is_success, path
        assert breaths > 1, path


def test_a_study_that_takes_too_long_is_refused() -> None:
    def slow() -> None:
        time.sleep(0.01)
        breathe()

    async def wait() -> None:
        studies = Studies("test", workers=1, waiting=3, seconds=0.0)
        with pytest.raises(Refusal, match="too long"):
            await studies.run(slow)
        studies.close()

    asyncio.run(wait())


def test_long_work_stays_off_the_event_loop(ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    where: dict[str, str] = {}

    def noting(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*arguments: Any) -> Any:
            where[name] = threading.current_thread().name
            return work(*arguments)

        return noted

    match = ada.new_match("me", "me")["match"]
    ada.post(f"/api/matches/{match}/act", {"type": "resign", "seat": 0})
    monkeypatch.setattr(new_matches, "lay_table", noting("branch", new_matches.lay_table))
    monkeypatch.setattr(new_matches, "_read", noting("import", new_matches._read))
    monkeypatch.setattr(Dice, "verify", noting("verify", Dice.verify))
    monkeypatch.setattr(records, "exported", noting("export", records.exported))
    monkeypatch.setattr(Reel, "frame", noting("replay", Reel.frame))
    monkeypatch.setattr(Reel, "steps", noting("steps", Reel.steps))
    ada.get(f"/api/matches/{match}/verify")
    ada.get(f"/api/matches/{match}/replay")
    ada.get(f"/api/matches/{match}/replay/steps")
    text = ada.get(f"/api/matches/{match}/record")
    ada.http.post("/api/records", content=text.encode())
    ada.post(f"/api/matches/{match}/branch", {"step": 3}, 201)
    assert where.keys() == {"verify", "replay", "steps", "export", "import", "branch"}
    assert all(name.startswith("study") for name in where.values()), where


def test_entries_cannot_hide_behind_other_line_ends(ada: Player) -> None:
    match = ada.new_match("me", "me")["match"]
    ada.post(f"/api/matches/{match}/act", {"type": "resign", "seat": 0})
    text = ada.get(f"/api/matches/{match}/record")
    for end in ("\x0b", "\u2028", "\r", "\x1e"):
        spoilt = text.replace("\n", end)
        ada.refused("bad-record", 422, "POST", "/api/records", content=spoilt.encode())


# Bots


@pytest.mark.parametrize("held", ["address", "person"])
def test_twenty_tables_of_one_origin_do_not_make_another_wait(held: str) -> None:
    """Neither many persons at one address nor one person at many addresses think more than anybody else."""
    order: list[str] = []

    async def crowd() -> None:
        queue = FairQueue()

        async def think(name: str, match: str, alone: bool = False) -> None:
            who = Asker(**{"address": f"at {match}", "person": f"of {match}", held: name})
            async with queue.turn(who, match, alone):
                await asyncio.sleep(0.005)
                order.append(name)

        crowd = [asyncio.create_task(think("crowd", f"m_{n}", n % 2 == 0)) for n in range(20) for _ in range(5)]
        await asyncio.sleep(0.02)
        came = len(order)
        await think("newcomer", "m_new")
        assert order.index("newcomer") <= came + 1
        crowd[-1].cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    asyncio.run(crowd())
    assert len(order) == 100


def test_a_table_of_bots_alone_comes_last() -> None:
    order: list[str] = []

    async def crowd() -> None:
        queue = FairQueue()

        async def think(match: str, alone: bool) -> None:
            async with queue.turn(Asker(match), match, alone):
                await asyncio.sleep(0)
                order.append(match)

        await asyncio.gather(think("first", True), *(think(f"m_{n}", n < 3) for n in range(6)))

    asyncio.run(crowd())
    assert order[0] == "first" and sorted(order[1:4]) == ["m_3", "m_4", "m_5"]


def test_a_table_of_bots_alone_has_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks for half of the time at most, even where nobody else wants to; a person's bot is never held up."""
    now = 0.0
    monkeypatch.setattr(fair_queue, "LOOK_AGAIN_S", 0.0)
    monkeypatch.setattr(fair_queue, "time", SimpleNamespace(monotonic=lambda: now))

    async def think(queue: FairQueue, match: str, alone: bool, seconds: float) -> None:
        nonlocal now
        async with queue.turn(Asker(match), match, alone):
            now += seconds

    async def crowd() -> float:
        nonlocal now
        queue, thought = FairQueue(), 0.0
        while now < 600:
            task = asyncio.create_task(think(queue, "m_bots", True, 1.0))
            for _ in range(5):
                await asyncio.sleep(0)
            before = now
            await think(queue, "m_person", False, 0.0)
            assert now == before or task.done()
            while not task.done():
                now += 0.5
                await asyncio.sleep(0.001)
            thought += 1.0
        return thought / now

    assert 0.45 < asyncio.run(crowd()) < 0.6


def test_unfinished_matches_of_one_address_have_an_end(settings: Settings) -> None:
    with serving(replace(settings, limits=replace(FREE, unfinished=2))) as url:
        ada, bob = Player(url), Player(url)
        first = ada.new_match("me", "me")["match"]
        bob.new_match("me", "me")
        plan = {"game": "fords", "seats": [{"kind": "me"}, {"kind": "me"}]}
        ada.refused("too-many", 429, "POST", "/api/matches", json=plan)
        ada.post(f"/api/matches/{first}/act", {"type": "resign", "seat": 0})
        ada.new_match("me", "me")


# Nothing dies in silence


def test_a_match_that_cannot_be_read_stops_nothing_else(
    settings: Settings,
    database: str,
    serve_again: Callable[[], str],
    later: Callable[[float], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    with serving(settings) as url:
        ada, bob = Player(url), Player(url)
        broken = ada.new_match("me", "open", clock=LIVE | {"expiry": "bot"})
        healthy = ada.new_match("me", "open", clock=LIVE | {"expiry": "bot"})
        for created in (broken, healthy):
            bob.join(created)
    store = Store(Settings(database=database).sqlalchemy_url)
    with store.engine.begin() as connection:
        events = schema.events
        spoil = update(events).where(events.c.match == broken["match"], events.c.kind == "start")
        connection.execute(spoil.values(kind="nonsense"))
    store.close()
    later(400)
    there = ada.at(serve_again())
    wait_until(lambda: there.get(f"/api/matches/{healthy['match']}")["seats"][1]["kind"] == "bot")
    wait_until(lambda: there.get("/healthz")["set_aside"] == 1)
    assert there.get("/healthz")["ok"]
    assert REGISTRY.get_sample_value("sandtable_matches_set_aside") == 1
    told = [line for line in caplog.records if line.message == "match set aside"]
    assert [line.__dict__["match"] for line in told] == [broken["match"]] and all(line.exc_info for line in told)
    assert there.http.get(f"/api/matches/{broken['match']}").status_code == 500


def test_a_task_that_fails_is_started_again_and_health_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    runs: list[int] = []

    async def watch() -> list[str]:
        monkeypatch.setattr("sandtable.server.tasks.AGAIN_S", 0.0)
        watched, done = Tasks(), asyncio.Event()

        async def work() -> None:
            runs.append(1)
            if len(runs) == 1:
                raise ValueError("broken")
            done.set()
            await asyncio.sleep(60)

        watched.start("work", work)
        await done.wait()
        unwell = watched.unwell()
        await watched.close()
        return unwell

    assert asyncio.run(watch()) == ["work"] and len(runs) == 2


def test_health_knows_of_a_task_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that waits to be called, as the one that listens does, never said that it works in rounds."""
    monkeypatch.setattr(tasks, "SILENT_S", 0.0)

    async def watch() -> list[str]:
        watched, begun = Tasks(), asyncio.Event()

        async def rounds() -> None:
            alive()
            begun.set()
            await asyncio.Event().wait()

        async def waits() -> None:
            await asyncio.Event().wait()

        watched.start("rounds", rounds)
        watched.start("waits", waits)
        await begun.wait()
        await asyncio.sleep(0.001)
        unwell = watched.unwell()
        await watched.close()
        return unwell

    assert asyncio.run(watch()) == ["rounds"]


def test_every_task_that_works_in_rounds_says_so(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    monkeypatch.setattr(Tasks, "_hear", lambda self, name: said.add(name))
    with serving(settings):
        wait_until(lambda: said == {"sweep", "compare", "moderation", "presence", "tidy", "checkpoint"})


def test_health_knows_of_every_task_of_the_server(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise ValueError("broken")

    for work in ("sweep", "listen", "keep_comparing", "keep_moderating", "share_presence", "keep_tidy"):
        monkeypatch.setattr(app, work, broken)
    monkeypatch.setattr(app, "keep_checkpointing", broken)
    with serving(settings) as url:
        wait_until(lambda: len(httpx.get(f"{url}/healthz").json()["unwell"]) == 7)
        told = httpx.get(f"{url}/healthz")
    assert told.status_code == 503
    assert set(told.json()["unwell"]) == {
        "sweep",
        "listen",
        "compare",
        "moderation",
        "presence",
        "tidy",
        "checkpoint",
    }


def test_health_fails_where_nothing_can_be_written(database: str) -> None:
    store = Store(Settings(database=database).sqlalchemy_url, "test")
    store.check(1)

    @event.listens_for(store.engine, "checkout")
    def only_read(connection: Any, *_: object) -> None:
        connection.cursor().execute("PRAGMA query_only = 1")

    with pytest.raises(OperationalError, match="readonly"):
        store.check(2)
    store.close()


def test_health_writes_and_a_store_that_is_away_is_no_fault_of_ours(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> None:
        raise OperationalError("SELECT 1", {}, Exception("disk full"))

    match = ada.new_match("me", "me")["match"]
    monkeypatch.setattr(Store, "check", away)
    response = ada.http.get("/healthz")
    assert response.status_code == 503 and response.json()["unwell"] == ["store"]
    monkeypatch.setattr(Store, "seq", away)
    ada.refused("busy", 503, "GET", f"/api/matches/{match}")
    with ada.sit_refused(match) as said:
        assert (said["type"], said["code"]) == ("error", "busy")


def test_a_socket_that_the_store_left_alone_may_come_again(ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """The browser tries again by itself after this code; before, the connection ended without a word."""

    def away(*_: object) -> None:
        raise OperationalError("SELECT 1", {}, Exception("the database is starting up"))

    match = ada.new_match("me", "me")["match"]
    with monkeypatch.context() as broken:
        broken.setattr(Store, "seq", away)
        chair = ada.sit(match)
        assert chair.receive()["code"] == "busy"
        with pytest.raises(ConnectionClosed) as closed:
            chair.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == TRY_AGAIN_LATER
    with ada.sit(match) as again:
        again.answer()


# Using up what is everybody's


def test_watchers_cannot_fill_the_chat(settings: Settings) -> None:
    limits = replace(FREE, chat_of_watcher=3, chat_of_watchers=5)
    with serving(replace(settings, limits=limits)) as url:
        ada, eve, mallory = Player(url), Player(url), Player(url)
        match = ada.new_match("me", "me")["match"]
        with eve.sit(match) as first, mallory.sit(match) as second, ada.sit(match) as player:
            for _ in range(3):
                first.do("chat", text="spam")
            first.refused("too-many", "chat", text="spam")
            for _ in range(2):
                second.do("chat", text="spam")
            second.refused("too-many", "chat", text="spam")
            player.do("chat", text="still heard")
            player.do("rename", name="Ada L.")
            player.do("pause")


def test_who_comes_late_is_sent_the_end_of_a_long_chat(ada: Player, eve: Player) -> None:
    match = ada.new_match("me", "me")["match"]
    with ada.sit(match) as chair:
        for number in range(130):
            chair.say("chat", text=str(number))
        chair.wait(lambda: len(chair.chat) == 130)
    with eve.sit(match) as late:
        late.wait(lambda: bool(late.chat))
        assert [line["text"] for line in late.chat] == [str(number) for number in range(30, 130)]


def test_a_strangers_id_does_not_swallow_an_answer(ada: Player, eve: Player) -> None:
    match = ada.new_match("me", "me")["match"]
    with ada.sit(match) as chair, eve.sit(match) as watcher:
        watcher.do("chat", text="first", id="the same")
        ask = chair.asked()
        chair.do("answer", seat=0, turn=ask["turn"], answer=ask["options"][0], id="the same")
        chair.wait(lambda: chair.update["undo"] is not None)
        chair.do("answer", seat=0, turn=ask["turn"], answer=ask["options"][1], id="the same")
        assert chair.update["undo"] is not None and not chair.errors


@pytest.mark.parametrize("name", ["random", " RANDOM ", "two\nlines", "nul\x00"])
def test_nobody_passes_for_a_bot_or_breaks_lines(ada: Player, name: str) -> None:
    match = ada.new_match("me", "me")["match"]
    assert ada.http.patch("/api/me", json={"name": name}).status_code == 422
    with ada.sit(match) as chair:
        chair.refused("bad-request", "rename", name=name)


# Consent, dice, and matches that are over


def test_consent_to_undo_covers_the_move_it_was_asked_for(ada: Player, bob: Player) -> None:
    created = ada.new_match("me", "open")
    bob.join(created)
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        for chair in (first, second):
            chair.answer()
        first.wait(lambda: first.update["view"]["turn"] == 2)
        first.do("undo")
        second.wait(lambda: bool(second.table["offers"]))
        first.answer()
        second.answer()
        first.wait(lambda: first.update["view"]["turn"] == 3)
        second.refused("no-offer", "agree", what="undo")


def test_in_a_secret_phase_consent_goes_back_to_the_named_move(ada: Player, bob: Player) -> None:
    created = ada.new_match("me", "open")
    bob.join(created)
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        for chair in (first, second):
            chair.answer()
        first.wait(lambda: first.update["view"]["turn"] == 2)
        first.do("undo")
        second.wait(lambda: bool(second.table["offers"]))
        first.answer()
        second.do("agree", what="undo")
        first.wait(lambda: first.update["view"]["turn"] == 1)
        assert (first.asked()["options"] and second.update["view"]["turn"] == 1) or second.asked()


def test_everything_the_dice_were_made_of_is_in_the_record(ada: Player, bob: Player) -> None:
    created = ada.new_match("me", "open", nonce="Ada's word")
    link = created["links"][0]["link"]
    bob.post(f"/api/matches/{created['match']}/claim", {"link": link, "nonce": "Bob's word"})
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        assert first.table["fair"]["words"] == ["Ada's word", "Bob's word"]
        play_out(first, second)
    record = loads(bob.get(f"/api/matches/{created['match']}/record"))
    assert record.extra["dice"]["words"] == ["Ada's word", "Bob's word"] and check_dice(record) == 12
    told = bob.get(f"/api/matches/{created['match']}/verify")
    assert told["ok"] and told["salt_ok"] and told["words"] == ["Ada's word", "Bob's word"]


# Coming back


def test_a_cookie_ends_with_its_sign_in(ada: Player, bob: Player) -> None:
    match = ada.new_match("me", "me")["match"]
    cookie = dict(ada.http.cookies)
    with ada.sit(match) as chair:
        assert chair.update["seat"] == 0 and chair.update["view"]["hand"]
        ada.post("/api/logout")
        chair.wait(lambda: chair.update["seat"] == -2)
        assert chair.update["view"]["hand"] == [] and chair.table["mine"] == []
        chair.refused("not-your-seat", "resign", seat=0)
    stolen = httpx.get(f"{ada.url}/api/me", cookies=cookie)
    assert stolen.status_code == 401 and stolen.json()["error"]["code"] == "bad-cookie"


def test_a_new_password_ends_every_other_sign_in(ada: Player, bob: Player, eve: Player) -> None:
    account = {"login": "ada", "password": "correct horse"}
    ada.post("/api/account", account)
    bob.post("/api/login", account)
    eve.post("/api/login", account)
    listed = ada.get("/api/me/sign-ins")["sign_ins"]
    assert len(listed) == 3 and sum(sign_in["current"] for sign_in in listed) == 1
    own = next(one["id"] for one in eve.get("/api/me/sign-ins")["sign_ins"] if one["current"])
    assert ada.http.delete(f"/api/me/sign-ins/{own}").status_code == 200
    eve.refused("bad-cookie", 401, "GET", "/api/me")
    change = {"old": "correct horse", "new": "battery staple"}
    ada.refused("wrong-password", 403, "POST", "/api/me/password", json={**change, "old": "wrong horse"})
    ada.post("/api/me/password", change)
    bob.refused("bad-cookie", 401, "GET", "/api/me")
    assert ada.get("/api/me")["login"] == "ada" and len(ada.get("/api/me/sign-ins")["sign_ins"]) == 1
    eve.http.cookies.clear()
    eve.refused("wrong-password", 403, "POST", "/api/login", json=account)
    eve.post("/api/login", {"login": "ada", "password": "battery staple"})


def test_nobody_ends_anothers_sign_in(ada: Player, bob: Player) -> None:
    ada.post("/api/account", {"login": "ada", "password": "correct horse"})
    own = ada.get("/api/me/sign-ins")["sign_ins"][0]["id"]
    bob.http.delete(f"/api/me/sign-ins/{own}")
    assert ada.get("/api/me")["login"] == "ada"


def test_a_deleted_account_leaves_no_name_and_no_way_back(ada: Player, bob: Player) -> None:
    account = {"login": "ada", "password": "correct horse"}
    ada.http.patch("/api/me", json={"name": "Ada Lovelace"})
    ada.post("/api/account", account)
    created = ada.new_match("me", "open")
    bob.join(created)
    with ada.sit(created["match"]) as chair, bob.sit(created["match"]) as other:
        chair.do("chat", text="my words")
        data = ada.get("/api/me/data")
        assert data["matches"] == [created["match"]] and data["done"][-1]["data"]["text"] == "my words"
        ada.refused("wrong-password", 403, "POST", "/api/me/delete", json={"password": "wrong horse"})
        ada.post("/api/me/delete", {"password": "correct horse"})
        chair.wait(lambda: chair.update["seat"] == -2)
        other.wait(lambda: other.table["seats"][0]["kind"] == "bot")
    assert "Ada Lovelace" not in str(bob.get(f"/api/matches/{created['match']}")["seats"])
    bob.refused("wrong-password", 403, "POST", "/api/login", json=account)
    assert ada.get("/api/me")["person"] != data["person"]


def test_a_long_match_is_written_in_pieces_and_read_as_one(
    ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new_matches, "PIECE", 3)
    match = ada.new_match("me", "me")["match"]
    ada.post(f"/api/matches/{match}/act", {"type": "resign", "seat": 0})
    text = ada.get(f"/api/matches/{match}/record")
    copy = ada.http.post("/api/records", content=text.encode()).json()["match"]
    assert loads(bob.get(f"/api/matches/{copy}/record")).entries == loads(text).entries
    branch = bob.post(f"/api/matches/{match}/branch", {"step": 5}, 201)["match"]
    assert bob.get(f"/api/matches/{branch}")["status"] == "playing"


def test_a_device_link_works_once(ada: Player, bob: Player, eve: Player) -> None:
    link = ada.post("/api/me/link")["link"]
    assert bob.post("/api/login", {"link": link})["person"] == ada.me["person"]
    eve.refused("link-expired", 410, "POST", "/api/login", json={"link": link})


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(BadSetting, match="16"):
        serve(secret="x")


def test_a_game_that_cannot_be_loaded_stops_no_other(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Deadlines and bots of the others are looked after, and health stays well."""

    def broken(id: str) -> object:
        if id == "axis":
            raise ImportError("axis is half installed")
        return find_game(id)

    monkeypatch.setattr(sweeper, "find_game", broken)
    with serving(settings) as url:
        ada = Player(url)
        match = ada.new_match("me", "bot:random")["match"]
        with ada.sit(match) as chair:
            play_out(chair)
        wait_until(lambda: "game cannot be loaded" in caplog.text)
        assert ada.get("/healthz")["ok"]


# Headers


def test_headers_that_a_careful_reviewer_expects(ada: Player, tmp_path: Path) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        headers = ada.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert "camera=()" in headers["permissions-policy"] and headers["x-content-type-options"] == "nosniff"
        assert "strict-transport-security" not in headers
    assert "sha256-" in ada.http.get("/api/docs").headers["content-security-policy"]


def test_only_the_early_script_may_stand_in_the_page(tmp_path: Path) -> None:
    """A page that the browser has already comes with the same policy: it would replace the first one."""
    from fastapi import FastAPI
    from starlette.testclient import TestClient

    from sandtable.server.static import client_router

    (tmp_path / "index.html").write_text('<head></head><script src="./early.js"></script>')
    (tmp_path / "early.js").write_text("early()")
    app = FastAPI()
    app.include_router(client_router(tmp_path, "/table"))
    client = TestClient(app)
    page = client.get("/m/some-match")
    assert "<script>early()</script>" in page.text
    seal = base64.b64encode(hashlib.sha256(b"early()").digest()).decode()
    policy = page.headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{seal}';" in policy
    again = client.get("/m/some-match", headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304 and again.headers["content-security-policy"] == policy


def test_behind_tls_browsers_are_told_to_stay_there(settings: Settings) -> None:
    from starlette.testclient import TestClient

    from sandtable.server.app import create_app

    with TestClient(create_app(settings), base_url="https://table.example") as client:
        assert "max-age" in client.get("/healthz").headers["strict-transport-security"]


def test_head_is_get_without_the_body(ada: Player) -> None:
    for path in ("/", "/api/games/fords/board", "/healthz"):
        got, head = ada.http.get(path), ada.http.head(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-length"] == got.headers["content-length"]


def test_text_is_compressed(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>")
    (folder / "assets" / "app-1.js").write_text("play();\n" * 5000)
    with serving(replace(settings, static=folder)) as url:
        ada = Player(url)
        for path, most in (("/assets/app-1.js", 2000), ("/api/games/states/board", 10_000)):
            response = ada.http.get(path)
            assert response.headers["content-encoding"] == "gzip" and "Accept-Encoding" in response.headers["vary"]
            assert int(response.headers["content-length"]) < most < len(response.content)
            plain = ada.http.get(path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers and plain.content == response.content
            tag = response.headers["etag"]
            assert ada.http.get(path, headers={"If-None-Match": tag}).status_code == 304
