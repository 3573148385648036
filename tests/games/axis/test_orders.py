"""Whether a space can be ordered from is worked out apart from what can be ordered there: the two must agree."""

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
    """What is seen of a space without a list, and what is listed there."""
    g, power = given.g, given.power
    for unit in AIRCRAFT:
        may_go = g.unmoved(at, power, unit) if isinstance(given, CombatMove) else g.count(at, power, unit)
        if given.can_fly(at, unit) != bool(may_go and list(given.flights(at, unit))):
            return False
    return given.can_order_from(at) == bool(list(given.units_at(at)))


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
