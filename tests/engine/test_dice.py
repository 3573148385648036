"""Recomputing dice from a record's seed or key."""

import hashlib

import pytest

from sandtable.engine import CHANCE, Keyed, Match, Record
from sandtable.engine.errors import BadRecord
from sandtable.engine.record import Answer
from sandtable.engine.verify import salt_of
from sandtable.games import check_dice, find_game
from sandtable.template import GAME


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandtable.games.find_game", lambda id: GAME if id == "fords" else find_game(id))


def played(chance: Keyed, **extra: object) -> Record:
    """A game with something taken back in it."""
    match = Match(GAME, Record("fords", "1", {}, ["a", "b"], extra=extra), chance)
    for step in range(6):
        decision = match.pending[0]
        match.submit(decision.seat, GAME.names[decision.options[0]])
        if step == 1:
            match.take_back(decision.seat, agreed=True)
            match.submit(decision.seat, GAME.names[decision.options[-1]])
    return match.close()


def test_a_seed_gives_every_die_again_also_after_taking_back() -> None:
    record = played(Keyed.from_seed(4), seed=4)
    assert check_dice(record) == sum(answer.by == CHANCE for answer in record.in_force())


def test_a_revealed_key_gives_every_die_again() -> None:
    record = played(Keyed(b"key", b"salt"), dice={"key": b"key".hex(), "salt": b"salt".hex()})
    assert check_dice(record) == 12
    record.extra["dice"]["from"] = 6
    assert check_dice(record) == 6


def test_another_die_is_found() -> None:
    record = played(Keyed.from_seed(4), seed=4)
    number = next(n for n, entry in reversed(list(enumerate(record.entries))) if entry.by == CHANCE)
    entry = record.entries[number]
    assert isinstance(entry, Answer)
    record.entries[number] = Answer(CHANCE, "roll", "roll:1" if entry.answer != "roll:1" else "roll:2")
    with pytest.raises(BadRecord, match="but the key gives"):
        check_dice(record)


def test_without_seed_or_key_nothing_is_recomputed_and_a_garbled_key_is_told() -> None:
    record = played(Keyed.from_seed(4))
    assert check_dice(record) == 0
    record.extra["dice"] = {"key": "not hexadecimal"}
    with pytest.raises(BadRecord, match="garbled"):
        check_dice(record)


def test_the_key_and_the_words_must_be_those_that_were_promised() -> None:
    salt = salt_of("m_1", ["Ada's word", "Bob's word"])
    dice = {"key": b"key".hex(), "salt": salt.hex(), "hash": hashlib.sha256(b"key").hexdigest()}
    record = played(Keyed(b"key", salt), match="m_1", dice=dice | {"words": ["Ada's word", "Bob's word"]})
    assert check_dice(record) == 12
    record.extra["dice"]["words"] = ["Ada's word", "a word of the server's choosing"]
    with pytest.raises(BadRecord, match="words"):
        check_dice(record)
    record.extra["dice"] = dice | {"hash": "00"}
    with pytest.raises(BadRecord, match="published"):
        check_dice(record)
