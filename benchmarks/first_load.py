"""The first visit over a slow line: `python -m benchmarks.first_load`, with `make web` done before.

A browser that has never been here, 400 ms and 400 kbit/s as Chromium emulates them. For the lobby in every language:
what is transferred, when the first words stand there, when the games do, and how far the layout shifts. For a table of
every game in every language: what is transferred until somebody can choose, and when that is; then a reload.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web.conftest import CHROMIUM, Server
from tests.web.gallery import settings
from tests.web.recorded import SEATS
from tests.web.table_talk import LANGUAGES, OFFERED

LATENCY_MS = 400
BYTES_A_SECOND = 400_000 / 8
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SHIFT = """
window.shifted = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
}).observe({ type: 'layout-shift', buffered: true })
"""
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
WRITTEN = """(selector) => {
  const seen = document.querySelector(selector)
  return seen && seen.getClientRects().length ? performance.now() : 0
}"""


class Line:
    """A page on a slow line, and how much has come over it."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.transferred = 0
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": LATENCY_MS,
                "downloadThroughput": BYTES_A_SECOND,
                "uploadThroughput": BYTES_A_SECOND,
            },
        )
        wire.on("Network.loadingFinished", self.count)

    def count(self, event: dict[str, Any]) -> None:
        self.transferred += int(event["encodedDataLength"])

    def until(self, selector: str) -> float:
        """Seconds from the start of the visit until something is there."""
        return float(self.page.wait_for_function(WRITTEN, arg=selector, polling=50).json_value()) / 1000

    def quiet(self) -> None:
        self.page.wait_for_load_state("networkidle")


@contextmanager
def visitor(browser: Any, url: str, language: str) -> Iterator[Any]:
    context = browser.new_context(base_url=url, **PHONE)
    context.add_init_script(settings(language, "light"))
    context.add_init_script(SHIFT)
    page = context.new_page()
    page.set_default_timeout(120_000)
    yield page
    context.close()


def lobby(browser: Any, url: str, language: str) -> str:
    with visitor(browser, url, language) as page:
        line = Line(page)
        page.goto("/", wait_until="commit")
        listed = line.until("[data-game]")
        line.quiet()
        painted = float(page.evaluate(PAINTED)) / 1000
        shift = float(page.evaluate("window.shifted"))
        return f"lobby        {language:8} {line.transferred / 1000:7.0f} {painted:6.1f} {listed:6.1f} {shift:7.3f}"


def table(browser: Any, url: str, language: str, game: str) -> str:
    with visitor(browser, url, language) as page:
        page.request.get("/api/me")
        match = page.request.post("/api/matches", data={"game": game}).json()["match"]
        line = Line(page)
        page.goto(f"/m/{match}", wait_until="commit")
        ready = line.until(OFFERED)
        transferred = line.transferred
        painted = float(page.evaluate(PAINTED)) / 1000
        shift = float(page.evaluate("window.shifted"))
        line.quiet()
        everything = line.transferred
        page.reload(wait_until="commit")
        again = line.until(OFFERED)
        sizes = (
            f"{transferred / 1000:7.0f} {painted:6.1f} {ready:6.1f} {shift:7.3f} {everything / 1000:7.0f} {again:7.1f}"
        )
        return f"{game:12} {language:8} {sizes}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES))
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        print(f"{'':21} {'kB':>7} {'text s':>6} {'ready s':>6} {'shift':>6} {'all kB':>7} {'again s':>7}")
        for language in wanted.languages:
            print(lobby(browser, server.url, language), flush=True)
        for game in wanted.games:
            for language in wanted.languages:
                print(table(browser, server.url, language, game), flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
