"""晨曦暮星 Dawn & Dusk: the United States and China from 1991 to the present day."""

from pathlib import Path

from sandtable.engine import Game, Options

from .arrange import arrange
from .bot import DawnBasic
from .names import NAMES, ROLES, board
from .turn import new


def roles(seats: int, options: Options) -> list[str]:
    return ROLES


GAME = Game(
    id="dawn",
    version="1",
    folder=Path(__file__).parent,
    names=NAMES,
    seats=(2,),
    new=new,
    roles=roles,
    board=board,
    things=frozenset({"card", "history", "band", "box", "space", "use"}),
    bots={"dawn-basic": DawnBasic},
    minutes=180,
    weight=4,
    shelf=40,
    position=arrange,
)
