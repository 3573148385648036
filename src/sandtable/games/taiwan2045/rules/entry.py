"""Characters enter play, with the effect that they bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from sandtable.engine import Flow, Registry

from ..content import BASES, ENTERED, ENTRY_EFFECT, ENTRY_TROOPS
from ..options import CARD, SPACE
from .battle import battle
from .moves import MARCH_REACH, card_move, open_road
from .tallies import tally

if TYPE_CHECKING:
    from ..state import Taiwan2045

Entry: TypeAlias = "Callable[[Taiwan2045, int], Flow]"

ENTRIES = Registry[Entry]("entry effect")


def can_enter(g: Taiwan2045, seat: int) -> bool:
    """Troops are at hand, or will be once a character has made room."""
    return g.available(seat) > 0 or len(g.mine[seat]) == BASES


def make_room(g: Taiwan2045, seat: int) -> Flow:
    """A sixth character needs the base of another."""
    if len(g.mine[seat]) == BASES:
        choice = yield g.ask(seat, "retire-who", CARD.all(g.mine[seat]))
        g.retire(CARD.of(choice), "comp-3")


def enter(g: Taiwan2045, seat: int, unit: int, place: int, rule: str) -> Flow:
    """A character comes with its troops; where enemies stand it attacks at once."""
    amount = min(ENTRY_TROOPS[unit], g.available(seat))
    if seat != g.rebel_seat:
        g.reserve -= amount
    g.owner[unit] = seat
    g.troops[unit] = amount
    g.mine[seat].append(unit)
    g.stand(unit, place)
    tally(g, ENTERED, place)
    if g.log is not None:
        g.note("enters", rule, seat=seat, card=CARD.option(unit), space=SPACE.option(place), n=amount)
    if g.has_enemy_of(seat, place):
        g.charge = 0
        yield from battle(g, place, seat != g.rebel_seat)


@ENTRIES.add("none")
def no_effect(g: Taiwan2045, seat: int) -> Flow:
    yield from ()


@ENTRIES.add("move02")
def move_one(g: Taiwan2045, seat: int) -> Flow:
    yield from card_move(g, seat, g.mine[seat], MARCH_REACH, "action-char-3")


@ENTRIES.add("open1")
def open_one(g: Taiwan2045, seat: int) -> Flow:
    yield from open_road(g, seat)


EFFECTS: Final[list[Entry]] = ENTRIES.in_order(ENTRY_EFFECT, "cards.toml")


def entry_effect(g: Taiwan2045, seat: int, unit: int) -> Flow:
    return EFFECTS[unit](g, seat)
