"""Where chance takes its answers from."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Protocol

from .decision import CHANCE, Decision
from .errors import ScriptEnded
from .names import Names
from .runner import Runner


class Chance(Protocol):
    def pick(self, decision: Decision, number: int) -> int:
        """One of the options of chance's decision; `number` is the place of the answer in the record."""
        ...


def renewed_key(key: bytes, place: int) -> bytes:
    """The key that follows at a place where a match was mended: fixed by the first one, and unknown without it."""
    return hashlib.sha256(b"renewed %d:" % place + key).digest()


class Keyed:
    """Every outcome is a keyed hash of its place in the record: those who know the key can recompute it, others cannot.

    >>> coin = Decision(CHANCE, "coin", [1, 2])
    >>> Keyed.from_seed(1).pick(coin, 7) == Keyed.from_seed(1).pick(coin, 7)
    True
    """

    def __init__(self, key: bytes, salt: bytes = b"", renewed: Sequence[int] = ()) -> None:
        """At each place in `renewed` another key follows, which the one before it determines."""
        self.key = key
        self.salt = salt
        self.renewed = list(renewed)

    @classmethod
    def from_seed(cls, seed: int) -> Keyed:
        return cls(hashlib.sha256(b"sandtable seed %d" % seed).digest())

    def pick(self, decision: Decision, number: int) -> int:
        options, key = decision.options, self.key
        for place in self.renewed:
            if place <= number:
                key = renewed_key(key, place)
        digest = hashlib.blake2b(b"%d:" % number + self.salt, key=key, digest_size=16).digest()
        return options[int.from_bytes(digest, "big") % len(options)]


class Scripted:
    """Returns the named outcomes in turn, then leaves the rest to another source, if there is one."""

    def __init__(self, names: Names, script: list[str], then: Chance | None = None) -> None:
        self.names = names
        self.script = list(script)
        self.then = then

    def pick(self, decision: Decision, number: int) -> int:
        if not self.script:
            if self.then is None:
                raise ScriptEnded(f"chance has to {decision.prompt}, but the script has ended")
            return self.then.pick(decision, number)
        option = self.names.number(self.script[0])
        if option not in decision.options:
            offered = ", ".join(self.names[other] for other in decision.options)
            raise ScriptEnded(f"the script says {self.script[0]}, but chance can only choose from {offered}")
        self.script.pop(0)
        return option


def outcomes(runner: Runner) -> Iterator[tuple[float, Runner]]:
    """Every way the pending chance decision can go: its probability and the game after it."""
    decision = runner.decision
    if decision is None or decision.seat != CHANCE:
        raise ScriptEnded("chance has nothing to decide at the moment")
    for option in decision.options:
        twin = runner.fork(keep=True)
        twin.answer(option)
        yield 1.0 / len(decision.options), twin
