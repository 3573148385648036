"""A battle in progress, between two of its rounds."""

from __future__ import annotations

from typing import final

from ..content import KINDS, PIECE_COUNT, POWER_COUNT


@final
class Battle:
    """What the battle board shows beyond the units themselves; `doomed` is the casualty zone, by piece."""

    def __init__(self, space: int) -> None:
        self.space = space
        self.round = 0
        self.seaborne: list[int] = [0] * KINDS
        self.submerged: list[int] = [0] * POWER_COUNT
        self.damaged: list[int] = [0] * POWER_COUNT
        self.doomed: list[int] = [0] * PIECE_COUNT
        self.withdrawn: list[int] = [0] * KINDS
        self.preset: list[bool] = [False, False]
        self.votes: list[int] = []

    def copy(self) -> Battle:
        twin = Battle(self.space)
        twin.round = self.round
        twin.seaborne = self.seaborne.copy()
        twin.submerged = self.submerged.copy()
        twin.damaged = self.damaged.copy()
        twin.doomed = self.doomed.copy()
        twin.withdrawn = self.withdrawn.copy()
        twin.preset = self.preset.copy()
        twin.votes = self.votes.copy()
        return twin
