"""Tables of HTML: what every plot rests on, for the eye, for paper and for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

Cell = str | tuple[str, float]
"""What stands in a cell; with a number, what it is sorted by."""


LONG = 24
"""A text of more letters may be broken into lines."""


@dataclass(frozen=True)
class Line:
    """A row. The first cell names it; `key` ties it to its mark in the plot."""

    key: str
    cells: Sequence[Cell]
    loud: bool = False


def table(caption: str, heads: Sequence[str], lines: Sequence[Line], id: str = "") -> str:
    """Heads and caption are HTML already; cells are not."""
    head = "".join(f'<th scope="col"><button type="button">{text}</button></th>' for text in heads)
    body = "".join(_line(line) for line in lines)
    name = f' id="{id}"' if id else ""
    return (
        f'<div class="wide"><table{name}><caption>{caption}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _line(line: Line) -> str:
    first, *rest = line.cells
    cells = f'<th scope="row">{escape(_text(first))}</th>' + "".join(_cell(cell) for cell in rest)
    loud = ' class="loud"' if line.loud else ""
    return f'<tr data-key="{escape(line.key)}"{loud}>{cells}</tr>'


def _text(cell: Cell) -> str:
    return cell if isinstance(cell, str) else cell[0]


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        kind = ' class="text"' if len(cell) > LONG else ""
        return f"<td{kind}>{escape(cell)}</td>"
    return f'<td data-n="{cell[1]:.6g}">{escape(cell[0])}</td>'


def folded(summary: str, inside: str) -> str:
    """A table that opens on demand; paper shows it."""
    return f'<details class="figures"><summary>{summary}</summary>{inside}</details>'
