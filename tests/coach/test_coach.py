"""What the coach says holds in the game it speaks about, and is said without a look at anything hidden."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sandtable.bots import find_bot
from sandtable.coach import Puzzle, Scale, chances_at, marks, mistake_at, puzzle_in, read_puzzles, swings, write_puzzles
from sandtable.coach.collect import Finds
from sandtable.coach.puzzle import Choice
from sandtable.coach.review import Point, decisions_of
from sandtable.engine import CHANCE, Keyed, Match, Record, Sight
from sandtable.engine.errors import BadRecord
from sandtable.games import find_game
from sandtable.testing.standing import Elsewhere

STATES = find_game("states")
TWILIGHT = find_game("twilight")


def in_the_middle(steps: int, game: str = "states", seats: int = 3) -> Match:
    """A game by its own bots after so many answers, where a seat has a choice."""
    found = find_game(game)
    match = Match.new(found, [""] * seats, chance=Keyed.from_seed(5))
    bot, random = find_bot("regular", found), Random(5)
    while not match.state.over:
        decision = match.pending[0]
        if len(match.answers) >= steps and len(decision.options) > 3 and len(match.pending) == 1:
            return match
        match.submit(decision.seat, found.names[bot.choose(Sight(match.runner, decision, random))])
    raise AssertionError("the game was over before")


def sight_of(match: Match, seed: int = 1) -> Sight:
    return Sight(match.runner, match.pending[0], Random(seed))


def test_options_are_weighed_best_first_within_what_is_offered() -> None:
    match = in_the_middle(60)
    weighed = Scale(STATES).weigh(sight_of(match), 24)
    assert len(weighed) >= 3
    assert {each.option for each in weighed} <= set(match.pending[0].options)
    assert [each.worth for each in weighed] == sorted((each.worth for each in weighed), reverse=True)
    assert all(0.0 <= each.worth <= 1.0 for each in weighed)


def test_the_option_asked_about_is_weighed_to_the_end() -> None:
    match = in_the_middle(60)
    last = match.pending[0].options[-1]
    assert last in {each.option for each in Scale(STATES).weigh(sight_of(match), 24, also=last)}


def test_a_line_goes_on_with_answers_of_the_game() -> None:
    match = in_the_middle(60)
    for each in Scale(STATES).weigh(sight_of(match), 24):
        assert all(seat in range(3) and 0 <= option < len(STATES.names) for seat, option in each.line)


def test_weighing_leaves_the_match_as_it_is_and_tells_the_same_twice() -> None:
    match = in_the_middle(40)
    before = match.view(0), len(match.answers)
    first = Scale(STATES).weigh(sight_of(match), 24)
    assert first == Scale(STATES).weigh(sight_of(match), 24)
    assert (match.view(0), len(match.answers)) == before


def test_weighing_does_not_peek() -> None:
    """Everything hidden from the seat is dealt anew: the same luck gives the same advice."""
    match = in_the_middle(30, "twilight", 2)
    there = Elsewhere(match.runner, match.pending[0], Random(1))
    assert Scale(TWILIGHT).weigh(sight_of(match), 12) == Scale(TWILIGHT).weigh(there, 12)


def test_chances_are_shares_of_one_victory() -> None:
    point = chances_at(Scale(STATES), in_the_middle(60))
    assert len(point.chances) == 3
    assert sum(point.chances) == pytest.approx(1.0)


def test_marks_span_the_game() -> None:
    assert marks(1000)[0] == 0
    assert marks(1000)[-1] == 1000
    assert len(marks(1000)) == 41
    assert marks(0) == [0]


def test_swings_name_who_lost_most_in_the_order_of_the_game() -> None:
    points = [Point(0, [0.5, 0.5]), Point(9, [0.3, 0.7]), Point(18, [0.35, 0.65]), Point(27, [0.9, 0.1])]
    assert [(seat, before.step, after.step) for seat, before, after in swings(points)] == [(0, 0, 9), (1, 18, 27)]


def test_only_the_seats_own_answers_are_looked_at_again() -> None:
    match = in_the_middle(60)
    steps = decisions_of(match.answers, 1, 10, 50)
    assert steps
    assert all(match.answers[step].by == 1 and 10 <= step < 50 for step in steps)


def test_a_game_thrown_away_is_a_mistake_and_the_best_answer_is_none() -> None:
    """At DEFCON 2 in one's own round, the event of Duck and Cover loses at once (twilight: 8.1.3)."""
    match = Match.new(TWILIGHT, ["", ""], {"lesson": "defcon"})
    seat = match.pending[0].seat
    match.submit(seat, "card:duck_and_cover")
    thrown = mistake_at(Scale(TWILIGHT), match, seat, "do:event")
    assert thrown is not None
    assert thrown.played == "do:event"
    assert thrown.cost > 0.3
    assert mistake_at(Scale(TWILIGHT), match, seat, thrown.better) is None


def puzzle() -> Puzzle:
    match = in_the_middle(60)
    options = match.pending[0].options
    answers = [answer.answer for answer in match.answers]
    names = STATES.names
    choices = [Choice(names[options[0]], 0.5, 0.0, [(1, names[options[1]])]), Choice(names[options[1]], 0.3, 0.01)]
    seat = match.pending[0].seat
    return Puzzle("states", STATES.version, match.record.options, 3, seat, answers, choices)


def test_a_puzzle_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    write_puzzles(path, [puzzle()])
    assert read_puzzles(path) == [puzzle()]


def test_a_puzzle_begins_where_its_seat_is_asked() -> None:
    one = puzzle()
    match = one.position(STATES)
    assert STATES.names.number(one.choices[0].option) in one.decision(match).options


def test_a_file_that_holds_no_puzzles_is_named(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.jsonl"
    path.write_text('{"game": "states"}\n', encoding="utf8")
    with pytest.raises(BadRecord, match=r"puzzles\.jsonl: is not a file of puzzles"):
        read_puzzles(path)


def test_what_is_found_in_a_game_is_an_option_that_was_offered() -> None:
    game = find_game("taiwan2045")
    bot, random = find_bot("regular", game), Random(3)
    match = Match.new(game, [""] * 4, chance=Keyed.from_seed(3))
    while not match.state.over:
        decision = match.pending[0]
        match.submit(decision.seat, game.names[bot.choose(Sight(match.runner, decision, random))])
    record = Record(game.id, game.version, match.record.options, [""] * 4, [*match.answers])
    finds = Finds()
    found = puzzle_in(game, record, Scale(game), Random(1), finds, quick=8, deep=16)
    assert finds.games == 1
    assert finds.looked > 0
    if found is not None:
        position = found.position(game)
        offered = found.decision(position).options
        assert all(game.names.number(choice.option) in offered for choice in found.choices)
        assert found.seat != CHANCE
