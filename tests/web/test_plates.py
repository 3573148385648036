"""What a plate shows is explained where it is shown: to the mouse, the keyboard, a thumb and those who hear it."""

from __future__ import annotations

from typing import Any

import pytest

from .recorded import recorded
from .table_talk import LANGUAGES, SIZES, hold_still, sit_at, violations

NOBODY_REALIGNS = {"en": "No realignment", "zh-Hans": "非调整阵营", "zh-Hant": "非調整陣營", "ja": "再編不可"}
LEGEND = {"en": "Legend", "zh-Hans": "图例", "zh-Hant": "圖例", "ja": "凡例"}
TAIWAN = "[data-space='space:taiwan']"
A_LONG_PRESS = """async (hit) => {
  const box = hit.getBoundingClientRect()
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true }
  const finger = { ...at, pointerType: 'touch', pointerId: 7 }
  hit.dispatchEvent(new PointerEvent('pointerdown', finger))
  await new Promise((done) => setTimeout(done, 700))
  hit.dispatchEvent(new PointerEvent('pointerup', finger))
  hit.dispatchEvent(new MouseEvent('click', at))
}"""
CHIPS = """() => [...document.querySelectorAll('.space')].map((space) =>
  [space.dataset.space, [...space.querySelectorAll('.label')].map((label) => label.textContent)])"""


def explained(page: Any, language: str) -> None:
    """The card beside the map repeats the sign and says what it means."""
    mark = page.locator(".inspector .marks li", has_text=NOBODY_REALIGNS[language])
    mark.wait_for()
    assert mark.locator(".sign").inner_text() == "✕"
    assert len(mark.locator(".help").inner_text()) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_dawn_the_sign_of_no_realignment_is_explained_at_its_plate(person: Any, language: str) -> None:
    page = person(language)
    sit_at(page, "dawn", "middle")
    assert "✕" in page.locator(f"{TAIWAN} .label").all_text_contents()
    hit = page.locator(f"{TAIWAN} > .hit")
    assert NOBODY_REALIGNS[language] in hit.get_attribute("aria-label")
    hit.hover()
    explained(page, language)
    page.mouse.move(0, 0)
    page.locator(".inspector").wait_for(state="detached")
    page.locator(".map svg").focus()
    page.keyboard.press("Shift+ArrowRight")
    hit.evaluate("hit => hit.focus()")
    explained(page, language)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_dawn_the_legend_explains_every_sign(person: Any, language: str, size: tuple[int, int]) -> None:
    page = person(language, *size)
    sit_at(page, "dawn", "middle")
    page.get_by_role("button", name=LEGEND[language], exact=True).click()
    words = page.locator("dialog").inner_text()
    assert {"✕", "+2", "−1"} <= set(words.split()), words
    assert NOBODY_REALIGNS[language] in words
    assert violations(page, "dialog") == []


@pytest.mark.parametrize("game", ("dawn", "taiwan2045"))
def test_a_finger_that_stays_on_a_lit_place_reads_it_and_chooses_nothing(person: Any, game: str) -> None:
    page = person("en", *SIZES["phone"])
    sit_at(page, game, "middle")
    hold_still(page)
    turn = page.locator("main").get_attribute("data-turn")
    page.locator(".space.lit > .hit").first.evaluate(A_LONG_PRESS)
    page.locator(".inspector").wait_for()
    assert page.locator("main").get_attribute("data-turn") == turn
    assert page.locator(".prompt .confirm, .space.chosen").count() == 0


@pytest.mark.parametrize("size", ((1440, 900), SIZES["phone"]), ids=("desk", "phone"))
@pytest.mark.parametrize("moment", ("early", "middle", "late", "fullest"))
def test_taiwan2045_every_counter_of_a_crowded_city_is_read_at_once(
    person: Any, moment: str, size: tuple[int, int]
) -> None:
    """One for each owner, with how many troops they have there."""
    page = person("en", *size)
    sit_at(page, "taiwan2045", moment)
    seat = recorded("taiwan2045").moments[moment].seat
    match = page.url.rsplit("/", 1)[1]
    spaces = page.request.get(f"/api/matches/{match}/view?seat={seat}").json()["view"]["spaces"]
    for name, labels in page.evaluate(CHIPS):
        troops: dict[Any, int] = {}
        for piece in spaces[name]["pieces"]:
            troops[piece["owner"]] = troops.get(piece["owner"], 0) + piece["n"]
        counters = sorted(int(label) for label in labels if label.isdigit())
        assert counters == sorted(n for n in troops.values() if n), (name, labels, troops)


LIES_BELOW = """() => {
  const glow = document.querySelector('.map .glow')
  return glow.childElementCount > 0 &&
    [...document.querySelectorAll('.map .space')].every((each) =>
      glow.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) &&
    [...document.querySelectorAll('.map .space.lit > .halo')].every((each) =>
      getComputedStyle(each).stroke === 'none' && getComputedStyle(each).fill === 'none')
}"""


@pytest.mark.parametrize("game", ("dawn", "twilight"))
def test_what_lights_a_plate_up_lies_below_all_plates(person: Any, game: str) -> None:
    """So it covers nothing of what a neighbour says, also for those who wish for less motion."""
    page = person(width=1440, height=900)
    sit_at(page, game, "middle")
    hold_still(page)
    assert page.locator(".map .space.lit").count() > 10
    assert page.evaluate(LIES_BELOW)


NUMBERS_COVERED = """() => {
  const badges = [...document.querySelectorAll('.map .badges rect')].map((badge) => badge.getBoundingClientRect())
  const numbers = [...document.querySelectorAll('.map .space :is(.printed, .label)')]
  const covered = numbers.filter((number) => {
    const { left, right, top, bottom } = number.getBoundingClientRect()
    const quarter = (bottom - top) / 4
    return badges.some((badge) => Math.min(right, badge.right) - Math.max(left, badge.left) > 1.5
      && Math.min(bottom - quarter, badge.bottom) - Math.max(top + quarter, badge.top) > 1.5)
  })
  return covered.map((number) => `${number.closest('[data-space]').dataset.space} ${number.textContent}`)
}"""
"""Numbers on plates of which a badge covers a part; above and below its figures a text has a quarter of room."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ((1440, 900), SIZES["phone"]), ids=("desk", "phone"))
def test_dawn_prices_cover_no_number(person: Any, language: str, size: tuple[int, int]) -> None:
    page = person(language, *size)
    sit_at(page, "dawn", "early")
    hold_still(page)
    assert page.locator(".map .badges rect").count() > 70
    covered = page.evaluate(NUMBERS_COVERED)
    assert not covered, covered
