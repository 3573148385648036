"""What fire can make of a fleet: every fleet that hits may leave of it, and with what chance a volley leaves each."""

from __future__ import annotations

from typing import Final, final

from ..content import BATTLESHIP, DESTROYER, HITS, IS_AIR, IS_SHIP, KINDS, SUBMARINE, TRANSPORT
from ..rules.casualties import BY_AIRCRAFT, BY_OTHERS, BY_SUBMARINE, can_be_hit
from .land import attack_dice, defend_dice, hit_chances

DAMAGED: Final = KINDS
"""A fleet is the counts of its units and, last, how many of its battleships are damaged."""
FIRING: Final[list[list[int]]] = [
    [SUBMARINE],
    [unit for unit in range(KINDS) if IS_AIR[unit]],
    [unit for unit in range(KINDS) if not IS_AIR[unit] and unit != SUBMARINE],
    [unit for unit in range(KINDS) if unit != SUBMARINE],
]
"""Who fires, by the kind of hit: BY_SUBMARINE, BY_AIRCRAFT, BY_OTHERS, and the last two together."""
BY_ALL_BUT_SUBMARINES: Final = 3

Fleet = tuple[int, ...]
Chances = dict[int, float]
"""Chances by number of a fleet."""


@final
class Roll:
    """The chances of `first`, `first + 1`, … hits."""

    def __init__(self, first: int, chances: list[float]) -> None:
        self.first = first
        self.chances = chances


def folded(exact: list[float], share: float) -> Roll:
    """Folds numbers of hits that are less likely than `share` into their neighbours; the mean stays as it is.

    >>> roll = folded([0.25, 0.5, 0.2, 0.05], 0.1)
    >>> roll.first, [round(chance, 6) for chance in roll.chances]
    (0, [0.25, 0.45, 0.3])
    """
    chances, first = exact.copy(), 0
    while len(chances) > 2 and chances[-1] <= share and chances[-1] <= chances[-3]:
        last = chances.pop()
        chances[-1] += 2.0 * last
        chances[-2] -= last
    while len(chances) > first + 2 and chances[first] <= share and chances[first] <= chances[first + 2]:
        lowest = chances[first]
        first += 1
        chances[first] += 2.0 * lowest
        chances[first + 1] -= lowest
    return Roll(first, chances[first:])


@final
class Fleets:
    """The fleets that may be left of one side, numbered from the strongest to the weakest."""

    def __init__(self, start: list[int], order: list[int], attacking: bool, techs: int) -> None:
        self.order = order
        self.attacking = attacking
        self.techs = techs
        self.fleets = self.all_that_may_be_left((*start, 0))
        numbers = {fleet: number for number, fleet in enumerate(self.fleets)}
        self.after_hit = [
            [numbers[self.hit_once(fleet, by)] for fleet in self.fleets]
            for by in (BY_SUBMARINE, BY_AIRCRAFT, BY_OTHERS)
        ]
        self.left = [[[fleet] for fleet in range(len(self.fleets))] for _ in self.after_hit]
        self.units = [sum(fleet[:KINDS]) for fleet in self.fleets]
        self.guards = [sum(fleet[:KINDS]) - fleet[TRANSPORT] for fleet in self.fleets]
        self.ships = [sum(fleet[unit] for unit in range(KINDS) if IS_SHIP[unit]) for fleet in self.fleets]
        self.exact: dict[int, list[float]] = {}
        self.rolls: dict[int, Roll] = {}

    def all_that_may_be_left(self, start: Fleet) -> list[Fleet]:
        found = [start]
        known = {start}
        for fleet in found:
            for by in (BY_SUBMARINE, BY_AIRCRAFT, BY_OTHERS):
                left = self.hit_once(fleet, by)
                if left not in known:
                    known.add(left)
                    found.append(left)
        return sorted(found, key=strength, reverse=True)

    def hit_once(self, fleet: Fleet, by: int) -> Fleet:
        """The fleet after a hit that is taken in the wished order from what may be hit, or wasted."""
        left = list(fleet)
        if left[BATTLESHIP] > left[DAMAGED]:
            left[DAMAGED] += 1
            return tuple(left)
        for unit in self.order:
            if left[unit] and can_be_hit(unit, by, False):
                left[unit] -= 1
                if unit == BATTLESHIP:
                    left[DAMAGED] -= 1
                return tuple(left)
        return fleet

    def roll(self, fleet: int, firing: int, digits: int) -> Roll:
        """The chances of hits by submarines, aircraft or the rest of a fleet, to so many digits."""
        kind = fleet * len(FIRING) + firing
        key = kind * 16 + digits
        known = self.rolls.get(key)
        if known is None:
            exact = self.exact.get(kind)
            if exact is None:
                units, kinds = list(self.fleets[fleet][:KINDS]), FIRING[firing]
                exact = hit_chances(
                    attack_dice(units, self.techs, kinds) if self.attacking else defend_dice(units, kinds)
                )
                self.exact[kind] = exact
            known = folded(exact, 0.1**digits)
            self.rolls[key] = known
        return known

    def strike(self, firing: int, targets: Fleets, target: int, digits: int) -> Chances:
        """The target after a surprise strike of this side's submarines."""
        return targets.apply({target: 1.0}, self.roll(firing, BY_SUBMARINE, digits), BY_SUBMARINE)

    def volley(self, firing: int, targets: Fleets, target: int, struck: bool, digits: int) -> Chances:
        """The target after this side's fire: submarines' hits first unless they struck, aircraft's, then the rest.

        Beside a destroyer aircraft hit whatever the rest hits, so both are rolled together.
        """
        left = {target: 1.0}
        if not struck:
            left = targets.apply(left, self.roll(firing, BY_SUBMARINE, digits), BY_SUBMARINE)
        if self.fleets[firing][DESTROYER]:
            return targets.apply(left, self.roll(firing, BY_ALL_BUT_SUBMARINES, digits), BY_OTHERS)
        left = targets.apply(left, self.roll(firing, BY_AIRCRAFT, digits), BY_AIRCRAFT)
        return targets.apply(left, self.roll(firing, BY_OTHERS, digits), BY_OTHERS)

    def apply(self, fleets: Chances, roll: Roll, by: int) -> Chances:
        first, chances = roll.first, roll.chances
        if len(chances) == 1:
            return fleets
        after: Chances = {}
        for fleet, share in fleets.items():
            ways = self.after_hits(fleet, by, first + len(chances))
            for further in range(len(chances)):
                left = ways[first + further]
                after[left] = after.get(left, 0.0) + share * chances[further]
        return after

    def after_hits(self, fleet: int, by: int, number: int) -> list[int]:
        """The fleet after 0, 1, 2 … hits."""
        left = self.left[by][fleet]
        after_hit = self.after_hit[by]
        while len(left) < number:
            left.append(after_hit[left[-1]])
        return left


def strength(fleet: Fleet) -> int:
    """How many hits the fleet can take."""
    return sum(fleet[unit] * HITS[unit] for unit in range(KINDS)) - fleet[DAMAGED]
