"""The phases of a turn, in the rulebook's order (5.1); combat has five steps."""

from typing import Final

RESEARCH: Final = 0
PURCHASE: Final = 1
COMBAT_MOVE: Final = 2
STRATEGIC: Final = 3
LONE_SHIPS: Final = 4
BATTLE_ORDER: Final = 5
BATTLES: Final = 6
REFUGE: Final = 7
NONCOMBAT_MOVE: Final = 8
MOBILIZE: Final = 9
INCOME: Final = 10
PHASES: Final[list[str]] = [
    "research", "purchase", "combat-move", "combat", "combat", "combat", "combat", "combat",
    "noncombat-move", "mobilize", "income",
]  # fmt: skip
