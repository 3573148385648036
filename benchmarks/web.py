"""What the browser's table costs: `python -m benchmarks.web`, with `make web` done before.

For every game: first paint of a table opened cold, processor time of script in a frame while panning, and of everything
the page does for an answer at the fullest position of a recorded game.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web.conftest import CHROMIUM, Server
from tests.web.gallery import settings
from tests.web.measure import Meter, panning, redrawing
from tests.web.recorded import SEATS
from tests.web.table_talk import sit_at, wait_for_choice


def measure(browser: Any, url: str, game: str) -> str:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    context.add_init_script(settings("en", "light"))
    page = context.new_page()
    meter = Meter(page)
    sit_at(page, game, "late")
    page.reload()
    wait_for_choice(page)
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    pan = max(panning(page, meter))
    redraw = max(redrawing(page, meter, game))
    context.close()
    return f"{game:12} {paint:8.0f} {pan:8.2f} {redraw:9.1f}"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(f"{'':12} {'paint ms':>8} {'frame ms':>8} {'redraw ms':>9}")
        for game in SEATS:
            print(measure(browser, server.url, game), flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
