"""The phases of a game, each a checkpoint."""

from typing import Final

SET_UP: Final = 0
NEW_ERA: Final = 1
REFILL: Final = 2
PUBLIC_EVENT: Final = 3
LAY: Final = 4
GATHER: Final = 5
RESOLVE: Final = 6
PHASE_IDS: Final = ["set_up", "new_era", "refill", "public_event", "lay", "gather", "resolve"]
