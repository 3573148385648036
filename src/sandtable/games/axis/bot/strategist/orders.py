"""Orders as the strategist plans them; a voyage also says by which zones, and whom to take aboard where."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ...content import TRANSPORT

if TYPE_CHECKING:
    from ...rules.movement.transport import Transport


@final
class Boarding:
    """A unit that comes aboard: in which zone, from which shore."""

    def __init__(self, zone: int, at: int, unit: int) -> None:
        self.zone = zone
        self.at = at
        self.unit = unit


@final
class Order:
    """Units to be moved together."""

    def __init__(self, at: int, unit: int, goal: int, number: int) -> None:
        self.at = at
        self.unit = unit
        self.goal = goal
        self.number = number
        self.raid = False
        self.cargo: list[int] = []
        self.course: list[int] = []
        self.boarding: list[Boarding] = []

    def copy(self) -> Order:
        twin = Order(self.at, self.unit, self.goal, self.number)
        twin.raid = self.raid
        twin.cargo = self.cargo.copy()
        twin.course = self.course.copy()
        twin.boarding = self.boarding.copy()
        return twin


def voyage(ship: Transport, course: list[int], boarding: list[Boarding], goal: int) -> Order:
    """A transport sails its course, takes units aboard on the way, and lands them at the goal."""
    order = Order(ship.zone, TRANSPORT, goal, 1)
    order.cargo = ship.cargo
    order.course = course
    order.boarding = boarding
    return order
