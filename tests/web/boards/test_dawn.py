"""The board of Dawn & Dusk in a real browser."""

from __future__ import annotations

from typing import Any

from .. import influence_talk as board
from ..table_talk import sit_at

GAME = "dawn"


def test_every_box_says_what_it_means(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    board.read_the_tracks(page, "social", 8, "hand of 9")
    board.read_the_tracks(page, "tech", 1, "Hybrid Rice")
    board.read_the_tracks(page, "russia", 9, "Russia-Ukraine War")


def test_what_regions_would_score_now(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    region = page.locator(".scores [data-region=southeast_asia]")
    region.hover()
    us, cn = region.locator(".sum").all_inner_texts()
    assert f"US {us}, China {cn}" in page.locator(".said").inner_text()


def test_the_discards_can_be_browsed(person: Any) -> None:
    board.browse_a_pile(person(), GAME)
