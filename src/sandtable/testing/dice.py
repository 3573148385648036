"""Dice that people trust: every die of the record is told in the log, face by face, in the order in which they fell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from sandtable.engine import CHANCE, Game, Log, Note, Runner

A_DIE = "roll:"
PLAIN = ("roll", "die", "dice", "faces")
"""How the values of a line are called that are dice, if the board does not say otherwise."""


def dice_of(note: Note, declared: Mapping[str, Iterable[str]]) -> list[int]:
    """The faces that a line of the log tells.

    >>> dice_of(Note("war", "", {"attack_die": 6, "defence_die": 2, "attack": 9}, (), False), {})
    [6, 2]
    """
    values: dict[str, Any] = note.values
    plain = [name for name in values if name.split("_")[-1] in PLAIN]
    names = declared.get(note.key, plain)
    told = [values[name] for name in names]
    return [face for value in told for face in (value if isinstance(value, list) else [value])]


def every_die_is_told(game: Game, games: int) -> int:
    """How many dice were compared in random games that were played to their end."""
    declared = game.board().get("dice", {})
    compared = 0
    for seed in range(games):
        fell, log = _played(game, seed)
        told = [face for note in log.notes for face in dice_of(note, declared)]
        assert told == fell, f"seed {seed}: the log tells other dice than fell"
        compared += len(told)
    return compared


def _played(game: Game, seed: int) -> tuple[list[int], Log]:
    random = Random(seed)
    state = game.start(game.seats[seed % len(game.seats)], game.short)
    state.log = log = Log()
    runner = Runner(state)
    fell: list[int] = []
    while (decision := runner.decision) is not None:
        option = random.choice(decision.options)
        if decision.seat == CHANCE and game.names[option].startswith(A_DIE):
            fell.append(option)
        runner.answer(option)
    return fell, log
