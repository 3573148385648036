"""What each version of a game's rules has changed."""

from __future__ import annotations

from sandtable.engine import Game

from .catalogue import catalogue


def changes_since(game: Game, version: str, language: str) -> list[tuple[str, str]]:
    """Each later version with what it changed, as the game's catalogue tells it."""
    if not version.isdecimal() or not game.version.isdecimal():
        return []
    texts = catalogue(game, language)
    later = [str(number) for number in range(int(version) + 1, int(game.version) + 1)]
    return [(number, texts.get(f"changes-{number}")) for number in later if texts.has(f"changes-{number}")]
