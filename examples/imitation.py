"""Learns to choose as a bot does, from its games, with NumPy alone.

    sandtable simulate twilight -n 200 --bots twilight-basic --seed 1 --out run
    sandtable export run --for learning --format numpy --out steps
    python examples/imitation.py steps

A network with one hidden layer judges each option by the features of the position and by what they say of the thing
that the option stands for, and is told the action that the bot took. Every fifth game is kept back; the share of its
choices that the network would have made too is printed after every round. Where only one option is offered, nothing is
counted.

Games of a bot that thinks long are dear, and what a quick one thinks of the same options is not:

    sandtable export run --for learning --format numpy --opinion twilight-basic --out steps

writes it beside the steps. The network then also hears by how much each option is behind the best in that opinion, and
learns for every kind of question how much to make of it. With `--before` the network first learns from many games of
the quick bot; nothing is kept back of these. With `--every` each fifth of the games is kept back in turn, and what is
told in the end is of all choices. `--curve` writes what was predicted after each round, for `examples/curve.py`.
"""

import argparse
import csv
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.envs.places import places_of

Floats = npt.NDArray[np.float32]

HIDDEN = 128
BATCH = 64
RATE = 5e-4
DECAY = 0.02
FIFTHS = 5
FAR_BEHIND = 4.0
HEARD = 4
"""How many numbers tell what the opinion says of an option."""


@dataclass
class Choices:
    """What was seen, what was offered, what a quick bot thought of it (alike of everything, if nobody was asked), and
    what was taken."""

    seen: Floats
    offered: npt.NDArray[np.bool_]
    opinion: Floats
    taken: npt.NDArray[np.int32]


@dataclass
class Judgement:
    """One entry for each option of each row, row after row; `first` says where a row begins."""

    rows: npt.NDArray[np.intp]
    actions: npt.NDArray[np.intp]
    things: Floats
    heard: Floats
    hidden: Floats
    odds: Floats
    first: npt.NDArray[np.intp]


class Network:
    """(features + what they say of the thing that an option stands for + what was heard of it + the option itself) →
    hidden → a number for each option that is offered, to which what was heard is added once more, trained with Adam."""

    def __init__(self, schema: dict[str, Any], random: np.random.Generator) -> None:
        def layer(rows: int, columns: int, gain: float) -> Floats:
            return random.standard_normal((rows, columns), np.float32) * np.float32(gain * np.sqrt(2 / rows))

        self.places = places_of(schema)
        actions, spoken = self.places.shape
        prompt = next(block for block in schema["blocks"] if block["name"] == "prompt")
        self.prompt = slice(prompt["first"], prompt["first"] + prompt["shape"][0])
        self.seen, self.thing = layer(schema["size"], HIDDEN, 1.0), layer(spoken + HEARD, HIDDEN, 1.0)
        self.which, self.bias = layer(actions, HIDDEN, 1.0), np.zeros(HIDDEN, np.float32)
        self.liking = layer(HIDDEN, 1, 0.1)[:, 0]
        self.trust = np.ones((prompt["shape"][0], HEARD), np.float32)
        self.weights = [self.seen, self.thing, self.which, self.bias, self.liking, self.trust]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def judge(self, choices: Choices) -> Judgement:
        """How likely each offered option is, and how that came about."""
        seen = choices.seen
        rows, actions = np.nonzero(choices.offered)
        first = np.flatnonzero(np.diff(rows, prepend=-1))
        padded = np.pad(seen, ((0, 0), (0, 1)))
        heard = hear(choices.opinion[rows, actions], rows, first)
        things = np.concatenate([padded[rows[:, None], self.places[actions]], heard], axis=1)
        hidden = np.maximum((seen @ self.seen + self.bias)[rows] + things @ self.thing + self.which[actions], 0)
        worth = hidden @ self.liking + (heard * self.trust[self.asked(seen)[rows]]).sum(axis=1)
        odds: Floats = np.exp(worth - np.maximum.reduceat(worth, first)[rows])
        odds /= np.add.reduceat(odds, first)[rows]
        return Judgement(rows, actions, things, heard, hidden, odds, first)

    def asked(self, seen: Floats) -> npt.NDArray[np.intp]:
        question: npt.NDArray[np.intp] = seen[:, self.prompt].argmax(axis=1)
        return question

    def choose(self, choices: Choices) -> npt.NDArray[np.intp]:
        judged = self.judge(choices)
        table = np.zeros(choices.offered.shape, np.float32)
        table[judged.rows, judged.actions] = judged.odds
        likeliest: npt.NDArray[np.intp] = table.argmax(axis=1)
        return likeliest

    def learn(self, choices: Choices) -> None:
        judged, taken = self.judge(choices), choices.taken
        wrong = (judged.odds - (judged.actions == taken[judged.rows])) / np.float32(len(taken))
        back = np.outer(wrong, self.liking) * (judged.hidden > 0)
        by_row = np.add.reduceat(back, judged.first)
        which, trust = np.zeros_like(self.which), np.zeros_like(self.trust)
        np.add.at(which, judged.actions, back)
        np.add.at(trust, self.asked(choices.seen)[judged.rows], judged.heard * wrong[:, None])
        slopes = [choices.seen.T @ by_row, judged.things.T @ back, which, by_row.sum(axis=0), judged.hidden.T @ wrong]
        self.change([*slopes, trust])

    def change(self, slopes: list[Floats]) -> None:
        self.steps += 1
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = mean / (1 - 0.9**self.steps), square / (1 - 0.999**self.steps)
            weight -= RATE * (fair[0] / (np.sqrt(fair[1]) + 1e-8) + DECAY * weight)


