"""Positions of many games with what came of them: the examples from which a foresight learns its weights."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from sandtable.bots import find_bot
from sandtable.engine import CHANCE, RUIN, Bot, Decision, Foresight, Game, Heuristic, Runner, Sight, Within, shares
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import OptionValue
from sandtable.games import find_game

SURPRISE = 0.1
"""How often a player takes the second or third best instead, so that the examples are not all of one kind."""

AMONG = 3
KEPT = 0.5
"""The share of settled positions that are kept: neighbours teach little that is new."""

Position: TypeAlias = tuple[float, list[list[float]]]
"""How far the game is, and each seat's features."""


class NothingToLearn(SandtableError):
    """A game without a foresight has no weights to train."""


@dataclass(frozen=True)
class Example:
    """One position of a game: how far it was, each seat's features, and each seat's share of the victory in the end."""

    game: int
    progress: float
    features: list[list[float]]
    result: list[float]


@dataclass(frozen=True)
class SelfPlay:
    """Games number 0 and up of a seed, each of which gives some examples."""

    game: str
    seats: int
    player: str
    seed: int
    options: dict[str, OptionValue]

    def examples(self, number: int) -> list[Example]:
        """The same self-play and number always give the same examples."""
        game = find_game(self.game)
        random = Random(f"{self.seed}/{number}")
        runner = Runner(game.start(self.seats, self.options), keep=True)
        player = Player(game, self.player)
        foresight = foresight_of(game)
        kept = watch(runner, player, foresight, random)
        result = shares(runner.state)
        return [Example(number, progress, features, result) for progress, features in kept]


class Player:
    """Plays all seats with one kind of bot. A heuristic looks at the position itself, which is many times faster:
    what it learns thereby of hidden cards it does not use."""

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name
        self.bots: dict[int, Bot] = {}

    def choose(self, runner: Runner, decision: Decision, random: Random) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        bot = self.bots.get(decision.seat)
        if bot is None:
            bot = self.bots[decision.seat] = find_bot(self.name, self.game)
        if not isinstance(bot, Heuristic):
            return bot.choose(Sight(runner, decision, random))
        chosen = bot.choose(Within(runner, decision, random))
        return surprise(decision.options, bot.rates, chosen, random)


def surprise(options: list[int], rates: list[float], chosen: int, random: Random) -> int:
    """Now and then one of the next best options, but never a ruinous one."""
    if len(rates) != len(options) or random.random() >= SURPRISE:
        return chosen
    ranked = sorted(range(len(options)), key=lambda place: -rates[place])[:AMONG]
    return options[random.choice([place for place in ranked if rates[place] > -RUIN / 2] or ranked[:1])]


def foresight_of(game: Game) -> Foresight[Any]:
    if game.foresight is None:
        raise NothingToLearn(f"{game.id} declares no foresight, so there are no weights to train")
    return game.foresight()


def watch(runner: Runner, player: Player, foresight: Foresight[Any], random: Random) -> list[Position]:
    """Plays a game to its end and keeps some of the positions in which an act had just ended."""
    kept: list[Position] = []
    act = foresight.act(runner.state)
    while (decision := runner.decision) is not None:
        if decision.seat == CHANCE:
            runner.answer(decision.options[int(random.random() * len(decision.options))])
            continue
        state = runner.state
        if (now := foresight.act(state)) != act:
            act = now
            if random.random() < KEPT:
                kept.append((foresight.progress(state), [foresight.features(state, s) for s in range(state.seats)]))
        runner.answer(player.choose(runner, decision, random))
    return kept
