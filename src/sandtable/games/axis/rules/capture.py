"""Taking, freeing and losing territory (5.5.3.6-5.5.3.9, 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..content import AA_GUN, AXIS, CAPITAL, CHINA, ENEMIES, FRIENDS, IPC, KWANGTUNG, LAND_COUNT, NOBODY, SIDE
from ..options import POWER, SPACE

if TYPE_CHECKING:
    from ..state import Axis


def new_owner(g: Axis, at: int, captor: int) -> int:
    """The captor, or the friend whose territory it was, if that friend's capital is free (5.5.3.7)."""
    home = g.home[SIDE[captor]][at]
    if home in (NOBODY, captor):
        return captor
    if captor == CHINA:
        return home
    return captor if g.capital_lost(home) and CAPITAL[at] != home else home


def take_territory(g: Axis, at: int, captor: int) -> None:
    """Control passes, with AA guns and complex; a capital brings its treasury."""
    loser = g.owner[at]
    owner = new_owner(g, at, captor)
    was_capital_of = CAPITAL[at]
    g.owner[at] = owner
    if at == KWANGTUNG and SIDE[owner] == AXIS:
        g.kwangtung_fell = True
    hand_over_guns(g, at, captor, owner)
    g.note(
        "captured" if owner == captor else "liberated",
        "5.5.3.6a" if owner == captor else "5.5.3.7a",
        power=POWER.option(captor),
        of=POWER.option(loser),
        to=POWER.option(owner),
        space=SPACE.option(at),
        n=IPC[at],
    )
    if was_capital_of == NOBODY:
        return
    if was_capital_of == loser:
        take_treasury(g, loser, captor)
    elif was_capital_of == owner:
        restore_power(g, owner)


def hand_over_guns(g: Axis, at: int, captor: int, owner: int) -> None:
    """AA guns are captured, never destroyed, and stay where they are this turn (5.5.3.6g, h)."""
    for enemy in ENEMIES[captor]:
        give_guns(g, at, enemy, owner)


def give_guns(g: Axis, at: int, loser: int, owner: int) -> None:
    guns = g.count(at, loser, AA_GUN)
    if guns:
        g.remove(at, loser, AA_GUN, guns)
        g.add(at, owner, AA_GUN, guns)
        g.mark_moved(at, owner, AA_GUN, guns)


def take_treasury(g: Axis, loser: int, captor: int) -> None:
    """The captor of a capital takes all unspent IPC (5.5.3.8b)."""
    prize = g.ipc[loser]
    g.ipc[loser] = 0
    g.ipc[captor] += prize
    g.note("treasury", "5.5.3.8b", power=POWER.option(captor), of=POWER.option(loser), n=prize)


def is_friend(owner: int, power: int) -> bool:
    return owner != NOBODY and SIDE[owner] == SIDE[power]


def restore_power(g: Axis, power: int) -> None:
    """A freed capital brings back the territories that friends held in trust (5.5.3.8g-j).

    Guns in those freed earlier in the same turn go home too: that is judged at the end of the turn (5.5.3.7b, c).
    """
    side = SIDE[power]
    for at in range(LAND_COUNT):
        if g.home[side][at] == power and g.owner[at] != power and g.owner[at] in FRIENDS[power]:
            trustee = g.owner[at]
            g.owner[at] = power
            if not is_friend(g.start_owner[at], power):
                give_guns(g, at, trustee, power)
            g.note("returned", "5.5.3.8h", power=POWER.option(power), space=SPACE.option(at))
