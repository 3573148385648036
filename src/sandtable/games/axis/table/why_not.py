"""Which clause keeps an option out: a table from prompt to the predicate that is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from sandtable.engine.decision import Decision

from ..content import AA_GUN, COMPLEX, KINDS, LAND_COUNT
from ..options import DONE, SPACE, UNIT
from ..rules import combat_move, noncombat_move
from ..rules.battle_order import bar_next_battle
from ..rules.combat_move import CombatMove
from ..rules.fighter_refuge import bar_refuge
from ..rules.land_battle import bar_retreat_on_land
from ..rules.mobilize import bar_builder, bar_chinese_place, bar_mobilize, bar_place
from ..rules.movement.voyage import bar_loading, bar_step
from ..rules.noncombat_move import NoncombatMove
from ..rules.purchase import bar_purchase, bar_repair
from ..rules.sea_battle import bar_retreat_at_sea
from ..rules.strategic_bombing import bar_rocket

if TYPE_CHECKING:
    from ..state import Axis

Bar: TypeAlias = "Callable[[Axis, Decision, int], str]"
"""Names the clause that bars a space or a unit from an answer; empty where none does."""


def why_not(g: Axis, decision: Decision, option: int) -> str:
    """Empty for what is offered, and for what nobody would expect to be."""
    if SPACE.has(option):
        bar = SPACE_BARS.get(decision.prompt)
        return bar(g, decision, SPACE.of(option)) if bar is not None else ""
    if UNIT.has(option):
        bar = UNIT_BARS.get(decision.prompt)
        return bar(g, decision, UNIT.of(option)) if bar is not None else ""
    barred = option == DONE and option not in decision.options
    return DONE_BARS.get(decision.prompt, "") if barred else ""


def combat_moves(g: Axis) -> CombatMove:
    return CombatMove(g, True, combat_move.PROMPTS)


def noncombat_moves(g: Axis) -> NoncombatMove:
    return NoncombatMove(g, False, noncombat_move.PROMPTS)


def place_about(decision: Decision) -> int:
    return SPACE.of(decision.about)


def unit_about(decision: Decision) -> int:
    return UNIT.of(decision.about)


def bar_retreat(g: Axis, at: int) -> str:
    if g.battle is None:
        return ""
    if g.battle.space < LAND_COUNT:
        return bar_retreat_on_land(g, g.battle, at)
    return bar_retreat_at_sea(g, g.battle, at)


def bar_unit_from(moves: CombatMove | NoncombatMove, at: int, unit: int) -> str:
    """Guns stay in Combat Move; others are not there, have moved, or have nowhere to go."""
    g, power = moves.g, moves.power
    if unit in moves.units_at(at):
        return ""
    if unit == AA_GUN and moves.plan.planning:
        return "7.1.4b"
    if unit >= KINDS:
        return "5.2.4b" if unit != COMPLEX else "7.1d"
    if not g.count(at, power, unit):
        return "5.1d"
    if not g.unmoved(at, power, unit):
        return "5.4n" if moves.plan.planning else "5.6a"
    return moves.bar_idle(at)


SPACE_BARS: Final[dict[str, Bar]] = {
    "purchase": lambda g, decision, at: bar_repair(g, at),
    "combat-from": lambda g, decision, at: combat_moves(g).bar_from(at),
    "combat-to": lambda g, decision, at: combat_moves(g).bar_goal(g.ordered_from, unit_about(decision), at),
    "combat-via": lambda g, decision, at: combat_moves(g).bar_way(at, place_about(decision)),
    "voyage": lambda g, decision, at: "" if g.sailing is None else bar_step(g, g.sailing, at),
    "load-from": lambda g, decision, at: "" if g.sailing is None else bar_loading(g, g.sailing, at),
    "rocket": lambda g, decision, at: bar_rocket(g, place_about(decision), at),
    "battle-next": lambda g, decision, at: bar_next_battle(g, at),
    "press-or-retreat": lambda g, decision, at: bar_retreat(g, at),
    "stay-or-leave": lambda g, decision, at: bar_retreat(g, at),
    "refuge": lambda g, decision, at: bar_refuge(g, place_about(decision), at),
    "noncombat-from": lambda g, decision, at: noncombat_moves(g).bar_from(at),
    "noncombat-to": lambda g, decision, at: noncombat_moves(g).bar_goal(g.ordered_from, unit_about(decision), at),
    "mobilize-where": lambda g, decision, at: bar_place(g, unit_about(decision), at),
    "mobilize-by": lambda g, decision, at: bar_builder(g, place_about(decision), at),
    "mobilize-china": lambda g, decision, at: bar_chinese_place(g, at),
}

UNIT_BARS: Final[dict[str, Bar]] = {
    "purchase": lambda g, decision, unit: bar_purchase(g, unit),
    "combat-unit": lambda g, decision, unit: bar_unit_from(combat_moves(g), place_about(decision), unit),
    "noncombat-unit": lambda g, decision, unit: bar_unit_from(noncombat_moves(g), place_about(decision), unit),
    "mobilize": lambda g, decision, unit: bar_mobilize(g, unit),
}

DONE_BARS: Final[dict[str, str]] = {"noncombat-from": "5.6.1.2f", "voyage": "5.4.8c", "land-too": "7.3.6w"}
