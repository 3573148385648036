"""`--with`: the overlays that a command plays by."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from sandtable.engine import Change, Game, Options, Overlay, read_overlay
from sandtable.games import changes_of, find_game, play_only
from sandtable.lab import try_variant
from sandtable.text import check_texts

from .console import errors, out

With = Annotated[
    list[Path] | None,
    typer.Option("--with", metavar="FILE", help="An overlay that changes the game's content; can be repeated."),
]
MOST_LISTED = 12


def read_overlays(files: list[Path] | None) -> Overlay | None:
    """All overlays as one; the later ones lie on top."""
    variant: Overlay | None = None
    for file in files or []:
        overlay = read_overlay(file)
        variant = overlay if variant is None else variant.joined(overlay)
    return variant


def changes_by(id: str, files: list[Path] | None) -> dict[str, Any]:
    """What the overlays come to, for a job; what is wrong with one of them is told by its file and line."""
    variant = read_overlays(files)
    if variant is None:
        return {}
    changes_of(id, variant)
    return variant.data


def chosen_game(id: str, files: list[Path] | None) -> Game:
    """The game that a command is about, for a process that plays nothing else."""
    variant = read_overlays(files)
    if variant is None:
        return find_game(id)
    game = play_only(id, variant)
    check_texts(game)
    return game


def try_out(game: Game, seats: int, options: Options) -> None:
    """Before a long run, a variant is played at random with its invariants checked."""
    if game.variant is not None:
        with errors.status("Trying the variant in random games …"):
            try_variant(game, seats, options)


def tell_changes(game: Game) -> None:
    """Names the variant and what it changes."""
    if game.variant is None:
        return
    out.print(f"[bold yellow]Variant[/] {escape(game.variant.name or game.variant.digest)}")
    changes = changes_of(game.id, game.variant)
    for change in changes[:MOST_LISTED]:
        out.print(f"  {escape(change_line(change))}", soft_wrap=True)
    if len(changes) > MOST_LISTED:
        out.print(f"  … and {len(changes) - MOST_LISTED} more")
    texts = sum(len(messages) for messages in game.variant.data.get("text", {}).values())
    if texts:
        out.print(f"  texts changed: {texts}")
    out.print()


def change_line(change: Change) -> str:
    """
    >>> change_line(Change("cards.fidel.ops", 2, 3))
    'cards.fidel.ops: 2 → 3'
    """
    if change.after is None:
        return f"{change.path}: taken out"
    if change.before is None:
        return f"{change.path}: added" if change.path.endswith(f".{change.after}") else f"{change.path}: {change.after}"
    return f"{change.path}: {change.before} → {change.after}"
