"""PettingZoo's own tests for every game, and what they do not ask."""

import itertools
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from sandtable.engine import Game, fingerprint
from sandtable.engine.errors import BadOption, BadRecord, BadSeats, GameOver, NotOffered
from sandtable.envs import aec, parallel
from sandtable.envs.desk import IllegalAction
from sandtable.games import find_game, game_ids, replay
from sandtable.template import GAME as FORDS
from sandtable.template.state import Fords

POWERS = ["germany", "ussr", "japan", "uk", "italy", "usa"]
"""Options of `axis` that are given for all powers or for none."""

every_game = pytest.mark.parametrize("game", game_ids())


@pytest.fixture(autouse=True)
def without_advice() -> Iterator[None]:
    """PettingZoo advises against observations that are dictionaries, except in its own board games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@every_game
def test_petting_zoo_accepts_every_game(game: str) -> None:
    api_test(aec.env(game), num_cycles=60)
    seed_test(lambda: aec.env(game), num_cycles=40)


@every_game
def test_petting_zoo_renders_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec.env(game, render_mode=render_mode))
    assert capsys.readouterr().out


@every_game
def test_every_seat_count_and_option_is_accepted(game: str) -> None:
    found = find_game(game)
    for seats in found.seats:
        api_test(aec.env(game, seats=seats), num_cycles=8)
    for option in found.options:
        values = option.choices or ((True, False) if isinstance(option.default, bool) else (option.low, option.high))
        for value in values:
            if option.id not in POWERS:
                api_test(aec.env(game, options={option.id: value}), num_cycles=4)


def test_powers_may_be_divided_otherwise() -> None:
    division = dict(zip(POWERS, [2, 1, 2, 1, 2, 3], strict=True))
    api_test(aec.env("axis", seats=3, options=division), num_cycles=8)


def test_named_observations_are_the_flat_ones_in_pieces() -> None:
    flat, named = aec.raw_env("dawn"), aec.raw_env("dawn", observations="named")
    api_test(named, num_cycles=20)
    flat.reset(seed=3)
    named.reset(seed=3)
    whole, pieces = flat.observe("player_1")["observation"], named.observe("player_1")["observation"]
    assert np.array_equal(whole, np.concatenate([piece.ravel() for piece in pieces.values()]))
    assert pieces["influence"].shape[0] == 3


def play(env: aec.raw_env, random: Random, steps: int = 10**9) -> list[str]:
    """Random play; who acted."""
    acted: list[str] = []
    while env.agents and len(acted) < steps:
        observation, _, over, cut, _ = env.last()
        acted.append(env.agent_selection)
        env.step(None if over or cut else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return acted


def rewards_of(game: str | Game, seed: int, **settings: Any) -> dict[str, float]:
    env = aec.raw_env(game, **settings)
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    random = Random(seed)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        earned[agent] += reward
        env.step(None if over or cut else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return earned


def test_rewards_go_to_the_winners_and_add_up_to_zero() -> None:
    games: list[str | Game] = ["states", "twilight", FORDS]
    for game, seed in itertools.product(games, range(3)):
        earned = rewards_of(game, seed)
        assert abs(sum(earned.values())) < 1e-6 and max(earned.values()) <= 1


def test_an_action_that_is_not_offered_is_named() -> None:
    env = aec.env("twilight")
    env.reset(seed=1)
    offered = env.last()[0]["action_mask"]
    barred = int(np.flatnonzero(offered == 0)[40])
    name = find_game("twilight").names[barred]
    with pytest.raises(NotOffered, match=f"action {barred}, '{name}', is not offered"):
        env.step(barred)
    with pytest.raises(ValueError, match="there is no action 9999"):
        env.step(9999)
    with pytest.raises(ValueError, match=r"an action is a whole number, not 2\.5"):
        env.step(2.5)
    env.step(int(np.flatnonzero(offered)[0]))


def test_an_action_that_is_not_offered_may_lose_or_be_replaced() -> None:
    losing = aec.env(FORDS, illegal="lose")
    losing.reset(seed=1)
    agent = losing.agent_selection
    losing.step(0)
    assert losing.terminations[agent] and losing.rewards[agent] == -1
    replacing = aec.env(FORDS, illegal="replace")
    replacing.reset(seed=1)
    replacing.step(0)
    assert not any(replacing.terminations.values())
    with pytest.raises(ValueError, match="illegal is one of raise, lose, replace, not 'ignore'"):
        aec.env(FORDS, illegal="ignore")


def test_before_the_beginning_and_after_the_end_nothing_can_be_done() -> None:
    env = aec.raw_env(FORDS)
    with pytest.raises(ValueError, match="no game is going on"):
        env.step(0)
    env.reset(seed=1)
    play(env, Random(1))
    with pytest.raises(ValueError, match="reset the environment"):
        env.step(0)
    with pytest.raises(GameOver):
        env.episode.act(0)


def test_a_dead_agent_and_a_living_one_are_told_apart() -> None:
    env = aec.raw_env(FORDS, max_cycles=1)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="player_0 is asked to choose"):
        env.step(None)
    play(env, Random(1), 1)
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)


def test_bad_settings_say_what_is_expected() -> None:
    for make in (aec.env, parallel.parallel_env):
        with pytest.raises(BadOption, match="no option 'handicap'"):
            make("twilight", options={"handicap": 2})
        with pytest.raises(ValueError, match="no option 'handicap'"):
            make("twilight", options={"handicap": 2})
        with pytest.raises(BadSeats, match="states is for 3, 4, 5 players, not 2"):
            make("states", seats=2)
        with pytest.raises(ValueError, match="observations are 'flat' or 'named'"):
            make("states", observations="image")
        with pytest.raises(ValueError, match="render_mode is one of human, ansi, or None, not 'rgb_array'"):
            make("states", render_mode="rgb_array")
    env = aec.raw_env("states")
    env.reset()
    with pytest.raises(ValueError, match="there is no agent 'player_9'"):
        env.observe("player_9")
    with pytest.raises(ValueError, match="render_mode is None"):
        env.render()


def test_who_chooses_at_the_same_time_sees_nothing_of_the_others() -> None:
    env = aec.raw_env(FORDS, seats=3)
    env.reset(seed=5)
    before = [env.observe(agent)["observation"] for agent in env.agents]
    assert env.agent_selection == "player_0"
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert env.agent_selection == "player_1"
    for seat, agent in list(enumerate(env.agents))[1:]:
        assert np.array_equal(before[seat], env.observe(agent)["observation"])


@every_game
@pytest.mark.parametrize("keep", [True, False])
def test_a_clone_and_a_restored_checkpoint_go_on_alike(game: str, keep: bool) -> None:
    env = aec.raw_env(game, keep=keep)
    env.reset(seed=11)
    play(env, Random(2), 40)
    clone, restored = env.clone(), aec.raw_env(game, keep=keep)
    restored.restore(env.checkpoint())
    ways = []
    for each in (env, clone, restored):
        play(each, Random(3), 60)
        ways.append((fingerprint(each.episode.runner.state), each.agent_selection, len(each.episode.answers)))
    assert ways[0] == ways[1] == ways[2]
    replay(env.record(), paranoid=True)


@pytest.mark.parametrize("max_cycles", [None, 30])
def test_a_game_that_is_over_stays_over_for_whoever_has_heard_of_it(max_cycles: int | None) -> None:
    env = aec.raw_env("states", max_cycles=max_cycles)
    env.reset(seed=3)
    while not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    for _ in range(len(env.possible_agents) + 1):
        restored = aec.raw_env("states", max_cycles=max_cycles)
        restored.restore(env.checkpoint())
        for other in (env.clone(), restored):
            assert (other.agents, other.agent_selection in other.agents) == (env.agents, bool(env.agents))
            if env.agents:
                assert other.agent_selection == env.agent_selection and other.last()[1:4] == env.last()[1:4]
        if env.agents:
            env.step(None)
    assert env.agents == []


def test_a_checkpoint_of_another_kind_of_environment_is_refused() -> None:
    env = parallel.parallel_env("twilight")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not a checkpoint"):
        aec.raw_env("twilight").restore(env.checkpoint())


def test_a_checkpoint_of_another_game_is_refused() -> None:
    env, other = aec.raw_env("twilight"), aec.raw_env("twilight", options={"us-handicap": 2})
    env.reset(seed=1)
    with pytest.raises(BadRecord, match="other seats or options"):
        other.restore(env.checkpoint())
    for nonsense in (b"{}", b"[]", b"\xff", b'{"record": ""}', env.checkpoint()[:-9]):
        with pytest.raises(ValueError, match="not a checkpoint"):
            other.restore(nonsense)


def test_the_same_seed_gives_the_same_game_and_the_next_reset_another() -> None:
    one, other = aec.raw_env("twilight"), aec.raw_env("twilight")
    ways = []
    for env in (one, other):
        env.reset(seed=9)
        play(env, Random(1), 60)
        first = fingerprint(env.episode.runner.state)
        env.reset()
        play(env, Random(1), 60)
        ways.append((first, fingerprint(env.episode.runner.state)))
    assert ways[0] == ways[1] and ways[0][0] != ways[0][1]


# All at once


@every_game
def test_petting_zoo_accepts_the_parallel_variant(game: str) -> None:
    parallel_api_test(parallel.parallel_env(game, illegal="replace"), num_cycles=30)


class Cycles:
    """What PettingZoo's test of `max_cycles` takes for a module."""

    def __init__(self, game: str) -> None:
        self.game = game

    def parallel_env(self, max_cycles: int) -> parallel.parallel_env:
        return parallel.parallel_env(self.game, max_cycles=max_cycles, illegal="replace")

    def env(self, max_cycles: int) -> Any:
        return parallel_to_aec(self.parallel_env(max_cycles))


