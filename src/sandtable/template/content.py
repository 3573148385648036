"""The tables of the game, read from its TOML files."""

from pathlib import Path
from typing import Final

from sandtable.engine import index, read_content

FOLDER: Final = Path(__file__).parent
CONTENT: Final = read_content(FOLDER / "content" / "fords.toml")

FORD_IDS: Final[list[str]] = [ford["id"] for ford in CONTENT["ford"]]
FORD_POINTS: Final[list[int]] = [ford["points"] for ford in CONTENT["ford"]]
NEIGHBOURS: Final = [[index(FORD_IDS, id, "fords.toml") for id in ford["adjacent"]] for ford in CONTENT["ford"]]
FORD_PLACES: Final[list[list[float]]] = [ford["at"] for ford in CONTENT["ford"]]
ORDER_CARDS: Final[int] = CONTENT["order_cards"]
HAND_SIZE: Final[int] = CONTENT["hand_size"]
