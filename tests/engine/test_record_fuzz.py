"""Whatever is done to a record's text, reading it says so plainly or replays it; nothing else ever comes out."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sandtable.engine import Game, Keyed, Match, Record, SandtableError, loads
from sandtable.games import check_dice, replay
from sandtable.testing import random_answers

MUTATIONS = 1500


def whole(game: Game, seed: int) -> str:
    key = bytes([seed] * 16)
    extra: dict[str, Any] = {"dice": {"key": key.hex(), "salt": "", "from": 0}} if seed % 2 else {"seed": seed}
    chance = Keyed(key) if seed % 2 else Keyed.from_seed(seed)
    match = Match(game, Record("fords", "1", {}, ["a", "b"], extra=extra), chance)
    random_answers(match, Random(seed), 50)
    return match.close().dumps()


def garbled(value: Any, random: Random) -> Any:
    """The value with one place in it changed to something of any type."""
    strange: tuple[Any, ...] = (None, True, -1, 0, 99, 10**30, "", "roll:6", [], {}, [1], {"key": 1}, 0.5)
    if isinstance(value, dict) and value and random.random() < 0.8:
        key = random.choice(list(value))
        if random.random() < 0.2:
            return {other: item for other, item in value.items() if other != key}
        return {**value, key: garbled(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.8:
        place = random.randrange(len(value))
        return [*value[:place], garbled(value[place], random), *value[place + 1 :]]
    return random.choice(strange)


def mutated(text: str, random: Random) -> str:
    lines = text.splitlines()
    place = random.randrange(len(lines))
    kind = random.randrange(5)
    if kind == 0:
        return text[: random.randrange(len(text))]
    if kind == 1:
        del lines[place]
    elif kind == 2:
        lines.insert(place, lines[random.randrange(len(lines))])
    elif kind == 3:
        at = random.randrange(len(text))
        return text[:at] + chr(random.randrange(1, 0x3000)) + text[at + 1 :]
    else:
        lines[place] = json.dumps(garbled(json.loads(lines[place]), random))
    return "\n".join(lines)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "[" * 100_000,
        lambda text: '{"sandtable": ' * 50_000,
        lambda text: text.replace('"n": 1,', '"n": ' + "9" * 5000 + ","),
        lambda text: text.replace('"by": 0', '"by": 7', 1),
        lambda text: text.replace('"by": 0', '"by": -9', 1),
        lambda text: text.replace('"game": "fords"', '"game": ["fords"]'),
        lambda text: text.replace('"ask": "play-order"', '"back-to": 999', 1),
        lambda text: text.replace('"ask": "play-order"', '"back-to": -1', 1),
    ],
)
def test_a_monstrous_record_is_refused(fords: Game, spoil: Callable[[str], str]) -> None:
    with pytest.raises(SandtableError):
        replay(loads(spoil(whole(fords, 2))))


def test_a_mutated_record_is_refused_or_replayed(fords: Game) -> None:
    random = Random(1)
    refused = 0
    for number in range(MUTATIONS):
        text = mutated(whole(fords, number % 7), random)
        try:
            record = loads(text)
            replay(record, paranoid=True)
            check_dice(record)
        except SandtableError as error:
            refused += 1
            assert str(error)
        except Exception as error:
            pytest.fail(f"{type(error).__name__}: {error}\n{text}")
    assert refused > MUTATIONS // 2
