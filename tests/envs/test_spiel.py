"""OpenSpiel's own tests for every game, and that its algorithms run."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts

import sandtable.envs.spiel
from sandtable.games import find_game, game_ids
from sandtable.template import GAME as FORDS

every_game = pytest.mark.parametrize("id", game_ids())


def load(id: str) -> Any:
    return pyspiel.load_game(f"sandtable_{id}")


@pytest.fixture(scope="module")
def fords() -> Any:
    if "sandtable_fords" not in pyspiel.registered_names():
        sandtable.envs.spiel.register(FORDS)
    return pyspiel.load_game("sandtable_fords")


@pytest.mark.parametrize("id", ["dawn", "states", "taiwan2045", "twilight"])
def test_open_spiel_accepts_every_game(id: str) -> None:
    """`axis` takes minutes: `python benchmarks/envs.py --playthrough "axis(rounds=1)"` tries it."""
    pyspiel.random_sim_test(load(id), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("id", ["dawn"])
def test_a_playthrough_can_be_followed_again(id: str) -> None:
    """`python benchmarks/envs.py --playthrough` tries it in all games: their many numbers take minutes to print."""
    lines = generate_playthrough.playthrough_lines(f"sandtable_{id}", seed=1)
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert len(actions) > 50
    assert generate_playthrough.playthrough_lines(f"sandtable_{id}", action_sequence=actions)[-20:] == lines[-20:]


def walk(game: Any, seed: int, steps: int) -> Any:
    state, chooser = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and steps:
        state.apply_action(chooser.choice(state.legal_actions()))
        steps -= 1
    return state


@every_game
def test_chance_nodes_know_their_odds(id: str) -> None:
    state = walk(load(id), 1, 0)
    chooser = random.Random(2)
    for _ in range(200):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert abs(sum(odds for _, odds in outcomes) - 1) < 1e-9
        state.apply_action(chooser.choice(state.legal_actions()))
        if state.is_terminal():
            break


def test_clones_and_saved_states_go_on_alike() -> None:
    state = walk(load("twilight"), 3, 80)
    saved = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    for twin in (state.clone(), saved, pickle.loads(pickle.dumps(state))):
        assert twin.legal_actions() == state.legal_actions() and str(twin) == str(state)
        assert twin.information_state_string(0) == state.information_state_string(0)
        assert twin.observation_tensor(1) == state.observation_tensor(1)


def test_an_information_state_remembers_what_an_observation_forgets(fords: Any) -> None:
    """Two ways to the same position that the player can tell apart."""
    orders = [fords.new_initial_state() for _ in range(2)]
    for state, dice in zip(orders, ((1, 2), (3, 4)), strict=True):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        for _ in range(2):
            state.apply_action(state.legal_actions()[0])
        for die in dice:
            state.apply_action(die)
    one, other = orders
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_what_another_has_drawn_is_not_in_the_information_state(fords: Any) -> None:
    states = [fords.new_initial_state() for _ in range(2)]
    for choice, state in enumerate(states):
        drawn = 0
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[choice if drawn % 6 >= 3 else 0])
            drawn += 1
    one, other = states
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.information_state_string(0) == other.information_state_string(0)


def test_parameters_are_the_options_of_the_game() -> None:
    game = pyspiel.load_game("sandtable_twilight(us_handicap=2,reveal_held=True)")
    assert game.desk.options["us-handicap"] == 2 and game.desk.options["reveal-held"] is True
    assert pyspiel.load_game("sandtable_states(seats=5)").num_players() == 5
    with pytest.raises(pyspiel.SpielError, match="handicap"):
        pyspiel.load_game("sandtable_twilight(handicap=2)")
    with pytest.raises(pyspiel.SpielError, match="states is for 3, 4, 5 players, not 7"):
        pyspiel.load_game("sandtable_states(seats=7)")


def test_an_action_that_is_not_offered_is_named() -> None:
    state = load("twilight").new_initial_state()
    name = find_game("twilight").names[0]
    with pytest.raises(pyspiel.SpielError, match=f"action 0, '{name}', is not offered"):
        state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError, match="player = 7"):
        state.observation_tensor(7)


@every_game
def test_a_player_cannot_tell_a_state_from_one_dealt_anew(id: str) -> None:
    chooser = random.Random(4)
    state = walk(load(id), 4, 60)
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    player = state.current_player()
    dealt = state.resample_from_infostate(player, chooser.random)
    assert dealt.information_state_string(player) == state.information_state_string(player)
    for _ in range(20):
        dealt.apply_action(chooser.choice(dealt.legal_actions()))
    for twin in (dealt.clone(), pickle.loads(pickle.dumps(dealt))):
        assert twin.legal_actions() == dealt.legal_actions() and str(twin) == str(dealt)
        assert twin.information_state_string(player) == dealt.information_state_string(player)
    with pytest.raises(pyspiel.SpielError, match="dealt anew already"):
        dealt.resample_from_infostate(player, chooser.random)


def test_what_is_hidden_is_dealt_anew() -> None:
    state = walk(load("states"), 4, 100)
    chooser = random.Random(1)
    hands = {tuple(state.resample_from_infostate(0, chooser.random).observation_tensor(1)) for _ in range(8)}
    assert len(hands) > 4


def test_a_search_of_open_spiel_plays(fords: Any) -> None:
    state = walk(fords, 1, 6)
    bot = mcts.MCTSBot(fords, 2, 20, mcts.RandomRolloutEvaluator(random_state=np.random.RandomState(1)))
    assert bot.step(state) in state.legal_actions()


def test_the_environment_of_open_spiel_plays_a_whole_game() -> None:
    env = rl_environment.Environment(load("states"), seed=3)
    step, chooser = env.reset(), random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) > 1000
        step = env.step([chooser.choice(step.observations["legal_actions"][player])])
    assert abs(sum(step.rewards)) < 1e-6
