"""PettingZoo: all seats of a game in turn, with action masks.

>>> from sandtable.envs import aec
>>> env = aec.env("states", seats=3)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sandtable.engine import Episode, Game, Options, Record
from sandtable.engine.errors import NotOffered

from .desk import (
    LOSE,
    RAISE,
    REPLACE,
    SEEDS,
    Desk,
    Eyes,
    Floats,
    IllegalAction,
    check_illegal,
    shape_of,
    twin_of,
    whole,
)
from .render import MODES, Narrator, check_mode, rendered

Observation = dict[str, Any]

FLAT = "flat"
NAMED = "named"


def env(game: str | Game, **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual wrappers around it; `raw_env` is faster."""
    raw = raw_env(game, **settings)
    inner = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1.0) if raw.illegal == LOSE else raw
    return wrappers.OrderEnforcingWrapper(inner)


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801  PettingZoo calls it so
    """One game. Agents are the seats; who chooses at the same time acts in the order of the rules, and nobody's
    observation shows what another has chosen before all have.

    `observations` is `flat` (one vector) or `named` (a dictionary of arrays). Rewards come at the end and add up to
    zero. An action that is not offered is an error that names it; with `illegal="lose"` it ends the game (in `env`),
    with `illegal="replace"` an offered one is taken in its place. `max_cycles` truncates after so many actions.
    With `keep=False` steps are faster and cloning is slower.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Options | None = None,
        observations: str = FLAT,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        keep: bool = True,
        illegal: str = RAISE,
    ) -> None:
        super().__init__()
        self.illegal = check_illegal(illegal)
        self.desk = Desk(game, seats, options, keep)
        self.metadata = {
            "name": f"{self.desk.game.id}_v{self.desk.game.version}",
            "render_modes": MODES,
            "is_parallelizable": False,
        }
        self.named = check_observations(observations) == NAMED
        self.render_mode = check_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = self.desk.agents.copy()
        self.agents: list[str] = []
        space = observation_space(self.desk, self.named)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.desk.encoder.actions) for agent in self.possible_agents}
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._take(self.desk.deal(seed))

    def _take(self, episode: Episode, cycles: int = 0, gone: int = 0) -> None:
        """Goes on with an episode; `gone` has a bit for every seat whose agent has heard that it is over."""
        self.episode = episode
        self.eyes = Eyes(episode)
        self.narrator = None if self.render_mode is None else Narrator(self.desk.game, episode)
        self.cycles = cycles
        self.agents = [agent for agent in self.possible_agents if not gone >> self.seat_of[agent] & 1]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        episode = self.episode
        if episode.over:
            returns = episode.returns()
            self.rewards = {agent: returns[self.seat_of[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            asked = ""
        else:
            asked = self.possible_agents[episode.seat]
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = asked if asked in self.agents or not self.agents else self.agents[0]

    def _gone(self) -> int:
        return sum(1 << seat for agent, seat in self.seat_of.items() if agent not in self.agents)

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ValueError("no game is going on: reset the environment before the next step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked to choose: None is only for agents whose game is over")
        chosen = whole(action)
        if self.illegal == REPLACE:
            chosen = self.desk.replaced(self.episode, self.seat_of[agent], chosen)
        try:
            self.episode.act(chosen)
        except NotOffered as error:
            raise IllegalAction(str(error)) from None
        self.cycles += 1
        if self.narrator is not None and self.render_mode == "human":
            self.render()
        self._cumulative_rewards[agent] = 0.0
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of.get(agent)
        if seat is None:
            raise ValueError(f"there is no agent {agent!r}; the agents are {', '.join(self.possible_agents)}")
        row: Floats = self.eyes.look(seat)
        return {"observation": self.desk.named(row) if self.named else row, "action_mask": self.eyes.mask(seat)}

    def render(self) -> str | None:
        return rendered(self.narrator, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    # Going back, going elsewhere

    def clone(self) -> raw_env:
        """A twin at the same point, with the same dice to come."""
        twin = raw_env(
            self.desk.game,
            self.desk.seats,
            self.desk.options,
            NAMED if self.named else FLAT,
            self.render_mode,
            self.max_cycles,
            self.desk.keep,
            self.illegal,
        )
        twin.desk.seeds = twin_of(self.desk.seeds)
        twin._take(self.episode.fork(twin_of(self.episode.random)), self.cycles, self._gone())
        return twin

    def checkpoint(self) -> bytes:
        """Everything that `restore` needs to go on from here."""
        return self.desk.checkpoint(self.episode, {SEEDS: self.desk.seeds}, cycles=self.cycles, gone=self._gone())

    def restore(self, checkpoint: bytes) -> None:
        restored = self.desk.restore(checkpoint, SEEDS, counted=("cycles", "gone"))
        self.desk.seeds = restored.sources[SEEDS]
        self._take(restored.episode, restored.numbers["cycles"], restored.numbers["gone"])

    def record(self) -> Record:
        """The game so far as a record that `sandtable replay` and `sandtable verify` read."""
        return self.episode.record(self.possible_agents)


def check_observations(observations: str) -> str:
    if observations not in (FLAT, NAMED):
        raise ValueError(f"observations are {FLAT!r} or {NAMED!r}, not {observations!r}")
    return observations


def observation_space(desk: Desk, named: bool) -> spaces.Dict:
    low, high = desk.bounds()
    if named:
        observation: spaces.Space[Any] = spaces.Dict(
            {each.name: spaces.Box(each.low, each.high, shape_of(each), np.float32) for each in desk.encoder.features}
        )
    else:
        observation = spaces.Box(low, high, dtype=np.float32)
    mask = spaces.Box(0, 1, (desk.encoder.actions,), np.int8)
    return spaces.Dict({"observation": observation, "action_mask": mask})
