"""Recomputes every die and draw of a record that says what they were made from."""

from __future__ import annotations

from .chance import Keyed
from .decision import CHANCE
from .errors import BadRecord
from .game import find_game
from .match import Match
from .record import Record


def dice_of(record: Record) -> Keyed | None:
    """The record's source of chance: its `seed`, or the `key` and `salt` that a server reveals at the end."""
    seed, dice = record.extra.get("seed"), record.extra.get("dice")
    if isinstance(seed, int):
        return Keyed.from_seed(seed)
    if not isinstance(dice, dict):
        return None
    try:
        return Keyed(bytes.fromhex(dice["key"]), bytes.fromhex(dice.get("salt", "")))
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord("the record's dice are garbled: a key and a salt in hexadecimal are expected") from error


def check_dice(record: Record) -> int:
    """Every outcome of chance must be the one that the record's key gives at its place; returns how many are.

    Outcomes before `from` (a game that branched off another) are another key's and are left out.
    """
    chance = dice_of(record)
    if chance is None:
        return 0
    first = record.extra["dice"].get("from", 0) if "dice" in record.extra else 0
    match = Match(find_game(record.game), Record(record.game, record.version, record.options, record.seats))
    checked = 0
    for step, (number, answer) in enumerate(record.numbered_in_force(), 1):
        decision = match.decision_of(CHANCE)
        if answer.by == CHANCE and decision is not None and number >= first:
            name = match.game.names[chance.pick(decision, number)]
            if name != answer.answer:
                raise BadRecord(f"step {step}: chance gave {answer.answer}, but the key gives {name}", step)
            checked += 1
        match.submit(answer.by, answer.answer)
    return checked
