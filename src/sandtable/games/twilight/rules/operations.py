"""6 Operations, and 6.1 placing influence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import PASS, Flow

from ..content import CHERNOBYL, CLAUSE, COUNTRIES, VIETNAM_REVOLTS
from ..options import DO_COUP, DO_INFLUENCE, DO_REALIGN
from .coups import coup
from .realignment import realign
from .targets import any_coup, any_realignment
from .value import begin_operation, bonus_in, has_southeast_bonus, unfloored_ops

if TYPE_CHECKING:
    from ..state import Twilight


def conduct(g: Twilight, side: int, printed: int, about: int, may_coup: bool = True) -> Flow:
    """Operations that an event grants, "as if with a card": influence, realignment or a coup, or none."""
    options = [*kinds_of_operation(g, side, may_coup), PASS]
    kind = yield g.ask(side, "use-operations", options, about=about)
    if kind != PASS:
        yield from operate(g, side, kind, printed)


def kinds_of_operation(g: Twilight, side: int, may_coup: bool = True) -> list[int]:
    kinds = [DO_INFLUENCE]
    if any_realignment(g, side):
        kinds.append(DO_REALIGN)
        if may_coup and any_coup(g, side):
            kinds.append(DO_COUP)
    return kinds


def operate(g: Twilight, side: int, kind: int, printed: int, china: bool = False) -> Flow:
    """All points go to one kind of operation."""
    value = unfloored_ops(g, side, printed)
    begin_operation(g, printed, china=china)
    if kind == DO_INFLUENCE:
        g.cause = "6.1.1"
        if g.log is not None:
            g.note("influence", g.cause, seat=side, n=max(1, value), printed=printed)
        if china or has_southeast_bonus(g, side):
            yield from place_with_bonus(g, side, value, china)
        else:
            yield from g.place_with_operations(side, side, max(1, value))
    elif kind == DO_REALIGN:
        yield from realign(g, side, printed, china=china)
    elif kind == DO_COUP:
        yield from coup(g, side, printed, china=china)


def bar_placing(g: Twilight, side: int, country: int, points: int) -> str:
    """The clause that keeps the side from placing there with so many points left; empty if none does."""
    if not g.may_place(side, country):
        return CLAUSE[CHERNOBYL]
    if g.reach_at_start[side][country] == 0:
        return "6.1.1"
    return "6.1.2" if g.price(side, country) > points else ""


def bonus_clause(g: Twilight) -> str:
    """Why the last points may go into one region only."""
    return "9.6" if g.op_china else CLAUSE[VIETNAM_REVOLTS]


def place_with_bonus(g: Twilight, side: int, value: int, china: bool) -> Flow:
    """A bonus counts only if every point goes into its region."""
    reach = g.reach_at_start[side]
    open_to = [country for country in COUNTRIES if reach[country] > 0 and g.may_place(side, country)]
    spent, bonus = 0, 2
    while True:
        options = [
            country
            for country in open_to
            if spent + g.price(side, country) <= max(1, value + min(bonus, bonus_in(g, side, country, china)))
        ]
        if not options:
            return
        g.opened(options)
        if spent >= max(1, value):
            options = [*options, PASS]
        country = yield g.ask(side, "influence-where", options, max(value - spent, 1))
        if country == PASS:
            return
        spent += g.price(side, country)
        bonus = min(bonus, bonus_in(g, side, country, china))
        g.add_influence(side, country)
