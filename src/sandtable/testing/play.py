"""Random games to any depth, for property tests."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from sandtable.engine import Game, Match, Option, Options, Runner
from sandtable.engine.game import OptionValue


@dataclass
class PlayedGame:
    """A game that was played at random for some steps."""

    game: Game
    seats: int
    options: Options
    seed: int
    runner: Runner

    def __repr__(self) -> str:
        return f"{self.game.id} with {self.seats} seats, options {dict(self.options)}, seed {self.seed}"


def play_randomly(game: Game, seats: int, options: Options, seed: int, depth: int) -> PlayedGame:
    """Plays `depth` random steps, or to the end."""
    random = Random(seed)
    runner = Runner(game.start(seats, options), keep=True)
    for _ in range(depth):
        decision = random.choice(runner.pending) if runner.pending else None
        if decision is None:
            break
        runner.answer_for(decision.seat, random.choice(decision.options))
    return PlayedGame(game, seats, options, seed, runner)


def positions(game: Game, depth: int = 400) -> st.SearchStrategy[PlayedGame]:
    """Positions that random play reaches, with any number of seats and any options."""
    return st.builds(
        play_randomly,
        st.just(game),
        st.sampled_from(game.seats),
        st.fixed_dictionaries({option.id: option_values(option) for option in game.options}),
        st.integers(0, 2**32 - 1),
        st.integers(0, depth),
    )


def option_values(option: Option) -> st.SearchStrategy[OptionValue]:
    if isinstance(option.default, bool):
        return st.booleans()
    if isinstance(option.default, int):
        return st.integers(option.low, option.high)
    return st.sampled_from(option.choices)


def random_answers(match: Match, random: Random, steps: int) -> None:
    """Plays a match on through its checked way in; now and then some seat that may takes its last answer back."""
    for _ in range(steps):
        pending = [decision for decision in match.pending if decision.seat >= 0]
        if not pending:
            return
        decision = random.choice(pending)
        match.submit(decision.seat, match.game.names[random.choice(decision.options)])
        seat = random.randrange(len(match.record.seats))
        if random.random() < 0.05 and not match.state.over and match.can_take_back(seat):
            match.take_back(seat)
