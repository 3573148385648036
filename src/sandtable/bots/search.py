"""Search by playing on: each promising option is followed through imagined games, and the best average is taken.

The game's own bot proposes an option and plays for everybody after it; every option is tried in the same imagined games
with the same luck, so that what differs is the option's own doing. An option that falls behind is dropped, and the
bot's proposal is left only for one that has done better by more than chance explains. Where nothing is left to find
out, the search stops before its time.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import thread_time
from typing import Any, Final, final

from sandtable.engine import (
    CHANCE,
    RUIN,
    Bot,
    Decision,
    Foresight,
    Game,
    Heuristic,
    Runner,
    Sight,
    State,
    Within,
    shares,
)

from .random import RandomBot
from .standing import Standing

PLAYOUTS: Final = 200
WIDTH: Final = 10
"""No more options than this are tried, the most promising ones."""

FEWEST: Final = 4
"""Before an option has been tried so often, nothing is said about it."""

CAUTION: Final = 1.0
"""By how many standard errors an option must be better than the proposal."""

SURE: Final = 3.0
"""By how many standard errors an option must have fallen behind to be dropped at once."""

EVERY: Final = 16
"""After so many tries of everybody it is asked again who has fallen behind."""

LONGEST: Final = 1500
"""A playout that has not come to its horizon after so many decisions is judged where it stands."""


@final
class Candidate:
    """An option, and by how much the games that began with it went better than those of the proposal."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.total = 0.0
        self.gain = 0.0
        self.squares = 0.0

    def add(self, value: float, proposal: float) -> None:
        gain = value - proposal
        self.total += value
        self.gain += gain
        self.squares += gain * gain

    def error(self, tries: int) -> float:
        """The standard error of the mean gain."""
        mean = self.gain / tries
        return sqrt(max(0.0, self.squares / tries - mean * mean) / tries)

    def certain_gain(self, tries: int) -> float:
        """The mean gain, less what chance may have done."""
        return self.gain / tries - CAUTION * self.error(tries)


def gain_of(candidate: Candidate) -> float:
    return candidate.gain


def still_in_the_race(candidates: list[Candidate], tries: int) -> list[Candidate]:
    """The proposal, and those that may yet turn out to be better than all others."""
    proposal, others = candidates[0], candidates[1:]
    leader = max(candidates, key=gain_of)
    best, blur = leader.gain / tries, leader.error(tries)
    kept = [each for each in others if each is leader or best - each.gain / tries < SURE * (blur + each.error(tries))]
    is_settled = kept == [leader] and leader.gain / tries > SURE * blur
    return [proposal, *kept] if not is_settled else [leader]


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


@final
class Search:
    """Thinks with `playouts` a decision, or for so many `seconds`."""

    def __init__(self, game: Game, playouts: int = PLAYOUTS, seconds: float | None = None) -> None:
        self.game = game
        self.playouts = playouts
        self.seconds = seconds
        self.guide = self._new_guide()
        self.foresight = game.foresight() if game.foresight is not None else None
        self.tries = 0

    def _new_guide(self) -> Bot:
        for make in self.game.bots.values():
            return make()
        return RandomBot()

    def new_horizon(self) -> Horizon:
        """Weights that have not been learned say nothing: then games are played to their end."""
        return Horizon(self.foresight if self.foresight is not None and self.foresight.is_trained else None)

    def choose(self, sight: Sight) -> int:
        options = sight.decision.options
        if len(options) == 1:
            return options[0]
        proposal = self.guide.choose(sight)
        if self.foresight is not None and not self.foresight.is_worth_thought(sight.decision):
            return proposal
        candidates = self.candidates(options, proposal)
        if len(candidates) == 1:
            return proposal
        return self._best(sight, candidates)

    def candidates(self, options: list[int], proposal: int) -> list[Candidate]:
        """The proposal first, then what the guide rates highest; never what it rates as ruin."""
        guide = self.guide
        rates = guide.rates if isinstance(guide, Heuristic) else []
        others = [place for place, option in enumerate(options) if option != proposal]
        if len(rates) == len(options):
            safe = [place for place in others if rates[place] > -RUIN / 2]
            others = sorted(safe, key=lambda place: -rates[place])
        return [Candidate(proposal), *[Candidate(options[place]) for place in others[: self._width() - 1]]]

    def _width(self) -> int:
        """No more than can be tried a few times each."""
        return WIDTH if self.seconds is not None else max(2, min(WIDTH, self.playouts // FEWEST))

    def _best(self, sight: Sight, candidates: list[Candidate]) -> int:
        """Halves the field again and again; each part of the budget is spent on those still in it."""
        proposal = candidates[0]
        horizon = self.new_horizon()
        stages = max(1, (len(candidates) - 1).bit_length())
        started = thread_time()
        tries = spent = 0
        for stage in range(1, stages + 1):
            while len(candidates) > 1 and self._goes_on(tries, spent, started, stage / stages):
                self._try_all(sight, candidates, horizon)
                tries += 1
                spent += len(candidates)
                if tries % EVERY == 0:
                    candidates = still_in_the_race(candidates, tries)
            if len(candidates) > 2:
                others = sorted(candidates[1:], key=gain_of, reverse=True)
                candidates = [proposal, *others[: max(1, len(others) // 2)]]
        self.tries = spent
        best = max(candidates, key=gain_of)
        return best.option if tries >= FEWEST and best.certain_gain(tries) > 0.0 else proposal.option

    def _try_all(self, sight: Sight, candidates: list[Candidate], horizon: Horizon) -> None:
        """Each of them once, in the same imagined game."""
        seed = sight.random.getrandbits(62)
        reference = 0.0
        for place, candidate in enumerate(candidates):
            value = self.play(sight, candidate.option, seed, horizon)
            if place == 0:
                reference = value
            candidate.add(value, reference)

    def _goes_on(self, tries: int, spent: int, started: float, part: float) -> bool:
        """Nobody is dropped before a few tries: for that playouts are exceeded, time is not. It is the processor's
        time, so that a bot does not play worse where others keep the machine busy."""
        if self.seconds is None:
            return tries < FEWEST or spent < self.playouts * part
        elapsed = thread_time() - started
        return tries == 0 or elapsed < self.seconds * (part if tries >= FEWEST else 1.0)

    def play(self, sight: Sight, option: int, seed: int, horizon: Horizon) -> float:
        """How one imagined game goes after the option."""
        runner = sight.imagine(Random(seed))
        horizon.set(runner.state)
        runner.answer_for(sight.seat, option)
        play_on(runner, self.players(sight.seat, runner.state.seats), Random(seed + 1), horizon)
        return horizon.value(runner.state, sight.seat)

    def players(self, seat: int, seats: int) -> list[Bot]:
        """The guide for everybody; for the seat itself it goes on with the plan that it has."""
        guide = self.guide
        if not isinstance(guide, Heuristic):
            return [guide] * seats
        if guide.copy() is guide:
            return [guide] * seats
        return [guide.copy() if who == seat else self._new_guide() for who in range(seats)]


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
            runner.answer(_reply(players[seat], runner, decision, random))
    return LONGEST


def _reply(player: Bot, runner: Runner, decision: Decision, random: Random) -> int:
    options = decision.options
    return options[0] if len(options) == 1 else player.choose(Within(runner, decision, random))
