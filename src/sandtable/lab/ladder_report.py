"""A ladder for the documentation: a table in Markdown and a plot in SVG."""

from __future__ import annotations

from html import escape

from .ladder import Ladder, Outcome, Rating, share_between

ROW = 28
LEFT = 150
WIDTH = 640
MARGIN = 30
GRID = 200


def markdown(ladder: Ladder, ratings: list[Rating], outcomes: list[Outcome]) -> str:
    lines = [
        f"{ladder.seats} seats, {ladder.games} games of every pair, seed {ladder.seed}.",
        "",
        "| bot | rating | 95 % | against the next below |",
        "|---|--:|--:|--:|",
    ]
    for place, row in enumerate(ratings):
        below = ratings[place + 1].bot if place + 1 < len(ratings) else ""
        share = share_between(outcomes, row.bot, below)
        beaten = "" if share is None else f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"
        lines.append(f"| `{row.bot}` | {row.points:+.0f} | {row.low:+.0f} to {row.high:+.0f} | {beaten} |")
    return "\n".join(lines) + "\n"


def plot(ratings: list[Rating]) -> str:
    """One line per bot: the rating as a dot on its interval."""
    low = min(row.low for row in ratings)
    high = max(row.high for row in ratings)
    scale = (WIDTH - LEFT - MARGIN) / max(1.0, high - low)
    height = ROW * (len(ratings) + 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="Ratings with 95 % intervals" font-family="sans-serif" font-size="13">'
    ]
    first = int(low // GRID + 1) * GRID
    for points in range(first, int(high) + 1, GRID):
        x = LEFT + (points - low) * scale
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{height - ROW}" stroke="#8886"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - 8}" text-anchor="middle" fill="#777">{points:+d}</text>')
    for place, row in enumerate(ratings):
        y = ROW * place + ROW / 2
        x, start, end = (LEFT + (value - low) * scale for value in (row.points, row.low, row.high))
        parts.append(f'<text x="{LEFT - 12}" y="{y + 4:.1f}" text-anchor="end" fill="#777">{escape(row.bot)}</text>')
        parts.append(f'<line x1="{start:.1f}" x2="{end:.1f}" y1="{y}" y2="{y}" stroke="#4a7" stroke-width="3"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#285"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"
