"""Pictures of every board in every language, from the recorded games: `make gallery` writes them to docs/gallery.

With a folder, `python -m tests.web.gallery build/look`, every board is taken there in every size, theme and language;
words after it (`axis ja tablet dark`) choose among them.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
from collections.abc import Iterable
from itertools import product
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

SIZES = {"small": (1280, 800), "desk": (1440, 900), "large": (1920, 1080), "tablet": (820, 1180), "phone": (360, 740)}
SHOWN = {"desk": "light", "phone": "dark"}
"""What the gallery shows, and in which theme."""
THEMES = ("light", "dark")
TONGUES = {"en": "English", "zh-Hans": "简体中文", "zh-Hant": "繁體中文", "ja": "日本語"}
MOMENT = "middle"
QUALITY = 78
FOLDER = ROOT / "docs/gallery"
LOBBY = "lobby"
BOARDS = (LOBBY, *SEATS)

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

COAST_HAS_COME = """() => !document.querySelector('.map') ||
  performance.getEntriesByType('resource').some(({ name }) => /assets\\/(land|nation)-/.test(name))"""
"""It is fetched once the table is there."""


def settings(language: str, theme: str) -> str:
    chosen = {"language": language, "theme": theme, "confirm": "never"}
    return (
        """localStorage.setItem('sandtable.guides', '["*"]');"""
        f"localStorage.setItem('sandtable.settings', {json.dumps(json.dumps(chosen))})"
    )


def photograph(page: Any, path: Path) -> None:
    page.wait_for_function(COAST_HAS_COME)
    hold_still(page)
    how = {"type": "jpeg", "quality": QUALITY} if path.suffix == ".jpg" else {}
    page.screenshot(path=path, animations="disabled", **how)
    print(path.stem, flush=True)


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


def visit(browser: Any, url: str, language: str, size: str, theme: str) -> Any:
    """A page of somebody with these settings."""
    width, height = SIZES[size]
    by_hand = size in ("phone", "tablet")
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        has_touch=by_hand,
        is_mobile=by_hand,
        reduced_motion="reduce",
    )
    context.add_init_script(settings(language, theme))
    return context.new_page()


def open_board(page: Any, name: str) -> None:
    if name == LOBBY:
        page.goto("/")
        page.locator("[data-game]").first.wait_for()
    else:
        sit_at(page, name, MOMENT)


def tour(browser: Any, url: str, language: str, size: str) -> None:
    page = visit(browser, url, language, size, SHOWN[size])
    for name in BOARDS:
        open_board(page, name)
        photograph(page, FOLDER / f"{name}-{language}-{size}.jpg")
    page.context.close()


def look(browser: Any, url: str, folder: Path, words: list[str]) -> None:
    """Every board in every size, theme and language, or those that the words choose."""

    def chosen(among: Iterable[str]) -> list[str]:
        return [each for each in among if each in words] or [*among]

    folder.mkdir(parents=True, exist_ok=True)
    for language, size, theme in product(chosen(LANGUAGES), chosen(SIZES), chosen(THEMES)):
        page = visit(browser, url, language, size, theme)
        for name in chosen(BOARDS):
            open_board(page, name)
            photograph(page, folder / f"{name}-{language}-{size}-{theme}.png")
        page.context.close()


def shown(name: str, title: str) -> str:
    rows = ["| | Desk | Phone |", "|---|---|---|"]
    for language, tongue in TONGUES.items():
        desk, phone = (f"![{title}, {tongue}, {size}]({name}-{language}-{size}.jpg)" for size in SHOWN)
        rows.append(f"| {tongue} | {desk} | {phone} |")
    return "\n".join([f"\n## {title}\n", *rows, ""])


def page_of_pictures() -> str:
    titles = {game: Catalogue(find_game(game), "en").get("game-title") for game in SEATS}
    return INTRODUCTION + "".join(shown(name, title) for name, title in {"lobby": "The lobby", **titles}.items())


def write_gallery(browser: Any, url: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "index.md").write_text(page_of_pictures(), encoding="utf8")
    for language, size in product(LANGUAGES, SHOWN):
        tour(browser, url, language, size)
    film(browser, url)


def main() -> None:
    if not CHROMIUM or not STATIC.exists():
        sys.exit("the gallery needs chromium and `make web`")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        if sys.argv[1:]:
            look(browser, server.url, Path(sys.argv[1]), sys.argv[2:])
        else:
            write_gallery(browser, server.url)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
