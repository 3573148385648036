"""What the boards of Twilight Struggle and Dawn & Dusk have in common, tried in a real browser."""

from __future__ import annotations

from typing import Any

import pytest
from table_talk import OFFERED, choose, cut_off, play_random_bots, settle, violations, wait_for_choice

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
SIZES = ((1280, 800), (360, 740))
COUNTRY = ".space.lit > .hit"
A_TURN = 40
FRAME_MS = 16

OVERLAPS = """
() => {
  const found = []
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const apart = (selector) => {
    const all = [...document.querySelectorAll(selector)].map((e) => [e, e.getBoundingClientRect()])
    all.forEach(([e, box], i) => all.slice(i + 1).forEach(([other, rest]) => {
      if (box.width && rest.width && meet(box, rest)) found.push(e.textContent + ' / ' + other.textContent)
    }))
  }
  apart('.rail > li')
  apart('.scores .region > span:not(.hidden-text)')
  for (const step of document.querySelectorAll('.row:not(.fine) .step')) {
    const print = step.querySelector('.print')
    if (print.scrollWidth > step.clientWidth + 1) found.push('beyond its box: ' + print.textContent)
  }
  return found
}
"""

PAN = """
async () => {
  const svg = document.querySelector('.influence .map svg')
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
  return frames.sort((a, b) => a - b)[Math.floor(frames.length * 0.95)]
}
"""


def is_sound(page: Any) -> None:
    page.evaluate("document.fonts.ready")
    assert cut_off(page) == []
    assert page.evaluate(OVERLAPS) == []
    assert violations(page) == []


def moved_on(page: Any, turn: str) -> None:
    page.wait_for_function("turn => document.querySelector('main').dataset.turn !== turn", arg=turn)
    settle(page)


def play_by_clicks(page: Any, game: str) -> None:
    """Countries, cards and buttons, each clicked at least once."""
    play_random_bots(page, game)
    clicked = set()
    for number in range(A_TURN):
        wait_for_choice(page)
        turn = page.locator("main").get_attribute("data-turn")
        kinds = {"country": COUNTRY, "card": ".card.lit", "button": ".prompt .option:enabled"}
        kind = next(kind for kind in kinds if page.locator(kinds[kind]).count())
        lit = page.locator(kinds[kind])
        lit.nth(number % lit.count()).click()
        clicked.add(kind)
        moved_on(page, turn)
        if clicked == kinds.keys():
            return
    pytest.fail(f"only {clicked}")


def play_by_keyboard(page: Any, game: str, answers: int = 12) -> None:
    play_random_bots(page, game)
    for _ in range(answers):
        wait_for_choice(page)
        turn = page.locator("main").get_attribute("data-turn")
        wanted = COUNTRY if page.locator(COUNTRY).count() else OFFERED
        for _ in range(120):
            page.keyboard.press("Tab")
            if page.evaluate("sel => document.activeElement?.matches(sel)", wanted):
                break
        assert page.evaluate("sel => document.activeElement?.matches(sel)", wanted), wanted
        page.keyboard.press("Enter")
        moved_on(page, turn)


def play_with_a_thumb(page: Any, game: str, answers: int = 12) -> None:
    play_random_bots(page, game)
    tapped = set()
    for _ in range(answers):
        wait_for_choice(page)
        turn = page.locator("main").get_attribute("data-turn")
        kinds = (".card.lit", ".prompt .option:enabled")
        kind = next((kind for kind in kinds if page.locator(kind).count()), COUNTRY)
        if kind == COUNTRY:
            seen = page.evaluate(TAPPABLE)
            page.touchscreen.tap(*seen)
        else:
            page.locator(kind).first.tap()
        tapped.add(kind)
        page.get_by_role("button", name="Confirm").tap()
        moved_on(page, turn)
    assert COUNTRY in tapped


TAPPABLE = """
() => {
  for (const hit of document.querySelectorAll('.space.lit > .hit')) {
    const box = hit.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (document.elementFromPoint(x, y) === hit) return [x, y]
  }
}
"""


def read_the_tracks(page: Any, track: str, step: int, words: str) -> None:
    """A box says what it means to the mouse and to the keyboard, and only while it is pointed at."""
    row = page.locator(f"[data-track={track}]")
    row.locator(f"[data-step='{step}']").hover()
    assert words in page.locator(".said").inner_text()
    page.locator("header").first.hover()
    page.locator(".said").wait_for(state="detached")
    row.locator("[tabindex='0']").focus()
    page.keyboard.press("Home")
    first = page.locator(".said").inner_text()
    page.keyboard.press("ArrowRight")
    assert page.locator(".said").inner_text() != first
    assert page.evaluate("document.activeElement.matches('.step')")


def browse_a_pile(page: Any, game: str) -> None:
    play_random_bots(page, game)
    pile = page.locator("[data-pile=discards]")
    for number in range(A_TURN):
        if pile.is_enabled():
            break
        choose(page, number)
    count = int(pile.locator("b").inner_text())
    pile.click()
    assert page.locator("dialog .browse .card").count() == count
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("dialog .browse").wait_for(state="detached")


def walk_the_guide(page: Any, game: str, steps: int) -> None:
    play_random_bots(page, game)
    guide = page.locator("dialog.guide")
    guide.wait_for()
    seen = []
    while guide.count():
        page.locator(".ring").wait_for()
        seen.append(guide.locator("h2").inner_text())
        assert cut_off(page) == []
        page.keyboard.press("Enter")
    assert len(seen) == len(set(seen)) == steps
