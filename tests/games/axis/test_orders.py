"""Lists that stop at the first entry, to see whether there is any, agree with the whole lists."""

from random import Random

import pytest

from sandtable.engine import Runner
from sandtable.games import find_game
from sandtable.games.axis.content import AIRCRAFT
from sandtable.games.axis.rules import combat_move, noncombat_move
from sandtable.games.axis.rules.combat_move import CombatMove
from sandtable.games.axis.rules.noncombat_move import NoncombatMove
from sandtable.games.axis.state import Axis

GAME = find_game("axis")


def orders(g: Axis, prompt: str) -> CombatMove | NoncombatMove:
    if prompt == "combat-from":
        return CombatMove(g, True, combat_move.PROMPTS)
    return NoncombatMove(g, False, noncombat_move.PROMPTS)


def agrees(given: CombatMove | NoncombatMove, at: int) -> bool:
    """Whether there is any is seen without listing all."""
    units = given.units_at(at)
    for unit in AIRCRAFT:
        if bool(given.flights(at, unit, 1)) != bool(given.flights(at, unit)):
            return False
    return bool(given.units_at(at, 1)) == bool(units) and len(set(units)) == len(units)


@pytest.mark.parametrize("seed", range(8))
def test_a_space_can_be_ordered_from_where_some_unit_has_somewhere_to_go(seed: int) -> None:
    random = Random(seed)
    runner = Runner(GAME.start(2, {"research": True, "rounds": 12}))
    g = runner.state
    assert isinstance(g, Axis)
    while (decision := runner.decision) is not None:
        if decision.prompt in ("combat-from", "noncombat-from"):
            given = orders(g, decision.prompt)
            assert all(agrees(given, at) for at in g.spaces_of[g.active])
        runner.answer(random.choice(decision.options))
