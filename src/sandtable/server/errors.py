"""Every way in which the server says no: a code for programs, a sentence for people, a status for HTTP."""

from __future__ import annotations

from typing import TypedDict

from sandtable.engine import LANGUAGES
from sandtable.engine import errors as engine
from sandtable.games import find_game
from sandtable.text.changes import changes_since

STATUS = {
    "bad-request": 422,
    "bad-cookie": 401,
    "bad-token": 401,
    "wrong-password": 403,
    "not-your-seat": 403,
    "not-allowed": 403,
    "hidden": 403,
    "banned": 403,
    "bad-link": 404,
    "link-expired": 410,
    "unknown-game": 404,
    "unknown-match": 404,
    "unknown-seat": 404,
    "unknown-variant": 404,
    "unknown-bot": 404,
    "unknown-language": 404,
    "not-found": 404,
    "method-not-allowed": 405,
    "seat-taken": 409,
    "login-taken": 409,
    "not-offered": 409,
    "stale": 409,
    "final": 409,
    "not-asked": 409,
    "not-started": 409,
    "game-over": 409,
    "paused": 409,
    "not-over": 409,
    "cannot-undo": 409,
    "no-offer": 409,
    "not-overdue": 409,
    "bad-option": 422,
    "bad-seats": 422,
    "bad-record": 422,
    "other-rules": 422,
    "too-large": 413,
    "too-many": 429,
    "busy": 503,
    "internal": 500,
}

OF_ENGINE: list[tuple[type[engine.SandtableError], str]] = [
    (engine.UnknownGame, "unknown-game"),
    (engine.UnknownLanguage, "unknown-language"),
    (engine.UnknownBot, "unknown-bot"),
    (engine.UnknownName, "not-offered"),
    (engine.BadOption, "bad-option"),
    (engine.BadSeats, "bad-seats"),
    (engine.NotOffered, "not-offered"),
    (engine.NotYourDecision, "not-asked"),
    (engine.GameOver, "game-over"),
    (engine.CannotUndo, "cannot-undo"),
    (engine.OtherRules, "other-rules"),
    (engine.BadRecord, "bad-record"),
    (engine.BadOverlay, "bad-record"),
]


class Versions(TypedDict):
    """Versions of a game's rules; `changes` by language, oldest first."""

    recorded: str
    current: str
    changes: dict[str, list[str]]


class Refusal(Exception):
    """Nothing was changed; `code` is one of docs/protocol.md."""

    def __init__(
        self, code: str, message: str, retry_after_s: float = 0.0, name: str | None = None, rule: str | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.retry_after_s = retry_after_s
        self.name = name
        """The option that is not offered, and below the clause that keeps it out."""
        self.rule = rule
        self.versions: Versions | None = None

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def as_json(self) -> dict[str, dict[str, object]]:
        versions = {} if self.versions is None else {"versions": self.versions}
        return {"error": {"code": self.code, "message": self.message, **versions}}


def refusal_of(error: engine.SandtableError) -> Refusal:
    """The engine's error in the words of the protocol."""
    code = next((code for kind, code in OF_ENGINE if isinstance(error, kind)), "bad-request")
    if isinstance(error, engine.NotOffered):
        return Refusal(code, str(error), name=error.name, rule=error.rule)
    refusal = Refusal(code, str(error))
    if isinstance(error, engine.OtherRules):
        refusal.versions = versions_of(error)
    return refusal


def versions_of(error: engine.OtherRules) -> Versions:
    """The rules that a record was made under and those of today, with what has changed between them."""
    game = find_game(error.game)
    changes = {language: [text for _, text in changes_since(game, error.recorded, language)] for language in LANGUAGES}
    return {"recorded": error.recorded, "current": error.current, "changes": changes}
