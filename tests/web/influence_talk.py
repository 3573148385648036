"""What the boards of Twilight Struggle and Dawn & Dusk have in common, tried in a real browser."""

from __future__ import annotations

from typing import Any

from .table_talk import sit_at, violations


def read_the_tracks(page: Any, track: str, step: int, words: str) -> None:
    """A box says what it means to the mouse and to the keyboard, and only while it is pointed at."""
    row = page.locator(f"[data-track={track}]")
    row.locator(f"[data-step='{step}']").hover()
    assert words in page.locator(".said").inner_text()
    page.locator("header").first.hover()
    page.locator(".said").wait_for(state="detached")
    row.locator("[tabindex='0']").focus()
    page.keyboard.press("Home")
    first = page.locator(".said").inner_text()
    page.keyboard.press("ArrowRight")
    assert page.locator(".said").inner_text() != first
    assert page.evaluate("document.activeElement.matches('.step')")


def browse_a_pile(page: Any, game: str) -> None:
    sit_at(page, game, "middle")
    pile = page.locator("[data-pile=discards]")
    count = int(pile.locator("b").inner_text())
    pile.click()
    assert page.locator("dialog .browse .card").count() == count
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("dialog .browse").wait_for(state="detached")
