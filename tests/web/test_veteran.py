"""Small things that somebody used to other tables looks for."""

from __future__ import annotations

from typing import Any

from sandtable.engine import Decision, Match

from .recorded import first_asked
from .table_talk import play_random_bots, sit_after, wait_for_choice
from .test_clicks import DESK, Clicks, germany

__all__ = ["germany"]


def test_why_not_can_be_reached_with_the_mouse(person: Any) -> None:
    """What was clicked stays open while the pointer goes to it."""
    page = person(**DESK)
    play_random_bots(page, "twilight")
    wait_for_choice(page)
    page.locator("[data-space='space:france'] > .hit").click()
    why = page.locator(".inspector .why")
    box = why.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=12)
    page.locator(".inspector h2", has_text="France").wait_for()
    why.click()
    assert page.locator("dialog .clause").inner_text()


def test_escape_steps_back(germany: Clicks) -> None:
    germany.press("do:done")
    germany.on("poland")
    assert not germany.offers("do:done")
    germany.page.keyboard.press("Escape")
    germany.page.locator(".prompt [data-option='do:done']").wait_for()


def test_a_double_click_on_resign_does_not_resign(germany: Clicks) -> None:
    page = germany.page
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Resign").dblclick()
    page.get_by_role("button", name="Yes, resign").wait_for()
    assert page.locator("section.result").count() == 0


def keeps_open(match: Match, decision: Decision) -> bool:
    return any("must-land" in hints for hints in match.state.hints(decision).values())


def test_it_says_which_aircraft_keep_a_phase_open(person: Any) -> None:
    match, decision = first_asked("axis", "noncombat-from", keeps_open)
    page = person(**DESK)
    sit_after(page, "axis", len(match.answers), decision.seat)
    page.locator(".prompt .owed", has_text="Aircraft must land first").wait_for()
    assert page.locator(".prompt [data-option='do:done']").count() == 0


def test_side_and_opponent_are_known_before_the_game(person: Any) -> None:
    page = person(**DESK)
    page.goto("/")
    card = page.locator("[data-game=twilight]")
    assert card.locator(".you").inner_text() == "You play: USSR"
    assert card.locator("select").input_value()
    assert card.locator(".about").inner_text()
