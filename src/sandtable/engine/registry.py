"""What belongs to each id of the content (an effect, a goal, a phase), checked both ways when the game is loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from .content import CHANGES, did_you_mean
from .errors import BadContent

F = TypeVar("F")


class Registry(Generic[F]):
    """One function per id.

    >>> EVENTS = Registry[Callable[[], str]]("event")
    >>> @EVENTS.add("fidel")
    ... def fidel() -> str: return "Cuba"
    >>> [event() for event in EVENTS.in_order(["fidel"], "cards.toml")]
    ['Cuba']
    >>> EVENTS.in_order(["fidel", "nasser"], "cards.toml")
    Traceback (most recent call last):
    ...
    sandtable.engine.errors.BadContent: cards.toml: 'nasser' has no event
    """

    def __init__(self, what: str) -> None:
        self.what = what
        self._entries: dict[str, F] = {}

    def add(self, *ids: str) -> Callable[[F], F]:
        """Registers a function for one id, or for several that share it."""

        def register(entry: F) -> F:
            for id in ids:
                if id in self._entries:
                    raise BadContent(f"{id!r} has two {self.what}s")
                self._entries[id] = entry
            return entry

        return register

    def get(self, id: str, where: str) -> F:
        if id not in self._entries:
            raise BadContent(f"{where}: {id!r} has no {self.what}{did_you_mean(id, self._entries)}")
        return self._entries[id]

    def check_used(self, ids: Iterable[str], where: str) -> None:
        """An entry that no content asks for is an error naming it; a variant may leave some unused."""
        if CHANGES.get() is not None:
            return
        known = set(ids)
        article = "an" if self.what[0] in "aeiou" else "a"
        for id in self._entries:
            if id not in known:
                raise BadContent(f"{where}: there is no {id!r}, but there is {article} {self.what} for it")

    def in_order(self, ids: Iterable[str], where: str) -> list[F]:
        """The entries of the ids, in the order of the content; one too few or too many is an error that names it."""
        known = list(ids)
        entries = [self.get(id, where) for id in known]
        self.check_used(known, where)
        return entries
