"""Games of ours, printed as the digital edition prints, come back through the importer without a mismatch."""

import re
from pathlib import Path
from random import Random

import pytest

from sandtable.engine import Imported
from sandtable.games.twilight.importer.replay import import_log

from .logwriter import write_game

FULL_GAMES = range(6)
STOPPED_GAMES = [(seed, 60 + 130 * seed) for seed in range(6)]
NUMBERS = re.compile(r"\[\d+\]\[\d+\]$|Score is US+R? \d+|DEFCON \w+ to \d|Military Ops to \d")


def imported(text: str, folder: Path) -> Imported:
    path = folder / "game.txt"
    path.write_text(text, encoding="utf8")
    return import_log(path)


def assert_holds(result: Imported) -> None:
    assert result.mismatches == [] and result.checks > 10 and result.record is not None


@pytest.mark.parametrize("seed", FULL_GAMES)
def test_a_written_game_comes_back(tmp_path: Path, seed: int) -> None:
    text = write_game(seed)
    assert_holds(imported(text, tmp_path))


@pytest.mark.parametrize(("seed", "answers"), STOPPED_GAMES)
def test_a_game_that_stops_at_any_decision_comes_back(tmp_path: Path, seed: int, answers: int) -> None:
    text = write_game(100 + seed, answers)
    assert_holds(imported(text, tmp_path))


@pytest.mark.parametrize("seed", range(4))
def test_a_changed_number_is_always_found(tmp_path: Path, seed: int) -> None:
    """The importer is lenient about the order of a few lines, never about a number."""
    text = write_game(200 + seed, 400)
    lines = text.splitlines()
    places = [place for place, line in enumerate(lines) if NUMBERS.search(line)]
    place = Random(seed).choice(places)
    lines[place] = re.sub(r"(\d+)(\]?\.?)$", lambda found: f"{int(found[1]) + 1}{found[2]}", lines[place])
    result = imported("\n".join(lines) + "\n", tmp_path)
    assert len(result.mismatches) == 1
