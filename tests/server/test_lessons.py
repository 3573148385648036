"""Lessons at a table: the position is prepared, and the goal ends the match."""

from __future__ import annotations

import pytest

from sandtable.engine import loads
from sandtable.games import find_game, replay

from .kit import Chair, Json, Player

TWILIGHT = find_game("twilight")


def begin(player: Player, id: str) -> Json:
    return player.new_match("me", "bot:twilight-basic", game="twilight", options={"lesson": id}, listed=False)


def follow(chair: Chair, *names: str) -> None:
    for name in names:
        ask = chair.asked()
        chair.do("answer", turn=ask["turn"], answer=name)
    chair.wait(lambda: chair.table["status"] == "over")


def test_every_lesson_is_announced_in_four_languages(ada: Player) -> None:
    lessons = ada.get("/api/games/twilight")["lessons"]
    assert [lesson["id"] for lesson in lessons] == [lesson.id for lesson in TWILIGHT.lessons]
    assert all(len(set(lesson["task"].values())) == 4 for lesson in lessons)


def test_who_follows_the_way_of_a_lesson_has_reached_its_goal(ada: Player) -> None:
    lesson = TWILIGHT.lessons[0]
    match = begin(ada, lesson.id)["match"]
    with ada.sit(match) as chair:
        follow(chair, *lesson.way)
        assert (chair.table["result"]["by"], chair.table["result"]["ending"]) == ("lesson", "reached")
        assert chair.table["result"]["winners"] == [lesson.seat]


def test_a_lesson_that_is_missed_is_won_by_nobody_and_its_record_verifies(ada: Player) -> None:
    match = begin(ada, "influence")["match"]
    with ada.sit(match) as chair:
        follow(chair, "card:nasser", "do:event")
        assert (chair.table["result"]["ending"], chair.table["result"]["winners"]) == ("missed", [])
    assert not replay(loads(ada.get(f"/api/matches/{match}/record"))).state.over


@pytest.mark.parametrize(
    ("game", "options", "seats"), [("twilight", {"lesson": "nothing"}, 2), ("fords", {"lesson": "influence"}, 2)]
)
def test_a_lesson_that_does_not_exist_is_refused(ada: Player, game: str, options: dict[str, str], seats: int) -> None:
    body = {"game": game, "seats": [{"kind": "me"}] * seats, "options": options}
    ada.refused("bad-option", 422, "POST", "/api/matches", json=body)
