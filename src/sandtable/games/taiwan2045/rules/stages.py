"""The stages of a game, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
ROUND_START: Final = 1
PICK: Final = 2
ACT: Final = 3
ENEMY_WORK: Final = 4
TURN_END: Final = 5
ROUND_END: Final = 6

STAGE_IDS: Final[list[str]] = ["setup", "round-start", "pick", "act", "enemy-work", "turn-end", "round-end"]
