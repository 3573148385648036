"""Imagined games played on by the game's own bot, as far as the horizon."""

from __future__ import annotations

from random import Random
from typing import Any, Final, final

from sandtable.engine import CHANCE, Bot, Decision, Foresight, Game, Heuristic, Runner, State, Within, shares

from .random import RandomBot
from .standing import Standing

LONGEST: Final = 1500
"""A playout that has not come to its horizon after so many decisions is judged where it stands."""


@final
class Horizon:
    """How far playouts go, and how their last position is judged."""

    def __init__(self, foresight: Foresight[Any] | None) -> None:
        self.foresight = foresight
        self.standing = Standing()
        self.act = 0
        self.left = 0

    def set(self, state: State) -> None:
        if self.foresight is not None:
            self.act = self.foresight.act(state)
            self.left = self.foresight.horizon(state)

    def is_reached(self, state: State) -> bool:
        """To be asked at every decision, so that no end of an act is missed."""
        if self.foresight is None:
            return False
        act = self.foresight.act(state)
        if act != self.act:
            self.act = act
            self.left -= 1
        return self.left <= 0

    def value(self, state: State, seat: int) -> float:
        if state.over:
            return shares(state)[seat]
        if self.foresight is not None:
            return self.foresight.value(state)[seat]
        return self.standing.value(state, seat)

    def values(self, state: State) -> list[float]:
        """The same for every seat."""
        if self.foresight is not None and not state.over:
            return self.foresight.value(state)
        return [self.value(state, seat) for seat in range(state.seats)]


@final
class Guides:
    """The game's own bot, as the one who proposes and as those who play imagined games on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.own = self.fresh()

    def fresh(self) -> Bot:
        for make in self.game.bots.values():
            return make()
        return RandomBot()

    @property
    def plan_ahead(self) -> bool:
        """Whether the bot keeps a plan from one answer to the next."""
        own = self.own
        return isinstance(own, Heuristic) and own.copy() is not own

    def leave_plan(self) -> None:
        """Another option was taken than the one proposed: what was planned after it is void."""
        if self.plan_ahead:
            self.own = self.fresh()

    def rates(self) -> list[float]:
        """What the proposing bot found the options of its last decision to be worth, if it compared them."""
        return rates_of(self.own)

    def players(self, seat: int, seats: int, is_proposal: bool) -> list[Bot]:
        """One for every seat. After the proposal its own seat goes on with the plan behind it, after any other option
        without one."""
        own = self.own
        if not isinstance(own, Heuristic) or own.copy() is own:
            return [own] * seats
        return [own.copy() if is_proposal and who == seat else self.fresh() for who in range(seats)]


def rates_of(bot: Bot) -> list[float]:
    return bot.rates if isinstance(bot, Heuristic) else []


def play_on(runner: Runner, players: list[Bot], random: Random, horizon: Horizon) -> int:
    """Plays to the horizon, or to the end of the game; returns the number of decisions."""
    pick = random.random
    for count in range(LONGEST):
        decision = runner.decision
        if decision is None:
            return count
        seat = decision.seat
        if seat == CHANCE:
            options = decision.options
            runner.answer(options[int(pick() * len(options))])
        elif horizon.is_reached(runner.state):
            return count
        else:
            runner.answer(reply(players[seat], runner, decision, random))
    return LONGEST


def reply(player: Bot, runner: Runner, decision: Decision, random: Random) -> int:
    options = decision.options
    return options[0] if len(options) == 1 else player.choose(Within(runner, decision, random))
