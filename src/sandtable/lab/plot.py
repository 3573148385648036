"""Lines with intervals, as an SVG file that any browser shows and prints."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT, MARGIN, GAP = 460, 240, 56, 40
COLOURS = ("#1f5fa8", "#b3402e", "#3c7a3c", "#8a5a00", "#6a4c93", "#3a3a3a")


@dataclass(frozen=True)
class Point:
    x: float
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Panel:
    """One plot: lines by name, each from left to right."""

    title: str
    lines: dict[str, list[Point]]
    share: bool


def draw(panels: list[Panel], x_title: str) -> str:
    """All panels, one below the other, each with a description for those who do not see it."""
    height = len(panels) * (HEIGHT + GAP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        'font-size="11" role="img">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
    ]
    for number, panel in enumerate(panels):
        parts.append(f'<g transform="translate(0 {number * (HEIGHT + GAP)})">')
        parts += draw_panel(panel, x_title)
        parts.append("</g>")
    return "\n".join([*parts, "</svg>", ""])


def draw_panel(panel: Panel, x_title: str) -> list[str]:
    points = [point for line in panel.lines.values() for point in line]
    across = Scale(min(p.x for p in points), max(p.x for p in points), MARGIN, WIDTH - 16)
    up = Scale(min(p.low for p in points), max(p.high for p in points), HEIGHT, 28)
    parts = [
        f"<title>{escape(panel.title)}</title>",
        f"<desc>{escape(describe(panel))}</desc>",
        f'<text x="{MARGIN}" y="16" font-weight="bold">{escape(panel.title)}</text>',
        f'<text x="{(MARGIN + WIDTH) / 2:.0f}" y="{HEIGHT + 32}" text-anchor="middle">{escape(x_title)}</text>',
    ]
    for value in up.marks():
        y = up.at(value)
        parts.append(f'<line x1="{MARGIN}" x2="{WIDTH - 16}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end">{number(value, panel.share)}</text>')
    for x in sorted({point.x for point in points}):
        parts.append(f'<text x="{across.at(x):.1f}" y="{HEIGHT + 16}" text-anchor="middle">{x:g}</text>')
    for place, (name, line) in enumerate(panel.lines.items()):
        parts += draw_line(line, across, up, COLOURS[place % len(COLOURS)], name, place)
    return parts


def draw_line(line: list[Point], across: Scale, up: Scale, colour: str, name: str, place: int) -> list[str]:
    path = " ".join(f"{across.at(point.x):.1f},{up.at(point.value):.1f}" for point in line)
    parts = [f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>']
    for point in line:
        x = across.at(point.x)
        low, high = up.at(point.low), up.at(point.high)
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{low:.1f}" y2="{high:.1f}" stroke="{colour}"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{up.at(point.value):.1f}" r="3" fill="{colour}"/>')
    if name:
        parts.append(
            f'<text x="{WIDTH - 16}" y="{16 + 12 * place}" text-anchor="end" fill="{colour}">{escape(name)}</text>'
        )
    return parts


class Scale:
    """From values to places on the page."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        room = (high - low) * 0.05 or 0.5
        self.low, self.high, self.start, self.end = low - room, high + room, start, end

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def marks(self) -> list[float]:
        return [self.low + (self.high - self.low) * part / 4 for part in range(5)]


def number(value: float, share: bool) -> str:
    return f"{value:.0%}" if share else f"{value:.1f}"


def describe(panel: Panel) -> str:
    """The same in words, point by point."""
    told = []
    for name, line in panel.lines.items():
        points = ", ".join(f"{point.x:g}: {number(point.value, panel.share)}" for point in line)
        told.append(f"{name + ': ' if name else ''}{points}")
    return "; ".join(told)
