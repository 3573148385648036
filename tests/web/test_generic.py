"""A game that brings nothing of its own to the browser is played with the table's own parts."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import SIZES, choose, cut_off, is_over, play_random_bots, violations

GAME = "fords"
FORDS = 3
ANSWERS = 20


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_game_without_a_board_of_its_own(person: Any, fords_server: Any, size: tuple[int, int]) -> None:
    page = person("en", *size, at=fords_server.url)
    play_random_bots(page, GAME)
    assert page.locator(".map .space").count() == FORDS
    assert page.locator(".hand .card").count() == FORDS
    assert page.locator(".story-strip").count() == 0
    assert cut_off(page) == []
    assert violations(page) == []
    for _ in range(ANSWERS):
        choose(page)
        if is_over(page):
            return
    pytest.fail("the game did not end")


def test_a_game_without_a_guide_of_its_own_is_shown_around(person: Any, fords_server: Any) -> None:
    page = person(guide=True, at=fords_server.url)
    play_random_bots(page, GAME)
    page.locator(".guide").wait_for()
    assert page.locator(".guide").inner_text().strip() != ""
