"""A small screen: writing that can be read, nothing hidden without a sign, the chat above the keyboard."""

from __future__ import annotations

from typing import Any

import pytest

from .recorded import SEATS
from .table_talk import (
    LANGUAGES,
    MOVED_ON,
    choose,
    cut_off,
    hold_still,
    is_over,
    play_now,
    settle,
    sit_at,
    violations,
    wait_for_choice,
)
from .test_screens import resign

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


OVERLAP = """name => {
  const card = document.querySelector('.inspect').getBoundingClientRect()
  const space = document.querySelector(`[data-space="${name}"] > .hit`).getBoundingClientRect()
  const wide = Math.min(card.right, space.right) - Math.max(card.left, space.left)
  const high = Math.min(card.bottom, space.bottom) - Math.max(card.top, space.top)
  return (Math.max(0, wide) * Math.max(0, high)) / (space.width * space.height)
}"""

TAPPABLE = """() => [...document.querySelectorAll('.space:not(.lit)')].filter((space) => {
  const box = space.querySelector('.hit').getBoundingClientRect()
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === space.querySelector('.hit')
}).map((space) => space.dataset.space)"""

LEAST_COVERED = 0.1


@pytest.mark.parametrize("game", ("twilight", "axis"))
def test_what_is_told_of_a_tapped_space_does_not_lie_on_it(person: Any, game: str) -> None:
    page = person("en", *UPRIGHT)
    sit_at(page, game, "early")
    hold_still(page)
    names = page.evaluate(TAPPABLE)
    assert len(names) > 2
    for name in names[:8]:
        page.locator(f"[data-space='{name}'] > .hit").tap()
        page.locator(".inspect .inspector").wait_for()
        hold_still(page)
        assert page.evaluate(OVERLAP, name) <= LEAST_COVERED, name


@pytest.mark.parametrize("size", [(820, 1180), (1180, 820), (768, 1024), (1024, 768)])
def test_on_a_tablet_the_realm_has_the_greater_part_of_the_board(person: Any, size: tuple[int, int]) -> None:
    page = person("en", *size)
    sit_at(page, "states", "middle")
    hold_still(page)
    board, map = (page.locator(part).bounding_box() for part in (".stage .board", ".stage .map"))
    assert map["width"] >= 0.65 * board["width"]
    assert map["width"] * map["height"] >= 0.4 * board["width"] * board["height"]
    assert map["width"] >= 0.8 * map["height"], "a narrow strip"
    assert cut_off(page) == []


MIDMOST = """() => {
  const middle = (e) => {
    const box = e.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const [x, y] = middle(document.querySelector('.map svg'))
  const off = (e) => { const [a, b] = middle(e); return Math.hypot(a - x, b - y) }
  const lit = [...document.querySelectorAll('.space.lit > .hit')].sort((a, b) => off(a) - off(b))
  return lit[0].parentElement.dataset.space
}"""
"""A space at the edge of the map would be moved into sight first."""


def test_on_a_phone_influence_is_one_tap_a_step_and_can_be_taken_back(person: Any) -> None:
    """With the settings that everybody begins with."""
    page = person("en", *UPRIGHT, confirm="final")
    play_now(page, "twilight")
    wait_for_choice(page)
    undo = page.get_by_role("button", name="Undo", exact=True)
    left = []
    for _ in range(3):
        left.append(page.locator(".prompt .say").inner_text())
        hold_still(page)
        turn = page.locator("main").get_attribute("data-turn")
        page.locator(f"[data-space='{page.evaluate(MIDMOST)}'] > .hit").tap()
        page.wait_for_function(MOVED_ON, arg=turn)
        settle(page)
        assert page.locator(".prompt .confirm").count() == 0
        wait_for_choice(page)
    assert len(set(left)) == 3
    undo.tap()
    page.wait_for_function("words => document.querySelector('.prompt .say').innerText === words", arg=left[-1])


def test_a_live_clock_is_on_the_main_view(person: Any) -> None:
    page = person("en", *UPRIGHT)
    page.request.get("/api/me")
    clock = {"kind": "live", "minutes": 15, "increment_s": 10, "expiry": "bot"}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = page.request.post("/api/matches", data={"game": "twilight", "seats": seats, "clock": clock}).json()
    page.goto(f"/m/{made['match']}")
    wait_for_choice(page)
    running = page.locator("header .clock.running")
    before = running.inner_text()
    page.wait_for_function("old => document.querySelector('header .clock.running').innerText !== old", arg=before)


