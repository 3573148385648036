"""Nothing hidden leaves the server: not in messages, not by their number, not by their order."""

from __future__ import annotations

from typing import Any

from .kit import Player


def words(value: Any) -> str:
    return str(value)


def test_a_spectator_and_an_opponent_see_only_what_is_public(ada: Player, bob: Player, eve: Player) -> None:
    created = ada.new_match("me", "open")
    bob.join(created)
    match = created["match"]
    with ada.sit(match) as first, bob.sit(match) as second, eve.sit(match) as watcher:
        card = first.asked()["options"][0]
        first.answer()
        assert watcher.update["view"]["hand"] == [] and watcher.update["ask"] is None
        seen = [watcher.update, watcher.table, watcher.notes, second.update | {"ask": None}, second.table]
        seen += [eve.get(f"/api/matches/{match}"), eve.get(f"/api/matches/{match}/view"), eve.get("/api/matches")]
        seen += [eve.get(f"/api/matches/{match}/replay"), eve.get(f"/api/matches/{match}/replay/steps")]
        assert all(f"'{card}'" not in words(told) for told in seen)
        assert not any(note["private"] for note in watcher.notes)
        assert all(note["values"]["seat"] == 1 for note in second.notes if note["key"] == "dealt")


def test_nobody_else_can_tell_that_a_secret_answer_came(ada: Player, bob: Player) -> None:
    created = ada.new_match("me", "open")
    bob.join(created)
    with ada.sit(created["match"]) as first, bob.sit(created["match"]) as second:
        first.asked()
        ask, before = second.asked(), second.update
        first.answer()
        first.wait(lambda: first.update["ask"] is None)
        second.refused("not-offered", "answer", turn=ask["turn"], answer="pass")
        assert second.update is before and before["acting"] == [0, 1]


def test_other_peoples_ids_stay_private(ada: Player, bob: Player, eve: Player) -> None:
    created = ada.new_match("me", "open")
    bob.join(created)
    told = [eve.get(f"/api/matches/{created['match']}"), eve.get("/api/matches")]
    assert ada.me["person"] not in words(told) and bob.me["person"] not in words(told)


def test_the_key_of_the_dice_is_secret_until_the_end(ada: Player, eve: Player, database: str) -> None:
    from sandtable.server.settings import Settings
    from sandtable.server.store import Store

    match = ada.new_match("me", "bot:random")["match"]
    store = Store(Settings(database=database).sqlalchemy_url)
    header = store.header(match)
    store.close()
    assert header is not None
    told = [ada.get(f"/api/matches/{match}"), ada.get(f"/api/matches/{match}/view"), eve.get("/api/matches")]
    assert header.key.hex() not in words(told)
    with ada.sit(match) as chair:
        chair.do("resign")
    assert ada.get(f"/api/matches/{match}")["fair"]["key"] == header.key.hex()
