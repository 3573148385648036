"""Live clocks, correspondence, and what happens when time is up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sandtable.server.clock import DAY, MINUTE, QUIET_ALLOWANCE, Clock

from .kit import Player
from .test_play import play_out

LIVE: dict[str, Any] = {"kind": "live", "minutes": 5, "increment_s": 0}

Later = Callable[[float], None]


def test_correspondence_days_begin_anew_with_every_answer() -> None:
    clock = Clock({"kind": "days", "days": 3, "expiry": "wait"}, 2)
    clock.since = 0
    clock.tick(DAY, [0])
    assert clock.deadlines([0], []) == {0: 3 * DAY}
    clock.answered(0, still_asked=True)
    assert clock.left == [3 * DAY, 3 * DAY]


def test_a_clock_does_not_tell_who_is_asked_in_secret() -> None:
    clock = Clock({"kind": "live", "minutes": 1, "expiry": "bot"}, 2)
    clock.since = 0
    clock.tick(50_000, [0])
    assert clock.left == [MINUTE - 50_000, MINUTE]
    assert clock.deadlines([], [1]) == {1: 50_000 + QUIET_ALLOWANCE}


def test_no_clock_no_deadline() -> None:
    assert Clock({"kind": "none"}, 2).deadlines([0], [1]) == {}


def test_clocks_run_for_those_who_are_asked(ada: Player, bob: Player, later: Later) -> None:
    created = ada.new_match("me", "open", clock={"kind": "live", "minutes": 5, "increment_s": 100})
    bob.join(created)
    with ada.sit(created["match"]) as first, bob.sit(created["match"]):
        assert first.table["clocks"]["running"] == [0, 1]
        later(60)
        first.answer()
        first.wait(lambda: first.table["clocks"]["running"] == [1])
        left = first.table["clocks"]["left"]
        assert left[0] >= left[1] + 100_000 and left[1] <= 4 * MINUTE


def test_a_pause_stops_the_clocks(ada: Player, later: Later) -> None:
    match = ada.new_match("me", "bot:random", clock={"kind": "live", "minutes": 5})["match"]
    with ada.sit(match) as chair:
        chair.asked()
        chair.do("pause")
        chair.wait(lambda: chair.table["status"] == "paused")
        left = chair.table["clocks"]["left"]
        assert chair.table["clocks"]["running"] == []
        later(200)
        chair.do("resume")
        chair.wait(lambda: chair.table["status"] == "playing")
        assert left[0] - 100_000 < chair.table["clocks"]["left"][0] <= left[0]
        assert chair.table["clocks"]["running"] == [0]


def test_when_time_is_up_a_bot_plays_on(ada: Player, bob: Player, later: Later) -> None:
    created = ada.new_match("me", "open", clock=LIVE | {"expiry": "bot"})
    bob.join(created)
    with ada.sit(created["match"]) as first:
        first.answer()
        later(400)
        first.wait(lambda: first.table["seats"][1]["kind"] == "bot")
        play_out(first)


def test_when_time_is_up_the_game_is_lost(ada: Player, bob: Player, later: Later) -> None:
    created = ada.new_match("me", "open", clock=LIVE | {"expiry": "lose"})
    bob.join(created)
    with ada.sit(created["match"]) as first:
        first.answer()
        later(400)
        first.wait(lambda: first.table["result"] is not None)
        assert first.table["result"]["by"] == "time" and first.table["result"]["winners"] == [0]


def test_when_time_is_up_the_others_are_told_and_may_kick(ada: Player, bob: Player, later: Later) -> None:
    created = ada.new_match("me", "open", clock=LIVE | {"expiry": "wait"})
    bob.join(created)
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        first.refused("not-overdue", "kick", seat=1)
        first.refused("unknown-seat", "kick", seat=5)
        first.answer()
        later(400)
        first.wait(lambda: first.table["overdue"] == [1])
        second.wait(lambda: second.table["overdue"] == [0, 1])
        assert ada.get(f"/api/matches/{created['match']}")["overdue"] == [1]
        first.refused("unknown-bot", "kick", seat=1, bot="hal")
        first.do("kick", seat=1)
        second.wait(lambda: second.table["seats"][1]["kind"] == "bot" and second.table["overdue"] == [])
        second.refused("not-your-seat", "answer", seat=1, turn="0.0", answer="order:1")


def test_kicking_is_for_those_at_the_table(ada: Player, bob: Player, eve: Player, later: Later) -> None:
    created = ada.new_match("me", "open", clock=LIVE | {"expiry": "wait"})
    bob.join(created)
    later(400)
    with eve.sit(created["match"]) as outside:
        outside.wait(lambda: outside.table["overdue"] == [0, 1])
        outside.refused("not-allowed", "kick", seat=1)
    assert [seat["kind"] for seat in ada.get(f"/api/matches/{created['match']}")["seats"]] == ["person", "person"]


def test_whoever_opens_late_sees_the_time_that_is_left_now(ada: Player, later: Later) -> None:
    match = ada.new_match("me", "bot:random", clock={"kind": "live", "minutes": 5})["match"]
    with ada.sit(match) as chair:
        chair.asked()
        start = chair.table["clocks"]
    later(200)
    told = ada.get(f"/api/matches/{match}")["clocks"]
    assert told["now"] >= start["now"] + 200_000 and told["left"][0] <= 5 * MINUTE - 200_000
    with ada.sit(match) as chair:
        assert chair.table["clocks"]["left"][0] <= 5 * MINUTE - 200_000
        later(200)
        chair.wait(lambda: chair.table["seats"][0]["kind"] == "bot" or chair.table["overdue"] == [0])


@pytest.mark.parametrize("spoil", [{"minutes": 0}, {"minutes": 1e9}, {"minutes": "NaN"}, {"expiry": "explode"}])
def test_clocks_out_of_range(ada: Player, spoil: dict[str, Any]) -> None:
    ada.refused("bad-request", 422, "POST", "/api/matches", json={"game": "fords", "clock": LIVE | spoil})


def test_the_clock_survives_a_cold_start(serve_again: Callable[[], str]) -> None:
    ada = Player(serve_again())
    match = ada.new_match("me", "bot:random", clock={"kind": "live", "minutes": 5})["match"]
    with ada.sit(match) as chair:
        chair.answer()
        chair.wait(lambda: chair.update["view"]["turn"] == 2 and chair.table["clocks"]["running"] == [0])
        until = chair.table["clocks"]["left"][0] + chair.table["clocks"]["now"]
    with ada.at(serve_again()).sit(match) as chair:
        assert chair.table["clocks"]["left"][0] + chair.table["clocks"]["now"] == until
