"""What the views say when a match is over, also where the table ended it: the game's own scores, for everybody."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import Chair, Player
from .test_clocks import LIVE, Later
from .test_play import play_out

MEASURES = {
    "fords": ["points"],
    "twilight": ["points", "battlegrounds", "space-box"],
    "axis": ["cities", "production"],
    "dawn": ["points", "social", "economy"],
}


def resign(first: Chair, second: Chair, later: Later) -> None:
    first.do("resign")


def run_out_of_time(first: Chair, second: Chair, later: Later) -> None:
    later(400)


def agree_to_a_draw(first: Chair, second: Chair, later: Later) -> None:
    first.do("draw")
    second.wait(lambda: bool(second.table["offers"]))
    second.do("agree", what="draw")


ENDED = {"resign": resign, "time": run_out_of_time, "draw": agree_to_a_draw}


def must_be_labelled(ending: dict[str, Any], game: str) -> None:
    whose = ["allies", "axis"] if game == "axis" else [0, 1]
    assert sorted(score["who"] for score in ending["scores"]) == whose
    assert all(list(score["values"]) == MEASURES[game] for score in ending["scores"])


@pytest.mark.parametrize("game", MEASURES)
@pytest.mark.parametrize("how", ENDED)
def test_a_match_that_the_table_ended_shows_the_games_own_scores(
    how: str, game: str, ada: Player, bob: Player, eve: Player, later: Later
) -> None:
    created = ada.new_match("me", "open", game=game, clock=LIVE | {"expiry": "lose"})
    bob.join(created)
    match = created["match"]
    with ada.sit(match) as first, bob.sit(match) as second:
        assert "ending" not in first.update["view"]
        ENDED[how](first, second, later)
        second.wait(lambda: second.over)
    ending = second.update["view"]["ending"]
    assert ending["how"] == how and "rule" not in ending
    must_be_labelled(ending, game)
    assert eve.get(f"/api/matches/{match}/view")["view"]["ending"] == ending
    last = eve.get(f"/api/matches/{match}/replay", seat="all")
    assert [view["ending"] for view in (last["view"], *last["views"])] == [ending] * 3
    if last["steps"]:
        assert "ending" not in eve.get(f"/api/matches/{match}/replay", step=0)["view"]


def test_the_rules_end_a_game_with_the_same_scores(ada: Player) -> None:
    with ada.sit(ada.new_match("me", "bot:random")["match"]) as chair:
        play_out(chair)
    ending = chair.update["view"]["ending"]
    assert (ending["how"], ending["rule"]) == ("last-ford", "end")
    must_be_labelled(ending, "fords")
    told = [note for note in chair.notes if note["rule"] == ending["rule"] and not note["private"]]
    assert told[-1]["values"]["ending"] == "end-last-ford"


@pytest.mark.parametrize(
    ("game", "measures"),
    [("states", ["points", "completed"]), ("taiwan2045", ["from-merit", "from-missions", "total"])],
)
def test_three_agree_to_a_draw(game: str, measures: list[str], ada: Player, bob: Player, eve: Player) -> None:
    """Before the war is decided, nobody scores for factions."""
    created = ada.new_match("me", "open", "open", game=game)
    bob.join(created)
    eve.join(created, 1)
    match = created["match"]
    with ada.sit(match) as first, bob.sit(match) as second, eve.sit(match) as third:
        first.do("draw")
        second.wait(lambda: bool(second.table["offers"]))
        second.do("agree", what="draw")
        third.do("agree", what="draw")
        first.wait(lambda: first.over)
    ending = first.update["view"]["ending"]
    assert ending["how"] == "draw"
    assert sorted(score["who"] for score in ending["scores"]) == [0, 1, 2]
    assert [list(score["values"]) for score in ending["scores"]] == [measures] * 3