def hear(opinion: Floats, rows: npt.NDArray[np.intp], first: npt.NDArray[np.intp]) -> Floats:
    """By how much an option is behind the best, told in three ways, as a little and a lot matter differently; and
    whether it is the best, or its share if several are."""
    behind = np.minimum(np.maximum.reduceat(opinion, first)[rows] - opinion, FAR_BEHIND)
    best = (behind == 0).astype(np.float32)
    share = best / np.add.reduceat(best, first)[rows]
    return np.stack([-behind / FAR_BEHIND, np.exp(-behind), np.exp(-4 * behind), share], axis=1)


def load(folder: Path) -> dict[str, Any]:
    files = [np.load(path) for path in sorted(folder.glob("*.npz"))]
    return {name: np.concatenate([each[name] for each in files]) for name in files[0].files}


def scaled(features: npt.NDArray[np.int16]) -> Floats:
    """Large numbers count less: a point more of many matters less than one of few."""
    return np.sign(features) * np.log1p(np.abs(features).astype(np.float32))


def choices_of(data: dict[str, Any], rows: npt.NDArray[Any]) -> Choices:
    mask = data["mask"][rows]
    opinion = data["opinion"][rows] if "opinion" in data else np.zeros(mask.shape, np.float32)
    return Choices(scaled(data["features"][rows]), mask == 1, opinion, data["action"][rows])


def learn(network: Network, data: dict[str, Any], learnt: npt.NDArray[np.intp], random: np.random.Generator) -> None:
    """One round: every choice once, in another order each time."""
    random.shuffle(learnt)
    for first in range(0, len(learnt), BATCH):
        network.learn(choices_of(data, learnt[first : first + BATCH]))


def real(data: dict[str, Any]) -> npt.NDArray[np.bool_]:
    """Where nothing is to be chosen, nothing is to be learnt."""
    chosen: npt.NDArray[np.bool_] = data["mask"].sum(axis=1) > 1
    return chosen


def by_opinion(choices: Choices) -> float:
    """The share of the choices that the opinion alone would make, equals drawn by lot."""
    offered = np.where(choices.offered, choices.opinion, -np.inf)
    best = offered == offered.max(axis=1, keepdims=True)
    return float((best[np.arange(len(best)), choices.taken] / best.sum(axis=1)).mean())


def imitate(chosen: argparse.Namespace, fifth: int) -> npt.NDArray[np.bool_]:
    """Learns from four fifths of the games; which choices of the other fifth it would have made too, by rounds."""
    data = load(chosen.steps)
    kept_back = (data["game"] % FIFTHS == fifth) & real(data)
    learnt = np.flatnonzero((data["game"] % FIFTHS != fifth) & real(data))
    random = np.random.default_rng(chosen.seed)
    network = Network(json.loads((chosen.steps / "schema.json").read_text(encoding="utf8")), random)
    test = choices_of(data, np.flatnonzero(kept_back))
    heard = f", {by_opinion(test):.1%} of them as the opinion has it" if "opinion" in data else ""
    print(f"{len(learnt):,} choices to learn from, {len(test.taken):,} kept back{heard}", flush=True)
    stages = [("round", chosen.rounds, data, learnt)]
    if chosen.before:
        before = load(chosen.before)
        stages.insert(0, ("before, round", chosen.before_rounds, before, np.flatnonzero(real(before))))
    right: list[npt.NDArray[np.bool_]] = []
    for name, rounds, source, rows in stages:
        for number in range(1, rounds + 1):
            learn(network, source, rows, random)
            right.append(network.choose(test) == test.taken)
            print(f"{name} {number}: {right[-1].mean():.1%} of the choices kept back", flush=True)
    return np.stack(right)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", type=Path, help="what `sandtable export --format numpy` has written")
    parser.add_argument("--before", type=Path, help="the same of another bot, to learn from first")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--before-rounds", type=int, default=2)
    parser.add_argument("--every", action="store_true", help="keep back each fifth of the games in turn")
    parser.add_argument("--curve", type=Path, help="a table of the share predicted after each round")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    fifths = range(FIFTHS) if chosen.every else [FIFTHS - 1]
    rounds = np.concatenate([imitate(chosen, fifth) for fifth in fifths], axis=1)
    if chosen.curve:
        with chosen.curve.open("w", newline="", encoding="utf8") as file:
            csv.writer(file).writerows([["round", "alike"], *enumerate(rounds.mean(axis=1), 1)])
    right = rounds[-1]
    error = 1.96 * np.sqrt(right.mean() * (1 - right.mean()) / len(right))
    print(f"{right.mean():.1%} of {len(right):,} choices kept back (95 % interval ± {error:.1%})")


if __name__ == "__main__":
    main()
