"""Proximal policy optimisation in one file, on the vectorised environment: against bots, or with itself at all seats.

    python examples/ppo.py --lessons 480 --opponents random --out runs/taught
    python examples/ppo.py --start runs/taught/policy.pt --opponents self --out runs/self
    python examples/ppo.py --adviser adviser --opponents adviser --out runs/advised
    python examples/ppo.py --adviser adviser --opponents adviser --out runs/advised --evaluate 400

needs `pip install sandtable[envs,ppo]`. The reward is the share of victory at the end. On the way the lead in points is
a potential: whatever it gives it takes back, so the best policy stays the same.

With `--lessons` the policy first learns from so many games what a bot would choose, and how much better it finds that
than the rest; it then plays by what it sees alone. With `--adviser` it hears before every choice what a bot would do
and finds each option worth. It begins by mostly following that, and learns where not to.

`curve.csv` gets a line after every batch; a run that was stopped goes on from its last one when it is started again,
and `--start` begins a new one with the policy of another.
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
from torch.nn.functional import smooth_l1_loss

from sandtable.bots import find_bot
from sandtable.engine import Encoder, Heuristic, Sight
from sandtable.envs.desk import Desk
from sandtable.envs.places import places_of
from sandtable.envs.vector import VectorGames

GAMMA = 1.0
LAMBDA = 0.95
CLIP = 0.2
ROUNDS = 3
MINIBATCH = 2048
WORTH_OF_A_POINT = 0.04
WANDER = 0.1
"""How often a pupil is shown what to do after an action that the teacher would not have taken."""
SHARPNESS = 10.0
"""How sure the teacher is of an option that it finds better by one point."""
LESSON = 16
LESSON_RATE = 2e-3
REMEMBERED = 400
TIMES = 4
ASKED = 64
"""The width of the layers that judge questions and single actions."""
BALANCE = 24.0
FAR_BEHIND = 4.0
TRUST = [0.5, 1.0, 1.0, 3.0]
"""What the policy makes of advice before it has learnt anything: mostly it follows it, and else does what is nearly as
good in the adviser's opinion."""
LOUD = 10.0
"""How much faster than the rest it is learnt what to make of advice, and what is done more often than advised."""
SELF = "self"
COLUMNS = ["steps", "games", "processor-minutes", "minutes", "won", "entropy", "value-error"]


