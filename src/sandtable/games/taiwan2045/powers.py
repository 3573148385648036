"""Revealing a power and its ability (揭露勢力並發動特殊技能)."""

from __future__ import annotations

from typing import Final

from sandtable.engine import Flow

from .basic import basic_action, can_recruit, can_reform, do_basic
from .battle import join_pla
from .enemy import enemy_work
from .moves import march
from .names import (
    BRING_HOME,
    CARD,
    COUNCIL,
    DECK,
    DONE,
    ELITES,
    GOVERNMENT,
    GROUP_IDS,
    KUNSHEN,
    MARCH,
    NOWHERE,
    PLACES,
    POWER,
    RECRUIT,
    REFORM,
    SELF_DEFENCE,
    SEND_OVERSEAS,
    SILICON,
    SPACE,
    TIANDI,
    USE_POWER,
)
from .state import Position
from .troops import bring_home, send_overseas

DISPATCHED: Final = 8
SPIRIT_ACTIONS: Final = 2
LAYOUT_ACTIONS: Final = 2
UNDERWORLD_CARDS: Final = 2


def reveal(g: Position) -> Flow:
    """The passport is shown; its ability may be used now or never."""
    seat = g.seat
    power = g.power[seat]
    g.revealed[seat] = True
    g.note("reveals", "reveal-1", reveals=True, seat=seat, power=POWER + power)
    if power == COUNCIL:
        yield from return_to_the_motherland(g, seat)
        return
    choice = yield g.ask(seat, "use-power", [USE_POWER, DONE], about=POWER + power)
    if choice == DONE:
        return
    if power == GOVERNMENT:
        yield from international_dispatch(g, seat)
    elif power == SELF_DEFENCE:
        yield from spirit_of_taiwan(g, seat)
    elif power == SILICON:
        yield from balanced_layout(g, seat)
    elif power == TIANDI:
        yield from underworld(g, seat)
    elif power == KUNSHEN:
        yield from inside_job(g, seat)


# Government


def international_dispatch(g: Position, seat: int) -> Flow:
    choice = yield g.ask(seat, "dispatch", [SEND_OVERSEAS, BRING_HOME, DONE])
    if choice == SEND_OVERSEAS:
        yield from send_overseas(g, seat, DISPATCHED)
    elif choice == BRING_HOME:
        yield from bring_home(g, seat, DISPATCHED, g.mine[seat])


# Self-Defence Corps


def spirit_of_taiwan(g: Position, seat: int) -> Flow:
    """Two of recruit and re-form, and one march; kills of this turn are paid when it ends."""
    g.spirit = True
    actions, marched = SPIRIT_ACTIONS, False
    while actions > 0 or not marched:
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


def balanced_layout(g: Position, seat: int) -> Flow:
    for _ in range(LAYOUT_ACTIONS):
        yield from basic_action(g, seat, True)
    yield from enemy_work(g, seat)


# Heaven and Earth Alliance


def draw_action_card(g: Position, seat: int) -> Flow:
    """From any action deck that still has cards."""
    decks = [DECK + group for group in range(len(GROUP_IDS)) if len(g.decks[group]) > 0]
    if not decks:
        return
    choice = yield g.ask(seat, "action-deck", decks)
    deck = g.decks[choice - DECK]
    card = yield deck.draw()
    deck.take(card)
    g.hand[seat].append(card - CARD)
    g.seen[card - CARD] |= 1 << seat
    g.note("draws-action", "slot-5", seat=seat, deck=choice)
    g.note("your-card", "slot-5", audience=(seat,), seat=seat, card=card)


def underworld(g: Position, seat: int) -> Flow:
    for _ in range(UNDERWORLD_CARDS):
        yield from draw_action_card(g, seat)
    if g.hand[seat]:
        choice = yield g.ask(seat, "action-discard", g.hand_options(seat))
        g.hand[seat].remove(choice - CARD)
        g.note("discards-action", "power-tiandi-1", reveals=True, seat=seat, card=choice)


# Kunshen Aerospace


def inside_job(g: Position, seat: int) -> Flow:
    """An elite's standee, in play or gone, goes onto scattered troops; what it led stays behind as scattered."""
    elites = [elite for elite in ELITES if g.where[elite] != NOWHERE or elite in g.elites_out]
    targets = [place for place in range(PLACES) if g.pla[place] > 0 and not g.has_elite(place)]
    if not elites or not targets:
        return
    choice = yield g.ask(seat, "inside-job-who", [CARD + elite for elite in elites])
    elite = choice - CARD
    choice = yield g.ask(seat, "inside-job-where", [SPACE + place for place in targets], about=CARD + elite)
    if g.where[elite] != NOWHERE:
        old, amount = g.where[elite], g.troops[elite]
        g.take_elite(elite)
        yield from join_pla(g, old, amount)
    else:
        g.elites_out.remove(elite)
    g.place_elite(elite, choice - SPACE, 0)
    g.note("inside-job", "power-kunshen-1", seat=seat, card=CARD + elite, space=choice)


# Reunification Council


def return_to_the_motherland(g: Position, seat: int) -> Flow:
    """All the seat's troops turn and march; they fight Taiwan from now on."""
    g.rebel_seat = seat
    for unit in g.mine[seat]:
        g.turned += g.troops[unit]
        g.taiwan[g.where[unit]] -= 1
        g.rebels[g.where[unit]] += 1
    yield from march(g, seat)
