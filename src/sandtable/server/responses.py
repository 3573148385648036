"""Everything that leaves the server, as types: the answers of routes and the messages of the socket.

The OpenAPI description is made from these, and the client's types from that. Only what a game says of itself (view,
board, values of notes) is open here: its shape is the game's own (`sandtable.engine.contract`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from sandtable.engine.game import OptionValue

GameView = Mapping[str, Any]
"""A view, in the shape that the game declares."""
GameBoard = Mapping[str, object]
"""A board, in the shape that the game declares."""

Status = Literal["waiting", "playing", "paused", "over"]
Tongues = dict[str, str]
"""One text in every language."""

# Games


class GameOption(TypedDict):
    id: str
    kind: Literal["switch", "number", "choice"]
    default: OptionValue
    choices: NotRequired[list[str]]
    low: NotRequired[int]
    high: NotRequired[int]


class BotInfo(TypedDict):
    id: str
    title: Tongues
    about: Tongues
    """How it plays and how long it thinks, in a sentence; empty for a bot of which nothing is said."""


class LessonInfo(TypedDict):
    """A prepared position with a goal; a match with the option `lesson` plays it from `seat`."""

    id: str
    seat: int
    seats: int
    title: Tongues
    task: Tongues


class ChangeInfo(TypedDict):
    """One thing that a variant changes; `before` is null for what is added, `after` for what is taken out."""

    path: str
    before: str | None
    after: str | None


class VariantInfo(TypedDict):
    """A variant of a game; `texts` is how many texts it changes."""

    id: str
    name: str
    changes: list[ChangeInfo]
    texts: int


class GameInfo(TypedDict):
    """`emblem` is the text of an SVG picture, empty if the game has none; games stand in the order of `shelf`."""

    id: str
    version: str
    seats: list[int]
    minutes: int
    weight: int
    shelf: int
    emblem: str
    title: Tongues
    tagline: Tongues
    first_seat: Tongues
    """Whom one plays who sits down at once, against as few as possible."""
    options: list[GameOption]
    bots: list[BotInfo]
    roles: dict[str, list[str]]
    things: list[str]
    persons: list[str]
    lessons: list[LessonInfo]
    variants: list[VariantInfo]
    puzzles: int
    """How many puzzles come with the game."""


class Games(TypedDict):
    games: list[GameInfo]


class RuleInfo(TypedDict):
    id: str
    section: str
    summary: Tongues


class Rules(TypedDict):
    rules: list[RuleInfo]


# The laboratory


class LabDoor(TypedDict):
    """Whether the laboratory is open to whoever asks, and how many games an experiment may have."""

    open: bool
    most_games: int


class LabField(TypedDict):
    """A value of the content; `words` are those that a word can be replaced with."""

    name: str
    value: bool | int | str
    words: list[str]


class LabRow(TypedDict):
    """Fields that belong together, such as a card's; their paths begin with the row's."""

    path: str
    kind: str
    id: str
    in_deck: bool
    fields: list[LabField]


class LabContent(TypedDict):
    rows: list[LabRow]


class LabFigure(TypedDict):
    """A measure with its 95 % interval; in a comparison the variant's (`b`) less the plain game's (`a`)."""

    measure: str
    share: bool
    value: float
    low: float
    high: float
    a: float | None
    b: float | None
    sure: bool
    more: int


class ExperimentInfo(TypedDict):
    """`trace` has one row per look: after how many games, then what each seat won (or won more) by then."""

    id: str
    game: str
    bots: list[str]
    games: int
    seed: int
    compare: bool
    changes: list[ChangeInfo]
    progress: Literal["trying", "playing", "done", "failed", "stopped"]
    done: int
    seconds: float
    problem: str
    figures: list[LabFigure]
    trace: list[list[float]]


class Experiments(TypedDict):
    experiments: list[ExperimentInfo]


# The table


class ClockPlan(TypedDict):
    kind: Literal["none", "live", "days"]
    minutes: NotRequired[float]
    increment_s: NotRequired[int]
    days: NotRequired[float]
    expiry: NotRequired[Literal["bot", "lose", "wait"]]


class Result(TypedDict):
    by: str
    ending: str
    winners: list[int]
    scores: list[float]


class SeatInfo(TypedDict):
    seat: int
    role: str
    kind: Literal["person", "bot", "open"]
    name: str
    mine: bool
    here: bool
    program: NotRequired[bool]
    """A program plays there, with the token of somebody who answers for it."""
    bot: NotRequired[str]
    reserved: NotRequired[bool]
    yours_again: NotRequired[bool]
    """A bot plays it in your place, and you may take it back."""
    was_yours: NotRequired[bool]
    """The game is over, and a bot has played it to the end in your place."""


class Clocks(TypedDict):
    """Milliseconds left at `now`, the server's time of this message; those of `running` seats go down from there."""

    left: list[int]
    running: list[int]
    now: int


