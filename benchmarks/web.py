"""How fast the browser's table is: `python -m benchmarks.web`, with `make web` done before.

For every game: first paint of a table opened cold, script a frame while panning, and the longest task of the page while
some answers are given.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web.conftest import CHROMIUM, Server
from tests.web.gallery import games, settings
from tests.web.table_talk import choose, is_over, play_random_bots, wait_for_choice

ANSWERS = 8

PAN = """
async () => {
  const svg = document.querySelector('.map svg')
  const box = svg.getBoundingClientRect()
  const point = (type, x, y) => {
    const at = { clientX: box.left + x, clientY: box.top + y }
    svg.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, ...at }))
  }
  svg.setPointerCapture = () => {}
  const spent = []
  point('pointerdown', 400, 200)
  for (let step = 0; step < 60; step++) {
    const start = performance.now()
    point('pointermove', 400 + step * 3, 200 + step)
    await Promise.resolve()
    spent.push(performance.now() - start)
    await new Promise(requestAnimationFrame)
  }
  point('pointerup', 580, 260)
  return spent.sort((a, b) => a - b)
}
"""

WATCH_TASKS = """
() => {
  window.tasks = []
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((each) => each.duration)))
    .observe({ type: 'longtask' })
}
"""


def measure(page: Any, game: str) -> str:
    play_random_bots(page, game)
    wait_for_choice(page)
    page.reload()
    wait_for_choice(page)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    page.evaluate(WATCH_TASKS)
    for number in range(ANSWERS):
        if not is_over(page):
            choose(page, number)
    longest = max(page.evaluate("window.tasks"), default=0)
    pan = page.evaluate(PAN)
    return f"{game:12} {paint:8.0f} {pan[30]:10.2f} {pan[-1]:8.2f} {longest:10.0f}"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900})
        context.add_init_script(settings("en", "light"))
        page = context.new_page()
        print(f"{'':12} {'paint ms':>8} {'pan median':>10} {'pan most':>8} {'longest task':>10}")
        for game in games(page):
            print(measure(page, game), flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
