"""Fords: the small game of the documentation, and the template of a new one."""

from pathlib import Path
from typing import Any

from sandtable.engine import Game, Options

from .arrange import arrange
from .names import CONTENT, NAMES
from .state import new


def roles(seats: int, options: Options) -> list[str]:
    return [f"bank-{seat + 1}" for seat in range(seats)]


def board() -> dict[str, Any]:
    """What never changes and the table wants to draw."""
    return {
        "map": "plain",
        "spaces": {
            f"ford:{ford['id']}": {"at": ford["at"], "adjacent": [f"ford:{id}" for id in ford["adjacent"]]}
            for ford in CONTENT["ford"]
        },
        "cards": {name: {"value": int(name.split(":")[1])} for name in NAMES.all() if name.startswith("order:")},
    }


GAME = Game(
    id="fords",
    version="1",
    folder=Path(__file__).parent,
    names=NAMES,
    seats=(2, 3, 4),
    new=new,
    roles=roles,
    board=board,
    position=arrange,
    things=frozenset({"order", "ford"}),
    minutes=5,
    weight=1,
)
