"""The words that the texts of cards and track boxes are made of."""

from __future__ import annotations

from typing import Any, Final, final

from sandtable.engine import index
from sandtable.engine.errors import BadContent
from sandtable.games.common.countries import NOBODY

from .names import KIND_IDS, SIDE_IDS, members

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


@final
class Effect:
    """One sentence of a card.

    Without `each_of` and `spread` it applies to every country named; `each_of` lets somebody choose so many
    different ones, `spread` divides the points, at most `most` in one country.
    """

    def __init__(self, entry: dict[str, Any]) -> None:
        unknown = set(entry) - EFFECT_FIELDS
        if unknown:
            raise BadContent(f"an effect has no field {', '.join(sorted(unknown))}")
        self.do: int = index(EFFECT_WORDS, entry["do"], "effects")
        self.kind: int = index(KIND_IDS, entry["kind"], "effects") if "kind" in entry else NOBODY
        self.side: int = index(SIDE_IDS, entry["side"], "effects") if "side" in entry else NOBODY
        self.n: int = entry.get("n", 0)
        self.each_of: int = entry.get("each_of", 0)
        self.up_to: bool = entry.get("up_to", False)
        self.spread: bool = entry.get("spread", False)
        self.most: int = entry.get("most", self.n)
        self.floor: int = entry.get("floor", 1)
        self.only: int = index(LIMITS, entry.get("only", ""), "effects")
        self.chooser: int = index(SIDE_IDS, entry["chooser"], "effects") if "chooser" in entry else NOBODY
        outside = {place for id in entry.get("outside", []) for place in members(id)}
        named = [place for id in entry.get("in", []) for place in members(id)]
        self.places: list[int] = [place for place in named if place not in outside]


def effects(entries: list[dict[str, Any]]) -> list[Effect]:
    return [Effect(entry) for entry in entries]
