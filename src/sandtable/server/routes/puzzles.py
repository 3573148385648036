"""Puzzles: positions to think about, one for every day and then more."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Response

from sandtable.coach import Puzzle, puzzles_of
from sandtable.engine import Match
from sandtable.games import find_game

from ..errors import Refusal
from ..models import PuzzleAnswer
from ..responses import PuzzleInfo, SolutionInfo
from ..serialize import note_json, question_json
from .coach import advice_json
from .common import json_response

router = APIRouter(prefix="/api/games", tags=["puzzles"])


@lru_cache(maxsize=64)
def position_of(game: str, number: int) -> tuple[Puzzle, Match]:
    puzzle = puzzle_of(game, number)
    return puzzle, puzzle.position(find_game(game))


def puzzle_of(game: str, number: int) -> Puzzle:
    found = puzzles_of(find_game(game))
    if not 0 <= number < len(found):
        raise Refusal("not-found", f"{game} has no puzzle {number}")
    return found[number]


@router.get("/{game}/puzzles/{number}", response_model=PuzzleInfo)
def puzzle(game: str, number: int) -> Response:
    """The position as the seat to move sees it."""
    puzzle, match = position_of(game, number)
    told: PuzzleInfo = {
        "game": game,
        "number": number,
        "count": len(puzzles_of(match.game)),
        "options": puzzle.options,
        "roles": match.game.roles(puzzle.seats, puzzle.options),
        "seat": puzzle.seat,
        "view": match.view(puzzle.seat),
        "ask": {**question_json(match, puzzle.decision(match), f"puzzle-{number}"), "gestures": []},
        "notes": [note_json(match.game, note) for note in match.notes_for(puzzle.seat)],
    }
    return json_response(told)


@router.post("/{game}/puzzles/{number}")
def solve(game: str, number: int, given: PuzzleAnswer) -> SolutionInfo:
    puzzle = puzzle_of(game, number)
    best = puzzle.choices[0].option
    options = [advice_json((each.option, each.worth, each.line)) for each in puzzle.choices]
    return {"right": given.name == best, "best": best, "options": options}
