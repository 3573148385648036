"""Exact odds of a battle fought to the end: probabilities are computed, nothing is sampled.

Both sides take losses in a fixed order, the attacker never retreats and submarines never submerge.
"""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.decision import NOTHING
from sandtable.engine.names import DIE_SIDES

from ..content import (
    AA_GUN,
    AA_HITS,
    AA_HITS_RADAR,
    ADVANCED_ARTILLERY,
    ARTILLERY,
    ATTACK,
    BATTLESHIP,
    BOMBARD,
    BOMBER,
    COST,
    DEFENSE,
    FIGHTER,
    HEAVY_BOMBERS,
    INFANTRY,
    JET_ATTACK,
    JET_FIGHTERS,
    KINDS,
    RADAR,
    SUBMARINE,
    SUPER_SUBMARINE_ATTACK,
    SUPER_SUBMARINES,
    SUPPORTED_ATTACK,
    SUPPORTS,
    SUPPORTS_IMPROVED,
    TRANSPORT,
    TROOPS,
)
from ..rules.casualties import PRESET_ORDER

NEGLIGIBLE: Final = 1e-16
SOAK: Final = NOTHING
"""A hit that a battleship survives."""


@final
class Odds:
    """How a battle ends: chances, who is left with what chance, and what it costs on average."""

    def __init__(self, attackers: list[int], defenders: list[int]) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.win = 0.0
        self.draw = 0.0
        self.loss = 0.0
        self.take = 0.0
        self.stalemate = 0.0
        self.dropped = 0.0
        """The chance of all ends that were too unlikely to be followed."""
        self.attack_left: dict[tuple[int, ...], float] = {}
        self.defend_left: dict[tuple[int, ...], float] = {}

    def add(self, chance: float, attackers: tuple[int, ...], defenders: tuple[int, ...]) -> None:
        self.attack_left[attackers] = self.attack_left.get(attackers, 0.0) + chance
        self.defend_left[defenders] = self.defend_left.get(defenders, 0.0) + chance
        mine, theirs = any(attackers), any(defenders)
        if mine and not theirs:
            self.win += chance
            if any(attackers[unit] for unit in TROOPS):
                self.take += chance
        elif theirs and not mine:
            self.loss += chance
        else:
            self.draw += chance

    def add_stalemate(self, chance: float, attackers: tuple[int, ...], defenders: tuple[int, ...]) -> None:
        """Both sides are left and neither can hit the other: a draw, of which `stalemate` keeps the count."""
        self.stalemate += chance
        self.add(chance, attackers, defenders)

    def make_up_for(self, dropped: float) -> None:
        """Lets what was counted stand for unlikely ends that were not, so that all chances add up to 1."""
        self.dropped = dropped
        scale = 1.0 / (1.0 - dropped)
        self.win, self.draw, self.loss = self.win * scale, self.draw * scale, self.loss * scale
        self.take, self.stalemate = self.take * scale, self.stalemate * scale
        for left in (self.attack_left, self.defend_left):
            for units in left:
                left[units] *= scale

    def attack_losses(self) -> float:
        return expected_losses(self.attackers, self.attack_left)

    def defend_losses(self) -> float:
        return expected_losses(self.defenders, self.defend_left)

    def swing(self) -> float:
        """What the defender loses more than the attacker, in IPC, on average."""
        return self.defend_losses() - self.attack_losses()


def expected_losses(start: list[int], left: dict[tuple[int, ...], float]) -> float:
    before = worth(start)
    total = 0.0
    for units, chance in left.items():
        total += chance * (before - worth(list(units)))
    return total


def worth(units: list[int]) -> float:
    total = 0
    for unit in range(KINDS):
        if unit != AA_GUN:
            total += units[unit] * COST[unit]
    return float(total)


def binomials(dice: int, value: int) -> list[float]:
    """The chances of 0, 1, … hits with some dice that hit on `value` or less.

    >>> binomials(2, 3)
    [0.25, 0.5, 0.25]
    """
    hit = value / DIE_SIDES
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + 1)
        for hits in range(len(chances)):
            longer[hits] += chances[hits] * (1.0 - hit)
            longer[hits + 1] += chances[hits] * hit
        chances = longer
    return chances


