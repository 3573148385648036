"""Revealing a power and its ability (揭露勢力並發動特殊技能)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from sandtable.engine import NOTHING, Flow, Registry

from ..content import COUNCIL, ELITES, PLACES, POWER_IDS
from ..options import BRING_HOME, CARD, DONE, MARCH, POWER, RECRUIT, REFORM, SEND_OVERSEAS, SPACE, USE_POWER
from .basic_actions import basic_action, can_reform, do_basic
from .battle import join_pla
from .enemy_work import enemy_work
from .moves import march
from .supply import draw_action_card
from .troops import bring_home, can_recruit, send_overseas

if TYPE_CHECKING:
    from ..state import Taiwan2045

Ability: TypeAlias = "Callable[[Taiwan2045, int], Flow]"

ABILITIES = Registry[Ability]("ability")

DISPATCHED: Final = 8
SPIRIT_ACTIONS: Final = 2
LAYOUT_ACTIONS: Final = 2
UNDERWORLD_CARDS: Final = 2


def reveal(g: Taiwan2045) -> Flow:
    """The passport is shown; its ability may be used now or never. The Council has no choice."""
    seat = g.seat
    power = g.power[seat]
    g.revealed[seat] = True
    g.note("reveals", "reveal-1", reveals=True, seat=seat, power=POWER.option(power))
    if power != COUNCIL:
        choice = yield g.ask(seat, "use-power", [USE_POWER, DONE], about=POWER.option(power))
        if choice == DONE:
            return
    yield from EFFECTS[power](g, seat)


# Government


@ABILITIES.add("government")
def international_dispatch(g: Taiwan2045, seat: int) -> Flow:
    choice = yield g.ask(seat, "dispatch", [SEND_OVERSEAS, BRING_HOME, DONE])
    if choice == SEND_OVERSEAS:
        yield from send_overseas(g, seat, DISPATCHED, "power-gov-1")
    elif choice == BRING_HOME:
        yield from bring_home(g, seat, DISPATCHED, g.mine[seat], "power-gov-2")


# Self-Defence Corps


@ABILITIES.add("self_defence")
def spirit_of_taiwan(g: Taiwan2045, seat: int) -> Flow:
    """Two of recruit and re-form, and one march; kills of this turn are paid when it ends."""
    g.spirit = True
    actions, marched = SPIRIT_ACTIONS, False
    while True:
        options: list[int] = []
        if actions > 0 and can_recruit(g, seat):
            options.append(RECRUIT)
        if actions > 0 and can_reform(g, seat):
            options.append(REFORM)
        if not marched and g.mine[seat]:
            options.append(MARCH)
        if not options:
            return
        choice = yield g.ask(seat, "spirit", [*options, DONE], left=actions)
        if choice == DONE:
            return
        if choice == MARCH:
            marched = True
        else:
            actions -= 1
        yield from do_basic(g, seat, choice)


# Silicon Shield


@ABILITIES.add("silicon")
def balanced_layout(g: Taiwan2045, seat: int) -> Flow:
    for _ in range(LAYOUT_ACTIONS):
        yield from basic_action(g, seat, True)
    yield from enemy_work(g, seat)


# Heaven and Earth Alliance


@ABILITIES.add("tiandi")
def underworld(g: Taiwan2045, seat: int) -> Flow:
    for _ in range(UNDERWORLD_CARDS):
        yield from draw_action_card(g, seat, "power-tiandi-1")
    if g.hand[seat]:
        choice = yield g.ask(seat, "action-discard", lambda: g.hand_options(seat))
        g.hand[seat].remove(CARD.of(choice))
        g.note("discards-action", "power-tiandi-1", reveals=True, seat=seat, card=choice)


# Kunshen Aerospace


@ABILITIES.add("kunshen")
def inside_job(g: Taiwan2045, seat: int) -> Flow:
    """An elite's standee, in play or gone, goes onto scattered troops; what it led stays behind as scattered."""
    elites = [elite for elite in ELITES if g.where[elite] != NOTHING or elite in g.elites_out]
    targets = [place for place in range(PLACES) if not bar_inside_job(g, place)]
    if not elites or not targets:
        return
    choice = yield g.ask(seat, "inside-job-who", CARD.all(elites))
    elite = CARD.of(choice)
    choice = yield g.ask(seat, "inside-job-where", SPACE.all(targets), about=CARD.option(elite))
    old = g.where[elite]
    if old != NOTHING:
        amount = g.troops[elite]
        g.note("loses-standee", "power-kunshen-1", card=CARD.option(elite), space=SPACE.option(old), n=amount)
        g.take_elite(elite)
        yield from join_pla(g, old, amount)
    else:
        g.elites_out.remove(elite)
    g.place_elite(elite, SPACE.of(choice), 0)
    g.note("inside-job", "power-kunshen-1", seat=seat, card=CARD.option(elite), space=choice)


def bar_inside_job(g: Taiwan2045, place: int) -> str:
    """Why a standee cannot go to a place: no scattered troops are there."""
    return "" if place < PLACES and g.pla[place] > 0 and not g.has_elite(place) else "power-kunshen-1"


# Reunification Council


@ABILITIES.add("reunification")
def return_to_the_motherland(g: Taiwan2045, seat: int) -> Flow:
    """All the seat's troops turn and march; they fight Taiwan from now on."""
    g.rebel_seat = seat
    for unit in g.mine[seat]:
        g.turned += g.troops[unit]
        g.taiwan[g.where[unit]] -= 1
        g.rebels[g.where[unit]] += 1
    if g.mine[seat]:
        places = sorted({g.where[unit] for unit in g.mine[seat]})
        g.note("turns", "power-council-1", seat=seat, spaces=SPACE.all(places))
    yield from march(g, seat, "power-council-1")


EFFECTS: Final[list[Ability]] = ABILITIES.in_order(POWER_IDS, "numbers.toml")
