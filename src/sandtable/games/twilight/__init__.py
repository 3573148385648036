"""Twilight Struggle: the Cold War for two."""

from sandtable.engine import Game, Option

from .bot.foresight import TwilightForesight
from .bot.player import Basic
from .content import MOST_HANDICAP
from .features import FEATURES, encode
from .importer.replay import import_log
from .lessons import LESSONS
from .options import FOLDER, NAMES, SIDE_IDS
from .position import arrange
from .state import new
from .table.board import TwilightBoard, board
from .table.view import TOLD, TwilightView

GAME = Game(
    id="twilight",
    version="2",
    folder=FOLDER,
    names=NAMES,
    seats=(2,),
    new=new,
    roles=lambda seats, options: SIDE_IDS,
    board=board,
    options=(
        Option("optional-cards", True),
        Option("us-handicap", 0, low=0, high=MOST_HANDICAP),
        Option("reveal-held", False),
        Option("digital-rulings", False),
    ),
    things=frozenset({"card", "space", "use", "region"}),
    persons=frozenset({"seat", "holder"}),
    minutes=180,
    weight=4,
    decks=frozenset({"cards.card"}),
    shelf=20,
    told=TOLD,
    view_type=TwilightView,
    board_type=TwilightBoard,
    bots={"twilight-basic": Basic},
    foresight=TwilightForesight,
    importer=import_log,
    position=arrange,
    lessons=LESSONS,
    features=FEATURES,
    encode=encode,
)
