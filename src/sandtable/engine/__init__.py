"""The engine: decisions, flows, chance, records and views. It knows no game."""

from .bot import Bot, Sight, Within
from .chance import Chance, Keyed, Scripted, outcomes
from .content import index, read_content
from .decision import CHANCE, NOTHING, OBSERVER, Choice, Decision, Flow
from .deck import Deck
from .errors import Finished, SandtableError
from .fingerprint import fingerprint
from .foresight import Foresight, shares
from .game import Game, Option, Options
from .heuristic import RUIN, Heuristic, Thought
from .importing import Imported
from .ledger import LANGUAGES, Rule
from .luck import chance_of_at_least, chances_of_sum, one_of, shuffle
from .match import Match, replay, replay_as_far_as_it_holds
from .names import PASS, Kind, Names, released_names
from .notes import Log, Note
from .record import Record, loads, read_record
from .registry import Registry
from .runner import Runner, play_out
from .state import DIE, Pick, State, View
from .verify import check_dice, dice_of

__all__ = [
    "CHANCE",
    "DIE",
    "LANGUAGES",
    "NOTHING",
    "OBSERVER",
    "PASS",
    "RUIN",
    "Bot",
    "Chance",
    "Choice",
    "Decision",
    "Deck",
    "Finished",
    "Flow",
    "Foresight",
    "Game",
    "Heuristic",
    "Imported",
    "Keyed",
    "Kind",
    "Log",
    "Match",
    "Names",
    "Note",
    "Option",
    "Options",
    "Pick",
    "Record",
    "Registry",
    "Rule",
    "Runner",
    "SandtableError",
    "Scripted",
    "Sight",
    "State",
    "Thought",
    "View",
    "Within",
    "chance_of_at_least",
    "chances_of_sum",
    "check_dice",
    "dice_of",
    "fingerprint",
    "index",
    "loads",
    "one_of",
    "outcomes",
    "play_out",
    "read_content",
    "read_record",
    "released_names",
    "replay",
    "replay_as_far_as_it_holds",
    "shares",
    "shuffle",
]
