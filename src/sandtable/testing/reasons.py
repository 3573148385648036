"""Whatever is not offered has a reason: asks in random games about every space and every card in the hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from sandtable.engine import CHANCE, Decision, Game, Runner, State

ENOUGH = 50_000
"""Options asked about: in a game of many spaces and decisions, a few games are plenty."""


@dataclass
class Reasons:
    """How many options that were kept out could say why, and by prompt those that could not."""

    asked: int = 0
    given: int = 0
    silent: dict[str, int] = field(default_factory=dict)

    @property
    def share(self) -> float:
        return self.given / self.asked if self.asked else 1.0


def collect(game: Game, games: int, every: int = 7) -> Reasons:
    """Plays random games and asks at every few decisions; a wrong answer fails at once."""
    clauses = {rule.id for rule in game.rules()}
    spaces = [game.names.number(name) for name in game.board().get("spaces", {}) if name in game.names]
    found = Reasons()
    for seed in range(games):
        random = Random(seed)
        runner = Runner(game.start(game.seats[seed % len(game.seats)], game.short))
        step = 0
        while (decision := runner.decision) is not None and found.asked < ENOUGH:
            step += 1
            if decision.seat != CHANCE and step % every == 0:
                ask(runner.state, decision, game, spaces, clauses, found)
            runner.answer(random.choice(decision.options))
    return found


def ask(state: State, decision: Decision, game: Game, spaces: list[int], clauses: set[str], found: Reasons) -> None:
    """What is offered is barred by nothing; what is not offered is barred by a clause of the ledger.

    The question is put without its options: only the predicates that made them can tell.
    """
    offered = set(decision.options)
    bare = Decision(decision.seat, decision.prompt, [], decision.left, decision.about, decision.quiet)
    for option in expected(state, decision, game, spaces, offered):
        rule = state.why_not(bare, option)
        where = f"{game.id}: {decision.prompt}, {game.names[option]}"
        if option in offered:
            assert not rule, f"{where} is offered, yet barred by {rule}"
            continue
        found.asked += 1
        if rule:
            assert rule in clauses, f"{where} is barred by {rule}, which is not in the ledger"
            found.given += 1
        else:
            found.silent[decision.prompt] = found.silent.get(decision.prompt, 0) + 1


def expected(state: State, decision: Decision, game: Game, spaces: list[int], offered: set[int]) -> Iterator[int]:
    """Every space where one is to be chosen, every card of the hand where one is to be played."""
    hand = [game.names.number(name) for name in state.view(decision.seat).get("hand", [])]
    for among in (spaces, hand):
        if not offered.isdisjoint(among):
            yield from among
