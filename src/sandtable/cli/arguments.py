"""Arguments that several commands share: seats, options, languages."""

from __future__ import annotations

from typing import Annotated

import typer

from sandtable.engine import LANGUAGES, Game, Options
from sandtable.engine.content import did_you_mean
from sandtable.engine.errors import BadOption, BadSeats, UnknownLanguage
from sandtable.engine.game import OptionValue

GameId = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; `sandtable games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", help="Number of players.")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; can be repeated."),
]
Language = Annotated[str, typer.Option("--lang", help=f"Language: {', '.join(LANGUAGES)}.")]


def parse_options(game: Game, texts: list[str] | None, usual: Options | None = None) -> dict[str, OptionValue]:
    """`["handicap=2"]` as the game's complete options; `usual` are those that this command starts from."""
    chosen: dict[str, OptionValue] = dict(usual or {})
    for text in texts or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"--option expects KEY=VALUE, not {text!r}")
        chosen[key] = value
    return game.complete(chosen)


def check_seats(game: Game, seats: int) -> int:
    if seats not in game.seats:
        raise BadSeats(f"{game.id} is for {', '.join(map(str, game.seats))} players, not {seats}")
    return seats


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(
            f"there is no language {language!r}{did_you_mean(language, LANGUAGES)} (known: {', '.join(LANGUAGES)})"
        )
    return language
