"""Options that are listed in one go agree with the predicates that say why not."""

from random import Random

import pytest

from sandtable.engine import Runner
from sandtable.games import find_game
from sandtable.games.dawn.content import COUNTRIES
from sandtable.games.dawn.options import CN, US
from sandtable.games.dawn.rules.actions import bar_realign, realignable
from sandtable.games.dawn.state import Dawn

GAME = find_game("dawn")


@pytest.mark.rule("6.2.1a", "6.2.1b", "6.2.7")
@pytest.mark.parametrize("seed", range(10))
def test_a_country_can_be_realigned_unless_a_clause_bars_it(seed: int) -> None:
    random = Random(seed)
    runner = Runner(GAME.start(2, {}))
    g = runner.state
    assert isinstance(g, Dawn)
    while (decision := runner.decision) is not None:
        if decision.prompt == "play-card":
            for side in (US, CN):
                open_to = [country for country in COUNTRIES if not bar_realign(g, side, country)]
                assert realignable(g, side) == open_to
        runner.answer(random.choice(decision.options))
