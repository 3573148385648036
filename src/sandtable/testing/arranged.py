"""Arranged positions played on at random: what random games from the start seldom reach, pinned by a digest each.

A game's tests arrange the positions; a file beside them keeps the digests. Whatever the rules ask, offer, refuse, tell
or change from there on is part of the digest, so that any change of behaviour shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import TypeAlias

from sandtable.engine import CHANCE, Decision, Game, Log, Runner, State

Arrange: TypeAlias = Callable[[Random], State]


@dataclass(frozen=True)
class Arranged:
    """Positions of one game: how one is arranged, how many there are, and for how many steps each is played on.

    `likings` are the weights of some answers, by the option's name; all others have the weight 4. `ask_about` names the
    options of which the story says why they are not offered.
    """

    game: Game
    arrange: Arrange
    file: Path
    positions: int
    steps: int
    likings: Mapping[str, int]
    ask_about: Callable[[Decision], list[int]]

    def story(self, number: int) -> Iterator[str]:
        """A position and what random answers make of it, line by line."""
        random = Random(number)
        state = self.arrange(random)
        assert not state.check(), f"position {number}: {state.check()}"
        state.log = log = Log()
        runner = Runner(state)
        names = self.game.names
        told = 0
        for _ in range(self.steps):
            if not runner.pending:
                break
            decision = random.choice(runner.pending)
            options = decision.options
            offered = [names[option] for option in options]
            choice = random.choices(options, [self.likings.get(name, 4) for name in offered])[0]
            yield f"{decision.seat} {decision.prompt} {decision.left} {decision.about}: {names[choice]} of {offered}"
            yield from self.refusals(state, decision)
            runner.answer_for(decision.seat, choice)
            yield from (f"    {note.key} [{note.rule}] {note.audience} {note.values}" for note in log.notes[told:])
            told = len(log.notes)
        yield f"{state.ending} {state.scores()} {[state.view(seat) for seat in range(state.seats)]}"

    def refusals(self, state: State, decision: Decision) -> Iterator[str]:
        """Why the options that are asked about are not offered, if they are not."""
        if decision.seat == CHANCE:
            return
        bare = Decision(decision.seat, decision.prompt, [], decision.left, decision.about, decision.quiet)
        asked = self.ask_about(decision)
        if asked:
            yield "    not " + " ".join(f"{option}:{state.why_not(bare, option)}" for option in asked)

    def differing(self, part: int, parts: int) -> list[int]:
        """Of one part of the positions those that play out otherwise than the file says."""
        known = self.file.read_text(encoding="utf8").split()
        assert len(known) == self.positions
        return [number for number in range(part, self.positions, parts) if digest(self.story(number)) != known[number]]

    def main(self, arguments: list[str]) -> None:
        """Writes all digests anew, or tells the story of one position."""
        if arguments:
            print("\n".join(self.story(int(arguments[0]))))
            return
        digests = [digest(self.story(number)) for number in range(self.positions)]
        self.file.write_text("\n".join(digests) + "\n", encoding="utf8")


def digest(lines: Iterable[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()[:10]
