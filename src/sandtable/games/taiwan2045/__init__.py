"""2045: hidden powers steer the last ten days of a landing war over Taiwan."""

from sandtable.engine import Game, Options

from .arrange import arrange
from .board import board
from .bot import BasicBot
from .names import FOLDER, NAMES, ROLES
from .table import new


def roles(seats: int, options: Options) -> list[str]:
    return ROLES[:seats]


GAME = Game(
    id="taiwan2045",
    version="1",
    folder=FOLDER,
    names=NAMES,
    seats=(3, 4, 5),
    new=new,
    roles=roles,
    board=board,
    position=arrange,
    things=frozenset(
        {"card", "cards", "space", "other", "mission", "side", "region", "deck", "blind", "power", "road"}
    ),
    bots={"taiwan2045-basic": BasicBot},
    minutes=150,
    weight=4,
    shelf=50,
)
