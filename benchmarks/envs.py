"""Measures the environments for learning on one core and prints tables: `python benchmarks/envs.py [GAME …]`.

`--sizes` prints what the games look like to a program; `--ranges 2000` plays so many random games of each and holds
every feature to its range; `--accept` runs the tests that PettingZoo and Gymnasium bring with them on every seat count
and option of a game, `--playthrough` those of OpenSpiel on whole games (for it and for `--ranges` a game may be named
with its options: `axis(rounds=1)`). Without any of them, speed is measured in processor time, that of two processes
by the clock.
"""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from random import Random
from statistics import mean
from time import perf_counter, process_time
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import sandtable.envs.spiel
from sandtable.cli.arguments import parse_options
from sandtable.engine import Encoder, Episode, Option, Options, SandtableError, runner
from sandtable.engine.game import OptionValue
from sandtable.envs import aec, parallel
from sandtable.envs.single import env_id
from sandtable.envs.vector import VectorGames
from sandtable.games import find_game, game_ids
from sandtable.testing.features import ranges_are_kept

GAMES = 64
SIZES = """| game | seats | actions | observation | decisions a game | options a decision |
|---|---|---|---|---|---|"""
SPEEDS = """| game | compiled | PettingZoo | 64 games, one process | 64 games, two processes | OpenSpiel |
|---|---|---|---|---|---|"""


def aec_steps(id: str, seconds: float) -> float:
    """Steps a second of PettingZoo's loop: `last` with observation and mask, a random offered action, `step`."""
    env = aec.raw_env(id, keep=False)
    random, steps, started = Random(1), 0, process_time()
    while process_time() - started < seconds:
        env.reset(seed=steps)
        while env.agents and process_time() - started < seconds:
            observation, _, over, _, _ = env.last()
            offered = observation["action_mask"].nonzero()[0]
            env.step(None if over else int(offered[int(random.random() * len(offered))]))
            steps += 1
    return steps / (process_time() - started)


def vector_steps(id: str, seconds: float, processes: int) -> float:
    """Steps a second of all games together, by the clock."""
    with VectorGames(id, GAMES, processes=processes) as games:
        random, steps, started = np.random.default_rng(1), 0, perf_counter()
        while perf_counter() - started < seconds:
            games.step(games.sample(random))
            steps += GAMES
        return steps / (perf_counter() - started)


def vector_steps_by_processor(id: str, seconds: float) -> float:
    """The same in one process, by processor time."""
    with VectorGames(id, GAMES) as games:
        random, steps, started = np.random.default_rng(1), 0, process_time()
        while process_time() - started < seconds:
            games.step(games.sample(random))
            steps += GAMES
        return steps / (process_time() - started)


def spiel_steps(id: str, seconds: float) -> float:
    """Steps a second of random play from Python, chance nodes included."""
    game = pyspiel.load_game(f"sandtable_{id}")
    random, steps, started = Random(1), 0, process_time()
    while process_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and process_time() - started < seconds:
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            steps += 1
    return steps / (process_time() - started)


def sizes(id: str, games: int = 20) -> str:
    """Actions, numbers in an observation, mean length and mean number of options in random play."""
    game = find_game(id)
    encoder = Encoder(game)
    lengths: list[int] = []
    branching: list[int] = []
    for seed in range(games):
        random = Random(seed)
        episode = Episode(encoder, game.seats[0], game.short, random, keep=False)
        length = 0
        while not episode.over:
            branching.append(len(episode.offered))
            episode.play(random.choice(episode.offered))
            length += 1
        lengths.append(length)
    seats = f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    return (
        f"| `{id}` | {seats} | {encoder.actions:,} | {encoder.size:,} | {mean(lengths):,.0f} | {mean(branching):.1f} |"
    )


def speeds(id: str, seconds: float) -> str:
    compiled = "yes" if not runner.__file__.endswith(".py") else "no"
    measured = [
        aec_steps(id, seconds),
        vector_steps_by_processor(id, seconds),
        vector_steps(id, seconds, 2),
        spiel_steps(id, seconds),
    ]
    return f"| `{id}` | {compiled} | " + " | ".join(f"{number:,.0f}" for number in measured) + " |"


def accept(id: str) -> str:
    """Every number of seats with the usual options, and every value of every option with the fewest seats."""
    game = find_game(id)
    tables: list[tuple[int, Options]] = [(seats, {}) for seats in game.seats]
    tables += [(game.seats[0], {option.id: value}) for option in game.options for value in values_of(option)]
    tried = refused = 0
    for seats, options in tables:
        try:
            game.complete(options)
            game.start(seats, game.complete(options))
        except SandtableError:
            refused += 1  # an option that is only valid together with others
            continue
        accept_table(id, seats, options)
        tried += 1
    barred = f"; {refused} values only go together with others" if refused else ""
    return f"{id}: PettingZoo and Gymnasium accept {tried} tables{barred}"


def values_of(option: Option) -> list[OptionValue]:
    if option.choices:
        return list(option.choices)
    return [True, False] if isinstance(option.default, bool) else [option.low, option.high]


def accept_table(id: str, seats: int, options: Options) -> None:
    def turns(**settings: Any) -> Any:
        return aec.env(id, seats=seats, options=options, **settings)

    def cycles(**settings: Any) -> parallel.parallel_env:
        return parallel.parallel_env(id, seats, options, illegal="replace", **settings)

    with redirect_stdout(StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo advises against dictionaries except in its own board games
        api_test(turns(), num_cycles=100)
        seed_test(turns, num_cycles=50)
        render_test(turns)
        parallel_api_test(cycles(), num_cycles=50)
        max_cycles_test(SimpleNamespace(parallel_env=cycles, env=lambda **each: parallel_to_aec(cycles(**each))))
        check_env(gymnasium.make(env_id(id), seats=seats, options=options, illegal="lose").unwrapped)


def playthrough(id: str) -> str:
    game = pyspiel.load_game(f"{sandtable.envs.spiel.PREFIX}{id}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    lines = playthrough_lines(f"{sandtable.envs.spiel.PREFIX}{id}", seed=1)
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    again = playthrough_lines(f"{sandtable.envs.spiel.PREFIX}{id}", action_sequence=actions)
    assert again == lines, f"{id}: the playthrough goes another way when it is followed again"
    return f"{id}: accepted by OpenSpiel's random_sim_test; a playthrough of {len(actions):,} actions holds"


def ranges(name: str, games: int) -> str:
    id, _, rest = name.rstrip(")").partition("(")
    game = find_game(id)
    options = parse_options(game, rest.split(",") if rest else None, game.short)
    ranges_are_kept(game, range(games), options)
    return f"{name}: {games:,} random games kept to the ranges of their features"


def chosen_table(chosen: argparse.Namespace) -> Callable[[str], str]:
    """Prints the headings, and says what makes a line of a game."""
    if chosen.ranges:
        return partial(ranges, games=chosen.ranges)
    if chosen.accept or chosen.playthrough:
        return accept if chosen.accept else playthrough
    print(SIZES if chosen.sizes else SPEEDS)
    return sizes if chosen.sizes else partial(speeds, seconds=chosen.seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="ids; all games if none is named")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to measure each")
    parser.add_argument("--sizes", action="store_true")
    parser.add_argument("--ranges", type=int, metavar="N", default=0)
    parser.add_argument("--accept", action="store_true")
    parser.add_argument("--playthrough", action="store_true")
    chosen = parser.parse_args()
    tell = chosen_table(chosen)
    for id in chosen.games or game_ids():
        print(tell(id), flush=True)


if __name__ == "__main__":
    main()
