"""One simulation: which game, which bots, which seed; and how one of its games is played."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from sandtable.bots import RandomBot, find_bot
from sandtable.engine import (
    CHANCE,
    Bot,
    Decision,
    Game,
    Heuristic,
    Log,
    Overlay,
    Record,
    Runner,
    Sight,
    State,
    fingerprint,
)
from sandtable.engine.errors import BadOption
from sandtable.engine.game import OptionValue
from sandtable.engine.record import Answer
from sandtable.games import find_game

NEAR = 0.1
"""An option is nearly as good as the best if it lies no further below than this part of the way to the average."""


def usual_seats(game: Game) -> int:
    """How many play when nobody says: the middle of what the game allows."""
    return game.seats[len(game.seats) // 2]


@dataclass(frozen=True)
class Job:
    """Games number 0 to `games - 1` of a seed. With `rotate` the bots move on one seat after each game.

    In a run, every so many games (`again`; 0 is never) one is played on from several points with other dice.
    `changes` is what a variant changes, as the data of an overlay.
    """

    game: str
    bots: tuple[str, ...]
    games: int = 1
    seed: int = 0
    options: dict[str, OptionValue] = field(default_factory=dict)
    rotate: bool = False
    records: bool = False
    again: int = 0
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


class Listener(Protocol):
    """Listens to a game: to every answer just before and just after it is given.

    `near` is how many options, the chosen one included, the bot found about as good; 0 if it did not compare them.
    """

    def begin(self, number: int, state: State) -> None: ...

    def hear(self, decision: Decision, option: int, near: int) -> None: ...

    def heard(self) -> None: ...


def play_game(job: Job, number: int, listener: Listener | None = None) -> Result:
    """Plays game `number` of the job. The same job and number always give the same game, whoever listens."""
    table = table_of(job, number, log=None if listener is None else Log())
    answers: list[Answer] = []
    if listener is not None:
        table.play_to(listener, number)
    else:
        answers = table.play(job.find_game() if job.records else None)
    state = table.runner.state
    return Result(
        number=number,
        bots=job.bots_of(number),
        winners=list(state.winners),
        scores=list(state.scores()),
        ending=state.ending,
        decisions=table.decisions,
        chance=table.chance,
        turns=state.when(),
        record=_record(job, table.runner, job.bots_of(number), answers) if job.records else None,
    )


def table_of(job: Job, number: int, log: Log | None = None, again: str = "") -> Table:
    """The table of game `number` before its first answer; `again` names another fate for the same game."""
    game = job.find_game()
    bots = [find_bot(name, game) for name in job.bots_of(number)]
    state = game.start(len(bots), job.options)
    state.log = log
    runner = Runner(state, keep=not all(isinstance(bot, RandomBot) for bot in bots))
    fate = f"{job.seed}/{number}{again}"
    return Table(runner, bots, Random(fate), Random(f"{fate}/chance"))


class Table:
    """Bots around one runner. Chance has numbers of its own, so that games of other bots are dealt alike."""

    def __init__(self, runner: Runner, bots: list[Bot], random: Random, chance: Random) -> None:
        self.runner = runner
        self.bots: list[Bot | None] = [None if isinstance(bot, RandomBot) else bot for bot in bots]
        self.random = random
        self.dice = chance.random
        self.decisions = 0
        self.chance = 0

    def choose(self, decision: Decision) -> int:
        """Chance and random bots are answered without ado, for they are most of it."""
        seat, options = decision.seat, decision.options
        if seat == CHANCE:
            self.chance += 1
            return options[int(self.dice() * len(options))]
        self.decisions += 1
        bot = self.bots[seat]
        if bot is None:
            return options[int(self.random.random() * len(options))]
        return bot.choose(Sight(self.runner, decision, self.random))

    def near_equal(self, decision: Decision) -> int:
        """How many options the bot that has just chosen found nearly as good as the best."""
        bot = None if decision.seat == CHANCE else self.bots[decision.seat]
        rates = bot.rates if isinstance(bot, Heuristic) else []
        if len(rates) < 2:
            return 0
        best = max(rates)
        margin = NEAR * (best - sum(rates) / len(rates))
        return sum(rate >= best - margin for rate in rates)

    def play(self, recorded: Game | None = None) -> list[Answer]:
        """Plays to the end."""
        runner, choose = self.runner, self.choose
        answers: list[Answer] = []
        while (decision := runner.decision) is not None:
            option = choose(decision)
            if recorded is not None:
                answers.append(Answer(decision.seat, decision.prompt, recorded.names[option]))
            runner.answer(option)
        return answers

    def play_to(self, listener: Listener, number: int) -> None:
        """Plays to the end while somebody listens."""
        runner, choose = self.runner, self.choose
        thinking = any(bot is not None for bot in self.bots)
        listener.begin(number, runner.state)
        while (decision := runner.decision) is not None:
            option = choose(decision)
            listener.hear(decision, option, self.near_equal(decision) if thinking else 0)
            runner.answer(option)
            listener.heard()


def _record(job: Job, runner: Runner, names: list[str], answers: list[Answer]) -> Record:
    game = job.find_game()
    options, end = game.complete(job.options), fingerprint(runner.state)
    return Record(game.id, game.version, options, names, list(answers), end, variant=game.changes())
