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
from typing import Final, final

from sandtable.engine import NOTHING, RUIN, Game, Sight

from .playout import Guides, Horizon, play_on
from .tree import Node, Tree

PLAYOUTS: Final = 200
WIDTH: Final = 10
"""No more options than this are tried, the most promising ones."""

FEWEST: Final = 4
"""Before an option has been tried so often, nothing is said about it."""

CAUTION: Final = 1.0
"""By how many standard errors an option must be better than the proposal."""

SURE: Final = 3.0
"""By how many standard errors an option must have fallen behind to be dropped at once."""

TRIFLE: Final = 0.005
"""A chance of winning that is not worth more thought: who cannot be better by so much is dropped too."""

EVERY: Final = 16
"""After so many tries of everybody it is asked again who has fallen behind."""


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
    """The proposal, and those that may yet turn out to be better than all others, by enough to matter."""
    proposal, others = candidates[0], candidates[1:]
    leader = max(candidates, key=gain_of)
    best, blur = leader.gain / tries, leader.error(tries)
    kept = [
        each
        for each in others
        if each is leader or best - each.gain / tries + TRIFLE < SURE * (blur + each.error(tries))
    ]
    if kept == [leader] and best > SURE * blur:
        return [leader]
    if best + SURE * blur < TRIFLE:
        kept = [each for each in kept if each is not leader]
    return [proposal, *kept]


@final
class Search:
    """Thinks with `playouts` a decision, or for so many `seconds`; with a `tree` it also looks for better answers to
    the questions that follow."""

    def __init__(
        self, game: Game, playouts: int = PLAYOUTS, seconds: float | None = None, has_tree: bool = False
    ) -> None:
        self.game = game
        self.playouts = playouts
        self.seconds = seconds
        self.guides = Guides(game)
        self.foresight = game.foresight() if game.foresight is not None else None
        self.tree = Tree(self.guides) if has_tree else None
        self.act = (NOTHING, NOTHING)
        self.chosen = NOTHING
        self.tries = 0

    def new_horizon(self) -> Horizon:
        """Weights that have not been learned say nothing: then games are played to their end."""
        return Horizon(self.foresight if self.foresight is not None and self.foresight.is_trained else None)

    def choose(self, sight: Sight) -> int:
        options = sight.decision.options
        if len(options) == 1:
            return options[0]
        proposal = self.guides.own.choose(sight)
        if self.foresight is not None and not self.foresight.is_worth_thought(sight.decision):
            return proposal
        candidates = self.candidates(options, proposal)
        if len(candidates) == 1:
            return proposal
        self._plant(sight)
        self.chosen = self._best(sight, candidates)
        if self.chosen != proposal:
            self.guides.leave_plan()
        return self.chosen

    def candidates(self, options: list[int], proposal: int) -> list[Candidate]:
        """The proposal first, then what the guide rates highest; never what it rates as ruin."""
        rates = self.guides.rates()
        others = [place for place, option in enumerate(options) if option != proposal]
        if len(rates) == len(options):
            safe = [place for place in others if rates[place] > -RUIN / 2]
            others = sorted(safe, key=lambda place: -rates[place])
        return [Candidate(proposal), *[Candidate(options[place]) for place in others[: self._width() - 1]]]

    def _width(self) -> int:
        """No more than can be tried a few times each."""
        return WIDTH if self.seconds is not None else max(2, min(WIDTH, self.playouts // FEWEST))

    def _plant(self, sight: Sight) -> None:
        """What was found out about this question while thinking about the one before is kept, if the same seat thinks
        in the same act: then nothing has happened that the tree did not foresee."""
        if self.tree is None:
            return
        if self.foresight is None:
            self.tree.root = Node(NOTHING)
            return
        decision = sight.decision
        act = (decision.seat, self.foresight.act(sight.position()))
        question = (self.chosen, decision.seat, decision.prompt, decision.about)
        kept = self.tree.root.children.get(question) if act == self.act else None
        self.tree.root = kept if kept is not None else Node(NOTHING)
        self.act = act

    def _best(self, sight: Sight, candidates: list[Candidate]) -> int:
        """Halves the field again and again; each part of the budget is spent on those still in it."""
        proposal = candidates[0]
        horizon = self.new_horizon()
        stages = max(1, (len(candidates) - 1).bit_length())
        started = thread_time()
        tries = spent = 0
        for stage in range(1, stages + 1):
            while len(candidates) > 1 and self._goes_on(tries, spent, started, stage / stages):
                self._try_all(sight, candidates, horizon, proposal.option)
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

    def _try_all(self, sight: Sight, candidates: list[Candidate], horizon: Horizon, proposal: int) -> None:
        """Each of them once, in the same imagined game."""
        seed = sight.random.getrandbits(62)
        reference = 0.0
        for place, candidate in enumerate(candidates):
            value = self.play(sight, candidate.option, seed, horizon, candidate.option == proposal)
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

    def play(self, sight: Sight, option: int, seed: int, horizon: Horizon, is_proposal: bool) -> float:
        """How one imagined game goes after the option."""
        if self.tree is not None:
            return self.tree.play(sight, option, seed, horizon, is_proposal)
        runner = sight.imagine(Random(seed))
        horizon.set(runner.state)
        runner.answer_for(sight.seat, option)
        players = self.guides.players(sight.seat, runner.state.seats, is_proposal)
        play_on(runner, players, Random(seed + 1), horizon)
        return horizon.value(runner.state, sight.seat)
