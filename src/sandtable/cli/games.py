"""`sandtable games`: which games there are."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from sandtable.bots import bot_names
from sandtable.engine import Game, Option
from sandtable.games import find_game, game_ids
from sandtable.text import Catalogue, catalogue

from .arguments import Language, check_language
from .console import out


def games(lang: Language = "en") -> None:
    """Lists the games with their seats, options and bots."""
    check_language(lang)
    grid = Table.grid(padding=(0, 2, 1, 0))
    for id in game_ids():
        game = find_game(id)
        grid.add_row(Text(id, style="bold cyan"), about(game, catalogue(game, lang)))
    out.print(grid)


def about(game: Game, texts: Catalogue) -> Group:
    facts = f"{seats_of(game)} seats · {game.minutes} minutes · bots: {', '.join(bot_names(game))}"
    title = Text(texts.get("game-title"), style="bold")
    return Group(title, Text(texts.get("game-tagline")), Text(facts, style="dim"), *option_lines(game, texts))


def option_lines(game: Game, texts: Catalogue) -> Iterator[Table]:
    """What each option is called when one types it, and what it means."""
    if not game.options:
        return
    grid = Table.grid(padding=(0, 2))
    for option in game.options:
        grid.add_row(Text(describe(option), style="green"), Text(texts.get(f"option-{option.id}")))
    yield grid


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
