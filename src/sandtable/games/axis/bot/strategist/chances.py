"""How battles would go: exact odds as far as they are quickly had, averages for the largest; all remembered."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, TypeAlias, final

from ...content import (
    AIRCRAFT,
    BATTLESHIP,
    COST,
    HITS,
    KINDS,
    LAND_FIGHTERS,
    SUBMARINE,
    TRANSPORT,
    TROOPS,
    WARSHIPS,
)
from ...odds.land import Odds, attack_dice, defend_dice, land_odds
from ...odds.sea import sea_odds
from ...rules.casualties import PRESET_ORDER

Units: TypeAlias = list[int]
"""How many of each kind."""

LARGE: Final = 20
LARGE_WITH_SUBMARINES: Final = 9
"""From so many units on averages are good enough."""

MEMORY: Final = 60_000
LUCK: Final = 0.85
"""How far luck carries a battle from its average, in hits for every root of a unit."""

ROUNDS: Final = 12
NO_SHIPS: Final[list[int]] = [0] * KINDS


@final
class Clash:
    """How a battle ends on average: the attacker's chances, what both sides lose, and what is left to a winner."""

    def __init__(self, take: float, win: float, lost: float, killed: float, left: Units) -> None:
        self.take = take
        self.win = win
        self.lost = lost
        self.killed = killed
        self.left = left


_known: dict[tuple[int, ...], Clash] = {}


def remember(key: tuple[int, ...], clash: Clash) -> Clash:
    if len(_known) >= MEMORY:
        _known.clear()
    _known[key] = clash
    return clash


def land_clash(attack: Units, defend: Units, techs: int, ships: Units) -> Clash:
    key = (0, techs, *attack, *defend, *ships)
    known = _known.get(key)
    if known is not None:
        return known
    size = sum([attack[unit] + defend[unit] for unit in LAND_FIGHTERS])
    if size > LARGE:
        return remember(key, average(attack, defend, techs, LAND_FIGHTERS, True))
    return remember(key, summed_up(land_odds(attack, defend, techs, [], ships)))


def sea_clash(attack: Units, defend: Units, techs: int, every_round: bool) -> Clash:
    key = (2 if every_round else 1, techs, *attack, *defend)
    known = _known.get(key)
    if known is not None:
        return known
    submarines = attack[SUBMARINE] + defend[SUBMARINE] > 0
    size = sum(attack) + sum(defend) - attack[TRANSPORT] - defend[TRANSPORT]
    if size > (LARGE_WITH_SUBMARINES if submarines else LARGE):
        return remember(key, average(attack, defend, techs, [*WARSHIPS, *AIRCRAFT], False))
    return remember(key, summed_up(sea_odds(attack, defend, techs, [], every_round)))


def summed_up(odds: Odds) -> Clash:
    total = 0.0
    left = [0.0] * KINDS
    for units, chance in odds.attack_left.items():
        if any(units):
            total += chance
            for unit in range(KINDS):
                left[unit] += chance * units[unit]
    rounded = [round(number / total) if total > 0.0 else 0 for number in left]
    return Clash(odds.take, odds.win, odds.attack_losses(), odds.defend_losses(), rounded)


# Averages


def average(attack: Units, defend: Units, techs: int, kinds: list[int], on_land: bool) -> Clash:
    """Both sides score what their dice score on average, round after round; luck blurs who is left."""
    mine, theirs = hits_to_take(attack, kinds), hits_to_take(defend, kinds)
    taken = given = 0.0
    for _ in range(ROUNDS):
        left_a, left_d = after(attack, taken), after(defend, given)
        if taken >= mine or given >= theirs:
            break
        given += strength(attack_dice(left_a, techs, kinds))
        taken += strength(defend_dice(left_d, kinds))
    margin = (mine - taken) - (theirs - given)
    win = 0.5 + 0.5 * erf(margin / (LUCK * sqrt(mine + theirs)) / sqrt(2.0))
    left_a, left_d = after(attack, min(taken, mine - 1)), after(defend, given)
    lost = worth_of(attack) - worth_of(after(attack, taken)) if win > 0.5 else worth_of(attack) * (1.0 - win)
    killed = worth_of(defend) - worth_of(left_d)
    return Clash(win if on_land else 0.0, win, lost, max(killed, win * worth_of(defend)), left_a)


def hits_to_take(units: Units, kinds: list[int]) -> float:
    return float(sum([units[unit] * HITS[unit] for unit in kinds]))


def strength(dice: list[int]) -> float:
    """Hits to be expected of dice that are counted by what they hit on."""
    return sum([value * dice[value] for value in range(len(dice))]) / 6


def after(units: Units, hits: float) -> Units:
    """What is left after so many hits in the agreed order, battleships soaking up the first."""
    left = units.copy()
    whole = int(hits) - left[BATTLESHIP]
    for unit in PRESET_ORDER:
        if whole <= 0:
            break
        if unit != TRANSPORT:
            fallen = min(left[unit], whole)
            left[unit] -= fallen
            whole -= fallen
    return left


def worth_of(units: Units) -> float:
    return float(sum([units[unit] * COST[unit] for unit in range(KINDS)]))


def has_troops(units: Units) -> bool:
    return any(units[unit] > 0 for unit in TROOPS)
