"""How long the odds of large sea battles take: `python benchmarks/odds.py [--mixes 25] [--units 40] [--seed 1]`.

Every way to share the units out among the eight kinds that fight at sea is as likely as any other; mixes without a
submarine are drawn again. Seconds are processor time; *dropped* is the chance of ends too unlikely to be followed.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import process_time

from sandtable.games.axis.content import IS_AIR, IS_SHIP, KINDS, SUBMARINE
from sandtable.games.axis.odds import sea

AT_SEA = [unit for unit in range(KINDS) if IS_AIR[unit] or IS_SHIP[unit]]


def random_fleet(random: Random, size: int) -> list[int]:
    cuts = sorted(random.sample(range(1, size + len(AT_SEA)), len(AT_SEA) - 1))
    fleet = [0] * KINDS
    for unit, before, after in zip(AT_SEA, [0, *cuts], [*cuts, size + len(AT_SEA)], strict=True):
        fleet[unit] = after - before - 1
    return fleet


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mixes", type=int, default=25)
    parser.add_argument("--units", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every-round", action="store_true", help="submarines strike by surprise in every round")
    chosen = parser.parse_args()
    random, seconds, dropped = Random(chosen.seed), list[float](), 0.0
    while len(seconds) < chosen.mixes:
        attack, defend = random_fleet(random, chosen.units), random_fleet(random, chosen.units)
        if attack[SUBMARINE] or defend[SUBMARINE]:
            begin = process_time()
            odds = sea.sea_odds(attack, defend, 0, [], chosen.every_round)
            seconds.append(process_time() - begin)
            dropped = max(dropped, odds.dropped)
            print(f"{seconds[-1]:6.2f} s  win {odds.win:.6f}  {attack[AT_SEA[0] :]} against {defend[AT_SEA[0] :]}")
    built = "plain Python" if sea.__file__.endswith(".py") else "compiled"
    print(f"{built}: median {median(seconds):.2f} s, worst {max(seconds):.2f} s; dropped at most {dropped:.1e}")


if __name__ == "__main__":
    main()
