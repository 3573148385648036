"""How a power stands in a region when it is scored."""

from __future__ import annotations

from typing import Final, final

NOTHING_THERE: Final = 0
PRESENCE: Final = 1
DOMINATION: Final = 2
CONTROL: Final = 3


@final
class Tally:
    """What one power controls in a region."""

    def __init__(self) -> None:
        self.countries = 0
        self.battlegrounds = 0
        self.next_to_enemy = 0


def standing(mine: Tally, theirs: Tally, battlegrounds: int) -> int:
    """Presence, domination or control of a region with so many battlegrounds.

    >>> mine, theirs = Tally(), Tally()
    >>> mine.countries, mine.battlegrounds = 3, 2
    >>> standing(mine, theirs, battlegrounds=5) == DOMINATION
    True
    """
    if mine.countries == 0:
        return NOTHING_THERE
    if mine.countries > theirs.countries:
        if mine.battlegrounds == battlegrounds:
            return CONTROL
        if mine.battlegrounds > theirs.battlegrounds and mine.countries > mine.battlegrounds:
            return DOMINATION
    return PRESENCE
