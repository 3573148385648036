"""How fast a game plays: uniformly random full games, one after another, on one core."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random
from time import process_time
from types import ModuleType

from sandtable.engine import CHANCE, Game, Options, Runner, State, play_out, runner

PURE_SUFFIX = ".py"
COUNTED_GAMES = 50


@dataclass(frozen=True)
class Speed:
    """Decisions are those of players and of chance together; `chance_share` is chance's part of them."""

    game: str
    seats: int
    seconds: float
    games: int
    decisions: int
    chance_share: float
    engine_compiled: bool
    game_compiled: bool

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def measure(game: Game, seats: int, seconds: float, seed: int = 0, options: Options | None = None) -> Speed:
    """Plays for about so many seconds of this process's own time, so that a busy machine does not blur the figure.

    Every game counts from the set-up to its end, which the game's `short` options bring about unless others are given.
    """
    complete = game.complete({**game.short, **(options or {})})
    game.start(seats, complete)
    pick = Random(seed).random
    games = decisions = 0
    started = process_time()
    while (elapsed := process_time() - started) < seconds or games == 0:
        decisions += play_out(Runner(game.new(seats, complete)), pick)
        games += 1
    return Speed(
        game=game.id,
        seats=seats,
        seconds=elapsed,
        games=games,
        decisions=decisions,
        chance_share=chance_share(game, seats, complete, seed, min(games, COUNTED_GAMES)),
        engine_compiled=is_compiled(runner),
        game_compiled=is_compiled(module_of(game.new(seats, complete))),
    )


def chance_share(game: Game, seats: int, options: Options, seed: int, games: int) -> float:
    """Counted in the first games of the same seed, apart from the clock."""
    pick = Random(seed).random
    counts = [0, 0]
    for _ in range(games):
        table = Runner(game.new(seats, options))
        while (decision := table.decision) is not None:
            choices = decision.options
            table.answer(choices[int(pick() * len(choices))])
            counts[decision.seat == CHANCE] += 1
    return counts[True] / max(1, sum(counts))


def module_of(state: State) -> ModuleType:
    return sys.modules[type(state).__module__]


def is_compiled(module: ModuleType) -> bool:
    return not (module.__file__ or "").endswith(PURE_SUFFIX)
