"""The log: what happened, who may know it, and which clause caused it."""

from __future__ import annotations

from typing import TypeAlias, final

Value: TypeAlias = int | str | list[int] | list[str]

EVERYBODY: tuple[int, ...] = ()
"""The audience of a public note."""


_SHAPES: dict[tuple[str, ...], tuple[str, ...]] = {}
"""What notes mention, each list of names kept once: a long game has thousands of notes, but a few dozen shapes."""


@final
class Note:
    """One line of the log. `values` is what its sentence mentions: `told` by `names`; an empty audience means
    everybody."""

    def __init__(self, key: str, rule: str, values: dict[str, Value], audience: tuple[int, ...], reveals: bool) -> None:
        self.key = key
        self.rule = rule
        names = tuple(values)
        self.names = _SHAPES.setdefault(names, names)
        self.told = tuple(values.values())
        self.audience = audience
        self.reveals = reveals

    @property
    def values(self) -> dict[str, Value]:
        return dict(zip(self.names, self.told, strict=True))

    def visible_to(self, seat: int) -> bool:
        return not self.audience or seat in self.audience

    def shows_something_to(self, seat: int) -> bool:
        """True if the note tells the seat something hidden: nothing before it can be taken back freely."""
        return self.reveals or seat in self.audience


@final
class Log:
    """Keeps the notes of one game in order."""

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def seen_by(self, seat: int) -> list[Note]:
        return [note for note in self.notes if note.visible_to(seat)]

    def __len__(self) -> int:
        return len(self.notes)
