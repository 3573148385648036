"""A card is added in one place: a block of cards.toml, a function if it does something new, and four catalogues."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.engine import LANGUAGES
from sandtable.games.twilight.options import DO_EVENT

BLOCK = """
[[card]]
number = 999
id = "test_card"
era = "early"
side = "us"
ops = 3
this_turn = true
"""

EVENT = """

@at_once("test_card")
def test_card(g: Twilight, side: int) -> None:
    g.add_influence(US, CUBA, 2)
"""

PLAY = """
from random import Random
from sandtable.engine import Runner, play_out
from sandtable.games.twilight import GAME
from sandtable.games.twilight.options import card
from sandtable.testing import deal

for seed in range(5):
    play_out(Runner(GAME.start(2)), Random(seed).random)
table = deal("twilight", phasing="us", us_hand=["test_card"]).answer(1, "card:test_card", "do:event")
print(GAME.names.number("do:event"), card("test_card") == len(GAME.names) - 1, table.view(1)["spaces"]["space:cuba"])
"""

LOAD = "import sandtable.games.twilight"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the sources in plain Python, with one card more in the content and the catalogues."""
    source = Path(sandtable.__file__).parent
    target = tmp_path / "sandtable"
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    game = target / "games" / "twilight"
    with (game / "content" / "cards.toml").open("a", encoding="utf8") as content:
        content.write(BLOCK)
    for language in LANGUAGES:
        with (game / "locale" / f"{language}.ftl").open("a", encoding="utf8") as catalogue:
            catalogue.write("card-test-card = Test card\n    .text = +2 in Cuba\n")
    return tmp_path


def run(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=False)


def test_a_card_needs_a_block_and_a_function_and_no_number_shifts(copy: Path) -> None:
    with (copy / "sandtable" / "games" / "twilight" / "rules" / "events" / "early.py").open("a") as events:
        events.write(EVENT)
    played = run(copy, PLAY)
    assert played.stdout.split(" ", 2)[:2] == [str(DO_EVENT), "True"], played.stderr
    assert "'us': 2" in played.stdout


def test_a_card_without_an_event_is_an_error_that_names_it(copy: Path) -> None:
    assert "cards.toml: 'test_card' has no event" in run(copy, LOAD).stderr


def test_an_event_without_a_card_is_an_error_that_names_it(copy: Path) -> None:
    game = copy / "sandtable" / "games" / "twilight"
    with (game / "rules" / "events" / "early.py").open("a") as events:
        events.write(EVENT.replace("test_card", "lost_card") + EVENT)
    assert "there is no 'lost_card'" in run(copy, LOAD).stderr
