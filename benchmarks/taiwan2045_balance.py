"""How even 2045 is between its powers: many games of its own bot, told by power and by ending.

.venv/bin/python benchmarks/taiwan2045_balance.py --games 2000 --seats 4 [--seed 7000000]
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from math import sqrt
from random import Random
from typing import Any

from sandtable.engine import CHANCE, NOTHING, Log, Runner, Sight
from sandtable.games import find_game
from sandtable.games.taiwan2045.bot.player import BasicBot
from sandtable.games.taiwan2045.content import CARD_FACTION, POWER_IDS
from sandtable.games.taiwan2045.options import CARD, EFFECT, NAMES
from sandtable.games.taiwan2045.rules.scoring import SCORING, faction_worth

FIRST_SEED = 1_000_000
CERTAINTY = 1.96
Shares = list[Counter[str]]


def interval(part: float, whole: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    share, square = part / whole, CERTAINTY**2
    middle = (share + square / (2 * whole)) / (1 + square / whole)
    half = CERTAINTY * sqrt(share * (1 - share) / whole + square / (4 * whole**2)) / (1 + square / whole)
    return middle - half, middle + half


def play(seed: int, seats: int) -> tuple[Any, Shares]:
    """One game, and the points that each card and mission brought to each seat."""
    random = Random(seed)
    state: Any = find_game("taiwan2045").start(seats)
    state.log = Log()
    runner = Runner(state, keep=True)
    bots = [BasicBot() for _ in range(seats)]
    points: Shares = [Counter() for _ in range(seats)]
    effect: tuple[int, int, int] | None = None
    while (decision := runner.decision) is not None:
        at_random = decision.seat == CHANCE
        option = (
            random.choice(decision.options)
            if at_random
            else bots[decision.seat].choose(Sight(runner, decision, random))
        )
        if decision.prompt == "act":
            if effect is not None:
                seat, card, before = effect
                points[seat][NAMES[CARD.option(card)]] += gained(state, seat) - before
            effect = (state.seat, state.playing, gained(state, state.seat)) if option == EFFECT else None
        runner.answer(option)
    add_noted_points(state, points)
    return state, points


def gained(state: Any, seat: int) -> int:
    return int(state.score[seat] + SCORING["merit"] * state.merit[seat])


def add_noted_points(state: Any, points: Shares) -> None:
    """Missions, and the friendliness that cards gave, at its worth in the end."""
    for note in state.log.notes:
        seat = note.values.get("seat")
        if note.key == "finishes":
            points[seat][NAMES[note.values["mission"]]] += note.values["n"] + SCORING["merit"] * note.values["merit"]
        elif note.key == "plays" and seat != state.rebel_seat:
            faction = CARD_FACTION[CARD.of(note.values["card"])]
            if faction != NOTHING:
                points[seat][NAMES[note.values["card"]]] += faction_worth(state, faction)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="of the first game; the others follow it")
    arguments = parser.parse_args()
    endings: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    shares: defaultdict[str, list[float]] = defaultdict(list)
    for number in range(arguments.games):
        state, points = play(arguments.seed + number, arguments.seats)
        endings[state.war] += 1
        for seat in range(arguments.seats):
            dealt[POWER_IDS[state.power[seat]]] += 1
        for seat in state.winners:
            won[POWER_IDS[state.power[seat]]] += 1 / len(state.winners)
            for name, value in points[seat].items():
                shares[name].append(value / max(1, sum(state.results[seat])))
    print(f"{arguments.games} games, {arguments.seats} seats: {dict(endings)}")
    for power in POWER_IDS:
        low, high = interval(won[power], dealt[power])
        print(f"{power:14} {won[power] / dealt[power]:6.1%}  ({low:.1%} to {high:.1%}) of {dealt[power]}")
    means = sorted(((sum(row) / len(row), name) for name, row in shares.items()), reverse=True)
    print("largest shares of a winner's score:", ", ".join(f"{name} {mean:.1%}" for mean, name in means[:5]))


if __name__ == "__main__":
    main()
