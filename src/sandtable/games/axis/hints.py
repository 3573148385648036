"""Numbers worth knowing before the click: chances of battles, prices."""

from __future__ import annotations

from sandtable.engine.decision import Decision

from .figures import BUYABLE
from .names import MECHANIZED_PAIR, PRESS, SPACE, UNIT, N
from .odds import SIDES_OF_DIE
from .outlook import attack_on, forces_in, foretell
from .state import World


def hints_for(g: World, decision: Decision) -> dict[int, dict[str, float]]:
    if decision.prompt == "purchase":
        return {
            option: {"cost": float(g.cost_of(g.active, option - UNIT))}
            for option in decision.options
            if UNIT <= option < UNIT + BUYABLE
        }
    if decision.prompt == "research-tokens":
        return {
            option: {"success": breakthrough_chance(g.tokens[g.active] + option - N)} for option in decision.options
        }
    if decision.prompt == "press-or-retreat":
        return press_hint(g)
    if decision.prompt == "combat-to":
        return attack_hints(g, decision)
    return {}


def breakthrough_chance(tokens: int) -> float:
    return 1.0 - (1.0 - 1.0 / SIDES_OF_DIE) ** tokens


def press_hint(g: World) -> dict[int, dict[str, float]]:
    battle = g.battle
    if battle is None:
        return {}
    mine, theirs = forces_in(g, battle)
    odds = foretell(g, battle.space, mine, theirs)
    return {} if odds is None else {PRESS: {"success": odds.win}}


def attack_hints(g: World, decision: Decision) -> dict[int, dict[str, float]]:
    """The chance to win each battle with what is already there and one of the units in hand."""
    unit = decision.about - UNIT
    if unit >= MECHANIZED_PAIR:
        return {}
    found: dict[int, dict[str, float]] = {}
    for option in decision.options:
        at = option - SPACE
        mine, theirs = attack_on(g, at)
        mine[unit] += 1
        odds = foretell(g, at, mine, theirs)
        if odds is not None:
            found[option] = {"success": odds.win}
    return found
