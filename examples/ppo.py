"""Proximal policy optimisation for `states` in one file: against bots, or with itself at all seats.

    python examples/ppo.py --lessons 600000 --leash 0.05 --opponents adviser --out runs/taught
    python examples/ppo.py --opponents adviser --out runs/taught --evaluate 400
    python examples/ppo.py --start runs/taught/policy.pt --opponents self --out runs/self
    python examples/ppo.py --adviser adviser --opponents adviser --out runs/advised

needs `pip install sandtable[envs,ppo]`. The reward is the share of victory at the end. On the way the lead in points is
a potential: whatever it gives it takes back, so the best policy stays the same.

With `--lessons` the policy first learns from so many answers of a bot what that would choose, and how much better it
finds that than the rest; it then plays by what it sees alone. `--leash` keeps it near what it has learnt there, and
with `--patience` it first finds out what positions are worth. With `--adviser` it hears before every choice what a bot
would do and finds each option worth. It begins by mostly following that, and learns where not to.

`curve.csv` gets a line after every batch; a run that was stopped goes on from its last one when it is started again,
and `--start` begins a new one with the policy of another.
"""

import argparse
import csv
import math
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import smooth_l1_loss

from sandtable.engine import Encoder
from sandtable.envs.desk import Desk
from sandtable.envs.places import places_of
from sandtable.envs.vector import VectorGames

GAME = "states"
GAMMA = 1.0
LAMBDA = 0.95
CLIP = 0.2
ROUNDS = 3
MINIBATCH = 2048
WORTH_OF_A_POINT = 0.04
WANDER = 0.03
"""How often in lessons something is done that neither the teacher nor the pupil would do."""
SHARPNESS = 10.0
"""How sure the teacher is of an option that it finds better by one point."""
NEARLY = 1e-6
HEARD_AT_ONCE = 64
"""After so many steps of all games the pupil goes over its notes."""
LESSON = 1024
LESSON_RATE = 2e-3
REMEMBERED = 300_000
TIMES = 2
"""How often an answer of the teacher is gone over."""
ASKED = 64
"""The width of the layers that judge questions and single actions."""
PAIR = 96
"""The width of the layer that judges pairs of states."""
NO_CARD = -4.0
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
    leash: float
    patience: int
    hidden: int
    seed: int


def block(encoder: Encoder, name: str) -> slice:
    """Where a row speaks of something."""
    feature = encoder.feature(name)
    return slice(feature.first, feature.first + feature.size)


def of_kind(encoder: Encoder, kind: str) -> slice:
    """The actions that stand for things of a kind."""
    actions = [action for action, name in enumerate(encoder.schema()["actions"]) if name.startswith(kind + ":")]
    return slice(actions[0], actions[-1] + 1)


class Plays(nn.Module):
    """What comes of the cards of `states`: all pairs of states that a card could be laid on are judged alike, and a
    state with itself where one label is enough. A card in hand is worth its best pair, a label the best pair that it
    leaves open, and a card with its labels on the pair that they name.
    """

    def __init__(self, encoder: Encoder, hidden: int, places: Tensor) -> None:
        super().__init__()
        self.cards, self.states, self.choices = (of_kind(encoder, kind) for kind in ("card", "state", "choice"))
        self.hand, self.laid, self.about = (block(encoder, name) for name in ("hand", "laid", "about"))
        self.labels = [block(encoder, name) for name in ("choice", "first-label", "second-label")]
        spoken = places[self.states]
        self.register_buffer("places", spoken[:, (spoken < encoder.size).any(dim=0)], persistent=False)
        self.places: Tensor
        self.actions, self.count = encoder.actions, len(spoken)
        self.of_state, self.of_all = nn.Linear(self.places.shape[1], 2 * PAIR), nn.Linear(hidden, 2 * PAIR * self.count)
        self.of_pair = nn.Parameter(torch.randn(self.count, self.count, PAIR) * 0.3)
        ways = (self.choices.stop - self.choices.start) * (self.cards.stop - self.cards.start)
        self.of_card = nn.Parameter(torch.randn(PAIR, ways) * 0.01)

    def judge(self, padded: Tensor, inner: Tensor) -> Tensor:
        """By row, first and second state, choice and card."""
        states = self.of_state(padded[:, self.places]) + self.of_all(inner).view(len(inner), self.count, -1)
        one, other = states.chunk(2, dim=2)
        pairs = torch.relu(one[:, :, None] + other[:, None] + self.of_pair)
        cards = self.cards.stop - self.cards.start
        return (pairs @ self.of_card).view(len(inner), self.count, self.count, -1, cards)

    def forward(self, padded: Tensor, inner: Tensor) -> tuple[Tensor, Tensor]:
        """What every action is worth by that, and the best of the hand with what has been laid."""
        worth = self.judge(padded, inner)
        rows, cards = torch.arange(len(inner))[:, None], torch.arange(worth.shape[4])
        marks = [padded[:, each].view(len(inner), -1, len(cards)) for each in self.labels]
        choice, first, second = (mark.argmax(dim=1) for mark in marks)
        is_labelled, has_second = marks[1].amax(dim=1) > 0, marks[2].amax(dim=1) > 0
        ways = worth.amax(dim=(1, 2))
        named = worth[rows, first, torch.where(has_second, second, first), choice, cards]
        of_cards = torch.where(is_labelled, named, ways.amax(dim=1))
        asked = padded[:, self.about][:, self.cards]
        row, card = rows[:, 0], asked.argmax(dim=1)
        is_asked = asked.amax(dim=1, keepdim=True) > 0
        table = worth[row, :, :, choice[row, card], card]
        labels = torch.where(is_labelled[row, card][:, None], table[row, first[row, card]], table.amax(dim=2))
        opinion = inner.new_zeros(len(inner), self.actions)
        opinion[:, self.cards] = of_cards
        opinion[:, self.states] = labels * is_asked
        opinion[:, self.choices] = ways[row, :, card] * is_asked
        held = of_cards.masked_fill(padded[:, self.hand] == 0, NO_CARD).topk(3, dim=1).values
        laid = padded[:, self.laid][:, : len(cards)] > 0
        return opinion, torch.cat([held, (of_cards * laid).sum(dim=1, keepdim=True)], dim=1)


