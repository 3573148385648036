"""OpenSpiel's information-set Monte Carlo tree search in one of our games, against a player who chooses at random.

    pip install sandtable[openspiel]
    python examples/openspiel_ismcts.py --game dawn --simulations 25 --games 40
    python examples/openspiel_ismcts.py --game dawn --simulations 2 4 8 16 --games 40 --curve curve.csv

The search deals everything anew that its seat does not see, walks down a tree of information states, and plays to the
end at random from there. The seats change sides with every game, and a line is printed after each. With several numbers
of simulations each of them plays so many games; `--curve` writes what came of them, for `examples/curve.py`.
"""

import argparse
import csv
import math
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot

import sandtable.envs.spiel
from sandtable.engine import play_out

EXPLORATION = 1.0
COLUMNS = ["simulations", "return", "give-or-take", "won"]


class RandomEnd:
    """What a position is worth: how one random game goes on from it. The state is not needed afterwards."""

    def __init__(self, random: np.random.RandomState) -> None:
        self.random = random

    def evaluate(self, state: Any) -> list[float]:
        play_out(state.episode.runner, self.random.random_sample)
        returns: list[float] = state.episode.returns()
        return returns

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def searcher(game: Any, simulations: int, random: np.random.RandomState) -> ISMCTSBot:
    bot = ISMCTSBot(
        game,
        RandomEnd(random),
        EXPLORATION,
        simulations,
        random_state=random,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ChildSelectionPolicy.UCT,
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))
    return bot


def play(game: Any, bot: ISMCTSBot, seat: int, random: np.random.RandomState) -> float:
    """One game; what it was worth to the seat that searches."""
    state = game.new_initial_state()
    while not state.is_terminal():
        searches = state.current_player() == seat
        state.apply_action(int(bot.step(state) if searches else random.choice(state.legal_actions())))
    return float(state.returns()[seat])


def play_many(game: Any, simulations: int, games: int, seed: int) -> tuple[float, float]:
    """The mean return of some games, and half of its interval."""
    random = np.random.RandomState(seed)
    bot = searcher(game, simulations, random)
    worth: list[float] = []
    error = 0.0
    started = process_time()
    for number in range(1, games + 1):
        worth.append(play(game, bot, number % game.num_players(), random))
        error = 1.96 * float(np.std(worth)) / math.sqrt(number)
        minutes = (process_time() - started) / 60
        print(f"{number} games, mean return {np.mean(worth):+.2f} ± {error:.2f}, {minutes:.1f} minutes", flush=True)
    return float(np.mean(worth)), error


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dawn", help="as OpenSpiel names it, without `sandtable_`")
    parser.add_argument(
        "--simulations", type=int, nargs="+", default=[25], metavar="N", help="for each choice, at least 2"
    )
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--curve", type=Path, help="a table of the mean returns by simulations")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = pyspiel.load_game(f"{sandtable.envs.spiel.PREFIX}{chosen.game}")
    curve: list[tuple[float, ...]] = []
    for simulations in chosen.simulations:
        mean, error = play_many(game, simulations, chosen.games, chosen.seed)
        curve.append((simulations, mean, error, (1 + mean) / 2))
    if chosen.curve:
        with chosen.curve.open("w", newline="", encoding="utf8") as file:
            csv.writer(file).writerows([COLUMNS, *curve])


if __name__ == "__main__":
    main()
