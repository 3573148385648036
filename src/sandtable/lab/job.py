"""One simulation: which game, which bots, which seed; and how one of its games is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from sandtable.bots import RandomBot, find_bot
from sandtable.engine import CHANCE, OBSERVER, Bot, Game, Overlay, Record, Runner, Sight, fingerprint
from sandtable.engine.errors import BadOption
from sandtable.engine.game import OptionValue
from sandtable.engine.record import Answer
from sandtable.games import find_game


def usual_seats(game: Game) -> int:
    """How many play when nobody says: the middle of what the game allows."""
    return game.seats[len(game.seats) // 2]


@dataclass(frozen=True)
class Job:
    """Games number 0 to `games - 1` of a seed. With `rotate` the bots move on one seat after each game.

    `changes` is what a variant changes, as the data of an overlay.
    """

    game: str
    bots: tuple[str, ...]
    games: int = 1
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)
    rotate: bool = False
    records: bool = False
    changes: dict[str, Any] = field(default_factory=dict)

    def variant(self) -> Overlay | None:
        return Overlay(self.changes) if self.changes else None

    def find_game(self) -> Game:
        variant = self.variant()
        return find_game(self.game) if variant is None else find_game(self.game, variant)

    def check(self) -> None:
        """Whatever is wrong with the job is said before the first game is played."""
        game = self.find_game()
        game.start(len(self.bots), self.options)
        for name in self.bots:
            find_bot(name, game)
        if self.games < 1:
            raise BadOption(f"at least one game has to be played, not {self.games}")

    def bots_of(self, number: int) -> list[str]:
        shift = number % len(self.bots) if self.rotate else 0
        return [self.bots[(seat - shift) % len(self.bots)] for seat in range(len(self.bots))]


@dataclass(frozen=True)
class Result:
    """How one game went. `record` is there only if the job asked for it."""

    number: int
    bots: list[str]
    winners: list[int]
    scores: list[float]
    ending: str
    decisions: int
    chance: int
    turns: int
    record: Record | None = None


def play_game(job: Job, number: int) -> Result:
    """Plays game `number` of the job. The same job and number always give the same game."""
    game = job.find_game()
    names = job.bots_of(number)
    bots = [find_bot(name, game) for name in names]
    random = Random(f"{job.seed}/{number}")
    runner = Runner(game.start(len(bots), job.options), keep=not all(isinstance(bot, RandomBot) for bot in bots))
    table = Table(runner, bots, random)
    answers = table.play(game if job.records else None)
    state = runner.state
    return Result(
        number=number,
        bots=names,
        winners=list(state.winners),
        scores=list(state.scores()),
        ending=state.ending,
        decisions=table.decisions,
        chance=table.chance,
        turns=int(state.view(OBSERVER).get("turn", 0)),
        record=_record(job, game, runner, names, answers) if job.records else None,
    )


class Table:
    """Bots around one runner."""

    def __init__(self, runner: Runner, bots: list[Bot], random: Random) -> None:
        self.runner = runner
        self.bots: list[Bot | None] = [None if isinstance(bot, RandomBot) else bot for bot in bots]
        self.random = random
        self.decisions = 0
        self.chance = 0

    def play(self, recorded: Game | None) -> list[Answer]:
        """Plays to the end; chance and random bots are answered without ado, for they are most of it."""
        runner, random, pick = self.runner, self.random, self.random.random
        answers: list[Answer] = []
        while (decision := runner.decision) is not None:
            seat = decision.seat
            bot = None if seat == CHANCE else self.bots[seat]
            options = decision.options
            option = options[int(pick() * len(options))] if bot is None else bot.choose(Sight(runner, decision, random))
            if recorded is not None:
                answers.append(Answer(seat, decision.prompt, recorded.names[option]))
            runner.answer(option)
            self.chance += seat == CHANCE
            self.decisions += seat != CHANCE
        return answers


def _record(job: Job, game: Game, runner: Runner, names: list[str], answers: list[Answer]) -> Record:
    options, end = game.complete(job.options), fingerprint(runner.state)
    return Record(game.id, game.version, options, names, list(answers), end, variant=game.changes())
