"""`sandtable bench`: how fast a game plays."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from sandtable.lab import Speed, measure, usual_seats

from .arguments import GameId, GameOptions, Seats, check_seats, parse_options
from .console import out
from .variants import With, chosen_game


def bench(
    game: GameId,
    seconds: Annotated[float, typer.Option(min=0.01, help="How many seconds to measure.")] = 10.0,
    seats: Seats = None,
    option: GameOptions = None,
    overlay: With = None,
    seed: Annotated[int, typer.Option(help="Seed of the random play.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measures uniformly random full games on one core."""
    found = chosen_game(game, overlay)
    players = check_seats(found, seats or usual_seats(found))
    speed = measure(found, players, seconds, seed, parse_options(found, option, found.short))
    if as_json:
        typer.echo(json.dumps(as_dict(speed), indent=2))
    else:
        show(speed)


def as_dict(speed: Speed) -> dict[str, object]:
    return {
        "game": speed.game,
        "seats": speed.seats,
        "seconds": round(speed.seconds, 3),
        "games": speed.games,
        "decisions": speed.decisions,
        "chance_share": round(speed.chance_share, 4),
        "decisions_per_second": round(speed.decisions_per_second),
        "player_decisions_per_second": round(speed.decisions_per_second * (1 - speed.chance_share)),
        "games_per_second": round(speed.games_per_second, 2),
        "decisions_per_game": round(speed.decisions / speed.games, 1),
        "engine_compiled": speed.engine_compiled,
        "game_compiled": speed.game_compiled,
    }


def show(speed: Speed) -> None:
    players = speed.decisions_per_second * (1 - speed.chance_share)
    chance = speed.decisions_per_second * speed.chance_share
    out.print(f"[bold]{speed.game}[/], {speed.seats} seats, random play on one core for {speed.seconds:.1f} s")
    out.print(f"  [bold green]{speed.decisions_per_second:>12,.0f}[/] decisions/s")
    out.print(f"  {players:>12,.0f} of them by players, {chance:,.0f} by chance")
    out.print(f"  {speed.games_per_second:>12,.1f} games/s, {speed.decisions / speed.games:,.0f} decisions per game")
    out.print(f"  engine {how(speed.engine_compiled)}, game {how(speed.game_compiled)}")


def how(compiled: bool) -> str:
    return "compiled" if compiled else "in plain Python"
