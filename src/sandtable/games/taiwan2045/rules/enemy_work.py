"""Enemy work (對敵工作): reinforcement, then lure or agitation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, Choice, Flow

from ..content import BOAT_SQUADRON, ELITES, LARGEST_AMOUNT, LURE_MARKERS, PLACES, SCATTERED, STRONGHOLDS
from ..options import AGITATE, AMOUNT, CARD, DONE, EXTRAS, LURE, SPACE
from .battle import join_pla, pla_arrives
from .tallies import settle, tally_elite_step

if TYPE_CHECKING:
    from ..state import Taiwan2045

REINFORCED: Final = 2
LURE_REACH: Final = 2
AGITATION_REACH: Final = 2
LURED_FROM_ELITE: Final = 2
POINTS_PER_LURE: Final = 2


def enemy_work(g: Taiwan2045, seat: int) -> Flow:
    yield from reinforcement(g, seat)
    yield from lure_or_agitate(g, seat)


def amounts(least: int, most: int) -> list[int]:
    return AMOUNT.all(range(least, min(most, LARGEST_AMOUNT) + 1))


# PLA reinforcement


def reinforcement(g: Taiwan2045, seat: int) -> Flow:
    """Two PLA strongholds gain one troop each; the boat squadron lets its player stop after one."""
    chosen: list[int] = []
    while len(chosen) < REINFORCED:
        g.chosen = chosen
        places = [place for place in range(PLACES) if can_be_reinforced(g, place) and place not in chosen]
        options = SPACE.all(places)
        if chosen and BOAT_SQUADRON in g.mine[seat]:
            options.append(DONE)
        choice = yield g.ask(seat, "pla-reinforce", g.with_extras(options), left=REINFORCED - len(chosen))
        if choice in EXTRAS:
            yield from g.do_extra(choice)
            continue
        if choice == DONE:
            break
        place = SPACE.of(choice)
        chosen.append(place)
        yield from join_pla(g, place, 1)
        if g.log is not None:
            g.note("reinforces", "enemy-reinforce-1", seat=seat, space=choice, n=1)


def can_be_reinforced(g: Taiwan2045, place: int) -> bool:
    return g.pla[place] > 0 and (place >= STRONGHOLDS or not g.water_cut[place])


def bar_reinforcement(g: Taiwan2045, place: int) -> str:
    if place >= PLACES or g.pla[place] == 0 or place in g.chosen:
        return "enemy-reinforce-1"
    return "" if can_be_reinforced(g, place) else "comp-4"


# Lure or agitate


def lure_or_agitate(g: Taiwan2045, seat: int) -> Flow:
    while True:
        options: list[int] = []
        if any(can_lure(g, place) for place in range(PLACES)):
            options.append(LURE)
        if can_agitate(g):
            options.append(AGITATE)
        if not options:
            return
        choice = yield g.ask(seat, "lure-or-agitate", g.with_extras(options))
        if choice not in EXTRAS:
            break
        yield from g.do_extra(choice)
    if choice == LURE:
        yield from lure(g, seat)
    else:
        yield from agitate_one(g, seat)


# Lures


def can_be_lured(g: Taiwan2045, unit: int, place: int) -> bool:
    return g.size(unit, place) > 1


def can_lure(g: Taiwan2045, place: int) -> bool:
    """Somebody can be spared, and a place without PLA lies within two links."""
    if g.pla[place] < 2:
        return False
    if not any(can_be_lured(g, unit, place) for unit in g.pla_units(place)):
        return False
    return any(g.pla[way] == 0 or leads_on(g, way, place) for way in g.links[place])


def bar_lure(g: Taiwan2045, place: int) -> str:
    if place >= PLACES or g.pla[place] == 0:
        return "enemy-lure-1"
    if can_lure(g, place):
        return ""
    spare = any(can_be_lured(g, unit, place) for unit in g.pla_units(place))
    return "enemy-lure-5" if spare else "enemy-leave-2"


def leads_on(g: Taiwan2045, way: int, start: int) -> bool:
    """Whether one more link leads to a place without PLA."""
    return any(g.pla[end] == 0 and end != start for end in g.links[way])


def lure(g: Taiwan2045, seat: int) -> Flow:
    choice = yield g.ask(seat, "lure-from", SPACE.all([place for place in range(PLACES) if can_lure(g, place)]))
    start = SPACE.of(choice)
    unit = yield from choose_lured(g, seat, start)
    numbers = amounts(1, most_lured(g, unit, start))
    choice = yield g.ask(seat, "lure-number", numbers, about=SPACE.option(start))
    amount = AMOUNT.of(choice)
    if unit != SCATTERED:
        g.troops[unit] -= amount
    g.pla[start] -= amount
    if g.lures < LURE_MARKERS:
        g.lures += 1
    if g.log is not None:
        g.note("lures", "enemy-lure-1", seat=seat, space=SPACE.option(start), n=amount, markers=g.lures)
    yield from lured_walk(g, seat, start, amount)


def most_lured(g: Taiwan2045, unit: int, start: int) -> int:
    """One stays; an elite lets only a few go."""
    most = g.size(unit, start) - 1
    return most if unit == SCATTERED else min(most, LURED_FROM_ELITE)


def choose_lured(g: Taiwan2045, seat: int, place: int) -> Choice:
    units = [unit for unit in g.pla_units(place) if can_be_lured(g, unit, place)]
    if len(units) == 1:
        return units[0]
    choice = yield g.ask(seat, "lure-which", CARD.all(units), about=SPACE.option(place))
    return CARD.of(choice)


def lured_walk(g: Taiwan2045, seat: int, start: int, amount: int) -> Flow:
    """One or two links, leaving troops on the way, to a place without PLA."""
    g.path = [start]
    g.column = [SCATTERED, start, amount]
    first_steps = SPACE.all([way for way in g.links[start] if g.pla[way] == 0 or leads_on(g, way, start)])
    choice = yield g.ask(seat, "lure-where", first_steps, left=LURE_REACH, about=SPACE.option(start))
    place = SPACE.of(choice)
    note_pla_move(g, SCATTERED, start, place, amount, "enemy-lure-3")
    if g.taiwan[place] == 0:
        held = g.pla[place] > 0
        options = SPACE.all([end for end in g.links[place] if g.pla[end] == 0 and end != start])
        if not held and amount == 1:
            options = []
        if not held:
            options.append(DONE)
        g.path = [start, place]
        g.column = [SCATTERED, place, amount]
        choice = yield g.ask(seat, "lure-where", options, left=1, about=SPACE.option(place))
        if choice != DONE:
            amount = yield from leave_behind(g, seat, place, amount, 0 if held else 1)
            note_pla_move(g, SCATTERED, place, SPACE.of(choice), amount, "enemy-lure-3")
            place = SPACE.of(choice)
    g.column = []
    yield from pla_arrives(g, SCATTERED, place, amount)


def bar_lure_step(g: Taiwan2045, place: int) -> str:
    """Why lured troops cannot take their next step to a place."""
    here = g.path[-1]
    if place in g.path:
        return "path-2"
    if place not in g.links[here]:
        return "path-1"
    if len(g.path) == 1:
        return "" if g.pla[place] == 0 or leads_on(g, place, here) else "enemy-lure-5"
    if g.pla[here] == 0 and g.column[2] == 1:
        return "enemy-lure-6"
    return "enemy-lure-3" if g.pla[place] > 0 else ""


def leave_behind(g: Taiwan2045, seat: int, place: int, amount: int, least: int) -> Choice:
    """Those who stay take control of an empty place or join the PLA there; says how many go on."""
    stay = least
    if amount - 1 > least:
        choice = yield g.ask(seat, "leave-behind", amounts(least, amount - 1), about=SPACE.option(place))
        stay = AMOUNT.of(choice)
    if stay > 0:
        if g.log is not None:
            g.note("stays-pla", "enemy-lure-6" if least else "enemy-lure-4", space=SPACE.option(place), n=stay)
        yield from join_pla(g, place, stay)
        settle(g, place)
    return amount - stay


# Agitation


def can_agitate(g: Taiwan2045) -> bool:
    return any(can_set_out(g, elite) for elite in ELITES)


def can_set_out(g: Taiwan2045, elite: int) -> bool:
    """An elite with troops to spare, where a way leads on."""
    return g.where[elite] != NOTHING and g.troops[elite] > 1 and bool(g.links[g.where[elite]])


def agitable_elites(g: Taiwan2045, reach: int = AGITATION_REACH) -> list[int]:
    """Elites that reach a place without PLA; if none does, those that can join PLA elsewhere."""
    ready = [elite for elite in ELITES if can_set_out(g, elite)]
    return [elite for elite in ready if reaches_out(g, [g.where[elite]], reach)] or ready


def reaches_out(g: Taiwan2045, path: list[int], reach: int) -> bool:
    """Whether a place without PLA lies so many steps from the end of a path."""
    return any(step_leads_out(g, path, way, reach) for way in g.links[path[-1]])


def step_leads_out(g: Taiwan2045, path: list[int], way: int, reach: int) -> bool:
    if way in path:
        return False
    if g.pla[way] == 0:
        return True
    return reach > 1 and reaches_out(g, [*path, way], reach - 1)


def swept(g: Taiwan2045, place: int) -> int:
    """How many scattered troops an elite takes along from a place it passes."""
    return 0 if g.has_elite(place) else g.pla[place] - 1


def agitate_one(g: Taiwan2045, seat: int) -> Flow:
    elites = agitable_elites(g)
    elite = elites[0]
    if len(elites) > 1:
        choice = yield g.ask(seat, "agitate-which", CARD.all(elites))
        elite = CARD.of(choice)
    yield from agitate(g, seat, elite, AGITATION_REACH)


def agitate(g: Taiwan2045, seat: int, elite: int, reach: int) -> Flow:
    """All but one go with the elite; the lure markers come off for points."""
    start = g.where[elite]
    amount = g.troops[elite] - 1
    outward = reaches_out(g, [start], reach)
    cash_lures(g, seat, elite)
    g.take_elite(elite)
    g.column = [elite, start, amount]
    yield from join_pla(g, start, 1)
    path = g.path = [start]
    while len(path) <= reach:
        g.column = [elite, path[-1], amount]
        options = agitation_steps(g, path, reach - len(path) + 1, amount, outward)
        if not options:
            break
        choice = yield g.ask(seat, "agitate-where", options, left=reach - len(path) + 1, about=CARD.option(elite))
        if choice == DONE:
            break
        amount = leave_garrison(g, elite, path[-1], amount)
        place = SPACE.of(choice)
        note_pla_move(g, elite, path[-1], place, amount, "enemy-agitate-1")
        tally_elite_step(g, elite, path[-1], place)
        path.append(place)
        if g.taiwan[place] > 0:
            break
    g.column = []
    yield from pla_arrives(g, elite, path[-1], amount)


def cash_lures(g: Taiwan2045, seat: int, elite: int) -> None:
    points = POINTS_PER_LURE * g.lures
    g.score[seat] += points
    g.lures = 0
    start = SPACE.option(g.where[elite])
    if g.log is not None:
        g.note("agitates", "enemy-agitate-8", seat=seat, card=CARD.option(elite), space=start, n=points)


def agitation_steps(g: Taiwan2045, path: list[int], reach: int, amount: int, outward: bool) -> list[int]:
    """Where the elite may go next; it may stop where the PLA was not, and must not go on without troops."""
    place = path[-1]
    moving = len(path) > 1
    may_stop = moving and (g.pla[place] == 0 or not outward)
    if moving and g.pla[place] == 0 and amount < 2:
        return []
    if outward:
        steps = [way for way in g.links[place] if step_leads_out(g, path, way, reach)]
    else:
        steps = [way for way in g.links[place] if way not in path]
    options = SPACE.all(steps)
    if may_stop and options:
        options.append(DONE)
    return options


def bar_agitation_step(g: Taiwan2045, left: int, place: int) -> str:
    """Why an agitated elite with so many steps left cannot take the next one to a place."""
    if place in g.path:
        return "path-2"
    if place not in g.links[g.path[-1]]:
        return "path-1"
    outward = reaches_out(g, g.path, left)
    return "enemy-agitate-2" if outward and not step_leads_out(g, g.path, place, left) else ""


def leave_garrison(g: Taiwan2045, elite: int, place: int, amount: int) -> int:
    """Passing on: an empty place keeps one, scattered troops keep one and join, another elite stays as it is."""
    if g.pla[place] > 0:
        joined = swept(g, place)
        if joined > 0:
            g.pla[place] -= joined
            note_sweep(g, elite, place, joined, "enemy-agitate-3")
        return amount + joined
    g.add_scattered(place, 1)
    if g.log is not None:
        g.note("stays-pla", "enemy-agitate-6", space=SPACE.option(place), n=1)
    settle(g, place)
    return amount - 1


# What the log says of the PLA on the move


def note_pla_move(g: Taiwan2045, unit: int, start: int, place: int, amount: int, rule: str) -> None:
    if g.log is not None:
        g.note(
            "moves-pla",
            rule,
            card=CARD.option(unit),
            start=SPACE.option(start),
            space=SPACE.option(place),
            n=amount,
        )


def note_sweep(g: Taiwan2045, elite: int, place: int, amount: int, rule: str) -> None:
    g.note("sweeps", rule, card=CARD.option(elite), space=SPACE.option(place), n=amount)
