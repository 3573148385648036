"""The base of every game's state: plain data, and the few words in which rules speak to the table."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NoReturn, TypeAlias

from mypy_extensions import mypyc_attr

from .contract import FinalScore
from .decision import CHANCE, NOTHING, Choosable, Decision, Flow, Together
from .errors import Finished
from .gestures import Gesture
from .names import DIE_SIDES
from .notes import EVERYBODY, Log, Note, Value

View: TypeAlias = Mapping[str, Any]
"""What one seat sees, as plain JSON data (docs/add-a-game.md lists the sections the table can draw)."""

Pick: TypeAlias = Callable[[], float]
"""A source of random numbers in [0, 1), as `random.Random().random`."""

DIE: Final[list[int]] = list(range(1, DIE_SIDES + 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A game in progress. A subclass adds its fields.

    Between phases the fields alone say everything: `next_phase` starts the flow of the coming phase, and before it
    ends, a flow sets the fields so that the next one is known.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.over = False
        self.ending = ""
        self.winners: list[int] = []
        self.log: Log | None = None

    # What a game must say

    @abstractmethod
    def next_phase(self) -> Flow:
        """The flow of the phase that comes next according to the fields."""

    @abstractmethod
    def copy(self) -> State:
        """A twin that shares nothing mutable. Written by hand; ends with `self.copy_ending_to(twin)`."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """Everything that the seat may know, and nothing else. `OBSERVER` sees what is public."""

    @abstractmethod
    def resample(self, seat: int, random: Pick) -> None:
        """Deals everything hidden from the seat anew, consistent with what it knows.

        Changes lists in place (`hand[:] = …`, `deck.replace(…)`): pending decisions refer to them.
        """

    @abstractmethod
    def scores(self) -> list[float]:
        """One number per seat; more is better. At the end, the seats with the highest score have won."""

    # What a game may say

    def when(self) -> int:
        """The turn or round being played, as the view's `turn` counts it; 0 if the game has no such thing."""
        return 0

    def standings(self) -> list[FinalScore]:
        """What each seat or side has by now in the game's own measures, best first, as the view's `ending` shows it.

        The table shows it also when it ended the game itself: somebody resigned, time ran out, a draw was agreed.
        """
        return []

    def check(self) -> str:
        """The first invariant that does not hold, in words; empty if all is well."""
        return ""

    def why_not(self, decision: Decision, option: int) -> str:
        """The clause that forbids an option; empty if it is offered, or if the game cannot name a clause.

        It asks the same predicates that produced the options, so the two cannot disagree.
        """
        return ""

    def unused_fields(self) -> frozenset[str]:
        """Fields that came after records had been kept and that this match does without, as those of an option that
        nobody chose: its fingerprint is what it was before there were any."""
        return frozenset()

    def hints(self, decision: Decision) -> dict[int, dict[str, float]]:
        """Numbers worth knowing before the click, by option: `success`, `cost`, `points` …"""
        return {}

    def gestures(self, decision: Decision) -> list[Gesture]:
        """The sequences of answers, beginning with one to this decision, that a hand may give as one."""
        return []

    def so_far(self, decision: Decision) -> dict[str, list[int]]:
        """What was answered before as a part of the same order: the values, by name, of the text `so-far-…` beside the
        question. Empty where the question itself says everything."""
        return {}

    # Words for rules

    def ask(
        self,
        seat: int,
        prompt: str,
        options: Choosable,
        left: int = 0,
        about: int = NOTHING,
        quiet: bool = False,
    ) -> Decision:
        return Decision(seat, prompt, options, left, about, quiet)

    def roll(self) -> Decision:
        """One die; the answer is the number rolled."""
        return Decision(CHANCE, "roll", DIE)

    def pick_at_random(self, prompt: str, options: Iterable[int]) -> Decision:
        """Chance picks one of the options, each equally likely."""
        return Decision(CHANCE, prompt, options)

    def together(self, flows: list[Flow]) -> Decision:
        """`yield` it to run flows of several seats side by side."""
        return Together(flows)

    def note(
        self,
        key: str,
        rule: str = "",
        audience: tuple[int, ...] = EVERYBODY,
        reveals: bool = False,
        **values: Value,
    ) -> None:
        """Writes a line to the log, if there is one."""
        if self.log is not None:
            self.log.notes.append(Note(key, rule, values, audience, reveals))

    def finish(self, ending: str, winners: list[int]) -> None:
        """Ends the game: why, and who has won (nobody: a draw)."""
        self.over = True
        self.ending = ending
        self.winners = winners

    def finish_now(self, ending: str, winners: list[int]) -> NoReturn:
        """Ends the game in the middle of a phase: nothing that would have followed happens."""
        self.finish(ending, winners)
        raise Finished

    def copy_ending_to(self, twin: State) -> None:
        twin.over = self.over
        twin.ending = self.ending
        twin.winners = self.winners.copy()
