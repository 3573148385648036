"""Plans of the heuristic bot: lures, agitations and attacks, each a row of answers with what it promises."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ..content import (
    DEFEATS,
    DRONE_SWARM,
    ELIMINATED,
    ELITE_ENTERED,
    ELITE_STRENGTH,
    FIRST_ELITE,
    PLA_STORMED,
    PLA_TOOK,
    PLACES,
    SCATTERED,
    STRONGHOLDS,
    TAIWAN_BEATEN,
    TAIWAN_LOST,
)
from ..options import AGITATE, AMOUNT, CARD, DONE, LURE, SPACE
from ..rules.enemy_work import AGITATION_REACH, agitable_elites, can_be_lured, can_lure, reaches_out, swept
from ..rules.moves import MARCH_REACH
from ..rules.strength import air_defence, bonus, strengths_of
from .appraisal import TROOP_WORTH, Appraisal

if TYPE_CHECKING:
    from ..state import Taiwan2045

Answers: TypeAlias = list[tuple[str, int]]
Plan: TypeAlias = tuple[float, Answers]

NO_PLAN: Plan = (0.0, [])


# What happens when PLA troops arrive


def arrival(a: Appraisal, place: int, amount: int, extra: int = 0) -> float:
    """What it is worth that so many PLA troops come to a place without PLA."""
    g = a.g
    if g.taiwan[place] == 0:
        return a.want[place] + a.aid(PLA_TOOK, place)
    units = g.taiwan_units(place)
    ours = strengths_of(g, units, place, False, [])
    mine = [unit for unit in units if g.owner[unit] == a.seat]
    if amount + extra >= sum(ours) + air_defence(g, place, False):
        strongest = units[ours.index(max(ours))]
        own_loss = 2 * TROOP_WORTH if g.owner[strongest] == a.seat else -0.4
        aid = a.aid(TAIWAN_BEATEN, place) + a.aid(PLA_STORMED, place) + 2 * a.aid(TAIWAN_LOST, place)
        return a.want[place] + a.aid(PLA_TOOK, place) - own_loss + aid
    killed = min(2, amount)
    merit = killed + (extra if amount <= 2 else 0)
    if not mine:
        return -0.6 * merit + a.aid(TAIWAN_LOST, place) + a.aid(DEFEATS, place)
    aid = a.aid(DEFEATS + 2, place) + killed * a.aid(ELIMINATED, place) + a.aid(TAIWAN_LOST, place)
    return merit * a.merit_worth() - TROOP_WORTH + aid


# Lures


def best_lure(a: Appraisal) -> Plan:
    best = (-1e9, NO_PLAN[1])
    for start in range(PLACES):
        if can_lure(a.g, start):
            best = max(best, lure_from(a, start), key=lambda plan: plan[0])
    return best


def lure_from(a: Appraisal, start: int) -> Plan:
    g = a.g
    units = [unit for unit in g.pla_units(start) if can_be_lured(g, unit, start)]
    unit = units[0]
    most = g.size(unit, start) - 1
    if unit != SCATTERED:
        most = min(most, 2)
    head: Answers = [("lure-or-agitate", LURE), ("lure-from", SPACE.option(start))]
    if len(units) > 1:
        head.append(("lure-which", CARD.option(unit)))
    best = (-1e9, head)
    for amount in sorted({1, min(2, most), min(3, most), most}):
        for value, steps in lured_ways(a, start, amount):
            if value > best[0]:
                best = (value, [*head, ("lure-number", AMOUNT.option(amount)), *steps])
    return best


def lured_ways(a: Appraisal, start: int, amount: int) -> list[Plan]:
    """Every way that so many lured troops can go."""
    g = a.g
    ways: list[Plan] = []
    for way in g.links[start]:
        step = ("lure-where", SPACE.option(way))
        held = g.pla[way] > 0
        if not held:
            ways.append((arrival(a, way, amount), [step, ("lure-where", DONE)]))
        if g.taiwan[way] > 0 or (not held and amount < 2):
            continue
        for end in g.links[way]:
            if end != start and g.pla[end] == 0:
                stay = 0 if held else 1
                value = arrival(a, end, amount - stay) + (0.0 if held else arrival(a, way, 1))
                steps = [step, ("lure-where", SPACE.option(end)), ("leave-behind", AMOUNT.option(stay))]
                ways.append((value, steps))
    return ways


# Agitations


def best_agitation(a: Appraisal) -> Plan:
    g = a.g
    elites = agitable_elites(g)
    best = (-1e9, NO_PLAN[1])
    for elite in elites:
        head: Answers = [("lure-or-agitate", AGITATE)]
        if len(elites) > 1:
            head.append(("agitate-which", CARD.option(elite)))
        value, steps = agitation_of(a, elite, AGITATION_REACH)
        if value > best[0]:
            best = (value, head + steps)
    return best


def agitation_of(a: Appraisal, elite: int, reach: int) -> Plan:
    """The best way of one elite; lure markers pay on top."""
    g = a.g
    start = g.where[elite]
    amount = g.troops[elite] - 1
    lures = 2.0 * g.lures
    if not reaches_out(g, [start], reach):
        return (lures, [])
    value, steps = agitated_way(a, elite, [start], reach, amount)
    return (value + lures, steps)


def agitated_way(a: Appraisal, elite: int, path: list[int], reach: int, amount: int) -> Plan:
    g = a.g
    best = (-1e9, NO_PLAN[1])
    for way in g.links[path[-1]]:
        if way in path:
            continue
        step = ("agitate-where", SPACE.option(way))
        entered = a.aid(ELITE_ENTERED, way)
        if g.pla[way] > 0:
            if reach > 1 and reaches_out(g, [*path, way], reach - 1):
                value, steps = agitated_way(a, elite, [*path, way], reach - 1, amount + swept(g, way))
                best = max(best, (value + entered, [step, *steps]), key=lambda plan: plan[0])
            continue
        value = arrival(a, way, amount, ELITE_STRENGTH[elite]) + entered
        best = max(best, (value, [step, ("agitate-where", DONE)]), key=lambda plan: plan[0])
        if g.taiwan[way] == 0 and reach > 1 and amount > 1:
            more, steps = agitated_way(a, elite, [*path, way], reach - 1, amount - 1)
            value = a.want[way] + a.aid(PLA_TOOK, way) + entered + more
            best = max(best, (value, [step, *steps]), key=lambda plan: plan[0])
    return best


# Attacks


def paths_to(g: Taiwan2045, seat: int, unit: int, reach: int) -> dict[int, list[int]]:
    """The shortest way of a character to every place it can reach, enemies being where it ends."""
    found: dict[int, list[int]] = {g.where[unit]: []}
    edge = [g.where[unit]]
    for _ in range(reach):
        fresh: list[int] = []
        for place in edge:
            for way in g.links[place]:
                if way not in found:
                    found[way] = [*found[place], way]
                    if not g.has_enemy_of(seat, way):
                        fresh.append(way)
        edge = fresh
    return found


def best_attack(a: Appraisal, units: list[int], reach: int, joint: bool) -> Plan:
    """The best attack by these characters, together where they march, else by one of them."""
    g, seat = a.g, a.seat
    ways = {unit: paths_to(g, seat, unit, reach + (1 if unit == DRONE_SWARM and joint else 0)) for unit in units}
    best = NO_PLAN
    for place in range(STRONGHOLDS):
        if not g.has_enemy_of(seat, place):
            continue
        able = [unit for unit in units if ways[unit].get(place)]
        able.sort(key=lambda unit: -g.troops[unit])
        party: list[int] = []
        for unit in able:
            party = [*party, unit] if joint else [unit]
            value = attack_value(a, place, party)
            if value > best[0]:
                best = (value, march_answers(party, ways, place, joint))
                break
    return best


def best_escape(a: Appraisal, units: list[int]) -> Plan:
    """A character that stands among enemies too strong for it goes where none are, as far from the next as it can."""
    g, seat = a.g, a.seat
    for unit in units:
        place = g.where[unit]
        fellows = [other for other in g.mine[seat] if g.where[other] == place]
        if not g.has_enemy_of(seat, place) or attack_value(a, place, fellows) >= 0:
            continue
        ways = paths_to(g, seat, unit, MARCH_REACH)
        safe = [end for end in ways if not g.has_enemy_of(seat, end)]
        if safe:
            end = max(safe, key=lambda end: (g.pla[end] > 0, len(ways[end])))
            return (0.0, march_answers([unit], {unit: ways}, end, True)[:-1])
    return NO_PLAN


def attack_value(a: Appraisal, place: int, party: list[int]) -> float:
    g = a.g
    ours = sum(g.troops[unit] + bonus(g, unit, place, True, party) for unit in party)
    if a.rebel:
        units = g.taiwan_units(place)
        if ours < sum(strengths_of(g, units, place, False, party)):
            return -1.0
        return 1.0 + a.aid(TAIWAN_BEATEN, place) + 2 * a.aid(TAIWAN_LOST, place)
    foes = g.enemy_units(place)
    if ours <= sum(strengths_of(g, foes, place, False, party)):
        return -1.0
    amount = sum(g.size(unit, place) for unit in foes)
    elites = [unit for unit in foes if FIRST_ELITE <= unit < SCATTERED]
    merit = min(2, amount)
    if amount <= 2:
        merit += sum(ELITE_STRENGTH[unit] for unit in elites)
    aid = a.aid(DEFEATS + 6 + (1 if elites else 0), place) + merit * a.aid(ELIMINATED, place)
    return merit * a.merit_worth() - TROOP_WORTH - a.want[place] + aid


def march_answers(party: list[int], ways: dict[int, dict[int, list[int]]], place: int, joint: bool) -> Answers:
    answers: Answers = []
    for unit in party:
        answers.append(("march-who" if joint else "move-who", CARD.option(unit)))
        answers += [("move-where", SPACE.option(step)) for step in ways[unit][place]]
    if joint:
        answers.append(("march-who", DONE))
    return answers
