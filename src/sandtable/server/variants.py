"""Variants at a server: those that whoever runs it offers, and the game of a match that was made by one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.engine import Change, Game, Overlay, Record, read_overlay
from sandtable.engine.errors import BadOverlay
from sandtable.games import changes_of, find_game
from sandtable.text import check_texts

from .appends import Header
from .errors import Refusal
from .responses import ChangeInfo, VariantInfo

SOURCE = "the match's variant"


class Variants:
    """What is offered, by game. Strangers choose among these; they cannot bring changes of their own."""

    def __init__(self, files: str = "") -> None:
        self._offered: dict[str, dict[str, Overlay]] = {}
        for file in filter(None, (name.strip() for name in files.split(","))):
            overlay = read_overlay(Path(file))
            id = overlay.data.get("game")
            if id is None:
                raise BadOverlay(f'{file}: a variant to be served says which game it is of: game = "…"')
            check_texts(find_game(id, overlay))
            self._offered.setdefault(id, {})[overlay.digest] = overlay

    def of(self, game: str) -> list[VariantInfo]:
        return [variant_json(game, overlay) for overlay in self._offered.get(game, {}).values()]

    def find(self, game: str, id: str) -> Overlay:
        overlay = self._offered.get(game, {}).get(id)
        if overlay is None:
            raise Refusal("unknown-variant", f"This server does not offer a variant {id!r} of {game}")
        return overlay

    def check(self, record: Record) -> None:
        """A record of a variant is taken in only if the variant is offered: each costs memory for good."""
        if record.variant:
            self.find(record.game, Overlay(record.variant, "the record's variant").digest)


def variant_of(changes: dict[str, Any]) -> Overlay | None:
    return Overlay(changes, SOURCE) if changes else None


def game_of(header: Header) -> Game:
    variant = variant_of(header.variant)
    return find_game(header.game) if variant is None else find_game(header.game, variant)


def title_of(changes: dict[str, Any]) -> str:
    """What a variant is called; one without a name goes by its digest."""
    return str(changes.get("name") or Overlay(changes).digest)


def variant_json(game: str, overlay: Overlay) -> VariantInfo:
    return {
        "id": overlay.digest,
        "name": title_of(overlay.data),
        "changes": [change_json(change) for change in changes_of(game, overlay)],
        "texts": sum(len(messages) for messages in overlay.data.get("text", {}).values()),
    }


def change_json(change: Change) -> ChangeInfo:
    return {
        "path": change.path,
        "before": None if change.before is None else str(change.before),
        "after": None if change.after is None else str(change.after),
    }
