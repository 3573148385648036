"""From a click to the changed screen: `python -m benchmarks.clicks`, with `make web` done before.

For every game somebody goes on with a recorded game at three of its moments, against bots, on the same machine as the
server. Each click is a real one on something that is lit; its time begins with the event of the browser and ends with
the first frame after the table has changed. What the bots do afterwards is not counted.
"""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web.conftest import CHROMIUM, Server
from tests.web.gallery import settings
from tests.web.recorded import SEATS
from tests.web.table_talk import OFFERED, is_over, settle, sit_at, wait_for_choice

MOMENTS = ("early", "middle", "late")
LIMIT_MS = 100

WATCH = """
window.taken = []
window.clicked = 0
addEventListener('click', (event) => (window.clicked = event.timeStamp), true)
const changed = () => {
  if (!window.clicked) return
  const since = window.clicked
  window.clicked = 0
  requestAnimationFrame(() => requestAnimationFrame((now) => window.taken.push(now - since)))
}
addEventListener('DOMContentLoaded', () => {
  new MutationObserver(changed).observe(document, { attributeFilter: ['data-turn'], subtree: true })
})
"""
"""The table has changed when it asks something else, or nobody."""

IN_SIGHT = """all => all.flatMap((e, at) => {
  const box = e.getBoundingClientRect()
  const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return seen && (e === seen || e.contains(seen)) ? [at] : []
})"""


def click_something(page: Any, luck: random.Random) -> bool:
    """Whether something lit was in sight and has been clicked, so that the table asks something else now."""
    offered = page.locator(OFFERED)
    seen = offered.evaluate_all(IN_SIGHT)
    if not seen:
        return False
    before = page.evaluate("window.taken.length")
    offered.nth(luck.choice(seen)).click(timeout=5000)
    page.wait_for_function("n => window.taken.length > n", arg=before, timeout=10_000)
    settle(page)
    return True


def clicks(page: Any, game: str, moment: str, wanted: int, luck: random.Random) -> list[float]:
    taken: list[float] = []
    while len(taken) < wanted:
        sit_at(page, game, moment)
        count = 0
        while count < wanted - len(taken) and not is_over(page) and click_something(page, luck):
            wait_for_choice(page)
            count += 1
        if not count:
            raise SystemExit(f"{game}, {moment}: nothing can be clicked")
        taken += page.evaluate("window.taken")
    return taken


def measure(browser: Any, url: str, game: str, wanted: int, seed: int) -> str:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    context.add_init_script(settings("en", "light"))
    context.add_init_script(WATCH)
    page, luck = context.new_page(), random.Random(seed)
    taken = [each for moment in MOMENTS for each in clicks(page, game, moment, wanted // len(MOMENTS), luck)]
    context.close()
    steps = quantiles(taken, n=100)
    return f"{game:12} {len(taken):6} {steps[49]:8.0f} {steps[94]:8.0f} {max(taken):8.0f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--clicks", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(f"{'':12} {'clicks':>6} {'p50 ms':>8} {'p95 ms':>8} {'most ms':>8}   (limit at p95: {LIMIT_MS})")
        for game in wanted.games:
            print(measure(browser, server.url, game, wanted.clicks, wanted.seed), flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
