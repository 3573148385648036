"""Measures every game on one core and prints a table: `python benchmarks/all_games.py [--seconds 10] [GAME …]`."""

from __future__ import annotations

import argparse

from measures import fork_microseconds, match_kilobytes

from sandtable.games import find_game, game_ids
from sandtable.lab import measure, usual_seats

HEADINGS = (
    "game",
    "seats",
    "compiled",
    "decisions/s",
    "of them by players",
    "games/s",
    "decisions a game",
    "fork at a checkpoint",
    "fork anywhere",
    "live match",
)


def row(id: str, seconds: float) -> list[str]:
    game = find_game(id)
    seats = usual_seats(game)
    speed = measure(game, seats, seconds)
    checkpoint, anywhere = fork_microseconds(game, seats)
    return [
        f"`{id}`",
        str(seats),
        "yes" if speed.engine_compiled and speed.game_compiled else "no",
        f"{speed.decisions_per_second:,.0f}",
        f"{1 - speed.chance_share:.0%}",
        f"{speed.games_per_second:,.1f}",
        f"{speed.decisions / speed.games:,.0f}",
        f"{checkpoint:.1f} µs",
        f"{anywhere:.1f} µs",
        f"{match_kilobytes(game, seats):,.0f} kB",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="ids; all games if none is named")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure each game")
    arguments = parser.parse_args()
    print("| " + " | ".join(HEADINGS) + " |")
    print("|" + "---|" * len(HEADINGS))
    for id in arguments.games or game_ids():
        print("| " + " | ".join(row(id, arguments.seconds)) + " |", flush=True)


if __name__ == "__main__":
    main()
