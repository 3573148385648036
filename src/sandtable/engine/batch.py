"""Many games that go on together, each writing what its acting seat sees into rows that are there already."""

from __future__ import annotations

from random import Random
from typing import final

from .bot import Bot, Sight
from .decision import Decision
from .episode import Episode
from .features import Encoder, Sink, fill_mask
from .game import Options


@final
class Rows:
    """Where a batch reads and writes, one place for each of its games; `masks` are all zero before they are filled."""

    def __init__(
        self,
        sinks: list[Sink],
        masks: list[memoryview[int]],
        rewards: list[memoryview[float]],
        seats: memoryview[int],
        actions: memoryview[int],
        over: memoryview[int],
    ) -> None:
        self.sinks = sinks
        self.masks = masks
        self.rewards = rewards
        self.seats = seats
        self.actions = actions
        self.over = over


@final
class Batch:
    """Plays some games into their rows. A game that ends begins anew.

    With `bots`, one for each other seat, only one seat of each game is asked: that of the game's number modulo the
    seats, where the first game of the batch has the number `first`. Games that bots look at have to `keep` checkpoints.
    """

    def __init__(
        self,
        encoder: Encoder,
        seats: int,
        options: Options,
        rows: Rows,
        seeds: list[Random],
        bots: list[Bot] | None = None,
        first: int = 0,
        keep: bool = False,
    ) -> None:
        self.encoder = encoder
        self.seats = seats
        self.options = options
        self.rows = rows
        self.seeds = seeds
        self.bots = bots
        self.first = first
        self.keep = keep
        self.ended: list[int] = []
        self.episodes = [self._deal(game) for game in range(len(seeds))]

    def _deal(self, game: int) -> Episode:
        random = Random(self.seeds[game].getrandbits(64))
        episode = Episode(self.encoder, self.seats, self.options, random, self.keep)
        self._let_others_play(game, episode)
        return self._deal(game) if episode.decision is None else episode

    def _let_others_play(self, game: int, episode: Episode) -> None:
        bots = self.bots
        if bots is None:
            return
        own = (self.first + game) % self.seats
        while True:
            decision: Decision | None = episode.decision
            if decision is None or decision.seat == own:
                return
            place = decision.seat if decision.seat < own else decision.seat - 1
            episode.act(bots[place].choose(Sight(episode.runner, decision, self.seeds[game])))

    def step(self) -> None:
        """Takes the actions, which are known to be offered."""
        self._forget()
        actions = self.rows.actions
        for game, episode in enumerate(self.episodes):
            episode.play(actions[game])
            self._let_others_play(game, episode)
            if episode.decision is None:
                self._end(game, episode)

    def resume(self, episodes: list[Episode], seeds: list[Random]) -> None:
        """Goes on with other games in place of these; the rows already say which of them ended in the last step."""
        self.episodes = episodes
        self.seeds = seeds
        self.ended = [game for game in range(len(episodes)) if self.rows.over[game]]

    def _forget(self) -> None:
        for game in self.ended:
            self.rows.over[game] = 0
            for seat in range(self.seats):
                self.rows.rewards[game][seat] = 0.0
        self.ended = []

    def _end(self, game: int, episode: Episode) -> None:
        self.ended.append(game)
        self.rows.over[game] = 1
        for seat, value in enumerate(episode.returns()):
            self.rows.rewards[game][seat] = value
        self.episodes[game] = self._deal(game)

    def look(self) -> None:
        """Writes what every acting seat sees and may do."""
        rows = self.rows
        for game, episode in enumerate(self.episodes):
            seat = episode.seat
            rows.seats[game] = seat
            episode.look_into(seat, rows.sinks[game])
            fill_mask(episode.offered, rows.masks[game])
