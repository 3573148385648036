"""What stands on the map can be read, and whatever can be clicked can be hit, at the first look, in four languages."""

from __future__ import annotations

from typing import Any

import pytest

from .boards.shelf import BOARDS
from .recorded import SEATS
from .table_talk import LANGUAGES, hold_still, sit_at, speak

READABLE_PX = 12
CLICKABLE_PX = {"desk": 24, "phone": 44}
SCREENS = {"desk": (1440, 900), "phone": (390, 844)}

TOO_SMALL_TO_READ = """(least) => {
  const map = document.querySelector('.map svg')
  const box = map.getBoundingClientRect()
  const isSeen = ({ left, right, top, bottom, width }) =>
    width && right > box.left && left < box.right && bottom > box.top && top < box.bottom
  const texts = [...map.querySelectorAll('text')].filter((each) => isSeen(each.getBoundingClientRect()))
  if (!texts.length) return ['nothing is written on the map']
  const px = (each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a
  return texts.filter((each) => px(each) < least - 0.05).map((each) => `${each.textContent}: ${px(each).toFixed(1)} px`)
}"""

TOO_SMALL_TO_HIT = """(least) => {
  const CLICKABLE = 'button, a[href], input, select, textarea, summary, .space.lit > .hit, ' +
    ['button', 'link', 'tab', 'slider', 'checkbox', 'radio', 'switch'].map((role) => `[role=${role}]`).join()
  const found = new Set()
  for (const each of document.querySelectorAll(CLICKABLE)) {
    const target = each.matches('input') ? each.closest('label') ?? each : each
    const { visibility, pointerEvents } = getComputedStyle(target)
    const { left, right, top, bottom, width, height } = target.getBoundingClientRect()
    const isSeen = width && height && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
    if (!isSeen || each.disabled || visibility === 'hidden' || pointerEvents === 'none') continue
    if (Math.min(width, height) >= least - 0.5 || target.closest('.hidden-text')) continue
    const words = each.dataset.space ?? (each.innerText || each.ariaLabel || each.className).trim().slice(0, 40)
    found.add(`${target.localName}.${target.classList[0]} ${words}: ${width.toFixed(0)} x ${height.toFixed(0)}`)
  }
  return [...found]
}"""
"""A tick box is as large as the words that belong to it."""

PANES = ".stage .tabs button"
every_screen = pytest.mark.parametrize("screen", SCREENS)


def has_sizes(page: Any, screen: str) -> None:
    hold_still(page)
    assert page.evaluate(TOO_SMALL_TO_HIT, CLICKABLE_PX[screen]) == []


@every_screen
@pytest.mark.parametrize("game", SEATS)
def test_the_table_is_read_and_hit_at_the_first_look(person: Any, game: str, screen: str) -> None:
    page = person("en", *SCREENS[screen])
    for moment in ("early", "late"):
        sit_at(page, game, moment)
        for language in LANGUAGES:
            speak(page, language)
            hold_still(page)
            assert page.evaluate(TOO_SMALL_TO_READ, READABLE_PX) == [], language
            has_sizes(page, screen)


def bare_the_board(page: Any) -> None:
    """On a phone an open pane lies on the board until its tab is touched again."""
    opened = page.locator(f"{PANES}[aria-pressed=true]")
    if opened.is_visible():
        opened.click()


@every_screen
@pytest.mark.parametrize("game", SEATS)
def test_what_opens_beside_the_board_can_be_hit(person: Any, game: str, screen: str) -> None:
    page, board = person("en", *SCREENS[screen]), BOARDS[game]
    sit_at(page, game, "late")
    for selector in (PANES, board.panels or "never"):
        for button in page.locator(selector).all():
            if button.is_visible():
                button.click()
                has_sizes(page, screen)
        bare_the_board(page)
    if board.legend and page.locator(board.legend).is_visible():
        page.locator(board.legend).click()
        has_sizes(page, screen)


@every_screen
@pytest.mark.parametrize("path", ("/", "/new/axis", "/rules/twilight", "/settings", "/lessons/states", "/puzzles"))
def test_the_pages_around_the_table_can_be_hit(person: Any, path: str, screen: str) -> None:
    page = person("en", *SCREENS[screen])
    page.goto(path)
    page.wait_for_load_state("networkidle")
    has_sizes(page, screen)


IN_SIGHT = """() => [...document.querySelectorAll('.hand .card')].filter((card) => {
  const box = card.getBoundingClientRect()
  const at = document.elementFromPoint(box.left + 12, box.top + 12)
  return box.left >= 0 && box.left < innerWidth && card.contains(at)
}).length"""


def test_every_card_of_a_full_hand_is_in_sight_and_read_in_full_under_the_pointer(person: Any) -> None:
    page = person("en", *SCREENS["desk"])
    page.goto("/")
    page.locator("[data-game=twilight]").get_by_role("button", name="Play now").click()
    page.locator(".hand .card").first.wait_for()
    hold_still(page)
    cards = page.locator(".hand .card")
    assert cards.count() >= 8
    assert page.evaluate(IN_SIGHT) == cards.count()
    page.locator(".hand li").nth(2).hover(position={"x": 12, "y": 12})
    assert cards.nth(2).evaluate("e => e.scrollHeight <= e.clientHeight + 1")