def combine(one: list[float], other: list[float]) -> list[float]:
    """The chances of the sum of two independent numbers."""
    total = [0.0] * (len(one) + len(other) - 1)
    for i in range(len(one)):
        if one[i] > 0.0:
            for j in range(len(other)):
                total[i + j] += one[i] * other[j]
    return total


def attack_value(unit: int, techs: int) -> int:
    if unit == FIGHTER and techs >> JET_FIGHTERS & 1:
        return JET_ATTACK
    if unit == SUBMARINE and techs >> SUPER_SUBMARINES & 1:
        return SUPER_SUBMARINE_ATTACK
    return ATTACK[unit]


def attack_dice(units: list[int], techs: int, kinds: list[int]) -> list[int]:
    """How many dice hit on each value, index by value."""
    dice = [0] * (DIE_SIDES + 1)
    for unit in kinds:
        number = units[unit]
        if unit == INFANTRY:
            each = SUPPORTS_IMPROVED if techs >> ADVANCED_ARTILLERY & 1 else SUPPORTS
            supported = min(number, each * units[ARTILLERY])
            dice[SUPPORTED_ATTACK] += supported
            number -= supported
        elif unit == BOMBER and techs >> HEAVY_BOMBERS & 1:
            number *= 2
        dice[attack_value(unit, techs)] += number
    return dice


def defend_dice(units: list[int], kinds: list[int]) -> list[int]:
    dice = [0] * (DIE_SIDES + 1)
    for unit in kinds:
        if unit != AA_GUN:
            dice[DEFENSE[unit]] += units[unit]
    return dice


def hit_chances(dice: list[int]) -> list[float]:
    chances = [1.0]
    for value in range(1, DIE_SIDES + 1):
        if dice[value]:
            chances = combine(chances, binomials(dice[value], value))
    return chances


def trimmed(chances: list[float]) -> list[float]:
    """Drops a tail too small to matter."""
    size = len(chances)
    while size > 1 and chances[size - 1] < NEGLIGIBLE:
        size -= 1
    return chances[:size]


def loss_order(order: list[int]) -> list[int]:
    """The wished order, completed by the agreed one; transports always last."""
    wished = [unit for unit in order if unit != TRANSPORT]
    wished.extend(unit for unit in PRESET_ORDER if unit not in wished and unit != TRANSPORT)
    return [*wished, TRANSPORT]


def loss_sequence(units: list[int], order: list[int]) -> list[int]:
    """One entry for every hit a side can take, in the order it takes them."""
    sequence = [SOAK] * units[BATTLESHIP]
    for unit in order:
        sequence.extend([unit] * units[unit])
    return sequence


def stages(units: list[int], sequence: list[int]) -> list[list[int]]:
    """The units left after 0, 1, 2 … hits."""
    left = units.copy()
    found = [left]
    for unit in sequence:
        left = left.copy()
        if unit != SOAK:
            left[unit] -= 1
        found.append(left)
    return found


ALL_KINDS: Final[list[int]] = list(range(KINDS))


