"""The flow driver: starts phases, hands out decisions, feeds answers, forks."""

from __future__ import annotations

from typing import Final, final

from .decision import CHANCE, Decision, Flow, Together
from .errors import Finished, GameOver, NotYourDecision, SandtableError
from .state import Pick, State

NO_LIMIT: Final = 1 << 60


ENDED: Final = Decision(CHANCE, "ended", [])
"""What a branch yields after its last decision."""


def to_the_end(flow: Flow) -> Flow:
    """The flow, and a word that it has ended: in compiled code that costs less than the exception at its end."""
    yield from flow
    yield ENDED


@final
class Branch:
    """One of several flows that run side by side; `decision` is None when it has ended."""

    def __init__(self, flow: Flow) -> None:
        self.flow = to_the_end(flow)
        self.decision: Decision | None = None

    def pose(self, asked: Decision) -> None:
        if isinstance(asked, Together):
            raise SandtableError("flows that run together cannot branch again")
        self.decision = None if asked is ENDED else asked


@final
class Trail:
    """What a fork starts from: the last checkpoint, the answers since, and the length of the log at that point."""

    def __init__(self) -> None:
        self.checkpoint: State | None = None
        self.since: list[tuple[int, int]] = []
        self.notes = 0

    def begin(self, state: State) -> None:
        self.checkpoint = state.copy()
        self.since = []
        log = state.log
        self.notes = 0 if log is None else len(log)


def all_phases(state: State, trail: Trail | None) -> Flow:
    """One phase after another, as one flow: in compiled code the end of an inner flow costs no exception."""
    while not state.over:
        if trail is not None:
            trail.begin(state)
        yield from state.next_phase()
    if trail is not None:
        trail.begin(state)


@final
class Runner:
    """Runs one state. `decision` is what to answer next, None when the game is over; `togethers` counts how often
    flows have begun to run side by side, `beside` are the seats that were asked when they last did.

    `answer` trusts its caller: playouts and replays of verified records use it. What comes from outside goes
    through `Match.submit`. A runner made with `keep=True` remembers the last checkpoint and can `fork`.
    """

    def __init__(self, state: State, keep: bool = False) -> None:
        self.state = state
        self.decision: Decision | None = None
        self.togethers = 0
        self.beside: list[int] = []
        self._trail = Trail() if keep else None
        self._flow = all_phases(state, self._trail)
        self._branches: list[Branch] = []
        self._begin()

    @property
    def checkpoint(self) -> State | None:
        """The state in which the current phase started, if checkpoints are kept."""
        return None if self._trail is None else self._trail.checkpoint

    @property
    def notes_before(self) -> int:
        """The length of the log when the current phase started, if checkpoints are kept."""
        return 0 if self._trail is None else self._trail.notes

    @property
    def pending(self) -> list[Decision]:
        """Every decision that may be answered now: one, or one per seat while flows run together."""
        if self._branches:
            return [branch.decision for branch in self._branches if branch.decision is not None]
        return [] if self.decision is None else [self.decision]

    @property
    def side_by_side(self) -> bool:
        """Whether several seats' flows are running together now."""
        return bool(self._branches)

    def acting(self, watcher: int) -> list[int]:
        """The seats that are deciding now, as far as the watcher may know.

        While flows run side by side, this does not show who has already chosen: all take part until all are done.
        """
        deciding = {d.seat for d in self.pending if not d.quiet or d.seat == watcher}
        if self.side_by_side and not any(d.quiet for d in self.pending):
            deciding |= {seat for seat in self.beside if seat != watcher}
        return sorted(deciding)

    def pending_for(self, seat: int) -> Decision | None:
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def answer(self, option: int) -> None:
        """Answers `self.decision`."""
        if self._branches:
            self._answer_branch(option, self.decision)
            return
        decision, trail = self.decision, self._trail
        if decision is None:
            raise GameOver("the game is over")
        if trail is not None:
            trail.since.append((decision.seat, option))
        self._go_on(option)

    def answer_for(self, seat: int, option: int) -> None:
        """Answers the seat's decision, even while others run beside it."""
        decision = self.pending_for(seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} has nothing to decide at the moment")
        if self._branches:
            self._answer_branch(option, decision)
        else:
            self.answer(option)

    def fork(self, keep: bool = False) -> Runner:
        """A copy of this game: the last checkpoint, and the few answers since."""
        trail, checkpoint = self._trail, self.checkpoint
        if trail is None or checkpoint is None:
            raise SandtableError("only a runner that keeps checkpoints can fork")
        twin = Runner(checkpoint.copy(), keep)
        for seat, option in trail.since:
            twin.answer_for(seat, option)
        return twin

    def imagine(self, seat: int, random: Pick) -> Runner:
        """A copy in which everything hidden from the seat is dealt anew."""
        twin = self.fork()
        twin.state.resample(seat, random)
        return twin

    def _begin(self) -> None:
        try:
            asked = next(self._flow)
        except StopIteration:
            return
        except Finished:
            self._end()
            return
        self._pose(asked)

    def _go_on(self, answer: int) -> None:
        try:
            asked = self._flow.send(answer)
        except StopIteration:
            self.decision = None
            return
        except Finished:
            self._end()
            return
        self._pose(asked)

    def _end(self) -> None:
        """The game is over in the middle of a flow: all flows end here."""
        self._branches = []
        self.decision = None
        if self._trail is not None:
            self._trail.begin(self.state)

    def _pose(self, asked: Decision) -> None:
        if isinstance(asked, Together):
            self._branch(asked)
        else:
            self.decision = asked

    def _branch(self, asked: Together) -> None:
        branches: list[Branch] = []
        beside: list[int] = []
        for flow in asked.flows:
            branch = Branch(flow)
            try:
                branch.pose(next(branch.flow))
            except Finished:
                self._end()
                return
            if branch.decision is not None:
                branches.append(branch)
                beside.append(branch.decision.seat)
        self._branches = branches
        self.beside = beside
        self.togethers += 1
        self._next_branch()

    def _next_branch(self) -> None:
        """Chance comes first: it never keeps anybody waiting."""
        chosen: Decision | None = None
        for branch in self._branches:
            decision = branch.decision
            if decision is not None and (chosen is None or (decision.seat == CHANCE != chosen.seat)):
                chosen = decision
        self.decision = chosen
        if chosen is None:
            self._join()

    def _answer_branch(self, option: int, decision: Decision | None) -> None:
        for branch in self._branches:
            if decision is not None and branch.decision is decision:
                if self._trail is not None:
                    self._trail.since.append((decision.seat, option))
                try:
                    branch.pose(branch.flow.send(option))
                except Finished:
                    self._end()
                    return
                self._next_branch()
                return
        raise GameOver("the game is over")

    def _join(self) -> None:
        self._branches = []
        self._go_on(0)


def play_out(runner: Runner, random: Pick, most: int = NO_LIMIT) -> int:
    """Plays to the end, or for `most` decisions, choosing at random; returns the number of decisions."""
    count = 0
    decision = runner.decision
    while decision is not None and count < most:
        options = decision.options
        runner.answer(options[int(random() * len(options))])
        decision = runner.decision
        count += 1
    return count
