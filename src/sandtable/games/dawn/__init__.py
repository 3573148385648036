"""晨曦暮星 Dawn & Dusk: the United States and China from 1991 to the present day."""

from sandtable.engine import Game

from .bot.foresight import DawnForesight
from .bot.player import DawnBasic
from .features import FEATURES, encode
from .lessons import LESSONS
from .options import FOLDER, NAMES, ROLES
from .position import position
from .state import new
from .table.board import DawnBoard, board
from .table.view import TOLD, DawnView

GAME = Game(
    id="dawn",
    version="2",
    folder=FOLDER,
    names=NAMES,
    seats=(2,),
    new=new,
    roles=lambda seats, options: ROLES,
    board=board,
    things=frozenset({"card", "history", "band", "box", "space", "use"}),
    reached=frozenset({"tech"}),
    bots={"dawn-basic": DawnBasic},
    foresight=DawnForesight,
    minutes=180,
    weight=4,
    decks=frozenset({"base_cards.card", "history_cards.card"}),
    shelf=40,
    told=TOLD,
    view_type=DawnView,
    board_type=DawnBoard,
    position=position,
    lessons=LESSONS,
    features=FEATURES,
    encode=encode,
)
