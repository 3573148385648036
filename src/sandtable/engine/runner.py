"""The flow driver: starts phases, hands out decisions, feeds answers, forks."""

from __future__ import annotations

from typing import Final, final

from .decision import CHANCE, Decision, Flow, Together
from .errors import GameOver, NotYourDecision, SandtableError
from .state import Pick, State

NO_LIMIT: Final = 1 << 60


@final
class Branch:
    """One of several flows that run side by side."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.decision: Decision | None = None

    def pose(self, asked: Decision) -> None:
        if isinstance(asked, Together):
            raise SandtableError("flows that run together cannot branch again")
        self.decision = asked


@final
class Runner:
    """Runs one state. `decision` is what to answer next, None when the game is over; `togethers` counts how often
    flows have begun to run side by side.

    `answer` trusts its caller: playouts and replays of verified records use it. What comes from outside goes
    through `Match.submit`. A runner made with `keep=True` remembers the last checkpoint and can `fork`.
    """

    def __init__(self, state: State, keep: bool = False) -> None:
        self.state = state
        self.decision: Decision | None = None
        self.togethers = 0
        self._keep = keep
        self._flow: Flow | None = None
        self._branches: list[Branch] = []
        self._checkpoint: State | None = None
        self._since: list[tuple[int, int]] = []
        self._begin_phases()

    @property
    def pending(self) -> list[Decision]:
        """Every decision that may be answered now: one, or one a seat while flows run together."""
        if self._branches:
            return [branch.decision for branch in self._branches if branch.decision is not None]
        return [] if self.decision is None else [self.decision]

    @property
    def side_by_side(self) -> bool:
        """Whether several seats' flows are running together now."""
        return bool(self._branches)

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
        decision, flow = self.decision, self._flow
        if decision is None or flow is None:
            raise GameOver("the game is over")
        if self._keep:
            self._since.append((decision.seat, option))
        try:
            asked = flow.send(option)
        except StopIteration:
            self._begin_phases()
            return
        self._pose(asked)

    def answer_for(self, seat: int, option: int) -> None:
        """Answers the seat's decision, also while others run beside it."""
        decision = self.pending_for(seat)
        if decision is None:
            raise NotYourDecision(f"seat {seat} has nothing to decide now")
        if self._branches:
            self._answer_branch(option, decision)
        else:
            self.answer(option)

    def fork(self, keep: bool = False) -> Runner:
        """A twin of this game: the last checkpoint, and the few answers since."""
        if self._checkpoint is None:
            raise SandtableError("only a runner that keeps checkpoints can fork")
        twin = Runner(self._checkpoint.copy(), keep)
        for seat, option in self._since:
            twin.answer_for(seat, option)
        return twin

    def imagine(self, seat: int, random: Pick) -> Runner:
        """A twin in which everything hidden from the seat is dealt anew."""
        twin = self.fork()
        twin.state.resample(seat, random)
        return twin

    def _begin_phases(self) -> None:
        state = self.state
        while not state.over:
            if self._keep:
                self._checkpoint = state.copy()
                self._since = []
            flow = state.next_phase()
            try:
                asked = next(flow)
            except StopIteration:
                continue
            self._flow = flow
            self._pose(asked)
            return
        self.decision = None
        self._flow = None
        if self._keep:
            self._checkpoint = state.copy()
            self._since = []

    def _pose(self, asked: Decision) -> None:
        if isinstance(asked, Together):
            self._branch(asked)
        else:
            self.decision = asked

    def _branch(self, asked: Together) -> None:
        branches = []
        for flow in asked.flows:
            branch = Branch(flow)
            try:
                branch.pose(next(flow))
            except StopIteration:
                continue
            branches.append(branch)
        self._branches = branches
        self.togethers += 1
        self._next_branch()

    def _next_branch(self) -> None:
        """Chance first: it never makes anybody wait."""
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
                if self._keep:
                    self._since.append((decision.seat, option))
                try:
                    branch.pose(branch.flow.send(option))
                except StopIteration:
                    branch.decision = None
                self._next_branch()
                return
        raise GameOver("the game is over")

    def _join(self) -> None:
        self._branches = []
        flow = self._flow
        assert flow is not None
        try:
            asked = flow.send(0)
        except StopIteration:
            self._begin_phases()
            return
        self._pose(asked)


def play_out(runner: Runner, random: Pick, most: int = NO_LIMIT) -> int:
    """Plays to the end or for `most` decisions, every option equally likely; returns how many it were."""
    count = 0
    decision = runner.decision
    while decision is not None and count < most:
        options = decision.options
        runner.answer(options[int(random() * len(options))])
        decision = runner.decision
        count += 1
    return count
