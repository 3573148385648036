"""What the tests of several layers share."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable import template
from sandtable.engine import Game
from sandtable.games import announced, find_game


@pytest.fixture
def fords_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the template's game is installed as a package of its own that announces it."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(Path(template.__file__).parent, site / "fords_package")
    info = site / "fords_package-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fords-package\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[sandtable.games]\nfords = fords_package\n")
    return site


@pytest.fixture
def fords(fords_site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The template's game, found by its announcement."""
    monkeypatch.syspath_prepend(str(fords_site))
    announced.cache_clear()
    find_game.cache_clear()
    yield find_game("fords")
    announced.cache_clear()
    find_game.cache_clear()
