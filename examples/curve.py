"""Draws how a run of `examples/ppo.py` learnt: the share of its last 400 games that was won, by steps.

python examples/curve.py runs/random/curve.csv --title "states, one seat against three random" --out curve.svg
"""

import argparse
import csv
from pathlib import Path

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 36, 44
LINE, GRID, TEXT = "#1f5fa8", "#d0d0d0", "#404040"


def points(path: Path) -> list[tuple[int, float]]:
    with path.open(newline="", encoding="utf8") as file:
        return [(int(row["steps"]), float(row["won"])) for row in csv.DictReader(file) if int(row["games"]) >= 100]


def across(steps: int, most: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * steps / most


def upwards(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def label(x: float, y: float, text: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{TEXT}">{text}</text>'


def drawing(curve: list[tuple[int, float]], title: str) -> str:
    most = curve[-1][0]
    parts = [label(LEFT, 20, title, "start"), label(WIDTH / 2, HEIGHT - 8, "steps of the seat that learns")]
    for tenths in range(0, 11, 2):
        y = upwards(tenths / 10)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{GRID}"/>')
        parts.append(label(LEFT - 8, y + 4, f"{10 * tenths} %", "end"))
    for quarter in range(5):
        parts.append(label(across(quarter, 4), HEIGHT - BOTTOM + 18, f"{most * quarter // 4:,}"))
    line = " ".join(f"{across(steps, most):.1f},{upwards(won):.1f}" for steps, won in curve)
    parts.append(f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="2"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
    return "\n".join([f'{head} font-size="13">', f"<title>{title}</title>", *parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("curve", type=Path, help="the `curve.csv` of a run")
    parser.add_argument("--title", default="share of the last 400 games won")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    chosen.out.write_text(drawing(points(chosen.curve), chosen.title), encoding="utf8")


if __name__ == "__main__":
    main()
