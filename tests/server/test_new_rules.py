"""The rules change while matches are being played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from sandtable.engine import Flow, Game, Record, loads
from sandtable.engine.errors import BadRecord
from sandtable.engine.record import TakeBack
from sandtable.engine.verify import check_dice
from sandtable.games import find_game
from sandtable.server import hub, sweeper, table
from sandtable.server.actions import give_answer
from sandtable.server.events import Logged
from sandtable.server.new_matches import Plan, SeatWish, lay_table
from sandtable.server.responses import Result
from sandtable.server.store import Person
from sandtable.server.table import Table
from sandtable.template.rules.fight import fight_for_ford
from sandtable.template.state import Fords

from .kit import Player, wait_until
from .test_play import play_out


def use_rules(monkeypatch: pytest.MonkeyPatch, game: Game) -> None:
    monkeypatch.setattr(table, "game_of", lambda header: game)
    monkeypatch.setattr(hub, "find_game", lambda id: game)
    monkeypatch.setattr(sweeper, "find_game", lambda id: game)


def test_a_match_that_still_holds_goes_on(serve_again: Callable[[], str], monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Player(serve_again())
    match = ada.new_match("me", "me")["match"]
    use_rules(monkeypatch, replace(find_game("fords"), version="2"))
    told = ada.at(serve_again()).get(f"/api/matches/{match}")
    assert told["status"] == "playing" and told["repaired"] is None and told["version"] == "2"


class Shorter(Fords):  # type: ignore[misc]
    """Rules by which everybody is dealt two cards in another order of asking."""

    def next_phase(self) -> Flow:
        return fight_for_ford(self) if self.dealt else self.deal_in_turn()

    def deal_in_turn(self) -> Flow:
        for _ in range(4):
            card = yield self.deck.draw()
            self.deck.take(card)
            self.hands[len(self.hands[0]) // 2].append(card)
        self.dealt = True

    def copy(self) -> Shorter:
        twin = Shorter(self.seats)
        twin.__dict__.update(Fords.copy(self).__dict__)
        return twin


def test_finished_is_finished_whatever_the_rules_become(
    serve_again: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither its result nor its log changes, and no die is rolled under a key that everybody knows."""
    ada = Player(serve_again())
    match = ada.new_match("me", "bot:random")["match"]
    with ada.sit(match) as chair:
        play_out(chair)
    before, record = ada.get(f"/api/matches/{match}"), ada.get(f"/api/matches/{match}/record")
    use_rules(monkeypatch, replace(find_game("fords"), version="2", new=lambda seats, options: Shorter(seats)))
    again = ada.at(serve_again())
    after = again.get(f"/api/matches/{match}")
    assert (after["status"], after["result"], after["fair"]) == ("over", before["result"], before["fair"])
    assert after["repaired"] is None and not after["replayable"]
    with again.sit(match) as chair:
        assert chair.update["ask"] is None and chair.update["over"]
        chair.refused("game-over", "resign")
    old = loads(record)
    kept = loads(again.get(f"/api/matches/{match}/record"))
    assert (kept.entries, kept.version, kept.fingerprint) == (old.entries, "1", "")


def test_a_match_that_ended_before_endings_were_written_stays_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    result: Result = {"by": "rules", "ending": "last-ford", "winners": [0], "scores": [3.0, 1.0]}
    table = lay_table(Person("p_ada", "Ada", 0), Plan("fords", [SeatWish("me"), SeatWish("me")]))
    events = table.first_append().events
    old = replace(table.header, finished=result, rules="0")
    changed = replace(find_game("fords"), version="2", new=lambda seats, options: Shorter(seats))
    loaded = Table.load_checked(old, events, now=1, game=changed)
    assert loaded.over and loaded.result() == result and not loaded.fresh and loaded.dice() is None


def test_a_match_that_diverges_goes_on_from_where_it_holds(
    serve_again: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Player(serve_again())
    match = ada.new_match("me", "bot:random")["match"]
    with ada.sit(match) as chair:
        chair.answer()
        chair.wait(lambda: chair.update["view"]["turn"] == 2)
    use_rules(monkeypatch, replace(find_game("fords"), version="2", new=lambda seats, options: Shorter(seats)))
    again = ada.at(serve_again())
    wait_until(lambda: again.get(f"/api/matches/{match}")["repaired"] is not None)
    assert again.get(f"/api/matches/{match}")["repaired"] == {"step": 4, "rules": "2"}
    with again.sit(match) as chair:
        assert chair.update["view"]["turn"] == 1 and chair.update["ask"] is not None
        chair.wait(lambda: bool(chair.chat))
        assert [line["what"] for line in chair.chat] == ["repaired"]
        chair.answer()
        chair.wait(lambda: chair.update["view"]["turn"] == 2)
        chair.do("resign")
    told, record = again.get(f"/api/matches/{match}/verify"), loads(again.get(f"/api/matches/{match}/record"))
    assert told["ok"] and check_dice_of(record, replace(find_game("fords"), version="2", new=shorter)) > 0
    (place,) = record.extra["dice"]["renewed"]
    assert isinstance(record.entries[place], TakeBack)
    old = replace_extra(record, {**record.extra["dice"], "renewed": []})
    with pytest.raises(BadRecord, match="the key gives"):
        check_dice_of(old, replace(find_game("fords"), version="2", new=shorter))


def shorter(seats: int, options: object) -> Shorter:
    return Shorter(seats)


def check_dice_of(record: Record, game: Game) -> int:
    return check_dice(game, record)


def replace_extra(record: Record, dice: dict[str, object]) -> Record:
    return replace(record, extra={**record.extra, "dice": dice})


def test_reading_a_log_at_once_ends_where_reading_it_step_by_step_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both ways lead through `apply` alone."""
    table = lay_table(Person("p_ada", "Ada", 0), Plan("fords", [SeatWish("me"), SeatWish("me")]))
    assert table.match is not None
    for _ in range(6):
        seat = table.asked()[0]
        decision = table.match.decision_of(seat)
        assert decision is not None
        give_answer(table, 5, seat, table.turn_of(seat), table.game.names[decision.options[0]])
    log = table.first_append().events
    applied: list[int] = []
    real = Table.apply

    def noted(self: Table, logged: Logged) -> None:
        applied.append(logged.seq)
        real(self, logged)

    monkeypatch.setattr(Table, "apply", noted)
    twin, step_by_step = Table.load_checked(table.header, log, 9), Table.load(table.header, log)
    assert applied == [logged.seq for logged in log] * 2 and not twin.fresh
    assert twin.match is not None and step_by_step.match is not None
    for seat in (-2, 0, 1):
        assert twin.match.view(seat) == step_by_step.match.view(seat)
    assert (twin.own, twin.summary(), twin.chat) == (step_by_step.own, step_by_step.summary(), step_by_step.chat)
