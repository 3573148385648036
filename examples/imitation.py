"""Learns to choose as a bot does, from its games, with NumPy alone.

    sandtable simulate twilight -n 200 --bots twilight-basic --seed 1 --out run
    sandtable export run --for learning --format numpy --out steps
    python examples/imitation.py steps

A network with one hidden layer judges each option by the features of the position and by what they say of the thing
that the option stands for, and is told the action that the bot took. Every fifth game is kept back; the share of its
choices that the network would have made too is printed after every round. Where only one option is offered, nothing is
counted.

Games of a bot that thinks long are dear. With `--before` the network first learns from many games of a quick one, to
whose choices those of the other are often alike, and goes on from there; nothing is kept back of these.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.envs.places import places_of

Floats = npt.NDArray[np.float32]

HIDDEN = 128
BATCH = 256
RATE = 1e-3


@dataclass
class Judgement:
    """One entry for each option of each row, row after row; `first` says where a row begins."""

    rows: npt.NDArray[np.intp]
    actions: npt.NDArray[np.intp]
    things: Floats
    hidden: Floats
    odds: Floats
    first: npt.NDArray[np.intp]


class Network:
    """(features + what they say of the thing that an option stands for + the option itself) → hidden → a number for
    each option that is offered, trained with Adam."""

    def __init__(self, schema: dict[str, Any], random: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> Floats:
            return random.standard_normal((rows, columns), np.float32) * np.float32(gain * np.sqrt(2 / rows))

        self.places = places_of(schema)
        actions, spoken = self.places.shape
        self.seen, self.thing = layer(schema["size"], HIDDEN, 1.0), layer(spoken, HIDDEN, 1.0)
        self.which, self.bias = layer(actions, HIDDEN, 1.0), np.zeros(HIDDEN, np.float32)
        self.liking = layer(HIDDEN, 1, 0.1)[:, 0]
        self.weights = [self.seen, self.thing, self.which, self.bias, self.liking]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def judge(self, seen: Floats, offered: npt.NDArray[np.bool_]) -> Judgement:
        """How likely each offered option is, and how that came about."""
        rows, actions = np.nonzero(offered)
        padded = np.pad(seen, ((0, 0), (0, 1)))
        things = padded[rows[:, None], self.places[actions]]
        hidden = np.maximum((seen @ self.seen + self.bias)[rows] + things @ self.thing + self.which[actions], 0)
        worth = hidden @ self.liking
        first = np.flatnonzero(np.diff(rows, prepend=-1))
        odds: Floats = np.exp(worth - np.maximum.reduceat(worth, first)[rows])
        odds /= np.add.reduceat(odds, first)[rows]
        return Judgement(rows, actions, things, hidden, odds, first)

    def choose(self, seen: Floats, offered: npt.NDArray[np.bool_]) -> npt.NDArray[np.intp]:
        judged = self.judge(seen, offered)
        table = np.zeros(offered.shape, np.float32)
        table[judged.rows, judged.actions] = judged.odds
        likeliest: npt.NDArray[np.intp] = table.argmax(axis=1)
        return likeliest

    def learn(self, seen: Floats, offered: npt.NDArray[np.bool_], taken: npt.NDArray[np.int32]) -> None:
        judged = self.judge(seen, offered)
        wrong = (judged.odds - (judged.actions == taken[judged.rows])) / np.float32(len(taken))
        back = np.outer(wrong, self.liking) * (judged.hidden > 0)
        by_row = np.add.reduceat(back, judged.first)
        order = np.argsort(judged.actions)
        known, begins = np.unique(judged.actions[order], return_index=True)
        which = np.zeros_like(self.which)
        which[known] = np.add.reduceat(back[order], begins)
        slopes = [seen.T @ by_row, judged.things.T @ back, which, by_row.sum(axis=0), judged.hidden.T @ wrong]
        self.change(slopes)

    def change(self, slopes: list[Floats]) -> None:
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            weight -= RATE * fair[0] / (np.sqrt(fair[1]) + 1e-8)


def load(folder: Path) -> dict[str, Any]:
    files = [np.load(path) for path in sorted(folder.glob("*.npz"))]
    return {name: np.concatenate([each[name] for each in files]) for name in files[0].files}


def scaled(features: npt.NDArray[np.int16]) -> Floats:
    """Large numbers count less: a point more of many matters less than one of few."""
    return np.sign(features) * np.log1p(np.abs(features).astype(np.float32))


def learn(network: Network, data: dict[str, Any], learnt: npt.NDArray[np.intp], random: np.random.Generator) -> None:
    """One round: every choice once, in another order each time."""
    random.shuffle(learnt)
    for first in range(0, len(learnt), BATCH):
        rows = learnt[first : first + BATCH]
        network.learn(scaled(data["features"][rows]), data["mask"][rows] == 1, data["action"][rows])


def real(data: dict[str, Any]) -> npt.NDArray[np.bool_]:
    """Where nothing is to be chosen, nothing is to be learnt."""
    chosen: npt.NDArray[np.bool_] = data["mask"].sum(axis=1) > 1
    return chosen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", type=Path, help="what `sandtable export --format numpy` has written")
    parser.add_argument("--before", type=Path, help="the same of another bot, to learn from first")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--before-rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    data = load(chosen.steps)
    kept_back = (data["game"] % 5 == 4) & real(data)
    learnt = np.flatnonzero((data["game"] % 5 != 4) & real(data))
    random = np.random.default_rng(chosen.seed)
    network = Network(json.loads((chosen.steps / "schema.json").read_text(encoding="utf8")), random)
    test = scaled(data["features"][kept_back]), data["mask"][kept_back] == 1, data["action"][kept_back]
    print(f"{len(learnt):,} choices to learn from, {len(test[2]):,} kept back", flush=True)
    stages = [("round", chosen.rounds, data, learnt)]
    if chosen.before:
        before = load(chosen.before)
        stages.insert(0, ("before, round", chosen.before_rounds, before, np.flatnonzero(real(before))))
    for name, rounds, source, rows in stages:
        for number in range(1, rounds + 1):
            learn(network, source, rows, random)
            right = network.choose(test[0], test[1]) == test[2]
            print(f"{name} {number}: {right.mean():.1%} of the choices kept back", flush=True)


if __name__ == "__main__":
    main()
