"""Changes made to the tables of a content file: every key must exist, every value must fit what was there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, NoReturn

from .content import did_you_mean
from .errors import BadOverlay
from .toml_lines import Keys

TAKEN_OUT: Final = "taken_out"
"""The mark of a row that a variant takes out: its name stays known, but it is never dealt."""
LIKE: Final = "like"
"""An added row may name another of its list and differ from it only in what it says itself."""


def in_play(row: dict[str, Any]) -> bool:
    """Whether a row of the content takes part in the game.

    >>> in_play({"id": "fidel"}), in_play({"id": "fidel", "taken_out": True})
    (True, False)
    """
    return not row.get(TAKEN_OUT, False)


def effect_id(row: dict[str, Any]) -> str:
    """The id under which a row's effect is registered: its own, or that of the row it was made like."""
    return str(row.get(LIKE, row["id"]))


@dataclass(frozen=True)
class Change:
    """One thing that a variant changes; `before` is None for what is added, `after` for what is taken out."""

    path: str
    before: Any
    after: Any


class Amender:
    """Changes the content of one file in place. `where` says for people where a key of the overlay stands."""

    def __init__(self, where: Callable[[Keys], str]) -> None:
        self.where = where
        self.changes: list[Change] = []

    def refuse(self, keys: Keys, problem: str) -> NoReturn:
        raise BadOverlay(f"{self.where(keys)}: {problem}")

    def change_file(self, content: dict[str, Any], wanted: dict[str, Any], keys: Keys) -> None:
        """At the top of a file a key is a key of the file, or the id of a row in any of its lists."""
        for key, value in wanted.items():
            here = (*keys, key)
            if key in content:
                self._change_value(content, key, value, here)
                continue
            lists = [name for name, rows in content.items() if _is_table_list(rows) and key in _ids(rows)]
            if len(lists) > 1:
                known = " or ".join(f"{keys[0]}.{name}.{key}" for name in lists)
                self.refuse(here, f"there are several {key!r}; say {known}")
            if not lists:
                self.refuse(here, f"there is no {key!r}{did_you_mean(key, _known(content))}")
            self._change_rows(content[lists[0]], {key: value}, keys)

    def add_rows(self, content: dict[str, Any], name: str, rows: Any, keys: Keys) -> None:
        known: list[dict[str, Any]] = content.get(name, [])
        if not _is_table_list(known):
            lists = [key for key, value in content.items() if _is_table_list(value)]
            self.refuse(keys, f"there is no list {name!r} to add to{did_you_mean(name, lists)}")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.refuse(keys, "what is added is written as tables: [[add.file.list]]")
        for number, row in enumerate(rows, 1):
            self._add_row(known, row, (*keys, str(number)))

    def take_out(self, content: dict[str, Any], ids: Any, keys: Keys) -> None:
        if not isinstance(ids, list) or not all(isinstance(id, str) for id in ids):
            self.refuse(keys, "expected a list of ids")
        rows = {row["id"]: row for rows in content.values() if _is_table_list(rows) for row in rows if "id" in row}
        for id in ids:
            if id not in rows:
                self.refuse(keys, f"there is no {id!r} to take out{did_you_mean(id, rows)}")
            rows[id][TAKEN_OUT] = True
            self.changes.append(Change(f"{keys[-1]}.{id}", id, None))

    def _change_rows(self, rows: list[Any], wanted: dict[str, Any], keys: Keys) -> None:
        """In a list, a key is the id of a table, or a place counted from 1."""
        for key, value in wanted.items():
            here = (*keys, key)
            ids = _ids(rows)
            place = ids.index(key) if key in ids else int(key) - 1 if key.isdecimal() else -1
            if not 0 <= place < len(rows):
                asked = did_you_mean(key, [id for id in ids if id])
                self.refuse(here, f"there is no {key!r} in a list of {len(rows)}{asked}")
            if isinstance(rows[place], dict):
                self._change_table(rows[place], value, here, [row for row in rows if isinstance(row, dict)])
            else:
                self._set(rows, place, value, here)

    def _change_table(self, table: dict[str, Any], wanted: Any, keys: Keys, siblings: list[dict[str, Any]]) -> None:
        if not isinstance(wanted, dict):
            self.refuse(keys, f"is a table ({', '.join(table)}), so it needs the name of a field")
        for key, value in wanted.items():
            here = (*keys, key)
            if key in table:
                self._change_value(table, key, value, here)
                continue
            example = next((row[key] for row in siblings if key in row), None)
            if example is None or key in ("id", LIKE):
                fields = [field for row in [table, *siblings] for field in row]
                self.refuse(here, f"there is no field {key!r}{did_you_mean(key, fields)}")
            self._check_shape([row[key] for row in siblings if key in row], value, here)
            table[key] = value
            self.changes.append(Change(".".join(here), None, value))

    def _change_value(self, table: dict[str, Any], key: str, value: Any, keys: Keys) -> None:
        old = table[key]
        if isinstance(value, dict) and isinstance(old, dict):
            self._change_table(old, value, keys, [])
        elif isinstance(value, dict) and isinstance(old, list):
            self._change_rows(old, value, keys)
        elif key == "id":
            self.refuse(keys, "an id cannot be changed; take the row out and add another")
        elif isinstance(old, dict):
            self.refuse(keys, f"is a table ({', '.join(old)}), so it needs the name of a field")
        else:
            self._check_shape([old], value, keys)
            table[key] = value
            self._note_change(keys, old, value)

    def _set(self, values: list[Any], place: int, value: Any, keys: Keys) -> None:
        old = values[place]
        self._check_shape([old], value, keys)
        values[place] = value
        self._note_change(keys, old, value)

    def _note_change(self, keys: Keys, old: Any, value: Any) -> None:
        if old != value:
            self.changes.append(Change(".".join(keys), old, value))

    def _add_row(self, rows: list[dict[str, Any]], row: dict[str, Any], keys: Keys) -> None:
        id, like = row.get("id"), row.get(LIKE)
        if not isinstance(id, str) or not id.replace("_", "").isalnum() or id != id.lower():
            self.refuse(keys, "an added row needs an id of lowercase letters, digits and underscores")
        if id in _ids(rows):
            self.refuse((*keys, "id"), f"there is a {id!r} already")
        model = next((known for known in rows if like is not None and known.get("id") == like), {})
        if like is not None and not model:
            self.refuse((*keys, LIKE), f"there is no {like!r} to be like{did_you_mean(str(like), _ids(rows))}")
        for key, value in row.items():
            if key not in ("id", LIKE):
                self._check_field(rows, key, value, (*keys, key))
        full = {**model, **row}
        if like is not None:
            full[LIKE] = effect_id(model)
        for key in rows[0] if rows else {}:
            if key not in full and all(key in known for known in rows):
                self.refuse(keys, f"the added {id!r} lacks {key!r}")
        rows.append(full)
        self.changes.append(Change(f"{keys[1]}.{id}", None, id))

    def _check_field(self, rows: list[dict[str, Any]], key: str, value: Any, keys: Keys) -> None:
        examples = [row[key] for row in rows if key in row]
        if not examples:
            self.refuse(keys, f"there is no field {key!r}{did_you_mean(key, [field for row in rows for field in row])}")
        self._check_shape(examples, value, keys)

    def _check_shape(self, examples: list[Any], value: Any, keys: Keys) -> None:
        if not any(_fits(example, value) for example in examples):
            self.refuse(keys, f"expected {_kind(examples[0])}, not {_kind(value)} ({value!r})")


def _is_table_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _ids(rows: Iterable[Any]) -> list[str]:
    return [str(row.get("id", "")) if isinstance(row, dict) else "" for row in rows]


def _known(content: dict[str, Any]) -> list[str]:
    ids = [id for rows in content.values() if _is_table_list(rows) for id in _ids(rows) if id]
    return [*content, *ids]


def _fits(example: Any, value: Any) -> bool:
    """Whether a value is of the kind of an example; lists may be shorter or longer."""
    if isinstance(example, bool) or isinstance(value, bool):
        return isinstance(example, bool) and isinstance(value, bool)
    if isinstance(example, float):
        return isinstance(value, int | float)
    if isinstance(example, list) and isinstance(value, list):
        return not example or all(any(_fits(one, element) for one in example) for element in value)
    return type(example) is type(value)


def _kind(value: Any) -> str:
    kinds = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", list: "a list"}
    return kinds.get(type(value), "a table")
