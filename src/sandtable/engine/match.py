"""A match: a game being played, with its record, its log, undo and checked answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .chance import Chance
from .content import did_you_mean
from .decision import CHANCE, Decision
from .errors import (
    BadRecord,
    BadSeats,
    BrokenInvariant,
    CannotUndo,
    GameOver,
    NotOffered,
    NotYourDecision,
    OtherRules,
    SandtableError,
)
from .fingerprint import fingerprint
from .game import Game, Options
from .notes import Log, Note
from .record import Answer, Record, TakeBack, answer_of
from .runner import Runner
from .state import Pick, State, View

Breathe = Callable[[], None]
BREATH = 32
"""How many answers are played in one breath."""
MILESTONES = 8
"""How many checkpoints a match keeps to go back to; the older, the sparser."""


class Milestone:
    """A checkpoint to go back to: the state there, and how much of the match came before it."""

    def __init__(self, state: State, step: int, notes: int, barrier: list[int], together_since: int) -> None:
        self.state = state
        self.step = step
        self.notes = notes
        self.barrier = barrier
        self.together_since = together_since


class Match:
    """Plays one game from its record. Everything from outside comes in through `submit` and `take_back`.

    A `trusted` record has been checked under these rules before: its answers are fed in without computing the options.
    `breathe` is called now and then while a long record is played: compiled code lets no other thread run by itself.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        chance: Chance | None = None,
        paranoid: bool = False,
        trusted: bool = False,
        breathe: Breathe | None = None,
    ) -> None:
        self.game = game
        self.record = record
        self.chance = chance
        self.paranoid = paranoid
        self._checked = trusted
        self._begin(breathe)
        self._checked = True
        self._run_chance()

    @classmethod
    def new(
        cls,
        game: Game,
        seats: list[str],
        options: Options | None = None,
        chance: Chance | None = None,
        paranoid: bool = False,
    ) -> Match:
        """A new game; `seats` says who sits where. Without a chance source, dice and draws are submitted too."""
        record = Record(game.id, game.version, game.complete(options or {}), list(seats), variant=game.changes())
        return cls(game, record, chance, paranoid)

    @property
    def state(self) -> State:
        return self.runner.state

    @property
    def pending(self) -> list[Decision]:
        return self.runner.pending

    def decision_of(self, seat: int) -> Decision | None:
        return self.runner.pending_for(seat)

    def acting(self, watcher: int) -> list[int]:
        """The seats that are deciding now, as far as the watcher may know."""
        return self.runner.acting(watcher)

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def notes_for(self, seat: int, since: int = 0) -> list[Note]:
        return [note for note in self.log.notes[since:] if note.visible_to(seat)]

    def submit(self, seat: int, name: str) -> None:
        """Takes an answer from outside: the seat must be asked, and the answer must be one of its options."""
        decision = self._asked(seat)
        self._apply(decision, self._offered(decision, name), name)
        self._run_chance()

    def feed(self, answer: Answer) -> None:
        """Takes an answer that these rules have checked before, without working out the options."""
        self._replay(len(self.answers) + 1, answer)
        self.record.entries.append(answer)

    def would_end(self, seat: int, names: Sequence[str], random: Pick) -> bool:
        """Whether the answers would end the game, as far as the seat can tell."""
        return self._rehearse(seat, names, random).state.over

    def would_bind(self, seat: int, names: Sequence[str], random: Pick) -> bool:
        """Whether the seat might be unable to take the answers back: chance, another seat or a secret comes next.

        Tried in a copy in which everything hidden from the seat is dealt anew, so that asking gives no secret away.
        """
        return self._binds(self._rehearse(seat, names, random), seat)

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat may take back its last answer by itself."""
        return self._barrier[seat] < self._last_own_answer(seat)

    def free_answers(self, seat: int) -> list[int]:
        """The steps of those of the seat's answers that it may take back by itself, the earliest first."""
        if not self.can_take_back(seat):
            return []
        return [step for step in range(self._barrier[seat], len(self.answers)) if self.answers[step].by == seat]

    def take_back(self, seat: int, agreed: bool = False) -> None:
        """Takes back the seat's last answer; past a barrier only when the others have agreed."""
        last = self._last_own_answer(seat)
        if last == 0:
            raise CannotUndo(f"seat {seat} has no answer that could be taken back")
        if not agreed and not self.can_take_back(seat):
            raise CannotUndo(
                "dice have been rolled, something shown or a question answered since; the others have to agree"
            )
        self.take_back_to(seat, last - 1, self.goes_back_alone(seat, last - 1))

    def goes_back_alone(self, seat: int, step: int) -> bool:
        """Whether the seat's last answer, given at this step, can go without what others have answered beside it."""
        return step == self._last_own_answer(seat) - 1 and self.can_take_back(seat) and self._is_beside(seat)

    def take_back_to(self, by: int, step: int, alone: bool = False) -> None:
        """Goes back to the point where `step` answers were in force. The record keeps what was taken back.

        `alone` keeps what the others have answered since, side by side with this seat. The cost does not grow with
        the length of the game: only what came after the last kept checkpoint before that step is played again.
        """
        self.record.entries.append(TakeBack(by, step, alone))
        kept = self.answers[:step] + [answer for answer in self.answers[step:] if alone and answer.by != by]
        self._return_to(step)
        for number in range(len(self.answers), len(kept)):
            self._replay(number + 1, kept[number])

    def close(self) -> Record:
        """The record with the fingerprint of the present state."""
        self.record.fingerprint = fingerprint(self.state)
        return self.record

    def _begin(self, breathe: Breathe | None) -> None:
        self.log = Log()
        state = self.game.start(len(self.record.seats), self.record.options)
        state.log = self.log
        self.answers: list[Answer] = []
        self._barrier = [0] * len(self.record.seats)
        self.runner = Runner(state, keep=True)
        self._together = self.runner.togethers
        self._together_since = 0
        self._milestones: list[Milestone] = []
        self._marked: State | None = None
        self._mark()
        for step, answer in enumerate(self.record.in_force(), 1):
            self._replay(step, answer)
            if breathe is not None and step % BREATH == 0:
                breathe()

    def _mark(self) -> None:
        """Keeps the checkpoint if a new phase has begun; of the older ones the most dispensable goes."""
        checkpoint, marks = self.runner.checkpoint, self._milestones
        if checkpoint is None or checkpoint is self._marked:
            return
        self._marked = checkpoint
        here = len(self.answers)
        marks.append(Milestone(checkpoint, here, self.runner.notes_before, self._barrier.copy(), self._together_since))
        if len(marks) > MILESTONES:
            gaps = [
                (marks[n + 1].step - marks[n - 1].step) / (here - marks[n].step + 1) for n in range(1, MILESTONES - 1)
            ]
            del marks[1 + gaps.index(min(gaps))]

    def _return_to(self, step: int) -> None:
        """Goes back to the last milestone at or before the step."""
        while self._milestones[-1].step > step:
            self._milestones.pop()
        mark = self._milestones[-1]
        del self.log.notes[mark.notes :]
        state = mark.state.copy()
        state.log = self.log
        self.answers = self.answers[: mark.step]
        self._barrier = mark.barrier.copy()
        self.runner = Runner(state, keep=True)
        self._marked = self.runner.checkpoint
        self._together = self.runner.togethers
        self._together_since = mark.together_since

    def _runner_at(self, step: int) -> Runner:
        """The game as it stood after so many answers, played on from a copy of a milestone; nothing is told."""
        mark = next(mark for mark in reversed(self._milestones) if mark.step <= step)
        runner = Runner(mark.state.copy(), keep=True)
        for answer in self.answers[mark.step : step]:
            runner.answer_for(answer.by, self.game.names.number(answer.answer))
        return runner

    def _replay(self, step: int, answer: Answer) -> None:
        decision = self.decision_of(answer.by)
        if decision is None or decision.prompt != answer.ask:
            asked = ", ".join(f"{d.prompt} of {d.seat}" for d in self.pending) or "nothing: the game is over"
            raise BadRecord(f"step {step} answers {answer.ask} for {answer.by}, but the question is {asked}", step)
        try:
            number = self.game.names.number
            option = number(answer.answer) if self._checked else self._offered(decision, answer.answer)
        except SandtableError as error:
            raise BadRecord(f"step {step}: {error}", step) from error
        self._advance(decision, option, answer)

    def _apply(self, decision: Decision, option: int, name: str) -> None:
        answer = answer_of(decision.seat, decision.prompt, name)
        self.record.entries.append(answer)
        self._advance(decision, option, answer)

    def _advance(self, decision: Decision, option: int, answer: Answer) -> None:
        before = len(self.log)
        self.runner.answer_for(decision.seat, option)
        self.answers.append(answer)
        secret = decision.seat != CHANCE and self.runner.side_by_side and self._together == self.runner.togethers
        if self._together != self.runner.togethers:
            self._together = self.runner.togethers
            self._together_since = len(self.answers)
        self._raise_barriers(decision, secret, self.log.notes[before:])
        self._mark()
        if self.paranoid and (broken := self.state.check()):
            raise BrokenInvariant(f"after step {len(self.answers)} ({answer.answer}): {broken}")

    def _raise_barriers(self, answered: Decision, secret: bool, notes: list[Note]) -> None:
        """Chance, something shown or another seat's answer ends free undo, unless nobody was to notice that answer.

        `secret` is an answer beside others who still choose: also what was answered before they began stays free, or
        its seat could tell by it that somebody else has chosen.
        """
        for seat in range(len(self._barrier)):
            unnoticed = secret or (answered.quiet and not any(note.visible_to(seat) for note in notes))
            others = seat != answered.seat and not unnoticed
            if others or any(note.shows_something_to(seat) for note in notes):
                self._barrier[seat] = len(self.answers)

    def _is_beside(self, seat: int) -> bool:
        """Whether the seat's last answer was given side by side with flows that still run."""
        return self.runner.side_by_side and self._last_own_answer(seat) > self._together_since

    def _last_own_answer(self, seat: int) -> int:
        for step in range(len(self.answers), 0, -1):
            if self.answers[step - 1].by == seat:
                return step
        return 0

    def _asked(self, seat: int) -> Decision:
        if self.state.over:
            raise GameOver("the game is over")
        decision = self.decision_of(seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} has nothing to decide at the moment")
        return decision

    def _rehearse(self, seat: int, names: Sequence[str], random: Pick) -> Runner:
        """The game after the answers, as the seat may imagine it; its log contains only what they caused."""
        return self.rehearse(seat, names, random)[1]

    def rehearse(
        self, seat: int, names: Sequence[str], random: Pick, since: int | None = None
    ) -> tuple[list[str], Runner]:
        """Tries several answers in a copy in which everything hidden is dealt anew: those that are to be given, and the
        game after them. `prompt?name` is given only if that is asked. Nothing but the seat's own answers may come
        between the first and the last. `since` tries them in place of all that was answered after so many answers."""
        self._asked(seat)
        twin = (self.runner if since is None else self._runner_at(since)).imagine(seat, random)
        twin.state.log = Log()
        given: list[str] = []
        for said in names:
            prompt, _, name = said.rpartition("?")
            decision = twin.pending_for(seat)
            if prompt and (decision is None or decision.prompt != prompt):
                continue
            if decision is None or (given and self._binds(twin, seat)):
                raise NotOffered(f"{name!r} comes too late: it is no longer up to you", name)
            twin.answer_for(seat, self._offered(decision, name, twin.state))
            given.append(name)
        return given, twin

    def _binds(self, twin: Runner, seat: int) -> bool:
        """Whether something has happened to a copy of this game that the seat could not take back by itself."""
        asked = {decision.seat for decision in self.pending}
        if twin.state.over or any(decision.seat not in asked and not decision.quiet for decision in twin.pending):
            return True
        assert twin.state.log is not None
        return any(note.shows_something_to(seat) for note in twin.state.log.notes)

    def _offered(self, decision: Decision, name: str, state: State | None = None) -> int:
        """The option of that name; `state` is where the decision is asked, if not here."""
        names = self.game.names
        known = name in names
        if known and (option := names.number(name)) in decision.options:
            return option
        offered = [names[option] for option in decision.options]
        rule = (state or self.state).why_not(decision, names.number(name)) if known else ""
        raise NotOffered(
            f"{name!r} is not offered{did_you_mean(name, offered)} (to {decision.prompt}: {', '.join(offered)})",
            name,
            rule,
        )

    def _run_chance(self) -> None:
        while self.chance is not None and (decision := self.decision_of(CHANCE)) is not None:
            option = self.chance.pick(decision, len(self.record.entries))
            self._apply(decision, option, self.game.names[option])


