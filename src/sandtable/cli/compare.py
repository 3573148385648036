"""`sandtable compare`: two sides on common random numbers, and what differs."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sandtable import __version__
from sandtable.engine import Game, Overlay
from sandtable.engine.errors import BadOption
from sandtable.games import changes_of, find_game
from sandtable.lab import Job
from sandtable.lab.compare import FALSE_ALARMS, Difference, compare
from sandtable.lab.coupled import Outcome
from sandtable.lab.coupled_pool import play_all
from sandtable.lab.measures import Measure, ask_of

from .arguments import GameId, GameOptions, Seats, parse_options
from .console import check_writable, errors, out
from .simulate import bots_by_seat
from .variants import With, change_line, read_overlays

WITHOUT_CHANGES = "plain"
SideOption = list[str]


@dataclass(frozen=True)
class Side:
    """One side of a comparison: what it plays by, in words and as a job; `package` is where another version lies."""

    label: str
    job: Job
    package: Path | None = None


def compare_sides(
    game: GameId,
    a: Annotated[
        SideOption,
        typer.Option(
            "--a",
            metavar="WHAT",
            help="`plain`, an overlay file, OPTION=VALUE, bots=A,B or package=FOLDER; can be repeated.",
        ),
    ],
    b: Annotated[SideOption, typer.Option("--b", metavar="WHAT", help="The same for the other side.")],
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="Number of pairs of games.")] = 1000,
    jobs: Annotated[int, typer.Option(min=1, help="Number of processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one per seat: a,b,c.")] = "bot",
    seats: Seats = None,
    option: GameOptions = None,
    overlay: With = None,
    measure: Annotated[
        list[str] | None, typer.Option("--measure", help="What to compare, such as seat.1 or turns; can be repeated.")
    ] = None,
    out_file: Annotated[Path | None, typer.Option("--out", help="Write everything to this JSON file.")] = None,
) -> None:
    """Plays two sides on common random numbers and says what changed, and how sure that is."""
    found = find_game(game)
    measures = [Measure(name) for name in measure or []]
    for each in measures:
        ask_of(each.name)
    if out_file is not None:
        check_writable(out_file, overwrite=True)
    common = Job(game, bots_by_seat(found, bots, seats), games, seed, parse_options(found, option))
    base = read_overlays(overlay)
    sides = [side_of(found, words, common, base) for words in (a, b)]
    tell_sides(sides)
    played = [play_side(side, jobs) for side in sides]
    differences = compare(played[0], played[1], measures or None)
    show(differences, games)
    if out_file is not None:
        write(out_file, sides, differences)
        out.print(f"\nWritten to [bold]{out_file}[/]")


def side_of(game: Game, words: list[str], common: Job, base: Overlay | None) -> Side:
    """What the words after `--a` or `--b` come to on top of what both sides share."""
    overlays: list[Path] = []
    options, bots, package = dict(common.options), common.bots, None
    for word in words:
        key, equals, value = word.partition("=")
        if word == WITHOUT_CHANGES:
            continue
        if not equals:
            overlays.append(Path(word))
        elif key == "bots":
            bots = bots_by_seat(game, value, len(common.bots))
        elif key == "package":
            package = Path(value)
        else:
            options |= {id: chosen for id, chosen in game.complete({key: value}).items() if id == key}
    own = read_overlays(overlays)
    variant = base if own is None else own if base is None else base.joined(own)
    if len(bots) != len(common.bots):
        raise BadOption(f"both sides need the same number of seats, not {len(common.bots)} and {len(bots)}")
    changes = {} if variant is None else variant.data
    if variant is not None:
        changes_of(game.id, variant)
    job = Job(game.id, bots, common.games, common.seed, game.complete(options), changes=changes)
    return Side(" ".join(words), job, package)


def tell_sides(sides: list[Side]) -> None:
    for name, side in zip("AB", sides, strict=True):
        out.print(f"[bold]{name}[/] {escape(side.label)}  ({escape(', '.join(dict.fromkeys(side.job.bots)))})")
        if side.job.changes:
            for change in changes_of(side.job.game, Overlay(side.job.changes)):
                out.print(f"    {escape(change_line(change))}", soft_wrap=True)
    out.print()


def play_side(side: Side, jobs: int) -> list[Outcome]:
    columns = [TextColumn(escape(side.label)), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=errors, transient=True) as progress:
        bar = progress.add_task("", total=side.job.games)
        return play_all(side.job, jobs, side.package, lambda done: progress.update(bar, completed=done))


def show(differences: list[Difference], games: int) -> None:
    table = Table("Measure", title=f"{games:,} pairs of games", title_justify="left")
    for column in ("A", "B", "B − A", "95 %", "Settled"):
        table.add_column(column, justify="right")
    for each in differences:
        style = "bold" if each.sure else ""
        table.add_row(*row(each), style=style)
    out.print(table)
    for line in verdicts(differences):
        out.print(line, soft_wrap=True)


def row(each: Difference) -> list[str]:
    number, change = (percent, points) if each.measure.is_share else (plain, signed)
    interval = f"{change(each.low)} … {change(each.high)}"
    return [each.measure.title, number(each.a), number(each.b), change(each.value), interval, settled(each)]


def settled(each: Difference) -> str:
    if each.sure:
        return "yes"
    if each.value == 0:
        return "no difference"
    return f"{each.more:,} more" if each.more else "nearly"


def percent(value: float) -> str:
    return f"{value:.1%}"


def points(value: float) -> str:
    """
    >>> points(-0.0312)
    '-3.1'
    """
    return f"{100 * value:+.1f}"


def plain(value: float) -> str:
    return f"{value:.2f}"


def signed(value: float) -> str:
    return f"{value:+.2f}"


def verdicts(differences: list[Difference]) -> list[str]:
    """What the table comes to, in words."""
    sure = [each for each in differences if each.sure]
    lines = [""]
    if not sure:
        lines.append("Nothing that was measured differs for sure.")
    for each in sorted(sure, key=lambda each: each.p):
        change, unit = (points, " points") if each.measure.is_share else (signed, "")
        way = "more" if each.value > 0 else "less"
        lines.append(
            f"[bold]{each.measure.title}[/]: {change(abs(each.value)).lstrip('+')}{unit} {way} under B, "
            f"between {change(each.low)} and {change(each.high)}."
        )
    open_ones = [each for each in differences if not each.sure and each.more]
    if open_ones:
        nearest = min(open_ones, key=lambda each: each.more)
        lines.append(
            f"Nearest to being settled: {nearest.measure.title}, with {nearest.more:,} more pairs if it stays as it is."
        )
    paired = [each.narrower for each in differences if each.narrower != 1]
    if paired:
        lines.append(f"Pairing made the intervals {sum(paired) / len(paired):.1f} times narrower, on average.")
    lines.append(f"Of the differences called sure, at most {FALSE_ALARMS:.0%} should be false alarms.")
    return lines


def write(path: Path, sides: list[Side], differences: list[Difference]) -> None:
    """Everything that makes the comparison again, and what came of it."""
    data: dict[str, Any] = {
        "sandtable": __version__,
        "command": ["sandtable", *sys.argv[1:]],
        "rules": find_game(sides[0].job.game).version,
        "sides": [{"label": side.label, "job": asdict(side.job), "package": str(side.package or "")} for side in sides],
        "differences": [{**asdict(each), "measure": each.measure.title} for each in differences],
    }
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf8")
