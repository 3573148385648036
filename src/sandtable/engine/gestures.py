"""Gestures: several ordinary answers that a hand gives as one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from .decision import NOTHING


@final
@dataclass(frozen=True)
class Gesture:
    """What one movement of the hand means at a decision: a sequence of ordinary answers, given whole or not at all.

    It is made by a click on `at`. Where several things may be taken along, each is a gesture of its own: `what` names
    the thing, `most` says how many of it there are and `usual` how many are meant unless somebody says otherwise.
    The number is told by the last answer, one of `counts` (for one, for two …), or else by giving the answers so many
    times. `if_asked` says by its prompt to which question an answer belongs that is left out when that question does
    not come up, because there is nothing to choose. `again` leads back to this question between two parts of one
    movement; `room` is how many may be taken to `at` in all, where that is limited. A gesture without a place is made
    by a button, which says `gesture-…` of the catalogue, by its `key`, with `what` and `about`.

    `source` is the place from which a hand may drag to `at`. A gesture with a source and no place only takes something
    up there: the hand lays it down at a place of the question that follows, and both are taken back as one.

    >>> Gesture("march", [3, 7], at=7, what=3, most=2, usual=2, counts=[21, 22]).in_full(2)
    [3, 7, 22]
    >>> Gesture("place", [9], at=9, most=3).in_full(2)
    [9, 9]
    """

    key: str
    answers: list[int]
    at: int = NOTHING
    what: int = NOTHING
    most: int = 1
    usual: int = 1
    counts: list[int] = field(default_factory=list)
    again: list[int] = field(default_factory=list)
    room: int = 0
    about: int = NOTHING
    source: int = NOTHING
    if_asked: dict[int, str] = field(default_factory=dict)

    def in_full(self, number: int) -> list[int]:
        """The answers that take so many."""
        if self.counts:
            return [*self.answers, self.counts[number - 1]]
        return [*self.answers, *(number - 1) * [*self.again, *self.answers]]
