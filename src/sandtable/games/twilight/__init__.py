"""Twilight Struggle: the Cold War for two."""

from pathlib import Path

from sandtable.engine import Game, Option, Options

from .arrange import arrange
from .bot import Basic
from .importer import import_log
from .names import MOST_HANDICAP, NAMES
from .state import new
from .view import board


def roles(seats: int, options: Options) -> list[str]:
    return ["ussr", "us"]


GAME = Game(
    id="twilight",
    version="1",
    folder=Path(__file__).parent,
    names=NAMES,
    seats=(2,),
    new=new,
    roles=roles,
    board=board,
    options=(
        Option("optional-cards", True),
        Option("us-handicap", 0, low=0, high=MOST_HANDICAP),
        Option("reveal-held", False),
        Option("digital-rulings", False),
    ),
    things=frozenset({"card", "space", "use", "region"}),
    minutes=180,
    weight=4,
    shelf=20,
    bots={"twilight-basic": Basic},
    importer=import_log,
    position=arrange,
)
