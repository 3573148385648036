"""On which line of a TOML file each key stands: the parser of the standard library does not tell."""

from __future__ import annotations

import re
from typing import TypeAlias

Keys: TypeAlias = tuple[str, ...]

_HEADER = re.compile(r"^\s*\[(\[?)([^\[\]]+)\]\]?\s*(#.*)?$")
_ASSIGNMENT = re.compile(r"""^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_PART = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")
_LONG_QUOTES = ('"""', "'''")


def lines_of_keys(text: str) -> dict[Keys, int]:
    """The line of every table and key, counted from 1; of tables in a list, by their place from 1.

    >>> lines_of_keys("name = 'more'\\n[cards.fidel]\\nops = 3")[("cards", "fidel", "ops")]
    3
    """
    lines: dict[Keys, int] = {}
    table: Keys = ()
    counts: dict[Keys, int] = {}
    closing = ""
    for number, line in enumerate(text.splitlines(), 1):
        if closing:
            closing = "" if closing in line else closing
            continue
        header, assignment = _HEADER.match(line), _ASSIGNMENT.match(line)
        if header is not None and assignment is None:
            table = _parts(header[2])
            if header[1]:
                counts[table] = counts.get(table, 0) + 1
                table = (*table, str(counts[table]))
            _note(lines, table, number)
        elif assignment is not None:
            _note(lines, (*table, *_parts(assignment[1])), number)
        closing = next((quotes for quotes in _LONG_QUOTES if line.count(quotes) % 2), "")
    return lines


def _parts(dotted: str) -> Keys:
    return tuple(part.strip("\"'") for part in _PART.findall(dotted))


def _note(lines: dict[Keys, int], keys: Keys, number: int) -> None:
    """A key and whatever table it makes on its way stand on this line, unless they were seen before."""
    for length in range(1, len(keys) + 1):
        lines.setdefault(keys[:length], number)


def line_of(lines: dict[Keys, int], keys: Keys) -> int:
    """The line of a key, or of the nearest table around it; 0 if even that is nowhere."""
    for length in range(len(keys), 0, -1):
        if keys[:length] in lines:
            return lines[keys[:length]]
    return 0
