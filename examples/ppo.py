"""Proximal policy optimisation for one seat against bots, in one file, on the vectorised environment.

    python examples/ppo.py --opponents random --out runs/random
    python examples/ppo.py --opponents adviser --lessons 320 --out runs/adviser
    python examples/ppo.py --opponents adviser --out runs/adviser --evaluate 400

needs `pip install sandtable[envs,ppo]`. The reward is the share of victory at the end and, on the way, a little for
every point by which the seat moves away from the others. With `--lessons` the policy first learns to choose as a bot
does, from so many of its games. `curve.csv` gets a line after every batch; a run that was stopped goes on from its last
one when it is started again, and `--start` begins a new one with the policy of another.
"""

import argparse
import csv
import math
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import nll_loss, smooth_l1_loss

from sandtable.bots import find_bot
from sandtable.engine import Sight
from sandtable.envs.desk import Desk, Eyes
from sandtable.envs.vector import VectorGames

GAMMA = 0.998
LAMBDA = 0.95
CLIP = 0.2
ROUNDS = 2
MINIBATCH = 512
WORTH_OF_A_POINT = 0.02
LESSON = 8
REMEMBERED = 64
TIMES = 4
COLUMNS = ["steps", "games", "processor-minutes", "minutes", "won", "entropy", "value-error"]


@dataclass
class Settings:
    game: str
    seats: int
    opponents: str
    out: Path
    start: Path | None
    teacher: str
    lessons: int
    steps: int
    games: int
    horizon: int
    rate: float
    entropy: float
    hidden: int
    seed: int


