"""Taking back where answers are given side by side, or in a whisper."""

from dataclasses import replace
from random import Random

import pytest

from sandtable.engine import Flow, Keyed, Match, Options, Pick, Record, State, View, loads
from sandtable.engine.record import Answer, Entry, TakeBack
from sandtable.games import find_game
from sandtable.template import GAME

BID = GAME.names.number("order:1")


class Bids(State):
    """Two secret bids of both seats, right after each other; then one question of each kind."""

    def next_phase(self) -> Flow:
        for _ in range(2):
            yield self.together([self.bid(0), self.bid(1)])
        yield self.ask(0, "speak", [BID])
        yield self.ask(1, "whisper", [BID], quiet=True)
        yield self.ask(1, "close", [BID])
        self.finish("closed", [0])

    def bid(self, seat: int) -> Flow:
        yield self.ask(seat, "bid", [BID])

    def copy(self) -> State:
        return Bids(self.seats)

    def view(self, seat: int) -> View:
        return {}

    def resample(self, seat: int, random: Pick) -> None: ...

    def scores(self) -> list[float]:
        return [0.0] * self.seats


def new(seats: int, options: Options) -> State:
    return Bids(seats)


def bids(*answers: int) -> Match:
    """The match after these seats have answered."""
    match = Match.new(replace(GAME, new=new), ["Ann", "Bo"], chance=Keyed.from_seed(1))
    for seat in answers:
        match.submit(seat, "order:1")
    return match


def asked(match: Match) -> list[tuple[int, str]]:
    return [(decision.seat, decision.prompt) for decision in match.pending]


def test_an_answer_before_the_bids_is_not_beside_them() -> None:
    match = bids(0, 1, 1)
    assert not match.can_take_back(0) and match.can_take_back(1)
    match.take_back(0, agreed=True)
    assert asked(match) == [(0, "bid"), (1, "bid")] and not match.answers


def test_bids_right_after_bids_end_the_first_ones() -> None:
    match = bids(0, 1)
    assert not match.can_take_back(0)
    assert match.can_take_back(1)
    match.take_back(1)
    assert asked(match) == [(1, "bid")]
    assert [answer.by for answer in match.answers] == [0]


def test_a_bid_beside_it_does_not_betray_itself() -> None:
    """Seat 1 has ended the first round: it may still take that back, whether or not seat 0 has bid again."""
    match = bids(0, 1, 0)
    assert match.can_take_back(1)
    match.take_back(1)
    assert asked(match) == [(1, "bid")] and [answer.by for answer in match.answers] == [0]
    match = bids(0, 1, 0, 1)
    match.take_back(1)
    assert asked(match) == [(1, "bid")] and [answer.by for answer in match.answers] == [0, 1, 0]


def test_what_was_whispered_does_not_betray_itself() -> None:
    match = bids(0, 1, 0, 1, 0)
    assert match.can_take_back(0)
    match.submit(1, "order:1")
    assert match.can_take_back(0)
    match.take_back(0)
    assert asked(match) == [(0, "speak")]
    assert asked(Match(match.game, loads(match.close().dumps()))) == [(0, "speak")]


def test_a_spoken_answer_binds_the_others() -> None:
    match = bids(0, 1, 0, 1)
    assert match.can_take_back(1)
    match.submit(0, "order:1")
    assert not match.can_take_back(1)


def test_going_back_from_a_checkpoint_is_the_same_as_playing_from_the_start() -> None:
    """Random play with much taken back, in a game with secret orders and in one of many phases."""
    for game in (GAME, find_game("states")):
        for seed in range(6):
            random = Random(seed)
            match = Match.new(game, ["a", "b", "c"], chance=Keyed.from_seed(seed))
            for _ in range(120):
                if match.state.over:
                    break
                decision = random.choice(match.pending)
                match.submit(decision.seat, game.names[random.choice(decision.options)])
                if random.random() < 0.3:
                    go_back(match, random)
            again = Match(game, loads(match.record.dumps()))
            assert match.answers == again.answers
            assert [match.view(seat) for seat in (-2, 0, 1, 2)] == [again.view(seat) for seat in (-2, 0, 1, 2)]
            assert [note.values for note in match.log.notes] == [note.values for note in again.log.notes]
            assert [match.can_take_back(seat) for seat in range(3)] == [again.can_take_back(seat) for seat in range(3)]
            assert asked(match) == asked(again)


def go_back(match: Match, random: Random) -> None:
    own = [answer.by for answer in match.answers[-12:] if answer.by >= 0]
    if own:
        match.take_back(random.choice(own), agreed=True)


def test_going_back_costs_no_more_late_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    random, game = Random(3), find_game("states")
    match = Match.new(game, ["a", "b", "c"], chance=Keyed.from_seed(3))
    while not match.state.over and len(match.answers) < 600:
        decision = random.choice(match.pending)
        match.submit(decision.seat, game.names[random.choice(decision.options)])
    replayed = 0
    play = Match._replay

    def counted(self: Match, step: int, answer: Answer) -> None:
        nonlocal replayed
        replayed += 1
        play(self, step, answer)

    monkeypatch.setattr(Match, "_replay", counted)
    before = len(match.answers)
    match.take_back(next(answer.by for answer in reversed(match.answers) if answer.by >= 0), agreed=True)
    assert before - len(match.answers) < 40 and replayed < 100 < before


def test_what_is_in_force_is_what_was_never_taken_back() -> None:
    """Beside others only one's own answers go; worked out here the long way, by going through all that is left."""
    random = Random(5)
    for _ in range(200):
        entries: list[Entry] = []
        left: list[Answer] = []
        for number in range(60):
            by = random.randrange(3)
            if random.random() < 0.7:
                answer = Answer(by, "ask", str(number))
                entries.append(answer)
                left.append(answer)
            else:
                back = TakeBack(by, random.randrange(len(left) + 2), random.random() < 0.6)
                entries.append(back)
                left[back.to :] = [kept for kept in left[back.to :] if back.alone and kept.by != by]
        assert Record("any", "1", {}, ["a", "b", "c"], entries).in_force() == left
