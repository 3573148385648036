"""Setting up (chapter 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Deck

from ..content import (
    BASE_DECKS,
    COUNTRIES,
    EARLY,
    EXTRA_SCORING,
    HISTORY_DECKS,
    START_ANTI,
    START_CHINESE,
    START_US,
)
from ..options import ANTI, CN, US

if TYPE_CHECKING:
    from ..state import Dawn


def set_up(g: Dawn) -> None:
    for place in COUNTRIES:
        g.add_influence(CN, place, START_CHINESE[place])
        g.add_influence(ANTI, place, START_ANTI[place])
        g.add_influence(US, place, START_US[place])
    g.deck = Deck(BASE_DECKS[EARLY])
    g.history = [Deck(cards) for cards in HISTORY_DECKS[EARLY]]
    g.extra_scoring = Deck(EXTRA_SCORING)
