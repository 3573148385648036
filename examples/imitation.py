"""Learns to choose as a bot does, from its games, with NumPy alone.

    sandtable simulate twilight -n 200 --bots twilight-basic --seed 1 --out run
    sandtable export run --for learning --format numpy --out steps
    python examples/imitation.py steps

A network with one hidden layer sees the features, is offered the mask, and is told the action that the bot took. Every
fifth game is kept back; the share of its choices that the network would have made too is printed after every round.

Games of a bot that thinks long are dear. With `--before` the network first learns from many games of a quick one, to
whose choices those of the other are often alike, and goes on from there; nothing is kept back of these.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]

HIDDEN = 256
BATCH = 256
RATE = 1e-3


class Network:
    """features → hidden → a number for each action, trained with Adam."""

    def __init__(self, features: int, actions: int, random: np.random.Generator) -> None:
        def layer(rows: int, columns: int) -> Floats:
            return random.standard_normal((rows, columns), np.float32) * np.float32(np.sqrt(2 / rows))

        self.weights = [layer(features, HIDDEN), np.zeros(HIDDEN, np.float32)]
        self.weights += [layer(HIDDEN, actions) * 0.1, np.zeros(actions, np.float32)]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def odds(self, seen: Floats, offered: npt.NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """What is in the hidden layer, and how likely each offered action is."""
        inner, bias, outer, last = self.weights
        hidden = np.maximum(seen @ inner + bias, 0)
        worth = np.where(offered, hidden @ outer + last, -np.inf)
        odds = np.exp(worth - worth.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True)

    def learn(self, seen: Floats, offered: npt.NDArray[np.bool_], taken: npt.NDArray[np.int32]) -> None:
        hidden, odds = self.odds(seen, offered)
        odds[np.arange(len(taken)), taken] -= 1
        odds /= len(taken)
        back = (odds @ self.weights[2].T) * (hidden > 0)
        self.change([seen.T @ back, back.sum(axis=0), hidden.T @ odds, odds.sum(axis=0)])

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
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    data = load(chosen.steps)
    kept_back = (data["game"] % 5 == 4) & real(data)
    learnt = np.flatnonzero((data["game"] % 5 != 4) & real(data))
    random = np.random.default_rng(chosen.seed)
    network = Network(data["features"].shape[1], data["mask"].shape[1], random)
    test = scaled(data["features"][kept_back]), data["mask"][kept_back] == 1, data["action"][kept_back]
    print(f"{len(learnt):,} choices to learn from, {len(test[2]):,} kept back", flush=True)
    stages = [("round", data, learnt)]
    if chosen.before:
        before = load(chosen.before)
        stages.insert(0, ("before, round", before, np.flatnonzero(real(before))))
    for name, source, rows in stages:
        for number in range(1, chosen.rounds + 1):
            learn(network, source, rows, random)
            right = network.odds(test[0], test[1])[1].argmax(axis=1) == test[2]
            print(f"{name} {number}: {right.mean():.1%} of the choices kept back", flush=True)


if __name__ == "__main__":
    main()
