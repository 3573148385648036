"""A game's vocabulary: the one map between the options' numbers and their readable names."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, final

from .decision import NOTHING
from .errors import UnknownName

PASS: Final = 0
DIE_SIDES: Final = 6


@final
class Kind:
    """The options of one kind: places, cards, units. Rules speak of the first, second, third place; the kind knows
    the options that stand for them.

    >>> SPACE = Names().kind("space", ["iran", "iraq"])
    >>> option = SPACE.option(1)
    >>> SPACE.of(option), SPACE.has(option), SPACE.has(PASS), SPACE.name(1)
    (1, True, False, 'space:iraq')
    """

    def __init__(self, kind: str, ids: list[str], options: list[int]) -> None:
        self.kind = kind
        self.ids = ids
        self.options = options
        self._places = [NOTHING] * (max(options, default=NOTHING) + 1)
        for place, option in enumerate(options):
            self._places[option] = place

    def option(self, place: int) -> int:
        """The option that stands for a place in the kind's list."""
        return self.options[place]

    def all(self, places: Iterable[int]) -> list[int]:
        options = self.options
        if isinstance(places, list):  # compiled, a list is run through by index
            listed: list[int] = places
            return [options[place] for place in listed]
        return [options[place] for place in places]

    def of(self, option: int) -> int:
        """The place that an option of this kind stands for."""
        return self._places[option]

    def has(self, option: int) -> bool:
        return 0 <= option < len(self._places) and self._places[option] != NOTHING

    def name(self, place: int) -> str:
        return f"{self.kind}:{self.ids[place]}"

    def __len__(self) -> int:
        return len(self.options)


@final
class Names:
    """The fixed action space of a game.

    Number 0 is always `pass` and numbers 1 to 6 are the faces of a die, so the answer to a roll *is* its value.
    `released` lists the names of the last release in order: they keep their numbers whatever content is added
    or removed, and new names come after them.

    >>> names = Names(["pass", "roll:1", "roll:2", "roll:3", "roll:4", "roll:5", "roll:6", "card:fidel", "do:coup"])
    >>> CARD = names.kind("card", ["nasser", "fidel"])
    >>> names.number("card:fidel"), names.number("do:coup"), names.number("card:nasser")
    (7, 8, 9)
    """

    def __init__(self, released: Iterable[str] = ()) -> None:
        self._names: list[str] = []
        self._numbers: dict[str, int] = {}
        self._declared: set[str] = set()
        for name in released:
            self._number_anew(name)
        self.add_one("pass")
        self.kind("roll", [str(face) for face in range(1, DIE_SIDES + 1)])
        if self._numbers["pass"] != PASS or self._numbers[f"roll:{DIE_SIDES}"] != DIE_SIDES:
            raise UnknownName("the released names must begin with `pass` and the faces of a die")

    def kind(self, kind: str, ids: list[str]) -> Kind:
        """Declares `kind:id` for every id."""
        return Kind(kind, ids, [self.add_one(f"{kind}:{id}") for id in ids])

    def add_one(self, name: str) -> int:
        if name in self._declared:
            raise UnknownName(f"the name {name!r} is declared twice")
        self._declared.add(name)
        return self._numbers[name] if name in self._numbers else self._number_anew(name)

    def _number_anew(self, name: str) -> int:
        number = len(self._names)
        self._names.append(name)
        self._numbers[name] = number
        return number

    def number(self, name: str) -> int:
        number = self._numbers.get(name)
        if number is None:
            raise UnknownName(f"there is no option named {name!r}")
        return number

    def __getitem__(self, number: int) -> str:
        if not 0 <= number < len(self._names):
            raise UnknownName(f"there is no option number {number}")
        return self._names[number]

    def __contains__(self, name: object) -> bool:
        return name in self._numbers

    def __len__(self) -> int:
        return len(self._names)

    def all(self) -> list[str]:
        return list(self._names)


def released_names(path: Path) -> list[str]:
    """The names of a game's last release, one per line, in the order of their numbers."""
    return path.read_text(encoding="utf8").split()
