"""What a player may send, over the socket or as `POST …/act`. Everything is checked here for form and size."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

NAME_LENGTH = 40
CHAT_LENGTH = 500
GESTURE_LENGTH = 200


def printable(text: str) -> str:
    """Control characters, line ends among them, have no business in a name."""
    if not text.isprintable():
        raise ValueError("contains control characters")
    return text


def printable_lines(text: str) -> str:
    if not all(char.isprintable() or char == "\n" for char in text):
        raise ValueError("contains control characters")
    return text


Ident = Annotated[str, StringConstraints(min_length=1, max_length=64), AfterValidator(printable)]
OptionName = Annotated[str, StringConstraints(min_length=1, max_length=200), AfterValidator(printable)]
BotName = Annotated[str, StringConstraints(min_length=1, max_length=64), AfterValidator(printable)]
PersonName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH),
    AfterValidator(printable),
]
ChatText = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=CHAT_LENGTH),
    AfterValidator(printable_lines),
]
What = Literal["undo", "draw", "pause"]
SeatNumber = Annotated[int, Field(ge=0, le=63)]


class Sent(BaseModel):
    model_config = ConfigDict(frozen=True)

    id: Ident | None = None


class Seated(Sent):
    seat: SeatNumber | None = None


class AnswerMessage(Seated):
    type: Literal["answer"]
    turn: Annotated[str, StringConstraints(max_length=32)]
    answer: OptionName
    unless_final: bool = False
    """Only if it could be taken back at once; else it is refused as `final`, and nothing has happened."""
    joined: bool = False
    """Given in one movement of the hand with the seat's answer before, and taken back with it while that is free."""


class GestureMessage(Seated):
    """Several answers that are given as one: all of them are taken, or none. `prompt?answer` is left out when that
    prompt does not come up."""

    type: Literal["gesture"]
    turn: Annotated[str, StringConstraints(max_length=32)]
    answers: Annotated[list[OptionName], Field(min_length=1, max_length=GESTURE_LENGTH)]
    unless_final: bool = False
    joined: bool = False


class RetractMessage(Seated):
    """One of the answers that the seat has just given to the question it is asked again now is left out; those given
    after it stand. All of that happens, or nothing."""

    type: Literal["retract"]
    turn: Annotated[str, StringConstraints(max_length=32)]
    answer: OptionName


class UndoMessage(Seated):
    type: Literal["undo"]


class DrawMessage(Seated):
    type: Literal["draw"]


class PauseMessage(Seated):
    type: Literal["pause"]


class AgreeMessage(Seated):
    type: Literal["agree"]
    what: What


class RefuseMessage(Seated):
    type: Literal["refuse"]
    what: What


class WithdrawMessage(Seated):
    type: Literal["withdraw"]
    what: What


class ResumeMessage(Seated):
    type: Literal["resume"]


class ResignMessage(Seated):
    type: Literal["resign"]


class KickMessage(Sent):
    type: Literal["kick"]
    seat: SeatNumber
    bot: BotName | None = None


class BotMessage(Sent):
    type: Literal["bot"]
    seat: SeatNumber
    bot: BotName | None = None


class RenameMessage(Sent):
    type: Literal["rename"]
    name: PersonName


class ChatMessage(Sent):
    type: Literal["chat"]
    text: ChatText


class SitMessage(Sent):
    type: Literal["sit"]
    seat: Annotated[int, Field(ge=-2, le=63)]


class WhyMessage(Seated):
    type: Literal["why"]
    name: OptionName


class PingMessage(Sent):
    type: Literal["ping"]


Act = (
    AnswerMessage
    | GestureMessage
    | RetractMessage
    | UndoMessage
    | DrawMessage
    | PauseMessage
    | AgreeMessage
    | RefuseMessage
    | WithdrawMessage
    | ResumeMessage
    | ResignMessage
    | KickMessage
    | BotMessage
    | RenameMessage
    | ChatMessage
)
"""Messages that change something."""

AnySaid = Act | SitMessage | WhyMessage | PingMessage

Action = Annotated[Act, Field(discriminator="type")]

socket_message: TypeAdapter[AnySaid] = TypeAdapter(Annotated[AnySaid, Field(discriminator="type")])
