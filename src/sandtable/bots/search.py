"""Information-set tree search: one tree over what the seat can know, grown through games in which the hidden is dealt
anew each time.

A node is a question, reached by the answers before it. Chance is sampled and leaves no node of its own: whatever was
rolled, the next question is the same node if the same seat is asked the same. Questions of flows that run side by side
hang from the node where they began, by the seat's own answers alone, so that no seat's choice in the tree can depend on
a choice that it does not see.
"""

from __future__ import annotations

from math import sqrt
from time import monotonic
from typing import Final, TypeAlias, final

from sandtable.engine import CHANCE, Decision, Pick, Runner, Sight

from .knowledge import Knowledge, Standing

PLAYOUTS: Final = 200
EXPLORATION: Final = 0.7
NARROWEST: Final = 4
"""Options tried at first; more are opened as the visits grow."""

TIES: Final = 0.01
"""How far luck decides which of nearly equal options is opened first."""

OPENING: Final = 2.0
"""How many options are open after n visits, in roots of n."""

LONGEST_REPLY: Final = 200
FIRST_VALUE: Final = 0.5

Place: TypeAlias = tuple[int, str, tuple[int, ...]]
"""Who is asked, what, and after which own answers side by side."""


@final
class Edge:
    """One option of a node: how often it could be taken, how often it was, and what came of it for who took it."""

    def __init__(self, option: int, prior: float, luck: float) -> None:
        self.option = option
        self.prior = prior
        self.rank = prior * (1.0 + TIES * luck)
        self.available = 0
        self.visits = 0
        self.total = 0.0
        self.next: dict[Place, Node] = {}

    def promise(self, exploration: float) -> float:
        mean = self.total / self.visits if self.visits else FIRST_VALUE
        return mean + exploration * self.prior * sqrt(self.available) / (1 + self.visits)


@final
class Node:
    """One question and the options that it has had in some deal of the hidden."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.beside: dict[Place, Node] = {}

    def open_edges(self, options: list[int], priors: list[float], random: Pick) -> list[Edge]:
        """Those of the options that may be tried by now, best prior first."""
        total = sum(priors) or 1.0
        edges: list[Edge] = []
        for place, option in enumerate(options):
            edge = self.edges.get(option)
            if edge is None:
                edge = Edge(option, priors[place] / total, random())
                self.edges[option] = edge
            edges.append(edge)
        width = NARROWEST + int(OPENING * sqrt(self.visits))
        if len(edges) > width:
            edges.sort(key=worth_opening, reverse=True)
            edges = edges[:width]
        return edges

    def select(self, options: list[int], priors: list[float], random: Pick) -> Edge:
        edges = self.open_edges(options, priors, random)
        best, best_promise = edges[0], -1.0
        scale = EXPLORATION * len(edges) / sum([edge.prior for edge in edges])
        for edge in edges:
            edge.available += 1
            promise = edge.promise(scale)
            if promise > best_promise:
                best, best_promise = edge, promise
        return best


def worth_opening(edge: Edge) -> float:
    return edge.rank


@final
class Step:
    """An edge that was taken on the way down, and by whom."""

    def __init__(self, node: Node, edge: Edge, seat: int) -> None:
        self.node = node
        self.edge = edge
        self.seat = seat


@final
class Descent:
    """One walk down the tree through one imagined game."""

    def __init__(self, root: Node, runner: Runner, random: Pick, knowledge: Knowledge) -> None:
        self.node = root
        self.anchor = root
        self.togethers = runner.togethers
        self.own: dict[int, tuple[int, ...]] = {}
        self.runner = runner
        self.random = random
        self.knowledge = knowledge
        self.steps: list[Step] = []

    def go(self, first: Decision) -> None:
        """Down to a question that is new to the tree, then on by quick replies to a position that can be judged."""
        self.answer(first)
        while (decision := self.next_question()) is not None:
            is_new = self.node.visits == 0
            self.answer(decision)
            if is_new:
                break
        self.reply_until_judged()
        values = self.knowledge.values(self.runner.state)
        for step in self.steps:
            step.node.visits += 1
            step.edge.visits += 1
            step.edge.total += values[step.seat]

    def next_question(self) -> Decision | None:
        """Rolls and draws until somebody is asked."""
        decision = self.runner.decision
        while decision is not None and decision.seat == CHANCE:
            options = decision.options
            self.runner.answer(options[int(self.random() * len(options))])
            decision = self.runner.decision
        return decision

    def answer(self, decision: Decision) -> None:
        node = self.node
        options = decision.options
        edge = node.select(options, self.knowledge.prior(self.runner.state, decision), self.random)
        self.steps.append(Step(node, edge, decision.seat))
        self.runner.answer_for(decision.seat, edge.option)
        self.own[decision.seat] = (*self.own.get(decision.seat, ()), edge.option)
        if (asked := self.next_question()) is not None:
            self.move_to(node, edge, asked)

    def move_to(self, node: Node, edge: Edge, asked: Decision) -> None:
        runner = self.runner
        if runner.togethers != self.togethers:
            self.togethers = runner.togethers
            self.anchor = node
            self.own = {}
        if runner.side_by_side:
            place = (asked.seat, asked.prompt, self.own.get(asked.seat, ()))
            self.node = found(self.anchor.beside, place)
        else:
            self.node = found(edge.next, (asked.seat, asked.prompt, ()))

    def reply_until_judged(self) -> None:
        runner, knowledge = self.runner, self.knowledge
        last_phase = runner.phases + knowledge.horizon
        for _ in range(LONGEST_REPLY):
            decision = self.next_question()
            if decision is None or runner.phases >= last_phase:
                return
            runner.answer_for(decision.seat, knowledge.reply(runner.state, decision, self.random()))


def found(nodes: dict[Place, Node], place: Place) -> Node:
    node = nodes.get(place)
    if node is None:
        node = Node()
        nodes[place] = node
    return node


@final
class TreeSearch:
    """Thinks with `playouts` a decision, or for so many `seconds`; takes the option that it tried most."""

    def __init__(
        self, playouts: int = PLAYOUTS, seconds: float | None = None, knowledge: Knowledge | None = None
    ) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.knowledge = knowledge
        self.root = Node()

    def choose(self, sight: Sight) -> int:
        options = sight.decision.options
        if len(options) == 1:
            return options[0]
        self.root = Node()
        knowledge = self.knowledge or Standing()
        started, tries = monotonic(), 0
        while self._goes_on(tries, started):
            self._try(sight, knowledge)
            tries += 1
        return self._most_tried(options)

    def _try(self, sight: Sight, knowledge: Knowledge) -> None:
        runner = sight.imagine()
        asked = runner.pending_for(sight.seat)
        if asked is not None:
            Descent(self.root, runner, sight.random.random, knowledge).go(asked)

    def _goes_on(self, tries: int, started: float) -> bool:
        if self.seconds is None:
            return tries < self.playouts
        return tries == 0 or monotonic() - started < self.seconds

    def _most_tried(self, options: list[int]) -> int:
        best, most = options[0], (-1, 0.0)
        for option in options:
            edge = self.root.edges.get(option)
            if edge is not None and (edge.visits, edge.total) > most:
                best, most = option, (edge.visits, edge.total)
        return best
