"""Numbers worth knowing before the click: chances of battles, prices."""

from __future__ import annotations

from sandtable.engine.decision import Decision

from .board import ENEMIES, LAND_COUNT, SPACE_COUNT
from .casualties import attackers, defender_count
from .figures import BUYABLE, KINDS, RADAR
from .names import MECHANIZED_PAIR, PRESS, SPACE, UNIT
from .odds import Odds, land_odds
from .odds_at_sea import sea_odds
from .state import World

LARGE = 40
"""Battles of more units than this are left unforetold: the table must answer at once."""


def hints_for(g: World, decision: Decision) -> dict[int, dict[str, float]]:
    if decision.prompt == "purchase":
        return {
            option: {"cost": float(g.cost_of(g.active, option - UNIT))}
            for option in decision.options
            if UNIT <= option < UNIT + BUYABLE
        }
    if decision.prompt == "press-or-retreat":
        return press_hint(g)
    if decision.prompt == "combat-to":
        return attack_hints(g, decision)
    return {}


def press_hint(g: World) -> dict[int, dict[str, float]]:
    battle = g.battle
    if battle is None:
        return {}
    mine = [max(0, attackers(g, battle, unit)) for unit in range(KINDS)]
    theirs = [max(0, defender_count(g, battle, unit)) for unit in range(KINDS)]
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
        mine = [g.count(at, g.active, kind) for kind in range(KINDS)]
        mine[unit] += 1
        theirs = [0] * KINDS
        for enemy in ENEMIES[g.active]:
            if g.mass[enemy * SPACE_COUNT + at]:
                for kind in range(KINDS):
                    theirs[kind] += g.count(at, enemy, kind)
        odds = foretell(g, at, mine, theirs)
        if odds is not None:
            found[option] = {"success": odds.win}
    return found


def foretell(g: World, at: int, mine: list[int], theirs: list[int]) -> Odds | None:
    if not any(mine) or sum(mine) + sum(theirs) > LARGE:
        return None
    techs = g.techs[g.active] & ~(1 << RADAR)
    for enemy in ENEMIES[g.active]:
        if g.mass[enemy * SPACE_COUNT + at]:
            techs |= g.techs[enemy] & 1 << RADAR
    if at < LAND_COUNT:
        return land_odds(mine, theirs, techs, [])
    return sea_odds(mine, theirs, techs, [], g.strikes_every_round)
