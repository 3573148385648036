"""What people do at a table besides playing: undo, draws, pauses, leaving, talking."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .kit import Chair, Player
from .test_play import play_out


@pytest.fixture
def chairs(ada: Player, bob: Player) -> Iterator[tuple[Chair, Chair]]:
    """Two persons who have sat down."""
    created = ada.new_match("me", "open")
    bob.join(created)
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        yield first, second


def test_undo_is_free_while_nothing_was_shown(chairs: tuple[Chair, Chair]) -> None:
    first, _ = chairs
    hand = first.asked()["options"]
    first.answer()
    assert first.update["undo"] == "free"
    first.do("undo")
    first.wait(lambda: first.update["ask"] is not None)
    assert first.update["ask"]["options"] == hand


def test_undo_past_the_dice_needs_the_other(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    first.answer()
    second.answer()
    first.wait(lambda: first.update["view"]["turn"] == 2)
    assert first.update["undo"] == "ask"
    lines = len(first.notes)
    first.do("undo")
    second.wait(lambda: bool(second.table["offers"]))
    assert second.table["offers"] == [{"what": "undo", "by": 0, "agreed": [0], "needed": [1]}]
    first.refused("no-offer", "agree", what="undo")
    second.do("agree", what="undo")
    first.wait(lambda: first.update["view"]["turn"] == 1)
    assert len(first.notes) < lines
    assert first.update["ask"] is not None and first.table["offers"] == []


def test_an_answer_that_dice_would_follow_is_not_given_unless_it_may_be_final(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    ask = first.asked()
    first.do("answer", turn=ask["turn"], answer=ask["options"][0], unless_final=True)
    first.wait(lambda: first.update["undo"] == "free")
    ask = second.asked()
    second.refused("not-offered", "answer", turn=ask["turn"], answer="order:99", unless_final=True)
    second.refused("stale", "answer", turn="0.9", answer=ask["options"][0], unless_final=True)
    refusal = second.refused("final", "answer", turn=ask["turn"], answer=ask["options"][0], unless_final=True, id="x")
    assert refusal["id"] == "x"
    assert second.player.get(f"/api/matches/{second.match}/view")["ask"] == ask
    assert second.player.get(f"/api/matches/{second.match}/view", seat=1)["undo"] is None
    second.do("answer", turn=ask["turn"], answer=ask["options"][0], id="x")
    first.wait(lambda: first.update["view"]["turn"] == 2)


def test_nothing_is_final_for_somebody_who_plays_alone(ada: Player) -> None:
    with ada.sit(ada.new_match("me", "me")["match"]) as chair:
        for seat in (0, 1):
            chair.do_sit(seat)
            chair.answer(unless_final=True)
        chair.wait(lambda: chair.update["view"]["turn"] == 2 and chair.update["undo"] == "free")


def test_undo_refused_changes_nothing(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    first.answer()
    second.answer()
    first.wait(lambda: first.update["view"]["turn"] == 2)
    first.do("undo")
    second.wait(lambda: bool(second.table["offers"]))
    second.do("refuse", what="undo")
    first.wait(lambda: not first.table["offers"])
    assert first.update["view"]["turn"] == 2


def test_alone_with_bots_everything_can_be_taken_back(ada: Player) -> None:
    match = ada.new_match("me", "bot:random")["match"]
    with ada.sit(match) as chair:
        hand = chair.asked()["options"]
        chair.answer()
        chair.wait(lambda: chair.update["view"]["turn"] == 2)
        chair.do("undo")
        chair.wait(lambda: chair.update["view"]["turn"] == 1)
        assert chair.asked()["options"] == hand


def test_nothing_to_take_back(chairs: tuple[Chair, Chair]) -> None:
    chairs[0].refused("cannot-undo", "undo")


def test_a_draw_is_agreed(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    first.do("draw")
    second.wait(lambda: bool(second.table["offers"]))
    second.do("agree", what="draw")
    first.wait(lambda: first.table["status"] == "over")
    assert first.table["result"]["by"] == "draw" and first.table["result"]["winners"] == []
    first.refused("game-over", "draw")


def test_an_offer_is_withdrawn_or_lapses_when_the_other_plays_on(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    first.do("draw")
    second.wait(lambda: bool(second.table["offers"]))
    first.do("withdraw", what="draw")
    second.wait(lambda: not second.table["offers"])
    first.do("draw")
    second.answer()
    first.answer()
    first.wait(lambda: not first.table["offers"])


def test_bots_do_not_agree_to_a_draw(ada: Player) -> None:
    with ada.sit(ada.new_match("me", "bot:random")["match"]) as chair:
        chair.refused("not-allowed", "draw")


def test_resigning_with_two_seats_the_other_wins(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    first.do("resign")
    second.wait(lambda: second.table["result"] is not None)
    assert second.table["result"] | {"scores": None} == {
        "by": "resign",
        "ending": "resigned",
        "winners": [1],
        "scores": None,
    }
    second.wait(lambda: second.over)
    second.refused("game-over", "answer", turn="0.0", answer="pass")


def test_resigning_with_three_a_bot_plays_on(ada: Player, bob: Player) -> None:
    created = ada.new_match("me", "open", "bot:random")
    bob.join(created)
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        second.do("resign")
        first.wait(lambda: first.table["seats"][1]["kind"] == "bot")
        second.refused("not-your-seat", "resign", seat=1)
        play_out(first)
        assert first.over


def test_pause_stops_play_until_somebody_resumes(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    first.do("pause")
    second.wait(lambda: bool(second.table["offers"]))
    second.do("agree", what="pause")
    first.wait(lambda: first.table["status"] == "paused")
    ask = first.update["ask"]
    first.refused("paused", "answer", turn=ask["turn"], answer=ask["options"][0])
    second.do("resume")
    first.wait(lambda: first.table["status"] == "playing")
    first.answer()


def test_names_and_chat(chairs: tuple[Chair, Chair], eve: Player) -> None:
    first, second = chairs
    first.do("rename", name="Ada L.")
    second.wait(lambda: second.table["seats"][0]["name"] == "Ada L.")
    first.do("chat", text="hello 你好")
    second.wait(lambda: len(second.chat) == 1)
    assert second.chat[0]["text"] == "hello 你好" and second.chat[0]["name"] == "Ada L." and second.chat[0]["seat"] == 0
    with eve.sit(first.match) as watcher:
        watcher.wait(lambda: len(watcher.chat) == 1)
        watcher.do("chat", text="good luck")
        first.wait(lambda: len(first.chat) == 2)
        assert first.chat[1]["seat"] is None


def test_presence(chairs: tuple[Chair, Chair], eve: Player) -> None:
    first, second = chairs
    first.wait(lambda: first.table["seats"][1]["here"])
    with eve.sit(first.match):
        first.wait(lambda: first.table["watchers"] == 1)
    first.wait(lambda: first.table["watchers"] == 0)
    second.__exit__()
    first.wait(lambda: not first.table["seats"][1]["here"])


def test_a_rematch_moves_the_seats_on(chairs: tuple[Chair, Chair]) -> None:
    first, second = chairs
    path = f"/api/matches/{first.match}/rematch"
    first.player.refused("not-over", 409, "POST", path)
    first.do("resign")
    made = first.player.post(path, status=201)
    assert made["seat"] == 1
    second.wait(lambda: second.table["rematch"] == made["match"])
    found = second.player.post(path, status=201)
    assert (found["match"], found["seat"]) == (made["match"], 0)
    claimed = second.player.post(f"/api/matches/{made['match']}/claim", {"seat": 0})
    assert claimed["seat"] == 0
    assert second.player.get(f"/api/matches/{made['match']}")["status"] == "playing"


def test_whoever_resigned_among_three_is_part_of_the_rematch(ada: Player, bob: Player, eve: Player) -> None:
    created = ada.new_match("me", "open", "open")
    bob.join(created)
    eve.join(created, 1)
    match = created["match"]
    path = f"/api/matches/{match}/rematch"
    with ada.sit(match) as first, eve.sit(match) as third:
        with bob.sit(match) as second:
            second.do("resign")
        bob.refused("not-over", 409, "POST", path)
        assert "was_yours" not in bob.get(f"/api/matches/{match}")["seats"][1]
        first.do("draw")
        third.wait(lambda: third.table["offers"])
        third.do("agree", what="draw")
        first.wait(lambda: first.table["status"] == "over")
    assert bob.get(f"/api/matches/{match}")["seats"][1]["was_yours"]
    assert "was_yours" not in ada.get(f"/api/matches/{match}")["seats"][1]
    made = ada.post(path, status=201)
    found = bob.post(path, status=201)
    assert (found["match"], found["seat"]) == (made["match"], 2)


def test_only_reserved_people_take_reserved_seats(chairs: tuple[Chair, Chair], eve: Player) -> None:
    first, _ = chairs
    first.do("resign")
    made = first.player.post(f"/api/matches/{first.match}/rematch", status=201)
    eve.refused("not-allowed", 403, "POST", f"/api/matches/{made['match']}/claim", json={"seat": 0})


def test_the_host_fills_an_open_seat_with_a_bot(ada: Player, bob: Player) -> None:
    match = ada.new_match("me", "open")["match"]
    with ada.sit(match) as chair, bob.sit(match) as watcher:
        watcher.refused("not-allowed", "bot", seat=1)
        chair.refused("unknown-bot", "bot", seat=1, bot="deep-thought")
        chair.do("bot", seat=1, bot="random")
        chair.wait(lambda: chair.table["status"] == "playing")
        chair.refused("seat-taken", "bot", seat=1)
