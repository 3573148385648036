"""Pictures of every board in every language, from the recorded games: `make gallery` writes them to docs/gallery."""

from __future__ import annotations

import io
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from sandtable.games import find_game
from sandtable.text import Catalogue

from .conftest import CHROMIUM, ROOT, STATIC, Server
from .hands import Mouse, play_a_turn
from .recorded import SEATS
from .table_talk import LANGUAGES, hold_still, sit_at

SIZES = {"desk": (1440, 900), "phone": (360, 740)}
THEMES = {"desk": "light", "phone": "dark"}
TONGUES = {"en": "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", "ja": "日本語"}
MOMENT = "middle"
QUALITY = 78
FOLDER = ROOT / "docs/gallery"

INTRODUCTION = """# Gallery

Every board in every language, on a desktop screen in the light theme and on a phone in the dark one, in the
middle of a game played by bots. `make gallery` takes the pictures and writes this page.

## A turn of Twilight Struggle

![A turn of Twilight Struggle, click by click](turn.webp)
"""
FILMED = "twilight"
A_FRAME = (960, 600)
A_FRAME_MS = 1200
FILM_QUALITY = 62


def settings(language: str, theme: str) -> str:
    chosen = {"language": language, "theme": theme, "confirm": "never"}
    return (
        """localStorage.setItem('sandtable.guides', '["*"]');"""
        f"localStorage.setItem('sandtable.settings', {json.dumps(json.dumps(chosen))})"
    )


def photograph(page: Any, name: str) -> None:
    hold_still(page)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY, animations="disabled")
    print(name, flush=True)


class Filmed(Mouse):
    """Somebody who is photographed after every click."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.frames: list[Image.Image] = []

    def give(self, option: str) -> None:
        if not self.frames:
            self.frames.append(frame(self.page))
        super().give(option)
        self.frames.append(frame(self.page))


def frame(page: Any) -> Image.Image:
    hold_still(page)
    picture = page.screenshot(animations="disabled")
    return Image.open(io.BytesIO(picture)).convert("RGB").resize(A_FRAME, Image.Resampling.LANCZOS)


def film(browser: Any, url: str) -> None:
    """A turn, click by click, as a moving picture."""
    context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    context.add_init_script(settings("en", "light"))
    hand = Filmed(context.new_page())
    play_a_turn(FILMED, hand)
    first, *others = hand.frames
    first.save(
        FOLDER / "turn.webp",
        save_all=True,
        append_images=others,
        duration=A_FRAME_MS,
        loop=0,
        quality=FILM_QUALITY,
    )
    print("turn", len(hand.frames), "frames", flush=True)
    context.close()


def tour(browser: Any, url: str, language: str, size: str) -> None:
    width, height = SIZES[size]
    phone = size == "phone"
    viewport = {"width": width, "height": height}
    context = browser.new_context(
        base_url=url, viewport=viewport, has_touch=phone, is_mobile=phone, reduced_motion="reduce"
    )
    context.add_init_script(settings(language, THEMES[size]))
    page = context.new_page()
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    photograph(page, f"lobby-{language}-{size}")
    for game in SEATS:
        sit_at(page, game, MOMENT)
        photograph(page, f"{game}-{language}-{size}")
    context.close()


def shown(name: str, title: str) -> str:
    rows = ["| | Desk | Phone |", "|---|---|---|"]
    for language, tongue in TONGUES.items():
        desk, phone = (f"![{title}, {tongue}, {size}]({name}-{language}-{size}.jpg)" for size in SIZES)
        rows.append(f"| {tongue} | {desk} | {phone} |")
    return "\n".join([f"\n## {title}\n", *rows, ""])


def page_of_pictures() -> str:
    titles = {game: Catalogue(find_game(game), "en").get("game-title") for game in SEATS}
    return INTRODUCTION + "".join(shown(name, title) for name, title in {"lobby": "The lobby", **titles}.items())


def main() -> None:
    if not CHROMIUM or not STATIC.exists():
        sys.exit("the gallery needs chromium and `make web`")
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "index.md").write_text(page_of_pictures(), encoding="utf8")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for language in [each for each in LANGUAGES if each in sys.argv[1:] or not sys.argv[1:]]:
            for size in SIZES:
                tour(browser, server.url, language, size)
        film(browser, server.url)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
