"""A game under way for a program that plays by numbers: chance answers by itself, and every answer is remembered."""

from __future__ import annotations

from random import Random
from typing import Final, TypeAlias, final

from .content import did_you_mean
from .decision import CHANCE, Decision
from .errors import GameOver, NotOffered, NotYourDecision
from .features import Encoder, Sink, fill_mask, new_sink, returns_of
from .game import Game, Options
from .record import Record, answer_of
from .runner import Runner

OVER: Final = -3
"""Who is to act when the game is over."""


Given: TypeAlias = tuple[int, str, int]
"""An answer: whose, to which prompt, and which option."""


@final
class Episode:
    """One game from its start to its end. `seat` is who acts now: a seat, CHANCE, or OVER.

    With a `random` chance acts at once and is never seen. Where several choose at the same time, they act one after the
    other in the order of the rules; what one has chosen shows to nobody before all have.
    `look` and `offer` fill `sink` and `mask`, which stay the same objects.
    """

    def __init__(
        self,
        encoder: Encoder,
        seats: int,
        options: Options,
        random: Random | None,
        keep: bool = True,
        runner: Runner | None = None,
        answers: list[Given] | None = None,
    ) -> None:
        game: Game = encoder.game
        self.encoder = encoder
        self.seats = seats
        self.options = game.complete(options)
        self.random = random
        self.keep = keep
        self.runner = Runner(game.start(seats, self.options), keep) if runner is None else runner
        self.answers: list[Given] = [] if answers is None else answers
        self.sink = new_sink(encoder.size)
        self.mask = bytearray(encoder.actions)
        self._row = encoder.options_row(self.options)
        self._no_mask = bytes(encoder.actions)
        self.decision: Decision | None = None
        self.seat = OVER
        self._go_on()

    def _go_on(self) -> None:
        """Lets chance act until a seat is asked, and notes who that is."""
        runner, random = self.runner, self.random
        decision = runner.decision
        if random is not None:
            while decision is not None and decision.seat == CHANCE:
                options = decision.options
                option = options[int(random.random() * len(options))]
                self.answers.append((CHANCE, decision.prompt, option))
                runner.answer(option)
                decision = runner.decision
        self.decision = decision
        self.seat = OVER if decision is None else decision.seat if decision.seat >= 0 else CHANCE

    @property
    def over(self) -> bool:
        return self.decision is None

    @property
    def offered(self) -> list[int]:
        """The options of whoever acts now."""
        decision = self.decision
        return [] if decision is None else decision.options

    def act(self, option: int) -> None:
        """Answers for whoever acts now; anything but an offered option is an error that names it."""
        decision = self.decision
        if decision is None:
            raise GameOver("the game is over: nothing can be done before a reset")
        if option not in decision.options:
            raise NotOffered(self.refusal(option, decision))
        self.play(option)

    def play(self, option: int) -> None:
        """Answers with an option that is known to be offered."""
        decision = self.decision
        assert decision is not None
        self.answers.append((decision.seat, decision.prompt, option))
        self.runner.answer(option)
        self._go_on()

    def act_for(self, seat: int, option: int) -> None:
        """Answers for a seat that is asked, even while others are asked beside it."""
        decision = self.runner.pending_for(seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} has nothing to decide at the moment")
        if option not in decision.options:
            raise NotOffered(self.refusal(option, decision))
        self.answers.append((seat, decision.prompt, option))
        self.runner.answer_for(seat, option)
        self._go_on()

    def refusal(self, option: int, decision: Decision) -> str:
        names = self.encoder.game.names
        if not 0 <= option < len(names):
            return f"there is no action {option}: actions are 0 to {len(names) - 1}"
        offered = [names[other] for other in decision.options]
        hint = did_you_mean(names[option], offered)
        asked = f"to {decision.prompt} of seat {decision.seat}: {', '.join(offered)}"
        return f"action {option}, {names[option]!r}, is not offered{hint} ({asked})"

    def look(self, seat: int) -> None:
        """Fills `sink` with what the seat sees."""
        self.encoder.fill(self.runner, seat, self._row, self.sink)

    def look_into(self, seat: int, row: Sink) -> None:
        """The same into another row of `encoder.size` numbers."""
        self.encoder.fill(self.runner, seat, self._row, row)

    def offer(self, seat: int) -> None:
        """Fills `mask` with a one for each option that the seat is offered now; all zero if it is not asked."""
        mask = self.mask
        mask[:] = self._no_mask
        decision = self.decision
        if decision is None or decision.seat != seat:
            decision = self.runner.pending_for(seat)
        if decision is not None and seat >= 0:
            fill_mask(decision.options, mask)

    def returns(self) -> list[float]:
        """What the game is worth to each seat; zero before its end."""
        state = self.runner.state
        return returns_of(state.winners, self.seats) if state.over else [0.0] * self.seats

    def fork(self, random: Random | None) -> Episode:
        """A twin that plays on by itself, with its own chance."""
        if not self.keep:
            return self.resume(self.answers, random)
        runner = self.runner.fork(keep=True)
        return Episode(self.encoder, self.seats, self.options, random, True, runner, self.answers.copy())

    def resume(self, answers: list[Given], random: Random | None) -> Episode:
        """This game as it was after these answers, chance's among them, which goes on with `random`."""
        twin = Episode(self.encoder, self.seats, self.options, None, self.keep)
        for seat, prompt, option in answers:
            twin.answers.append((seat, prompt, option))
            twin.runner.answer_for(seat, option)
        twin.random = random
        twin._go_on()
        return twin

    def record(self, seats: list[str]) -> Record:
        """The game so far as a record; `seats` says who sits where."""
        game = self.encoder.game
        names = game.names
        entries = [answer_of(seat, prompt, names[option]) for seat, prompt, option in self.answers]
        return Record(game.id, game.version, self.options, seats, [*entries], variant=game.changes())
