"""The coach at the table: advice only where nobody else plays, reviews only of what is over."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.coach import AT_ONCE, Coach, Work
from sandtable.server.hub import Hub
from sandtable.server.settings import Settings

from .kit import FREE, Json, Player, serving, wait_until


def finished(player: Player) -> str:
    match: str = player.new_match("me", "bot:random", "bot:random")["match"]
    with player.sit(match) as chair:
        while not chair.over:
            chair.answer()
            chair.wait_for_turn()
    return match


def test_a_hint_names_offered_options_with_what_they_are_worth(ada: Player) -> None:
    match = ada.new_match("me", "bot:random", "bot:random")["match"]
    with ada.sit(match) as chair:
        ask = chair.asked()
        hint = ada.post(f"/api/matches/{match}/hint", {"seat": chair.update["seat"]})
        assert hint["turn"] == ask["turn"]
        assert {each["name"] for each in hint["options"]} <= set(ask["options"])
        worths = [each["worth"] for each in hint["options"]]
        assert worths == sorted(worths, reverse=True)


def test_nobody_is_advised_against_people(ada: Player, eve: Player) -> None:
    created = ada.new_match("me", "open", "bot:random")
    eve.join(created)
    with ada.sit(created["match"]) as chair:
        chair.asked()
        path = f"/api/matches/{created['match']}/hint"
        ada.refused("not-allowed", 403, "POST", path, json={"seat": 0})
        eve.refused("not-your-seat", 403, "POST", path, json={"seat": 0})


def test_a_stranger_gets_no_hint(ada: Player, eve: Player) -> None:
    match = ada.new_match("me", "bot:random", "bot:random")["match"]
    eve.refused("not-your-seat", 403, "POST", f"/api/matches/{match}/hint", json={"seat": 0})


def test_a_finished_match_is_reviewed_once_and_kept(ada: Player, eve: Player) -> None:
    match = finished(ada)
    assert ada.get(f"/api/matches/{match}/review")["status"] == "none"
    assert ada.post(f"/api/matches/{match}/review", status=202)["status"] in ("working", "done")
    wait_until(lambda: ada.get(f"/api/matches/{match}/review")["status"] == "done")
    review: Json = eve.post(f"/api/matches/{match}/review", status=202)
    assert review["status"] == "done"
    steps = [point["step"] for point in review["points"]]
    assert steps[0] == 0
    assert steps == sorted(steps)
    result = ada.get(f"/api/matches/{match}")["result"]
    last = review["points"][-1]["chances"]
    assert [seat for seat, chance in enumerate(last) if chance > 0] == result["winners"]


def test_a_match_under_way_is_not_reviewed(ada: Player) -> None:
    match = ada.new_match("me", "bot:random", "bot:random")["match"]
    ada.refused("hidden", 403, "POST", f"/api/matches/{match}/review")


def test_a_game_without_puzzles_says_so(ada: Player) -> None:
    ada.refused("not-found", 404, "GET", "/api/games/fords/puzzles/0")
    ada.refused("not-found", 404, "POST", "/api/games/fords/puzzles/0", json={"name": "pass"})


# Many guests of one address


class Held:
    """In place of the worker's process: thinks of nothing, but of one match after the other, once it may."""

    def __init__(self) -> None:
        self.go, self.order = threading.Event(), list[str]()

    async def run(self, _work: object, case: Any, *_: object) -> list[object]:
        self.order.append(case.match)
        while not self.go.is_set():
            await asyncio.sleep(0.01)
        return []

    async def close(self) -> None:
        self.go.set()


@pytest.fixture
def held() -> Held:
    return Held()


@pytest.fixture
def coach(held: Held, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Coach]]:
    """The coaches of the servers that are started, and none of them thinks before it may."""
    made: list[Coach] = []
    real = Coach.__init__

    def taught(self: Coach, hub: Hub) -> None:
        real(self, hub)
        self._process = held  # type: ignore[assignment]
        made.append(self)

    monkeypatch.setattr(Coach, "__init__", taught)
    yield made
    held.go.set()


@pytest.fixture
def served(coach: list[Coach], tmp_path: Path) -> Iterator[str]:
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    with serving(Settings(database=database, limits=FREE, warm_bots=False)) as url:
        yield url


def guest_from(url: str, address: str) -> Player:
    player = Player(url)
    player.http.headers["X-Forwarded-For"] = address
    return player


def ask_for_hint(player: Player, match: str) -> int:
    seat = next(seat for seat in (0, 1) if player.get(f"/api/matches/{match}/view?seat={seat}")["ask"])
    return player.http.post(f"/api/matches/{match}/hint", json={"seat": seat}).status_code


def test_many_guests_of_one_address_do_not_hold_up_anothers_hint(served: str, coach: list[Coach], held: Held) -> None:
    crowd = [guest_from(served, "198.51.100.1") for _ in range(FREE.studies_waiting + 1)]
    other = guest_from(served, "203.0.113.7")
    matches = [player.new_match("me", "me")["match"] for player in (*crowd, other)]
    with ThreadPoolExecutor(len(matches)) as pool:
        asking = [pool.submit(ask_for_hint, *each) for each in zip(crowd[:-1], matches, strict=False)]
        wait_until(lambda: len(coach[0]._hinted) == len(asking))
        assert ask_for_hint(crowd[-1], matches[-2]) == 429
        asking.append(pool.submit(ask_for_hint, other, matches[-1]))
        wait_until(lambda: len(coach[0]._hinted) == len(asking))
        held.go.set()
        assert {each.result() for each in asking} == {200}
    assert held.order[1] == matches[-1]
    assert coach[0]._hinted == []


def test_many_guests_of_one_address_get_no_more_reviews_than_one(served: str, coach: list[Coach]) -> None:
    def ask_for_review(player: Player) -> int:
        match = player.new_match("me", "me")["match"]
        player.post(f"/api/matches/{match}/act", {"type": "resign", "seat": 0})
        return player.http.post(f"/api/matches/{match}/review").status_code

    crowd = [guest_from(served, "198.51.100.1") for _ in range(AT_ONCE + 1)]
    assert [ask_for_review(player) for player in crowd] == [202] * AT_ONCE + [429]
    assert ask_for_review(guest_from(served, "203.0.113.7")) == 202
    works: list[Work] = list(coach[0]._works.values())
    assert len(works) == AT_ONCE + 1
