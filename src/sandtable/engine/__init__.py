"""The engine: decisions, flows, chance, records and views. It knows no game."""

from .bot import Bot, Sight
from .chance import Chance, Keyed, Scripted, outcomes
from .content import index, read_content
from .decision import CHANCE, NOTHING, OBSERVER, Choice, Decision, Flow
from .deck import Deck
from .dice import check_dice, dice_of
from .errors import SandtableError
from .fingerprint import fingerprint
from .game import Game, Option, Options, find_game, game_ids
from .importing import Imported
from .ledger import LANGUAGES, Rule
from .match import Match, replay
from .names import PASS, Names
from .notes import Log, Note
from .record import Record, loads, read_record
from .runner import Runner, play_out
from .state import Pick, State, View

__all__ = [
    "CHANCE",
    "LANGUAGES",
    "NOTHING",
    "OBSERVER",
    "PASS",
    "Bot",
    "Chance",
    "Choice",
    "Decision",
    "Deck",
    "Flow",
    "Game",
    "Imported",
    "Keyed",
    "Log",
    "Match",
    "Names",
    "Note",
    "Option",
    "Options",
    "Pick",
    "Record",
    "Rule",
    "Runner",
    "SandtableError",
    "Scripted",
    "Sight",
    "State",
    "View",
    "check_dice",
    "dice_of",
    "find_game",
    "fingerprint",
    "game_ids",
    "index",
    "loads",
    "outcomes",
    "play_out",
    "read_content",
    "read_record",
    "replay",
]
