"""One bot against others of one kind, in every seat in turn on the same deals; a run can be stopped and resumed.

    python benchmarks/strength.py twilight search:0.1s twilight-basic --games 100 --wanted 0.7 --out twilight.jsonl
    python benchmarks/strength.py axis axis-strategist axis-basic --seats 2 --seat 0 -o scenario=1942 --out axis.jsonl
    python benchmarks/strength.py states search:0.02s montecarlo:0.02s --half --out states.jsonl
    python benchmarks/strength.py --show twilight.jsonl dawn.jsonl

With `--half` the one has half of the seats, in every arrangement in turn, so that half of the games would be fair.
With `--wanted` it stops as soon as the 95 % interval lies on one side of that share. As it looks after every game, that
is a little too sure; the interval is given for what it is.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import Any

from sandtable.games import find_game
from sandtable.lab import Job, usual_seats
from sandtable.lab.job import play_game
from sandtable.lab.statistics import Estimate, wilson

FEWEST = 10


def play(arguments: argparse.Namespace, seats: int, number: int) -> dict[str, Any]:
    """Game `number`: so many games share a deal as there are ways to seat the one."""
    ways = seatings(arguments, seats)
    deal, way = divmod(number, len(ways))
    taken = ways[way]
    bots = [arguments.one if seat in taken else arguments.other for seat in range(seats)]
    started = process_time()
    result = play_game(Job(arguments.game, tuple(bots), 1, arguments.seed, dict(arguments.option)), deal)
    winners = result.winners or list(range(seats))
    share = len([seat for seat in winners if seat in taken]) / len(winners)
    seconds = round(process_time() - started, 2)
    seat = "+".join(map(str, taken))
    return {"game": number, "seat": seat, "share": share, "ending": result.ending, "seconds": seconds}


def seatings(arguments: argparse.Namespace, seats: int) -> list[tuple[int, ...]]:
    """The seats of the one, in each arrangement."""
    if arguments.seat is not None:
        return [(arguments.seat,)]
    return list(combinations(range(seats), seats // 2 if arguments.half else 1))


def option(text: str) -> tuple[str, int | str]:
    name, _, value = text.partition("=")
    return name, int(value) if value.isdigit() else value


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf8").splitlines()] if path.exists() else []


def share_of(rows: list[dict[str, Any]]) -> Estimate:
    return wilson(sum(row["share"] for row in rows), len(rows))


def is_settled(rows: list[dict[str, Any]], wanted: float | None) -> bool:
    if wanted is None or len(rows) < FEWEST:
        return False
    share = share_of(rows)
    return share.low > wanted or share.high < wanted


def run(arguments: argparse.Namespace) -> None:
    seats = arguments.seats or usual_seats(find_game(arguments.game))
    rows = read(arguments.out)
    known = {row["game"] for row in rows}
    with arguments.out.open("a", encoding="utf8") as file:
        for number in range(arguments.games):
            if is_settled(rows, arguments.wanted):
                break
            if number in known:
                continue
            rows.append(play(arguments, seats, number))
            file.write(json.dumps(rows[-1]) + "\n")
            file.flush()
    print(line_of(arguments.out, rows))


def line_of(path: Path, rows: list[dict[str, Any]]) -> str:
    share = share_of(rows)
    seats = sorted({str(row["seat"]) for row in rows})
    by_seat = [sum(row["share"] for row in rows if str(row["seat"]) == seat) for seat in seats]
    endings = Counter(f"{row['ending']} {'won' if row['share'] > 0.5 else 'lost'}" for row in rows)
    told = ", ".join(f"{ending} {count}" for ending, count in endings.most_common())
    seconds = sum(row["seconds"] for row in rows) / len(rows)
    return (
        f"{path.name}: {share.value:.0%} ({share.low:.0%} to {share.high:.0%}) of {len(rows)} games; "
        f"by seat {by_seat}; {seconds:.1f} s a game; {told}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("one", nargs="?")
    parser.add_argument("other", nargs="?")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seat", type=int, help="the one always sits here, instead of in every seat in turn")
    parser.add_argument("--half", action="store_true", help="the one has half of the seats")
    parser.add_argument("-o", "--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wanted", type=float)
    parser.add_argument("--out", type=Path, default=Path("strength.jsonl"))
    parser.add_argument("--show", type=Path, nargs="+", help="only show what was played")
    arguments = parser.parse_args()
    if arguments.show:
        print("\n".join(line_of(path, read(path)) for path in arguments.show))
    elif arguments.other is None:
        parser.error("a game and two bots are needed")
    else:
        run(arguments)


if __name__ == "__main__":
    main()
