"""One recorded random game per game: any change of behaviour shows in review. `make golden` writes them anew."""

from pathlib import Path

import pytest

from sandtable.games import find_game, game_ids
from sandtable.testing.golden import playthrough

FOLDER = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("id", game_ids())
def test_the_golden_playthrough_has_not_changed(id: str) -> None:
    recorded = (FOLDER / f"{id}.txt").read_text(encoding="utf8").splitlines()
    for line, (now, then) in enumerate(zip(playthrough(find_game(id)), recorded, strict=True), 1):
        assert now == then, f"line {line} of {id}.txt"
