"""The events with rules of their own, by the id of their card."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from sandtable.engine import Flow, Registry

if TYPE_CHECKING:
    from ...state import Dawn

Event: TypeAlias = "Callable[[Dawn, int], Flow]"
"""A card's event, carried out by the event player."""

EVENTS: Final[Registry[Event]] = Registry("event")
