"""The flow driver: together, fork, imagine, outcomes."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings

from sandtable.engine import (
    CHANCE,
    Decision,
    Flow,
    Keyed,
    Match,
    Pick,
    Runner,
    Scripted,
    State,
    View,
    outcomes,
    play_out,
)
from sandtable.engine.errors import GameOver, NotYourDecision, SandtableError, ScriptEnded
from sandtable.template import GAME
from sandtable.testing import PlayedGame, positions


class Nested(State):
    """A game that wrongly branches inside a branch."""

    def next_phase(self) -> Flow:
        yield self.together([self.branch()])

    def branch(self) -> Flow:
        yield self.together([])

    def copy(self) -> State:
        return Nested(self.seats)

    def view(self, seat: int) -> View:
        return {}

    def resample(self, seat: int, random: Pick) -> None: ...

    def scores(self) -> list[float]:
        return [0.0] * self.seats


class Silent(State):
    """Ten phases, of which only the fourth and the eighth ask something."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.phase = 0
        self.answers: list[int] = []

    def next_phase(self) -> Flow:
        self.phase += 1
        if self.phase in (4, 8):
            answer = yield self.ask(0, "which", [1, 2])
            self.answers.append(answer)
        if self.phase == 10:
            self.finish("done", [0])

    def copy(self) -> State:
        twin = Silent(self.seats)
        twin.phase = self.phase
        twin.answers = self.answers.copy()
        self.copy_ending_to(twin)
        return twin

    def view(self, seat: int) -> View:
        return {}

    def resample(self, seat: int, random: Pick) -> None: ...

    def scores(self) -> list[float]:
        return [0.0] * self.seats


def dealt(seats: int = 2) -> Runner:
    runner = Runner(GAME.start(seats), keep=True)
    while runner.decision is not None and runner.decision.seat == CHANCE:
        runner.answer(runner.decision.options[0])
    return runner


def test_options_are_not_worked_out_before_somebody_looks() -> None:
    looked = []

    def options() -> object:
        looked.append(True)
        yield 7

    decision = Decision(0, "which", options())  # type: ignore[arg-type]
    assert not looked
    assert decision.options == decision.options == [7]
    assert looked == [True]


def test_together_asks_all_seats_at_once_and_takes_answers_in_any_order() -> None:
    runner = dealt(3)
    assert [decision.seat for decision in runner.pending] == [0, 1, 2]
    for seat in (2, 0, 1):
        assert runner.side_by_side
        decision = runner.pending_for(seat)
        assert decision is not None
        runner.answer_for(seat, decision.options[0])
    assert not runner.side_by_side
    assert runner.decision is not None and runner.decision.seat == CHANCE


def test_phases_that_ask_nothing_pass_by_themselves() -> None:
    state = Silent(1)
    runner = Runner(state, keep=True)
    assert state.phase == 4
    runner.answer(2)
    assert state.phase == 8 and state.answers == [2]
    twin = runner.fork(keep=True)
    runner.answer(1)
    assert state.over and runner.decision is None and not runner.pending
    assert runner.fork().decision is None
    twin.answer(2)
    assert isinstance(twin.state, Silent) and twin.state.answers == [2, 2] and state.answers == [2, 1]


def test_a_game_that_is_over_from_the_start_asks_nothing() -> None:
    state = Silent(1)
    state.finish("done", [])
    runner = Runner(state, keep=True)
    assert runner.decision is None and runner.fork().decision is None


def test_together_cannot_branch_again() -> None:
    with pytest.raises(SandtableError, match="cannot branch again"):
        Runner(Nested(1))


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    with pytest.raises(NotYourDecision):
        Runner(GAME.start(2)).answer_for(0, 1)


def test_an_ended_game_takes_no_answer() -> None:
    runner = dealt()
    while runner.decision is not None:
        runner.answer(runner.decision.options[0])
    with pytest.raises(GameOver):
        runner.answer(0)


def test_only_a_runner_that_keeps_checkpoints_forks() -> None:
    with pytest.raises(SandtableError, match="keeps checkpoints"):
        Runner(GAME.start(2)).fork()


@settings(max_examples=40, deadline=None)
@given(played=positions(GAME, depth=30))
def test_imagined_games_can_be_played_on(played: PlayedGame) -> None:
    for seat in range(played.seats):
        twin = played.runner.imagine(seat, Random(1).random)
        while twin.decision is not None:
            twin.answer(twin.decision.options[-1])
        assert twin.state.over


def test_outcomes_are_every_way_that_chance_can_go() -> None:
    runner = dealt()
    for seat in (0, 1):
        decision = runner.pending_for(seat)
        assert decision is not None
        runner.answer_for(seat, decision.options[0])
    branches = list(outcomes(runner))
    assert sum(probability for probability, _ in branches) == pytest.approx(1)
    assert len(branches) == 6
    with pytest.raises(ScriptEnded):
        list(outcomes(dealt()))


def test_keyed_chance_is_fair_and_repeatable() -> None:
    chance, die = Keyed.from_seed(5), Decision(CHANCE, "roll", [1, 2, 3, 4, 5, 6])
    rolls = Counter(chance.pick(die, number) for number in range(6000))
    assert all(850 < rolls[face] < 1150 for face in range(1, 7))
    assert chance.pick(die, 3) == Keyed.from_seed(5).pick(die, 3)


def test_a_script_that_does_not_fit_or_runs_out_says_so() -> None:
    with pytest.raises(ScriptEnded, match="can only choose from"):
        Match.new(GAME, ["a", "b"], chance=Scripted(GAME.names, ["roll:1"]))
    with pytest.raises(ScriptEnded, match="has ended"):
        Match.new(GAME, ["a", "b"], chance=Scripted(GAME.names, ["order:1"]))


def test_a_playout_can_be_cut() -> None:
    runner = dealt()
    assert play_out(runner, Random(1).random, most=3) == 3
    assert not runner.state.over
    play_out(runner, Random(1).random)
    assert runner.state.over
