"""Announces the template's small game as an installed package would, for this process and those it starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sandtable.games import announced, find_game

METADATA = "Metadata-Version: 2.1\nName: sandtable-fords\nVersion: 1\n"
ENTRY_POINTS = "[sandtable.games]\nfords = sandtable.template\n"


@contextmanager
def announcing_fords(folder: Path) -> Iterator[None]:
    package = folder / "sandtable_fords-1.dist-info"
    package.mkdir(exist_ok=True)
    (package / "METADATA").write_text(METADATA)
    (package / "entry_points.txt").write_text(ENTRY_POINTS)
    before = os.environ.get("PYTHONPATH")
    sys.path.insert(0, str(folder))
    os.environ["PYTHONPATH"] = str(folder) if not before else f"{folder}{os.pathsep}{before}"
    forget_games()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        forget_games()


def forget_games() -> None:
    announced.cache_clear()
    find_game.cache_clear()
