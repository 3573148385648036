"""What a flow yields: a decision that somebody must answer, or several at once."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Final, TypeAlias, final

from mypy_extensions import mypyc_attr

CHANCE: Final = -1
"""The actor who rolls dice and draws cards."""

OBSERVER: Final = -2
"""The seat of a spectator: sees what is public and is never asked."""

NOTHING: Final = -1
"""The number that means "no option"."""


Choosable: TypeAlias = Iterable[int] | Callable[[], list[int]]
"""The options of a decision, or what computes them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """One choice of one seat. Its options are computed only when somebody asks for them.

    >>> Decision(0, "card", lambda: [7, 8]).options
    [7, 8]

    `left` and `about` are for the prompt's text: how many such choices remain, and what it is about.
    A `quiet` decision is not shown to other seats, because that somebody is asked would tell a secret.
    """

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: Choosable,
        left: int = 0,
        about: int = NOTHING,
        quiet: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.left = left
        self.about = about
        self.quiet = quiet
        self._source = options
        self._options: list[int] | None = None

    @property
    def options(self) -> list[int]:
        known = self._options
        if known is None:
            source = self._source
            if isinstance(source, list):
                known = source
            elif callable(source):
                known = source()
            else:
                known = list(source)
            self._options = known
        return known


Flow: TypeAlias = Generator[Decision, int, None]
"""A piece of rules: yields decisions, is sent their answers."""

Choice: TypeAlias = Generator[Decision, int, int]
"""A piece of rules that ends in a number, for `x = yield from …`."""


@final
class Together(Decision):
    """Several flows that run side by side, one per seat: headlines, bids, secret plays.

    Answers may come in any order. Nobody sees anything of another's branch before all have ended, so a branch
    may write only what is hidden from the other seats.
    """

    def __init__(self, flows: list[Flow]) -> None:
        super().__init__(CHANCE, "together", [])
        self.flows = flows
