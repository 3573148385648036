"""The coach at the table: advice only where nobody else plays, reviews only of what is over."""

from __future__ import annotations

from .kit import Json, Player, wait_until


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
