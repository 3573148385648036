"""Bodies of requests and answers, as the OpenAPI page shows them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from sandtable.engine import LANGUAGES

from .messages import BotName, OptionName, PersonName, SeatNumber, printable, printable_lines

Nonce = Annotated[str, StringConstraints(max_length=64), AfterValidator(printable)]
Link = Annotated[str, StringConstraints(max_length=400)]
Login = Annotated[str, StringConstraints(pattern=r"^[a-z0-9._-]{3,40}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Email = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=254, pattern=r"^[^@\s<>,;:\"]+@[^@\s<>,;:\"]+$")
]
Expiry = Literal["bot", "lose", "wait"]
OptionChoice = bool | Annotated[int, Field(ge=-(2**31), lt=2**31)] | Annotated[str, StringConstraints(max_length=64)]


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"known languages are {', '.join(LANGUAGES)}")
    return language


class Error(BaseModel):
    code: str
    message: str


class ErrorBody(BaseModel):
    error: Error


class Ok(BaseModel):
    ok: Literal[True] = True


class Me(BaseModel):
    person: str
    name: str
    guest: bool
    login: str | None
    language: str | None
    email: str | None
    """Where letters go; only you are told."""
    mail: bool
    """Whether this server sends letters at all."""


class EmailChange(BaseModel):
    email: Email
    password: Annotated[str, StringConstraints(max_length=200)]


class EmailLink(BaseModel):
    link: Link


class Forgotten(BaseModel):
    """A login, or the address that belongs to it."""

    login: Annotated[str, StringConstraints(min_length=1, max_length=254)]


class PasswordReset(BaseModel):
    link: Link
    password: Password


class Notice(BaseModel):
    """A word of those who run the table."""

    id: str
    at: int
    text: str


class Notices(BaseModel):
    notices: list[Notice]


class Somebody(BaseModel):
    """Whom one means: by a seat of a match, or by a line of its chat."""

    model_config = ConfigDict(extra="forbid")

    match: Annotated[str, StringConstraints(pattern=r"^m_[A-Za-z0-9]{16}$")]
    seat: SeatNumber | None = None
    line: Annotated[int, Field(ge=0, le=1_000_000)] | None = None


class Report(Somebody):
    reason: Literal["abuse", "spam", "cheating", "name", "other"]
    text: Annotated[str, StringConstraints(strip_whitespace=True, max_length=1000), AfterValidator(printable_lines)] = (
        ""
    )


class Ignore(Somebody):
    kind: Literal["mute", "block"]


class Ignored(BaseModel):
    id: str
    name: str
    kind: Literal["mute", "block"]
    at: int


class IgnoredList(BaseModel):
    ignored: list[Ignored]


class MeChange(BaseModel):
    name: PersonName | None = None
    language: Annotated[str, AfterValidator(known_language)] | None = None


class Account(BaseModel):
    login: Login
    password: Password


class PasswordLogin(BaseModel):
    model_config = ConfigDict(extra="forbid")

    login: Annotated[str, StringConstraints(max_length=40), AfterValidator(printable)]
    password: Annotated[str, StringConstraints(max_length=200)]


class LinkLogin(BaseModel):
    model_config = ConfigDict(extra="forbid")

    link: Link


class PasswordChange(BaseModel):
    old: Annotated[str, StringConstraints(max_length=200)]
    new: Password


class Farewell(BaseModel):
    """Guests have no password to give."""

    password: Annotated[str, StringConstraints(max_length=200)] = ""


class SignIn(BaseModel):
    id: str
    created: int
    device: str
    current: bool


class SignIns(BaseModel):
    sign_ins: list[SignIn]


class NewBot(BaseModel):
    name: PersonName


class Bot(BaseModel):
    """A program that may play: its name as the table shows it."""

    id: str
    name: str
    created: int


class Bots(BaseModel):
    bots: list[Bot]


class BotToken(BaseModel):
    """Shown once; only its hash is kept."""

    id: str
    token: str


class DeviceLink(BaseModel):
    link: str
    expires: int


class SeatPlan(BaseModel):
    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None


class NoClock(BaseModel):
    kind: Literal["none"]


class LiveClock(BaseModel):
    kind: Literal["live"]
    minutes: Annotated[float, Field(ge=0.05, le=1440, allow_inf_nan=False)]
    increment_s: Annotated[int, Field(ge=0, le=3600)] = 0
    expiry: Expiry = "bot"


class DaysClock(BaseModel):
    kind: Literal["days"]
    days: Annotated[float, Field(ge=0.001, le=60, allow_inf_nan=False)]
    expiry: Expiry = "wait"


ClockPlan = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


def no_clock() -> NoClock:
    return NoClock(kind="none")


class NewMatch(BaseModel):
    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Annotated[list[SeatPlan], Field(max_length=16)] = Field(default_factory=list)
    options: Annotated[
        dict[Annotated[str, StringConstraints(max_length=64)], OptionChoice],
        Field(max_length=64),
    ] = Field(default_factory=dict)
    variant: Annotated[str, StringConstraints(max_length=64)] = ""
    clock: ClockPlan = Field(default_factory=no_clock)
    listed: bool = True
    shuffle: bool = False
    nonce: Nonce = ""


class ContentChange(BaseModel):
    """`path` leads to a value of the content, such as `cards.card.fidel.ops`."""

    path: Annotated[str, StringConstraints(pattern=r"^\w+(\.\w+)+$", max_length=200)]
    value: OptionChoice


class NewExperiment(BaseModel):
    """`without` are rows to take out, such as `cards.nasser`; with `compare`, the changes meet the game as it is."""

    game: Annotated[str, StringConstraints(max_length=64)]
    bots: Annotated[list[BotName], Field(min_length=1, max_length=16)]
    games: Annotated[int, Field(ge=10)]
    seed: Annotated[int, Field(ge=0, lt=2**31)] = 0
    options: Annotated[
        dict[Annotated[str, StringConstraints(max_length=64)], OptionChoice],
        Field(max_length=64),
    ] = Field(default_factory=dict)
    changes: Annotated[list[ContentChange], Field(max_length=500)] = Field(default_factory=list)
    without: Annotated[
        list[Annotated[str, StringConstraints(pattern=r"^\w+\.\w+$", max_length=200)]], Field(max_length=500)
    ] = Field(default_factory=list)
    compare: bool = False


class Branch(BaseModel):
    step: Annotated[int, Field(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatPlan], Field(max_length=16)] = Field(default_factory=list)
    clock: ClockPlan = Field(default_factory=no_clock)


class Claim(BaseModel):
    link: Link | None = None
    seat: SeatNumber | None = None
    nonce: Nonce = ""
    name: PersonName | None = None


class SeatLink(BaseModel):
    seat: int
    link: str


class Created(BaseModel):
    match: str
    seat: int | None
    links: list[SeatLink]


class Links(BaseModel):
    links: list[SeatLink]


class Claimed(BaseModel):
    match: str
    seat: int


class Imported(BaseModel):
    match: str


class Done(BaseModel):
    ok: Literal[True] = True
    id: str | None = None


class Why(BaseModel):
    name: str
    rule: str


class Health(BaseModel):
    """`unwell` names background tasks that fail; `set_aside` counts matches that cannot be read."""

    ok: bool
    unwell: list[str]
    set_aside: int
    database: str
    version: str


class HintWish(BaseModel):
    """For which seat advice is wanted."""

    model_config = ConfigDict(extra="forbid")
    seat: SeatNumber


class PuzzleAnswer(BaseModel):
    model_config = ConfigDict(extra="forbid")
    name: OptionName
