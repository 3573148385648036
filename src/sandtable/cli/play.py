"""`sandtable play`: the table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sandtable.engine import read_record
from sandtable.engine.errors import BadOption, UnknownGame
from sandtable.lab import usual_seats

from .arguments import GameOptions, Language, Seats, check_language, parse_options
from .console import check_writable
from .session import Session, parse_seats
from .terminal import Terminal
from .variants import With, chosen_game, tell_changes


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Id of a game; not needed to resume.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="N=WHO", help="`human` or a bot, such as 2=montecarlo or 2=module:Class."),
    ] = None,
    seats: Seats = None,
    option: GameOptions = None,
    overlay: With = None,
    lang: Language = "en",
    seed: Annotated[int | None, typer.Option(help="Seed of dice and draws.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the record to this new file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game, and keep saving it there.")] = None,
    paranoid: Annotated[bool, typer.Option("--paranoid", help="Check the game's invariants after each step.")] = False,
) -> None:
    """Plays in the terminal: against bots, or with others at the same keyboard."""
    check_language(lang)
    if resume is not None:
        if game or seat or seats or option or overlay or save or seed is not None:
            raise BadOption(
                "--resume takes everything from the file; it can only be combined with --lang and --paranoid"
            )
        session = Session.resume(read_record(resume), resume, paranoid)
    elif game is None:
        raise UnknownGame("which game? `sandtable games` lists them")
    else:
        found = chosen_game(game, overlay)
        names = parse_seats(found, seat or [], seats, usual_seats(found))
        options = parse_options(found, option)
        if save is not None:
            check_writable(save)
        session = Session.new(found, names, options, seed, save, paranoid)
    tell_changes(session.match.game)
    Terminal(session, lang).run()
