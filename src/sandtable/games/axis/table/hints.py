"""Numbers worth knowing before the click: chances of battles, prices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Decision
from sandtable.engine.names import DIE_SIDES

from ..options import MECHANIZED_PAIR, PRESS, SPACE, UNIT, N
from .forecast import attack_on, forces_in, foretell

if TYPE_CHECKING:
    from ..state import Axis


def hints_for(g: Axis, decision: Decision) -> dict[int, dict[str, float]]:
    if decision.prompt == "purchase":
        return {
            option: {"cost": float(g.cost_of(g.active, UNIT.of(option)))}
            for option in decision.options
            if UNIT.has(option)
        }
    if decision.prompt == "research-tokens":
        return {
            option: {"success": breakthrough_chance(g.tokens[g.active] + N.of(option))} for option in decision.options
        }
    if decision.prompt == "press-or-retreat":
        return press_hint(g)
    if decision.prompt == "combat-to":
        return attack_hints(g, decision)
    return {}


def breakthrough_chance(tokens: int) -> float:
    return 1.0 - (1.0 - 1.0 / DIE_SIDES) ** tokens


def press_hint(g: Axis) -> dict[int, dict[str, float]]:
    battle = g.battle
    if battle is None:
        return {}
    mine, theirs = forces_in(g, battle)
    odds = foretell(g, battle.space, mine, theirs)
    return {} if odds is None else {PRESS: {"success": odds.win}}


def attack_hints(g: Axis, decision: Decision) -> dict[int, dict[str, float]]:
    """The chance to win each battle with what is already there and one of the units in hand."""
    unit = UNIT.of(decision.about)
    if unit >= MECHANIZED_PAIR:
        return {}
    found: dict[int, dict[str, float]] = {}
    for option in decision.options:
        at = SPACE.of(option)
        mine, theirs = attack_on(g, at)
        mine[unit] += 1
        odds = foretell(g, at, mine, theirs)
        if odds is not None:
            found[option] = {"success": odds.win}
    return found
