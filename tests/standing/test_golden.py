"""Recorded games: any change of behaviour shows in review. `make golden` writes them anew."""

from pathlib import Path

import pytest

from sandtable.games import find_game, game_ids
from sandtable.testing.digests import first_difference, read_net
from sandtable.testing.golden import playthrough

FOLDER = Path(__file__).parents[1] / "golden"
PARTS = 20


@pytest.mark.parametrize("id", game_ids())
def test_the_golden_playthrough_has_not_changed(id: str) -> None:
    recorded = (FOLDER / f"{id}.txt").read_text(encoding="utf8").splitlines()
    for line, (now, then) in enumerate(zip(playthrough(find_game(id)), recorded, strict=True), 1):
        assert now == then, f"line {line} of {id}.txt"


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("id", game_ids())
def test_the_games_of_the_net_have_not_changed(id: str, part: int) -> None:
    for kept in read_net(FOLDER / f"{id}.jsonl", part, PARTS):
        assert not (where := first_difference(find_game(id), kept)), where
