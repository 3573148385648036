"""What the browser's table costs: `python -m benchmarks.web [GAME ...]`, with `make web` done before.

For every game: first paint of a table opened cold, processor time of script in a frame while panning, and of everything
the page does for an answer at the fullest position of a recorded game. Then by the clock, and so only worth something
on a quiet machine: a recorded turn is played by real clicks, and each is timed from the event until the frame in which
the server's answer to it is drawn.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web.conftest import CHROMIUM, Server
from tests.web.gallery import settings
from tests.web.hands import Mouse, play_a_turn
from tests.web.measure import Meter, panning, redrawing
from tests.web.recorded import SEATS
from tests.web.table_talk import sit_at, wait_for_choice

TURNS = 3
CLICKS = """
window.clicks = []
let watch
addEventListener('click', ({ timeStamp }) => {
  watch?.disconnect()
  const main = document.querySelector('main')
  const turn = main?.dataset.turn
  if (!turn) return
  watch = new MutationObserver(() => {
    if (main.dataset.turn === turn) return
    watch.disconnect()
    requestAnimationFrame(() => {
      const drawn = new MessageChannel()
      drawn.port1.onmessage = () => window.clicks.push(performance.now() - timeStamp)
      drawn.port2.postMessage(null)
    })
  })
  watch.observe(main, { attributeFilter: ['data-turn'] })
}, true)
"""
"""A message that is posted in a frame arrives when that frame has been drawn."""


def visit(browser: Any, url: str) -> Any:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    context.add_init_script(settings("en", "light"))
    return context.new_page()


def clicking(browser: Any, url: str, game: str) -> str:
    """From clicks to changed screens, in milliseconds."""
    waits: list[float] = []
    for _ in range(TURNS):
        page = visit(browser, url)
        page.add_init_script(CLICKS)
        play_a_turn(game, Mouse(page))
        waits += page.evaluate("window.clicks")
        page.context.close()
    p95 = statistics.quantiles(waits, n=20)[-1]
    return f"{len(waits):6} {statistics.median(waits):9.0f} {p95:6.0f} {max(waits):6.0f}"


def measure(browser: Any, url: str, game: str) -> str:
    page = visit(browser, url)
    meter = Meter(page)
    sit_at(page, game, "late")
    page.reload()
    wait_for_choice(page)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    pan = max(panning(page, meter))
    redraw = max(redrawing(page, meter, game))
    page.context.close()
    return f"{game:12} {paint:8.0f} {pan:8.2f} {redraw:9.1f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(SEATS))
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(
            f"{'':12} {'paint ms':>8} {'frame ms':>8} {'redraw ms':>9}"
            f" {'clicks':>6} {'median ms':>9} {'p95':>6} {'max':>6}"
        )
        for game in games:
            print(measure(browser, server.url, game), clicking(browser, server.url, game), flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
