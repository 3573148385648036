"""A new card is one block of content, a function if it does something new, and a line in each catalogue."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.engine import LANGUAGES
from sandtable.games import find_game

SOURCE = Path(sandtable.__file__).parent
WITHOUT = shutil.ignore_patterns("*.so", "__pycache__", "server", "lab", "static")

BLOCK = """
[[event]]
id = "n15"
deck = "north"
effect = "{effect}"
faction = "central"
troops = 2
"""

FUNCTION = """

@EVENTS.add("parade")
def parade(g: Taiwan2045, seat: int, card: int) -> Flow:
    yield from share_out(g, seat, EVENT_TROOPS[card], g.mine[seat], BY_EVENT)
"""

TRY = """
from random import Random
from sandtable.engine import Log, Runner
from sandtable.games import find_game
from sandtable.testing import deal

game = find_game("taiwan2045")
assert game.names.number("card:n15") == len(game.names) - 1, "the new name comes last"
assert game.names.number("elite:z01") == {z01}, "the others keep their numbers"
table = deal("taiwan2045", playing="n15", units={{"y05": (0, "e1", 3)}})
table.answer(0, "do:effect", "card:y05", "card:y05")
assert table.state.troops[4] == 5
drawn = 0
for seed in range(6):
    random = Random(seed)
    runner = Runner(game.start(game.seats[seed % 3]))
    runner.state.log = Log()
    while (decision := runner.decision) is not None:
        runner.answer(random.choice(decision.options))
    assert not runner.state.check()
    drawn += any(game.names.number("card:n15") in note.values.values() for note in runner.state.log.notes)
print("drawn", drawn)
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the program, so that its content can be changed."""
    shutil.copytree(SOURCE, tmp_path / "sandtable", ignore=WITHOUT)
    return tmp_path


def add_card(package: Path, effect: str) -> Path:
    folder = package / "sandtable" / "games" / "taiwan2045"
    with (folder / "content" / "cards.toml").open("a", encoding="utf8") as content:
        content.write(BLOCK.format(effect=effect))
    for language in LANGUAGES:
        with (folder / "locale" / f"{language}.ftl").open("a", encoding="utf8") as catalogue:
            catalogue.write("\ncard-n15 = Parade\n    .text = +2\n    .short = N15\n")
    return folder


def run(package: Path, script: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(package)}
    return subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)


def test_a_card_that_does_something_new_can_be_played(package: Path) -> None:
    folder = add_card(package, "parade")
    with (folder / "rules" / "events" / "north.py").open("a", encoding="utf8") as rules:
        rules.write(FUNCTION)
    done = run(package, TRY.format(z01=find_game("taiwan2045").names.number("elite:z01")))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("drawn") and done.stdout.split()[1] != "0"


def test_a_card_that_does_what_others_do_needs_no_code(package: Path) -> None:
    add_card(package, "reserve_call_up")
    done = run(
        package, "from sandtable.games import find_game; print(find_game('taiwan2045').names.number('card:n15'))"
    )
    assert done.returncode == 0, done.stderr


def test_a_card_without_an_effect_is_an_error_that_names_it(package: Path) -> None:
    folder = add_card(package, "")
    content = folder / "content" / "cards.toml"
    content.write_text(content.read_text(encoding="utf8").replace('effect = ""\n', ""), encoding="utf8")
    done = run(package, "from sandtable.games import find_game; find_game('taiwan2045')")
    assert "BadContent: cards.toml: 'n15' has no event" in done.stderr


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('faction = "central"\nfavour = 2', "the favour of 'n15' is 0 or 1, not 2"),
        ('faction = "none"\nfavour = 1', "'n15' has no faction, so its effect cannot give favour"),
    ],
)
def test_favour_that_makes_no_sense_is_an_error_that_names_the_card(package: Path, written: str, said: str) -> None:
    content = add_card(package, "reserve_call_up") / "content" / "cards.toml"
    head, block = content.read_text(encoding="utf8").rsplit("[[event]]", 1)
    block = block.replace('faction = "central"', written)
    content.write_text(f"{head}[[event]]{block}", encoding="utf8")
    done = run(package, "from sandtable.games import find_game; find_game('taiwan2045')")
    assert f"BadContent: cards.toml: {said}" in done.stderr


def test_an_effect_without_a_card_is_an_error_that_names_it(package: Path) -> None:
    rules = package / "sandtable" / "games" / "taiwan2045" / "rules" / "events" / "north.py"
    rules.write_text(rules.read_text(encoding="utf8") + FUNCTION, encoding="utf8")
    done = run(package, "from sandtable.games import find_game; find_game('taiwan2045')")
    assert "'parade'" in done.stderr and "BadContent" in done.stderr
