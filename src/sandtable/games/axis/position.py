"""Positions for tests and problems: who holds what, where which units are, whose turn and phase it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sandtable.engine.content import index
from sandtable.engine.errors import BadContent

from .content import KINDS, POWERS, TECHS, UNITS, power, space, unit
from .rules.movement.reach import find_way_home
from .rules.movement.transport import EARLIER
from .rules.stages import MOBILIZE, NONCOMBAT_MOVE, PURCHASE
from .rules.turn import begin_combat, begin_turn, remember_crowds

if TYPE_CHECKING:
    from .state import Axis


PHASE_NAMES = ["research", "purchase", "combat-move", "noncombat-move", "mobilize", "income"]


def arrange(g: Axis, position: Mapping[str, Any]) -> None:
    """Changes a game that has just begun.

    `clear=True` takes every unit off first. A space id gives its units by power, `owner`, `complex`, `damage`,
    `cargo`; `ipc`, `techs`, `tokens` and `waiting` are by power; `turn` and `phase` say where the game stands.
    """
    if position.get("clear", False):
        g.clear_units()
    for key, value in position.items():
        if key in ("clear", "turn", "phase", "round"):
            continue
        if key in ("ipc", "tokens"):
            for id, number in value.items():
                (g.ipc if key == "ipc" else g.tokens)[power(id)] = number
        elif key == "techs":
            for id, techs in value.items():
                for tech in techs:
                    g.techs[power(id)] |= 1 << index(TECHS, tech, "techs")
        elif key == "waiting":
            for id, units in value.items():
                for kind, number in units.items():
                    g.pool[power(id)][unit(kind)] = number
        else:
            arrange_space(g, space(key), value)
    g.round = position.get("round", g.round)
    go_to(g, position.get("turn", POWERS[g.power]), position.get("phase", "research"))


def arrange_space(g: Axis, at: int, value: Mapping[str, Any]) -> None:
    for key, what in value.items():
        if key == "owner":
            g.owner[at] = power(what)
        elif key == "complex":
            g.complex[at] = what
        elif key == "damage":
            g.damage[at] = what
        elif key == "cargo":
            load_cargo(g, at, what)
        else:
            of = index(POWERS, key, "position")
            for id, number in what.items():
                kind = index(UNITS[:KINDS], id, "position")
                g.add(at, of, kind, -g.count(at, of, kind))
                g.build(at, of, kind, number)


def load_cargo(g: Axis, zone: int, loads: list[list[str]]) -> None:
    """One list a transport, in their order: `["infantry", "uk:tank"]`; without a power it is the owner's."""
    ships = [ship for ship in g.transports if ship.zone == zone]
    for ship, load in zip(ships, loads, strict=False):
        for item in load:
            of, _, kind = item.rpartition(":")
            ship.board(power(of) if of else ship.owner, unit(kind), EARLIER)


def go_to(g: Axis, turn: str, phase: str) -> None:
    if phase not in PHASE_NAMES:
        raise BadContent(f"there is no phase {phase!r}; there are {', '.join(PHASE_NAMES)}")
    g.turn = g.order.index(power(turn))
    begin_turn(g)
    if phase == "combat-move":
        begin_combat(g)
    elif phase != "research":
        begin_combat(g)
        g.active = g.power
        g.way_home = find_way_home(g, g.active)
        remember_crowds(g)
        stages = {"purchase": PURCHASE, "noncombat-move": NONCOMBAT_MOVE, "mobilize": MOBILIZE, "income": MOBILIZE + 1}
        g.stage = stages[phase]
