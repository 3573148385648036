"""What must hold for the features of every game: nothing hidden shows, nothing public is missing, ranges are kept.

`python -m sandtable.testing.features` writes `features.lock` of every game anew; with the path of a file, also the page
of the documentation that lists them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable import template
from sandtable.engine import CHANCE, Encoder, Feature, Game, Options, Runner
from sandtable.engine.features import new_sink
from sandtable.games import find_game, game_ids

from .standing import sample
from .told import changed, flat

Row = npt.NDArray[np.int16]

HEAD = """# Features

What a program that learns sees of each game: [For researchers](researchers.md) says how. This page is generated;
`sandtable features GAME --json` prints the schema with all labels."""

PILES = "piles"
"""A section of some views that says what lies in draw piles and discards."""
ENDING = "ending"
"""A section of every view that says in words what `over` and `winner` say in numbers."""


class Look:
    """Takes the features of a game's seats, each time into the same row."""

    def __init__(self, game: Game, options: Options | None = None) -> None:
        self.encoder = Encoder(game)
        self.options = self.encoder.options_row(game.complete(options or {}))
        self.sink = new_sink(self.encoder.size)
        self.row: Row = np.frombuffer(self.sink, np.int16)

    def at(self, runner: Runner, seat: int) -> Row:
        self.encoder.fill(runner, seat, self.options, self.sink)
        return self.row


def nothing_leaks(game: Game, count: int, depth: int) -> None:
    """Deals all that is hidden from a seat anew: its features must not change by a byte."""
    look = Look(game)
    for played in sample(game, count, depth):
        for seat in range(played.seats):
            before = look.at(played.runner, seat).copy()
            twin = played.runner.imagine(seat, Random(played.seed + 1).random)
            after = look.at(twin, seat)
            leaking = names_of(look.encoder, np.flatnonzero(before != after))
            assert not leaking, f"{played}: seat {seat} learns from {', '.join(leaking)}"


def nothing_is_missing(game: Game, games: int, steps: int) -> None:
    """Whenever a seat's view changes, so do its features."""
    look = Look(game)
    first = look.encoder.table_size
    for seed in range(games):
        random = Random(seed)
        runner = Runner(game.start(game.seats[seed % len(game.seats)]))
        seat = seed // len(game.seats) % runner.state.seats
        before, row = seen(runner, seat), look.at(runner, seat)[first:].copy()
        for _ in range(steps):
            if runner.decision is None:
                break
            runner.answer(random.choice(runner.decision.options))
            after, new = seen(runner, seat), look.at(runner, seat)[first:].copy()
            if before != after:
                what = ", ".join(".".join(path) for path in changed(before, after))
                assert not np.array_equal(row, new), f"{game.id}, seed {seed}: the features of {seat} lack {what}"
            before, row = after, new


def siblings_are_told_apart(game: Game, games: int, steps: int, branches: int = 6) -> None:
    """Of positions that one answer leads to, those that look different to a seat have different features.

    They often differ in one thing alone, which a step from one position to the next seldom does.
    """
    look = Look(game)
    for seed in range(games):
        random = Random(seed)
        runner = Runner(game.start(game.seats[seed % len(game.seats)]), keep=True)
        seat = seed // len(game.seats) % runner.state.seats
        for _ in range(steps):
            if runner.decision is None:
                break
            options = runner.decision.options
            known: dict[bytes, dict[tuple[str, ...], Any]] = {}
            for option in random.sample(options, min(branches, len(options))):
                twin = runner.fork()
                twin.answer(option)
                view = {path: heap_of(path, leaf) for path, leaf in seen(twin, seat).items()}
                other = known.setdefault(look.at(twin, seat).tobytes(), view)
                what = ", ".join(".".join(path) for path in changed(other, view))
                assert not what, f"{game.id}, seed {seed}: the features of {seat} lack {what}"
            runner.answer(random.choice(options))


def heap_of(path: tuple[str, ...], leaf: Any) -> Any:
    """In what order cards lie in a pile of discards says nothing: they will be shuffled."""
    return sorted(leaf) if path[0] == PILES and isinstance(leaf, list) else leaf


def seen(runner: Runner, seat: int) -> dict[tuple[str, ...], Any]:
    """The leaves of the seat's view, without those that say how the game ended."""
    return {path: leaf for path, leaf in flat(runner.state.view(seat)) if path[0] != ENDING}


def ranges_are_kept(game: Game, seeds: range, options: Options | None = None) -> None:
    """In random games every number stays in the range that its feature declares."""
    look = Look(game, options)
    low = np.concatenate([np.full(each.size, each.low, np.int16) for each in look.encoder.features])
    high = np.concatenate([np.full(each.size, each.high, np.int16) for each in look.encoder.features])
    for seed in seeds:
        for seat, runner in decisions(game, seed, options):
            row = look.at(runner, seat)
            off = names_of(look.encoder, np.flatnonzero((row < low) | (row > high)))
            assert not off, f"{game.id}, seed {seed}: out of range: {', '.join(off)}"


def decisions(game: Game, seed: int, options: Options | None = None) -> Iterator[tuple[int, Runner]]:
    """Every decision of a random game's players, and the end for one of them."""
    random = Random(seed)
    seats = game.seats[seed % len(game.seats)]
    runner = Runner(game.start(seats, options))
    while (decision := runner.decision) is not None:
        if decision.seat != CHANCE:
            yield decision.seat, runner
        runner.answer(random.choice(decision.options))
    yield random.randrange(seats), runner


def names_of(encoder: Encoder, places: npt.NDArray[np.intp]) -> list[str]:
    """The features that the places of a row belong to."""
    return sorted(
        {each.name for place in places for each in encoder.features if each.first <= place < each.first + each.size}
    )


def lock_of(game: Game) -> str:
    """What the features of a game are: their version, each with its shape and range, and a hash of all labels."""
    encoder = Encoder(game)
    return "\n".join([f"version {encoder.version}", *encoder.lines(), f"fingerprint {encoder.fingerprint()}"]) + "\n"


def lock_path(game: Game) -> Path:
    return game.folder / "features.lock"


def are_as_locked(game: Game) -> None:
    """A vector means what it did when the features were written down, or they have another version."""
    locked = lock_path(game).read_text(encoding="utf8")
    assert lock_of(game) == locked, (
        f"{game.id}: the features have changed; raise their version if the old ones were released, "
        "then `python -m sandtable.testing.features`"
    )


def page() -> str:
    """The features of all games, as a page for people."""
    parts = [HEAD]
    for game in map(find_game, game_ids()):
        encoder = Encoder(game)
        facts = f"{encoder.size:,} numbers, {encoder.actions:,} actions, version {encoder.version}"
        parts += [
            f"\n## {game.id}\n",
            f"{facts}.\n",
            "| feature | shape | range | seen by | |",
            "|---|---|---|---|---|",
        ]
        parts += [line_of(feature) for feature in encoder.features]
    return "\n".join(parts) + "\n"


def line_of(feature: Feature) -> str:
    shape = " × ".join(map(str, feature.shape)) or "1"
    seen_by = "the seat" if feature.private else "everybody"
    return f"| `{feature.name}` | {shape} | {feature.low} to {feature.high} | {seen_by} | {feature.about} |"


if __name__ == "__main__":
    for game in [*map(find_game, game_ids()), template.GAME]:
        lock_path(game).write_text(lock_of(game), encoding="utf8")
    for path in sys.argv[1:]:
        Path(path).write_text(page(), encoding="utf8")
