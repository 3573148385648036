"""Proximal policy optimisation for `states` in one file: one seat against bots, and beside that itself at all seats.

    python examples/ppo.py --lessons 600000 --opponents adviser --out runs/taught
    python examples/ppo.py --opponents adviser --out runs/taught --evaluate 832

needs `pip install sandtable[envs,ppo]`. The reward is the share of victory at the end. On the way the lead in points is
a potential: whatever it gives it takes back, so the best policy stays the same.

With `--lessons` the policy first learns from so many answers of a bot what that would choose, and how much better it
finds that than the rest; it then plays by what it sees alone. With `--itself` it plays so many games with itself at
all seats, beside those against bots: nobody else has to think there, and every seat learns. With `--patience` it first
finds out what positions are worth.

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
from torch.nn.functional import one_hot, pad, smooth_l1_loss

from sandtable.engine import Encoder
from sandtable.envs.desk import Desk
from sandtable.envs.places import places_of
from sandtable.envs.vector import VectorGames

GAME = "states"
GAMMA = 1.0
LAMBDA = 0.95
CLIP = 0.2
ROUNDS = 2
MINIBATCH = 2048
WORTH_OF_A_POINT = 0.04
WANDER = 0.03
"""How often in lessons something is done that neither the teacher nor the pupil would do."""
SHARPNESS = 30.0
"""How sure the teacher is of an option that it finds better by one point."""
NEARLY = 1e-6
HEARD_AT_ONCE = 64
"""After so many steps of all games the pupil goes over its notes."""
LESSON = 1024
LESSON_RATE = 2e-3
REMEMBERED = 400_000
TIMES = 3
"""How often an answer of the teacher is gone over."""
ASKED = 64
"""The width of the layers that judge questions and single actions."""
WISHES = 48
"""The width of the layer that judges states."""
PAIR = 16
"""The width of the layer that judges pairs of states."""
CLOSED = 1000.0
"""By how much less a play is worth that the rules do not allow."""
NO_CARD = -4.0
ARMY = 2
"""The military that an attacker needs."""
MOST_LEAD = 24
SEEN_OF_A_STATE = 22
SUMMARY = 4
LEANING = 24.0
HABIT = 10.0
"""How much faster than the rest it is learnt what is done more often than plays and things explain."""
ESTEEM = 100.0
"""The same of how much the worth of plays counts."""
UNREAD = ("completed", "event-discards-seen", "person-discards-seen", "layer", "choice", "first-label", "second-label")
"""Features that the hidden layers do not read: many numbers that say little of anything but single cards."""
SELF_SEED = 500_000
COLUMNS = ["steps", "games", "processor-minutes", "minutes", "won", "entropy", "value-error"]


@dataclass
class Settings:
    seats: int
    opponents: str
    itself: int
    out: Path
    start: Path | None
    teacher: str
    lessons: int
    steps: int
    games: int
    horizon: int
    rate: float
    entropy: float
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


class Printed:
    """What is printed on the cards and on the map, as numbers. A way is one of the uses of a card that is laid."""

    ALONE, TWO, NEIGHBOURS, WAR, LEAGUE = range(5)  # which states a way can be laid on
    SURE, CULTURE, MILITARY, MILITARY_AND_2, CULTURE_TO_ARMS = range(5)  # what it depends on
    DELTAS = (-2, -1, 1, 2)

    def __init__(self, encoder: Encoder) -> None:
        board, actions = encoder.game.board(), encoder.schema()["actions"]
        axes = {each["name"]: each["axes"] for each in encoder.schema()["blocks"]}
        states, self.attributes = axes["attributes"]
        self.ways: list[dict[str, Any]] = []
        self.of_card = [self.ways_of(board["cards"][card]["options"]) for card in actions[of_kind(encoder, "card")]]
        self.kinds = [self.kind_of(way) for way in self.ways]
        self.odds = [self.odds_of(way) for way in self.ways]
        at = {f"state:{state}": number for number, state in enumerate(states)}
        self.borders = torch.zeros(len(states), len(states))
        neighbours = [(state, other) for state in at for other in board["spaces"][state]["adjacent"]]
        for one, other in neighbours + [link["spaces"] for link in board["links"]]:
            self.borders[at[one], at[other]] = self.borders[at[other], at[one]] = 1
        self.peace = block(encoder, "public-event").start + axes["public-event"][0].index("covenant")

    def ways_of(self, options: list[dict[str, Any]]) -> list[int]:
        """Two numbers for each card; copies share theirs, and one past the end means that there is no other way."""
        laid = [{**option, "key": ""} for option in options if option["timing"] == "deck"]
        self.ways += [way for way in laid if way not in self.ways]
        return [*(self.ways.index(way) for way in laid), -1][:2]

    def kind_of(self, way: dict[str, Any]) -> int:
        if way["kind"] == "war":
            return self.LEAGUE if "defender" in way else self.WAR
        return self.ALONE if len(way["roles"]) == 1 else self.NEIGHBOURS if way["adjacent"] else self.TWO

    def odds_of(self, way: dict[str, Any]) -> int:
        if way["kind"] != "war":
            return self.CULTURE if way["effects"][0]["when"] == "first_culture_higher" else self.SURE
        if way["attack_attr"] == "culture":
            return self.CULTURE_TO_ARMS
        return self.MILITARY_AND_2 if way["attack_bonus"] else self.MILITARY

    def effects(self) -> Tensor:
        """By label, by change of an attribute, and by way."""
        told = torch.zeros(2, len(self.attributes) * len(self.DELTAS), len(self.ways))
        for number, way in enumerate(self.ways):
            for effect in way["effects"]:
                change = self.attributes.index(effect["attr"]) * len(self.DELTAS) + self.DELTAS.index(effect["delta"])
                told[int(effect["role"] in ("defender", "second")), change, number] = 1
        return told

    def chances(self) -> Tensor:
        """How likely the attacker wins and loses, by how far it is ahead before the dice."""
        margins = torch.arange(-MOST_LEAD, MOST_LEAD + 1)[:, None, None] + torch.arange(6)[:, None] - torch.arange(6)
        return torch.stack([(margins > 0).float().mean(dim=(1, 2)), (margins < 0).float().mean(dim=(1, 2))], dim=1)


class Map:
    """What rows show of the states, and which plays that leaves open."""

    def __init__(self, printed: Printed, encoder: Encoder) -> None:
        self.count = len(printed.borders)
        self.borders, self.peace, self.chances = printed.borders, printed.peace, printed.chances()
        self.blocks = [block(encoder, name) for name in ("attributes", "alive", "holder", "frozen", "leaning")]
        self.eye = torch.eye(self.count, dtype=torch.bool)

    def look(self, rows: Tensor) -> None:
        """Keeps what a batch of rows shows."""
        attributes, alive, holder, frozen, leaning = (rows[:, each] for each in self.blocks)
        self.attributes, self.alive = attributes.unflatten(1, (self.count, -1)), alive > 0
        self.holder, self.leaning = holder.unflatten(1, (self.count, -1)), leaning.unflatten(1, (self.count, -1))
        self.frozen, self.at_peace = frozen, rows[:, self.peace] > 0
        self.military, economy, self.culture = self.attributes[:, :, :3].unbind(dim=2)
        strength = ((self.attributes.sum(dim=2) * 16 + self.military) * 16 + economy) * 16 + self.culture
        self.strongest = (strength - 1e6 * ~self.alive).argmax(dim=1)

    def tokens(self) -> Tensor:
        """What is seen of each state."""
        parts = [
            self.attributes / 6,
            (self.attributes == 1).float(),
            self.frozen[:, None].expand(-1, self.count, -1),
            self.alive[:, :, None].float(),
            self.holder.sum(dim=1)[:, :, None] / 2,
            self.leaning / LEANING,
        ]
        return torch.cat(parts, dim=2)

    def closed(self) -> Tensor:
        """Which kinds of ways are closed to which pairs of states."""
        alive = self.alive[:, :, None] & self.alive[:, None]
        apart, armed = alive & ~self.eye, (self.military >= ARMY)[:, :, None]
        adjacent = apart & (torch.einsum("nlx,lm,nmy->nxy", self.holder, self.borders, self.holder) > 0)
        leader = one_hot(self.strongest, self.count).bool()[:, None]
        kinds = [alive & self.eye, apart, adjacent, adjacent & armed, alive & armed & leader]
        return torch.stack(kinds, dim=3).logical_not().float()

    def odds(self) -> tuple[Tensor, Tensor]:
        """How likely what is printed comes about, by what it depends on; and that an attacker loses."""
        lead = (self.military[:, :, None] - self.military[:, None]).long()
        by_culture = (self.culture[:, :, None] - self.military[:, None]).long()
        chances = self.chances[torch.stack([lead, lead + 2, by_culture], dim=3) + MOST_LEAD]
        able = (self.military >= ARMY) & self.alive & ~self.at_peace[:, None]
        won, lost = (chances * able[:, :, None, None, None]).unbind(dim=4)
        higher = (self.culture[:, :, None] > self.culture[:, None]).float()[..., None]
        return torch.cat([torch.ones_like(higher), higher, won], dim=3), lost


class Plays(nn.Module):
    """What would come of every way to lay a card, on every pair of states. What it changes, where it is allowed and how
    likely it is to succeed is printed. It is learnt what a change by so much is worth in a state, from what is seen of
    the state and what the hidden layers make of the rest, and what else comes of a way. A card in hand is worth its
    best play, a label the best play that it leaves open, and a card with its labels the play that they name.
    """

    def __init__(self, encoder: Encoder, hidden: int) -> None:
        super().__init__()
        printed = Printed(encoder)
        self.map = Map(printed, encoder)
        self.cards, self.states, self.choices = (of_kind(encoder, kind) for kind in ("card", "state", "choice"))
        self.hand, self.laid, self.about = (block(encoder, name) for name in ("hand", "laid", "about"))
        self.labels = [block(encoder, name) for name in ("choice", "first-label", "second-label")]
        self.actions, self.ways, count = encoder.actions, len(printed.ways), self.map.count
        self.of_card, self.is_league = torch.tensor(printed.of_card), torch.tensor(printed.kinds) == printed.LEAGUE
        self.closed = CLOSED * one_hot(torch.tensor(printed.kinds)).float().T
        self.odds = one_hot(torch.tensor(printed.odds)).float().T
        self.wars = self.odds[printed.MILITARY :].any(dim=0).nonzero().squeeze(1)
        self.has_two, self.effects = (torch.tensor(printed.kinds) != printed.ALONE).float(), printed.effects()
        self.wish, self.context = nn.Linear(SEEN_OF_A_STATE, WISHES), nn.Linear(hidden, count * WISHES)
        self.change = nn.Parameter(torch.randn(WISHES, self.effects.shape[1]) * 0.02)
        self.beyond = nn.Parameter(torch.zeros(2, WISHES, self.ways))
        self.apart, self.of_pair = nn.Linear(WISHES, 2 * PAIR), nn.Parameter(torch.randn(count, count, PAIR) * 0.1)
        self.of_way = nn.Parameter(torch.randn(PAIR, self.ways + 1) * 0.02)
        self.beaten = nn.Linear(WISHES, 2)

    def judge(self, inner: Tensor) -> Tensor:
        """By row, first and second state, and way."""
        wishes = torch.relu(self.wish(self.map.tokens()) + self.context(inner).unflatten(1, (self.map.count, -1)))
        first, second = wishes @ (self.change @ self.effects + self.beyond)[:, None]
        one, other = self.apart(wishes).chunk(2, dim=2)
        together = torch.relu(one[:, :, None] + other[:, None] + self.of_pair) @ self.of_way
        attacker, defender = self.beaten(wishes).unbind(dim=2)
        repulsed = attacker[:, :, None] + defender[:, None] + together[..., -1]
        odds, lost = self.map.odds()
        worth = first[:, :, None] + (second * self.has_two)[:, None] + together[..., :-1]
        by_war = lost @ self.odds[Printed.MILITARY :, self.wars] * repulsed[..., None]
        return (odds @ self.odds * worth).index_add(3, self.wars, by_war)

    def forward(self, rows: Tensor, inner: Tensor) -> tuple[Tensor, Tensor]:
        """What every action is worth by that, and the best of the hand with what has been laid."""
        self.map.look(rows)
        worth = self.judge(inner)
        best = worth - self.map.closed() @ self.closed
        ways = best.amax(dim=(1, 2))
        ways = pad(ways * (ways > -CLOSED / 2), (0, 1), value=NO_CARD)[:, self.of_card]
        row, cards = torch.arange(len(rows)), torch.arange(len(self.of_card))
        marks = [rows[:, each].unflatten(1, (-1, len(cards))) for each in self.labels]
        choice, first, second = ((torch.arange(float(mark.shape[1])) @ mark).long() for mark in marks)
        is_labelled, has_second = (mark.sum(dim=1) > 0 for mark in marks[1:])
        way = self.of_card[cards, choice] % self.ways
        other = torch.where(self.is_league[way], self.map.strongest[:, None], first)
        second = torch.where(has_second, second, other)
        are_alive = self.map.alive.gather(1, first) & self.map.alive.gather(1, second)
        named = worth[row[:, None], first, second, way] * are_alive
        of_cards = torch.where(is_labelled, named, ways.amax(dim=2))
        asked = rows[:, self.about][:, self.cards]
        is_asked, card = asked.amax(dim=1, keepdim=True) > 0, asked.argmax(dim=1)
        table = best.flatten(1, 2).gather(2, way[row, card][:, None, None].expand(-1, self.map.count**2, 1))
        table = table.view(len(rows), self.map.count, -1)
        labels = torch.where(is_labelled[row, card][:, None], table[row, first[row, card]], table.amax(dim=2))
        opinion = inner.new_zeros(len(rows), self.actions)
        opinion[:, self.cards] = of_cards
        opinion[:, self.states] = labels * is_asked
        opinion[:, self.choices] = ways[row, card] * is_asked
        held = of_cards.masked_fill(rows[:, self.hand] == 0, NO_CARD).topk(3, dim=1).values
        laid = rows[:, self.laid][:, : len(cards)] > 0
        return opinion, torch.cat([held, (of_cards * laid).sum(dim=1, keepdim=True)], dim=1)


class Network(nn.Module):
    """A number for each action that is offered, and what the position is worth.

    What is asked, and all that is seen of what it is about, weighs what two hidden layers make of the features: the
    same wishes speak for another state when another card is to be labelled. An action is also judged by what is seen
    of the thing it stands for, alike for all things of a kind, and by what comes of its card.
    """

    def __init__(self, encoder: Encoder, hidden: int) -> None:
        super().__init__()
        self.prompt, self.about = block(encoder, "prompt"), block(encoder, "about")
        self.seat, self.seats = block(encoder, "seat"), block(encoder, "seats")
        self.targets = of_kind(encoder, "seat")
        self.places = torch.from_numpy(places_of(encoder.schema()))
        self.balances = [slice(each.first, each.first + each.size) for each in encoder.features if each.low < 0]
        self.read = [block(encoder, each.name) for each in encoder.features if each.name not in UNREAD]
        read = sum(each.stop - each.start for each in self.read)
        spoken, prompts = self.places.shape[1], self.prompt.stop - self.prompt.start
        self.body = nn.Sequential(nn.Linear(read, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.plays = Plays(encoder, hidden)
        about = prompts + encoder.actions + spoken + SUMMARY + hidden
        self.question = nn.Sequential(nn.Linear(about, ASKED), nn.ReLU())
        self.weights, self.sharing = nn.Linear(ASKED, hidden), nn.Linear(ASKED, ASKED)
        self.policy = nn.Linear(hidden, encoder.actions)
        self.thing, self.which = nn.Linear(spoken + 1, ASKED), nn.Embedding(encoder.actions, ASKED)
        self.esteem = nn.Parameter(torch.full((prompts,), 10 / ESTEEM))
        self.habit = nn.Parameter(torch.zeros(prompts, encoder.actions))
        self.liking = nn.Linear(ASKED, 1, bias=False)
        self.value = nn.Sequential(nn.Linear(read, ASKED), nn.ReLU(), nn.Linear(ASKED, 1))
        for layer in (self.policy, self.liking):
            nn.init.orthogonal_(layer.weight, 0.01)

    def forward(self, seen: Tensor, offered: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of how likely each action is, and the value."""
        rows = pad(seen, (0, 1)).float()
        scaled = self.scale(rows)
        read = torch.cat([scaled[:, each] for each in self.read], dim=1)
        prompt, about = scaled[:, self.prompt], scaled[:, self.about]
        of_it = scaled.gather(1, self.places[about.argmax(dim=1)]) * (about.amax(dim=1, keepdim=True) > 0)
        inner = self.body(read)
        opinion, summary = self.plays(rows, inner)
        asked = self.question(torch.cat([prompt, about, of_it, summary, inner], dim=1))
        worth = self.policy(inner * (1 + self.weights(asked)))
        row, actions = offered.nonzero(as_tuple=True)
        own, things = opinion[row, actions], self.places[self.from_here(rows, row, actions)]
        thing = self.thing(torch.cat([scaled[row[:, None], things], own[:, None]], dim=1))
        liked = self.liking(torch.relu(thing * (1 + self.sharing(asked)[row]) + self.which(actions))).squeeze(1)
        kind = prompt.argmax(dim=1)[row]
        liked = liked + HABIT * self.habit[kind, actions] + ESTEEM * self.esteem[kind] * own
        worth = worth.masked_fill(~offered, -1e9).index_put((row, actions), liked, accumulate=True)
        return torch.log_softmax(worth, dim=1), self.value(read).squeeze(1)

    def scale(self, rows: Tensor) -> Tensor:
        """Large numbers count less, since a point more of many matters less than one of few; but balances, which may be
        negative, have to add up."""
        scaled = rows.clamp(min=0).log1p()
        for place in self.balances:
            scaled[:, place] = rows[:, place] / LEANING
        return scaled

    def from_here(self, rows: Tensor, row: Tensor, actions: Tensor) -> Tensor:
        """Actions name seats as the table does; features count them from the seat that looks."""
        own, count = rows[:, self.seat].argmax(dim=1)[row], rows[:, self.seats].argmax(dim=1)[row] + 1
        is_seat = (actions >= self.targets.start) & (actions < self.targets.stop)
        return torch.where(is_seat, (actions - self.targets.start - own) % count + self.targets.start, actions)


