"""A game's rules as rows: clause id, section, and a summary in each language."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from .errors import BadContent

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "ja")


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    summary: dict[str, str]


def read_ledger(path: Path) -> list[Rule]:
    """The rows of a `rules.toml`; a row without an id, a repeated id or a missing language is an error."""
    try:
        rows = tomllib.loads(path.read_text(encoding="utf8"))["rule"]
    except (OSError, tomllib.TOMLDecodeError, KeyError) as error:
        raise BadContent(f"{path}: the rules cannot be read ({error})") from error
    rules: list[Rule] = []
    seen: set[str] = set()
    for row in rows:
        missing = [field for field in ("id", "section", *LANGUAGES) if not row.get(field)]
        if missing:
            raise BadContent(f"{path}: rule {row.get('id', '?')} lacks {', '.join(missing)}")
        if row["id"] in seen:
            raise BadContent(f"{path}: rule {row['id']} is listed twice")
        seen.add(row["id"])
        rules.append(Rule(row["id"], row["section"], {language: row[language] for language in LANGUAGES}))
    return rules