WHOLE_LINE = """() => {
  const title = document.querySelector('.story-strip button.title')
  return title.scrollHeight <= title.clientHeight + 1 && title.scrollWidth <= title.clientWidth + 1
}"""


@pytest.mark.parametrize("game", ("twilight", "dawn", "taiwan2045"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_is_read_whole_and_opens_under_the_thumb(person: Any, language: str, game: str) -> None:
    """Two lines below the board; opened, its words lie on the board, and the strip keeps its height."""
    page = person(language, *UPRIGHT)
    sit_at(page, game, "middle")
    hold_still(page)
    title = page.locator(".story-strip button.title")
    words = title.evaluate("e => e.lastChild.textContent.trim()")
    assert page.evaluate(WHOLE_LINE), words
    before = page.locator(".story-strip").bounding_box()
    title.tap()
    page.locator(".story-strip.open p.title").wait_for()
    assert page.locator(".story-strip").bounding_box() == before
    assert cut_off(page) == []
    page.locator(".story-strip .step").nth(1).tap()
    page.locator(".story-strip .pace").wait_for()
    assert violations(page, ".story-strip") == []


def after_resigning(person: Any) -> tuple[Any, str]:
    """The table of a game that is over, and its match."""
    page = person("en", *UPRIGHT)
    play_now(page, "twilight")
    wait_for_choice(page)
    match = page.url.rsplit("/", 1)[1]
    resign(page)
    return page, match


CAN_BE_TAPPED = """(button) => {
  button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { x, y, width, height } = button.getBoundingClientRect()
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""


def test_every_button_of_a_replay_and_of_the_end_can_be_tapped(person: Any) -> None:
    """An open hand does not lie on how it ended, nor do the tabs on what moves the replay."""
    page, match = after_resigning(person)
    hold_still(page)
    for button in page.locator("section.result .button").all():
        assert button.evaluate(CAN_BE_TAPPED), button.inner_text()
    page.goto(f"/replay/{match}")
    page.locator(".controls input[type=range]").wait_for()
    hold_still(page)
    buttons = page.locator(".controls .buttons :is(button, select)")
    assert buttons.count() > 8
    for button in buttons.all():
        assert button.evaluate(CAN_BE_TAPPED), button.inner_text()


OVERLAPPING = """() => {
  const parts = [...document.querySelectorAll('.review svg, .review .legend, .review .turnings, .review summary')]
  const boxes = parts.map((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return part.matches('svg') ? part.getBoundingClientRect() : range.getBoundingClientRect()
  })
  return boxes.slice(1).filter((box, place) => box.top < boxes[place].bottom - 1).length
}"""


def test_the_parts_of_a_review_stand_one_below_the_other(person: Any) -> None:
    page, match = after_resigning(person)
    page.goto(f"/replay/{match}")
    page.locator(".review .button").first.tap()
    page.locator(".review polyline").first.wait_for(state="attached")
    page.locator(".review .turnings li").first.wait_for()
    assert page.evaluate(OVERLAPPING) == 0


OVERFLOWS = """() => {
  const [foot, say, options] = ['.foot', '.prompt .say', '.prompt .options']
    .map((part) => document.querySelector(part)?.getBoundingClientRect())
  if (!say || !options) return ''
  const edges = [foot.top, say.top, say.bottom, options.top, options.bottom, foot.bottom].map(Math.round)
  const isOrdered = edges.every((edge, at) => at === 0 || edge >= edges[at - 1] - 1)
  return isOrdered ? '' : `${document.querySelector('.prompt .say').innerText} ${edges}`
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_a_long_question_stands_above_its_options(person: Any, game: str, language: str) -> None:
    page = person(language, *UPRIGHT)
    overflowing = set()
    for moment in ("early", "middle", "turn", "late"):
        sit_at(page, game, moment)
        for number in range(3):
            hold_still(page)
            overflowing.add(page.evaluate(OVERFLOWS))
            if is_over(page):
                break
            choose(page, number)
    assert overflowing == {""}
