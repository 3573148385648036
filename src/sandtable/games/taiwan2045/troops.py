"""Troops that change hands outside of battle: gifts of the reserve, the overseas base."""

from __future__ import annotations

from sandtable.engine import Flow

from .names import CARD, DONE, FROM_RESERVE
from .state import Position


def share_out(g: Position, seat: int, amount: int, units: list[int]) -> Flow:
    """Troops of the reserve, one at a time, to any of these characters."""
    for left in range(min(amount, g.available(seat)), 0, -1):
        if not units:
            return
        choice = yield g.ask(seat, "give-whom", [*(CARD + unit for unit in units), DONE], left=left)
        if choice == DONE:
            return
        g.reinforce(choice - CARD, 1)


def bring_home(g: Position, seat: int, amount: int, units: list[int]) -> Flow:
    """Overseas troops join characters, one at a time."""
    for left in range(min(amount, g.overseas), 0, -1):
        if not units:
            return
        choice = yield g.ask(seat, "give-whom", [*(CARD + unit for unit in units), DONE], left=left)
        if choice == DONE:
            return
        g.overseas -= 1
        g.add_troops(choice - CARD, 1)


def send_overseas(g: Position, seat: int, amount: int) -> Flow:
    """Troops of the seat's characters and of the reserve, one at a time."""
    for left in range(amount, 0, -1):
        options = [CARD + unit for unit in g.mine[seat]]
        if g.reserve > 0:
            options.append(FROM_RESERVE)
        if not options:
            return
        choice = yield g.ask(seat, "send-from", [*options, DONE], left=left)
        if choice == DONE:
            return
        if choice != FROM_RESERVE:
            g.drop_troops(choice - CARD, 1)
        g.reserve -= 1
        g.overseas += 1
