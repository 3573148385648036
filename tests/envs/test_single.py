"""One seat against bots, as Gymnasium's users expect it."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from sandtable.engine import Sight
from sandtable.engine.errors import BadSeats, GameOver, NotOffered, UnknownBot
from sandtable.envs.single import SeatEnv, env_id
from sandtable.games import game_ids, replay

every_game = pytest.mark.parametrize("game", game_ids())


@every_game
def test_gymnasium_accepts_every_game(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        warnings.filterwarnings("ignore", message=".*render.*")
        check_env(gymnasium.make(env_id(game), illegal="lose").unwrapped)


def test_ids_carry_the_version_of_the_rules() -> None:
    assert {env_id(game) for game in game_ids()} <= set(gymnasium.registry)
    assert all(env_id(game).startswith(f"sandtable/{game}-v") for game in game_ids())


def finish(env: SeatEnv, seed: int) -> float:
    _, info = env.reset(seed=seed)
    reward, over = 0.0, False
    random = np.random.default_rng(seed)
    while not over:
        _, reward, over, _, info = env.step(int(random.choice(info["actions"])))
    assert info["ending"] and not info["actions"]
    return reward


def test_a_game_against_the_game_s_own_bots_comes_to_its_end() -> None:
    env = SeatEnv("states", seat=1, seats=3, opponents=["random", "adviser"])
    assert finish(env, 3) in (-0.5, 0.25, 1.0)
    record = env.record()
    replay(record)
    with pytest.raises(GameOver):
        env.step(0)
    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(0)


class Stubborn:
    """Always takes the last option."""

    def choose(self, sight: Sight) -> int:
        return sight.decision.options[-1]


def test_opponents_may_be_bots_of_one_s_own() -> None:
    env = SeatEnv("twilight", opponents=Stubborn())
    env.reset(seed=1)
    assert env.bots == [env.opponents]


def test_bad_settings_and_bad_actions_say_what_is_wrong() -> None:
    with pytest.raises(UnknownBot, match="no bot 'advisor'; did you mean"):
        SeatEnv("states", opponents="advisor")
    with pytest.raises(BadSeats, match="there is no seat 2"):
        SeatEnv("twilight", seat=2)
    with pytest.raises(BadSeats, match="1 opponents for 2 other seats"):
        SeatEnv("states", seats=3, opponents=["random"])
    env = SeatEnv("twilight")
    with pytest.raises(GameOver, match="reset before its first step"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(NotOffered, match="action 0, 'pass', is not offered"):
        env.step(0)
    with pytest.raises(InvalidAction, match="there is no action -1"):
        env.step(-1)
    with pytest.raises(InvalidAction, match=r"a whole number, not 2\.5"):
        env.step(2.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no option 'handicap'"):
        SeatEnv("twilight", options={"handicap": 2})
    with pytest.raises(ValueError, match="observations are 'flat' or 'named'"):
        SeatEnv("twilight", observations="image")
    with pytest.raises(ValueError, match="render_mode is None"):
        env.render()


def test_a_bad_action_may_lose_the_game() -> None:
    env = SeatEnv("twilight", illegal="lose", render_mode="ansi")
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(0)
    assert (reward, over) == (-1.0, True) and env.render()
    replacing = SeatEnv("twilight", illegal="replace")
    replacing.reset(seed=1)
    assert not replacing.step(0)[2]


def test_a_clone_and_a_restored_checkpoint_go_on_like_the_original() -> None:
    """With bots that draw their choices: their thoughts to come are part of what is kept."""
    env = SeatEnv("states", seats=3, opponents=["random", "adviser"])
    _, info = env.reset(seed=5)
    for _ in range(10):
        _, _, _, _, info = env.step(info["actions"][0])
    twin, restored = env.clone(), SeatEnv("states", seats=3, opponents=["random", "adviser"])
    observation, again = restored.restore(env.checkpoint())
    assert again == info and np.array_equal(observation["observation"], env.eyes.look(0))
    for _ in range(10):
        one, *others = (each.step(info["actions"][-1]) for each in (env, twin, restored))
        for other in others:
            assert np.array_equal(one[0]["observation"], other[0]["observation"]) and one[4] == other[4]
        info = one[4]
    starts = [each.reset()[0]["observation"].tobytes() for each in (env, twin, restored)]
    assert starts[0] == starts[1] == starts[2]


@pytest.mark.parametrize("lost", [True, False])
def test_a_game_that_is_over_stays_over(lost: bool) -> None:
    env, restored = (SeatEnv("dawn", illegal="lose") for _ in range(2))
    _, info = env.reset(seed=2)
    over = False
    while not over:
        _, _, over, _, info = env.step(-1 if lost else info["actions"][0])
    observation, again = restored.restore(env.checkpoint())
    assert again == info and np.array_equal(observation["observation"], env.eyes.look(0))
    for each in (env.clone(), restored):
        with pytest.raises(gymnasium.error.ResetNeeded):
            each.step(0)


def test_a_checkpoint_of_something_else_is_refused() -> None:
    env = SeatEnv("dawn")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.checkpoint()
    for nonsense in (b"{}", b"[]", b"\xff"):
        with pytest.raises(ValueError, match="not a checkpoint"):
            env.restore(nonsense)
