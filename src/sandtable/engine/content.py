"""Reading a game's content files, with an error that names the file and the wrong word."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .errors import BadContent


def read_content(path: Path) -> dict[str, Any]:
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
