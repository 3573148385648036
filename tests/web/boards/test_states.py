"""The board of Warring States in a real browser."""

from __future__ import annotations

import re
from typing import Any

from ..table_talk import choose, play_now, sit_at, wait_for_choice

GAME = "states"


def test_seven_lands_with_four_attributes_each(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    assert page.locator(".space").count() == 7
    assert page.locator(".space .number").count() == 28
    assert page.locator(".capital").count() == 7
    assert page.locator(".road").count() == 1
    qin = page.locator("[data-space='state:qin'] > .hit").get_attribute("aria-label")
    assert re.fullmatch(r"Qin, Military \d+, Economy \d+, Culture \d+, People \d+, Sum \d+, can be chosen", qin), qin


def test_own_goals_tell_how_far_they_are(person: Any) -> None:
    page = person()
    play_now(page, GAME)
    for _ in range(2):
        wait_for_choice(page)
        assert "Keep a person" in page.locator(".prompt .words").inner_text()
        choose(page)
    page.locator(".goals .person").nth(1).wait_for()
    assert page.locator(".goals .person").count() == 2
    assert page.locator(".goals li li").count() >= 2
    for words in page.locator(".goals .tally").all_inner_texts():
        assert re.match(r"(–|[-+]?\d+ / [-+]?\d+)?\s*(not yet met|met)$", words), words
    assert page.locator(".hand [data-card^='person:']").count() == 0


def test_what_happened_is_told_scene_by_scene(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "middle")
    page.locator(".story .title").wait_for()
    assert page.locator(".event-banner .text").inner_text()
    count = page.locator(".story .count").inner_text()
    if not count.endswith("/1"):
        page.get_by_role("button", name="Earlier event").click()
        assert page.locator(".story .count").inner_text() != count


def test_a_name_in_the_log_shows_on_the_map(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "middle")
    page.locator(".log .ref", has_text=re.compile("^(Qi|Chu|Yan|Han|Zhao|Wei|Qin)$")).last.hover()
    page.locator(".reach.pointed").wait_for()


def test_the_guide_teaches_once_and_again_on_request(person: Any) -> None:
    page = person(guide=True)
    sit_at(page, GAME, "early")
    guide = page.locator("dialog.guide")
    guide.wait_for()
    assert page.evaluate("document.activeElement.closest('dialog.guide') !== null")
    page.keyboard.press("Escape")
    guide.wait_for(state="detached")
    page.reload()
    wait_for_choice(page)
    assert guide.count() == 0
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Show me around").click()
    guide.wait_for()
    page.keyboard.press("Escape")
    guide.wait_for(state="detached")
