"""Games on common random numbers: two sides of a comparison meet the same luck for as long as they can.

Chance draws by lot: for every draw each option has a lot that depends on the game's number, the question, how often it
was asked before, and the option itself. So the same card comes up on both sides even when one has a card more in its
deck. Every seat has random numbers of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sandtable.bots import RandomBot, find_bot
from sandtable.engine import CHANCE, OBSERVER, Bot, Decision, Game, Runner, Sight

from .job import Job

PRIME = (1 << 61) - 1
LOTS = 61


class Lots:
    """Chance by lot.

    >>> one, other = Lots("1/0"), Lots("1/0")
    >>> one.draw("draw", [3, 4, 5, 6, 7]) == other.draw("draw", [3, 4, 5, 6, 7])
    True
    """

    def __init__(self, fate: str) -> None:
        self.fate = fate
        self._streams: dict[str, Random] = {}
        self._tickets = Random(f"{fate}/tickets")
        self._of: list[int] = []

    def draw(self, prompt: str, options: list[int]) -> int:
        """One of the options, each as likely as the others."""
        stream = self._streams.get(prompt)
        if stream is None:
            stream = self._streams[prompt] = Random(f"{self.fate}/{prompt}")
        turn = stream.getrandbits(LOTS)
        shift = stream.getrandbits(LOTS)
        tickets = self._of
        if max(options) >= len(tickets):
            self._print_tickets(max(options) + 1)
        lots = [(tickets[option] * turn + shift) % PRIME for option in options]
        return options[lots.index(min(lots))]

    def _print_tickets(self, count: int) -> None:
        while len(self._of) < count:
            self._of.append(self._tickets.getrandbits(LOTS))


@dataclass(frozen=True)
class Outcome:
    """How a game came out. `shown` is what each seat shows at the end: its power, its characters."""

    number: int
    bots: list[str]
    winners: list[int]
    scores: list[float]
    ending: str
    decisions: int
    turns: int
    shown: list[list[str]]


def play_coupled(job: Job, number: int) -> Outcome:
    """Plays game `number` of the job on the random numbers that it shares with every other job of the same seed."""
    game = job.find_game()
    names = job.bots_of(number)
    table = Coupled(game, job, [find_bot(name, game) for name in names], f"{job.seed}/{number}")
    decisions = table.play()
    state = table.runner.state
    seats = state.view(OBSERVER).get("seats", [])
    return Outcome(
        number=number,
        bots=names,
        winners=list(state.winners),
        scores=list(state.scores()),
        ending=state.ending,
        decisions=decisions,
        turns=state.when(),
        shown=[list(seat.get("shown", [])) for seat in seats],
    )


class Coupled:
    """Bots around one runner."""

    def __init__(self, game: Game, job: Job, bots: list[Bot], fate: str) -> None:
        thinking = not all(isinstance(bot, RandomBot) for bot in bots)
        self.runner = Runner(game.start(len(bots), job.options), keep=thinking)
        self.bots = bots
        self.lots = Lots(fate)
        self.randoms = [Random(f"{fate}/seat {seat}") for seat in range(len(bots))]

    def play(self) -> int:
        """Plays to the end; returns how many decisions the players made."""
        runner, decisions = self.runner, 0
        while (decision := runner.decision) is not None:
            if decision.seat == CHANCE:
                runner.answer(self.lots.draw(decision.prompt, decision.options))
            else:
                runner.answer(self._choose(decision))
                decisions += 1
        return decisions

    def _choose(self, decision: Decision) -> int:
        return self.bots[decision.seat].choose(Sight(self.runner, decision, self.randoms[decision.seat]))
