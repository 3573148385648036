"""Everything that can be chosen, by name; `options.lock` keeps the numbers of the last release."""

from typing import Final

from sandtable.engine import Names, released_names

from .content import FOLDER, FORD_IDS, ORDER_CARDS

NAMES: Final = Names(released_names(FOLDER / "options.lock"))
FORD: Final = NAMES.kind("ford", FORD_IDS)
ORDER: Final = NAMES.kind("order", [str(value) for value in range(1, ORDER_CARDS + 1)])


def value_of(order: int) -> int:
    """The number printed on an order card.

    >>> value_of(NAMES.number("order:7"))
    7
    """
    return ORDER.of(order) + 1
