"""The odds at sea against a second, slow way: exact fractions for small battles, dice for large ones."""

from collections import Counter
from fractions import Fraction
from random import Random
from time import process_time

import pytest

from sandtable.games.axis.content import ATTACK, DEFENSE, IS_AIR, KINDS, unit
from sandtable.games.axis.odds.land import loss_order
from sandtable.games.axis.odds.sea import sea_odds

SHIPS = ["submarine", "destroyer", "cruiser", "carrier", "battleship", "fighter", "bomber", "transport"]
SUBMARINE, DESTROYER, BATTLESHIP, TRANSPORT = (unit(id) for id in ("submarine", "destroyer", "battleship", "transport"))
ORDER = loss_order([])

Side = tuple[int, ...]
"""How many of each kind are left, and last how many battleships are damaged."""


def side(**counts: int) -> list[int]:
    found = [0] * KINDS
    for id, number in counts.items():
        found[unit(id)] = number
    return found


def take(left: Side, hits: int, may_hit: list[bool]) -> Side:
    units = list(left)
    for _ in range(hits):
        if units[BATTLESHIP] > units[KINDS]:
            units[KINDS] += 1
            continue
        victim = next((kind for kind in ORDER if units[kind] and may_hit[kind]), None)
        if victim is not None:
            units[victim] -= 1
            units[KINDS] -= victim == BATTLESHIP
    return tuple(units)


def groups(firing: Side, values: list[int], strikes: bool | None) -> list[tuple[list[int], list[bool]]]:
    """Groups of dice, each with what they may hit; `strikes`: only submarines, only the others, or (None) all."""
    spotted = firing[DESTROYER] > 0
    found = []
    for kinds, may_hit in (
        ([SUBMARINE], [not IS_AIR[kind] for kind in range(KINDS)]),
        ([kind for kind in range(KINDS) if IS_AIR[kind]], [spotted or kind != SUBMARINE for kind in range(KINDS)]),
        ([kind for kind in range(KINDS) if not IS_AIR[kind] and kind != SUBMARINE], [True] * KINDS),
    ):
        if strikes is None or strikes == (kinds == [SUBMARINE]):
            found.append(([values[kind] for kind in kinds for _ in range(firing[kind])], may_hit))
    return found


def after_fire(firing: Side, values: list[int], target: Side, strikes: bool | None) -> dict[Side, Fraction]:
    left = {target: Fraction(1)}
    for dice, may_hit in groups(firing, values, strikes):
        rolled = {0: Fraction(1)}
        for value in dice:
            longer: Counter[int] = Counter()
            for hits, chance in rolled.items():
                longer[hits] += chance * Fraction(6 - value, 6)  # type: ignore[assignment]
                longer[hits + 1] += chance * Fraction(value, 6)  # type: ignore[assignment]
            rolled = dict(longer)  # type: ignore[arg-type]
        after: dict[Side, Fraction] = {}
        for fleet, share in left.items():
            for hits, chance in rolled.items():
                fallen = take(fleet, hits, may_hit)
                after[fallen] = after.get(fallen, Fraction(0)) + share * chance
        left = after
    return left


def surprises(mine: Side, theirs: Side) -> tuple[bool, bool]:
    return not theirs[DESTROYER], not mine[DESTROYER]


def one_round(mine: Side, theirs: Side, surprise: bool) -> dict[tuple[Side, Side], Fraction]:
    first, second = surprises(mine, theirs) if surprise else (False, False)
    struck_d = after_fire(mine, ATTACK, theirs, True) if first else {theirs: Fraction(1)}
    struck_a = after_fire(theirs, DEFENSE, mine, True) if second else {mine: Fraction(1)}
    found: dict[tuple[Side, Side], Fraction] = {}
    for a, chance_a in struck_a.items():
        for d, chance_d in struck_d.items():
            for d2, share_d in after_fire(a, ATTACK, d, False if first else None).items():
                for a2, share_a in after_fire(d, DEFENSE, a, False if second else None).items():
                    chance = chance_a * chance_d * share_a * share_d
                    if chance:
                        found[a2, d2] = found.get((a2, d2), Fraction(0)) + chance
    return found


def ended(mine: Side, theirs: Side) -> Side | None:
    """What the defender is left with, if the battle is over: undefended transports are sunk (7.3.6)."""
    guards = sum(theirs[:KINDS]) - theirs[TRANSPORT]
    ships = sum(number for kind, number in enumerate(mine[:KINDS]) if not IS_AIR[kind])
    beaten = guards == 0 or (not ships and guards == theirs[SUBMARINE])
    if sum(mine[:KINDS]) - mine[TRANSPORT] and theirs[TRANSPORT] and beaten:
        return (*theirs[:TRANSPORT], 0, *theirs[TRANSPORT + 1 :])
    return None if any(mine[:KINDS]) and any(theirs[:KINDS]) else theirs


Ends = dict[tuple[Side, Side], Fraction]


