"""Three moments of every game look as approved. `make approve` approves what they look like now."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

from .conftest import ROOT
from .pictures import differ, reduced, report
from .recorded import SEATS
from .table_talk import hold_still, sit_at

APPROVED = Path(__file__).parent / "approved"
SEEN = ROOT / "build/pictures"
TRIES = 3
QUALITY = 88
A_MOMENT_MS = 250
STEADY = 3
"""So many pictures in a row are the same when coasts and fonts have come."""


@pytest.mark.parametrize("moment", ("early", "middle", "late"))
@pytest.mark.parametrize("game", SEATS)
def test_a_moment_looks_as_approved(person: Any, game: str, moment: str) -> None:
    page, name = person(), f"{game}-{moment}"
    sit_at(page, game, moment)
    approved = APPROVED / f"{name}.jpg"
    if "SANDTABLE_APPROVE" in os.environ:
        reduced(finished(page)).save(approved, quality=QUALITY)
        return
    old = Image.open(approved) if approved.exists() else None
    for look in (photograph, *[finished] * TRIES):
        new = reduced(look(page))
        if old is not None and not differ(old, new):
            return
    report(SEEN, name, old, new)
    pytest.fail(f"not as approved: compare {approved} with {SEEN / name}.png, or run `make approve`")


def photograph(page: Any) -> bytes:
    hold_still(page)
    picture: bytes = page.screenshot(animations="disabled", caret="hide")
    return picture


def finished(page: Any) -> bytes:
    """The last of several equal pictures."""
    page.wait_for_load_state("networkidle")
    seen = [photograph(page)]
    while len(seen) < STEADY:
        page.wait_for_timeout(A_MOMENT_MS)
        now = photograph(page)
        seen = [*seen, now] if now == seen[-1] else [now]
    return seen[-1]


def drawn(*pieces: tuple[int, int], shade: int = 30) -> Image.Image:
    picture = Image.new("RGB", (960, 600), (225, 214, 190))
    pen = ImageDraw.Draw(picture)
    for line in range(0, 600, 20):
        pen.text((10, line), "Warring States, Axis & Allies", fill=(shade, shade, shade))
    for x, y in pieces:
        pen.rectangle((x, y, x + 8, y + 8), fill=(120, 60, 40))
    return picture


def test_letters_may_be_drawn_a_little_differently_and_pieces_may_not() -> None:
    old = drawn((300, 300), (400, 300))
    assert not differ(old, drawn((300, 300), (400, 300), shade=60))
    assert differ(old, drawn((300, 300))), "a piece is missing"
    assert differ(old, drawn((300, 300), (408, 300))), "a piece has moved"
    assert differ(old, drawn((300, 300), (400, 300), (500, 100))), "a piece has come"


PICTURES = {".jpg", ".jpeg", ".png", ".webp", ".gif"}
WITH_PICTURES = ("docs", "tests", "src/sandtable/games", "web/public", "web/src")
ALL_OF_THEM = 25_000_000
THE_MOVING_ONE = 2_000_000


def test_all_pictures_together_stay_small() -> None:
    found = [file for folder in WITH_PICTURES for file in (ROOT / folder).rglob("*") if file.suffix in PICTURES]
    assert len(found) > 50
    assert sum(file.stat().st_size for file in found) < ALL_OF_THEM
    assert 50_000 < (ROOT / "docs/gallery/turn.webp").stat().st_size < THE_MOVING_ONE
