"""Exact odds at sea, where submarines, aircraft and destroyers decide who can hit whom."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.decision import NOTHING

from ..content import BATTLESHIP, BOMBER, DESTROYER, FIGHTER, HITS, IS_AIR, KINDS, SUBMARINE, TRANSPORT
from ..rules.casualties import BY_AIRCRAFT, BY_OTHERS, BY_SUBMARINE, can_be_hit
from .land import Ladder, Odds, attack_dice, defend_dice, hit_chances, loss_order, loss_sequence, stages, trimmed

DAMAGED: Final = KINDS
"""A fleet is the counts of its units and, last, how many of its battleships are damaged."""
NEGLIGIBLE: Final = 1e-12
FLOOR: Final = 1e-14
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
"""Chances by number of a fleet, or by `attacker * PAIR + defender`."""
PAIR: Final = 1 << 24


def sea_odds(attack: list[int], defend: list[int], techs: int, order: list[int], every_round: bool = False) -> Odds:
    """A sea battle fought to the end. Without submarines any hit may strike any unit."""
    odds = Odds(attack, defend)
    wished = loss_order(order)
    if not attack[SUBMARINE] and not defend[SUBMARINE]:
        theirs = stages(defend, loss_sequence(defend, wished))
        Ladder(theirs, techs).run(stages(attack, loss_sequence(attack, wished)), 1.0, odds, [1.0])
        return odds
    SeaBattle(techs, wished, every_round).run(attack, defend, odds)
    return odds


@final
class SeaBattle:
    """Fleets are numbered as they come up; positions are worked off from the strongest to the weakest."""

    def __init__(self, techs: int, order: list[int], every_round: bool) -> None:
        self.techs = techs
        self.order = order
        self.every_round = every_round
        self.fleets: list[Fleet] = []
        self.numbers: dict[Fleet, int] = {}
        self.strengths: list[int] = []
        self.after: dict[int, list[int]] = {}
        self.rolls: dict[int, list[float]] = {}

    def number(self, fleet: Fleet) -> int:
        known = self.numbers.get(fleet, NOTHING)
        if known < 0:
            known = len(self.fleets)
            self.numbers[fleet] = known
            self.fleets.append(fleet)
            self.strengths.append(sum(fleet[unit] * HITS[unit] for unit in range(KINDS)) - fleet[DAMAGED])
        return known

    def run(self, attack: list[int], defend: list[int], odds: Odds) -> None:
        mine, theirs = self.number((*attack, 0)), self.number((*defend, 0))
        levels: list[Chances] = [{} for _ in range(self.strengths[mine] + self.strengths[theirs] + 1)]
        if self.is_over(mine, theirs, 1.0, odds):
            return
        self.file(self.fight(mine, theirs, True, FLOOR), 1.0, levels)
        for total in range(len(levels) - 1, -1, -1):
            for pair, chance in levels[total].items():
                a, d = pair // PAIR, pair % PAIR
                if chance >= NEGLIGIBLE and not self.is_over(a, d, chance, odds):
                    self.spread(a, d, chance, levels, odds)

    def file(self, results: Chances, scale: float, levels: list[Chances]) -> None:
        for pair, share in results.items():
            level = levels[self.strengths[pair // PAIR] + self.strengths[pair % PAIR]]
            level[pair] = level.get(pair, 0.0) + share * scale

    def spread(self, a: int, d: int, chance: float, levels: list[Chances], odds: Odds) -> None:
        """One round from a position; rounds without any hit are repeated."""
        if self.every_round:
            results = self.fight(a, d, True, FLOOR / chance)
            nothing = results.pop(a * PAIR + d, 0.0)
        else:
            fallen_a, fallen_d = self.volley(d, a, False, False), self.volley(a, d, True, False)
            nothing = fallen_a.get(a, 0.0) * fallen_d.get(d, 0.0)
        if nothing >= 1.0 - 1e-15:
            odds.add_stalemate(chance, self.fleets[a][:KINDS], self.fleets[d][:KINDS])
        elif self.every_round:
            self.file(results, chance / (1.0 - nothing), levels)
        else:
            self.file_pairs(fallen_a, fallen_d, chance / (1.0 - nothing), levels, a * PAIR + d)

    def file_pairs(self, mine: Chances, theirs: Chances, scale: float, levels: list[Chances], same: int) -> None:
        """Files what both sides' fire makes of the fleets, which are independent; `same` is where nobody was hit."""
        strengths = self.strengths
        for a, chance_a in mine.items():
            base = scale * chance_a
            if base < FLOOR:
                continue
            row, strength = a * PAIR, strengths[a]
            for d, chance_d in theirs.items():
                chance = base * chance_d
                if chance >= FLOOR and row + d != same:
                    level = levels[strength + strengths[d]]
                    level[row + d] = level.get(row + d, 0.0) + chance

    def fight(self, a: int, d: int, surprise: bool, floor: float) -> Chances:
        """What one round makes of two fleets; outcomes less likely than the floor are dropped."""
        first = surprise and not self.fleets[d][DESTROYER]
        second = surprise and not self.fleets[a][DESTROYER]
        struck_d = self.strike(d, self.roll(a, 0, True)) if first else {d: 1.0}
        struck_a = self.strike(a, self.roll(d, 0, False)) if second else {a: 1.0}
        results: Chances = {}
        for left_a, share_a in struck_a.items():
            for left_d, share_d in struck_d.items():
                fallen_d = self.volley(left_a, left_d, True, first)
                fallen_a = self.volley(left_d, left_a, False, second)
                for mine, chance_a in fallen_a.items():
                    base = share_a * share_d * chance_a
                    if base < floor:
                        continue
                    row = mine * PAIR
                    for theirs, chance_d in fallen_d.items():
                        chance = base * chance_d
                        if chance >= floor:
                            results[row + theirs] = results.get(row + theirs, 0.0) + chance
        return results

    def roll(self, fleet: int, firing: int, attacking: bool) -> list[float]:
        """The chances of hits by submarines, aircraft or the rest of a fleet."""
        key = (fleet * 4 + firing) * 2 + attacking
        known = self.rolls.get(key)
        if known is None:
            units = list(self.fleets[fleet][:KINDS])
            kinds = FIRING[firing]
            known = trimmed(
                hit_chances(attack_dice(units, self.techs, kinds) if attacking else defend_dice(units, kinds))
            )
            self.rolls[key] = known
        return known

    def strike(self, fleet: int, chances: list[float]) -> Chances:
        """A fleet after a surprise strike."""
        return self.apply({fleet: 1.0}, chances, BY_SUBMARINE, True)

    def volley(self, firing: int, target: int, attacking: bool, struck: bool) -> Chances:
        """A fleet after the other's fire: submarines' hits first, then aircraft's, then the rest.

        Beside a destroyer aircraft hit whatever the rest hits, so both are rolled together.
        """
        spotted = self.fleets[firing][DESTROYER] > 0
        left: Chances = {target: 1.0}
        if not struck:
            left = self.apply(left, self.roll(firing, BY_SUBMARINE, attacking), BY_SUBMARINE, spotted)
        if spotted:
            return self.apply(left, self.roll(firing, BY_ALL_BUT_SUBMARINES, attacking), BY_OTHERS, spotted)
        left = self.apply(left, self.roll(firing, BY_AIRCRAFT, attacking), BY_AIRCRAFT, spotted)
        return self.apply(left, self.roll(firing, BY_OTHERS, attacking), BY_OTHERS, spotted)

    def apply(self, fleets: Chances, chances: list[float], by: int, spotted: bool) -> Chances:
        if len(chances) == 1:
            return fleets
        after: Chances = {}
        for fleet, share in fleets.items():
            steps = self.after_hits(fleet, by, spotted, len(chances))
            for hits in range(len(chances)):
                weight = share * chances[hits]
                if weight >= NEGLIGIBLE:
                    left = steps[hits]
                    after[left] = after.get(left, 0.0) + weight
        return after

    def after_hits(self, fleet: int, by: int, spotted: bool, number: int) -> list[int]:
        """A fleet after 0, 1, 2 … hits, each taken in the wished order from what may be hit, or wasted."""
        key = (fleet * 3 + by) * 2 + spotted
        steps = self.after.get(key)
        if steps is None:
            steps = [fleet]
            self.after[key] = steps
        while len(steps) < number:
            steps.append(self.number(self.hit_once(self.fleets[steps[-1]], by, spotted)))
        return steps

    def hit_once(self, fleet: Fleet, by: int, spotted: bool) -> Fleet:
        left = list(fleet)
        if left[BATTLESHIP] > left[DAMAGED]:
            left[DAMAGED] += 1
            return tuple(left)
        for unit in self.order:
            if left[unit] and can_be_hit(unit, by, spotted):
                left[unit] -= 1
                if unit == BATTLESHIP:
                    left[DAMAGED] -= 1
                return tuple(left)
        return fleet

    def is_over(self, a: int, d: int, chance: float, odds: Odds) -> bool:
        """Somebody is gone, or only undefended transports are left to the defender."""
        mine, theirs = self.fleets[a], self.fleets[d]
        fighting = sum(mine[:KINDS]) - mine[TRANSPORT]
        guards = sum(theirs[:KINDS]) - theirs[TRANSPORT]
        ships = sum(mine[:KINDS]) - mine[FIGHTER] - mine[BOMBER]
        beaten = guards == 0 or (not ships and guards == theirs[SUBMARINE])
        if fighting and theirs[TRANSPORT] and beaten:
            theirs = (*theirs[:TRANSPORT], 0, *theirs[TRANSPORT + 1 :])
        elif any(mine[:KINDS]) and any(theirs[:KINDS]):
            return False
        odds.add(chance, mine[:KINDS], theirs[:KINDS])
        return True