class OfferInfo(TypedDict):
    what: Literal["undo", "draw", "pause"]
    by: int
    agreed: list[int]
    needed: list[int]


class Fair(TypedDict):
    """`words` are what the players added to the dice, in the order in which they sat down; the salt is made of them."""

    hash: str
    salt: str
    key: str | None
    words: list[str]


class Parent(TypedDict):
    match: str
    step: int


class RepairedAt(TypedDict):
    step: int
    rules: str


class TableInfo(TypedDict):
    match: str
    game: str
    version: str
    options: dict[str, OptionValue]
    variant: VariantInfo | None
    status: Status
    created: int
    host: bool
    seats: list[SeatInfo]
    mine: list[int]
    watchers: int
    clock: ClockPlan
    clocks: Clocks | None
    overdue: list[int]
    offers: list[OfferInfo]
    fair: Fair
    parent: Parent | None
    rematch: str | None
    repaired: RepairedAt | None
    replayable: bool
    """False when the match ended under rules that these no longer are, so that it cannot be shown to its end."""
    result: Result | None


class SummarySeat(TypedDict):
    seat: int
    role: str
    name: str
    kind: str
    program: NotRequired[bool]


class MatchSummary(TypedDict):
    match: str
    game: str
    status: Status
    created: int
    updated: int
    listed: bool
    variant: str | None
    """The name of the variant; null for the game as it is."""
    clock: ClockPlan
    seats: list[SummarySeat]
    acting: list[int]
    deadline: int | None
    """When you will be overdue if it is your turn, else when the first of those will be who are seen to be asked."""
    result: Result | None
    mine: list[int]
    lost: list[int]
    """Seats of yours where a bot sits until you take them back."""
    your_turn: bool


class MatchList(TypedDict):
    matches: list[MatchSummary]


class Invitation(TypedDict):
    """What somebody is told who was sent a link to a seat."""

    match: str
    seat: int
    game: str
    taken: bool
    host: str
    """The name of whoever opened the table; empty if they do not sit there."""
    seats: list[SummarySeat]
    clock: ClockPlan
    variant: str | None


# People


class SignInInfo(TypedDict):
    created: int
    device: str


class DoneInfo(TypedDict):
    match: str
    at: int
    kind: str
    data: dict[str, Any] | None


class MyData(TypedDict):
    """Everything that the server keeps about a person."""

    person: str
    name: str
    login: str | None
    email: str | None
    language: str | None
    created: int
    matches: list[str]
    sign_ins: list[SignInInfo]
    bots: list[str]
    """The names of the programs for which there is a token."""
    done: list[DoneInfo]


# The position


class NoteInfo(TypedDict):
    key: str
    rule: str
    values: dict[str, Any]
    private: bool


class GestureInfo(TypedDict):
    """Several answers that a hand may give as one: see `sandtable.engine.gestures`."""

    key: str
    answers: list[str]
    at: str | None
    what: str | None
    most: int
    usual: int
    counts: list[str]
    again: list[str]
    room: int
    about: str | None
    source: str | None


class Ask(TypedDict):
    turn: str
    prompt: str
    left: int
    about: str | None
    so_far: dict[str, list[str]]
    options: list[str]
    hints: dict[str, dict[str, float]]
    gestures: list[GestureInfo]
    quiet: bool


