"""Cuts the Latin faces to the characters of our own texts: `python tools/cut_fonts.py`.

It needs `pip install fonttools brotli`. What a browser loads for its first page is two small files; a name with any
other letter still finds the whole face. To be run again when a catalogue brings a new character, which a test of the
client notices.
"""

from __future__ import annotations

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
FACES = ROOT / "web/node_modules/@fontsource-variable"
CUT = ROOT / "web/src/style/cut"
SIGNS = "“”‘’…–—·×−→←§©°½¼¾•"
LAST_LATIN = 0x24F
WEIGHTS = {"sans": (400, 800), "serif": (400, 750)}
SOURCES = {"sans": "source-sans-3", "serif": "source-serif-4"}
FEATURES = ["kern", "liga", "tnum", "mark", "ccmp", "locl"]
"""What our styles use."""


def characters() -> list[int]:
    """Every Latin letter and sign in our catalogues, and all of ASCII, for people have names."""
    texts = [*ROOT.glob("web/src/locale/*.ftl"), *ROOT.glob("src/sandtable/**/locale/*.ftl")]
    used = {ord(each) for text in texts for each in text.read_text(encoding="utf8")}
    return sorted({each for each in used if 0xA0 <= each <= LAST_LATIN} | set(range(0x20, 0x7F)) | set(map(ord, SIGNS)))


def cut(face: str, wanted: list[int]) -> set[int]:
    font = TTFont(FACES / SOURCES[face] / "files" / f"{SOURCES[face]}-latin-wght-normal.woff2")
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=[], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": WEIGHTS[face]})
    font.flavor = "woff2"
    CUT.mkdir(exist_ok=True)
    font.save(CUT / f"{face}.woff2")
    return set(font.getBestCmap())


def ranges(points: set[int]) -> str:
    """As a style sheet writes it.

    >>> ranges({65, 66, 67, 97})
    'U+41-43, U+61'
    """
    found: list[list[int]] = []
    for point in sorted(points):
        if found and found[-1][1] == point - 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return ", ".join(f"U+{low:X}" if low == high else f"U+{low:X}-{high:X}" for low, high in found)


def main() -> None:
    wanted = characters()
    for face in SOURCES:
        has = cut(face, wanted)
        print(face, (CUT / f"{face}.woff2").stat().st_size, "bytes:", ranges(has))


if __name__ == "__main__":
    main()
