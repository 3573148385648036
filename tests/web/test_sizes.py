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


@pytest.mark.slow
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
    page.locator(".hand li").nth(2).hover(position=A_CORNER)
    assert cards.nth(2).evaluate(READ_IN_FULL)


A_CORNER = {"x": 12, "y": 12}
LINES = """const lines = (e) => {
  const range = document.createRange()
  range.selectNodeContents(e)
  const { left, right, top, bottom } = e.getBoundingClientRect()
  const isInside = (line) => line.left < right && line.right > left && line.top < bottom && line.bottom > top
  const all = [...range.getClientRects()].filter((line) => line.width)
  return { all, seen: all.filter(isInside) }
}
const parts = [...card.querySelectorAll('.text, .note, .person')]
const edge = card.getBoundingClientRect().bottom
"""
READ_IN_FULL = f"""card => {{ {LINES}
  return edge <= innerHeight && parts.every((e) => lines(e).all.length === lines(e).seen.length)
}}"""
RUNS_ON_BELOW = f"""card => {{ {LINES}
  const clip = (e) => getComputedStyle(e).overflowY === 'visible' ? Infinity : e.getBoundingClientRect().bottom
  return parts.some((e) => lines(e).seen.some((line) => Math.min(line.bottom, clip(e)) > edge + 1))
}}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)], ids=["small", "desk"])
@pytest.mark.parametrize("game", ("dawn", "states", "taiwan2045", "twilight"))
def test_a_card_ends_at_its_edge_and_rises_to_be_read_under_the_pointer(
    person: Any, game: str, size: tuple[int, int]
) -> None:
    page = person("en", *size)
    sit_at(page, game, "early")
    hold_still(page)
    cards = page.locator(".hand .card")
    assert cards.count()
    assert not [cards.nth(n).inner_text() for n in range(cards.count()) if cards.nth(n).evaluate(RUNS_ON_BELOW)]
    for n in range(cards.count()):
        page.locator(".hand li").nth(n).hover(position=A_CORNER)
        assert cards.nth(n).evaluate(READ_IN_FULL), cards.nth(n).inner_text()


UNDER_THE_BUTTONS = """() => {
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const boxes = [...document.querySelectorAll('.map .controls button')].map((e) => e.getBoundingClientRect())
  return [...document.querySelectorAll('.space')].filter((space) => {
    const plate = space.querySelector('.plate').getBoundingClientRect()
    return boxes.some((box) => meet(plate, box))
  }).map((space) => space.dataset.space)
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1920, 1080)], ids=["small", "desk", "large"])
@pytest.mark.parametrize("game", ("dawn", "states", "taiwan2045", "twilight"))
def test_no_button_of_the_map_lies_on_a_plate_at_the_first_look(person: Any, game: str, size: tuple[int, int]) -> None:
    page = person("en", *size)
    sit_at(page, game, "middle")
    for language in LANGUAGES:
        speak(page, language)
        hold_still(page)
        assert page.locator(".map .controls button").count() >= 3
        assert page.evaluate(UNDER_THE_BUTTONS) == [], language
