"""Enemy work (對敵工作): reinforcement, then lure or agitation."""

from __future__ import annotations

from typing import Final

from sandtable.engine import Choice, Flow

from .battle import join_pla, pla_arrives
from .names import (
    AGITATE,
    AMOUNT,
    BOAT_SQUADRON,
    CARD,
    DONE,
    ELITES,
    LARGEST_AMOUNT,
    LURE,
    LURE_MARKERS,
    NOWHERE,
    PLACES,
    SCATTERED,
    SPACE,
    STRONGHOLDS,
)
from .state import Position

REINFORCED: Final = 2
LURE_REACH: Final = 2
AGITATION_REACH: Final = 2
LURED_FROM_ELITE: Final = 2
POINTS_PER_LURE: Final = 2


def enemy_work(g: Position, seat: int) -> Flow:
    yield from reinforcement(g, seat)
    yield from lure_or_agitate(g, seat)


# PLA reinforcement


def reinforcement(g: Position, seat: int) -> Flow:
    """Two PLA strongholds gain one troop each; the boat squadron lets its player stop after one."""
    chosen: list[int] = []
    while len(chosen) < REINFORCED:
        options = [SPACE + place for place in range(PLACES) if can_be_reinforced(g, place) and place not in chosen]
        if chosen and BOAT_SQUADRON in g.mine[seat]:
            options.append(DONE)
        choice = yield g.ask(seat, "pla-reinforce", g.with_extras(options), left=REINFORCED - len(chosen))
        if (yield from g.do_extra(choice)):
            continue
        if choice == DONE:
            break
        chosen.append(choice - SPACE)
        yield from join_pla(g, choice - SPACE, 1)
        if g.log is not None:
            g.note("reinforces", "enemy-reinforce-1", seat=seat, space=choice)


def can_be_reinforced(g: Position, place: int) -> bool:
    return g.pla[place] > 0 and (place >= STRONGHOLDS or not g.water_cut[place])


# Lure or agitate


def lure_or_agitate(g: Position, seat: int) -> Flow:
    while True:
        options: list[int] = []
        if any(can_lure(g, place) for place in range(PLACES)):
            options.append(LURE)
        if agitable_elites(g):
            options.append(AGITATE)
        if not options:
            return
        choice = yield g.ask(seat, "lure-or-agitate", g.with_extras(options))
        if not (yield from g.do_extra(choice)):
            break
    if choice == LURE:
        yield from lure(g, seat)
    else:
        yield from agitate_one(g, seat)


def can_be_lured(g: Position, unit: int, place: int) -> bool:
    return g.size(unit, place) > 1


def can_lure(g: Position, place: int) -> bool:
    """Somebody can be spared, and a place without PLA lies within two links."""
    if g.pla[place] < 2:
        return False
    if not any(can_be_lured(g, unit, place) for unit in g.pla_units(place)):
        return False
    return any(g.pla[way] == 0 or leads_on(g, way, place) for way in g.links[place])


def leads_on(g: Position, way: int, start: int) -> bool:
    """Whether one more link leads to a place without PLA."""
    return any(g.pla[end] == 0 and end != start for end in g.links[way])


def lure(g: Position, seat: int) -> Flow:
    choice = yield g.ask(seat, "lure-from", [SPACE + place for place in range(PLACES) if can_lure(g, place)])
    start = choice - SPACE
    unit = yield from choose_lured(g, seat, start)
    most = g.size(unit, start) - 1
    if unit != SCATTERED:
        most = min(most, LURED_FROM_ELITE)
    choice = yield g.ask(seat, "lure-number", amounts(1, most), about=SPACE + start)
    amount = choice - AMOUNT
    if unit != SCATTERED:
        g.troops[unit] -= amount
    g.pla[start] -= amount
    if g.lures < LURE_MARKERS:
        g.lures += 1
    g.note("lures", "enemy-lure-1", seat=seat, space=SPACE + start, n=amount)
    yield from lured_walk(g, seat, start, amount)


def choose_lured(g: Position, seat: int, place: int) -> Choice:
    units = [unit for unit in g.pla_units(place) if can_be_lured(g, unit, place)]
    if len(units) == 1:
        return units[0]
    choice = yield g.ask(seat, "lure-which", [CARD + unit for unit in units], about=SPACE + place)
    return choice - CARD


def lured_walk(g: Position, seat: int, start: int, amount: int) -> Flow:
    """One or two links, leaving troops on the way, to a place without PLA."""
    g.column = [SCATTERED, start, amount]
    first_steps = [SPACE + way for way in g.links[start] if g.pla[way] == 0 or leads_on(g, way, start)]
    choice = yield g.ask(seat, "lure-where", first_steps, left=LURE_REACH, about=SPACE + start)
    place = choice - SPACE
    if g.taiwan[place] == 0:
        held = g.pla[place] > 0
        options = [SPACE + end for end in g.links[place] if g.pla[end] == 0 and end != start]
        if not held and amount == 1:
            options = []
        if not held:
            options.append(DONE)
        g.column = [SCATTERED, place, amount]
        choice = yield g.ask(seat, "lure-where", options, left=1, about=SPACE + place)
        if choice != DONE:
            amount = yield from leave_behind(g, seat, place, amount, 0 if held else 1)
            place = choice - SPACE
    g.column = []
    yield from pla_arrives(g, SCATTERED, place, amount)


