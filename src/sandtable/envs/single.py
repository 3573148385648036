"""Gymnasium: one seat of a game against bots.

>>> import gymnasium
>>> from sandtable.envs.single import env_id
>>> env = gymnasium.make(env_id("states"), seats=3, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(info["actions"][0])
"""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from sandtable.engine import Episode, Game, Options, Record, Sight
from sandtable.engine.errors import GameOver, NotOffered
from sandtable.games import find_game, game_ids

from .aec import FLAT, NAMED, Observation, check_observations, observation_space
from .desk import (
    LOSE,
    RAISE,
    REPLACE,
    SEEDS,
    Desk,
    Eyes,
    Opponents,
    WrongSeats,
    check_illegal,
    opponents_of,
    twin_of,
    whole,
)
from .render import MODES, Narrator, check_mode, rendered

NAMESPACE = "sandtable"
THOUGHTS = "thoughts"
"""The source of chance that the bots draw from."""


class ActionNotOffered(NotOffered, InvalidAction):
    """An action that is not offered, as Gymnasium names it."""


class GameIsOver(GameOver, ResetNeeded):
    """A step before the first reset, or after the end."""


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat; the others are played by bots: one name (or bot) for all of them, or one for each in order of seats.

    `info["actions"]` lists what is offered, `info["prompt"]` what is asked. Other settings are those of
    `sandtable.envs.aec.raw_env`. Bots that think at random are seeded with the game.
    """

    def __init__(
        self,
        game: str | Game,
        seat: int = 0,
        seats: int | None = None,
        opponents: Opponents = "random",
        options: Options | None = None,
        observations: str = FLAT,
        render_mode: str | None = None,
        illegal: str = RAISE,
    ) -> None:
        self.desk = Desk(game, seats, options)
        if not 0 <= seat < self.desk.seats:
            raise WrongSeats(f"there is no seat {seat}: the seats are 0 to {self.desk.seats - 1}")
        self.metadata = {"render_modes": MODES, "render_fps": 1}
        self.render_mode = check_mode(render_mode)
        self.illegal = check_illegal(illegal)
        self.named = check_observations(observations) == NAMED
        self.seat = seat
        self.opponents = opponents
        self.bots = opponents_of(self.desk, opponents)
        self.observation_space = observation_space(self.desk, self.named)
        self.action_space: Any = spaces.Discrete(self.desk.encoder.actions)
        self.episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._take(self.desk.deal(seed), Random(self.desk.seeds.getrandbits(64)))
        self._let_others_play()
        return self._observation(), self._info()

    def _take(self, episode: Episode, thoughts: Random, lost: bool = False) -> None:
        self.episode = episode
        self.eyes = Eyes(episode)
        self.thoughts = thoughts
        self.lost = lost
        self.narrator = None if self.render_mode is None else Narrator(self.desk.game, episode)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self._running()
        action = whole(action, ActionNotOffered)
        if self.illegal == LOSE and action not in episode.offered:
            self.lost = True
        else:
            if self.illegal == REPLACE:
                action = self.desk.replaced(episode, self.seat, action)
            self._act(episode, action)
            self._let_others_play()
        if self.render_mode == "human":
            self.render()
        reward = -1.0 if self.lost else episode.returns()[self.seat]
        return self._observation(), reward, self.lost or episode.over, False, self._info()

    def _act(self, episode: Episode, action: int) -> None:
        try:
            episode.act(action)
        except NotOffered as error:
            raise ActionNotOffered(str(error)) from None

    def _running(self) -> Episode:
        episode = self._begun()
        if self.lost or episode.over:
            raise GameIsOver("the game is over: nothing can be done before a reset")
        return episode

    def _begun(self) -> Episode:
        if self.episode is None:
            raise GameIsOver("the environment has to be reset before its first step")
        return self.episode

    def _let_others_play(self) -> None:
        episode = self.episode
        assert episode is not None
        while not episode.over and episode.seat != self.seat:
            assert episode.decision is not None
            sight = Sight(episode.runner, episode.decision, self.thoughts)
            bot = self.bots[episode.seat if episode.seat < self.seat else episode.seat - 1]
            episode.act(bot.choose(sight))

    def _observation(self) -> Observation:
        row = self.eyes.look(self.seat)
        return {"observation": self.desk.named(row) if self.named else row, "action_mask": self.eyes.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        episode = self.episode
        assert episode is not None
        decision = episode.decision
        if decision is None:
            return {"prompt": "", "actions": [], "ending": episode.runner.state.ending}
        return {"prompt": decision.prompt, "actions": list(decision.options), "ending": ""}

    def render(self) -> str | None:
        return rendered(self.narrator, self.render_mode)

    # Going back, going elsewhere

    def clone(self) -> SeatEnv:
        """A twin at the same point, with the same dice and thoughts to come."""
        episode = self._begun()
        observations = NAMED if self.named else FLAT
        twin = SeatEnv(
            self.desk.game,
            self.seat,
            self.desk.seats,
            self.opponents,
            self.desk.options,
            observations,
            self.render_mode,
            self.illegal,
        )
        twin.desk.seeds = twin_of(self.desk.seeds)
        twin._take(episode.fork(twin_of(episode.random)), twin_of(self.thoughts), self.lost)
        return twin

    def checkpoint(self) -> bytes:
        """Everything that `restore` needs to go on from here. What a bot of one's own remembers is not in it."""
        episode = self._begun()
        return self.desk.checkpoint(episode, {SEEDS: self.desk.seeds, THOUGHTS: self.thoughts}, lost=self.lost)

    def restore(self, checkpoint: bytes) -> tuple[Observation, dict[str, Any]]:
        """Goes on from a checkpoint, the bots with the same thoughts to come; what `reset` would give there."""
        restored = self.desk.restore(checkpoint, SEEDS, THOUGHTS, counted=("lost",))
        self.desk.seeds = restored.sources[SEEDS]
        self._take(restored.episode, restored.sources[THOUGHTS], bool(restored.numbers["lost"]))
        return self._observation(), self._info()

    def record(self) -> Record:
        """The game so far as a record that `sandtable replay` and `sandtable verify` read."""
        assert self.episode is not None
        return self.episode.record(self.desk.agents)


def env_id(game: str) -> str:
    """The id by which Gymnasium knows a game, with the version of its rules.

    >>> env_id("twilight").startswith("sandtable/twilight-v")
    True
    """
    return f"{NAMESPACE}/{game}-v{find_game(game).version}"


def register() -> None:
    """Makes every game known to `gymnasium.make`, by its id and the version of its rules."""
    for game in game_ids():
        if env_id(game) not in gymnasium.registry:
            entry = "sandtable.envs.single:SeatEnv"
            gymnasium.register(env_id(game), entry, kwargs={"game": game}, disable_env_checker=True)


register()