class Network(nn.Module):
    """features → two hidden layers → a number for each action, and what the position is worth."""

    def __init__(self, features: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, seen: Tensor, offered: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of how likely each action is, and the value."""
        inner = self.body(seen)
        worth = self.policy(inner).masked_fill(~offered, -1e9)
        return torch.log_softmax(worth, dim=1), self.value(inner).squeeze(1)


def drawn(odds: Tensor) -> Tensor:
    """An action for each row, by its odds."""
    return (odds - torch.empty_like(odds).exponential_().log()).argmax(dim=1)


def scaled(seen: Tensor) -> Tensor:
    """Large numbers count less, since a point more of many matters less than one of few."""
    return seen.sign() * seen.abs().log1p()


class Seats:
    """The games, seen by the one seat in each that learns."""

    def __init__(self, settings: Settings, seed: int, games: int) -> None:
        self.games = VectorGames(
            settings.game, games, settings.seats, seed=seed, opponents=rivals(settings.opponents, settings.seats)
        )
        self.seats = settings.seats
        self.own = np.arange(games)
        points = self.games.desk.encoder.feature("points")
        self.points = slice(points.first, points.first + settings.seats)
        self.lead = self.measure()

    def measure(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """How many points the seat is ahead of the mean of the others; it comes first in its own features."""
        points = self.games.observations[:, self.points]
        lead: np.ndarray[Any, np.dtype[np.float32]] = points[:, 0] - points[:, 1:].mean(axis=1)
        return lead

    def look(self) -> tuple[Tensor, Tensor]:
        return scaled(torch.from_numpy(self.games.observations)), torch.from_numpy(self.games.masks == 1)

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor, list[float]]:
        """What the seat gets, where its game has ended, and its share of each victory there."""
        seat = self.games.seats.copy()
        self.games.step(actions.numpy())
        returns, over = self.games.rewards[self.own, seat], self.games.over
        lead = self.measure()
        reward = np.where(over, returns, WORTH_OF_A_POINT * (lead - self.lead)).astype(np.float32)
        self.lead = lead
        shares = (returns[over] * (self.seats - 1) + 1) / self.seats
        return torch.from_numpy(reward), torch.from_numpy(over.copy()), shares.tolist()


def rivals(names: str, seats: int) -> str | list[str]:
    each = names.split(",")
    return names if len(each) == 1 else [each[number % len(each)] for number in range(seats - 1)]


@dataclass
class Batch:
    """What happened in all games for a while: a row for each step of each game."""

    seen: Tensor
    offered: Tensor
    actions: Tensor
    odds: Tensor
    gains: Tensor
    returns: Tensor


class Learner:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        torch.manual_seed(settings.seed)
        self.steps = self.played = 0
        self.processor = self.clock = 0.0
        self.shares: list[float] = []
        saved = self.saved()
        self.seats = Seats(settings, settings.seed + self.steps, settings.games)
        encoder = self.seats.games.desk.encoder
        self.network = Network(encoder.size, encoder.actions, settings.hidden)
        self.adam = torch.optim.Adam(self.network.parameters(), settings.rate, eps=1e-5)
        if saved is not None:
            self.network.load_state_dict(saved["network"])
            self.adam.load_state_dict(saved["adam"])
        elif settings.start is not None:
            self.network.load_state_dict(torch.load(settings.start, weights_only=True)["network"])

    def saved(self) -> dict[str, Any] | None:
        """Where the run was when it was stopped."""
        path = self.settings.out / "policy.pt"
        if not path.exists():
            return None
        saved: dict[str, Any] = torch.load(path, weights_only=True)
        self.steps, self.played, self.shares = saved["steps"], saved["played"], saved["shares"]
        self.processor, self.clock = saved["processor"], saved["clock"]
        return saved

    def save(self) -> None:
        path = self.settings.out / "policy.pt"
        state = {
            "network": self.network.state_dict(),
            "adam": self.adam.state_dict(),
            "steps": self.steps,
            "played": self.played,
            "shares": self.shares,
            "processor": self.processor,
            "clock": self.clock,
        }
        torch.save(state, path.with_suffix(".new"))
        path.with_suffix(".new").replace(path)

    def run(self) -> None:
        self.settings.out.mkdir(parents=True, exist_ok=True)
        if not self.steps and self.settings.lessons and not (self.settings.out / "policy.pt").exists():
            processor, clock = process_time(), perf_counter()
            attend(self)
            self.processor, self.clock = process_time() - processor, perf_counter() - clock
            self.save()
        while self.steps < self.settings.steps:
            processor, clock = process_time(), perf_counter()
            for group in self.adam.param_groups:
                group["lr"] = self.settings.rate * max(0.1, 1 - self.steps / self.settings.steps)
            entropy, error = self.learn(self.play())
            self.processor += process_time() - processor
            self.clock += perf_counter() - clock
            self.save()
            self.note(entropy, error)

    def note(self, entropy: float, error: float) -> None:
        path = self.settings.out / "curve.csv"
        new = not path.exists()
        self.shares = self.shares[-400:]
        won = sum(self.shares) / max(1, len(self.shares))
        row = [self.steps, self.played, f"{self.processor / 60:.2f}", f"{self.clock / 60:.2f}"]
        row += [f"{number:.4f}" for number in (won, entropy, error)]
        with path.open("a", newline="", encoding="utf8") as file:
            csv.writer(file).writerows([COLUMNS, row] if new else [row])
        print(*(f"{name} {value}" for name, value in zip(COLUMNS, row, strict=True)), flush=True)

    @torch.no_grad()
    def play(self) -> Batch:
        """Plays on in all games, and says of every action how much better it was than expected."""
        rows: list[tuple[Tensor, ...]] = []
        for _ in range(self.settings.horizon):
            seen, offered = self.seats.look()
            odds, values = self.network(seen, offered)
            actions = drawn(odds)
            rewards, over, shares = self.seats.step(actions)
            taken = odds.gather(1, actions[:, None]).squeeze(1)
            rows.append((seen, offered, actions, taken, values, rewards, over.float()))
            self.shares += shares
            self.played += len(shares)
        self.steps += len(rows) * self.settings.games
        seen, offered, actions, taken, values, rewards, over = (torch.stack(each) for each in zip(*rows, strict=True))
        gains = advantages(rewards, values, over, self.network(*self.seats.look())[1])
        parts = (seen, offered, actions, taken, gains, gains + values)
        return Batch(*(each.flatten(0, 1) for each in parts))

    def learn(self, batch: Batch) -> tuple[float, float]:
        """Makes what went well likelier, within bounds; the mean entropy and the mean error of the values."""
        told: list[tuple[float, float]] = []
        for _ in range(ROUNDS):
            for rows in torch.randperm(len(batch.actions)).split(MINIBATCH):
                odds, values = self.network(batch.seen[rows], batch.offered[rows])
                taken = odds.gather(1, batch.actions[rows][:, None]).squeeze(1)
                ratio = (taken - batch.odds[rows]).exp()
                gains = batch.gains[rows]
                gains = (gains - gains.mean()) / (gains.std() + 1e-8)
                policy = -torch.min(gains * ratio, gains * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
                entropy = -(odds.exp() * odds.clamp(min=-50)).sum(dim=1).mean()
                error = smooth_l1_loss(values, batch.returns[rows])
                self.improve(policy - self.settings.entropy * entropy + error)
                told.append((entropy.item(), error.item()))
        return float(np.mean([each[0] for each in told])), float(np.mean([each[1] for each in told]))

    def improve(self, loss: Tensor) -> None:
        self.adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.adam.step()


def advantages(rewards: Tensor, values: Tensor, over: Tensor, last: Tensor) -> Tensor:
    """Generalised advantage estimation, backwards from the last step; nothing is carried over an end."""
    gains = torch.zeros_like(rewards)
    carried = torch.zeros_like(last)
    for step in reversed(range(len(rewards))):
        goes_on = 1 - over[step]
        surprise = rewards[step] + GAMMA * last * goes_on - values[step]
        carried = surprise + GAMMA * LAMBDA * carried * goes_on
        gains[step], last = carried, values[step]
    return gains


def lesson(desk: Desk, teacher: str, seed: int) -> list[Tensor]:
    """One game of the teacher with itself: what was seen, offered and chosen, and what it was worth to who chose."""
    bot, random = find_bot(teacher, desk.game), Random(seed)
    episode = desk.deal(seed)
    eyes = Eyes(episode)
    rows: list[tuple[Any, ...]] = []
    while (decision := episode.decision) is not None:
        action = bot.choose(Sight(episode.runner, decision, random))
        rows.append((eyes.look(decision.seat), eyes.mask(decision.seat) == 1, action, decision.seat))
        episode.act(action)
    seen, offered, actions, by = (torch.from_numpy(np.stack(each)) for each in zip(*rows, strict=True))
    return [scaled(seen), offered, actions, torch.tensor(episode.returns())[by]]


def attend(learner: Learner) -> None:
    """Learns to choose as the teacher does. What is told of each lesson is how it would have chosen before it."""
    settings, desk = learner.settings, learner.seats.games.desk
    known: list[list[Tensor]] = []
    for number in range(0, settings.lessons, LESSON):
        new = [lesson(desk, settings.teacher, settings.seed * 1_000_003 + number + game) for game in range(LESSON)]
        with torch.no_grad():
            right = [learner.network(seen, offered)[0].argmax(dim=1) == actions for seen, offered, actions, _ in new]
        print(f"{number} games of {settings.teacher}: {torch.cat(right).float().mean():.1%} alike", flush=True)
        known = [*known, *new][-REMEMBERED:]
        seen, offered, actions, worth = (torch.cat(each) for each in zip(*known, strict=True))
        drawn_rows = torch.randint(len(actions), (TIMES * len(torch.cat(right)),))
        for rows in drawn_rows.split(MINIBATCH):
            odds, values = learner.network(seen[rows], offered[rows])
            learner.improve(nll_loss(odds, actions[rows]) + smooth_l1_loss(values, worth[rows]))


@torch.no_grad()
def evaluate(learner: Learner, count: int) -> str:
    """Plays new games without learning, the likeliest action each time; every seat equally often."""
    settings = learner.settings
    seats = Seats(settings, settings.seed + 1_000_000, settings.games)
    won = [[0.0] * 0 for _ in range(settings.games)]
    quota = math.ceil(count / settings.games)  # the first so many of each game, or short games would count for more
    while min(map(len, won)) < quota:
        _, over, shares = seats.step(learner.network(*seats.look())[0].argmax(dim=1))
        for game, share in zip(over.nonzero().flatten().tolist(), shares, strict=True):
            won[game].append(share)
    results = [share for each in won for share in each[:quota]]
    mean, error = float(np.mean(results)), float(np.std(results)) / math.sqrt(len(results))
    low, high = mean - 1.96 * error, mean + 1.96 * error
    return f"{mean:.1%} of {len(results)} games against {settings.opponents} (95 % interval {low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="states")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--opponents", default="random", help="a bot for all other seats, or several with commas")
    parser.add_argument("--out", type=Path, required=True, help="where the policy and its curve are kept")
    parser.add_argument("--start", type=Path, help="the policy to begin with")
    parser.add_argument("--teacher", default="adviser", help="the bot from whose games to learn first")
    parser.add_argument("--lessons", type=int, metavar="N", default=0, help="so many games of the teacher")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--horizon", type=int, default=64, help="steps of each game in a batch")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evaluate", type=int, metavar="N", default=0, help="play so many games, learning nothing")
    chosen = vars(parser.parse_args())
    count = chosen.pop("evaluate")
    torch.set_num_threads(1)  # layers so small gain nothing from a second one
    learner = Learner(Settings(**chosen))
    if count:
        print(evaluate(learner, count))
    else:
        learner.run()


if __name__ == "__main__":
    main()
