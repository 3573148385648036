"""Troops that come and go outside of battle: recruits, gifts of the reserve, the overseas base."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import Flow

from ..content import DOCKERS, IS_MACHINE, LOGISTICS, PRECISION_WORKS
from ..options import BASE_OPTION, CARD, DONE, FROM_RESERVE, SPACE

if TYPE_CHECKING:
    from ..state import Taiwan2045

RECRUITS: Final = 2


def can_recruit(g: Taiwan2045, seat: int) -> bool:
    return bool(g.mine[seat]) and g.available(seat) > 0


def recruit(g: Taiwan2045, seat: int, optional: bool = False) -> Flow:
    options = CARD.all(g.mine[seat])
    choice = yield g.ask(seat, "recruit-who", [*options, DONE] if optional else options)
    if choice == DONE:
        return
    unit = CARD.of(choice)
    amount = RECRUITS
    if unit == DOCKERS:
        amount += 1
    if IS_MACHINE[unit] and PRECISION_WORKS in g.mine[seat]:
        amount += 1
    gained = g.reinforce(unit, amount)
    place = SPACE.option(g.where[unit])
    g.note("recruits", "basic-action-recruit-1", seat=seat, card=choice, space=place, n=gained)
    if unit != LOGISTICS and LOGISTICS in g.mine[seat]:
        give_troops(g, LOGISTICS, 1, "ability-1")


def give_troops(g: Taiwan2045, unit: int, amount: int, rule: str) -> int:
    """Troops of the reserve join a character, as far as it goes; says how many."""
    gained = g.reinforce(unit, amount)
    if gained > 0 and g.log is not None:
        g.note("gains", rule, seat=g.owner[unit], card=CARD.option(unit), space=SPACE.option(g.where[unit]), n=gained)
    return gained


def share_out(g: Taiwan2045, seat: int, amount: int, units: list[int], rule: str) -> Flow:
    """Troops of the reserve, one at a time, to any of these characters."""
    for left in range(min(amount, g.available(seat)), 0, -1):
        if not units:
            return
        choice = yield g.ask(seat, "give-whom", [*CARD.all(units), DONE], left=left)
        if choice == DONE:
            return
        give_troops(g, CARD.of(choice), 1, rule)


def bring_home(g: Taiwan2045, seat: int, amount: int, units: list[int], rule: str) -> Flow:
    """Overseas troops join characters, one at a time."""
    for left in range(min(amount, g.overseas), 0, -1):
        if not units:
            return
        choice = yield g.ask(seat, "give-whom", [*CARD.all(units), DONE], left=left)
        if choice == DONE:
            return
        unit = CARD.of(choice)
        g.overseas -= 1
        g.add_troops(unit, 1)
        g.note("comes-home", rule, seat=seat, card=choice, space=SPACE.option(g.where[unit]), base=BASE_OPTION, n=1)


def send_overseas(g: Taiwan2045, seat: int, amount: int, rule: str) -> Flow:
    """Troops of the seat's characters and of the reserve, one at a time."""
    for left in range(amount, 0, -1):
        options = CARD.all(g.mine[seat])
        if g.reserve > 0:
            options.append(FROM_RESERVE)
        if not options:
            return
        choice = yield g.ask(seat, "send-from", [*options, DONE], left=left)
        if choice == DONE:
            return
        if choice == FROM_RESERVE:
            g.note("reserve-overseas", rule, seat=seat, base=BASE_OPTION, n=1)
        else:
            unit = CARD.of(choice)
            place = SPACE.option(g.where[unit])
            g.note("goes-overseas", rule, seat=seat, card=choice, space=place, base=BASE_OPTION, n=1)
            g.drop_troops(unit, 1)
        g.reserve -= 1
        g.overseas += 1