def drawn(odds: Tensor) -> Tensor:
    """An action for each row, by its odds."""
    return (odds - torch.empty_like(odds).exponential_().log()).argmax(dim=1)


class Potential:
    """What a position is worth by its points: the lead over the mean of the others; the seat that looks comes first."""

    def __init__(self, desk: Desk) -> None:
        first = desk.encoder.feature("points").first
        self.points = slice(first, first + desk.seats)

    def __call__(self, rows: Tensor) -> Tensor:
        points = rows[:, self.points].float()
        return WORTH_OF_A_POINT * (points[:, 0] - points[:, 1:].mean(dim=1))


class Seats:
    """All games, seen by whoever acts in each: in the first ones one seat against bots, in the others every seat."""

    def __init__(self, settings: Settings, opponents: str, seed: int) -> None:
        self.seats = settings.seats
        against = VectorGames(GAME, settings.games, self.seats, seed=seed, opponents=rivals(opponents, self.seats))
        self.tables = [against]
        if settings.itself:
            self.tables.append(VectorGames(GAME, settings.itself, self.seats, seed=seed + SELF_SEED))
        self.own = np.arange(settings.games)
        self.potential = Potential(against.desk)

    @property
    def encoder(self) -> Encoder:
        return self.tables[0].desk.encoder

    def all(self, name: str) -> Tensor:
        return torch.cat([torch.from_numpy(getattr(table, name)) for table in self.tables])

    def look(self) -> tuple[Tensor, Tensor]:
        """What the acting seats see, and what they may do."""
        return self.all("observations").to(torch.int16), self.all("masks") == 1

    def acting(self) -> tuple[Tensor, Tensor]:
        """Which seat acts in each game, and the potential of its position."""
        return self.all("seats").long(), self.potential(self.all("observations"))

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor, list[float]]:
        """What each seat gets, where a game has ended, and the share of each victory there in games against bots."""
        against = self.tables[0]
        seat = against.seats.copy()
        for table, chosen in zip(self.tables, actions.split([table.games for table in self.tables]), strict=True):
            table.step(chosen.numpy())
        returns = against.rewards[self.own, seat][against.over]
        shares = (returns * (self.seats - 1) + 1) / self.seats
        return self.all("rewards"), self.all("over"), shares.tolist()


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
        self.steps = self.played = self.taught = 0
        self.processor = self.clock = 0.0
        self.began = process_time(), perf_counter()
        self.shares: list[float] = []
        saved = self.saved()
        self.seats = Seats(settings, settings.opponents, settings.seed + self.steps)
        self.network = Network(self.seats.encoder, settings.hidden)
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

    def save(self) -> None:
        path = self.settings.out / "policy.pt"
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
        while self.steps < self.settings.steps:
            for group in self.adam.param_groups:
                group["lr"] = self.settings.rate * max(0.1, 1 - self.steps / self.settings.steps)
            entropy, error = self.learn(self.play())
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
            by, potential = self.seats.acting()
            odds, values = self.network(seen, offered)
            actions = drawn(odds)
            rewards, over, shares = self.seats.step(actions)
            taken = odds.gather(1, actions[:, None]).squeeze(1)
            rows.append((seen, offered, actions, taken, values, by, potential, rewards, over))
            self.shares += shares
            self.played += len(shares)
        self.steps += len(rows) * (self.settings.games + self.settings.itself)
        stacked = [torch.stack(each) for each in zip(*rows, strict=True)]
        seen, offered, actions, taken, values, by, potential, rewards, over = stacked
        last = (*self.seats.acting(), self.network(*self.seats.look())[1])
        gains, known = advantages(values, by, potential, rewards, over, last)
        parts = (seen, offered, actions, taken, gains, gains + values)
        real = known & (offered.sum(dim=2) > 1)  # where nothing is to be chosen, nothing is to be learnt
        return Batch(*(each[real] for each in parts))

    def learn(self, batch: Batch) -> tuple[float, float]:
        """Makes what went well likelier, within bounds; the mean entropy and the mean error of the values."""
        told: list[tuple[float, float]] = []
        is_patient = self.steps <= self.settings.patience
        gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
        for _ in range(ROUNDS):
            for rows in torch.randperm(len(batch.actions)).split(MINIBATCH):
                odds, values = self.network(batch.seen[rows], batch.offered[rows])
                taken = odds.gather(1, batch.actions[rows][:, None]).squeeze(1)
                ratio = (taken - batch.odds[rows]).exp()
                policy = -torch.min(gains[rows] * ratio, gains[rows] * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
                entropy = -(odds.exp() * odds.clamp(min=-50)).sum(dim=1).mean()
                error = smooth_l1_loss(values, batch.returns[rows])
                policy = policy - self.settings.entropy * entropy
                self.improve(error if is_patient else policy + error)
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
    advised = one_hot(advice, opinions.shape[1]).float()
    agrees = opinions.gather(1, advice[:, None]) >= best - NEARLY
    sure = torch.where(agrees, better / better.sum(dim=1, keepdim=True), advised)
    return sure.masked_fill(opinions.isnan(), -1.0)


def attend(learner: Learner) -> None:
    """Learns to choose as the teacher does, in games in which one seat is the pupil's own: it meets what its mistakes
    lead to, and is told there as well what the teacher would do."""
    settings = learner.settings
    seed = settings.seed + learner.taught
    games = VectorGames(GAME, settings.games, settings.seats, seed=seed, adviser=settings.teacher)
    random, notes = np.random.default_rng(settings.seed), Notes(games.desk.encoder)
    while learner.taught < settings.lessons:
        for group in learner.adam.param_groups:
            group["lr"] = LESSON_RATE * max(0.02, 1 - learner.taught / settings.lessons)
        before = notes.taken
        alike = [follow(learner.network, games, notes, random) for _ in range(HEARD_AT_ONCE)]
        learner.taught += notes.taken - before
        for _ in range(max(1, TIMES * (notes.taken - before) // LESSON)):
            seen, sure = notes.some()
            odds, _ = learner.network(seen, sure >= 0)
            learner.improve(-(sure.clamp(min=0) * odds.clamp(min=-50)).sum(dim=1).mean())
        print(f"{learner.taught} answers of {settings.teacher}: {np.mean(alike):.1%} alike", flush=True)
        learner.save()


@torch.no_grad()
def follow(network: Network, games: VectorGames, notes: Notes, random: np.random.Generator) -> float:
    """A step of all games, noted; how often the pupil's likeliest action was one that the teacher finds best."""
    seen, advice = torch.from_numpy(games.observations), torch.from_numpy(games.advice).long()
    sure = sureness(torch.from_numpy(games.opinions), advice)
    best = network(seen, sure >= 0)[0].argmax(dim=1)
    is_choice = (sure >= 0).sum(dim=1) > 1
    notes.take(seen[is_choice], sure[is_choice])
    good = sure.gather(1, best[:, None]).squeeze(1) >= sure.amax(dim=1) - NEARLY
    is_pupil = games.seats == np.arange(games.games) % games.desk.seats
    wanders = random.random(games.games) < WANDER
    games.step(np.where(wanders, games.sample(random), np.where(is_pupil, best.numpy(), games.advice)))
    return float(good[is_choice].float().mean())


@torch.no_grad()
def evaluate(learner: Learner, opponents: str, count: int) -> str:
    """Plays new games without learning, the likeliest action each time; every seat equally often."""
    settings = learner.settings
    settings.itself = 0
    seats = Seats(settings, opponents, settings.seed + 1_000_000)
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
    parser.add_argument("--opponents", default="random", help="a bot for all other seats, or several with commas")
    parser.add_argument("--itself", type=int, metavar="N", default=192, help="play so many games with itself beside")
    parser.add_argument("--out", type=Path, required=True, help="where the policy and its curve are kept")
    parser.add_argument("--start", type=Path, help="the policy to begin with")
    parser.add_argument("--teacher", default="adviser", help="the bot from whose answers to learn first")
    parser.add_argument("--lessons", type=int, metavar="N", default=0, help="so many answers of the teacher")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--horizon", type=int, default=64, help="steps of each game in a batch")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--entropy", type=float, default=0.0)
    parser.add_argument("--patience", type=int, metavar="N", default=65_536, help="so many steps learn only the value")
    parser.add_argument("--hidden", type=int, default=128)
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
