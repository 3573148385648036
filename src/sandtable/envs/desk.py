"""What every environment shares: a game with chosen seats and options, its bounds, its episodes, their checkpoints."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import index
from random import Random
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from sandtable.bots import find_bot
from sandtable.engine import Bot, Encoder, Episode, Feature, Game, Options, Record, loads
from sandtable.engine.errors import BadOption, BadRecord, BadSeats, NotOffered
from sandtable.games import find_game

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

Opponents: TypeAlias = str | Bot | Sequence[str | Bot]
"""Who plays the other seats: one name or bot for all of them, or one for each in order of seats."""

AGENT = "player_"
"""Agents are `player_0`, `player_1` …: the game's seats in order."""


DICE = "dice"
SEEDS = "seeds"
"""Sources of chance that every environment has: that of the game, and that of the games to come."""

RAISE = "raise"
LOSE = "lose"
REPLACE = "replace"
ILLEGAL = (RAISE, LOSE, REPLACE)
"""What comes of an action that is not offered: an error that names it, a lost game, or an offered one in its place."""


class IllegalAction(NotOffered, ValueError):
    """An action that is not offered: PettingZoo's users catch a ValueError."""


class UnknownOption(BadOption, ValueError):
    """An option that the game does not have, or a value that it does not take."""


class WrongSeats(BadSeats, ValueError):
    """A number of seats that the game is not for, a seat that it does not have, or not a bot for each."""


class WrongCheckpoint(BadRecord, ValueError):
    """Not a checkpoint at all, or one of another game."""


def whole(action: Any, refusal: type[NotOffered] = IllegalAction) -> int:
    """The action as a number of Python's own; a fraction is refused and not cut off."""
    try:
        return index(action)
    except TypeError:
        raise refusal(f"an action is a whole number, not {action!r}") from None


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
    return illegal


@cache
def encoder_of(game: Game) -> Encoder:
    return Encoder(game)


class Desk:
    """A game to be played again and again with the same seats and options, each time from another seed."""

    def __init__(
        self, game: str | Game, seats: int | None = None, options: Options | None = None, keep: bool = True
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = completed(self.game, options or {})
        if self.seats not in self.game.seats:
            allowed = ", ".join(map(str, self.game.seats))
            raise WrongSeats(f"{self.game.id} is for {allowed} players, not {self.seats}")
        self.keep = keep
        self.encoder = encoder_of(self.game)
        self.agents = [f"{AGENT}{seat}" for seat in range(self.seats)]
        self.seeds = Random()

    def deal(self, seed: int | None = None) -> Episode:
        """A new episode: the same seed gives the same dice and draws; without one, the last seed leads to the next."""
        if seed is not None:
            self.seeds = Random(seed)
        return Episode(self.encoder, self.seats, self.options, Random(self.seeds.getrandbits(64)), self.keep)

    def replaced(self, episode: Episode, seat: int, action: int) -> int:
        """The action, or one that is offered to the seat in its place."""
        decision = episode.runner.pending_for(seat)
        if decision is None or action in decision.options:
            return action
        return self.seeds.choice(decision.options)

    def bounds(self) -> tuple[Floats, Floats]:
        """The lowest and the highest value of every number in the flat vector."""
        low = np.concatenate([np.full(each.size, each.low, np.float32) for each in self.encoder.features])
        high = np.concatenate([np.full(each.size, each.high, np.float32) for each in self.encoder.features])
        return low, high

    def named(self, row: Floats) -> dict[str, Floats]:
        """A flat vector as arrays by the names of the features."""
        return {
            each.name: row[each.first : each.first + each.size].reshape(shape_of(each))
            for each in self.encoder.features
        }

    def checkpoint(self, episode: Episode, sources: dict[str, Random], **numbers: int) -> bytes:
        """Everything that it takes to go on from here, in another process or on another day: the game so far, where
        its dice and all other sources of chance are, and whatever an environment counts."""
        assert episode.random is not None
        sources = {DICE: episode.random, **sources}
        state = {
            "record": episode.record(self.agents).dumps(),
            "sources": {name: source.getstate() for name, source in sources.items()},
            "numbers": numbers,
        }
        return json.dumps(state).encode()

    def restore(self, checkpoint: bytes, *names: str, counted: tuple[str, ...] = ()) -> Restored:
        """What a checkpoint holds; the sources of chance and the numbers that are named must be among it."""
        try:
            state = json.loads(checkpoint)
            record = loads(state["record"])
            sources = {name: random_of(state["sources"][name]) for name in (DICE, *names)}
            numbers = {name: int(state["numbers"][name]) for name in counted}
        except (ValueError, KeyError, TypeError, AttributeError, BadRecord) as error:
            raise WrongCheckpoint(f"this is not a checkpoint of such an environment: {error}") from error
        self.check(record)
        number = self.game.names.number
        answers = [(answer.by, answer.ask, number(answer.answer)) for answer in record.in_force()]
        start = Episode(self.encoder, self.seats, self.options, None, self.keep)
        return Restored(start.resume(answers, sources[DICE]), sources, numbers)

    def check(self, record: Record) -> None:
        here = (self.game.id, self.game.version, self.options, self.seats)
        there = (record.game, record.version, record.options, len(record.seats))
        if here != there:
            raise WrongCheckpoint(
                f"the checkpoint is of {there[0]} rules {there[1]} with other seats or options than this one"
            )


@dataclass(frozen=True)
class Restored:
    """A game that goes on: its coming dice are those that the original had coming."""

    episode: Episode
    sources: dict[str, Random]
    numbers: dict[str, int]


def completed(game: Game, options: Options) -> Options:
    try:
        return game.complete(options)
    except BadOption as error:
        raise UnknownOption(str(error)) from None


def opponents_of(desk: Desk, opponents: Opponents) -> list[Bot]:
    """A bot for every seat but one."""
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        if len(opponents) != desk.seats - 1:
            raise WrongSeats(f"{len(opponents)} opponents for {desk.seats - 1} other seats")
        each: list[str | Bot] = list(opponents)
    else:
        each = [opponents] * (desk.seats - 1)
    return [find_bot(who, desk.game) if isinstance(who, str) else who for who in each]


def shape_of(feature: Feature) -> tuple[int, ...]:
    return tuple(feature.shape) or (1,)


def random_of(state: Any) -> Random:
    random = Random()
    random.setstate((state[0], tuple(state[1]), state[2]))
    return random


def twin_of(random: Random | None) -> Random:
    """A source that will give the same from here."""
    assert random is not None
    return random_of(random.getstate())


class Eyes:
    """The arrays of one episode: what a seat sees and what it may do, each time as arrays of their own."""

    def __init__(self, episode: Episode) -> None:
        self.episode = episode
        self.row = np.frombuffer(episode.sink, np.int16)
        self.offered = np.frombuffer(episode.mask, np.int8)

    def look(self, seat: int) -> Floats:
        self.episode.look(seat)
        return self.row.astype(np.float32)

    def mask(self, seat: int) -> Mask:
        self.episode.offer(seat)
        return self.offered.copy()
