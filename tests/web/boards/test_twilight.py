"""The board of Twilight Struggle in a real browser."""

from __future__ import annotations

from typing import Any

from .. import influence_talk as board
from ..table_talk import sit_at

GAME = "twilight"


def test_every_box_says_what_it_means(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    board.read_the_tracks(page, "defcon", 2, "Middle East")
    board.read_the_tracks(page, "space", 2, "two space cards")


def test_what_regions_would_score_and_who_holds_the_china_card(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    page.locator(".scores [data-region=europe]").hover()
    assert "presence" in page.locator(".said").inner_text()
    assert "China Card (face down): USSR" in page.locator(".rail .held").inner_text()


def test_the_discards_can_be_browsed(person: Any) -> None:
    board.browse_a_pile(person(), GAME)
