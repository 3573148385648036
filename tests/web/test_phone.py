"""A small screen: writing that can be read, nothing hidden without a sign, the chat above the keyboard."""

from __future__ import annotations

from typing import Any

import pytest

from .recorded import SEATS
from .table_talk import hold_still, sit_at

LEAST_TYPE_PX = 11
UPRIGHT = (360, 740)
ON_ITS_SIDE = (740, 360)
KEYBOARD_PX = 320

NAMES_PX = """() => {
  const box = document.querySelector('.map svg').getBoundingClientRect()
  const seen = [...document.querySelectorAll('.space .name')].filter((e) => {
    const own = e.getBoundingClientRect()
    return own.width && own.left >= box.left && own.right <= box.right && own.top >= box.top && own.bottom <= box.bottom
  })
  return seen.map((e) => parseFloat(getComputedStyle(e).fontSize) * e.getScreenCTM().a)
}"""

HIDDEN_WITHOUT_A_SIGN = """() => {
  const list = document.querySelector('.prompt .options')
  const over = list.scrollHeight > list.clientHeight + 4 || list.scrollWidth > list.clientWidth + 4
  return over && !list.dataset.more
}"""

SHOW_KEYBOARD = """(height) => {
  const seen = innerHeight - height
  Object.defineProperty(visualViewport, 'height', { get: () => seen })
  visualViewport.dispatchEvent(new Event('resize'))
  return seen
}"""


def smallest_name(page: Any) -> float:
    hold_still(page)
    page.wait_for_function(f"() => ({NAMES_PX})().length > 0")
    return float(min(page.evaluate(NAMES_PX)))


@pytest.mark.parametrize("game", SEATS)
def test_names_on_the_map_can_be_read_at_the_first_look(person: Any, game: str) -> None:
    """Also by a watcher, to whom nothing is lit."""
    page, watcher = person("en", *UPRIGHT), person("en", *UPRIGHT)
    sit_at(page, game, "early")
    assert smallest_name(page) >= LEAST_TYPE_PX
    watcher.goto(page.url)
    watcher.locator(".stage .space").first.wait_for()
    assert smallest_name(watcher) >= LEAST_TYPE_PX


@pytest.mark.parametrize("game", SEATS)
def test_on_its_side_no_option_is_hidden_without_a_sign(person: Any, game: str) -> None:
    page = person("en", *ON_ITS_SIDE)
    sit_at(page, game, "turn")
    hold_still(page)
    assert not page.evaluate(HIDDEN_WITHOUT_A_SIGN)
    tabs = page.locator(".stage .tabs").bounding_box()
    assert tabs["y"] + tabs["height"] <= ON_ITS_SIDE[1]


def test_what_is_typed_can_be_seen_above_the_keyboard(person: Any) -> None:
    page = person("en", *UPRIGHT)
    sit_at(page, "states", "early")
    page.locator(".tabs button", has_text="Chat").tap()
    field = page.get_by_placeholder("Say something")
    field.tap()
    seen = page.evaluate(SHOW_KEYBOARD, KEYBOARD_PX)
    hold_still(page)
    box = field.bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= seen
    field.fill("hello")
    page.get_by_role("button", name="Send").tap()
    page.locator(".chat li", has_text="hello").wait_for()


def test_the_keyboard_of_a_browser_that_shrinks_the_page(person: Any) -> None:
    page = person("en", *UPRIGHT)
    sit_at(page, "twilight", "early")
    page.locator(".tabs button", has_text="Chat").tap()
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1] - KEYBOARD_PX})
    hold_still(page)
    box = page.get_by_placeholder("Say something").bounding_box()
    assert box["y"] >= 0 and box["y"] + box["height"] <= UPRIGHT[1] - KEYBOARD_PX
