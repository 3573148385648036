"""The board of Warring States in a real browser."""

from __future__ import annotations

import re
from statistics import median
from typing import Any

import pytest
from table_talk import OFFERED, choose, cut_off, is_over, play_now, settle, violations, wait_for_choice

GAME = "states"
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


def test_seven_lands_with_four_attributes_each(person: Any) -> None:
    page = person()
    play_now(page, GAME)
    page.locator(".realm .space").first.wait_for()
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
        assert "Keep a person" in page.locator(".prompt .words").inner_text()
        choose(page)
    page.locator(".goals .person").nth(1).wait_for()
    assert page.locator(".goals .person").count() == 2
    assert page.locator(".goals li li").count() >= 2
    for words in page.locator(".goals .tally").all_inner_texts():
        assert re.match(r"(–|[-+]?\d+ / [-+]?\d+)?\s*(not yet met|met)$", words), words
    assert page.locator(".hand [data-card^='person:']").count() == 0


def test_a_turn_by_clicks_alone(person: Any) -> None:
    """A card and its states, laid with the mouse on cards, buttons and the lands themselves."""
    page = person()
    play_now(page, GAME)
    clicked = set()
    for _ in range(60):
        wait_for_choice(page)
        lands = page.locator(".reach.lit")
        cards = page.locator(".card.lit")
        turn = page.locator("main").get_attribute("data-turn")
        if lands.count():
            page.locator(LAND).first.click()
            clicked.add("land")
        elif cards.count():
            cards.first.click()
            clicked.add("card")
        else:
            page.locator(".prompt .option:enabled").first.click()
            clicked.add("button")
        page.wait_for_function("turn => document.querySelector('main').dataset.turn !== turn", arg=turn)
        settle(page)
        if clicked == {"land", "card", "button"}:
            return
    pytest.fail(f"only {clicked}")


def test_a_turn_by_keyboard_alone(person: Any) -> None:
    page = person()
    play_now(page, GAME)
    pressed = set()
    for _ in range(A_TURN):
        wait_for_choice(page)
        turn = page.locator("main").get_attribute("data-turn")
        wanted = next(kind for kind in (LAND, ".card.lit", OFFERED) if page.locator(kind).count())
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("sel => document.activeElement?.matches(sel)", wanted):
                break
        if wanted == LAND:
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowUp")
        assert page.evaluate("sel => document.activeElement?.matches(sel)", wanted), wanted
        pressed.add(page.evaluate("document.activeElement.tagName.toLowerCase()"))
        page.keyboard.press("Enter")
        page.wait_for_function("turn => document.querySelector('main').dataset.turn !== turn", arg=turn)
        settle(page)
    assert "rect" in pressed and "button" in pressed


def test_a_turn_with_a_thumb(person: Any) -> None:
    page = person(width=360, height=740, confirm="always")
    play_now(page, GAME)
    tapped = set()
    for _ in range(A_TURN):
        wait_for_choice(page)
        turn = page.locator("main").get_attribute("data-turn")
        kinds = (LAND, ".card.lit", ".prompt .option:enabled")
        kind = next(kind for kind in kinds if page.locator(kind).count())
        page.locator(kind).first.tap()
        tapped.add(kind)
        page.get_by_role("button", name="Confirm").tap()
        page.wait_for_function("turn => document.querySelector('main').dataset.turn !== turn", arg=turn)
        settle(page)
    assert LAND in tapped


def test_what_happened_is_told_scene_by_scene(person: Any) -> None:
    page = person()
    play_now(page, GAME)
    play_a_round(page)
    page.locator(".story .title").wait_for()
    assert page.locator(".event-banner .text").inner_text()
    count = page.locator(".story .count").inner_text()
    if not count.endswith("/1"):
        page.get_by_role("button", name="Earlier event").click()
        assert page.locator(".story .count").inner_text() != count


def test_a_name_in_the_log_shows_on_the_map(person: Any) -> None:
    page = person()
    play_now(page, GAME)
    play_a_round(page)
    page.locator(".log .ref", has_text=re.compile("^(Qi|Chu|Yan|Han|Zhao|Wei|Qin)$")).last.hover()
    page.locator(".reach.pointed").wait_for()


def test_the_guide_teaches_once_and_again_on_request(person: Any) -> None:
    page = person(guide=True)
    play_now(page, GAME)
    guide = page.locator("dialog.guide")
    guide.wait_for()
    assert page.evaluate("document.activeElement.closest('dialog.guide') !== null")
    seen = []
    while guide.count():
        assert violations(page) == []
        assert page.locator(".ring").count() == 1
        seen.append(guide.locator("h2").inner_text())
        page.keyboard.press("Enter")
    assert len(seen) == len(set(seen)) == 7
    page.reload()
    wait_for_choice(page)
    assert guide.count() == 0
    page.locator(".menu-button").click()
    page.get_by_role("button", name="Show me around").click()
    guide.wait_for()
    page.keyboard.press("Escape")
    guide.wait_for(state="detached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_on_a_phone_stays_in_sight(person: Any, language: str) -> None:
    page = person(language, 360, 740, guide=True)
    play_now(page, GAME)
    guide = page.locator("dialog.guide")
    guide.wait_for()
    while guide.count():
        page.wait_for_timeout(300)
        box = guide.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360
        assert box["y"] >= 0 and box["y"] + box["height"] <= 740
        assert cut_off(page) == []
        guide.locator("button.main").tap()


PAN = """
async () => {
  const svg = document.querySelector('.realm .map svg')
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
    play_now(page, GAME)
    for number in range(30):
        if is_over(page):
            break
        choose(page, number)
    wait_for_choice(page)
    page.evaluate("window.redraws = []")
    for number in range(15):
        if not is_over(page):
            choose(page, number)
    redraw = median(page.evaluate("window.redraws"))
    pan = median(page.evaluate(PAN))
    print(f"pan {pan:.1f} ms, redraw {redraw:.1f} ms")
    assert pan <= FRAME_MS
    assert redraw <= REDRAW_MS
