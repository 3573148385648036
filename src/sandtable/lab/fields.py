"""What a variant may change in a game's content, as the fields of a form; and what it changes, as a file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sandtable.engine import Game
from sandtable.games import content_of

Value = bool | int | str
LOOKS: Final = frozenset({"id", "rule", "colour", "xy", "board_size"})
"""Fields that only say what a thing is called or where it is drawn. So do all numbers that are not whole."""
MOST_WORDS: Final = 40
"""A field with more different words than this is a text, not a choice."""


@dataclass(frozen=True)
class Field:
    """`name` is what follows the row's path; `words` are what the same field says in the rows of its list."""

    name: str
    value: Value
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Row:
    """A row of a list, a table, or what stands at the top of a file. Rows of a deck can be taken out."""

    path: str
    kind: str
    id: str
    in_deck: bool
    fields: tuple[Field, ...]


def rows_of(game: Game) -> list[Row]:
    """Everything that a form can offer, in the order of the content files."""
    return [row for stem, content in content_of(game.id).items() for row in _rows(game, stem, content) if row.fields]


def _rows(game: Game, stem: str, content: dict[str, Any]) -> Iterator[Row]:
    loose = {key: value for key, value in content.items() if not isinstance(value, dict | list)}
    yield Row(stem, stem, "", False, tuple(_fields(loose, {})))
    for key, value in content.items():
        path = f"{stem}.{key}"
        if isinstance(value, dict):
            yield Row(path, stem, key, False, tuple(_fields(value, {})))
        elif isinstance(value, list):
            yield from _list_rows(path, key, value, path in game.decks)


def _list_rows(path: str, kind: str, rows: list[Any], in_deck: bool) -> Iterator[Row]:
    tables = [row for row in rows if isinstance(row, dict)]
    words = _words(tables)
    for place, row in enumerate(tables, 1):
        id = str(row.get("id", place))
        yield Row(f"{path}.{id}", kind, id, in_deck, tuple(_fields(row, words)))


def _fields(table: Any, words: dict[str, tuple[str, ...]]) -> Iterator[Field]:
    for name, value in _leaves(table, ""):
        if not isinstance(value, str):
            yield Field(name, value)
        elif name in words:
            yield Field(name, value, words[name])


def _leaves(place: Any, name: str) -> Iterator[tuple[str, Value]]:
    """Whole numbers, switches and words; a list of words is no number that a form could ask for."""
    if isinstance(place, dict):
        for key, value in place.items():
            if key not in LOOKS:
                yield from _leaves(value, f"{name}.{key}" if name else key)
    elif isinstance(place, list):
        for number, value in enumerate(place, 1):
            if not isinstance(value, str):
                yield from _leaves(value, f"{name}.{number}")
    elif isinstance(place, bool | int | str):
        yield name, place


def _words(rows: list[dict[str, Any]]) -> dict[str, tuple[str, ...]]:
    """The words that occur in each field of a list, where they are few enough to choose from."""
    found: dict[str, set[str]] = {}
    for row in rows:
        for name, value in _leaves(row, ""):
            if isinstance(value, str):
                found.setdefault(name, set()).add(value)
    return {name: tuple(sorted(words)) for name, words in found.items() if 1 < len(words) <= MOST_WORDS}


def as_toml(overlay: Mapping[str, Any]) -> str:
    """An overlay's data as its file, one change a line.

    >>> print(as_toml({"name": "Heavier", "cards": {"fidel": {"ops": 3}}, "remove": {"cards": ["nasser"]}}), end="")
    name = "Heavier"
    cards.fidel.ops = 3
    remove.cards = ["nasser"]
    """
    return "".join(f"{path} = {json.dumps(value, ensure_ascii=False)}\n" for path, value in _values(overlay, ""))


def _values(table: Mapping[str, Any], path: str) -> Iterator[tuple[str, Any]]:
    for key, value in table.items():
        here = f"{path}.{key}" if path else key
        if isinstance(value, Mapping):
            yield from _values(value, here)
        else:
            yield here, value
