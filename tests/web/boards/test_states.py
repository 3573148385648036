"""The board of Warring States in a real browser."""

from __future__ import annotations

import re
from typing import Any

from ..table_talk import choose, play_now, sit_at, wait_for_choice

GAME = "states"
<<<<<<< HEAD
=======
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
SIZES = ((1280, 800), (360, 740))
FRAME_MS = 16
REDRAW_MS = 100
A_TURN = 12
LAND = ".space.lit > .hit"

OVERLAPS = """
() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((e) => [e, e.getBoundingClientRect()])
  // The box of a letter reaches above and below what is drawn of it.
  const ink = (e) => {
    const { left, right, top, bottom, width, height } = e.getBoundingClientRect()
    const spare = e instanceof SVGTextElement ? height * 0.2 : 0
    return { left, right, top: top + spare, bottom: bottom - spare, width }
  }
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const found = []
  const apart = (all) => all.forEach(([e, box], i) => all.slice(i + 1).forEach(([other, rest]) => {
    if (box.width && rest.width && meet(box, rest)) found.push(e.textContent.trim() + ' / ' + other.textContent.trim())
  }))
  apart(boxes('.space .plate').map(([e, box]) => [e.closest('.space'), box]))
  for (const space of document.querySelectorAll('.space')) {
    const plate = space.querySelector('.plate').getBoundingClientRect()
    const texts = [...space.querySelectorAll('.name, .sum, .number')].map((e) => [e, ink(e)])
    apart(texts)
    for (const [e, box] of texts) {
      if (box.left < plate.left - 1 || box.right > plate.right + 1) found.push('beyond its plate: ' + e.textContent)
    }
  }
  apart(boxes('.mats li .who > *:not(.hidden-text)'))
  apart(boxes('.goals .line > *:not(.hidden-text)'))
  return found
}
"""


def inspect(page: Any) -> None:
    page.evaluate("document.fonts.ready")
    assert cut_off(page) == []
    assert page.evaluate(OVERLAPS) == []
    assert violations(page) == []


def play_a_round(page: Any) -> None:
    """Until the second round has begun."""
    for number in range(60):
        if re.search(r"(?<!\d)2(?!\d)", page.locator(".where").inner_text()):
            return
        choose(page, number)
    pytest.fail("the first round did not end")


@pytest.mark.parametrize("size", SIZES, ids=("desk", "phone"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_every_language(person: Any, language: str, size: tuple[int, int]) -> None:
    page = person(language, *size)
    play_now(page, GAME)
    page.locator(".realm .space").first.wait_for()
    wait_for_choice(page)
    inspect(page)
    play_a_round(page)
    wait_for_choice(page)
    inspect(page)
    if size[0] < 600:
        for button in page.locator(".realm .tools button[aria-expanded], .event-banner button").all():
            button.tap()
            inspect(page)
    page.locator(".realm .tools button[aria-haspopup]").click()
    page.locator("dialog dl").wait_for()
    inspect(page)
>>>>>>> main


def test_seven_lands_with_four_attributes_each(person: Any) -> None:
    page = person()
    sit_at(page, GAME, "early")
    assert page.locator(".space").count() == 7
    assert page.locator(".space .number").count() == 28
    assert page.locator(".capital").count() == 7
    assert page.locator(".road").count() == 1
    qin = page.locator("[data-space='state:qin'] > .hit").get_attribute("aria-label")
    assert re.fullmatch(r"Qin, Military \d+, Economy \d+, Culture \d+, People \d+, Sum \d+", qin), qin


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
