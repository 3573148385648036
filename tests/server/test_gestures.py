"""Several answers given as one: taken whole or not at all, kept one by one, taken back as one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .kit import Chair, Player

POLAND, EAST_GERMANY = "space:poland", "space:east_germany"


@pytest.fixture
def placing(ada: Player, bob: Player) -> Iterator[Chair]:
    """The USSR's set-up, with a person opposite."""
    created = ada.new_match("me", "open", game="twilight")
    bob.join(created)
    with ada.sit(created["match"], 0) as chair:
        chair.asked()
        yield chair


def gesture(chair: Chair, *answers: str) -> None:
    before = chair.asked()["turn"]
    chair.do("gesture", turn=before, answers=[*answers], unless_final=True)
    chair.wait(lambda: chair.update["ask"] is None or chair.update["ask"]["turn"] != before)


def test_a_game_says_what_a_hand_may_do_at_once(placing: Chair) -> None:
    offered = {each["at"]: each for each in placing.asked()["gestures"]}
    assert offered[POLAND]["answers"] == [POLAND]
    assert offered[POLAND]["most"] == 6 == placing.asked()["left"]


def test_a_gesture_is_taken_whole_and_taken_back_as_one(placing: Chair) -> None:
    gesture(placing, POLAND)
    gesture(placing, POLAND, POLAND, EAST_GERMANY)
    assert placing.asked()["left"] == 2
    placing.do("undo")
    placing.wait(lambda: placing.asked()["left"] == 5)
    placing.do("undo")
    placing.wait(lambda: placing.asked()["left"] == 6)
    assert placing.update["undo"] is None


def test_a_gesture_of_which_a_part_is_not_offered_changes_nothing(placing: Chair) -> None:
    ask = placing.asked()
    refusal = placing.refused("not-offered", "gesture", turn=ask["turn"], answers=[POLAND, "space:france"])
    assert refusal["name"] == "space:france"
    assert refusal["rule"] == "3.2~a"
    assert placing.asked()["turn"] == ask["turn"]
    placing.refused("not-offered", "gesture", turn=ask["turn"], answers=[POLAND, "space:nowhere"])
    placing.refused("stale", "gesture", turn="0.9", answers=[POLAND])
    placing.refused("bad-request", "gesture", turn=ask["turn"], answers=[])


def test_what_cannot_be_taken_back_is_asked_about_first(placing: Chair) -> None:
    ask = placing.asked()
    placing.refused("final", "gesture", turn=ask["turn"], answers=[POLAND] * 6, unless_final=True)
    placing.do("gesture", turn=ask["turn"], answers=[POLAND] * 6)
    placing.wait(lambda: placing.update["ask"] is None)


def test_nothing_of_others_comes_between_the_answers_of_one_gesture(placing: Chair) -> None:
    ask = placing.asked()
    refusal = placing.refused("not-offered", "gesture", turn=ask["turn"], answers=[POLAND] * 7)
    assert "no longer up to you" in refusal["message"]
    assert placing.asked()["left"] == 6


def test_the_record_has_one_answer_after_the_other(placing: Chair) -> None:
    gesture(placing, POLAND, POLAND)
    placing.do("resign")
    record = placing.player.get(f"/api/matches/{placing.match}/record")
    assert record.count(POLAND) == 2


def test_an_answer_that_goes_on_with_the_one_before_is_taken_back_with_it(placing: Chair) -> None:
    gesture(placing, POLAND)
    placing.do("answer", turn=placing.asked()["turn"], answer=POLAND, joined=True)
    placing.wait(lambda: placing.asked()["left"] == 4)
    placing.do("gesture", turn=placing.asked()["turn"], answers=[POLAND, EAST_GERMANY], joined=True)
    placing.wait(lambda: placing.asked()["left"] == 2)
    placing.do("undo")
    placing.wait(lambda: placing.asked()["left"] == 6)


def test_nothing_is_joined_to_an_answer_that_has_bound_its_seat(placing: Chair, bob: Player) -> None:
    """Else one free step after it would take back what others have answered since."""
    placing.do("gesture", turn=placing.asked()["turn"], answers=[POLAND] * 6)
    with bob.sit(placing.match, 1) as opposite:
        ask = opposite.asked()
        opposite.do("gesture", turn=ask["turn"], answers=[ask["options"][0]] * ask["left"])
        ask = placing.asked()
        assert ask["prompt"] == "headline"
        placing.do("answer", turn=ask["turn"], answer=ask["options"][0], joined=True)
        placing.wait(lambda: placing.update["ask"] is None)
        placing.do("undo")
        assert placing.asked()["prompt"] == "headline"