class Network(nn.Module):
    """A number for each action that is offered, and what the position is worth.

    What is asked, and all that is seen of what it is about, weighs what two hidden layers make of the features: the
    same wishes speak for another state when another card is to be labelled. An action is also judged by what is seen
    of the thing it stands for, alike for all things of a kind, by what comes of its card, and by what was heard of it;
    how much that counts is learnt for every kind of question.
    """

    def __init__(self, encoder: Encoder, hidden: int) -> None:
        super().__init__()
        self.prompt, self.about = block(encoder, "prompt"), block(encoder, "about")
        self.seat, self.seats = block(encoder, "seat"), block(encoder, "seats")
        self.targets = of_kind(encoder, "seat")
        self.register_buffer("places", torch.from_numpy(places_of(encoder.schema())), persistent=False)
        self.places: Tensor
        spoken, prompts = self.places.shape[1], self.prompt.stop - self.prompt.start
        self.body = nn.Sequential(nn.Linear(encoder.size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.plays = Plays(encoder, hidden, self.places)
        self.question = nn.Sequential(nn.Linear(prompts + encoder.actions + spoken + 4, ASKED), nn.ReLU())
        self.weights, self.sharing = nn.Linear(ASKED, hidden), nn.Linear(ASKED, ASKED)
        self.policy = nn.Linear(hidden, encoder.actions)
        self.thing, self.which = nn.Linear(spoken + 1 + len(TRUST), ASKED), nn.Embedding(encoder.actions, ASKED)
        self.trust = nn.Parameter(torch.tensor([TRUST] * prompts) / LOUD)
        self.esteem = nn.Parameter(torch.ones(prompts))
        self.habit = nn.Parameter(torch.zeros(prompts, encoder.actions))
        self.liking = nn.Linear(ASKED, 1, bias=False)
        self.value = nn.Sequential(nn.Linear(encoder.size, ASKED), nn.ReLU(), nn.Linear(ASKED, 1))
        for layer in (self.policy, self.liking):
            nn.init.orthogonal_(layer.weight, 0.01)

    def forward(self, seen: Tensor, offered: Tensor, heard: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of how likely each action is, and the value."""
        padded = nn.functional.pad(seen, (0, 1))
        about = seen[:, self.about]
        of_it = padded.gather(1, self.places[about.argmax(dim=1)]) * (about.amax(dim=1, keepdim=True) > 0)
        inner = self.body(seen)
        opinion, summary = self.plays(padded, inner)
        asked = self.question(torch.cat([seen[:, self.prompt], about, of_it, summary], dim=1))
        worth = self.policy(inner * (1 + self.weights(asked)))
        rows, actions = offered.nonzero(as_tuple=True)
        told, own = heard[rows, actions], opinion[rows, actions]
        things = self.places[self.from_here(seen, rows, actions)]
        thing = self.thing(torch.cat([padded[rows[:, None], things], own[:, None], told], dim=1))
        liked = self.liking(torch.relu(thing * (1 + self.sharing(asked)[rows]) + self.which(actions))).squeeze(1)
        prompt = seen[:, self.prompt].argmax(dim=1)[rows]
        liked = liked + LOUD * ((told * self.trust[prompt]).sum(dim=1) + self.habit[prompt, actions])
        liked = liked + self.esteem[prompt] * own
        worth = worth.masked_fill(~offered, -1e9).index_put((rows, actions), liked, accumulate=True)
        return torch.log_softmax(worth, dim=1), self.value(seen).squeeze(1)

    def from_here(self, seen: Tensor, rows: Tensor, actions: Tensor) -> Tensor:
        """Actions name seats as the table does; features count them from the seat that looks."""
        own, count = seen[:, self.seat].argmax(dim=1)[rows], seen[:, self.seats].argmax(dim=1)[rows] + 1
        is_seat = (actions >= self.targets.start) & (actions < self.targets.stop)
        return torch.where(is_seat, (actions - self.targets.start - own) % count + self.targets.start, actions)


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
        self.games = VectorGames(GAME, games, settings.seats, seed=seed, opponents=bots, adviser=adviser)
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
        return seen, offered, hear(torch.from_numpy(self.games.opinions), advice_of(self.games))

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
        self.steps = self.played = self.taught = 0
        self.processor = self.clock = 0.0
        self.began = process_time(), perf_counter()
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
        self.steps, self.played, self.taught = saved["steps"], saved["played"], saved["taught"]
        self.shares = saved["shares"]
        self.processor, self.clock = saved["processor"], saved["clock"]
        return saved

    def save(self, name: str = "policy.pt") -> None:
        path = self.settings.out / name
        self.processor, self.clock = process_time() - self.began[0], perf_counter() - self.began[1]
        state = {
            "network": self.network.state_dict(),
            "adam": self.adam.state_dict(),
            "steps": self.steps,
            "played": self.played,
            "taught": self.taught,
            "shares": self.shares,
            "processor": self.processor,
            "clock": self.clock,
        }
        torch.save(state, path.with_suffix(".new"))
        path.with_suffix(".new").replace(path)

    def run(self) -> None:
        self.settings.out.mkdir(parents=True, exist_ok=True)
        self.began = process_time() - self.processor, perf_counter() - self.clock
        if self.taught < self.settings.lessons:
            attend(self)
            self.adam = torch.optim.Adam(self.network.parameters(), self.settings.rate, eps=1e-5)
        before = self.before()
        while self.steps < self.settings.steps:
            for group in self.adam.param_groups:
                group["lr"] = self.settings.rate * max(0.1, 1 - self.steps / self.settings.steps)
            entropy, error = self.learn(self.play(), before)
            self.save()
            self.note(entropy, error)

    def before(self) -> Network:
        """The policy as it was before the first step."""
        if self.steps == 0:
            self.save("before.pt")
        before = Network(self.seats.games.desk.encoder, self.settings.hidden)
        before.load_state_dict(torch.load(self.settings.out / "before.pt", weights_only=True)["network"])
        return before

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

    def learn(self, batch: Batch, before: Network) -> tuple[float, float]:
        """Makes what went well likelier, within bounds and not far from what was done before all steps; the mean
        entropy and the mean error of the values."""
        told: list[tuple[float, float]] = []
        is_patient = self.steps <= self.settings.patience
        gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
        for _ in range(ROUNDS):
            for rows in torch.randperm(len(batch.actions)).split(MINIBATCH):
                odds, values = self.network(batch.seen[rows], batch.offered[rows], batch.heard[rows])
                taken = odds.gather(1, batch.actions[rows][:, None]).squeeze(1)
                ratio = (taken - batch.odds[rows]).exp()
                policy = -torch.min(gains[rows] * ratio, gains[rows] * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
                entropy = -(odds.exp() * odds.clamp(min=-50)).sum(dim=1).mean()
                error = smooth_l1_loss(values, batch.returns[rows])
                astray = distance(before, batch, rows, odds) if self.settings.leash else entropy.new_zeros(())
                policy = policy - self.settings.entropy * entropy + self.settings.leash * astray
                self.improve(error if is_patient else policy + error)
                told.append((entropy.item(), error.item()))
        return float(np.mean([each[0] for each in told])), float(np.mean([each[1] for each in told]))

    def improve(self, loss: Tensor) -> None:
        self.adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.adam.step()


def distance(before: Network, batch: Batch, rows: Tensor, odds: Tensor) -> Tensor:
    """How far the odds are from those of an earlier policy: their divergence, in nats."""
    with torch.no_grad():
        earlier, _ = before(batch.seen[rows], batch.offered[rows], batch.heard[rows])
    return (odds.exp() * (odds.clamp(min=-50) - earlier.clamp(min=-50))).sum(dim=1).mean()


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


class Notes:
    """What a pupil remembers of its lessons: the last positions, and how sure the teacher was of each action there."""

    def __init__(self, encoder: Encoder) -> None:
        self.seen = torch.zeros(REMEMBERED, encoder.size, dtype=torch.int16)
        self.sure = torch.zeros(REMEMBERED, encoder.actions, dtype=torch.float16)
        self.taken = 0

    def take(self, seen: Tensor, sure: Tensor) -> None:
        places = (self.taken + torch.arange(len(seen))) % REMEMBERED
        self.seen[places], self.sure[places] = seen.to(torch.int16), sure.half()
        self.taken += len(seen)

    def some(self) -> tuple[Tensor, Tensor]:
        rows = torch.randint(min(self.taken, REMEMBERED), (LESSON,))
        return self.seen[rows], self.sure[rows].float()


def sureness(opinions: Tensor, advice: Tensor) -> Tensor:
    """How likely the pupil should be to take each action; less than nothing where it is not offered. Where the teacher
    does not do what it finds best, only what it does counts."""
    best = opinions.nan_to_num(-math.inf).amax(dim=1, keepdim=True)
    better = (SHARPNESS * (opinions - best)).exp().nan_to_num(0.0)
    advised = nn.functional.one_hot(advice, opinions.shape[1]).float()
    agrees = opinions.gather(1, advice[:, None]) >= best - NEARLY
    sure = torch.where(agrees, better / better.sum(dim=1, keepdim=True), advised)
    return sure.masked_fill(opinions.isnan(), -1.0)


def attend(learner: Learner) -> None:
    """Learns to choose as the teacher does, in games in which one seat is the pupil's own: it meets what its mistakes
    lead to, and is told there as well what the teacher would do."""
    settings = learner.settings
    seed = settings.seed + learner.taught
    games = VectorGames(GAME, settings.games, settings.seats, seed=seed, adviser=settings.teacher)
    random, notes, scale = np.random.default_rng(settings.seed), Notes(games.desk.encoder), learner.seats.scale
    while learner.taught < settings.lessons:
        for group in learner.adam.param_groups:
            group["lr"] = LESSON_RATE * max(0.02, 1 - learner.taught / settings.lessons)
        before = notes.taken
        alike = [follow(learner.network, games, scale, notes, random) for _ in range(HEARD_AT_ONCE)]
        learner.taught += notes.taken - before
        for _ in range(max(1, TIMES * (notes.taken - before) // LESSON)):
            seen, sure = notes.some()
            odds, _ = learner.network(scale(seen), sure >= 0, silence(sure))
            learner.improve(-(sure.clamp(min=0) * odds.clamp(min=-50)).sum(dim=1).mean())
        print(f"{learner.taught} answers of {settings.teacher}: {np.mean(alike):.1%} alike", flush=True)
        learner.save()


@torch.no_grad()
def follow(network: Network, games: VectorGames, scale: Scale, notes: Notes, random: np.random.Generator) -> float:
    """A step of all games, noted; how often the pupil's likeliest action was one that the teacher finds best."""
    seen, sure = torch.from_numpy(games.observations), sureness(torch.from_numpy(games.opinions), advice_of(games))
    best = network(scale(seen), sure >= 0, silence(sure))[0].argmax(dim=1)
    is_choice = (sure >= 0).sum(dim=1) > 1
    notes.take(seen[is_choice], sure[is_choice])
    good = sure.gather(1, best[:, None]).squeeze(1) >= sure.amax(dim=1) - NEARLY
    is_pupil = games.seats == np.arange(games.games) % games.desk.seats
    wanders = random.random(games.games) < WANDER
    games.step(np.where(wanders, games.sample(random), np.where(is_pupil, best.numpy(), games.advice)))
    return float(good[is_choice].float().mean())


def advice_of(games: VectorGames) -> Tensor:
    return torch.from_numpy(games.advice).long()


def silence(sure: Tensor) -> Tensor:
    """A teacher is not heard beforehand."""
    return torch.zeros(*sure.shape, len(TRUST))


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
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--opponents", default="random", help="a bot for all other seats, several with commas, or self")
    parser.add_argument("--out", type=Path, required=True, help="where the policy and its curve are kept")
    parser.add_argument("--start", type=Path, help="the policy to begin with")
    parser.add_argument("--adviser", help="a bot whose opinion of every option is heard before each choice")
    parser.add_argument("--teacher", default="adviser", help="the bot from whose answers to learn first")
    parser.add_argument("--lessons", type=int, metavar="N", default=0, help="so many answers of the teacher")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--horizon", type=int, default=64, help="steps of each game in a batch")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--leash", type=float, default=0.0, help="how much it costs to stray from the policy at first")
    parser.add_argument("--patience", type=int, metavar="N", default=0, help="so many steps learn only the value")
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
