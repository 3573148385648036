"""The engine: decisions, flows, chance, records and views. It knows no game."""

from .amend import Change, effect_id, in_play
from .bot import Bot, Sight, Within
from .chance import Chance, Keyed, Scripted, outcomes
from .content import index, read_content
from .decision import CHANCE, NOTHING, OBSERVER, Choice, Decision, Flow
from .deck import Deck
from .episode import Episode
from .errors import Finished, SandtableError
from .features import Encoder, Feature, Features, Sink
from .fingerprint import fingerprint
from .foresight import Foresight, shares
from .game import LESSON, Game, Option, Options
from .gestures import Gesture
from .heuristic import RUIN, Heuristic, Thought
from .importing import Imported
from .ledger import LANGUAGES, Rule
from .lesson import MISSED, REACHED, Lesson
from .luck import chance_of_at_least, chances_of_sum, one_of, shuffle
from .match import Match, replay, replay_as_far_as_it_holds
from .names import PASS, Kind, Names, released_names
from .notes import Log, Note
from .overlay import Overlay, parse_overlay, read_overlay
from .record import Record, loads, read_record
from .registry import Registry
from .runner import Runner, play_out
from .state import DIE, Pick, State, View
from .tape import Tape
from .verify import check_dice, dice_of

__all__ = [
    "CHANCE",
    "DIE",
    "LANGUAGES",
    "LESSON",
    "MISSED",
    "NOTHING",
    "OBSERVER",
    "PASS",
    "REACHED",
    "RUIN",
    "Bot",
    "Chance",
    "Change",
    "Choice",
    "Decision",
    "Deck",
    "Encoder",
    "Episode",
    "Feature",
    "Features",
    "Finished",
    "Flow",
    "Foresight",
    "Game",
    "Gesture",
    "Heuristic",
    "Imported",
    "Keyed",
    "Kind",
    "Lesson",
    "Log",
    "Match",
    "Names",
    "Note",
    "Option",
    "Options",
    "Overlay",
    "Pick",
    "Record",
    "Registry",
    "Rule",
    "Runner",
    "SandtableError",
    "Scripted",
    "Sight",
    "Sink",
    "State",
    "Tape",
    "Thought",
    "View",
    "Within",
    "chance_of_at_least",
    "chances_of_sum",
    "check_dice",
    "dice_of",
    "effect_id",
    "fingerprint",
    "in_play",
    "index",
    "loads",
    "one_of",
    "outcomes",
    "parse_overlay",
    "play_out",
    "read_content",
    "read_overlay",
    "read_record",
    "released_names",
    "replay",
    "replay_as_far_as_it_holds",
    "shares",
    "shuffle",
]
