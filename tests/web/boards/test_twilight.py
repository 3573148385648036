"""The board of Twilight Struggle in a real browser."""

from __future__ import annotations

from typing import Any

import influence_talk as board
import pytest
from table_talk import choose, play_random_bots, wait_for_choice

GAME = "twilight"


@pytest.mark.parametrize("size", board.SIZES, ids=("desk", "phone"))
@pytest.mark.parametrize("language", board.LANGUAGES)
def test_nothing_is_cut_off_or_overlaps_and_axe_is_content(person: Any, language: str, size: tuple[int, int]) -> None:
    page = person(language, *size)
    play_random_bots(page, GAME)
    for number in range(8):
        choose(page, number)
    wait_for_choice(page)
    board.is_sound(page)


def test_a_turn_by_clicks_alone(person: Any) -> None:
    board.play_by_clicks(person(), GAME)


def test_a_turn_by_keyboard_alone(person: Any) -> None:
    board.play_by_keyboard(person(), GAME)


def test_a_turn_with_a_thumb(person: Any) -> None:
    board.play_with_a_thumb(person(width=360, height=740, confirm="always"), GAME)


def test_every_box_says_what_it_means(person: Any) -> None:
    page = person()
    play_random_bots(page, GAME)
    board.read_the_tracks(page, "defcon", 2, "Middle East")
    board.read_the_tracks(page, "space", 2, "two space cards")


def test_what_regions_would_score_and_who_holds_the_china_card(person: Any) -> None:
    page = person()
    play_random_bots(page, GAME)
    page.locator(".scores [data-region=europe]").hover()
    assert "presence" in page.locator(".said").inner_text()
    assert "China Card: USSR" in page.locator(".rail .held").inner_text()


def test_the_discards_can_be_browsed(person: Any) -> None:
    board.browse_a_pile(person(), GAME)


def test_the_guide(person: Any) -> None:
    board.walk_the_guide(person(guide=True), GAME, 7)


def test_panning_is_fast(person: Any) -> None:
    page = person()
    play_random_bots(page, GAME)
    wait_for_choice(page)
    assert page.evaluate(board.PAN) <= board.FRAME_MS
