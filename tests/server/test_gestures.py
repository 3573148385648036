"""Several answers given as one: taken whole or not at all, kept one by one, taken back as one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from sandtable.engine import Flow, Game, Match, Options, Pick, State, View
from sandtable.engine.errors import NotOffered
from sandtable.engine.fingerprint import fingerprint
from sandtable.games import find_game
from sandtable.server.actions import Wish, perform
from sandtable.server.appends import Header
from sandtable.server.errors import Refusal
from sandtable.server.events import SeatClaimed
from sandtable.server.messages import AnswerMessage, RetractMessage
from sandtable.server.store import Person
from sandtable.server.table import Table
from sandtable.template import GAME as FORDS

from .kit import Chair, Player

POLAND, EAST_GERMANY = "space:poland", "space:east_germany"
ONE, TWO, THREE = (FORDS.names.number(f"order:{n}") for n in (1, 2, 3))


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


@pytest.fixture
def buying(ada: Player) -> Iterator[Chair]:
    """The first purchase of the war, alone with bots."""
    created = ada.new_match("me", "me", game="axis")
    with ada.sit(created["match"]) as chair:
        while chair.asked()["prompt"] != "purchase":
            chair.answer()
        yield chair


def ordered(chair: Chair) -> dict[str, int]:
    view = chair.update["view"]
    waiting: dict[str, int] = view["powers"][view["active"]]["waiting"]
    return waiting


def retract(chair: Chair, name: str) -> None:
    before = chair.asked()["turn"]
    chair.do("retract", turn=before, answer=name)
    chair.wait(lambda: chair.asked()["turn"] != before)


INFANTRY, TANK, ARTILLERY = "unit:infantry", "unit:tank", "unit:artillery"


def test_one_of_several_answers_is_left_out_in_one_step(buying: Chair) -> None:
    gesture(buying, TANK)
    gesture(buying, INFANTRY, INFANTRY, ARTILLERY)
    left, updates = buying.asked()["left"], buying.updates
    retract(buying, TANK)
    assert ordered(buying) == {INFANTRY: 2, ARTILLERY: 1}
    assert buying.asked()["left"] > left
    assert buying.updates == updates + 1
    retract(buying, INFANTRY)
    assert ordered(buying) == {INFANTRY: 1, ARTILLERY: 1}
    buying.do("undo")
    buying.wait(lambda: not ordered(buying))


def test_a_gesture_goes_on_where_one_of_its_answers_was_left_out(buying: Chair) -> None:
    gesture(buying, TANK)
    gesture(buying, INFANTRY, ARTILLERY, ARTILLERY)
    retract(buying, INFANTRY)
    buying.do("undo")
    buying.wait(lambda: ordered(buying) == {TANK: 1})


def test_only_what_was_just_answered_and_is_free_can_be_left_out(placing: Chair, bob: Player) -> None:
    gesture(placing, POLAND, EAST_GERMANY)
    turn = placing.asked()["turn"]
    placing.refused("cannot-undo", "retract", turn=turn, answer="space:austria")
    placing.refused("stale", "retract", turn="0.0", answer=POLAND)
    with bob.sit(placing.match, 1) as opposite:
        opposite.refused("not-asked", "retract", turn="0.0", answer=POLAND)
        opposite.refused("not-your-seat", "retract", turn=turn, answer=POLAND, seat=0)
    assert placing.asked()["left"] == 4
    placing.do("gesture", turn=turn, answers=[POLAND] * 4)
    placing.wait(lambda: placing.update["ask"] is None)
    placing.refused("not-asked", "retract", turn=turn, answer=POLAND)


def test_the_same_answer_is_not_left_out_twice(placing: Chair) -> None:
    gesture(placing, POLAND, POLAND)
    turn = placing.asked()["turn"]
    placing.do("retract", turn=turn, answer=POLAND, id="once")
    placing.do("retract", turn=turn, answer=POLAND, id="once")
    placing.wait(lambda: placing.asked()["left"] == 5)


def table_for_two(game: Game) -> Table:
    header = Header("m_1", game.id, game.version, game.complete({}), 2, {"kind": "none"}, False, "p_0", b"key", 0)
    table = Table(header, game)
    for seat in range(2):
        table.emit(0, SeatClaimed(seat, f"p_{seat}", f"P{seat}"))
    table.start(0)
    return table


def wish_of(table: Table, seat: int) -> Wish:
    return Wish(table, Person(f"p_{seat}", "P", 0), 0)


def give(table: Table, seat: int, name: str) -> None:
    message = AnswerMessage(type="answer", seat=seat, turn=table.turn_of(seat), answer=name)
    perform(wish_of(table, seat), message)


def leave_out(table: Table, seat: int, name: str) -> None:
    message = RetractMessage(type="retract", seat=seat, turn=table.turn_of(seat), answer=name)
    perform(wish_of(table, seat), message)


def played(table: Table) -> list[tuple[int, str]]:
    assert table.match is not None
    return [(answer.by, answer.answer) for answer in table.match.answers]


@pytest.mark.parametrize("id", ["twilight", "dawn"])
def test_at_random_the_rest_stands_as_if_given_alone(id: str) -> None:
    game, rng, left_out = find_game(id), Random(7), 0
    table = table_for_two(game)
    match = table.match
    assert match is not None
    for _ in range(40):
        decision = rng.choice(match.pending)
        give(table, decision.seat, game.names[rng.choice(decision.options)])
        before, free = played(table), match.free_answers(decision.seat)
        if match.decision_of(decision.seat) and free and rng.random() < 0.5:
            name = match.answers[rng.choice(free)].answer
            with suppress(Refusal, NotOffered):
                leave_out(table, decision.seat, name)
                before.reverse()
                before.remove((decision.seat, name))
                before.reverse()
                left_out += 1
            assert played(table) == before
    assert left_out > 3
    assert fingerprint(Match(game, match.record).state) == fingerprint(match.state)


class Orders(State):
    """Whoever orders 1 may order 2 next; whoever does not is asked something else."""

    def next_phase(self) -> Flow:
        first = yield self.ask(0, "order", [ONE, THREE])
        if first == ONE:
            yield self.ask(0, "order", [TWO])
        yield self.ask(0, "order" if first == ONE else "spare", [ONE, THREE])
        yield self.ask(1, "order", [ONE, TWO])
        self.finish("done", [0])

    def copy(self) -> State:
        return Orders(self.seats)

    def view(self, seat: int) -> View:
        return {}

    def resample(self, seat: int, random: Pick) -> None: ...

    def scores(self) -> list[float]:
        return [0.0] * self.seats


def orders(seats: int, options: Options) -> State:
    return Orders(seats)


def test_what_does_not_stand_alone_keeps_the_answer_before_it() -> None:
    table = table_for_two(replace(FORDS, new=orders))
    give(table, 0, "order:1")
    before = table.seq
    assert played(table) == [(0, "order:1"), (0, "order:2")]
    with pytest.raises(NotOffered):
        leave_out(table, 0, "order:1")
    assert played(table) == [(0, "order:1"), (0, "order:2")]
    assert table.seq == before
    leave_out(table, 0, "order:2")
    assert played(table) == [(0, "order:1")]
