"""A transport and what is aboard: the one kind of unit that must be told apart from its like."""

from __future__ import annotations

from typing import Final, final

from sandtable.engine.decision import NOTHING

from ...content import INFANTRY, PIECE, PIECE_POWER, PIECE_UNIT

EARLIER: Final = 0
IN_COMBAT_MOVE: Final = 1
IN_NONCOMBAT_MOVE: Final = 2

NOWHERE: Final = NOTHING
CAPACITY: Final = 2


@final
class Transport:
    """Cargo is numbers of pieces; `loaded` says since when; `landing` which units go ashore at `target`.

    The three lists are replaced, never changed, so that copies can share them.
    """

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
        twin.cargo = self.cargo
        twin.loaded = self.loaded
        twin.landing = self.landing
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

    def is_full(self) -> bool:
        return len(self.cargo) >= CAPACITY

    def has_room_for(self, unit: int) -> bool:
        """One land unit of any kind and one infantry (7.3.6h)."""
        if self.is_full():
            return False
        return not self.cargo or unit == INFANTRY or PIECE_UNIT[self.cargo[0]] == INFANTRY

    def board(self, power: int, unit: int, when: int) -> None:
        self.cargo = [*self.cargo, PIECE[power][unit]]
        self.loaded = [*self.loaded, when]
        self.landing = [*self.landing, False]

    def take_off(self, slot: int) -> int:
        """Removes what is in a slot and returns it."""
        taken = self.cargo[slot]
        self.cargo = self.cargo[:slot] + self.cargo[slot + 1 :]
        self.loaded = self.loaded[:slot] + self.loaded[slot + 1 :]
        self.landing = self.landing[:slot] + self.landing[slot + 1 :]
        return taken

    def send_ashore(self, slot: int) -> None:
        self.landing = [going or place == slot for place, going in enumerate(self.landing)]

    def carries(self, power: int) -> bool:
        return any(PIECE_POWER[cargo] == power for cargo in self.cargo)

    def loaded_in_combat_move(self) -> bool:
        return IN_COMBAT_MOVE in self.loaded

    def start_turn(self, moves: int) -> None:
        """The owner's turn begins: it may sail again, and what is aboard came earlier."""
        self.moves = moves
        self.entered_from = NOWHERE
        self.loaded = [EARLIER] * len(self.cargo)
        self.rest()

    def start_turn_of(self, power: int) -> None:
        """Another power's turn begins: what it has aboard came earlier."""
        if self.carries(power):
            self.loaded = [
                EARLIER if PIECE_POWER[cargo] == power else when
                for cargo, when in zip(self.cargo, self.loaded, strict=True)
            ]
        self.rest()

    def rest(self) -> None:
        """What was ordered in the last turn is forgotten."""
        self.target = NOWHERE
        self.unloaded_at = NOWHERE
        self.spent = False
        self.landing = [False] * len(self.cargo)
