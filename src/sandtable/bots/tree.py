"""The tree below the options that are tried: where somebody has a better answer than the game's own bot would give.

A node is a question as the seats can tell it: it is known by the answers that led to it, as far as they are open.
What chance did in between, and what others chose in secret, does not tell one node from another. At a node everybody
answers as the game's own bot does until another answer has proved better for the seat that is asked. To prove it, an
imagined game is played twice with the same luck, once with that answer, and what differs for the seat is its gain.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Final, TypeAlias, final

from sandtable.engine import CHANCE, NOTHING, RUIN, Bot, Decision, Runner, Sight, Within

from .playout import LONGEST, Guides, Horizon, rates_of, reply

PROVED: Final = 8
"""Before an answer has been tried so often, nobody relies on it."""

WIDTH: Final = 8
"""No node has more other answers than this; they are opened one by one as it is visited."""

DEEPEST: Final = 6

Question: TypeAlias = tuple[int, int, str, int]
"""The last open answer, and who is asked what about which."""


@final
class Arm:
    """Another answer than the guide's, and what it gained over it for the seat that is asked."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.offered = 0
        self.tries = 0
        self.gain = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        self.tries += 1
        self.gain += gain
        self.squares += gain * gain

    def mean(self) -> float:
        return self.gain / self.tries if self.tries else 0.0

    def error(self) -> float:
        mean = self.mean()
        return sqrt(max(0.0, self.squares / self.tries - mean * mean) / self.tries) if self.tries else 1.0

    def promise(self) -> float:
        """What it may yet turn out to be worth. It counts how often the answer could have been given, not how often
        its node was visited: in some deals it cannot."""
        return self.mean() + self.error() * sqrt(2.0 * log(self.offered + 1.0))


@final
class Node:
    """A question, the answers tried there, and the questions that come after it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.probes = 0
        self.arms: dict[int, Arm] = {}
        self.children: dict[Question, Node] = {}

    def offer(self, options: list[int]) -> None:
        for arm in self.arms.values():
            if arm.option in options:
                arm.offered += 1

    def best(self, options: list[int]) -> Arm | None:
        """The answer that has proved better than the guide's, if there is one."""
        best: Arm | None = None
        most = 0.0
        for arm in self.arms.values():
            if arm.tries >= PROVED and arm.option in options:
                certain = arm.mean() - arm.error()
                if certain > most:
                    best, most = arm, certain
        return best

    def to_be_tried(self, options: list[int], proposal: int, rates: list[float]) -> Arm | None:
        """The guide's next best answers first, more of them as the node is probed; then who promises most."""
        self.probes += 1
        if len(self.arms) < min(WIDTH, 2.0 * sqrt(self.probes)):
            option = self._unopened(options, proposal, rates)
            if option != NOTHING:
                self.arms[option] = Arm(option)
                return self.arms[option]
        offered = [arm for arm in self.arms.values() if arm.option in options and arm.option != proposal]
        return max(offered, key=Arm.promise) if offered else None

    def _unopened(self, options: list[int], proposal: int, rates: list[float]) -> int:
        found, highest = NOTHING, -RUIN / 2
        rated = len(rates) == len(options)
        for place, option in enumerate(options):
            if option != proposal and option not in self.arms:
                rate = rates[place] if rated else 0.0
                if rate > highest:
                    found, highest = option, rate
        return found


@final
class Walk:
    """One imagined game: the nodes that it passed and, at `probe`, the answer that was tried there.

    `node` and `last` are where it is in the tree, `is_secret` whether others cannot know how it came there. `relied`
    says which proved answer the game relies on at the probed node; its own gain is measured by doing without it.
    """

    def __init__(self, probe: Node | None) -> None:
        self.probe = probe
        self.node: Node | None = None
        self.last = NOTHING
        self.is_secret = False
        self.passed: list[Node] = []
        self.tried: Arm | None = None
        self.relied: Arm | None = None
        self.grown = False


