"""`new-game`: what it lays out runs, passes its tests and the standing tests as it is."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import sandtable

Run = Callable[..., Result]
ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout without games."""
    place = tmp_path / "checkout"
    package = Path(sandtable.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(package, place / "src" / "sandtable", ignore=ignored)
    for game in (place / "src" / "sandtable" / "games").iterdir():
        if game.is_dir():
            shutil.rmtree(game)
    shutil.copytree(ROOT / "tests" / "standing", place / "tests" / "standing", ignore=ignored)
    return place


def in_checkout(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src"), "SANDTABLE_GAMES": "20"}
    return subprocess.run(
        [sys.executable, "-m", *command], cwd=checkout, env=environment, capture_output=True, text=True
    )


def test_a_new_game_passes_its_tests_and_the_standing_tests(run: Run, checkout: Path) -> None:
    result = run("new-game", "rivers", "--into", str(checkout))
    assert result.exit_code == 0, result.output
    tests = in_checkout(checkout, "pytest", "-q", "-p", "no:cacheprovider", "tests", "-k", "rivers")
    assert tests.returncode == 0, tests.stdout
    for source in (checkout / "src/sandtable/games/rivers").rglob("*.py"):
        assert "Fords" not in source.read_text(encoding="utf8"), source


def test_a_new_game_is_typed_and_tidy(run: Run, checkout: Path) -> None:
    run("new-game", "rivers", "--into", str(checkout))
    folders = ["src/sandtable/games/rivers", "tests/games/rivers"]
    shutil.copy(ROOT / "pyproject.toml", checkout)
    for check in (["format", "--check"], ["check"]):
        tidy = in_checkout(checkout, "ruff", *check, "--no-cache", *folders)
        assert tidy.returncode == 0, tidy.stdout
    typed = in_checkout(checkout, "mypy", "src/sandtable/games/rivers")
    assert typed.returncode == 0, typed.stdout


def test_an_existing_folder_is_left_as_it_is(run: Run, checkout: Path) -> None:
    folder = checkout / "src" / "sandtable" / "games" / "rivers"
    folder.mkdir()
    (folder / "mine.txt").write_text("precious")
    result = run("new-game", "rivers", "--into", str(checkout))
    assert result.exit_code == 2
    assert "already exists and is left as it is" in result.output
    assert [path.name for path in folder.iterdir()] == ["mine.txt"]


def test_a_game_that_is_installed_keeps_its_id(run: Run, checkout: Path) -> None:
    result = run("new-game", "fords", "--into", str(checkout))
    assert result.exit_code == 2
