"""The stage stands still: while a whole turn is played, map and question keep their places."""

from __future__ import annotations

from typing import Any

import pytest

from .hands import Hand, Mouse, Thumb, play_a_turn
from .recorded import SEATS

DEVICES: dict[str, tuple[type[Hand], int, int]] = {"desk": (Mouse, 1440, 900), "phone": (Thumb, 390, 844)}

BOXES = """() => ['.stage .map', '.stage .board', '.stage .foot'].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect()
  return [part, ...[x, y, width, height].map(Math.round)].join(' ')
})"""


def watched(hand: type[Hand]) -> Any:
    """Such a hand, that looks where map, board and question lie before and after everything it does."""

    class Watched(hand):  # type: ignore[misc, valid-type]
        def __init__(self, page: Any) -> None:
            super().__init__(page)
            self.seen: dict[str, None] = {}

        def look(self) -> None:
            self.seen.update(dict.fromkeys(self.page.evaluate(BOXES)))

        def use(self, target: Any) -> None:
            self.look()
            super().use(target)
            self.look()

        def give(self, option: str) -> None:
            super().give(option)
            self.look()

    return Watched


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", SEATS)
def test_map_and_question_keep_their_places_in_a_whole_turn(person: Any, game: str, device: str) -> None:
    kind, width, height = DEVICES[device]
    hand = watched(kind)(person("en", width, height, confirm="always" if kind is Thumb else "never"))
    play_a_turn(game, hand)
    assert len(hand.seen) == 3, [*hand.seen]
