"""A puzzle: a position out of a game in which one option is clearly best, and the proof of it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from sandtable.engine import Decision, Game, Match, Record
from sandtable.engine.errors import BadRecord
from sandtable.engine.game import OptionValue
from sandtable.engine.record import answer_of

FILE: Final = "puzzles.jsonl"
"""Beside the game's content; made by `sandtable puzzles`."""


@dataclass(frozen=True)
class Choice:
    """An option of the puzzle: what it is worth, how sure that is, and what may follow."""

    option: str
    worth: float
    error: float
    line: list[tuple[int, str]] = field(default_factory=list)


@dataclass(frozen=True)
class Puzzle:
    """`answers` lead to the position, in the order in which the rules ask; `seat` is to move, its best choice first."""

    game: str
    rules: str
    options: dict[str, OptionValue]
    seats: int
    seat: int
    answers: list[str]
    choices: list[Choice]

    def position(self, game: Game) -> Match:
        """The game at the point where the puzzle begins."""
        match = Match(game, Record(game.id, game.version, dict(self.options), [""] * self.seats))
        for step, name in enumerate(self.answers, 1):
            asked = match.runner.decision
            if asked is None or name not in game.names:
                raise BadRecord(f"puzzle of {game.id}: step {step} does not fit the rules", step)
            match.feed(answer_of(asked.seat, asked.prompt, name))
        return match

    def decision(self, match: Match) -> Decision:
        decision = match.decision_of(self.seat)
        if decision is None:
            raise BadRecord(f"puzzle of {self.game}: seat {self.seat} is not asked", len(self.answers))
        return decision


def puzzles_of(game: Game) -> list[Puzzle]:
    """Those that come with the game; none for a variant, where another option may be best."""
    return [] if game.variant is not None else _read(game.folder / FILE)


@lru_cache(maxsize=32)
def _read(path: Path) -> list[Puzzle]:
    return read_puzzles(path) if path.exists() else []


def read_puzzles(path: Path) -> list[Puzzle]:
    try:
        return [_puzzle(json.loads(line)) for line in path.read_text(encoding="utf8").splitlines()]
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord(f"{path}: is not a file of puzzles ({error})") from error


def _puzzle(row: dict[str, Any]) -> Puzzle:
    choices = [
        Choice(each["option"], each["worth"], each["error"], [(int(by), str(name)) for by, name in each["line"]])
        for each in row["choices"]
    ]
    return Puzzle(**{**row, "answers": row["answers"].split(), "choices": choices})


def write_puzzles(path: Path, puzzles: list[Puzzle]) -> None:
    lines = [json.dumps({**asdict(each), "answers": " ".join(each.answers)}, ensure_ascii=False) for each in puzzles]
    draft = path.with_name(path.name + ".part")
    draft.write_text("".join(line + "\n" for line in lines), encoding="utf8")
    draft.replace(path)
