"""PettingZoo, all agents at once: a cycle asks everybody who is asked at the same time, and the others wait.

The mask of an agent that waits has only the first action, `pass`, and what it sends is not looked at.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from sandtable.engine import PASS, Episode, Game, Options, Record

from .aec import FLAT, NAMED, Observation, check_observations, observation_space
from .desk import LOSE, RAISE, REPLACE, SEEDS, Desk, Eyes, IllegalAction, check_illegal, twin_of, whole
from .render import MODES, Narrator, check_mode, rendered

Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class parallel_env(ParallelEnv[str, Observation, int]):  # noqa: N801  PettingZoo calls it so
    """One game, a cycle at a time. The settings are those of `sandtable.envs.aec.raw_env`."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Options | None = None,
        observations: str = FLAT,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str = RAISE,
    ) -> None:
        self.desk = Desk(game, seats, options)
        self.metadata = {"name": f"{self.desk.game.id}_v{self.desk.game.version}", "render_modes": MODES}
        self.named = check_observations(observations) == NAMED
        self.illegal = check_illegal(illegal)
        self.render_mode = check_mode(render_mode)
        self.max_cycles = max_cycles
        self.possible_agents = self.desk.agents.copy()
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.desk, self.named) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.desk.encoder.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._take(self.desk.deal(seed))
        return self._seen(), {agent: {} for agent in self.agents}

    def _take(self, episode: Episode, cycles: int = 0, lost: bool = False) -> None:
        """Goes on with an episode."""
        self.episode = episode
        self.eyes = Eyes(episode)
        self.narrator = None if self.render_mode is None else Narrator(self.desk.game, episode)
        self.cycles = cycles
        self.lost = lost
        cut = self.max_cycles is not None and cycles >= self.max_cycles
        self.agents = [] if episode.over or lost or cut else self.possible_agents.copy()

    def step(self, actions: dict[str, int]) -> Step:
        if not self.agents:
            raise ValueError("no game is going on: reset the environment before the next step")
        for agent in actions:
            if agent not in self.possible_agents:
                raise ValueError(f"there is no agent {agent!r}; the agents are {', '.join(self.possible_agents)}")
        loser = self._act(actions)
        self.cycles += 1
        self.lost = loser is not None
        over = self.episode.over or self.lost
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = self.episode.returns() if loser is None else [-float(seat == loser) for seat in self._all()]
        seen, agents = self._seen(), self.agents
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _act(self, actions: dict[str, int]) -> int | None:
        """Answers for all who are asked, or for nobody; the seat that has lost by what it sent."""
        chosen: dict[int, int] = {}
        for seat in self._asked():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} is asked to choose, but there is no action of it")
            action = whole(actions[agent])
            if self.illegal == REPLACE:
                action = self.desk.replaced(self.episode, seat, action)
            if self._bars(seat, action):
                return seat
            chosen[seat] = action
        for seat, action in chosen.items():
            self.episode.act_for(seat, action)
        return None

    def _bars(self, seat: int, action: int) -> bool:
        """Whether the seat loses by the action; where that is not agreed, an action that is not offered is an error."""
        decision = self.episode.runner.pending_for(seat)
        assert decision is not None
        if action in decision.options:
            return False
        if self.illegal == LOSE:
            return True
        raise IllegalAction(self.episode.refusal(action, decision))

    def _all(self) -> range:
        return range(self.desk.seats)

    def _asked(self) -> list[int]:
        """The seats that are asked in this cycle."""
        return [decision.seat for decision in self.episode.runner.pending if decision.seat >= 0]

    def _seen(self) -> dict[str, Observation]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.agents)}

    def _observation(self, seat: int) -> Observation:
        row, mask = self.eyes.look(seat), self.eyes.mask(seat)
        if not np.any(mask):
            mask[PASS] = 1
        return {"observation": self.desk.named(row) if self.named else row, "action_mask": mask}

    def render(self) -> str | None:
        return rendered(self.narrator, self.render_mode)

    # Going back, going elsewhere

    def clone(self) -> parallel_env:
        """A twin at the same point, with the same dice to come."""
        twin = parallel_env(
            self.desk.game,
            self.desk.seats,
            self.desk.options,
            NAMED if self.named else FLAT,
            self.render_mode,
            self.max_cycles,
            self.illegal,
        )
        twin.desk.seeds = twin_of(self.desk.seeds)
        twin._take(self.episode.fork(twin_of(self.episode.random)), self.cycles, self.lost)
        return twin

    def checkpoint(self) -> bytes:
        """Everything that `restore` needs to go on from here."""
        return self.desk.checkpoint(self.episode, {SEEDS: self.desk.seeds}, cycles=self.cycles, lost=self.lost)

    def restore(self, checkpoint: bytes) -> dict[str, Observation]:
        """Goes on from a checkpoint; what the agents see there."""
        restored = self.desk.restore(checkpoint, SEEDS, counted=("cycles", "lost"))
        self.desk.seeds = restored.sources[SEEDS]
        self._take(restored.episode, restored.numbers["cycles"], bool(restored.numbers["lost"]))
        return self._seen()

    def record(self) -> Record:
        """The game so far as a record that `sandtable replay` and `sandtable verify` read."""
        return self.episode.record(self.possible_agents)
