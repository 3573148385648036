"""OpenSpiel's information-set Monte Carlo tree search in one of our games, against a player who chooses at random.

    pip install sandtable[openspiel]
    python examples/openspiel_ismcts.py --game dawn --simulations 25 --games 40

The search deals everything anew that its seat does not see, walks down a tree of information states, and plays to the
end at random from there. The seats change sides with every game, and a line is printed after each.
"""

import argparse
import math
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ChildSelectionPolicy, ISMCTSBot

import sandtable.envs.spiel
from sandtable.engine import play_out

EXPLORATION = 1.0


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="dawn", help="as OpenSpiel names it, without `sandtable_`")
    parser.add_argument("--simulations", type=int, default=25, help="for each choice")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    random = np.random.RandomState(chosen.seed)
    game = pyspiel.load_game(f"{sandtable.envs.spiel.PREFIX}{chosen.game}")
    bot = searcher(game, chosen.simulations, random)
    worth: list[float] = []
    started = process_time()
    for number in range(1, chosen.games + 1):
        worth.append(play(game, bot, number % game.num_players(), random))
        error = 1.96 * float(np.std(worth)) / math.sqrt(number)
        minutes = (process_time() - started) / 60
        print(f"{number} games, mean return {np.mean(worth):+.2f} ± {error:.2f}, {minutes:.1f} minutes", flush=True)


if __name__ == "__main__":
    main()
