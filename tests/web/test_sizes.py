"""What stands on the map can be read and clicked as it is first seen, in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from .recorded import SEATS
from .table_talk import LANGUAGES, hold_still, sit_at, speak

READABLE_PX = 12
CLICKABLE_PX = {"desk": 24, "phone": 44}
SCREENS = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}

WRITING = """() => {
  const map = document.querySelector('.map svg').getBoundingClientRect()
  const inside = (each) => {
    const box = each.getBoundingClientRect()
    return box.left >= map.left && box.right <= map.right && box.top >= map.top && box.bottom <= map.bottom
  }
  const texts = [...document.querySelectorAll('.map svg text:not(.turn)')].filter(inside)
  return texts.map((each) => [Number(each.getAttribute('font-size')) * each.getScreenCTM().a, each.textContent])
}"""
"""How high everything written on the map is, in pixels; arrows beside a number are no writing."""

TARGETS = """() => {
  const map = document.querySelector('.map svg').getBoundingClientRect()
  const found = [...document.querySelectorAll('.space.lit > .hit, button, select, a.button, summary')]
  const nameOf = (each) => each.closest('.space')?.dataset.space ?? each.outerHTML.slice(0, 120)
  const seen = (each) => each.checkVisibility() && !each.closest('.log, .hidden-text')
  const here = (each) => {
    const box = each.getBoundingClientRect()
    const inside = box.left >= map.left && box.right <= map.right && box.top >= map.top && box.bottom <= map.bottom
    return inside || !each.closest('.map svg')
  }
  return found.filter((each) => seen(each) && here(each)).map((each) => {
    const { width, height } = each.getBoundingClientRect()
    return [Math.min(width, height), nameOf(each)]
  })
}"""
"""Whatever can be clicked at the table, and its smaller side in pixels; what is written in the log's lines is text."""


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", SEATS)
def test_writing_can_be_read_and_targets_can_be_hit_at_the_first_look(person: Any, game: str, screen: str) -> None:
    page = person(**SCREENS[screen])
    sit_at(page, game, "early")
    for language in LANGUAGES:
        speak(page, language)
        hold_still(page)
        writing = page.evaluate(WRITING)
        assert writing
        assert [each for each in writing if each[0] < READABLE_PX - 0.05] == [], language
        targets = page.evaluate(TARGETS)
        assert [each for each in targets if each[0] < CLICKABLE_PX[screen] - 0.5] == [], language


IN_SIGHT = """() => [...document.querySelectorAll('.hand .card')].filter((card) => {
  const box = card.getBoundingClientRect()
  const at = document.elementFromPoint(box.left + 12, box.top + 12)
  return box.left >= 0 && box.left < innerWidth && card.contains(at)
}).length"""


def test_every_card_of_a_full_hand_is_in_sight_and_read_in_full_under_the_pointer(person: Any) -> None:
    page = person(**SCREENS["desk"])
    page.goto("/")
    page.locator("[data-game=twilight]").get_by_role("button", name="Play now").click()
    page.locator(".hand .card").first.wait_for()
    hold_still(page)
    cards = page.locator(".hand .card")
    assert cards.count() >= 8
    assert page.evaluate(IN_SIGHT) == cards.count()
    cards.nth(2).hover(position={"x": 12, "y": 12})
    assert cards.nth(2).evaluate("e => e.scrollHeight <= e.clientHeight + 1")
