"""Recomputes every die and draw of a record that says how they were generated."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from .chance import Keyed
from .decision import CHANCE
from .errors import BadRecord
from .game import Game
from .match import Breathe, Match
from .record import Record

GARBLED = "the record's dice are garbled: expected a key and a salt in hexadecimal"
LONGEST_KEY = 128
"""Hexadecimal digits: the hash function accepts no more."""


def dice_of(record: Record) -> Keyed | None:
    """The record's source of chance: its `seed`, or the `key` and `salt` that a server reveals at the end."""
    seed, dice = record.extra.get("seed"), record.extra.get("dice")
    if isinstance(seed, int):
        return Keyed.from_seed(seed)
    if not isinstance(dice, dict):
        return None
    key, salt, first = dice.get("key"), dice.get("salt", ""), dice.get("from", 0)
    renewed = dice.get("renewed", [])
    if not isinstance(renewed, list) or not all(isinstance(place, int) for place in renewed):
        raise BadRecord(GARBLED)
    if isinstance(key, str) and len(key) <= LONGEST_KEY and isinstance(salt, str) and isinstance(first, int):
        try:
            keyed = Keyed(bytes.fromhex(key), bytes.fromhex(salt), renewed)
        except ValueError as error:
            raise BadRecord(GARBLED) from error
        _check_promises(record, dice, keyed)
        return keyed
    raise BadRecord(GARBLED)


def salt_of(match: str, words: Sequence[str]) -> bytes:
    """What the players' own words make of the dice: neither they nor the server alone can choose the outcome."""
    return bytes.fromhex(hashlib.sha256("\n".join([match, *words]).encode()).hexdigest()[:32])


def _check_promises(record: Record, dice: dict[str, Any], keyed: Keyed) -> None:
    """The key must be the one whose hash was published, and the salt what the players' words make."""
    if "hash" in dice and dice["hash"] != hashlib.sha256(keyed.key).hexdigest():
        raise BadRecord("the key of the dice is not the one whose hash was published before the first roll")
    words = dice.get("words")
    if isinstance(words, list) and keyed.salt != salt_of(str(record.extra.get("match", "")), [str(w) for w in words]):
        raise BadRecord("the salt of the dice is not what the players' words make")


def _first_of(record: Record) -> int:
    return 0 if "seed" in record.extra else int(record.extra["dice"].get("from", 0))


def outcomes_of(game: Game, record: Record, breathe: Breathe | None = None) -> dict[str, Any]:
    """What chance could choose from at each place: with it, every die can be recomputed without knowing the rules.

    `names` are all outcomes, `lists` what was to choose from by their numbers, `offered` pairs of a place and its list.
    """
    match = Match(game, Record(record.game, record.version, record.options, record.seats))
    names: dict[str, int] = {}
    lists: dict[tuple[int, ...], int] = {}
    offered: list[list[int]] = []
    first = _first_of(record)
    for number, answer in record.numbered_in_force():
        if breathe is not None:
            breathe()
        decision = match.decision_of(CHANCE)
        if answer.by == CHANCE and decision is not None and number >= first:
            told = tuple([names.setdefault(game.names[option], len(names)) for option in decision.options])
            offered.append([number, lists.setdefault(told, len(lists))])
        match.submit(answer.by, answer.answer)
    return {"names": list(names), "lists": [list(told) for told in lists], "offered": offered}


def _listed(dice: Any) -> dict[int, list[str]] | None:
    """The lists of a record that has them, by place."""
    if not isinstance(dice, dict) or "offered" not in dice:
        return None
    try:
        names, lists = dice["names"], dice["lists"]
        return {int(place): [str(names[number]) for number in lists[told]] for place, told in dice["offered"]}
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadRecord(GARBLED) from error


def check_dice(game: Game, record: Record, steps: int | None = None) -> int:
    """Checks that every outcome of chance is the one that the record's key gives in its place; returns their number.

    Outcomes before `from` (in a game that branched off another) come from another key and are left out. Given a number
    of `steps`, it looks at the first so many answers only.
    """
    chance = dice_of(record)
    if chance is None:
        return 0
    first, listed = _first_of(record), _listed(record.extra.get("dice", {}))
    match = Match(game, Record(record.game, record.version, record.options, record.seats))
    checked = 0
    for step, (number, answer) in enumerate(record.numbered_in_force()[:steps], 1):
        decision = match.decision_of(CHANCE)
        if answer.by == CHANCE and decision is not None and number >= first:
            names = match.game.names
            if listed is not None and listed.get(number) != [names[option] for option in decision.options]:
                raise BadRecord(f"step {step}: the record lists other outcomes than the rules allow", step)
            name = names[chance.pick(decision, number)]
            if name != answer.answer:
                raise BadRecord(f"step {step}: chance gave {answer.answer}, but the key gives {name}", step)
            checked += 1
        match.submit(answer.by, answer.answer)
    return checked