@every_game
def test_max_cycles_is_kept(game: str) -> None:
    max_cycles_test(Cycles(game))


def test_all_who_are_asked_choose_in_one_cycle() -> None:
    env = parallel.parallel_env(FORDS, seats=2, render_mode="ansi")
    seen, _ = env.reset(seed=4)
    actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    _, rewards, over, _, _ = env.step(actions)
    state = env.episode.runner.state
    assert isinstance(state, Fords) and state.ford == 1 and not any(over.values()) and set(rewards.values()) == {0.0}
    assert env.render()
    with pytest.raises(ValueError, match="player_0 is asked to choose"):
        env.step({})
    with pytest.raises(ValueError, match="there is no agent 'player_7'"):
        env.step({**actions, "player_7": 0})
    before = len(env.episode.answers)
    offered = env.episode.offered[0]
    with pytest.raises(IllegalAction, match="action 0, 'pass', is not offered"):
        env.step({"player_0": offered, "player_1": 0})
    assert len(env.episode.answers) == before, "one was taken although the other was refused"


def cycle(env: parallel.parallel_env, random: Random, cycles: int) -> list[bytes]:
    """Random play; what all have seen."""
    told: list[bytes] = []
    while env.agents and len(told) < cycles:
        masks = {agent: env._observation(seat)["action_mask"] for seat, agent in enumerate(env.agents)}
        seen, *rest = env.step({agent: random.choice(np.flatnonzero(mask).tolist()) for agent, mask in masks.items()})
        told.append(b"".join(each["observation"].tobytes() for each in seen.values()) + repr(rest).encode())
    return told


