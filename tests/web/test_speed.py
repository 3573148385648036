"""How the table keeps up. Figures are printed by `pytest -s`; the limits are wide enough for a busy machine."""

from __future__ import annotations

from typing import Any

import pytest

from .table_talk import choose, play_now, wait_for_choice

GAME = "states"

PAN = """
async () => {
  const svg = document.querySelector('.map svg')
  const box = svg.getBoundingClientRect()
  const at = (type, x, y) => svg.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x, clientY: y }))
  svg.setPointerCapture = () => {}
  const spent = []
  at('pointerdown', box.left + 400, box.top + 200)
  for (let step = 0; step < 60; step++) {
    const start = performance.now()
    at('pointermove', box.left + 400 + step * 3, box.top + 200 + step)
    await Promise.resolve()
    spent.push(performance.now() - start)
    await new Promise(requestAnimationFrame)
  }
  at('pointerup', box.left + 580, box.top + 260)
  return spent.sort((a, b) => a - b)
}
"""


def test_panning_costs_little_script(person: Any) -> None:
    page = person()
    play_now(page, GAME)
    wait_for_choice(page)
    spent = page.evaluate(PAN)
    print(f"panning: median {spent[30]:.2f} ms, most {spent[-1]:.2f} ms of script a frame")
    assert spent[30] < 16


def test_the_first_paint_of_a_table(person: Any) -> None:
    page = person()
    play_now(page, GAME)
    wait_for_choice(page)
    page.reload()
    wait_for_choice(page)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    print(f"first paint of a table after {paint:.0f} ms")
    assert paint < 5000


def test_the_table_redraws_soon_after_an_answer(person: Any) -> None:
    page = person()
    play_now(page, GAME)
    page.evaluate(
        "new PerformanceObserver((list) => (window.slow = (window.slow ?? []).concat("
        "list.getEntries().map((each) => each.duration)))).observe({ type: 'longtask' })"
    )
    for number in range(5):
        choose(page, number)
    wait_for_choice(page)
    slow = page.evaluate("window.slow ?? []")
    print(f"longest task while five answers were given: {max(slow, default=0):.0f} ms")
    if slow and max(slow) > 1000:
        pytest.fail(f"an answer blocked the page for {max(slow):.0f} ms")
