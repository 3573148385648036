"""Many games at once are the same games."""

from random import Random
from typing import Any

import numpy as np
import pytest

from sandtable.engine import CHANCE, Episode, SandtableError
from sandtable.envs.desk import Desk, Eyes
from sandtable.envs.vector import VectorGames
from sandtable.games import find_game, game_ids

STEPS = 40


def history(games: VectorGames, steps: int, seed: int = 1) -> list[bytes]:
    random = np.random.default_rng(seed)
    seen = []
    for _ in range(steps):
        games.step(games.sample(random))
        parts = (games.observations, games.masks, games.rewards, games.seats, games.over)
        seen.append(b"".join(part.tobytes() for part in parts))
    return seen


@pytest.mark.parametrize("game", game_ids())
def test_arrays_show_what_the_acting_seat_sees_and_may_do(game: str) -> None:
    games = VectorGames(game, 2, seed=3)
    random = np.random.default_rng(1)
    for _ in range(STEPS):
        games.step(games.sample(random))
    assert games.own is not None
    for number, episode in enumerate(games.own.batch.episodes):
        assert games.seats[number] == episode.seat != CHANCE
        eyes = Eyes(episode)
        assert np.array_equal(games.observations[number], eyes.look(episode.seat))
        assert np.array_equal(games.masks[number], eyes.mask(episode.seat))
        assert sorted(np.flatnonzero(games.masks[number])) == sorted(episode.offered)


def test_a_game_that_ends_begins_anew() -> None:
    games = VectorGames("dawn", 3, seed=1)
    random = np.random.default_rng(2)
    ended = 0
    for _ in range(1500):
        games.step(games.sample(random))
        for number in np.flatnonzero(games.over):
            ended += 1
            assert abs(games.rewards[number].sum()) < 1e-6 and games.masks[number].any()
        assert not games.rewards[~games.over].any()
    assert ended > 3


def test_the_arrays_stay_where_they_are_and_the_same_seed_gives_the_same_games() -> None:
    one, other, third = (VectorGames("states", 4, seed=seed) for seed in (5, 5, 6))
    before = one.observations.ctypes.data
    assert history(one, STEPS) == history(other, STEPS) != history(third, STEPS)
    assert one.observations.ctypes.data == before


def test_several_processes_play_the_same_games_as_one() -> None:
    with VectorGames("states", 5, seed=5) as alone, VectorGames("states", 5, seed=5, processes=2) as shared:
        assert history(alone, STEPS) == history(shared, STEPS)


def test_a_game_of_a_batch_is_that_game_played_alone() -> None:
    games = VectorGames("twilight", 2, seed=9)
    desk = Desk("twilight", keep=False)
    seed = Random(9 * 1_000_003 + 1).getrandbits(64)
    episode = Episode(desk.encoder, 2, {}, Random(seed))
    random = np.random.default_rng(4)
    for _ in range(STEPS):
        actions = games.sample(random)
        games.step(actions)
        episode.act(int(actions[1]))
    assert np.array_equal(games.observations[1], Eyes(episode).look(episode.seat))


def test_an_action_that_is_not_offered_is_named_and_nothing_goes_on() -> None:
    games = VectorGames("twilight", 3, seed=1)
    before = games.observations.copy()
    actions = games.masks.argmax(axis=1)
    actions[2] = 0
    name = find_game("twilight").names[0]
    with pytest.raises(ValueError, match=f"game 2: action 0, '{name}', is not offered to seat 0"):
        games.step(actions)
    actions[2] = 99999
    with pytest.raises(ValueError, match="game 2: action 99999, 'no action of this game'"):
        games.step(actions)
    with pytest.raises(ValueError, match="one action for each of 3 games"):
        games.step([1])
    with pytest.raises(ValueError, match="actions are whole numbers, not float64"):
        games.step([1.0, 2.0, 2.5])
    assert np.array_equal(before, games.observations)


def test_every_offered_action_is_drawn_as_often_as_any_other() -> None:
    games = VectorGames("twilight", 2, seed=1)
    random = np.random.default_rng(1)
    drawn = np.bincount([games.sample(random)[1] for _ in range(2000)], minlength=games.masks.shape[1])
    offered = games.masks[1] == 1
    assert drawn[offered].min() > 0.6 * 2000 / offered.sum() and not drawn[~offered].any()


def test_processes_are_counted() -> None:
    with pytest.raises(ValueError, match="2 games can be shared among 1 to 2 processes, not 3"):
        VectorGames("states", 2, processes=3)


