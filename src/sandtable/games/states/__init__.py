"""Warring States 战国: advisers in the shadows steer the seven states."""

from sandtable.engine import Game

from .bot.adviser import Adviser
from .bot.foresight import StatesForesight
from .content import FOLDER, MAX_SEATS, MIN_SEATS
from .features import FEATURES, encode
from .lessons import LESSONS
from .options import NAMES
from .position import set_position
from .state import new
from .table.board import StatesBoard, board, roles
from .table.told import TOLD
from .table.view import StatesView

GAME = Game(
    id="states",
    version="1",
    folder=FOLDER,
    names=NAMES,
    seats=tuple(range(MIN_SEATS, MAX_SEATS + 1)),
    new=new,
    roles=roles,
    board=board,
    view_type=StatesView,
    board_type=StatesBoard,
    told=TOLD,
    things=frozenset(
        {"card", "labels", "person", "event", "state", "victim", "lands", "first", "second", "attacker", "defender"}
    ),
    persons=frozenset({"seat", "target"}),
    bots={"adviser": Adviser},
    foresight=StatesForesight,
    position=set_position,
    lessons=LESSONS,
    minutes=60,
    weight=2,
    decks=frozenset({"general_events.event", "persons.person", "public_events.event"}),
    shelf=10,
    features=FEATURES,
    encode=encode,
)
