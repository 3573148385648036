"""A lesson: a prepared position, the seat that learns, and a goal that the rules check."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

REACHED, MISSED = "reached", "missed"


@dataclass(frozen=True)
class Lesson:
    """What it says is in the catalogue of the game: `lesson-<id>` is its title, `lesson-<id>-task` the task.

    `reached` and `missed` are asked about the state after every answer; a game that ends otherwise is missed too.
    `way` is one way to the goal, answer by answer of the seat that learns.
    """

    id: str
    seat: int
    position: Mapping[str, Any]
    reached: Callable[[Any], bool]
    missed: Callable[[Any], bool]
    way: tuple[str, ...]
    seats: int = 2
    options: Mapping[str, bool | int | str] = field(default_factory=dict)

    def verdict(self, state: Any) -> str:
        """`reached`, `missed`, or nothing while both are possible."""
        if self.reached(state):
            return REACHED
        return MISSED if state.over or self.missed(state) else ""