def test_bots_play_the_other_seats() -> None:
    seats = np.arange(6) % 3
    with VectorGames("states", 6, seed=2, opponents=["adviser", "random"]) as games:
        random = np.random.default_rng(3)
        ended = 0
        for _ in range(300):
            assert np.array_equal(games.seats, seats)
            games.step(games.sample(random))
            ended += int(games.over.sum())
        assert ended


def test_several_processes_play_the_same_games_against_bots() -> None:
    settings: dict[str, Any] = {"seed": 5, "opponents": "random"}
    with VectorGames("dawn", 3, **settings) as alone, VectorGames("dawn", 3, processes=2, **settings) as shared:
        assert history(alone, STEPS) == history(shared, STEPS)
    with pytest.raises(ValueError, match="these games are closed"):
        shared.step([0, 0, 0])


def heard(games: VectorGames, steps: int, seed: int = 1) -> list[bytes]:
    random = np.random.default_rng(seed)
    told = []
    for _ in range(steps):
        games.step(games.sample(random))
        told.append(games.opinions.tobytes() + games.advice.tobytes())
    return told


def test_an_adviser_is_asked_wherever_a_seat_acts() -> None:
    with VectorGames("states", 4, seed=5, adviser="adviser") as games:
        random = np.random.default_rng(1)
        followed = []
        for _ in range(STEPS):
            assert np.array_equal(~np.isnan(games.opinions), games.masks == 1)
            rated = games.opinions[np.arange(4), games.advice]
            followed += (rated == np.nanmax(games.opinions, axis=1)).tolist()
            games.step(games.sample(random))
        assert np.mean(followed) > 0.8, "it mostly does what it finds best"
    with pytest.raises(SandtableError, match="did you mean 'adviser'"):
        VectorGames("states", 4, adviser="advisor")


def test_an_adviser_says_the_same_in_another_process_and_after_a_checkpoint() -> None:
    """Even one that is guided by luck alone."""
    settings: dict[str, Any] = {"seed": 5, "adviser": "random"}
    with VectorGames("states", 3, **settings) as alone, VectorGames("states", 3, processes=2, **settings) as shared:
        assert heard(alone, STEPS) == heard(shared, STEPS)
        with alone.clone() as twin:
            assert np.array_equal(twin.advice, alone.advice)
            assert heard(twin, STEPS, 2) == heard(shared, STEPS, 2)


@pytest.mark.parametrize("game", game_ids())
def test_a_clone_and_a_restored_checkpoint_go_on_alike(game: str) -> None:
    games = VectorGames(game, 3, seed=5)
    history(games, STEPS)
    restored = VectorGames(game, 3, seed=6)
    restored.restore(games.checkpoint())
    clone = games.clone()
    assert np.array_equal(games.observations, restored.observations) and np.array_equal(games.masks, clone.masks)
    assert history(games, STEPS, 2) == history(restored, STEPS, 2) == history(clone, STEPS, 2)


def test_what_was_kept_in_one_process_goes_on_in_two() -> None:
    """Against bots, through the ends of games, from the very step in which one has ended."""
    settings: dict[str, Any] = {"opponents": "random"}
    with VectorGames("dawn", 3, seed=5, **settings) as one, VectorGames("dawn", 3, processes=2, **settings) as two:
        random = np.random.default_rng(1)
        while not one.over.any():
            one.step(one.sample(random))
        two.restore(one.checkpoint())
        assert np.array_equal(one.over, two.over) and np.array_equal(one.rewards, two.rewards)
        one.restore(two.checkpoint())
        with two.clone() as three:
            assert len(three.workers) == 1
            assert history(one, 300) == history(two, 300) == history(three, 300)


def test_a_checkpoint_of_other_games_is_refused_and_nothing_changes() -> None:
    games, others = VectorGames("states", 2, seed=1), VectorGames("states", 3, seed=2)
    before = games.observations.copy()
    with pytest.raises(ValueError, match="the checkpoint has 3 games, and here are 2"):
        games.restore(others.checkpoint())
    with pytest.raises(ValueError, match="the checkpoint is of dawn"):
        games.restore(VectorGames("dawn", 2).checkpoint())
    for nonsense in (b"{}", b"nonsense", b"[1, 2]", b"[]"):
        with pytest.raises(ValueError, match=r"not a checkpoint|has 0 games"):
            games.restore(nonsense)
    assert np.array_equal(before, games.observations)
    games.close()
    with pytest.raises(ValueError, match="these games are closed"):
        games.checkpoint()
