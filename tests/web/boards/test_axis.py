"""The board of Axis & Allies in a real browser."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest

from ..table_talk import OFFERED, choose, cut_off, is_over, play_random_bots, settle, violations, wait_for_choice

GAME = "axis"
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
SIZES = ((1280, 800), (360, 740))
FRAME_MS = 16
REDRAW_MS = 100
SPACE = ".space.lit > .hit"
BUTTON = ".prompt .option:enabled"

OVERLAPS = """
() => {
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const found = []
  const apart = (all) => all.forEach(([e, box], i) => all.slice(i + 1).forEach(([other, rest]) => {
    if (box.width && rest.width && meet(box, rest)) found.push(e.textContent.trim() + ' / ' + other.textContent.trim())
  }))
  apart([...document.querySelectorAll('.space')].map((e) => [e, e.querySelector('.plate').getBoundingClientRect()]))
  for (const space of document.querySelectorAll('.space')) {
    const plate = space.querySelector('.plate').getBoundingClientRect()
    const texts = [...space.querySelectorAll('.name, .ipc, .count, .damage')].map((e) => [e, e.getBoundingClientRect()])
    for (const [e, box] of texts) {
      if (box.left < plate.left - 1 || box.right > plate.right + 1) found.push('beyond its plate: ' + e.textContent)
    }
    apart(texts.filter(([e]) => e.matches('.name')).slice(0, 1).concat(texts.filter(([e]) => e.matches('.ipc'))))
  }
  return found
}
"""


def inspect(page: Any) -> None:
    page.evaluate("document.fonts.ready")
    assert cut_off(page) == []
    assert page.evaluate(OVERLAPS) == []
    assert violations(page) == []


def press(page: Any, option: str) -> None:
    page.locator(f".prompt [data-option='{option}']").click()
    settle(page)


def order(page: Any, start: str, goal: str) -> None:
    """All of the first kind of unit that may go from one territory to another."""
    page.locator(f"[data-space='space:{start}'].lit > .hit").press("Enter")
    settle(page)
    for _ in range(5):
        wait_for_choice(page)
        names = page.locator(BUTTON).evaluate_all("all => all.map((each) => each.dataset.option)")
        if "do:done" in names:
            return
        if names:
            press(page, names[-1] if names[0].startswith("n:") else names[0])
        else:
            page.locator(f"[data-space='space:{goal}'].lit > .hit").press("Enter")
            settle(page)


def sit_down(page: Any) -> None:
    play_random_bots(page, GAME)
    page.locator(".theatre .space").first.wait_for()
    wait_for_choice(page)


def open_sheet(page: Any, name: str) -> None:
    button = page.locator(".tabs-of-war button", has_text=name)
    if button.get_attribute("aria-pressed") != "true":
        button.click()


@pytest.mark.parametrize("size", SIZES, ids=("desk", "phone"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_every_language(person: Any, language: str, size: tuple[int, int]) -> None:
    page = person(language, *size)
    sit_down(page)
    inspect(page)
    press(page, "unit:infantry")
    press(page, "do:done")
    order(page, "poland", "east_poland")
    for button in page.locator(".tabs-of-war button").all():
        button.click()
        inspect(page)


def test_every_space_is_a_cell_with_its_own_words(person: Any) -> None:
    page = person()
    sit_down(page)
    assert page.locator(".space").count() == 162
    assert page.locator(".seas path").count() == 65
    germany = page.locator("[data-space='space:germany'] > .hit").get_attribute("aria-label")
    for words in ("Germany", "Infantry 3", "Industrial complex", "Victory city", "Capital", "IPC 10"):
        assert words in germany, germany


def test_the_purchase_keeps_a_running_total(person: Any) -> None:
    page = person()
    sit_down(page)
    page.locator(".purchase .buy", has_text="Tank").click()
    settle(page)
    page.locator(".purchase .ordered svg").wait_for()
    assert [text.split()[-1] for text in page.locator(".purchase .sum > span").all_inner_texts()] == ["5", "26"]


def test_odds_routes_and_the_battle_board(person: Any) -> None:
    page = person()
    sit_down(page)
    press(page, "do:done")
    order(page, "poland", "east_poland")
    page.locator(".routes .order").wait_for(state="attached")
    open_sheet(page, "Battle board")
    assert "%" in page.locator(".battle .words").inner_text()
    press(page, "do:done")
    page.locator(".volleys li, section.result, .theatre[data-phase=noncombat-move]").first.wait_for()


def test_objectives_show_their_territories(person: Any) -> None:
    page = person()
    sit_down(page)
    open_sheet(page, "War council")
    page.locator(".aim").first.click()
    page.locator(".space.pointed").first.wait_for()
    assert page.locator(".space.pointed").count() >= 2


def turn_of(page: Any) -> str:
    return str(page.locator("main").get_attribute("data-turn"))


def moved_on(page: Any, turn: str) -> None:
    page.wait_for_function("turn => document.querySelector('main').dataset.turn !== turn", arg=turn)
    settle(page)


def test_a_turn_by_clicks_alone(person: Any) -> None:
    page = person()
    sit_down(page)
    clicked = set()
    for number in range(14):
        wait_for_choice(page)
        turn = turn_of(page)
        spaces = page.locator(SPACE)
        if spaces.count() and number % 5:
            spaces.first.click()
            clicked.add("space")
        elif page.locator(BUTTON).count():
            page.locator(BUTTON).first.click()
            clicked.add("button")
        else:
            spaces.first.click()
        moved_on(page, turn)
    assert clicked == {"space", "button"}


def test_a_turn_by_keyboard_alone(person: Any) -> None:
    page = person()
    sit_down(page)
    pressed = set()
    for number in range(10):
        wait_for_choice(page)
        turn = turn_of(page)
        wanted = SPACE if page.locator(SPACE).count() and number % 4 else OFFERED
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("sel => document.activeElement?.matches(sel)", wanted):
                break
        if wanted == SPACE:
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowLeft")
        assert page.evaluate("sel => document.activeElement?.matches(sel)", wanted), wanted
        pressed.add(page.evaluate("document.activeElement.tagName.toLowerCase()"))
        page.keyboard.press("Enter")
        moved_on(page, turn)
    assert pressed == {"rect", "button"}


def test_a_turn_with_a_thumb(person: Any) -> None:
    page = person(width=360, height=740, confirm="always")
    sit_down(page)
    tapped = set()
    for number in range(10):
        wait_for_choice(page)
        turn = turn_of(page)
        kind = SPACE if page.locator(SPACE).count() and number % 4 else BUTTON
        if not page.locator(kind).count():
            kind = SPACE
        reachable(page, kind).tap()
        tapped.add(kind)
        page.get_by_role("button", name="Confirm").tap()
        moved_on(page, turn)
    assert tapped == {SPACE, BUTTON}


FREE = """e => {
  const b = e.getBoundingClientRect()
  return document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2) === e
}"""


def reachable(page: Any, kind: str) -> Any:
    """The first that lies free under the thumb; the map goes there by itself, a sheet that lies on it is closed."""
    found = page.locator(kind)
    if kind == BUTTON:
        return found.first
    if page.locator(".sheet .close").count():
        page.locator(".sheet .close").tap()
    free = [each for each in found.all() if each.evaluate(FREE)]
    assert free, "nothing lit is in sight"
    return free[0]


PAN = """
async () => {
  const svg = document.querySelector('.theatre .map svg')
  const box = svg.getBoundingClientRect()
  const send = (type, x, y) => svg.dispatchEvent(
    new PointerEvent(type, { pointerId: 1, clientX: box.x + x, clientY: box.y + y, bubbles: true }))
  svg.setPointerCapture = () => {}
  send('pointerdown', 200, 150)
  const frames = []
  for (let i = 0; i < 60; i++) {
    await new Promise(requestAnimationFrame)
    const start = performance.now()
    send('pointermove', 200 + i * 2, 150 + i)
    await Promise.resolve()
    frames.push(performance.now() - start)
  }
  send('pointerup', 320, 210)
  return frames
}
"""

WATCH_REDRAW = """
() => {
  window.redraws = []
  const receive = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...receive,
    set(handler) {
      receive.set.call(this, async (event) => {
        const start = performance.now()
        handler(event)
        await Promise.resolve()
        document.body.getBoundingClientRect()
        window.redraws.push(performance.now() - start)
      })
    },
  })
}
"""


def test_panning_and_redrawing_are_fast(person: Any) -> None:
    page = person()
    page.add_init_script(f"({WATCH_REDRAW})()")
    sit_down(page)
    press(page, "do:done")
    page.evaluate("window.redraws = []")
    for number in range(12):
        if not is_over(page):
            choose(page, number)
    wait_for_choice(page)
    redraw = median(page.evaluate("window.redraws"))
    frame = median(page.evaluate(PAN))
    print(f"redraw {redraw:.1f} ms, frame {frame:.2f} ms")
    assert redraw <= REDRAW_MS
    assert frame <= FRAME_MS
