"""A table for tests: set the position, do the thing, see what changed."""

from __future__ import annotations

from typing import Any

from sandtable.engine import CHANCE, Decision, Game, Keyed, Log, Options, Runner, Scripted, State, View
from sandtable.engine.errors import NotOffered, NotYourDecision
from sandtable.games import find_game


def deal(game: str | Game, seats: int | None = None, options: Options | None = None, **position: Any) -> TestTable:
    """A table with the position arranged by the game's `arrange`.

    `deal("states", seats=4, qin={"military": 9})` is a four-player game in which Qin has a strong army.
    """
    found = find_game(game) if isinstance(game, str) else game
    state = found.start(seats or found.seats[0], options)
    if position:
        if found.position is None:
            raise ValueError(f"{found.id} declares no `arrange`, so no position can be set")
        found.position(state, position)
    return TestTable(found, state)


class TestTable:
    """A running game whose chance follows a script, and goes on with a fixed seed where the script ends."""

    __test__ = False

    def __init__(self, game: Game, state: State, seed: int = 1) -> None:
        self.game = game
        self.log = Log()
        state.log = self.log
        self.runner = Runner(state, keep=True)
        self._chance = Scripted(game.names, [], then=Keyed.from_seed(seed))
        self._answers = 0

    @property
    def state(self) -> Any:
        """The game's state; untyped on purpose, so that a test can look at any field."""
        return self.runner.state

    def script(self, *outcomes: int | str) -> TestTable:
        """What chance will do next: numbers are dice, words are the names of what is drawn or picked."""
        self._chance.script += [f"roll:{outcome}" if isinstance(outcome, int) else outcome for outcome in outcomes]
        return self

    def asked(self, seat: int) -> Decision:
        """What the seat is being asked; chance moves first."""
        self.settle()
        decision = self.runner.pending_for(seat)
        if decision is None:
            others = [f"{d.prompt} of {d.seat}" for d in self.runner.pending] or ["nobody: the game is over"]
            raise NotYourDecision(f"seat {seat} is not asked anything; asked is {', '.join(others)}")
        return decision

    def options(self, seat: int) -> list[str]:
        return [self.game.names[option] for option in self.asked(seat).options]

    def answer(self, seat: int, *names: str) -> TestTable:
        """The seat answers one decision after another; what is not offered is an error."""
        for name in names:
            offered = self.options(seat)
            if name not in offered:
                prompt = self.asked(seat).prompt
                raise NotOffered(f"{name} is not offered to {seat} ({prompt}: {', '.join(offered)})")
            self.runner.answer_for(seat, self.game.names.number(name))
            self._answers += 1
        self.settle()
        return self

    def settle(self) -> None:
        """Lets chance move until a player is asked."""
        while (decision := self.runner.pending_for(CHANCE)) is not None:
            self.runner.answer_for(CHANCE, self._chance.pick(decision, self._answers))
            self._answers += 1

    def until(self, prompt: str, limit: int = 2000) -> Decision:
        """Everybody takes the first option offered until the prompt comes up."""
        for _ in range(limit):
            self.settle()
            for decision in self.runner.pending:
                if decision.prompt == prompt:
                    return decision
            first = self.runner.decision
            if first is None:
                break
            self.runner.answer(first.options[0])
        raise NotYourDecision(f"nobody is asked {prompt}")

    def view(self, seat: int) -> View:
        self.settle()
        return self.state.view(seat)  # type: ignore[no-any-return]

    def notes(self, key: str | None = None, seat: int | None = None) -> list[Any]:
        """The log so far: all of it, of one kind, or as one seat sees it. Untyped so that a test can use any value."""
        return [
            note
            for note in self.log.notes
            if (key is None or note.key == key) and (seat is None or note.visible_to(seat))
        ]
