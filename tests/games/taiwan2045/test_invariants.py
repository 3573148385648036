"""What must hold whenever the board is at rest, and that broken positions are noticed."""

from random import Random
from typing import Any

import pytest

from sandtable.engine import Runner
from sandtable.games import find_game
from sandtable.games.taiwan2045.content import MISSION_LIMIT, STRONGHOLDS, card_of, space_of
from sandtable.testing import deal

GAME = find_game("taiwan2045")
AT_REST = {"turn", "act", "turn-end"}


@pytest.mark.rule("combat-1", "mission-2")
def test_at_rest_nobody_shares_a_place_with_an_enemy() -> None:
    for seed in range(40):
        random = Random(seed)
        runner = Runner(GAME.start(3 + seed % 3))
        while (decision := runner.decision) is not None:
            state: Any = runner.state
            if decision.prompt in AT_REST:
                for place in range(STRONGHOLDS):
                    assert not (state.taiwan[place] and (state.pla[place] or state.rebels[place]))
                    assert state.held[place] == (state.pla[place] > 0)
                assert all(len(missions) <= MISSION_LIMIT for missions in state.missions)
            runner.answer(random.choice(decision.options))


def test_a_broken_position_is_named() -> None:
    state = deal("taiwan2045", units={"y05": (0, "e1", 3)}, elites={"z01": ("ln", 5)}).state
    assert state.check() == ""
    state.reserve += 1
    assert "Taiwan troops" in state.check()
    state.reserve -= 1
    state.troops[card_of("z01")] = 3
    assert "elites lead 3 of 5" in state.check()
    state.troops[card_of("z01")] = 5
    state.taiwan[space_of("e1")] = 2
    assert "characters in" in state.check()
    state.taiwan[space_of("e1")] = 1
    state.pla[space_of("lm")] = 0
    assert "0 PLA troops" in state.check()
