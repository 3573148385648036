"""Whole games through the server."""

from __future__ import annotations

import json
from typing import Literal

import pytest
from websockets.sync.client import connect

from .kit import Chair, Player


def play_out(*chairs: Chair) -> None:
    while not chairs[0].over:
        for chair in chairs:
            if not chair.over and chair.update["ask"] is not None:
                chair.answer()
        for chair in chairs:
            chair.wait_for_turn()


def test_a_newcomer_is_in_a_game_against_a_bot_with_one_request(ada: Player) -> None:
    match = ada.post("/api/matches", {"game": "fords"}, 201)["match"]
    with ada.sit(match) as chair:
        assert chair.table["status"] == "playing"
        assert [seat["kind"] for seat in chair.table["seats"]] == ["person", "bot"]
        play_out(chair)
        chair.wait(lambda: chair.table["status"] == "over")
    assert chair.table["result"]["by"] == "rules"
    assert chair.table["result"]["ending"] == "last-ford"


def test_two_persons_play_by_link(ada: Player, bob: Player) -> None:
    created = ada.new_match("me", "open")
    assert ada.get(f"/api/matches/{created['match']}")["status"] == "waiting"
    assert bob.join(created) == 1
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        assert first.update["seat"] == 0 and second.update["seat"] == 1
        play_out(first, second)
        first.wait(lambda: first.table["result"] is not None)
        second.wait(lambda: second.table["result"] is not None)
    assert first.table["result"] == second.table["result"]
    assert [note["key"] for note in first.notes].count("advance") == 6


def test_four_persons_play_hot_seat(ada: Player) -> None:
    match = ada.new_match("me", "me", "me")["match"]
    with ada.sit(match) as chair:
        while not chair.over:
            for seat in (0, 1, 2):
                chair.do_sit(seat)
                if not chair.over and chair.update["ask"] is not None:
                    chair.answer()
    assert ada.get(f"/api/matches/{match}")["mine"] == [0, 1, 2]


def test_a_lost_connection_goes_on_where_it_was(ada: Player, bob: Player) -> None:
    created = ada.new_match("me", "open")
    bob.join(created)
    with ada.sit(created["match"]) as first:
        first.answer()
    with bob.sit(created["match"]) as second:
        second.answer()
        second.wait(lambda: second.update["view"]["turn"] == 2)
    with ada.sit(created["match"]) as again:
        assert again.update["view"]["turn"] == 2
        assert [note["key"] for note in again.notes][-3:] == [note["key"] for note in second.notes][-3:]


def test_my_games_and_the_lobby(ada: Player, bob: Player) -> None:
    created = ada.new_match("me", "open")
    listed = bob.get("/api/matches", status=200)["matches"]
    assert [match["match"] for match in listed] == [created["match"]]
    assert listed[0]["status"] == "waiting" and listed[0]["mine"] == []
    assert bob.post(f"/api/matches/{created['match']}/claim", {"seat": 1})["seat"] == 1
    mine = bob.get("/api/me/matches")["matches"]
    assert mine[0]["mine"] == [1] and mine[0]["your_turn"] is True
    hidden = ada.new_match("me", "open", listed=False)
    assert hidden["match"] not in [match["match"] for match in bob.get("/api/matches")["matches"]]
    bob.refused("not-allowed", 403, "POST", f"/api/matches/{hidden['match']}/claim", json={"seat": 1})


@pytest.mark.parametrize("compression", ["deflate", None])
def test_frames_of_every_size_arrive_whole_compressed_or_not(
    ada: Player, compression: Literal["deflate"] | None
) -> None:
    """A socket's texts are put into frames by the server itself where they are not compressed."""
    match = ada.new_match("me", "me")["match"]
    sizes = set[int]()
    cookies = {"Cookie": f"sandtable={ada.http.cookies['sandtable']}"}
    address = ada.url.replace("http", "ws", 1) + f"/api/matches/{match}/socket"
    with ada.sit(match) as talker:
        for _ in range(100):
            talker.do("chat", text="漢" * 500)
    with connect(address, additional_headers=cookies, compression=compression, max_size=None) as socket:
        while len(sizes) < 3:
            text = socket.recv(60, decode=False)
            assert json.loads(text)["type"] in ("table", "update", "chat", "pong")
            size = len(text)
            sizes.add(0 if size < 126 else 1 if size < 65_536 else 2)
            socket.send('{"type": "ping"}')
