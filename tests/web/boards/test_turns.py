"""A whole turn of every game, by clicks alone, by keyboard alone, and with a thumb on a phone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.hands import Keyboard, Mouse, Thumb, play_a_turn
from tests.web.recorded import SEATS

every_game = pytest.mark.parametrize("game", SEATS)


@every_game
def test_by_clicks_alone(person: Any, game: str) -> None:
    play_a_turn(game, Mouse(person()))


@every_game
def test_by_keyboard_alone(person: Any, game: str) -> None:
    play_a_turn(game, Keyboard(person()))


@every_game
def test_with_a_thumb(person: Any, game: str) -> None:
    play_a_turn(game, Thumb(person(width=360, height=740, confirm="always")))