def brute_force(mine: Side, theirs: Side, every: bool, opening: bool, known: dict[tuple[Side, Side], Ends]) -> Ends:
    if (mine, theirs) in known and not opening:
        return known[mine, theirs]
    rest = ended(mine, theirs)
    ends: Ends = {(mine[:KINDS], (theirs if rest is None else rest)[:KINDS]): Fraction(1)}
    if rest is None:
        rounds = one_round(mine, theirs, every or opening)
        again = Fraction(0) if opening and not every else rounds.pop((mine, theirs), Fraction(0))
        if again != 1:
            ends = {}
            for (a, d), chance in rounds.items():
                for end, share in brute_force(a, d, every, False, known).items():
                    ends[end] = ends.get(end, Fraction(0)) + chance * share / (1 - again)
    if not opening:
        known[mine, theirs] = ends
    return ends


SMALL = [
    (side(submarine=2, destroyer=1, fighter=1), side(submarine=1, cruiser=1, fighter=1)),
    (side(submarine=2, fighter=2), side(submarine=2, carrier=1, fighter=1, transport=1)),
    (side(battleship=1, submarine=1, bomber=1), side(destroyer=1, submarine=2, transport=1)),
    (side(submarine=3), side(destroyer=1, battleship=1)),
    (side(fighter=2, transport=1), side(submarine=1, transport=2)),
]


@pytest.mark.rule("7.3.5", "7.3.6")
@pytest.mark.parametrize("every", [False, True])
@pytest.mark.parametrize(("attack", "defend"), SMALL)
def test_small_battles_are_exact(attack: list[int], defend: list[int], every: bool) -> None:
    ends = brute_force((*attack, 0), (*defend, 0), every, True, {})
    odds = sea_odds(attack, defend, 0, [], every)
    for index, left in ((0, odds.attack_left), (1, odds.defend_left)):
        exact: dict[Side, Fraction] = {}
        for end, chance in ends.items():
            exact[end[index]] = exact.get(end[index], Fraction(0)) + chance
        assert set(left) == set(exact)
        for units, chance in exact.items():
            assert left[units] == pytest.approx(float(chance), abs=1e-11)


def random_side(random: Random, size: int) -> list[int]:
    """Every way to share the units out among eight kinds is as likely as any other."""
    cuts = sorted(random.sample(range(1, size + len(SHIPS)), len(SHIPS) - 1))
    numbers = [after - before - 1 for before, after in zip([0, *cuts], [*cuts, size + len(SHIPS)], strict=True)]
    return side(**dict(zip(SHIPS, numbers, strict=True)))


@pytest.mark.parametrize("every", [False, True])
@pytest.mark.parametrize("seed", [4, 5])
def test_coarse_dice_change_less_than_a_millionth(seed: int, every: bool) -> None:
    random = Random(seed)
    attack, defend = random_side(random, 22), random_side(random, 22)
    fine, coarse = (sea_odds(attack, defend, 0, [], every, grain) for grain in (1e-14, 1e-8))
    assert fine.dropped < 1e-11 < coarse.dropped < 1e-6
    for exact, found in ((fine.attack_left, coarse.attack_left), (fine.defend_left, coarse.defend_left)):
        assert all(abs(found.get(units, 0.0) - chance) < 1e-6 for units, chance in exact.items())
        assert sum(found.values()) == pytest.approx(1.0, abs=1e-12)
    assert coarse.win == pytest.approx(fine.win, abs=1e-6)


def dice_battle(mine: Side, theirs: Side, random: Random) -> bool:
    """One battle by dice: does the attacker win?"""
    opening = True
    while True:
        rest = ended(mine, theirs)
        if rest is not None:
            return any(mine[:KINDS]) and not any(rest[:KINDS])
        first, second = surprises(mine, theirs) if opening else (False, False)
        struck_d = rolled(mine, ATTACK, theirs, True, random) if first else theirs
        struck_a = rolled(theirs, DEFENSE, mine, True, random) if second else mine
        theirs = rolled(struck_a, ATTACK, struck_d, False if first else None, random)
        mine = rolled(struck_d, DEFENSE, struck_a, False if second else None, random)
        opening = False


def rolled(firing: Side, values: list[int], target: Side, strikes: bool | None, random: Random) -> Side:
    for dice, may_hit in groups(firing, values, strikes):
        target = take(target, sum(random.randrange(6) < value for value in dice), may_hit)
    return target


HARD = (
    side(cruiser=11, carrier=10, battleship=2, fighter=5, bomber=9, transport=3),
    side(submarine=14, destroyer=7, cruiser=5, carrier=2, battleship=3, fighter=6, bomber=3),
)
"""Forty against forty with the most positions of 25 mixes of `benchmarks/odds.py`."""


def test_forty_against_forty_agree_with_dice() -> None:
    games, random = 700, Random(5)
    odds = sea_odds(*HARD, 0, [])
    wins = sum(dice_battle((*HARD[0], 0), (*HARD[1], 0), random) for _ in range(games))
    assert abs(wins / games - odds.win) < 4 * (odds.win * (1 - odds.win) / games) ** 0.5


def test_the_hardest_forty_against_forty_take_little_time_of_their_own() -> None:
    """Wanted is a second; the limit is generous, for processors differ. With every roll told apart it took 9 to 17."""
    begin = process_time()
    odds = sea_odds(*HARD, 0, [])
    assert process_time() - begin < 5
    assert odds.dropped < 1e-6 and odds.win == pytest.approx(0.279323, abs=2e-6)