@every_game
def test_a_parallel_clone_and_a_restored_checkpoint_go_on_alike(game: str) -> None:
    env = parallel.parallel_env(game, max_cycles=60)
    env.reset(seed=11)
    cycle(env, Random(2), 30)
    clone, restored = env.clone(), parallel.parallel_env(game, max_cycles=60)
    restored.restore(env.checkpoint())
    ways = [cycle(each, Random(3), 100) for each in (env, clone, restored)]
    assert len(ways[0]) == 30 and ways[0] == ways[1] == ways[2]
    again = [each.reset()[0]["player_0"]["observation"].tobytes() for each in (env, clone, restored)]
    assert again[0] == again[1] == again[2], "the next game is another"


def test_a_game_that_was_lost_stays_lost() -> None:
    env, other = (parallel.parallel_env(FORDS, illegal="lose") for _ in range(2))
    env.reset(seed=4)
    env.step({"player_0": 0, "player_1": 0})
    other.restore(env.checkpoint())
    assert not env.clone().agents and not other.agents


def test_who_sends_what_is_not_offered_loses_if_that_is_agreed() -> None:
    env = parallel.parallel_env(FORDS, seats=2, illegal="lose")
    env.reset(seed=4)
    _, rewards, over, _, _ = env.step({"player_0": 0, "player_1": 0})
    assert rewards == {"player_0": -1.0, "player_1": 0.0} and all(over.values()) and not env.agents
    with pytest.raises(ValueError, match="reset the environment"):
        env.step({})