@dataclass
class Settings:
    game: str
    seats: int
    opponents: str
    out: Path
    start: Path | None
    adviser: str | None
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
    """A number for each action that is offered, and what the position is worth.

    What is asked, and all that is seen of what it is about, weighs what two hidden layers make of the features: the
    same wishes speak for another state when another card is to be labelled. An action is also judged by what is seen
    of the thing it stands for, alike for all things of a kind, and by what was heard of it; how much that counts is
    learnt for every kind of question.
    """

    def __init__(self, encoder: Encoder, hidden: int) -> None:
        super().__init__()
        prompt, about = encoder.feature("prompt"), encoder.feature("about")
        self.prompt = slice(prompt.first, prompt.first + prompt.size)
        self.about = slice(about.first, about.first + about.size)
        self.register_buffer("places", torch.from_numpy(places_of(encoder.schema())), persistent=False)
        self.places: Tensor
        spoken = self.places.shape[1]
        self.body = nn.Sequential(nn.Linear(encoder.size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.question = nn.Sequential(nn.Linear(prompt.size + about.size + spoken, ASKED), nn.ReLU())
        self.weights, self.sharing = nn.Linear(ASKED, hidden), nn.Linear(ASKED, ASKED)
        self.policy = nn.Linear(hidden, encoder.actions)
        self.thing, self.which = nn.Linear(spoken + len(TRUST), ASKED), nn.Embedding(encoder.actions, ASKED)
        self.trust = nn.Parameter(torch.tensor([TRUST] * prompt.size) / LOUD)
        self.habit = nn.Parameter(torch.zeros(prompt.size, encoder.actions))
        self.liking = nn.Linear(ASKED, 1, bias=False)
        self.value = nn.Linear(hidden, 1)
        for layer, gain in ((self.policy, 0.01), (self.liking, 0.01), (self.value, 0.1)):
            nn.init.orthogonal_(layer.weight, gain)

    def forward(self, seen: Tensor, offered: Tensor, heard: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of how likely each action is, and the value."""
        padded = nn.functional.pad(seen, (0, 1))
        about = seen[:, self.about]
        of_it = padded.gather(1, self.places[about.argmax(dim=1)]) * (about.amax(dim=1, keepdim=True) > 0)
        asked = self.question(torch.cat([seen[:, self.prompt], about, of_it], dim=1))
        inner = self.body(seen)
        worth = self.policy(inner * (1 + self.weights(asked)))
        rows, actions = offered.nonzero(as_tuple=True)
        told = heard[rows, actions]
        of_them = torch.cat([padded[rows[:, None], self.places[actions]], told], dim=1)
        thing = self.thing(of_them) * (1 + self.sharing(asked)[rows])
        liked = self.liking(torch.relu(thing + self.which(actions))).squeeze(1)
        prompt = seen[:, self.prompt].argmax(dim=1)[rows]
        liked = liked + LOUD * ((told * self.trust[prompt]).sum(dim=1) + self.habit[prompt, actions])
        worth = worth.masked_fill(~offered, -1e9).index_put((rows, actions), liked, accumulate=True)
        return torch.log_softmax(worth, dim=1), self.value(inner).squeeze(1)


def hear(opinions: Tensor, advice: Tensor) -> Tensor:
    """By how much each action is behind the best in the adviser's opinion, told in three ways, as a little and a lot
    matter differently; and whether it is what the adviser would do."""
    known = opinions.nan_to_num(-FAR_BEHIND * 9)
    behind = (known.amax(dim=1, keepdim=True) - known).clamp(max=FAR_BEHIND)
    advised = nn.functional.one_hot(advice, opinions.shape[1])
    return torch.stack([-behind / FAR_BEHIND, (-behind).exp(), (-4 * behind).exp(), advised.float()], dim=2)


def drawn(odds: Tensor) -> Tensor:
    """An action for each row, by its odds."""
    return (odds - torch.empty_like(odds).exponential_().log()).argmax(dim=1)


class Scale:
    """Large numbers count less, since a point more of many matters less than one of few; but balances, which may be
    negative, have to add up."""

    def __init__(self, encoder: Encoder) -> None:
        self.balances = [slice(each.first, each.first + each.size) for each in encoder.features if each.low < 0]

    def __call__(self, rows: Tensor) -> Tensor:
        seen = rows.float()
        scaled = seen.clamp(min=0).log1p()
        for place in self.balances:
            scaled[:, place] = seen[:, place] / BALANCE
        return scaled


class Potential:
    """What a position is worth by its points: the lead over the mean of the others; the seat that looks comes first."""

    def __init__(self, desk: Desk) -> None:
        first = desk.encoder.feature("points").first
        self.points = slice(first, first + desk.seats)

    def __call__(self, rows: Tensor) -> Tensor:
        points = rows[:, self.points].float()
        return WORTH_OF_A_POINT * (points[:, 0] - points[:, 1:].mean(dim=1))


class Seats:
    """The games, seen by whoever acts in each: one seat against bots, or every seat in turn."""

    def __init__(self, settings: Settings, opponents: str, seed: int, games: int) -> None:
        bots = None if opponents == SELF else rivals(opponents, settings.seats)
        adviser = settings.adviser
        self.games = VectorGames(settings.game, games, settings.seats, seed=seed, opponents=bots, adviser=adviser)
        self.silence = None if adviser else torch.zeros(*self.games.masks.shape, len(TRUST))
        self.seats = settings.seats
        self.own = np.arange(games)
        self.potential = Potential(self.games.desk)
        self.scale = Scale(self.games.desk.encoder)

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the acting seats see, what they may do, and what they hear of it."""
        seen, offered = self.scale(torch.from_numpy(self.games.observations)), torch.from_numpy(self.games.masks == 1)
        if self.silence is not None:
            return seen, offered, self.silence
        return seen, offered, hear(torch.from_numpy(self.games.opinions), torch.from_numpy(self.games.advice).long())

    def acting(self) -> tuple[Tensor, Tensor]:
        """Which seat acts in each game, and the potential of its position."""
        return torch.from_numpy(self.games.seats).long(), self.potential(torch.from_numpy(self.games.observations))

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor, list[float]]:
        """What each seat gets, where a game has ended, and the share of each victory there of the seat that acted."""
        seat = self.games.seats.copy()
        self.games.step(actions.numpy())
        over = self.games.over
        returns = self.games.rewards[self.own, seat][over]
        shares = (returns * (self.seats - 1) + 1) / self.seats
        return torch.from_numpy(self.games.rewards.copy()), torch.from_numpy(over.copy()), shares.tolist()


def rivals(names: str, seats: int) -> str | list[str]:
    each = names.split(",")
    return names if len(each) == 1 else [each[number % len(each)] for number in range(seats - 1)]


@dataclass
class Batch:
    """What happened in all games for a while: a row for each step of each game."""

    seen: Tensor
    offered: Tensor
    heard: Tensor
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
        self.seats = Seats(settings, settings.opponents, settings.seed + self.steps, settings.games)
        encoder = self.seats.games.desk.encoder
        self.network = Network(encoder, settings.hidden)
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

    def save(self, name: str = "policy.pt") -> None:
        path = self.settings.out / name
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
        processor, clock = process_time() - self.processor, perf_counter() - self.clock
        if self.settings.lessons and not (self.settings.out / "policy.pt").exists():
            attend(self)
            self.adam = torch.optim.Adam(self.network.parameters(), self.settings.rate, eps=1e-5)
        while self.steps < self.settings.steps:
            for group in self.adam.param_groups:
                group["lr"] = self.settings.rate * max(0.1, 1 - self.steps / self.settings.steps)
            entropy, error = self.learn(self.play())
            self.processor, self.clock = process_time() - processor, perf_counter() - clock
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
            seen, offered, heard = self.seats.look()
            by, potential = self.seats.acting()
            odds, values = self.network(seen, offered, heard)
            actions = drawn(odds)
            rewards, over, shares = self.seats.step(actions)
            taken = odds.gather(1, actions[:, None]).squeeze(1)
            rows.append((seen, offered, heard, actions, taken, values, by, potential, rewards, over))
            self.shares += shares
            self.played += len(shares)
        self.steps += len(rows) * self.settings.games
        stacked = [torch.stack(each) for each in zip(*rows, strict=True)]
        seen, offered, heard, actions, taken, values, by, potential, rewards, over = stacked
        last = (*self.seats.acting(), self.network(*self.seats.look())[1])
        gains, known = advantages(values, by, potential, rewards, over, last)
        parts = (seen, offered, heard, actions, taken, gains, gains + values)
        real = known & (offered.sum(dim=2) > 1)  # where nothing is to be chosen, nothing is to be learnt
        return Batch(*(each[real] for each in parts))

    def learn(self, batch: Batch) -> tuple[float, float]:
        """Makes what went well likelier, within bounds; the mean entropy and the mean error of the values."""
        told: list[tuple[float, float]] = []
        gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
        for _ in range(ROUNDS):
            for rows in torch.randperm(len(batch.actions)).split(MINIBATCH):
                odds, values = self.network(batch.seen[rows], batch.offered[rows], batch.heard[rows])
                taken = odds.gather(1, batch.actions[rows][:, None]).squeeze(1)
                ratio = (taken - batch.odds[rows]).exp()
                policy = -torch.min(gains[rows] * ratio, gains[rows] * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
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


def advantages(
    values: Tensor, by: Tensor, potential: Tensor, rewards: Tensor, over: Tensor, last: tuple[Tensor, ...]
) -> tuple[Tensor, Tensor]:
    """Generalised advantage estimation, backwards from the last step, for every seat from one of its decisions to its
    next; and of which steps it is known. Nothing is carried over an end, where the potential is zero."""
    games = torch.arange(values.shape[1])
    due, carried, worth = (torch.zeros(rewards.shape[1:]) for _ in range(3))
    follows = torch.zeros(rewards.shape[1:], dtype=torch.bool)
    acting, standing, value = last
    worth[games, acting] = value + standing
    follows[games, acting] = True
    gains, known = torch.zeros_like(values), torch.zeros_like(over)
    for step in reversed(range(len(values))):
        ended, seat = over[step], by[step]
        due[ended], carried[ended], worth[ended], follows[ended] = rewards[step][ended], 0.0, 0.0, True
        here = values[step] + potential[step]
        surprise = due[games, seat] + GAMMA * worth[games, seat] - here
        known[step] = follows[games, seat]
        gains[step] = torch.where(known[step], surprise + GAMMA * LAMBDA * carried[games, seat], 0.0)
        due[games, seat], carried[games, seat], worth[games, seat] = 0.0, gains[step], here
        follows[games, seat] = True
    return gains, known


Lesson = list[Tensor]
"""Of one game: what was seen, how sure the teacher was of each action, and what came of it."""


def lesson(desk: Desk, teacher: str, seed: int) -> Lesson:
    """One game of the teacher with itself, now and then off its way."""
    bot, random = find_bot(teacher, desk.game), Random(seed)
    episode = desk.deal(seed)
    rows: list[Any] = []
    sure: list[Any] = []
    seats: list[int] = []
    while (decision := episode.decision) is not None:
        action = bot.choose(Sight(episode.runner, decision, random))
        options = list(decision.options)
        if len(options) > 1:
            episode.look(decision.seat)
            rows.append(np.frombuffer(bytes(episode.sink), np.int16))
            sure.append(sureness(desk, options, action, bot.rates if isinstance(bot, Heuristic) else []))
            seats.append(decision.seat)
            action = random.choice(options) if random.random() < WANDER else action
        episode.act(action)
    returns = torch.tensor(episode.returns())[seats]
    return [torch.from_numpy(np.stack(rows)), torch.from_numpy(np.stack(sure)), returns]


def sureness(desk: Desk, options: list[int], action: int, rates: list[float]) -> Any:
    """How likely the pupil should be to take each action; less than nothing where it is not offered."""
    sure = np.full(desk.encoder.actions, -1.0, np.float32)
    if len(rates) == len(options):
        better = np.exp(SHARPNESS * (np.array(rates) - max(rates)))
        sure[options] = better / better.sum()
    else:
        sure[options] = 0.0
        sure[action] = 1.0
    return sure


def attend(learner: Learner) -> None:
    """Learns to choose as the teacher does. What is told of each lesson is how it would have chosen before it."""
    settings = learner.settings
    desk = Desk(settings.game, settings.seats)
    potential, scale = Potential(desk), Scale(desk.encoder)
    known: list[Lesson] = []
    random = Random(settings.seed)
    for number in range(0, settings.lessons, LESSON):
        for group in learner.adam.param_groups:
            group["lr"] = LESSON_RATE * max(0.05, 1 - number / settings.lessons)
        new = [lesson(desk, settings.teacher, settings.seed * 1_000_003 + number + game) for game in range(LESSON)]
        known = [*known, *new][-REMEMBERED:]
        print(f"{number} games of {settings.teacher}: {alike(learner.network, scale, new):.1%} alike", flush=True)
        again = random.sample(known, min(len(known), TIMES * LESSON))
        seen, sure, worth = (torch.cat(each) for each in zip(*again, strict=True))
        for rows in torch.randperm(len(worth)).split(MINIBATCH):
            odds, values = learner.network(scale(seen[rows]), sure[rows] >= 0, silence(sure[rows]))
            unlike = -(sure[rows].clamp(min=0) * odds.clamp(min=-50)).sum(dim=1).mean()
            learner.improve(unlike + smooth_l1_loss(values, worth[rows] - potential(seen[rows])))
    learner.save("lessons.pt")


def silence(sure: Tensor) -> Tensor:
    """A teacher is not heard beforehand."""
    return torch.zeros(*sure.shape, len(TRUST))


@torch.no_grad()
def alike(network: Network, scale: Scale, lessons: list[Lesson]) -> float:
    """How often the pupil's likeliest action is one that the teacher finds best."""
    seen, sure, _ = (torch.cat(each) for each in zip(*lessons, strict=True))
    best = network(scale(seen), sure >= 0, silence(sure))[0].argmax(dim=1, keepdim=True)
    good = sure.gather(1, best).squeeze(1) >= sure.max(dim=1).values - 1e-6
    return float(good.float().mean())


@torch.no_grad()
def evaluate(learner: Learner, opponents: str, count: int) -> str:
    """Plays new games without learning, the likeliest action each time; every seat equally often."""
    settings = learner.settings
    seats = Seats(settings, opponents, settings.seed + 1_000_000, settings.games)
    won = [[0.0] * 0 for _ in range(settings.games)]
    quota = math.ceil(count / settings.games)  # the first so many of each game, or short games would count for more
    while min(map(len, won)) < quota:
        _, over, shares = seats.step(learner.network(*seats.look())[0].argmax(dim=1))
        for game, share in zip(over.nonzero().flatten().tolist(), shares, strict=True):
            won[game].append(share)
    results = [share for each in won for share in each[:quota]]
    low, high = wilson(float(np.mean(results)), len(results))
    return f"{np.mean(results):.1%} of {len(results)} games against {opponents} (95 % interval {low:.1%} to {high:.1%})"


def wilson(share: float, count: int) -> tuple[float, float]:
    """The interval in which the true share lies, by Wilson's score; shared victories make it a little too wide."""
    z = 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="states")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--opponents", default="random", help="a bot for all other seats, several with commas, or self")
    parser.add_argument("--out", type=Path, required=True, help="where the policy and its curve are kept")
    parser.add_argument("--start", type=Path, help="the policy to begin with")
    parser.add_argument("--adviser", help="a bot whose opinion of every option is heard before each choice")
    parser.add_argument("--teacher", default="adviser", help="the bot from whose games to learn first")
    parser.add_argument("--lessons", type=int, metavar="N", default=0, help="so many games of the teacher")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--horizon", type=int, default=64, help="steps of each game in a batch")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evaluate", type=int, metavar="N", default=0, help="play so many games, learning nothing")
    chosen = vars(parser.parse_args())
    count = chosen.pop("evaluate")
    torch.set_num_threads(1)  # layers so small gain nothing from a second one
    learner = Learner(Settings(**chosen))
    if count:
        print(evaluate(learner, chosen["opponents"], count))
    else:
        learner.run()


if __name__ == "__main__":
    main()
