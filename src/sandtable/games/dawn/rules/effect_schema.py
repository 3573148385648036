"""The words that the texts of cards and track boxes are made of, and all the texts that are made of them."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.engine import NOTHING, index
from sandtable.engine.errors import BadContent

from ..content import HISTORY_ROWS, ROWS, members
from ..options import BANDS_PER_CARD, INFLUENCE_IDS, SIDE_IDS, TRACKS

EFFECT_WORDS: Final[list[str]] = [
    "place",
    "subtract",
    "remove",
    "remove_all",
    "economy",
    "social",
    "forex",
    "vp",
    "diplomacy",
    "security",
    "no_realign",
    "ops",
    "show_hand",
]
PLACE: Final = 0
SUBTRACT: Final = 1
REMOVE: Final = 2
REMOVE_ALL: Final = 3
ECONOMY: Final = 4
SOCIAL: Final = 5
FOREX: Final = 6
VP: Final = 7
DIPLOMACY: Final = 8
SECURITY: Final = 9
NO_REALIGN: Final = 10
OPS: Final = 11
SHOW_HAND: Final = 12

LIMITS: Final[list[str]] = ["", "not_us", "not_china", "uncontrolled", "holds_us"]
NOT_US: Final = 1
NOT_CHINA: Final = 2
UNCONTROLLED: Final = 3
HOLDS_US: Final = 4

EFFECT_FIELDS: Final = {
    "do", "kind", "side", "n", "in", "outside", "only", "each_of", "up_to", "spread", "most", "floor", "chooser",
}  # fmt: skip


CARD_TEXT: Final = "card p"
"""The clause that keeps out what a base card does not name."""


@final
class Effect:
    """One sentence of a card.

    Without `each_of` and `spread` it applies to every country named; `each_of` lets somebody choose so many
    different ones, `spread` divides the points, at most `most` in one country. `rule` is the clause it comes from.
    """

    def __init__(self, entry: dict[str, Any], rule: str, where: str) -> None:
        unknown = set(entry) - EFFECT_FIELDS
        if unknown:
            raise BadContent(f"{where}: an effect has no field {', '.join(sorted(unknown))}")
        if "do" not in entry:
            raise BadContent(f"{where}: an effect says what to `do`")
        self.rule = rule
        self.do: int = index(EFFECT_WORDS, entry["do"], where)
        self.kind: int = index(INFLUENCE_IDS, entry["kind"], where) if "kind" in entry else NOTHING
        self.side: int = index(SIDE_IDS, entry["side"], where) if "side" in entry else NOTHING
        self.n: int = entry.get("n", 0)
        self.each_of: int = entry.get("each_of", 0)
        self.up_to: bool = entry.get("up_to", False)
        self.spread: bool = entry.get("spread", False)
        self.most: int = entry.get("most", self.n)
        self.floor: int = entry.get("floor", 1)
        self.only: int = index(LIMITS, entry.get("only", ""), where)
        self.chooser: int = index(SIDE_IDS, entry["chooser"], where) if "chooser" in entry else NOTHING
        outside = {place for id in entry.get("outside", []) for place in members(id)}
        named = [place for id in entry.get("in", []) for place in members(id)]
        self.places: list[int] = [place for place in named if place not in outside]

    def picks(self) -> int:
        """How many choices of a country it asks for."""
        return self.n if self.spread else self.each_of


def effects(entries: list[dict[str, Any]], rule: str, where: str) -> list[Effect]:
    return [Effect(entry, rule, where) for entry in entries]


def effects_of_boxes(boxes: list[dict[str, Any]]) -> list[list[Effect]]:
    return [effects(box["effects"], box.get("rule", ""), f"box {box['id']}") for box in boxes]


def bands_of(row: dict[str, Any]) -> list[list[Effect]]:
    if row and len(row.get("bands", [])) != BANDS_PER_CARD:
        raise BadContent(f"history card {row['id']}: there are {BANDS_PER_CARD} bands to a card")
    return [effects(band, row.get("rule", "4.6.De"), f"history card {row['id']}") for band in row.get("bands", [])]


EFFECTS: Final[list[list[Effect]]] = [
    effects(row.get("effects", []), CARD_TEXT, f"card {row['id']}") if row else [] for row in ROWS
]
BANDS: Final[list[list[list[Effect]]]] = [bands_of(row) for row in HISTORY_ROWS]
RUSSIA_EFFECTS: Final[list[list[Effect]]] = effects_of_boxes(TRACKS["russia"]["box"])
CHINESE_TECH_EFFECTS: Final[list[list[Effect]]] = effects_of_boxes(TRACKS["tech_cn"])
US_TECH_EFFECTS: Final[list[list[Effect]]] = effects_of_boxes(TRACKS["tech_us"])
WAR_PENALTY: Final[list[Effect]] = effects(TRACKS["ukraine_war"]["penalty"], "8.1.5g", "the war in Ukraine")
