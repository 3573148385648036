"""Numbers worth knowing before the click: chances of battles, prices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Decision
from sandtable.engine.names import DIE_SIDES

from ..content import KINDS
from ..options import DONE, PRESS, SPACE, UNIT, N
from .forecast import attack_on, forces_in, foretell
from .gestures import gestures_for, stacks_in_hand

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
    if decision.prompt in ("combat-unit", "combat-to"):
        return attack_hints(g, decision)
    if decision.prompt == "noncombat-from" and DONE not in decision.options:
        return aloft(g, decision)
    return {}


def aloft(g: Axis, decision: Decision) -> dict[int, dict[str, float]]:
    """How many aircraft have to land from each space before the phase can end (5.6.1.2)."""
    found: dict[int, dict[str, float]] = {}
    for (at, owner, _, _), number in g.flying.items():
        option = SPACE.option(at)
        if owner == g.active and option in decision.options:
            there = found.setdefault(option, {"must-land": 0.0})
            there["must-land"] += number
    return found


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
    """The chance to win each battle with what is already there and the whole stack that would go by one gesture.

    Where nobody stands nobody fights, and there is nothing to foretell.
    """
    sent: dict[int, list[int]] = {}
    stacks = stacks_in_hand(g, decision) if decision.prompt == "combat-to" else gestures_for(g, decision)
    for gesture in stacks:
        if gesture.usual:
            sent.setdefault(gesture.at, [0] * KINDS)[UNIT.of(gesture.what)] += gesture.usual
    found: dict[int, dict[str, float]] = {}
    for option, stack in sent.items():
        at = SPACE.of(option)
        mine, theirs = attack_on(g, at)
        if not any(theirs):
            continue
        odds = foretell(g, at, [there + more for there, more in zip(mine, stack, strict=True)], theirs)
        if odds is not None:
            found[option] = {"success": odds.win}
    return found
