"""An overlay: what a variant changes in a game's content and texts, as a file and as part of a record."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from .amend import Amender, Change
from .content import CHANGES, did_you_mean, parse_content
from .errors import BadOverlay
from .ledger import LANGUAGES
from .toml_lines import Keys, line_of, lines_of_keys

WORDS: Final = ("game", "name", "add", "remove", "text")
"""The keys of an overlay that are not names of content files."""
LONGEST_OVERLAY: Final = 100_000
"""Characters as JSON; more is no variant but another game."""


class Overlay:
    """What a variant changes, as plain data (docs/variants.md). `source` and `lines` say where it was written."""

    def __init__(self, data: Mapping[str, Any], source: str = "the variant", lines: dict[Keys, int] | None = None):
        self.data: dict[str, Any] = dict(data)
        self.source = source
        self.lines: dict[Keys, int] = lines or {}
        self._check_form()

    @property
    def name(self) -> str:
        return str(self.data.get("name", ""))

    @property
    def digest(self) -> str:
        """The same changes have the same digest, wherever they were written."""
        counted = {key: value for key, value in self.data.items() if key != "game" and value}
        return hashlib.sha256(json.dumps(counted, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:12]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Overlay) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def where(self, keys: Keys) -> str:
        line = line_of(self.lines, keys)
        place = f"{self.source}, line {line}" if line else self.source
        return f"{place}, {'.'.join(keys)}" if keys else place

    def texts(self, language: str) -> dict[str, str]:
        """The changed messages of a language by key; what is only there in English serves every language."""
        text: dict[str, dict[str, str]] = self.data.get("text", {})
        return {**text.get("en", {}), **text.get(language, {})}

    def added(self) -> list[str]:
        """The lists that rows are added to, as `file.list`."""
        return [f"{stem}.{name}" for stem, lists in self.data.get("add", {}).items() for name in lists]

    def with_value(self, path: str, value: Any) -> Overlay:
        """The overlay with one more change, given as `file.id.field`.

        >>> Overlay({}).with_value("cards.fidel.ops", 3).data
        {'cards': {'fidel': {'ops': 3}}}
        """
        data = deepcopy(self.data)
        *way, last = path.split(".")
        table = data
        for key in way:
            table = table.setdefault(key, {})
            if not isinstance(table, dict):
                raise BadOverlay(f"{path}: {key!r} is changed as a whole already")
        table[last] = value
        return Overlay(data, self.source, self.lines)

    def joined(self, other: Overlay) -> Overlay:
        """Both, the other's changes on top."""
        lines = {**self.lines, **other.lines} if self.source == other.source else {}
        names = [name for name in (self.name, other.name) if name]
        data = _join(self.data, other.data)
        if names:
            data["name"] = " + ".join(names)
        return Overlay(data, f"{self.source} + {other.source}", lines)

    def apply(self, stem: str, content: dict[str, Any]) -> list[Change]:
        """Changes the content of one file in place; says what became of it."""
        amender = Amender(self.where)
        amender.change_file(content, self._table((stem,)), (stem,))
        for name, rows in self._table(("add", stem)).items():
            amender.add_rows(content, name, rows, ("add", stem, name))
        amender.take_out(content, self.data.get("remove", {}).get(stem, []), ("remove", stem))
        return amender.changes

    def check(self, game: str, folder: Path) -> list[Change]:
        """Tries every change on the content files of a game's folder; returns what they come to."""
        if self.data.get("game", game) != game:
            raise BadOverlay(f"{self.where(('game',))}: is for {self.data['game']}, not for {game}")
        files = {path.stem: path for path in sorted((folder / "content").glob("*.toml"))}
        named: list[Keys] = [(key,) for key in self.data if key not in WORDS]
        named += [(word, stem) for word in ("add", "remove") for stem in self.data.get(word, {})]
        for keys in named:
            if keys[-1] not in files:
                known = [*files, *WORDS] if len(keys) == 1 else [*files]
                raise BadOverlay(
                    f"{self.where(keys)}: {game} has no content file {keys[-1]!r}{did_you_mean(keys[-1], known)} "
                    f"(it has {', '.join(files)})"
                )
        return [change for stem, path in files.items() for change in self.apply(stem, parse_content(path))]

    @contextmanager
    def in_force(self) -> Iterator[None]:
        """Whatever content is read in this block, by this thread, is read with the changes."""
        token = CHANGES.set(self._change_in_passing)
        try:
            yield
        finally:
            CHANGES.reset(token)

    def _change_in_passing(self, stem: str, content: dict[str, Any]) -> None:
        self.apply(stem, content)

    def _table(self, keys: Keys) -> dict[str, Any]:
        table: Any = self.data
        for key in keys:
            table = table.get(key, {})
            if not isinstance(table, dict):
                raise BadOverlay(f"{self.where(keys)}: expected a table")
        return dict(table)

    def _check_form(self) -> None:
        for word in ("game", "name"):
            if not isinstance(self.data.get(word, ""), str):
                raise BadOverlay(f"{self.where((word,))}: expected a text")
        for word in ("add", "remove", "text"):
            self._table((word,))
        for language in self.data.get("text", {}):
            if language not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise BadOverlay(f"{self.where(('text', language))}: there is no such language (known: {known})")
            for key, text in self._table(("text", language)).items():
                if not isinstance(text, str):
                    raise BadOverlay(f"{self.where(('text', language, key))}: expected a text")
        try:
            size = len(json.dumps(self.data, ensure_ascii=False))
        except (TypeError, ValueError) as error:
            raise BadOverlay(f"{self.source}: dates and times mean nothing to a game") from error
        if size > LONGEST_OVERLAY:
            raise BadOverlay(f"{self.source}: has {size:,} characters; {LONGEST_OVERLAY:,} are the most")


def _join(first: dict[str, Any], second: dict[str, Any]) -> dict[str, Any]:
    """Tables are joined and lists appended; of two values the second holds."""
    joined = deepcopy(first)
    for key, value in second.items():
        old = joined.get(key)
        if isinstance(old, dict) and isinstance(value, dict):
            joined[key] = _join(old, value)
        else:
            joined[key] = deepcopy(value)
    for word in ("add", "remove"):
        for stem, lists in first.get(word, {}).items():
            other = second.get(word, {}).get(stem)
            if isinstance(lists, list) and isinstance(other, list):
                joined[word][stem] = [*lists, *other]
            elif isinstance(lists, dict) and isinstance(other, dict):
                for name in lists.keys() & other.keys():
                    joined[word][stem][name] = [*lists[name], *other[name]]
    return joined


def read_overlay(path: Path) -> Overlay:
    try:
        text = path.read_text(encoding="utf8")
    except OSError as error:
        raise BadOverlay(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BadOverlay(f"{path}: is not a text file") from error
    return parse_overlay(text, str(path))


def parse_overlay(text: str, source: str) -> Overlay:
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadOverlay(f"{source}: {error}") from error
    return Overlay(data, source, lines_of_keys(text))