@final
class Ladder:
    """A battle in which any hit may strike any unit: how far each side is down its order says everything."""

    def __init__(self, defenders: list[list[int]], techs: int) -> None:
        self.techs = techs
        self.attackers: list[list[int]] = []
        self.defenders = defenders
        self.mine: list[list[float]] = []
        self.theirs: list[list[float]] = [trimmed(hit_chances(defend_dice(units, ALL_KINDS))) for units in defenders]
        self.helpless = first_helpless(defenders)

    def run(self, attackers: list[list[int]], weight: float, odds: Odds, bombardment: list[float]) -> None:
        """Moves all probability down the ladders until one side is gone."""
        self.attackers = attackers
        self.mine = [trimmed(hit_chances(attack_dice(units, self.techs, ALL_KINDS))) for units in attackers]
        last_attack, last_defend = len(attackers) - 1, len(self.defenders) - 1
        mass = self.opening(weight, bombardment)
        for taken in range(last_attack + 1):
            row = mass[taken]
            for given in range(last_defend + 1):
                chance = row[given]
                if chance < NEGLIGIBLE:
                    continue
                if taken == last_attack or given >= self.helpless:
                    self.finish(odds, chance, taken, given)
                elif not self.fight(mass, taken, given, chance):
                    odds.add_stalemate(chance, tuple(attackers[taken]), tuple(self.defenders[given]))

    def opening(self, weight: float, bombardment: list[float]) -> list[list[float]]:
        """Where the battle stands before its first round, or after it where a bombardment came first: those hit by it
        still fire once (5.5.2.2f)."""
        last_attack, last_defend = len(self.attackers) - 1, len(self.defenders) - 1
        mass = [[0.0] * (last_defend + 1) for _ in range(last_attack + 1)]
        if len(bombardment) == 1:
            mass[0][0] = weight
            return mass
        mine = combine(bombardment, self.mine[0])
        for lost in range(len(self.theirs[0]) if last_attack else 1):
            share = weight * self.theirs[0][lost] if last_attack else weight
            for hits in range(len(mine)):
                mass[min(lost, last_attack)][min(hits, last_defend)] += share * mine[hits]
        return mass

    def fight(self, mass: list[list[float]], taken: int, given: int, chance: float) -> bool:
        """One round, repeated until somebody is hit. False if nobody can be."""
        mine, theirs = self.mine[taken], self.theirs[given]
        nothing = mine[0] * theirs[0]
        if nothing >= 1.0:
            return False
        scale = chance / (1.0 - nothing)
        last_attack, last_defend = len(self.attackers) - 1, len(self.defenders) - 1
        most = min(len(mine), last_defend - given)
        rest = sum(mine[most:])
        for lost in range(len(theirs)):
            base = scale * theirs[lost]
            row = mass[min(taken + lost, last_attack)]
            for hits in range(0 if lost else 1, most):
                row[given + hits] += base * mine[hits]
            row[last_defend] += base * rest
        return True

    def finish(self, odds: Odds, chance: float, taken: int, given: int) -> None:
        mine, theirs = self.attackers[taken], self.defenders[given]
        if given >= self.helpless and can_attack(mine):
            theirs = self.defenders[-1]
        odds.add(chance, tuple(mine), tuple(theirs))


def can_attack(units: list[int]) -> bool:
    return any(units[unit] for unit in range(KINDS) if ATTACK[unit])


def first_helpless(defenders: list[list[int]]) -> int:
    """From which stage on only transports, or nothing, is left."""
    for stage in range(len(defenders)):
        if not any(defenders[stage][unit] for unit in range(KINDS) if unit not in (TRANSPORT, AA_GUN)):
            return stage
    return len(defenders) - 1


def bombardment_chances(ships: list[int]) -> list[float]:
    """The chances of hits by battleships and cruisers before a landing."""
    chances = [1.0]
    for unit in range(len(ships)):
        if ships[unit] and BOMBARD[unit]:
            chances = combine(chances, binomials(ships[unit], BOMBARD[unit]))
    return chances


def land_odds(
    attack: list[int], defend: list[int], techs: int, order: list[int], ships: list[int] | None = None
) -> Odds:
    """A battle on land: the ships bombard, AA guns fire at each kind of aircraft, then rounds until one side is gone.

    >>> tanks, infantry = [0] * KINDS, [0] * KINDS
    >>> tanks[2] = infantry[0] = 1
    >>> round(land_odds(tanks, infantry, 0, []).win, 4)
    0.5
    """
    odds = Odds(attack, defend)
    wished = loss_order(order)
    fighting = defend.copy()
    fighting[AA_GUN] = 0
    defenders = stages(fighting, loss_sequence(fighting, wished))
    if len(defenders) == 1:
        odds.add(1.0, tuple(attack), tuple(fighting))
        return odds
    value = (AA_HITS_RADAR if techs >> RADAR & 1 else AA_HITS) if defend[AA_GUN] else 0
    fighters = binomials(attack[FIGHTER], value)
    bombers = binomials(attack[BOMBER], value)
    ladder = Ladder(defenders, techs)
    bombardment = bombardment_chances(ships or [])
    for shot_fighters in range(len(fighters)):
        for shot_bombers in range(len(bombers)):
            weight = fighters[shot_fighters] * bombers[shot_bombers]
            if weight < NEGLIGIBLE:
                continue
            left = attack.copy()
            left[FIGHTER] -= shot_fighters
            left[BOMBER] -= shot_bombers
            ladder.run(stages(left, loss_sequence(left, wished)), weight, odds, bombardment)
    return odds
