"""The words of a report in one language: its own sentences, and the game's names."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from sandtable.engine import Game
from sandtable.text import Catalogue, Texts, catalogue, message_id

from ..statistics import Estimate

LOCALE = Path(__file__).parent / "locale"


class Words:
    """Numbers are written before they enter a sentence, so that all parts of a report write them alike."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self.texts = Texts(language, [LOCALE])
        self.game: Catalogue = catalogue(game, language)

    def say(self, key: str, **values: Any) -> str:
        """A sentence of the report, ready for HTML."""
        return escape(self.texts.get(key, values))

    def name(self, option: str) -> str:
        return self.game.name(option)

    def seat(self, role: str) -> str:
        return self.game.get(f"seat-{message_id(role)}")

    def ending(self, ending: str) -> str:
        return self.game.get(f"end-{ending}")

    def prompt(self, prompt: str) -> str:
        """A question without its details: what stands in it for somebody or something is left open."""
        open_ended = {"left": "…", "about": "…", "seat": "…"}
        return self.game.get(f"ask-{prompt}", open_ended)

    def kind(self, kind: str) -> str:
        key = f"kind-{kind}"
        return self.texts.get(key) if self.texts.has(key) else kind

    def names(self, options: list[str], most: int = 8) -> str:
        """A few names, and how many more there are."""
        listed = self.game.get("and").join(self.name(option) for option in options[:most])
        left = len(options) - most
        return listed if left <= 0 else self.texts.get("and-more", {"names": listed, "n": left})


def percent(share: float) -> str:
    """
    >>> percent(0.4885)
    '48.9 %'
    """
    return f"{100 * share:.1f} %"


def points(share: float) -> str:
    """A difference of shares, in points of a hundred.

    >>> points(0.031), points(-0.2)
    ('+3.1', '−20.0')
    """
    return f"{100 * share:+.1f}".replace("-", "−")


def number(value: float) -> str:
    """
    >>> number(1234.5), number(7.25), number(3.0), number(-0.0)
    ('1,234', '7.2', '3', '0')
    """
    value = value or 0.0
    if value == int(value) or abs(value) >= 100:
        return f"{value:,.0f}".replace("-", "−")
    return f"{value:,.1f}".replace("-", "−")


def interval(estimate: Estimate, write: Any = percent) -> str:
    return f"{write(estimate.low)} – {write(estimate.high)}"
