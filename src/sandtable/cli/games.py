"""`sandtable games`: which games there are."""

from __future__ import annotations

from rich.table import Table

from sandtable.bots import bot_names
from sandtable.engine import Game, Option, find_game, game_ids
from sandtable.text import catalogue

from .arguments import Language, check_language
from .console import out


def games(lang: Language = "en") -> None:
    """Lists the games with their seats, options and bots."""
    check_language(lang)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 1, 0))
    for heading in ("Game", "", "Seats", "Minutes", "Options", "Bots"):
        table.add_column(heading, overflow="fold")
    for id in game_ids():
        game = find_game(id)
        texts = catalogue(game, lang)
        about = f"[bold]{texts.get('game-title')}[/]\n{texts.get('game-tagline')}"
        options = "\n".join(describe(option) for option in game.options) or "–"
        table.add_row(f"[cyan]{id}[/]", about, seats_of(game), str(game.minutes), options, "\n".join(bot_names(game)))
    out.print(table)


def seats_of(game: Game) -> str:
    low, high = min(game.seats), max(game.seats)
    return str(low) if low == high else f"{low}–{high}"


def describe(option: Option) -> str:
    """The option as one types it, its default first.

    >>> describe(Option("bid", 2, low=0, high=9)), describe(Option("optional-cards", False))
    ('bid=2 (0–9)', 'optional-cards=off (on, off)')
    """
    if isinstance(option.default, bool):
        return f"{option.id}={'on' if option.default else 'off'} (on, off)"
    if isinstance(option.default, int):
        return f"{option.id}={option.default} ({option.low}–{option.high})"
    return f"{option.id}={option.default} ({', '.join(option.choices)})"
