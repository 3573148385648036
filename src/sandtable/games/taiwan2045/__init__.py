"""2045: hidden powers steer the last ten days of a landing war over Taiwan."""

from sandtable.engine import Game

from .bot.foresight import Taiwan2045Foresight
from .bot.player import BasicBot
from .content import FOLDER
from .features import FEATURES, encode
from .lessons import LESSONS
from .options import NAMES
from .position import set_position
from .state import new
from .table.board import Taiwan2045Board, board, roles
from .table.told import TOLD
from .table.view import Taiwan2045View

GAME = Game(
    id="taiwan2045",
    version="3",
    folder=FOLDER,
    names=NAMES,
    seats=(3, 4, 5),
    new=new,
    roles=roles,
    board=board,
    position=set_position,
    lessons=LESSONS,
    things=frozenset(
        {
            "card",
            "cards",
            "space",
            "spaces",
            "start",
            "base",
            "other",
            "mission",
            "side",
            "region",
            "deck",
            "blind",
            "power",
            "road",
        }
    ),
    persons=frozenset({"seat", "seats"}),
    bots={"taiwan2045-basic": BasicBot},
    foresight=Taiwan2045Foresight,
    minutes=150,
    weight=4,
    decks=frozenset({"cards.character", "cards.event", "cards.elite", "missions.mission"}),
    shelf=50,
    told=TOLD,
    view_type=Taiwan2045View,
    board_type=Taiwan2045Board,
    features=FEATURES,
    encode=encode,
)
