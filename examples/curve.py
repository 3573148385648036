"""Draws the curve of an example: for a run of `examples/ppo.py` the share of its last 400 games that was won, by steps.

python examples/curve.py runs/random/curve.csv --title "states, one seat against three random" --out curve.svg
python examples/curve.py alike.csv --across round --up alike --title "choices predicted, by rounds" --out curve.svg
"""

import argparse
import csv
from pathlib import Path

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 36, 44
LINE, GRID, TEXT = "#1f5fa8", "#d0d0d0", "#404040"
ENOUGH_GAMES = 100
FEW = 8
"""So many points are each named below the curve; of more, only the quarters."""


def points(path: Path, across: str, up: str) -> list[tuple[int, float]]:
    """Shares of few games say little and are left out."""
    with path.open(newline="", encoding="utf8") as file:
        rows = [row for row in csv.DictReader(file) if int(row.get("games", ENOUGH_GAMES)) >= ENOUGH_GAMES]
    return [(int(row[across]), float(row[up])) for row in rows]


def across(steps: int, most: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * steps / most


def upwards(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def label(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{TEXT}">{text}</text>'


def drawing(curve: list[tuple[int, float]], title: str, below: str) -> str:
    most = curve[-1][0]
    parts = [label(LEFT, 20, title, "start"), label(WIDTH / 2, HEIGHT - 8, below)]
    for tenths in range(0, 11, 2):
        y = upwards(tenths / 10)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{GRID}"/>')
        parts.append(label(LEFT - 8, y + 4, f"{10 * tenths} %", "end"))
    named = [steps for steps, _ in curve] if len(curve) <= FEW else [most * quarter // 4 for quarter in range(5)]
    parts += [label(across(steps, most), HEIGHT - BOTTOM + 18, f"{steps:,}") for steps in named]
    line = " ".join(f"{across(steps, most):.1f},{upwards(won):.1f}" for steps, won in curve)
    parts.append(f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
    return "\n".join([f'{head} font-size="13">', f"<title>{title}</title>", *parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("curve", type=Path, help="a table with a line for each point")
    parser.add_argument("--across", default="steps", help="the column that runs to the right")
    parser.add_argument("--up", default="won", help="the column of shares")
    parser.add_argument("--title", default="share of the last 400 games won")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    curve = points(chosen.curve, chosen.across, chosen.up)
    chosen.out.write_text(drawing(curve, chosen.title, chosen.across), encoding="utf8")


if __name__ == "__main__":
    main()