@final
class Tree:
    """All that is found out while the seat thinks about one decision, and kept for its next one in the same act."""

    def __init__(self, guides: Guides) -> None:
        self.guides = guides
        self.root = Node(NOTHING)
        self.nodes = 0
        self.games = 0

    def play(self, sight: Sight, option: int, seed: int, horizon: Horizon, is_proposal: bool) -> float:
        """How one imagined game goes after the option. Then another answer is tried in the same game, to learn."""
        first = Walk(None)
        values = self.walk(sight, option, seed, horizon, is_proposal, first)
        if first.passed:
            second = Walk(least_known(first.passed))
            self.record(second, values, self.walk(sight, option, seed, horizon, is_proposal, second))
        return values[sight.seat]

    def record(self, walk: Walk, usual: list[float], tried: list[float]) -> None:
        probe, arm, relied = walk.probe, walk.tried, walk.relied
        if probe is None or arm is None:
            return
        gain = tried[probe.seat] - usual[probe.seat]
        if arm is relied:  # the second game did without it
            arm.add(-gain)
        else:
            arm.add(gain + (relied.mean() if relied is not None else 0.0))

    def walk(
        self, sight: Sight, option: int, seed: int, horizon: Horizon, is_proposal: bool, walk: Walk
    ) -> list[float]:
        """From the seat's decision to the horizon; what each seat has of it."""
        self.games += 1
        runner = sight.imagine(Random(seed))
        horizon.set(runner.state)
        walk.node, walk.last = self.root, option
        walk.is_secret = runner.side_by_side or sight.decision.quiet
        runner.answer_for(sight.seat, option)
        players = self.guides.players(sight.seat, runner.state.seats, is_proposal)
        random = Random(seed + 1)
        for _ in range(LONGEST):
            decision = runner.decision
            if decision is None:
                break
            if decision.seat == CHANCE:
                options = decision.options
                runner.answer(options[int(random.random() * len(options))])
            elif horizon.is_reached(runner.state):
                break
            else:
                runner.answer(self.step(sight.seat, runner, decision, players, random, walk))
        return horizon.values(runner.state)

    def step(
        self, thinker: int, runner: Runner, decision: Decision, players: list[Bot], random: Random, walk: Walk
    ) -> int:
        """The next answer. What somebody else cannot have seen has no node of his below it."""
        if len(decision.options) == 1:
            return decision.options[0]
        is_aside = decision.quiet or runner.side_by_side
        if decision.seat != thinker and (walk.is_secret or is_aside):
            return reply(players[decision.seat], runner, decision, random)
        walk.is_secret = walk.is_secret or is_aside
        walk.node = self.next_node(walk.node, walk.last, decision, walk)
        if walk.node is None:
            walk.last = reply(players[decision.seat], runner, decision, random)
        else:
            walk.last = self.answer(walk.node, runner, decision, players, random, walk)
        return walk.last

    def next_node(self, node: Node | None, last: int, decision: Decision, walk: Walk) -> Node | None:
        """The tree grows by one node a game."""
        if node is None or len(walk.passed) >= DEEPEST:
            return None
        question = (last, decision.seat, decision.prompt, decision.about)
        child = node.children.get(question)
        if child is None and not walk.grown and walk.probe is None:
            walk.grown = True
            self.nodes += 1
            child = node.children[question] = Node(decision.seat)
        if child is not None:
            walk.passed.append(child)
        return child

    def answer(
        self, node: Node, runner: Runner, decision: Decision, players: list[Bot], random: Random, walk: Walk
    ) -> int:
        """The proved answer or the guide's; at the probed node another one."""
        options = decision.options
        node.offer(options)
        best = node.best(options)
        if node is not walk.probe and best is not None:
            self.depart(decision.seat, players)
            return best.option
        player = players[decision.seat]
        proposal = player.choose(Within(runner, decision, random))
        if node is not walk.probe:
            return proposal
        walk.relied = best
        walk.tried = node.to_be_tried(options, proposal, rates_of(player))
        if walk.tried is None or walk.tried is best:
            return proposal
        self.depart(decision.seat, players)
        return walk.tried.option

    def depart(self, seat: int, players: list[Bot]) -> None:
        """Whoever leaves its plan makes another."""
        if self.guides.plan_ahead:
            players[seat] = self.guides.fresh()


def least_known(passed: list[Node]) -> Node:
    """Near nodes are probed more often than far ones: they are met in more games."""
    chosen, least = passed[0], float(passed[0].probes + 1)
    for depth, node in enumerate(passed):
        known = (node.probes + 1.0) * (depth + 1.0)
        if known < least:
            chosen, least = node, known
    return chosen
