"""A new card is one block of content, a function if it does something new, and its texts in four languages."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable
from sandtable.engine import LANGUAGES

TIDE = """
[[card]]
id = "solar_tide"
era = "E"
side = "cn"
ops = 2
effects = [{ do = "place", kind = "cn", n = 1, each_of = 2, in = ["africa"], only = "not_us" }]
"""
LOTTERY = """
[[card]]
id = "trade_lottery"
era = "E"
side = "both"
ops = 1
"""
LOTTERY_EVENT = """

@EVENTS.add("trade_lottery")
def trade_lottery(g: Dawn, player: int) -> Flow:
    roll = yield g.roll()
    gain_vp(g, player, roll)
"""
SCORING = """
[[card]]
id = "africa_again_scoring"
era = "E"
side = "both"
ops = 0
kind = "scoring"
region = "africa"
domination_vp = 1
control_vp = 2
"""
HISTORY = """
[[card]]
id = "moon_landing"
era = "E"
deck = "us"
years = "1999"
bands = [[], [], [{ do = "vp", side = "us", n = 1 }], [{ do = "vp", side = "us", n = 2 }]]
"""
TEXTS = """
card-solar-tide = Solar Tide
    .text = Two African countries.
card-trade-lottery = Trade Lottery
    .text = A die of VP.
card-africa-again-scoring = Africa Again
    .text = Score Africa.
history-moon-landing = Moon Landing
    .text = Four results.
band-moon-landing-1 = Delay
    .text = Nothing.
band-moon-landing-2 = Test
    .text = Nothing.
band-moon-landing-3 = Orbit
    .text = 1 VP.
band-moon-landing-4 = Landing
    .text = 2 VP.
"""
PLAYS = """
from sandtable.engine import Log, Runner
from sandtable.games import find_game
from sandtable.testing import skeleton, standing, texts
from random import Random

game = find_game("dawn")
skeleton.numbers_are_stable(game)
texts.catalogues_agree(game)
texts.every_text_exists(game, 3)
standing.random_games_end(game, range(30), every=20)
seen = set()
for seed in range(40):
    random, state = Random(seed), game.start(2)
    state.log = Log()
    runner = Runner(state)
    while (decision := runner.decision) is not None:
        runner.answer(random.choice(decision.options))
    for note in state.log.notes:
        if note.key in ("event", "scoring", "history"):
            seen.add(game.names[note.values.get("card", note.values.get("history"))])
print(*sorted(seen))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package to change."""
    root = Path(sandtable.__file__).parent
    left_out = shutil.ignore_patterns("static", "__pycache__", "*.so", "server", "lab", "envs")
    shutil.copytree(root, tmp_path / "sandtable", ignore=left_out)
    return tmp_path / "sandtable" / "games" / "dawn"


def append(path: Path, text: str) -> None:
    path.write_text(path.read_text(encoding="utf8") + text, encoding="utf8")


def run(game: Path, code: str) -> subprocess.CompletedProcess[str]:
    site = game.parents[2]
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, cwd=site, env={"PYTHONPATH": str(site)}, check=False)


def test_cards_of_every_kind_join_the_game(copy: Path) -> None:
    append(copy / "content" / "base_cards.toml", TIDE + LOTTERY + SCORING)
    append(copy / "content" / "history_cards.toml", HISTORY)
    append(copy / "rules" / "events" / "late.py", LOTTERY_EVENT)
    for language in LANGUAGES:
        append(copy / "locale" / f"{language}.ftl", TEXTS)
    played = run(copy, PLAYS)
    assert played.returncode == 0, played.stderr
    added = {"card:solar_tide", "card:trade_lottery", "card:africa_again_scoring", "history:moon_landing"}
    assert added <= set(played.stdout.split())


def test_a_card_without_an_effect_is_an_error_that_names_it(copy: Path) -> None:
    append(copy / "content" / "base_cards.toml", LOTTERY)
    loaded = run(copy, "import sandtable.games.dawn")
    assert loaded.returncode != 0 and "'trade_lottery' has no event" in loaded.stderr


def test_an_event_without_a_card_is_an_error_that_names_it(copy: Path) -> None:
    append(copy / "rules" / "events" / "late.py", LOTTERY_EVENT)
    loaded = run(copy, "import sandtable.games.dawn")
    assert loaded.returncode != 0 and "there is no 'trade_lottery'" in loaded.stderr


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (TIDE.replace('"place"', '"plaice"'), "card solar_tide: there is no 'plaice'; did you mean 'place'?"),
        (SCORING.replace('region = "africa"\n', ""), "card africa_again_scoring: a scoring card names its region"),
    ],
)
def test_a_mistake_in_a_card_names_the_card(copy: Path, wrong: str, said: str) -> None:
    append(copy / "content" / "base_cards.toml", wrong)
    loaded = run(copy, "import sandtable.games.dawn")
    assert loaded.returncode != 0 and said in loaded.stderr
