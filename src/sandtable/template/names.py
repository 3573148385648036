"""The words of the game and the numbers behind them."""

from pathlib import Path
from typing import Final

from sandtable.engine import Names, index, read_content

FOLDER: Final = Path(__file__).parent
CONTENT: Final = read_content(FOLDER / "content" / "fords.toml")

FORD_IDS: Final[list[str]] = [ford["id"] for ford in CONTENT["ford"]]
FORD_POINTS: Final[list[int]] = [ford["points"] for ford in CONTENT["ford"]]
NEIGHBOURS: Final = [[index(FORD_IDS, id, "fords.toml") for id in ford["adjacent"]] for ford in CONTENT["ford"]]
ORDER_CARDS: Final[int] = CONTENT["order_cards"]
HAND_SIZE: Final[int] = CONTENT["hand_size"]

NAMES: Final = Names()
FIRST_FORD: Final = NAMES.add("ford", FORD_IDS)
FIRST_ORDER: Final = NAMES.add("order", [str(value) for value in range(1, ORDER_CARDS + 1)])


def value_of(order: int) -> int:
    """The number printed on an order card."""
    return order - FIRST_ORDER + 1
