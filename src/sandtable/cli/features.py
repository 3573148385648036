"""`sandtable features`: what a program that learns sees of a game."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from sandtable.engine import Encoder, Feature
from sandtable.games import find_game

from .arguments import GameId
from .console import out


def features(
    game: GameId,
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole schema, labels included, as JSON.")] = False,
) -> None:
    """Lists the features of a game: name, shape, range, and whether they are a seat's own."""
    encoder = Encoder(find_game(game))
    if as_json:
        typer.echo(json.dumps(encoder.schema(), indent=2, ensure_ascii=False))
        return
    out.print(f"[bold]{game}[/]: {encoder.size:,} numbers, {encoder.actions:,} actions, version {encoder.version}\n")
    table = Table("Feature", "Shape", "Range", "Seen by", "")
    for feature in encoder.features:
        table.add_row(*row_of(feature))
    out.print(table)


def row_of(feature: Feature) -> tuple[str, ...]:
    """
    >>> row_of(Feature("hand", 0, 1, [["a", "b"]], True, 0, "own cards"))
    ('hand', '2', '0 to 1', 'the seat', 'own cards')
    """
    shape = " × ".join(map(str, feature.shape)) or "1"
    seen_by = "the seat" if feature.private else "everybody"
    return feature.name, shape, f"{feature.low} to {feature.high}", seen_by, feature.about
