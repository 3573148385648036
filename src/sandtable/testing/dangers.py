"""Choices that lose the game at once: which there are, and whether each is marked before the click."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from sandtable.engine import CHANCE, Decision, Game, Runner

MARK = "danger-"
OWN_ANSWERS = 100
"""Whoever has answered so often without an end has kept the game open."""


@dataclass
class Fatal:
    """How many choices that lose at once were found, and those of them that nothing has warned of."""

    found: int = 0
    silent: list[str] = field(default_factory=list)


def fatal_choices(game: Game, games: int, seed: int = 0) -> Fatal:
    """Looks at the last choice of each of some random games: does another option leave the game open?"""
    fatal = Fatal()
    for number in range(seed, seed + games):
        before, decision, warned = _last_choice(game, number)
        ends = [option for option in decision.options if _loses(before, decision.seat, option)]
        others = [option for option in decision.options if option not in ends]
        if not any(_keeps_open(before, decision.seat, option) for option in others):
            continue
        hints = before.state.hints(decision)
        for option in ends:
            fatal.found += 1
            if not warned and not _is_marked(hints, option):
                fatal.silent.append(f"seed {number}: {decision.prompt} {game.names[option]}")
    return fatal


def _last_choice(game: Game, seed: int) -> tuple[Runner, Decision, bool]:
    """Also whether a mark was disregarded since another seat last chose: then that choice has decided."""
    random = Random(seed)
    runner = Runner(game.start(game.seats[seed % len(game.seats)], game.short), keep=True)
    last: tuple[Runner, Decision, bool] | None = None
    warned, seat = False, CHANCE
    while (decision := runner.decision) is not None:
        answer = random.choice(decision.options)
        if decision.seat != CHANCE and len(decision.options) > 1:
            warned = warned and decision.seat == seat
            last = runner.fork(keep=True), decision, warned
            seat = decision.seat
            warned = warned or _is_marked(runner.state.hints(decision), answer)
        runner.answer(answer)
    assert last is not None
    return last


def _is_marked(hints: dict[int, dict[str, float]], option: int) -> bool:
    return any(key.startswith(MARK) for key in hints.get(option, {}))


def _loses(before: Runner, seat: int, option: int) -> bool:
    """Whether the game is over with this answer, before any die or anybody else, and another has won."""
    after = before.fork()
    after.answer_for(seat, option)
    return after.state.over and seat not in after.state.winners


def _keeps_open(before: Runner, seat: int, option: int) -> bool:
    """Whether dice or somebody else come next, and not merely more questions to the same seat and then the end."""
    after = before.fork()
    after.answer_for(seat, option)
    for _ in range(OWN_ANSWERS):
        decision = after.decision
        if decision is None or decision.seat != seat:
            return decision is not None
        after.answer(decision.options[-1])
    return True
