"""The net of digests: it holds while nothing changes, and says where something did."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from sandtable.engine import State
from sandtable.template import GAME
from sandtable.testing import digests
from sandtable.testing.digests import Kept, first_difference, net, read_net, write_net

RANDOM, BY_BOTS = 300, 200


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Kept]:
    monkeypatch.setattr(digests, "AT_RANDOM", RANDOM)
    monkeypatch.setattr(digests, "BY_BOTS", BY_BOTS)
    monkeypatch.setattr(digests, "STRETCH", 5)
    write_net(GAME, tmp_path / "fords.jsonl")
    return read_net(tmp_path / "fords.jsonl")


def test_both_kinds_of_games_are_played_again_as_they_were(kept: list[Kept]) -> None:
    assert {game.seats for game in kept} == set(GAME.seats)
    assert {bool(game.answers) for game in kept} == {False, True}
    assert [first_difference(GAME, game) for game in kept] == ["" for _ in kept]
    assert kept == list(net(GAME))


def test_the_stretch_that_differs_is_named(kept: list[Kept]) -> None:
    game = kept[0]
    first, _, *rest = game.digests.split()
    other = replace(game, digests=" ".join([first, "00000000", *rest]))
    assert first_difference(GAME, other) == f"fords: {game} differs within decisions 6 to 10"
    shorter = replace(game, digests=first)
    assert first_difference(GAME, shorter) == f"fords: {game} differs within decisions 6 to 10"
    longer = replace(game, digests=f"{game.digests} 00000000")
    assert "ends early" in first_difference(GAME, longer)


def test_a_clause_of_the_log_that_changes_is_noticed(kept: list[Kept], monkeypatch: pytest.MonkeyPatch) -> None:
    told = State.note
    monkeypatch.setattr(State, "note", lambda g, key, rule="", *more, **values: told(g, key, "9", *more, **values))
    assert all("decisions 1 to 5" in first_difference(GAME, game) for game in islice(kept, 5))
