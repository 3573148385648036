"""What stands on the map can be read and clicked as it is first seen, in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import LANGUAGES, hold_still, sit_at, speak

READABLE_PX = 12
CLICKABLE_PX = {"desk": 24, "phone": 44}
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

WRITING = """() => {
  const texts = [...document.querySelectorAll('.space .name, .space .label, .space .printed, .badges text')]
  return Math.min(...texts.map((each) => Number(each.getAttribute('font-size')) * each.getScreenCTM().a))
}"""

TARGETS = """() => {
  const boxes = [...document.querySelectorAll('.space.lit > .hit')].map((each) => each.getBoundingClientRect())
  return Math.min(...boxes.map((box) => Math.min(box.width, box.height)))
}"""


@pytest.mark.parametrize("game", ("twilight", "dawn", "taiwan2045"))
def test_all_of_the_map_is_read_at_once_on_a_desk(person: Any, game: str) -> None:
    page = person(**DESK)
    sit_at(page, game, "early")
    for language in LANGUAGES:
        speak(page, language)
        hold_still(page)
        assert page.evaluate(WRITING) >= READABLE_PX - 0.05, language
        assert page.evaluate(TARGETS) >= CLICKABLE_PX["desk"], language


@pytest.mark.parametrize("game", ("twilight", "dawn"))
def test_what_may_be_clicked_is_read_on_a_phone(person: Any, game: str) -> None:
    page = person(**PHONE)
    sit_at(page, game, "early")
    hold_still(page)
    assert page.evaluate(WRITING) >= READABLE_PX - 0.05


IN_SIGHT = """() => [...document.querySelectorAll('.hand .card')].filter((card) => {
  const box = card.getBoundingClientRect()
  const at = document.elementFromPoint(box.left + 12, box.top + 12)
  return box.left >= 0 && box.left < innerWidth && card.contains(at)
}).length"""


def test_every_card_of_a_full_hand_is_in_sight_and_read_in_full_under_the_pointer(person: Any) -> None:
    page = person(**DESK)
    page.goto("/")
    page.locator("[data-game=twilight]").get_by_role("button", name="Play now").click()
    page.locator(".hand .card").first.wait_for()
    hold_still(page)
    cards = page.locator(".hand .card")
    assert cards.count() >= 8
    assert page.evaluate(IN_SIGHT) == cards.count()
    cards.nth(2).hover(position={"x": 12, "y": 12})
    assert cards.nth(2).evaluate("e => e.scrollHeight <= e.clientHeight + 1")
