"""A variant is tried in random games before anything long is made of it."""

from __future__ import annotations

from random import Random

from sandtable.engine import Game, Options, Runner, SandtableError
from sandtable.engine.errors import BadOverlay, BadSeats

TRIALS = 200
CHECKED_EVERY = 25
"""Invariants are looked at after every so many answers, and at the end."""
LONGEST = 50_000
"""Answers; no game as published comes near."""


def try_variant(game: Game, seats: int, options: Options | None = None, games: int = TRIALS) -> None:
    """Plays random games with the game's invariants checked; raises an error that says what went wrong where."""
    for number in range(games):
        try:
            problem = _play(game, seats, options or {}, number)
        except BadSeats:
            raise
        except SandtableError as error:
            problem = str(error)
        except (LookupError, TypeError, ValueError, AssertionError, ArithmeticError, RuntimeError) as error:
            problem = f"the rules break down ({type(error).__name__}: {error})"
        if problem:
            source = game.id if game.variant is None else game.variant.source
            raise BadOverlay(
                f"{source}: {game.id} cannot be played with these changes: random game {number}: {problem}"
            )


def _play(game: Game, seats: int, options: Options, number: int) -> str:
    """Plays one game; what is wrong with it, in words, or nothing."""
    pick = Random(f"trial/{number}").random
    runner = Runner(game.start(seats, {**options, **game.short}))
    state, step = runner.state, 0
    while (decision := runner.decision) is not None:
        choices = decision.options
        if not choices:
            return f"after {step} answers {decision.prompt} offers nothing"
        runner.answer(choices[int(pick() * len(choices))])
        step += 1
        if step % CHECKED_EVERY == 0 and (broken := state.check()):
            return f"after {step} answers an invariant is broken: {broken}"
        if step > LONGEST:
            return f"it does not end within {LONGEST:,} answers"
    if not state.over or not state.ending:
        return f"after {step} answers it stops without an ending"
    return f"at the end an invariant is broken: {broken}" if (broken := state.check()) else ""
