"""Fords: the small game of the documentation, and the template of a new one."""

from pathlib import Path

from sandtable.engine import Game

from .bot.captain import Captain
from .features import FEATURES, encode
from .options import NAMES
from .position import arrange
from .rules.setup import roles
from .state import Fords
from .table.board import FordsBoard, board
from .table.view import TOLD, FordsView

GAME = Game(
    id="fords",
    version="1",
    folder=Path(__file__).parent,
    names=NAMES,
    seats=(2, 3, 4),
    new=lambda seats, options: Fords(seats),
    roles=roles,
    board=board,
    position=arrange,
    things=frozenset({"order", "ford"}),
    reached=frozenset({"ford"}),
    told=TOLD,
    bots={"captain": Captain},
    view_type=FordsView,
    board_type=FordsBoard,
    minutes=5,
    weight=1,
    features=FEATURES,
    encode=encode,
)
