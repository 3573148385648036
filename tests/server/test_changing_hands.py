"""Whoever loses a seat sees from that moment what a watcher sees, on every open socket and by every route."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.app import create_app

from .kit import Chair, Json, Player
from .test_clocks import LIVE

Later = Callable[[float], None]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite3'}"


class Three:
    """Ada, Bob and Eve at one table; Bob has two devices open."""

    def __init__(self, ada: Player, bob: Player, eve: Player, expiry: str = "wait") -> None:
        created = ada.new_match("me", "open", "open", clock=LIVE | {"expiry": expiry})
        self.match: str = created["match"]
        bob.join(created)
        eve.join(created, 1)
        self.ada, self.bob = ada, bob
        self.phone = bob.at(bob.url)


def sees_a_hand(chair: Chair) -> bool:
    return bool(chair.update["view"]["hand"]) and any(note["private"] for note in chair.notes)


def sees_what_a_watcher_sees(table: Three, chair: Chair) -> None:
    chair.wait(lambda: chair.update["seat"] == -2 and chair.table["mine"] == [])
    assert chair.update["view"]["hand"] == [] and chair.update["ask"] is None and chair.update["undo"] is None
    assert not any(note["private"] for note in chair.notes) and chair.update["mine"] == []
    player, path = chair.player, f"/api/matches/{table.match}"
    player.refused("not-your-seat", 403, "GET", path + "/view", params={"seat": 1})
    player.refused("hidden", 403, "GET", path + "/replay", params={"seat": 1})
    player.refused("not-your-seat", 403, "GET", path + "/why", params={"seat": 1, "name": "order:1"})
    assert player.get(path + "/view")["view"]["hand"] == []
    chair.refused("not-your-seat", "sit", seat=1)
    chair.refused("not-your-seat", "answer", seat=1, turn="0.0", answer="order:1")


def told(chair: Chair, what: str) -> Json:
    """Everybody at the table reads a line about it."""
    chair.wait(lambda: any(line["what"] == what for line in chair.chat))
    return next(line for line in chair.chat if line["what"] == what)


@pytest.mark.parametrize("how", ["time", "kicked", "resigned"])
def test_a_seat_that_is_lost(how: str, ada: Player, bob: Player, eve: Player, later: Later) -> None:
    table = Three(ada, bob, eve, "bot" if how == "time" else "wait")
    match = table.match
    with bob.sit(match) as desk, table.phone.sit(match) as phone, ada.sit(match) as other:
        assert sees_a_hand(desk) and sees_a_hand(phone)
        if how == "resigned":
            desk.do("resign", seat=1)
        else:
            for chair, seat in ((other, 0),):
                chair.do_sit(seat)
                chair.answer()
            later(400)
        if how == "kicked":
            other.wait(lambda: 1 in other.table["overdue"])
            other.do("kick", seat=1)
        for chair in (desk, phone):
            sees_what_a_watcher_sees(table, chair)
        for chair in (desk, phone, other):
            line = told(chair, how)
            assert line["seat"] == 1 and bob.me["name"] in line["text"]


def test_a_seat_that_is_claimed_back(ada: Player, bob: Player, eve: Player, later: Later) -> None:
    table = Three(ada, bob, eve, "wait")
    path = f"/api/matches/{table.match}"
    with bob.sit(table.match) as desk, ada.sit(table.match) as other:
        other.answer()
        later(400)
        other.wait(lambda: 1 in other.table["overdue"])
        other.do("kick", seat=1)
        sees_what_a_watcher_sees(table, desk)
        assert bob.get(path)["seats"][1]["yours_again"] and "yours_again" not in ada.get(path)["seats"][1]
        ada.refused("seat-taken", 409, "POST", path + "/claim", json={"seat": 1})
        bob.post(path + "/claim", {"seat": 1})
        assert told(other, "returned")["seat"] == 1
        desk.wait(lambda: desk.table["mine"] == [1] and desk.update["seat"] == 1)
        assert sees_a_hand(desk)


def everything_readable(player: Player, match: str) -> Json:
    """What every route that tells of a match answers, with and without the lost seat; clocks run on by themselves."""
    paths = [path for path, does in create_app().openapi()["paths"].items() if "{match}" in path and "get" in does]
    told: Json = {}
    for path in paths:
        for seat in ("", "&seat=1"):
            address = path.replace("{match}", match).replace("{language}", "en") + "?name=order:1" + seat
            answer = player.http.get(address)
            body: Any = answer.json() if answer.headers["content-type"] == "application/json" else answer.text
            if path == "/api/matches/{match}":
                body = {key: value for key, value in body.items() if key not in ("clocks", "seats")}
            told[address] = (answer.status_code, body)
    return told


@pytest.mark.parametrize("how", ["time", "kicked", "resigned"])
def test_every_route_gives_who_lost_the_seat_what_it_gives_a_stranger(
    how: str, ada: Player, bob: Player, eve: Player, later: Later
) -> None:
    table = Three(ada, bob, eve, "bot" if how == "time" else "wait")
    match, path = table.match, f"/api/matches/{table.match}"
    stranger = Player(ada.url)
    with ada.sit(match) as other:
        other.answer()
        assert everything_readable(bob, match) != everything_readable(stranger, match)
        if how == "resigned":
            bob.post(path + "/act", {"type": "resign", "seat": 1})
        else:
            later(400)
            if how == "kicked":
                other.wait(lambda: 1 in other.table["overdue"])
                other.do("kick", seat=1)
        other.wait(lambda: other.table["seats"][1]["kind"] == "bot")
    bob.refused("not-your-seat", 403, "POST", path + "/act", json={"type": "pause", "seat": 1})
    bob.refused("not-your-seat", 403, "POST", path + "/hint", json={"seat": 1})
    bob.refused("hidden", 403, "POST", path + "/branch", json={"step": 0})
    assert settled(lambda: everything_readable(bob, match) == everything_readable(stranger, match))


def settled(true: Callable[[], bool]) -> bool:
    """Tried a few times: between two requests a bot may have answered."""
    return any(true() for _ in range(20))


def test_whoever_resigned_does_not_come_back(ada: Player, bob: Player, eve: Player) -> None:
    table = Three(ada, bob, eve)
    with bob.sit(table.match) as desk:
        desk.do("resign", seat=1)
    bob.refused("seat-taken", 409, "POST", f"/api/matches/{table.match}/claim", json={"seat": 1})


def test_a_game_stays_in_the_list_of_whoever_was_kicked(ada: Player, bob: Player, eve: Player, later: Later) -> None:
    table = Three(ada, bob, eve)
    with ada.sit(table.match) as chair:
        chair.do_sit(0)
        chair.answer()
        later(400)
        chair.wait(lambda: 1 in chair.table["overdue"])
        chair.do("kick", seat=1)
        (row,) = bob.get("/api/me/matches")["matches"]
        assert (row["match"], row["mine"], row["lost"]) == (table.match, [], [1])
        bob.post(f"/api/matches/{table.match}/claim", {"seat": 1})
        (row,) = bob.get("/api/me/matches")["matches"]
        assert (row["mine"], row["lost"]) == ([1], [])


def test_lists_say_how_long_there_is(ada: Player, bob: Player, eve: Player) -> None:
    created = ada.new_match("me", "open", "open", clock={"kind": "days", "days": 2, "expiry": "wait"})
    (row,) = ada.get("/api/me/matches")["matches"]
    assert row["deadline"] is None
    bob.join(created)
    eve.join(created, 1)
    (row,) = ada.get("/api/me/matches")["matches"]
    started = ada.get(f"/api/matches/{created['match']}")["created"]
    assert 0 <= row["deadline"] - started - 2 * 24 * 3600 * 1000 < 3600 * 1000


def test_an_invitation_says_who_invites_and_who_sits_there(ada: Player, bob: Player) -> None:
    created = ada.new_match("me", "open", "bot:random", clock=LIVE)
    invited = bob.get(f"/api/join/{created['links'][0]['link']}")
    assert invited["host"] == ada.me["name"]
    assert [seat["kind"] for seat in invited["seats"]] == ["person", "open", "bot"]
    assert invited["clock"]["kind"] == "live"
