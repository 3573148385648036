"""Reading a game's content files, with an error that names the file and the wrong word."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Final, TypeAlias

from .errors import BadContent

Changer: TypeAlias = Callable[[str, dict[str, Any]], None]
CHANGES: Final[ContextVar[Changer | None]] = ContextVar("changes", default=None)
"""What changes content while it is read, given the name of its file: an overlay in force (overlay.py)."""


def read_content(path: Path) -> dict[str, Any]:
    content = parse_content(path)
    change = CHANGES.get()
    if change is not None:
        change(path.stem, content)
    return content


def parse_content(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf8"))
    except OSError as error:
        raise BadContent(f"{path}: cannot be read ({error.strerror})") from error
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path}: {error}") from error


def index(ids: Iterable[str], id: str, where: str) -> int:
    """The place of an id in a list of ids.

    >>> index(["qi", "chu"], "chu", "map.toml")
    1
    """
    known = list(ids)
    if id not in known:
        raise BadContent(f"{where}: there is no {id!r}{did_you_mean(id, known)}")
    return known.index(id)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(word, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
