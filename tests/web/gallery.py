"""Pictures of every board in every language: `make gallery` writes them to docs/gallery.

Each shows a game that a scripted person has played some answers of; the server's chance is its own, the rest is not
touched by hand.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from .conftest import CHROMIUM, ROOT, STATIC, Server
from .table_talk import choose, is_over, play_random_bots, wait_for_choice

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")
SIZES = {"desk": (1440, 900), "phone": (360, 740)}
ANSWERS = 14
FOLDER = ROOT / "docs/gallery"


def settings(language: str, theme: str) -> str:
    return (
        f"localStorage.setItem('sandtable.guides', JSON.stringify(['*']));"
        f"localStorage.setItem('sandtable.settings', JSON.stringify("
        f"{{language: '{language}', theme: '{theme}', confirm: 'never'}}))"
    )


def games(page: Any) -> list[str]:
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    found: list[str] = page.locator("[data-game]").evaluate_all("all => all.map((each) => each.dataset.game)")
    return found


def photograph(page: Any, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(700)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)
    print(name, flush=True)


def play_some(page: Any, game: str) -> None:
    play_random_bots(page, game)
    for number in range(ANSWERS):
        if not is_over(page):
            choose(page, number)
    wait_for_choice(page)


def tour(browser: Any, url: str, language: str, size: str) -> None:
    width, height = SIZES[size]
    theme = "dark" if size == "phone" else "light"
    context = browser.new_context(
        base_url=url, viewport={"width": width, "height": height}, has_touch=width < 600, is_mobile=width < 600
    )
    context.add_init_script(settings(language, theme))
    page = context.new_page()
    shelf = games(page)
    photograph(page, f"lobby-{language}-{size}")
    for game in shelf:
        play_some(page, game)
        photograph(page, f"{game}-{language}-{size}")
    context.close()


def main() -> None:
    if not CHROMIUM or not STATIC.exists():
        sys.exit("the gallery needs chromium and `make web`")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for language in sys.argv[1:] or LANGUAGES:
            for size in SIZES:
                tour(browser, server.url, language, size)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