def replay(game: Game, record: Record, paranoid: bool = False, breathe: Breathe | None = None) -> Match:
    """Plays a record again, checking every step and, where it has one, the fingerprint at the end."""
    if record.version != game.version:
        raise OtherRules(game.id, record.version, game.version)
    if len(record.seats) not in game.seats:
        raise BadSeats(f"the record has {len(record.seats)} seats, which {game.id} does not allow")
    match = Match(game, record, chance=None, paranoid=paranoid, breathe=breathe)
    if record.fingerprint and record.fingerprint != fingerprint(match.state):
        raise BadRecord("every step holds, but the fingerprint at the end does not match", len(record.entries))
    return match


def replay_as_far_as_it_holds(game: Game, record: Record, breathe: Breathe | None = None) -> tuple[Match, str]:
    """Follows a record of any version up to the first answer that these rules do not allow; says why it stops there.

    The match has these rules' version and no fingerprint: it is a game of its own that begins like the record.
    """
    if len(record.seats) not in game.seats:
        raise BadSeats(f"the record has {len(record.seats)} seats, which {game.id} does not allow")
    answers = record.in_force()
    try:
        return _of(game, record, answers, breathe), ""
    except BadRecord as error:
        return _of(game, record, answers[: error.step - 1], breathe), str(error)


def _of(game: Game, record: Record, answers: list[Answer], breathe: Breathe | None) -> Match:
    held = Record(game.id, game.version, record.options, record.seats, [*answers], variant=record.variant)
    return Match(game, held, breathe=breathe)