class Position(TypedDict):
    """The part of an update that is the same for everybody who looks from this seat."""

    seat: int
    view: GameView | None
    acting: list[int]
    ask: Ask | None
    undo: Literal["free", "ask"] | None
    over: bool


class Update(Position):
    type: Literal["update"]
    mine: list[int]
    notes_from: int
    notes: list[NoteInfo]


# Replays and dice


class Replay(TypedDict):
    step: int
    steps: int
    seat: int | Literal["all"]
    by: int | None
    ask: str | None
    answer: str | None
    view: GameView
    views: NotRequired[list[GameView]]
    acting: list[int]
    notes: list[NoteInfo]
    notes_from: int
    over: bool


class Step(TypedDict):
    step: int
    by: int | None
    ask: str | None
    answer: str | None
    notes: int
    turn: int | None
    phase: str | None


class Steps(TypedDict):
    steps: int
    list: list[Step]


class Roll(TypedDict):
    entry: int
    ask: str
    options: list[str]
    answer: str
    expected: str
    ok: bool


class Verified(TypedDict):
    """`events` are the outcomes in force; what was taken back has decided nothing."""

    ok: bool
    hash_ok: bool
    salt_ok: bool
    hash: str
    key: str
    salt: str
    words: list[str]
    events: list[Roll]


# The coach


class Answered(TypedDict):
    """Somebody's answer, in a line that shows what may follow."""

    seat: int
    name: str


class AdviceInfo(TypedDict):
    """An option, the share of the victory that may be expected after it, and what it may lead to."""

    name: str
    worth: float
    line: list[Answered]


class HintInfo(TypedDict):
    """The best options first."""

    turn: str
    options: list[AdviceInfo]


class PointInfo(TypedDict):
    """Each seat's chance after so many answers."""

    step: int
    chances: list[float]


class TurningInfo(TypedDict):
    """Where a seat lost much: by what it `played` at this step, which cost so much against what would have been
    `better`; without them, by what others did and by luck."""

    step: int
    seat: int
    lost: float
    played: str
    better: str
    cost: float
    line: list[tuple[int, str]]


class ReviewInfo(TypedDict):
    """`done` of so many `parts` are worked out; `points` and `turnings` are there once all are."""

    status: Literal["none", "working", "done"]
    done: int
    parts: int
    points: list[PointInfo]
    turnings: list[TurningInfo]


class PuzzleInfo(TypedDict):
    """A position with one option that is clearly best; `number` of `count`."""

    game: str
    number: int
    count: int
    options: dict[str, OptionValue]
    roles: list[str]
    seat: int
    view: GameView
    ask: Ask
    notes: list[NoteInfo]


class SolutionInfo(TypedDict):
    """Whether the answer is the best; then every option that was weighed to the end, best first."""

    right: bool
    best: str
    options: list[AdviceInfo]


# The socket


class TableMessage(TypedDict):
    type: Literal["table"]
    table: TableInfo


class Ack(TypedDict):
    type: Literal["ack"]
    id: str | None


class ErrorMessage(TypedDict):
    type: Literal["error"]
    id: str | None
    code: str
    message: str
    name: str | None
    rule: str | None


Told = Literal["time", "kicked", "resigned", "returned", "repaired"]
"""Why a seat changed hands, or that the rules did."""


class ChatLine(TypedDict):
    """`what` is null for what somebody said; else it says what the table tells: why a seat changed hands."""

    n: int
    at: int
    seat: int | None
    name: str
    text: str
    what: Told | None
    about: NotRequired[str]
    """Who had the seat before."""
    muted: NotRequired[bool]
    """It was said by somebody whom you have muted or blocked; the text is left out."""


Chat = TypedDict("Chat", {"type": Literal["chat"], "from": int, "lines": list[ChatLine]})
"""Lines from number `from` on; those who connect late get the last of them only."""


class WhyAnswer(TypedDict):
    type: Literal["why"]
    id: str | None
    name: str
    rule: str


class Pong(TypedDict):
    type: Literal["pong"]


class Bye(TypedDict):
    type: Literal["bye"]
    code: str


FromServer = TableMessage | Update | Ack | ErrorMessage | Chat | WhyAnswer | Pong | Bye
