"""A transport and what is aboard: the one kind of unit that must be told apart from its like."""

from __future__ import annotations

from typing import Final, final

from .figures import INFANTRY, KINDS

EARLIER: Final = 0
IN_COMBAT_MOVE: Final = 1
IN_NONCOMBAT_MOVE: Final = 2

NOWHERE: Final = -1
CAPACITY: Final = 2


def cargo_of(power: int, unit: int) -> int:
    return power * KINDS + unit


@final
class Transport:
    """Cargo is `power * KINDS + unit`; `loaded` says since when; `landing` which units go ashore at `target`."""

    def __init__(self, owner: int, zone: int, moves: int) -> None:
        self.owner = owner
        self.zone = zone
        self.moves = moves
        self.cargo: list[int] = []
        self.loaded: list[int] = []
        self.landing: list[bool] = []
        self.target = NOWHERE
        self.unloaded_at = NOWHERE
        self.spent = False
        self.entered_from = NOWHERE

    def copy(self) -> Transport:
        twin = Transport(self.owner, self.zone, self.moves)
        twin.cargo = self.cargo.copy()
        twin.loaded = self.loaded.copy()
        twin.landing = self.landing.copy()
        twin.target = self.target
        twin.unloaded_at = self.unloaded_at
        twin.spent = self.spent
        twin.entered_from = self.entered_from
        return twin

    def same_as(self, other: Transport) -> bool:
        return (
            self.owner == other.owner
            and self.zone == other.zone
            and self.moves == other.moves
            and self.spent == other.spent
            and self.target == other.target
            and self.unloaded_at == other.unloaded_at
            and self.cargo == other.cargo
            and self.loaded == other.loaded
        )

    def has_room_for(self, unit: int) -> bool:
        """One land unit of any kind and one infantry (7.3.6h)."""
        if len(self.cargo) >= CAPACITY:
            return False
        return not self.cargo or unit == INFANTRY or self.cargo[0] % KINDS == INFANTRY

    def board(self, power: int, unit: int, when: int) -> None:
        self.cargo.append(cargo_of(power, unit))
        self.loaded.append(when)
        self.landing.append(False)

    def take_off(self, slot: int) -> int:
        """Removes what is in a slot and returns it."""
        self.loaded.pop(slot)
        self.landing.pop(slot)
        return self.cargo.pop(slot)

    def carries(self, power: int) -> bool:
        return any(cargo // KINDS == power for cargo in self.cargo)

    def loaded_in_combat_move(self) -> bool:
        return IN_COMBAT_MOVE in self.loaded

    def start_turn(self, moves: int) -> None:
        self.moves = moves
        self.target = NOWHERE
        self.unloaded_at = NOWHERE
        self.spent = False
        self.entered_from = NOWHERE
        for slot in range(len(self.cargo)):
            self.loaded[slot] = EARLIER
            self.landing[slot] = False
