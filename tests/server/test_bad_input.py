"""A clear error to the sender, nothing changed, nothing leaked, the connection survives."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType, SimpleNamespace
from typing import Any, cast

import pytest
from itsdangerous import URLSafeTimedSerializer
from starlette.websockets import WebSocketState
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sandtable.server import signing
from sandtable.server.routes.socket import Session
from sandtable.server.settings import Limits, Rate, Settings

from .kit import FREE, Chair, Player, serving


@pytest.fixture
def chairs(ada: Player, bob: Player) -> Iterator[tuple[Chair, Chair]]:
    created = ada.new_match("me", "open")
    bob.join(created)
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        yield first, second


def test_an_answer_that_is_not_offered(chairs: tuple[Chair, Chair]) -> None:
    first, _ = chairs
    ask = first.asked()
    missing = next(name for name in (f"order:{n}" for n in range(1, 13)) if name not in ask["options"])
    for name in (missing, "ford:upper", "pass", "no-such-thing"):
        error = first.refused("not-offered", "answer", turn=ask["turn"], answer=name)
        assert ask["options"][0] in error["message"]
    before = first.update
    first.answer()
    first.wait(lambda: first.update is not before)
    assert len(first.update["view"]["hand"]) == 2


def test_an_error_tells_nothing_of_another_hand(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    error = first.refused("not-offered", "answer", turn=first.asked()["turn"], answer="pass")
    hidden = set(second.asked()["options"]) - set(first.asked()["options"])
    assert all(f" {card}," not in error["message"].replace(")", ",") for card in hidden)


def test_a_stale_turn(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    old = first.asked()
    first.answer()
    second.answer()
    first.wait(lambda: first.update["view"]["turn"] == 2)
    updates = first.updates
    first.refused("stale", "answer", turn=old["turn"], answer=first.asked()["options"][0])
    first.wait(lambda: first.updates > updates)
    assert len(first.update["view"]["hand"]) == 2


def test_a_seat_that_is_not_asked(chairs: tuple[Chair, Chair]) -> None:
    first, _ = chairs
    turn = first.asked()["turn"]
    first.answer()
    first.refused("not-asked", "answer", turn=turn, answer="order:1")


def test_somebody_elses_seat(chairs: tuple[Chair, Chair], eve: Player) -> None:
    first, second = chairs
    ask = second.asked()
    first.refused("not-your-seat", "answer", seat=1, turn=ask["turn"], answer=ask["options"][0])
    first.refused("not-your-seat", "sit", seat=1)
    first.refused("unknown-seat", "answer", seat=9, turn="0.0", answer="pass")
    with eve.sit(first.match, seat=1) as watcher:
        assert watcher.update["seat"] == -2
        watcher.wait(lambda: bool(watcher.errors))
        assert watcher.errors[0]["code"] == "not-your-seat"
        watcher.refused("not-your-seat", "answer", seat=1, turn=ask["turn"], answer=ask["options"][0])
        watcher.refused("not-your-seat", "resign")
        watcher.refused("not-allowed", "kick", seat=1)
    eve.refused("not-your-seat", 403, "GET", f"/api/matches/{first.match}/view", params={"seat": 1})
    eve.refused("hidden", 403, "GET", f"/api/matches/{first.match}/replay", params={"seat": 1})
    eve.refused("hidden", 403, "GET", f"/api/matches/{first.match}/record")
    eve.refused("hidden", 403, "GET", f"/api/matches/{first.match}/verify")
    eve.refused("hidden", 403, "POST", f"/api/matches/{first.match}/branch", json={"step": 1})


MALFORMED: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    '"answer"',
    "{}",
    '{"type": 7}',
    '{"type": "take-over"}',
    '{"type": "answer"}',
    '{"type": "answer", "turn": "0.0", "answer": 5}',
    '{"type": "answer", "turn": "0.0", "answer": "' + "x" * 300 + '"}',
    '{"type": "answer", "turn": "0.0", "answer": "pass", "seat": "one"}',
    '{"type": "answer", "turn": "0.0", "answer": "pass", "id": ""}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "' + "x" * 501 + '"}',
    '{"type": "chat", "text": "\\u0000"}',
    '{"type": "chat", "text": "\\ud800"}',
    '{"type": "rename", "name": "' + "x" * 41 + '"}',
    '{"type": "agree", "what": "everything"}',
    "[" * 5000,
    b"\xff\xfe\x00",
]


def test_malformed_messages(chairs: tuple[Chair, Chair]) -> None:
    first, _ = chairs
    for number, raw in enumerate(MALFORMED, 1):
        first.socket.send(raw)
        first.wait(lambda number=number: len(first.errors) == number)  # type: ignore[misc]
        assert first.errors[-1]["code"] == "bad-request", raw
    first.answer()


def test_an_oversized_message(chairs: tuple[Chair, Chair]) -> None:
    first, _ = chairs
    first.socket.send(json.dumps({"type": "chat", "text": "x" * 100_000}))
    first.wait(lambda: bool(first.errors))
    assert first.errors[-1]["code"] == "too-large"
    first.answer()


def test_an_oversized_body(ada: Player) -> None:
    ada.refused("too-large", 413, "POST", "/api/matches", content=b"x" * 100_000)
    ada.refused("too-large", 413, "POST", "/api/records", content=b"x" * (5 * 1024 * 1024))

    def endless() -> Iterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    ada.refused("too-large", 413, "PATCH", "/api/me", content=endless())


def test_a_forged_cookie(chairs: tuple[Chair, Chair], eve: Player) -> None:
    first, _ = chairs
    victim = first.player.me["person"]
    for cookie in (victim, f"{victim}.AAAA", "", "x" * 3000):
        eve.http.cookies.clear()
        eve.http.cookies.set("sandtable", cookie)
        response = eve.http.get("/api/me")
        assert response.status_code == 401 and response.json()["error"]["code"] == "bad-cookie"
        assert 'sandtable=""' in response.headers["set-cookie"]
        eve.refused("bad-cookie", 401, "POST", "/api/matches", json={"game": "fords"})
    eve.http.cookies.clear()
    eve.http.cookies.set("sandtable", f"{victim}.AAAA")
    with eve.sit(first.match) as watcher:
        assert watcher.update["seat"] == -2 and watcher.table["mine"] == []
        watcher.wait(lambda: bool(watcher.errors))
        assert watcher.errors[0]["code"] == "bad-cookie"
        watcher.refused("not-your-seat", "resign", seat=0)
    first.answer()


def test_links(ada: Player, bob: Player, eve: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    created = ada.new_match("me", "open", "open")
    path, link = f"/api/matches/{created['match']}/claim", created["links"][0]["link"]
    eve.refused("bad-link", 404, "POST", path, json={"link": link[:-2] + "xx"})
    eve.refused("bad-link", 404, "POST", path, json={"link": "m_AAAAAAAAAAAAAAAA.1"})
    eve.refused("bad-link", 404, "GET", "/api/join/whatever")
    eve.refused("bad-request", 422, "POST", path, json={})
    other = ada.new_match("me", "open")
    eve.refused("bad-link", 404, "POST", path, json={"link": other["links"][0]["link"]})
    invited = eve.get(f"/api/join/{link}")
    assert (invited["match"], invited["seat"], invited["game"]) == (created["match"], 1, "fords")
    assert invited["taken"] is False
    assert bob.post(path, {"link": link})["seat"] == 1
    assert bob.post(path, {"link": link})["seat"] == 1
    eve.refused("seat-taken", 409, "POST", path, json={"link": link})
    assert eve.get(f"/api/join/{link}")["taken"] is True
    ada.refused("not-allowed", 403, "GET", f"/api/matches/{bob.new_match('me', 'open')['match']}/links")
    monkeypatch.setattr(signing, "SEAT_LINK_AGE_S", -1)
    eve.refused("link-expired", 410, "POST", path, json={"link": created["links"][1]["link"]})


def test_a_link_signed_by_somebody_else(ada: Player, eve: Player) -> None:
    match = ada.new_match("me", "open")["match"]
    forged = URLSafeTimedSerializer("guess", salt="seat").dumps([match, 1])
    eve.refused("bad-link", 404, "POST", f"/api/matches/{match}/claim", json={"link": forged})


def test_two_answers_race(chairs: tuple[Chair, Chair]) -> None:
    """Of twenty different answers to one question, exactly one counts."""
    first, _ = chairs
    ask = first.asked()
    outcomes: list[int] = []

    def send(number: int) -> None:
        body = {"type": "answer", "turn": ask["turn"], "answer": ask["options"][number % 3], "seat": 0}
        response = first.player.http.post(f"/api/matches/{first.match}/act", json=body)
        outcomes.append(response.status_code)

    threads = [threading.Thread(target=send, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(outcomes) == [200] + [409] * 19
    first.wait(lambda: first.update["ask"] is None)
    assert len(first.update["view"]["hand"]) == 2


def test_the_same_id_is_done_once(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    ask = first.asked()
    for _ in range(3):
        first.do("answer", id="once", turn=ask["turn"], answer=ask["options"][0])
    assert len(first.update["view"]["hand"]) == 2
    second.do("chat", id="hello", text="hello")
    second.do("chat", id="hello", text="hello")
    assert len(second.chat) == 1


def test_a_page_of_another_origin_gets_no_socket(ada: Player) -> None:
    match = ada.new_match("me", "bot:random")["match"]
    with pytest.raises(InvalidStatus):
        ada.sit(match, Origin="https://elsewhere.example")


def test_unknown_things(ada: Player) -> None:
    ada.refused("unknown-match", 404, "GET", "/api/matches/m_AAAAAAAAAAAAAAAA")
    ada.refused("unknown-match", 404, "GET", "/api/matches/m_%00")
    ada.refused("unknown-game", 404, "POST", "/api/matches", json={"game": "chess"})
    ada.refused("unknown-game", 404, "GET", "/api/games/chess/board")
    ada.refused("unknown-language", 404, "GET", "/api/games/fords/locale/tlh")
    ada.refused("unknown-bot", 404, "POST", "/api/matches", json=seats({"kind": "bot", "bot": "hal"}, {"kind": "me"}))
    ada.refused("bad-seats", 422, "POST", "/api/matches", json=seats(*[{"kind": "me"}] * 9))
    ada.refused("bad-option", 422, "POST", "/api/matches", json={"game": "fords", "options": {"fog": True}})
    ada.refused("bad-request", 422, "POST", "/api/matches", json={"game": "fords", "clock": {"kind": "sundial"}})
    ada.refused("bad-request", 422, "POST", "/api/matches", content=b"{")
    ada.refused("not-found", 404, "GET", "/api/nothing")
    ada.refused("method-not-allowed", 405, "DELETE", "/api/me")
    with ada.sit_refused("m_AAAAAAAAAAAAAAAA") as message:
        assert message["code"] == "unknown-match"


def seats(*plan: dict[str, str]) -> dict[str, Any]:
    return {"game": "fords", "seats": list(plan)}


def test_waiting_matches_cannot_be_played(ada: Player) -> None:
    match = ada.new_match("me", "open")["match"]
    with ada.sit(match) as chair:
        assert chair.update["view"] is None
        chair.refused("not-started", "answer", turn="0.0", answer="pass")
        chair.refused("not-started", "resign")
        chair.refused("not-started", "undo")
        ada.refused("not-started", 409, "GET", f"/api/matches/{match}/replay")


def test_too_many(settings: Settings) -> None:
    slow = 0.001
    limits = replace(FREE, messages=Rate(5, slow), creations=Rate(3, slow), passwords=Rate(2, slow))
    with serving(replace(settings, limits=limits)) as url:
        ada = Player(url)
        match = ada.new_match("me", "bot:random")["match"]
        with ada.sit(match) as chair:
            for number in range(10):
                chair.say("chat", text=f"line {number}")
            chair.wait(lambda: len(chair.errors) >= 5)
            assert {error["code"] for error in chair.errors} == {"too-many"}
        ada.new_match("me", "bot:random")
        ada.new_match("me", "bot:random")
        response = ada.http.post("/api/matches", json={"game": "fords"})
        assert response.status_code == 429 and int(response.headers["Retry-After"]) >= 1
        for _ in range(2):
            ada.refused("wrong-password", 403, "POST", "/api/login", json={"login": "ada", "password": "guess"})
        ada.refused("too-many", 429, "POST", "/api/login", json={"login": "ada", "password": "guess"})


def test_too_many_requests_replays_and_records(settings: Settings) -> None:
    limits = replace(FREE, requests=Rate(30, 0.001), studies=Rate(2, 0.001), imports=Rate(1, 0.001))
    with serving(replace(settings, limits=limits)) as url:
        ada = Player(url)
        match = ada.new_match("me", "me")["match"]
        for _ in range(2):
            ada.get(f"/api/matches/{match}/replay")
        ada.refused("too-many", 429, "GET", f"/api/matches/{match}/replay")
        for costly in ("replay/steps", "verify", "record"):
            ada.refused("too-many", 429, "GET", f"/api/matches/{match}/{costly}")
        ada.refused("bad-record", 422, "POST", "/api/records", content=b"")
        ada.refused("too-many", 429, "POST", "/api/records", content=b"")
        outcomes = [ada.http.get("/api/me").status_code for _ in range(30)]
        assert outcomes == sorted(outcomes) and set(outcomes) == {200, 429}
        assert ada.get("/healthz")["ok"]


def test_too_much_talk_does_not_end_the_play(settings: Settings) -> None:
    """What one person does too often of one kind stops neither the other things nor the other persons."""
    with serving(replace(settings, limits=replace(FREE, per_person={"rename": 3}))) as url:
        ada, bob = Player(url), Player(url)
        created = ada.new_match("me", "open")
        bob.join(created)
        with ada.sit(created["match"]) as chair, bob.sit(created["match"]) as other:
            for number in range(3):
                chair.do("rename", name=f"Ada {number}")
            chair.refused("too-many", "rename", name="Ada")
            chair.do("chat", text="hello")
            chair.do("draw")
            other.do("rename", name="Bob")
            other.do("refuse", what="draw")
            chair.answer()
            chair.do("resign", seat=0)


class Talker:
    """A socket over which pings come for ever, and of which nobody reads."""

    client_state = WebSocketState.CONNECTED
    scope = MappingProxyType({"client": ("10.0.0.1", 1)})

    def __init__(self, limits: Limits) -> None:
        state = SimpleNamespace(hub=None, people=None, limiter=None, settings=Settings(limits=limits))
        self.app = SimpleNamespace(state=state)

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": '{"type": "ping"}'}


def test_somebody_who_sends_but_does_not_read_is_let_go() -> None:
    async def talk() -> int:
        session = Session(cast(Any, Talker(replace(FREE, unread=50))), "m_AAAAAAAAAAAAAAAA", None)
        await session.read()
        return len(session.subscriber.outbox)

    assert asyncio.run(talk()) == 51


def test_a_frame_that_is_far_too_large_ends_only_its_connection(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    with pytest.raises(ConnectionClosed):
        first.socket.send("x" * (2 * 1024 * 1024))
        first.wait(lambda: False)
    second.wait(lambda: not second.table["seats"][0]["here"])
    second.answer()
    with first.player.sit(first.match) as again:
        again.answer()


def test_a_name_without_a_seat_and_a_name_of_nothing(chairs: tuple[Chair, Chair], eve: Player) -> None:
    first, _ = chairs
    with eve.sit(first.match) as watcher:
        watcher.refused("not-your-seat", "rename", name="Eve")
    for name in ("", "   ", "\u202eadA", "a\nb\u0007"):
        first.refused("bad-request", "rename", name=name)
    assert first.player.get(f"/api/matches/{first.match}")["seats"][0]["name"] == first.player.me["name"]


def test_paths_that_no_file_can_have(ada: Player) -> None:
    for path in ("/%00", "/" + "a" * 5000, "/assets/" + "b" * 300, "/%ff%fe", "/..%5c..%5cetc"):
        assert ada.http.get(path).status_code == 200


def test_records_beyond_all_measure(ada: Player) -> None:
    ada.refused("bad-record", 422, "POST", "/api/records", content=b"[" * 200_000)
    ada.refused("bad-record", 422, "POST", "/api/records", content=b'{"sandtable": 1, "x": ' + b"9" * 9000 + b"}")
    ada.refused("too-large", 413, "POST", "/api/records", content=b"{}\n" * 40_000)


def test_too_many_sockets_and_too_much_chat(settings: Settings) -> None:
    with serving(replace(settings, limits=replace(FREE, sockets_per_address=2, chat_lines=3))) as url:
        ada = Player(url)
        match = ada.new_match("me", "bot:random")["match"]
        with ada.sit(match) as chair, ada.sit(match):
            with ada.sit_refused(match) as message:
                assert message["code"] == "too-many"
            for number in range(3):
                chair.do("chat", text=f"line {number}")
            chair.refused("too-many", "chat", text="one more")
        with ada.sit(match):
            pass


def test_somebody_who_sends_only_rubbish_is_shown_out(settings: Settings) -> None:
    with serving(replace(settings, limits=replace(FREE, bad_messages=3))) as url:
        ada = Player(url)
        with ada.sit(ada.new_match("me", "bot:random")["match"]) as chair:
            for _ in range(5):
                chair.socket.send("rubbish")
            chair.wait(lambda: any(message["type"] == "bye" for message in chair.other))


def test_a_choice_among_numbers_may_be_given_as_a_number(ada: Player) -> None:
    created = ada.new_match("me", "open", game="axis", options={"cities": 13})
    ada.join(created)
    assert ada.get(f"/api/matches/{created['match']}")["options"]["cities"] == "13"
