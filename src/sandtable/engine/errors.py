"""One exception per kind of bad input, so that every caller can say exactly what went wrong."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class SandtableError(Exception):
    """Anything that a user can cause; the message is meant for that user."""


class UnknownGame(SandtableError):
    pass


class UnknownLanguage(SandtableError):
    pass


class UnknownBot(SandtableError):
    pass


class UnknownPrompt(SandtableError):
    """A question that a bot has no answer to."""


class UnknownName(SandtableError):
    """A word that is not in the game's vocabulary."""


class BadOption(SandtableError):
    """A game option that does not exist, or a value out of its range."""


class BadSeats(SandtableError):
    """A number of players that the game does not support, or a seat that it does not have."""


class BadContent(SandtableError):
    """A content file with a missing field or a misspelt id."""


class BadOverlay(SandtableError):
    """A variant that names what does not exist, gives a value that does not fit, or cannot be played."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NotOffered(SandtableError):
    """The answer is not among the options of the decision; `rule` is the clause that keeps it out, if one is known."""

    def __init__(self, message: str, name: str = "", rule: str = "") -> None:
        super().__init__(message)
        self.name = name
        self.rule = rule


class NotYourDecision(SandtableError):
    """The seat has nothing to decide at the moment."""


class GameOver(SandtableError):
    pass


class CannotUndo(SandtableError):
    pass


@mypyc_attr(allow_interpreted_subclasses=True)
class BadRecord(SandtableError):
    """A record that is truncated or edited, or not a record at all."""

    def __init__(self, message: str, step: int = 0) -> None:
        super().__init__(message)
        self.step = step


@mypyc_attr(allow_interpreted_subclasses=True)
class OtherRules(SandtableError):
    """A record made under another version of the rules."""

    def __init__(self, game: str, recorded: str, current: str, source: str = "the record") -> None:
        super().__init__(f"{source} was made under rules {recorded} of {game}; these are rules {current}")
        self.game = game
        self.recorded = recorded
        self.current = current


class ScriptEnded(SandtableError):
    """Scripted chance was asked for more than its script contains, or for something else."""


class BrokenInvariant(SandtableError):
    """The rules have led to a state that the game says is impossible."""


class Finished(Exception):
    """Ends the flows of a game that is over in the middle of a phase; only `State.finish_now` raises it."""
