"""What is hidden from a seat: nothing, in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.state import Pick

if TYPE_CHECKING:
    from ..state import Axis


def resample(g: Axis, seat: int, random: Pick) -> None:
    """Every seat knows everything, so nothing is dealt anew."""
