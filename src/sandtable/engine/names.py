"""A game's vocabulary: the one map between the options' numbers and their readable names."""

from typing import Final, final

from .errors import UnknownName

PASS: Final = 0
DIE_SIDES: Final = 6


@final
class Names:
    """The fixed action space of a game.

    Number 0 is always `pass` and numbers 1 to 6 are the faces of a die, so the answer to a roll *is* its value.

    >>> names = Names()
    >>> first_space = names.add("space", ["iran", "iraq"])
    >>> names[first_space + 1], names.number("roll:5"), names[PASS]
    ('space:iraq', 5, 'pass')
    """

    def __init__(self) -> None:
        self._names: list[str] = []
        self._numbers: dict[str, int] = {}
        self.add_one("pass")
        self.add("roll", [str(face) for face in range(1, DIE_SIDES + 1)])

    def add(self, kind: str, ids: list[str]) -> int:
        """Appends `kind:id` for every id and returns the number of the first."""
        first = len(self._names)
        for id in ids:
            self.add_one(f"{kind}:{id}")
        return first

    def add_one(self, name: str) -> int:
        if name in self._numbers:
            raise UnknownName(f"the name {name!r} is declared twice")
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
