"""Plots as inline SVG: every mark has a title to hover over, and the colours are those of the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from ..statistics import Estimate

WIDTH = 720
LABEL = 230
RIGHT = 16
ROW = 24
TOP = 8
AXIS = 26
HEIGHT = 240
LEFT = 52

Format = Callable[[float], str]


@dataclass(frozen=True)
class Row:
    """One line of a plot of intervals. `key` ties it to its row in the table; a `loud` one stands out."""

    key: str
    label: str
    estimate: Estimate
    loud: bool = False


@dataclass(frozen=True)
class Curve:
    label: str
    points: list[tuple[float, float]]


def intervals(title: str, rows: Sequence[Row], mark: float, format: Format) -> str:
    """A dot for each value, a line for its interval, and an upright line at the value that would mean nothing."""
    values = [mark, *(end for row in rows for end in (row.estimate.low, row.estimate.high))]
    low, high = padded(min(values), max(values))
    height = TOP + ROW * len(rows) + AXIS
    x = scale(low, high, LABEL, WIDTH - RIGHT)
    parts = [grid(low, high, x, height, format)]
    parts.append(f'<line class="mark" x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{TOP}" y2="{height - AXIS}"/>')
    for place, row in enumerate(rows):
        y = TOP + ROW * place + ROW / 2
        parts.append(_interval(row, x, y, format))
    return svg(title, height, parts)


def _interval(row: Row, x: Callable[[float], float], y: float, format: Format) -> str:
    estimate = row.estimate
    told = f"{row.label}: {format(estimate.value)} ({format(estimate.low)} – {format(estimate.high)})"
    loud = " loud" if row.loud else ""
    return (
        f'<g class="row{loud}" data-key="{escape(row.key)}"><title>{escape(told)}</title>'
        f'<rect class="hit" x="0" y="{y - ROW / 2:.1f}" width="{WIDTH}" height="{ROW}"/>'
        f'<text class="label" x="{LABEL - 10}" y="{y + 4:.1f}">{escape(short(row.label))}</text>'
        f'<line class="whisker" x1="{x(estimate.low):.1f}" x2="{x(estimate.high):.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'
        f'<circle class="dot" cx="{x(estimate.value):.1f}" cy="{y:.1f}" r="4.5"/></g>'
    )


def bars(title: str, columns: Sequence[tuple[str, float]], format: Format) -> str:
    """Upright bars, labelled below as far as there is room."""
    top = max((value for _, value in columns), default=0.0) or 1.0
    width = (WIDTH - LEFT - RIGHT) / max(1, len(columns))
    every = max(1, -(-len(columns) // 12))
    y = scale(0, top, HEIGHT - AXIS, TOP)
    parts = [upright(0, top, y, format)]
    for place, (label, value) in enumerate(columns):
        x = LEFT + place * width
        parts.append(
            f'<g class="row" data-key="{escape(label)}"><title>{escape(f"{label}: {format(value)}")}</title>'
            f'<rect class="bar" x="{x + 1:.1f}" y="{y(value):.1f}" width="{max(1.0, width - 2):.1f}" '
            f'height="{HEIGHT - AXIS - y(value):.1f}"/></g>'
        )
        if place % every == 0:
            parts.append(f'<text class="tick mid" x="{x + width / 2:.1f}" y="{HEIGHT - 8}">{escape(label)}</text>')
    return svg(title, HEIGHT, parts)


def lengthwise(title: str, rows: Sequence[tuple[str, str, float]], format: Format) -> str:
    """Lying bars with long labels: key, label, value."""
    top = max((value for _, _, value in rows), default=0.0) or 1.0
    height = TOP + ROW * len(rows) + AXIS
    x = scale(0, top, LABEL, WIDTH - RIGHT)
    parts = [grid(0, top, x, height, format)]
    for place, (key, label, value) in enumerate(rows):
        y = TOP + ROW * place
        parts.append(
            f'<g class="row" data-key="{escape(key)}"><title>{escape(f"{label}: {format(value)}")}</title>'
            f'<rect class="hit" x="0" y="{y}" width="{WIDTH}" height="{ROW}"/>'
            f'<text class="label" x="{LABEL - 10}" y="{y + ROW / 2 + 4:.1f}">{escape(short(label))}</text>'
            f'<rect class="bar" x="{LABEL}" y="{y + 4}" height="{ROW - 8}" '
            f'width="{max(0.5, x(value) - LABEL):.1f}"/></g>'
        )
    return svg(title, height, parts)


def curves(title: str, lines: Sequence[Curve], format_x: Format, format_y: Format) -> str:
    """Lines over the course of a game, each with its name at its end."""
    y = scale(0, 1, HEIGHT - AXIS, TOP)
    x = scale(0, 1, LEFT, WIDTH - 130)
    parts = [upright(0, 1, y, format_y)]
    for tenth in range(0, 11, 2):
        at = tenth / 10
        parts.append(f'<text class="tick mid" x="{x(at):.1f}" y="{HEIGHT - 8}">{escape(format_x(at))}</text>')
    for number, line in enumerate(lines):
        path = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, value in line.points)
        parts.append(f'<polyline class="curve c{number}" points="{path}"/>')
        for at, value in line.points:
            told = f"{line.label}, {format_x(at)}: {format_y(value)}"
            parts.append(
                f'<g class="row c{number}" data-key="{escape(format_x(at))}"><title>{escape(told)}</title>'
                f'<circle class="dot" cx="{x(at):.1f}" cy="{y(value):.1f}" r="4"/></g>'
            )
        if line.points:
            at, value = line.points[-1]
            parts.append(
                f'<text class="tick c{number}" x="{x(at) + 10:.1f}" y="{y(value) + 4:.1f}">{escape(line.label)}</text>'
            )
    return svg(title, HEIGHT, parts)


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg role="img" viewBox="0 0 {WIDTH} {height:.0f}" aria-label="{escape(title)}">' + "".join(parts) + "</svg>"
    )


def scale(low: float, high: float, begin: float, end: float) -> Callable[[float], float]:
    span = (high - low) or 1.0
    return lambda value: begin + (value - low) / span * (end - begin)


def padded(low: float, high: float) -> tuple[float, float]:
    room = (high - low or 1.0) * 0.06
    return low - room, high + room


def grid(low: float, high: float, x: Callable[[float], float], height: float, format: Format) -> str:
    lines = []
    for value in ticks(low, high):
        lines.append(f'<line class="grid" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="{TOP}" y2="{height - AXIS}"/>')
        lines.append(f'<text class="tick mid" x="{x(value):.1f}" y="{height - 8}">{escape(format(value))}</text>')
    return "".join(lines)


def upright(low: float, high: float, y: Callable[[float], float], format: Format) -> str:
    lines = []
    for value in ticks(low, high):
        lines.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>')
        lines.append(f'<text class="tick end" x="{LEFT - 6}" y="{y(value) + 4:.1f}">{escape(format(value))}</text>')
    return "".join(lines)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers within a range, about five of them.

    >>> ticks(0.0, 0.97)
    [0.0, 0.2, 0.4, 0.6, 0.8]
    """
    rough = ((high - low) or 1.0) / 4
    power = 10.0 ** floor(log10(rough))
    size = max(step * power for step in (1, 2, 5) if step * power <= rough)
    first = ceil(low / size - 1e-9)
    return [round(place * size, 12) for place in range(first, floor(high / size + 1e-9) + 1)]


def short(text: str, most: int = 30) -> str:
    """Long labels are cut; wide letters count twice.

    >>> short("a very long name of a very far place")
    'a very long name of a very fa…'
    """
    room = most
    for place, letter in enumerate(text):
        room -= 2 if ord(letter) > 0x2E7F else 1
        if room < 0 or (room == 0 and place < len(text) - 1):
            return text[:place] + "…"
    return text