def leave_behind(g: Position, seat: int, place: int, amount: int, least: int) -> Choice:
    """Those who stay take control of an empty place or join the PLA there; says how many go on."""
    stay = least
    if amount - 1 > least:
        choice = yield g.ask(seat, "leave-behind", amounts(least, amount - 1), about=SPACE + place)
        stay = choice - AMOUNT
    if stay > 0:
        yield from join_pla(g, place, stay)
        g.settle(place)
    return amount - stay


def amounts(least: int, most: int) -> list[int]:
    return [AMOUNT + amount for amount in range(least, min(most, LARGEST_AMOUNT) + 1)]


# Agitation


def agitable_elites(g: Position, reach: int = AGITATION_REACH) -> list[int]:
    """Elites that reach a place without PLA; if none does, those that can join PLA elsewhere."""
    ready = [elite for elite in ELITES if g.where[elite] != NOWHERE and g.troops[elite] > 1]
    reaching = [elite for elite in ready if reaches_out(g, [g.where[elite]], reach, g.troops[elite] - 1)]
    return reaching or [elite for elite in ready if g.links[g.where[elite]]]


def reaches_out(g: Position, path: list[int], reach: int, amount: int) -> bool:
    """Whether the force can still come to a place without PLA from the end of its path."""
    return any(step_leads_out(g, path, way, reach, amount) for way in g.links[path[-1]])


def step_leads_out(g: Position, path: list[int], way: int, reach: int, amount: int) -> bool:
    if way in path:
        return False
    if g.pla[way] == 0:
        return True
    return reach > 1 and reaches_out(g, [*path, way], reach - 1, amount + swept(g, way))


def swept(g: Position, place: int) -> int:
    """How many scattered troops an elite takes along from a place it passes."""
    return 0 if g.has_elite(place) else g.pla[place] - 1


def agitate_one(g: Position, seat: int) -> Flow:
    elites = agitable_elites(g)
    elite = elites[0]
    if len(elites) > 1:
        choice = yield g.ask(seat, "agitate-which", [CARD + other for other in elites])
        elite = choice - CARD
    yield from agitate(g, seat, elite, AGITATION_REACH)


def agitate(g: Position, seat: int, elite: int, reach: int) -> Flow:
    """All but one go with the elite; the lure markers come off for points."""
    start = g.where[elite]
    amount = g.troops[elite] - 1
    outward = reaches_out(g, [start], reach, amount)
    g.take_elite(elite)
    yield from join_pla(g, start, 1)
    g.score[seat] += POINTS_PER_LURE * g.lures
    g.note("agitates", "enemy-agitate-1", seat=seat, card=CARD + elite, n=POINTS_PER_LURE * g.lures)
    g.lures = 0
    path = [start]
    while len(path) <= reach:
        g.column = [elite, path[-1], amount]
        options = agitation_steps(g, path, reach - len(path) + 1, amount, outward)
        if not options:
            break
        choice = yield g.ask(seat, "agitate-where", options, left=reach - len(path) + 1, about=CARD + elite)
        if choice == DONE:
            break
        if len(path) > 1:
            amount = leave_garrison(g, path[-1], amount)
        g.tally_elite_step(path[-1], choice - SPACE)
        path.append(choice - SPACE)
        if path[-1] < STRONGHOLDS and g.taiwan[path[-1]] > 0:
            break
    g.column = []
    yield from pla_arrives(g, elite, path[-1], amount)


def agitation_steps(g: Position, path: list[int], reach: int, amount: int, outward: bool) -> list[int]:
    """Where the elite may go next; it may stop where the PLA was not, and must not go on without troops."""
    place = path[-1]
    moving = len(path) > 1
    may_stop = moving and (g.pla[place] == 0 or not outward)
    if moving and g.pla[place] == 0 and amount < 2:
        return []
    if moving:
        amount += swept(g, place) if g.pla[place] > 0 else -1
    if outward:
        steps = [way for way in g.links[place] if step_leads_out(g, path, way, reach, amount)]
    else:
        steps = [way for way in g.links[place] if way not in path]
    options = [SPACE + way for way in steps]
    if may_stop and options:
        options.append(DONE)
    return options


def leave_garrison(g: Position, place: int, amount: int) -> int:
    """Passing on: an empty place keeps one, scattered troops keep one and join, another elite stays as it is."""
    if g.pla[place] > 0:
        joined = swept(g, place)
        g.pla[place] -= joined
        return amount + joined
    g.add_scattered(place, 1)
    g.settle(place)
    return amount - 1
