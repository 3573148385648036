"""Whoever has an exported record has everything that its dice were made of."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sandtable.engine import CHANCE, loads
from sandtable.engine.errors import BadRecord
from sandtable.engine.verify import check_dice
from sandtable.template import GAME as FORDS

from .dice_records import FOLDER, records
from .kit import Player
from .test_play import play_out


@pytest.mark.parametrize("name", ["fords", "twilight"])
def test_the_records_of_the_browsers_tests_are_new(name: str) -> None:
    """`python -m tests.server.dice_records` writes them."""
    assert (FOLDER / f"{name}.jsonl").read_text(encoding="utf8") == records()[name]


def test_an_exported_record_says_what_chance_could_choose_from(ada: Player) -> None:
    match = ada.new_match("me", "bot:random")["match"]
    with ada.sit(match) as chair:
        play_out(chair)
    record = loads(ada.get(f"/api/matches/{match}/record"))
    dice = record.extra["dice"]
    places = [place for place, _ in dice["offered"]]
    assert places == [number for number, entry in record.numbered_in_force() if entry.by == CHANCE]
    faces = [[dice["names"][number] for number in dice["lists"][told]] for _, told in dice["offered"]]
    assert ["roll:1", "roll:2", "roll:3", "roll:4", "roll:5", "roll:6"] in faces
    assert check_dice(FORDS, record) == len(places)


@pytest.mark.parametrize(
    ("part", "value", "expected"),
    [
        ("lists", [[0]], "garbled|other outcomes"),
        ("names", ["roll:6"] * 40, "other outcomes"),
        ("offered", [], "other outcomes"),
        ("offered", "all", "garbled"),
        ("renewed", [3], "the key gives|other outcomes"),
        ("renewed", "all", "garbled"),
        ("hash", "00", "hash was published"),
        ("words", ["mine"], "words make"),
    ],
)
def test_a_record_that_was_tampered_with_is_found_out(part: str, value: Any, expected: str) -> None:
    record = loads(records()["fords"])
    assert check_dice(FORDS, record) > 10
    spoilt = replace(record, extra={**record.extra, "dice": {**record.extra["dice"], part: value}})
    with pytest.raises(BadRecord, match=expected):
        check_dice(FORDS, spoilt)
