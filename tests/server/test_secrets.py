"""Nothing hidden leaves the server: not in messages, not by their number, not by their order."""

from __future__ import annotations

from typing import Any

from sandtable.engine import OBSERVER
from sandtable.server.actions import give_answer
from sandtable.server.live import Live
from sandtable.server.new_matches import Plan, SeatWish, lay_table
from sandtable.server.store import Person
from sandtable.server.table import Table

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


def test_a_secret_answer_is_noticed_by_nobody_else(ada: Player, bob: Player, eve: Player) -> None:
    """While both choose, everything that the other and a watcher are told stays the same: board, times, lists."""
    created = ada.new_match("me", "open", clock={"kind": "live", "minutes": 5, "increment_s": 30})
    match = created["match"]
    bob.join(created)
    with ada.sit(match) as first, bob.sit(match) as second, eve.sit(match) as watcher:
        first.asked()
        second.do("chat", text="now")
        watcher.wait(lambda: len(watcher.chat) == 1)
        before = [who.get(f"/api/matches/{match}/view") for who in (bob, eve)], eve.get("/api/matches")
        updates = second.updates, watcher.updates
        running = watcher.table["clocks"]["running"]
        first.answer()
        first.do("undo")
        first.answer(1)
        after = [who.get(f"/api/matches/{match}/view") for who in (bob, eve)], eve.get("/api/matches")
        for told, again in zip(before[0], after[0], strict=True):
            assert {key for key in told if told[key] != again[key]} == set()
        assert before[1] == after[1]
        for who in (bob, eve):
            told = who.get(f"/api/matches/{match}")["clocks"]
            assert told["running"] == running == [0, 1] and told["left"][0] == told["left"][1]
        second.do("chat", text="still")
        watcher.wait(lambda: len(watcher.chat) == 2)
        assert (second.updates, watcher.updates) == updates and watcher.table["clocks"]["running"] == [0, 1]
        assert second.asked()["turn"] == before[0][0]["ask"]["turn"]
        second.answer()
        watcher.wait(lambda: watcher.update["view"]["turn"] == 2)


def test_a_secret_answer_costs_nothing_for_the_others() -> None:
    """For whoever is still choosing, and for those who watch, nothing is worked out anew: it is the very same text."""
    table, live = lay_table(Person("p_ada", "Ada", 0), Plan("fords", [SeatWish("me")] * 2)), Live("m_1")
    before = {seat: live.position(table, seat) for seat in (OBSERVER, 0, 1)}
    answer_first(table, 0)
    assert live.position(table, 0) != before[0]
    assert all(live.position(table, seat) is before[seat] for seat in (OBSERVER, 1))
    answer_first(table, 1)
    assert all(live.position(table, seat) != before[seat] for seat in (OBSERVER, 0, 1))


def answer_first(table: Table, seat: int) -> None:
    assert table.match is not None
    decision = table.match.decision_of(seat)
    assert decision is not None
    give_answer(table, 1, seat, table.turn_of(seat), table.game.names[decision.options[0]])


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
