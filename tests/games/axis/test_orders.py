"""Lists that stop at the first entry, to see whether there is any, agree with the whole lists."""

from collections.abc import Callable
from random import Random

import pytest

from sandtable.engine import Decision, Runner
from sandtable.games import find_game
from sandtable.games.axis.content import AIRCRAFT, LAND_COUNT, SPACE_COUNT, TROOPS, WARSHIPS
from sandtable.games.axis.options import SPACE, UNIT
from sandtable.games.axis.rules import combat_move, noncombat_move
from sandtable.games.axis.rules.combat_move import CombatMove
from sandtable.games.axis.rules.mobilize import bar_place
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


def sees_without_listing(given: CombatMove | NoncombatMove, at: int) -> bool:
    """Every quick look at a space says what the list says."""
    g, power = given.g, given.power
    if given.can_order_from(at) != bool(given.units_at(at)) or given.has_voyage(at) != bool(given.voyagers(at)):
        return False
    there = g.count if isinstance(given, NoncombatMove) else g.unmoved
    if any(given.can_fly(at, unit) != bool(there(at, power, unit) and given.flights(at, unit)) for unit in AIRCRAFT):
        return False
    return at < LAND_COUNT or all(
        given.can_sail(at, ship) == bool(given.find_courses(at, ship, 1)) for ship in WARSHIPS
    )


@pytest.mark.parametrize("seed", range(4))
def test_a_quick_look_sees_what_the_list_says(seed: int) -> None:
    random = Random(100 + seed)
    runner = Runner(GAME.start(2, {"research": True, "rounds": 8}))
    g = runner.state
    assert isinstance(g, Axis)
    while (decision := runner.decision) is not None:
        if decision.prompt in ("combat-from", "noncombat-from"):
            given = orders(g, decision.prompt)
            assert all(sees_without_listing(given, at) for at in g.spaces_of[g.active])
            for kinds in (TROOPS, WARSHIPS, AIRCRAFT):
                for at in g.spaces_of[g.active]:
                    some = any(g.unmoved(at, g.active, unit) for unit in kinds)
                    assert g.any_unmoved(at, g.active, kinds) == some
        runner.answer(random.choice(decision.options))


@pytest.mark.parametrize("seed", range(4))
def test_a_clause_bars_exactly_what_is_not_offered(seed: int) -> None:
    random = Random(seed)
    runner = Runner(GAME.start(2, {"research": True, "rounds": 8}))
    g = runner.state
    assert isinstance(g, Axis)
    while (decision := runner.decision) is not None:
        bar = predicate(g, decision)
        if bar is not None:
            offered = {SPACE.of(option) for option in decision.options if SPACE.has(option)}
            for at in range(SPACE_COUNT):
                assert (not bar(at)) == (at in offered), f"{decision.prompt}: {SPACE.name(at)}, {bar(at)!r}"
        runner.answer(random.choice(decision.options))


def predicate(g: Axis, decision: Decision) -> Callable[[int], str] | None:
    """What says why not, asked about a space without a look at the options."""
    if decision.prompt in ("combat-from", "noncombat-from"):
        return orders(g, decision.prompt).bar_from
    if decision.prompt in ("combat-to", "noncombat-to"):
        given = orders(g, decision.prompt.replace("-to", "-from"))
        return lambda at: given.bar_goal(g.ordered_from, UNIT.of(decision.about), at)
    if decision.prompt == "mobilize-where":
        return lambda at: bar_place(g, UNIT.of(decision.about), at)
    return None
