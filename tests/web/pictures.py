"""Pictures compared with approved ones: letters may be drawn a little differently, pieces may not."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

SIZE = (960, 600)
BLUR = 1.2
DIFFERENT = 40
"""From here on a channel (of 255) counts as different, after blurring."""
TILE = 24
TILE_MOST = 0.06
"""How much of a tile may be different: the edge of a letter, not a piece."""


def reduced(png: bytes) -> Image.Image:
    """As it is kept: smaller."""
    return Image.open(io.BytesIO(png)).convert("RGB").resize(SIZE, Image.Resampling.BOX)


def difference(old: Image.Image, new: Image.Image) -> Image.Image:
    """White where the two differ for the eye."""
    soft = [each.convert("RGB").filter(ImageFilter.GaussianBlur(BLUR)) for each in (old, new)]
    channels = ImageChops.difference(*soft).split()
    most = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    return most.point(lambda value: 255 if value >= DIFFERENT else 0)


def differ(old: Image.Image, new: Image.Image) -> bool:
    """Whether something has moved, come or gone anywhere."""
    if old.size != new.size:
        return True
    marks = difference(old, new)
    for left in range(0, marks.width, TILE // 2):
        for top in range(0, marks.height, TILE // 2):
            tile = marks.crop((left, top, left + TILE, top + TILE))
            if tile.histogram()[255] > TILE_MOST * TILE * TILE:
                return True
    return False


def report(folder: Path, name: str, old: Image.Image | None, new: Image.Image) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    new.save(folder / f"{name}.png")
    if old is not None and old.size == new.size:
        difference(old, new).save(folder / f"{name}-difference.png")
