"""The puzzles that come with the games: enough of them, all of them positions of these rules, with a clear answer."""

from __future__ import annotations

import pytest

from sandtable.coach import puzzles_of
from sandtable.coach.collect import AHEAD, SURE
from sandtable.games import find_game, game_ids

ENOUGH = 30


@pytest.mark.parametrize("id", game_ids())
def test_every_puzzle_fits_the_rules_and_has_one_best_answer(id: str) -> None:
    game = find_game(id)
    puzzles = puzzles_of(game)
    assert len(puzzles) >= ENOUGH
    for puzzle in puzzles:
        offered = [game.names[option] for option in puzzle.decision(puzzle.position(game)).options]
        assert {choice.option for choice in puzzle.choices} <= set(offered)
        best, second = puzzle.choices[:2]
        assert best.worth - second.worth >= max(AHEAD, SURE * second.error) - 0.002
    assert len({(puzzle.seat, *puzzle.answers) for puzzle in puzzles}) == len(puzzles)
