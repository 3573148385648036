"""Golden playthroughs: one random game of each game as text, so that a change of rules shows as a diff.

`python -m sandtable.testing.golden tests/golden` writes them anew, and the net of digests below them; with ids
after the folder, those of these games.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

from sandtable.engine import CHANCE, Game, Log, Runner, fingerprint
from sandtable.games import find_game, game_ids
from sandtable.text import Catalogue

from .digests import write_net

SHOWN = 400
"""Steps written out in full; the fingerprints vouch for the rest."""


def playthrough(game: Game, seed: int = 1) -> Iterator[str]:
    """A game with the most seats and options that end it, line by line."""
    seats, random, catalogue = game.seats[-1], Random(seed), Catalogue(game, "en")
    people = [catalogue.get(f"seat-{role}") for role in game.roles(seats, game.complete(game.short))]
    state = game.start(seats, game.short)
    state.log = log = Log()
    runner = Runner(state, keep=True)
    step = told = 0
    while (decision := runner.decision) is not None:
        offered = len(decision.options)
        option = random.choice(decision.options)
        runner.answer(option)
        step += 1
        if step <= SHOWN:
            actor = "chance" if decision.seat == CHANCE else str(decision.seat)
            yield f"{step}. {actor} {decision.prompt}: {game.names[option]} (of {offered})"
            yield from (f"    {catalogue.note(note, people)} [{note.rule}]" for note in log.notes[told:])
        told = len(log.notes)
    yield f"{step} steps, {state.ending}, winners {state.winners}, scores {state.scores()}, {fingerprint(state)}"
    yield f"{len(log.notes)} lines of the log, {log_fingerprint(log)}"


def log_fingerprint(log: Log) -> str:
    """Vouches for every line of the log, whoever reads it, in any language."""
    lines = [(note.key, note.rule, note.audience, note.reveals, note.values) for note in log.notes]
    return sha256(repr(lines).encode()).hexdigest()[:32]


def write(game: Game, folder: Path) -> None:
    (folder / f"{game.id}.txt").write_text("\n".join(playthrough(game)) + "\n", encoding="utf8")
    write_net(game, folder / f"{game.id}.jsonl")


if __name__ == "__main__":
    for id in sys.argv[2:] or game_ids():
        write(find_game(id), Path(sys.argv[1]))
