"""Axis & Allies, 50th Anniversary Edition."""

from sandtable.engine.game import Game, Option

from .bot.foresight import AxisForesight
from .bot.player import AxisBasic
from .bot.strategist.player import AxisStrategist
from .content import FOLDER
from .features import FEATURES, encode
from .lessons import LESSONS
from .odds.text import tell_odds
from .options import NAMES
from .position import arrange
from .rules.setup import PLAYED, new, roles
from .table.board import AxisBoard, board
from .table.log import TOLD
from .table.view import AxisView

GAME = Game(
    id="axis",
    version="2",
    folder=FOLDER,
    names=NAMES,
    seats=(2, 3, 4, 5, 6),
    new=new,
    roles=roles,
    board=board,
    view_type=AxisView,
    board_type=AxisBoard,
    options=(
        Option("scenario", "1941", choices=("1941", "1942")),
        Option("cities", "15", choices=("13", "15", "18")),
        Option("research", False),
        Option("objectives", True),
        Option("china", "before", choices=("before", "after")),
        Option("casualties", "ask", choices=("ask", "preset")),
        Option("strikes", "first", choices=("first", "every")),
        Option("rounds", 0, low=0, high=99),
        Option("bid", 0, low=0, high=99),
        Option("bid-income", 0, low=0, high=99),
        Option("bidder", "allies", choices=("allies", "axis", *PLAYED)),
        *(Option(id, 0, low=0, high=6) for id in PLAYED),
    ),
    things=frozenset({"power", "of", "to", "space", "spaces", "zone", "unit", "loss", "tech", "objective"}),
    persons=frozenset(),
    reached=frozenset({"objective", "tech"}),
    bots={"axis-strategist": AxisStrategist, "axis-basic": AxisBasic},
    foresight=AxisForesight,
    short={"rounds": 40},
    told=TOLD,
    position=arrange,
    lessons=LESSONS,
    odds=tell_odds,
    minutes=300,
    weight=4,
    decks=frozenset({"objectives.objective"}),
    shelf=30,
    features=FEATURES,
    encode=encode,
)
