"""What the table works out for everybody to see: odds of battles, landings owed, how far objectives are."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sandtable.engine.decision import NOTHING

from ..content import (
    AA_GUN,
    ALLIES,
    AXIS,
    BOMBER,
    ENEMIES,
    FIGHTER,
    KINDS,
    LAND_COUNT,
    OBJECTIVES,
    PIECE,
    PIECE_POWER,
    PIECE_UNIT,
    POWERS,
    RADAR,
    SIDE,
    SPACE_COUNT,
    Condition,
    Objective,
)
from ..odds.land import Odds, land_odds
from ..odds.sea import sea_odds
from ..options import OBJECTIVE, SPACE, UNIT
from ..rules.battle_board import Battle
from ..rules.casualties import attackers, defenders, present, standing
from ..rules.income import controlled, holds
from ..rules.movement.aircraft_landing import deck_room
from ..rules.movement.transport import NOWHERE
from ..rules.stages import COMBAT_MOVE, NONCOMBAT_MOVE

if TYPE_CHECKING:
    from sandtable.engine.contract import PieceView

    from ..state import Axis
    from .view import BattleBoard, BattleToCome, Landing, ObjectiveView, OddsView, StruckPiece


LARGE = 40
"""Battles of more units than this are left unforetold: the table must answer at once."""

REMEMBERED = 4096

Forces = tuple[int, ...]


@lru_cache(maxsize=REMEMBERED)
def fought_to_the_end(at_sea: bool, mine: Forces, theirs: Forces, techs: int, every_round: bool) -> Odds:
    if at_sea:
        return sea_odds(list(mine), list(theirs), techs, [], every_round)
    return land_odds(list(mine), list(theirs), techs, [])


def foretell(g: Axis, at: int, mine: list[int], theirs: list[int]) -> Odds | None:
    """The exact odds of a battle of the power that acts, unless it is too large."""
    if not any(mine) or sum(mine) + sum(theirs) > LARGE:
        return None
    techs = g.techs[g.active] & ~(1 << RADAR)
    for enemy in ENEMIES[g.active]:
        if g.mass[enemy][at]:
            techs |= g.techs[enemy] & 1 << RADAR
    return fought_to_the_end(at >= LAND_COUNT, tuple(mine), tuple(theirs), techs, g.strikes_every_round)


def odds_view(odds: Odds | None) -> OddsView | None:
    if odds is None:
        return None
    return {
        "win": round(odds.win, 4),
        "draw": round(odds.draw, 4),
        "loss": round(odds.loss, 4),
        "take": round(odds.take, 4),
        "attack_losses": round(odds.attack_losses(), 1),
        "defend_losses": round(odds.defend_losses(), 1),
    }


# Battles


def forces_in(g: Axis, battle: Battle) -> tuple[list[int], list[int]]:
    """Both sides of a battle board, without those in the casualty zone."""
    mine = [max(0, attackers(g, battle, unit)) for unit in range(KINDS)]
    theirs = [0] * KINDS
    for power in ENEMIES[g.active]:
        if present(g, battle, power):
            for unit in range(KINDS):
                theirs[unit] += max(0, standing(g, battle, power, unit))
    return mine, theirs


def battle_board(g: Axis, battle: Battle) -> BattleBoard:
    """Who stands on each side, how many of them are already hit, and how it will end."""
    mine, theirs = forces_in(g, battle)
    attack: list[PieceView] = [
        {"what": UNIT.name(unit), "n": mine[unit], "owner": POWERS[g.active]} for unit in range(KINDS) if mine[unit]
    ]
    defend: list[StruckPiece] = [
        {
            "what": UNIT.name(unit),
            "n": defenders(g, battle, power, unit),
            "owner": POWERS[power],
            "hit": battle.doomed[PIECE[power][unit]],
        }
        for power in ENEMIES[g.active]
        if present(g, battle, power)
        for unit in range(KINDS)
        if defenders(g, battle, power, unit) > 0
    ]
    over = not any(mine) or not any(theirs)
    odds = None if over else foretell(g, battle.space, mine, theirs)
    return {"attack": attack, "defend": defend, "odds": odds_view(odds)}


def attack_on(g: Axis, at: int) -> tuple[list[int], list[int]]:
    """What the acting power has in a space, passengers that will go ashore included, and what stands against it."""
    mine = [0 if unit == AA_GUN else g.count(at, g.active, unit) for unit in range(KINDS)]
    mine[BOMBER] -= g.raiders.get(at, 0)
    for ship in g.transports:
        if ship.target == at and ship.owner == g.active:
            for cargo in ship.cargo:
                mine[PIECE_UNIT[cargo]] += int(PIECE_POWER[cargo] == g.active)
    theirs = [0] * KINDS
    for enemy in ENEMIES[g.active]:
        if g.mass[enemy][at]:
            for unit in range(KINDS):
                theirs[unit] += g.count(at, enemy, unit)
    return mine, theirs


def battles_to_come(g: Axis) -> list[BattleToCome]:
    """Every space in which both sides stand while a power attacks, with the odds of that battle."""
    if not COMBAT_MOVE <= g.stage < NONCOMBAT_MOVE:
        return []
    fighting = NOWHERE if g.battle is None else g.battle.space
    landings = [ship.target for ship in g.transports if ship.target >= 0 and ship.owner == g.active]
    found: list[BattleToCome] = []
    for at in range(SPACE_COUNT):
        if at == fighting or at in g.fought or not (g.mass[g.active][at] or at in landings):
            continue
        mine, theirs = attack_on(g, at)
        if sum(mine) > 0 and any(theirs):
            found.append({"space": SPACE.name(at), "odds": odds_view(foretell(g, at, mine, theirs))})
    return found


# Landings


def landings_owed(g: Axis) -> list[Landing]:
    """Aircraft away from base, and how far they can still fly."""
    found: list[Landing] = []
    for (at, power, unit, left), number in g.flying.items():
        found.append(
            {
                "space": SPACE.name(at),
                "owner": POWERS[power],
                "what": UNIT.name(unit),
                "n": number,
                "left": left,
                "home": None if (home := nearest_landing(g, at, power, unit, left)) == NOTHING else SPACE.name(home),
            }
        )
    return found


def nearest_landing(g: Axis, at: int, power: int, unit: int, left: int) -> int:
    """The nearest land, or for a fighter the nearest free deck, that aircraft reach; land where both are as near."""
    distances = g.flights_from(power, at)
    home, best = NOTHING, left + 1
    for goal in range(LAND_COUNT):
        if distances[goal] < best and g.was_friendly(goal, power) and g.may_enter(goal, power):
            home, best = goal, distances[goal]
    if unit == FIGHTER:
        for zone in range(LAND_COUNT, SPACE_COUNT):
            if distances[zone] < best and g.carriers[SIDE[power]][zone] and has_deck_for(g, zone, power, at):
                home, best = zone, distances[zone]
    return home


def has_deck_for(g: Axis, zone: int, power: int, at: int) -> bool:
    """Whether a fighter finds room; one that is in the zone is counted among those aboard."""
    return deck_room(g, zone, power) >= (0 if zone == at else 1)


# Objectives


def objectives_view(g: Axis) -> list[ObjectiveView]:
    if not g.with_objectives:
        return []
    return [objective_view(g, number, objective) for number, objective in enumerate(OBJECTIVES) if objective.in_play]


def objective_view(g: Axis, number: int, objective: Objective) -> ObjectiveView:
    conditions = [progress(g, condition) for condition in objective.conditions]
    return {
        "objective": OBJECTIVE.name(number),
        "power": POWERS[objective.power],
        "bonus": objective.bonus,
        "rule": objective.clause,
        "met": all(holds(g, condition) for condition in objective.conditions),
        "have": sum(min(have, need) for have, need in conditions),
        "need": sum(need for _, need in conditions),
        "spaces": [SPACE.name(at) for condition in objective.conditions for at in condition.spaces],
    }


def progress(g: Axis, condition: Condition) -> tuple[int, int]:
    """How much of a condition is fulfilled, and how much it asks for."""
    side = ALLIES if condition.allies else AXIS
    if condition.kind == "side_controls":
        return controlled(g, side, condition.spaces), condition.count
    if condition.kind == "side_controls_start_territory_of":
        return controlled(g, side, g.began_japanese), condition.count
    if condition.kind == "power_controls":
        return sum(1 for at in condition.spaces if g.owner[at] == condition.power), len(condition.spaces)
    return int(holds(g, condition)), 1
