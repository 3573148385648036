"""What a movement of the hand means: a stack from here to there, cargo aboard and ashore, everything placed here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine.decision import Decision
from sandtable.engine.gestures import Gesture

from ..content import (
    AA_GUN,
    AIRCRAFT,
    BOMBER,
    BUYABLE,
    CARRIER,
    COMPLEX,
    FIGHTER,
    LAND_COUNT,
    LAND_LINKS,
    PIECE_UNIT,
    SEA_LINKS,
    TRANSPORT,
    TROOPS,
)
from ..options import ATTACK_THEM, COUNT_LIMIT, LOAD, MECHANIZED_PAIR, PARATROOPER, SPACE, UNIT, N
from ..rules import combat_move, noncombat_move
from ..rules.combat_move import CombatMove
from ..rules.mobilize import factories_near, open_factories, places_for
from ..rules.movement.aircraft_landing import factory_room
from ..rules.movement.reach import is_blitzable, is_calm_way, moves_two
from ..rules.movement.transport import NOWHERE, Transport
from ..rules.movement.voyage import (
    CARGO_KINDS,
    beaches,
    can_land,
    load_places,
    loadable,
    may_assault_from,
    may_unload,
)
from ..rules.noncombat_move import NoncombatMove
from ..rules.stages import COMBAT_MOVE

if TYPE_CHECKING:
    from ..state import Axis

LEFT_BEHIND: Final[list[int]] = [*AIRCRAFT, AA_GUN]
"""What stays where it is when a stack sets out, unless somebody says otherwise or nothing else is there."""

ALL_OF_THEM: Final = COUNT_LIMIT

CARRIED: Final[list[int]] = [MECHANIZED_PAIR, PARATROOPER, TRANSPORT]
"""Units that take others along are ordered one step at a time."""


def gestures_for(g: Axis, decision: Decision) -> list[Gesture]:
    if decision.prompt in ("combat-from", "noncombat-from"):
        return [Gesture("lift", [option], source=option) for option in decision.options if SPACE.has(option)]
    if decision.prompt in ("combat-unit", "noncombat-unit"):
        return stacks_from(g, SPACE.of(decision.about), decision.options)
    if decision.prompt in ("combat-to", "noncombat-to"):
        return [each for each in stacks_in_hand(g, decision) if not is_route_asked(g, each)]
    if decision.prompt == "voyage":
        return voyages(g, decision.options)
    if decision.prompt == "mobilize":
        return placements(g)
    if decision.prompt == "purchase":
        return purchases(g, decision.options)
    return []


def orders_of(g: Axis) -> CombatMove | NoncombatMove:
    if g.stage == COMBAT_MOVE:
        return CombatMove(g, True, combat_move.PROMPTS)
    return NoncombatMove(g, False, noncombat_move.PROMPTS)


# Stacks


def stacks_from(g: Axis, at: int, options: list[int]) -> list[Gesture]:
    """Several kinds of units of a space go to one goal, each as many as are told."""
    orders = orders_of(g)
    units = [UNIT.of(option) for option in options if UNIT.of(option) not in CARRIED]
    marching = [unit for unit in units if unit not in LEFT_BEHIND]
    found: list[Gesture] = []
    for unit in units:
        for goal in goals_of(orders, at, unit):
            answers = [UNIT.option(unit), *answers_on_the_way(orders, at, unit, goal)]
            usual = 0 if marching and unit in LEFT_BEHIND else ALL_OF_THEM
            found.append(stack(orders, at, unit, goal, answers, usual))
    return found


def stacks_in_hand(g: Axis, decision: Decision) -> list[Gesture]:
    """As many as are told of the kind in hand."""
    orders, at, unit = orders_of(g), g.ordered_from, UNIT.of(decision.about)
    if unit in CARRIED:
        return []
    goals = [SPACE.of(option) for option in decision.options]
    return [stack(orders, at, unit, goal, answers_on_the_way(orders, at, unit, goal), ALL_OF_THEM) for goal in goals]


def is_route_asked(g: Axis, gesture: Gesture) -> bool:
    """Tanks in hand are asked by which way they go where one of the ways is a blitz. Where the ways only differ in the
    retreat, they are asked if somebody took them in hand, not if they were the only ones to go."""
    orders, at, unit = orders_of(g), g.ordered_from, UNIT.of(gesture.what)
    if isinstance(orders, NoncombatMove) or at >= LAND_COUNT or not moves_two(unit):
        return False
    ways = orders.routes(at, unit, SPACE.of(gesture.at))
    blitzes = any(SPACE.has(way) and is_blitzable(g, SPACE.of(way), g.active) for way in ways)
    return len(ways) > 1 and (blitzes or len(orders.units_at(at, 2)) > 1)


def stack(orders: CombatMove | NoncombatMove, at: int, unit: int, goal: int, answers: list[int], usual: int) -> Gesture:
    most = most_to(orders, at, unit, goal)
    return Gesture(
        "stack",
        answers,
        at=SPACE.option(goal),
        what=UNIT.option(unit),
        most=most,
        usual=min(usual, most),
        counts=N.all(range(1, most + 1)) if most > 1 else [],
        again=[SPACE.option(at)],
        source=SPACE.option(at),
        if_asked={answer: prompt_of(orders, answer) for answer in answers if answer != SPACE.option(goal)},
    )


def prompt_of(orders: CombatMove | NoncombatMove, answer: int) -> str:
    """What is asked besides the goal, where there is a choice."""
    if answer == ATTACK_THEM:
        return "raid-or-attack"
    return orders.ask_unit if UNIT.has(answer) else "combat-via"


def goals_of(orders: CombatMove | NoncombatMove, at: int, unit: int) -> list[int]:
    if unit in AIRCRAFT:
        return orders.flights(at, unit)
    return orders.marches(at, unit) if at < LAND_COUNT else orders.courses(at, unit)


def answers_on_the_way(orders: CombatMove | NoncombatMove, at: int, unit: int, goal: int) -> list[int]:
    """The goal, and by which way if that is asked: the direct one, else the first; bombers attack."""
    answers = [SPACE.option(goal)]
    if isinstance(orders, NoncombatMove):
        return answers
    if unit == BOMBER:
        return [*answers, ATTACK_THEM]
    if unit == FIGHTER:
        return answers
    ways: list[int] = []
    if at >= LAND_COUNT:
        ways = SPACE.all(orders.ways(at, unit, goal))
    elif moves_two(unit):
        ways = orders.routes(at, unit, goal)
    return [*answers, *ways[:1]]


def most_to(orders: CombatMove | NoncombatMove, at: int, unit: int, goal: int) -> int:
    """How many of a kind may go there with one order."""
    g, power = orders.g, orders.power
    if unit in AIRCRAFT:
        return orders.most_that_fly(at, unit, goal)
    most = g.unmoved(at, power, unit)
    return orders.plan.carriers_that_may_sail(at, goal, most) if unit == CARRIER else most


# Transports


def voyages(g: Axis, options: list[int]) -> list[Gesture]:
    """Units come aboard with one click each; a coast is reached and landed on with one more."""
    ship = g.sailing
    if ship is None:
        return []
    found = boardings(g, ship) if LOAD in options else []
    if ship.owner != g.active or ship.unloaded_at != NOWHERE:
        return found
    return found + (assaults(g, ship) if g.stage == COMBAT_MOVE else unloadings(g, ship))


def boardings(g: Axis, ship: Transport) -> list[Gesture]:
    kinds = TROOPS if g.stage == COMBAT_MOVE else CARGO_KINDS
    places = load_places(g, ship, ship.zone, g.active, kinds)
    found: list[Gesture] = []
    for at in places:
        units = loadable(g, ship, at, g.active, kinds)
        for unit in units:
            asked = {SPACE.option(at): "load-from", UNIT.option(unit): "load-unit"}
            found.append(
                Gesture("board", [LOAD, *asked], what=UNIT.option(unit), about=SPACE.option(at), if_asked=asked)
            )
    return found


def assaults(g: Axis, ship: Transport) -> list[Gesture]:
    """Hostile coasts beyond the next step, for a transport with somebody to land."""
    power = g.active
    if not can_land(ship, power):
        return []
    found: dict[int, Gesture] = {}
    for zone, way in courses_of(g, ship).items():
        if way and may_assault_from(g, zone, power):
            for at in beaches(g, zone, power):
                found.setdefault(at, Gesture("land", [*SPACE.all(way), SPACE.option(at)], at=SPACE.option(at)))
    near = beaches(g, ship.zone, power) if may_assault_from(g, ship.zone, power) else []
    return [gesture for at, gesture in found.items() if at not in near]


def unloadings(g: Axis, ship: Transport) -> list[Gesture]:
    """Friendly coasts in reach, where everybody goes ashore."""
    cargo = [PIECE_UNIT[ship.cargo[slot]] for slot in may_unload(g, ship, g.active)]
    if not cargo:
        return []
    found: dict[int, Gesture] = {}
    for zone, way in courses_of(g, ship).items():
        for at in LAND_LINKS[zone]:
            answers = [*SPACE.all(way), *unload_all(at, cargo)]
            if g.is_friendly(at, g.active) and len(answers) > 1:
                found.setdefault(at, Gesture("land", answers, at=SPACE.option(at)))
    return list(found.values())


def unload_all(at: int, cargo: list[int]) -> list[int]:
    """Unit after unit; which is asked as long as there are different ones."""
    answers: list[int] = []
    for place, unit in enumerate(cargo):
        left = cargo[place:]
        answers.append(SPACE.option(at))
        if any(other != unit for other in left):
            answers.append(UNIT.option(unit))
    return answers


def courses_of(g: Axis, ship: Transport) -> dict[int, list[int]]:
    """The zones that a transport can reach, nearest first, and the zones that it enters on its way."""
    power = g.active
    ways: dict[int, list[int]] = {ship.zone: []}
    for zone in (here := [ship.zone]):
        way = ways[zone]
        has_sailed = way or ship.entered_from != NOWHERE
        if len(way) == ship.moves or (has_sailed and g.is_hostile_zone(zone, power)):
            continue
        for other in SEA_LINKS[zone]:
            if other not in ways and can_sail_on(g, zone, other):
                ways[other] = [*way, other]
                here.append(other)
    return ways


def can_sail_on(g: Axis, zone: int, other: int) -> bool:
    if g.stage == COMBAT_MOVE:
        return g.canal_open(zone, other, g.active)
    return is_calm_way(g, zone, other, g.active)


# New units


def placements(g: Axis) -> list[Gesture]:
    """Everything that was bought, or as many of each kind as are told, to one place. Complexes and fighters at sea
    are placed one by one: for them a place has room of another kind."""
    factories = open_factories(g)
    found: list[Gesture] = []
    for unit in range(BUYABLE):
        waiting = g.pool[g.active][unit]
        if not waiting or unit == COMPLEX:
            continue
        for at in places_for(g, unit, factories):
            if unit != FIGHTER or at < LAND_COUNT:
                found.append(placement(g, unit, at, waiting))
    return found


def placement(g: Axis, unit: int, at: int, waiting: int) -> Gesture:
    near = factories_near(g, at) if at >= LAND_COUNT else [at]
    asked_by = {SPACE.option(near[0]): "mobilize-by"} if at >= LAND_COUNT else {}
    room = factory_room(g, g.active, near[0])
    most = min(waiting, room)
    return Gesture(
        "place",
        [UNIT.option(unit), SPACE.option(at), *asked_by],
        at=SPACE.option(at),
        what=UNIT.option(unit),
        most=most,
        usual=most,
        room=room,
        if_asked=asked_by,
    )


def purchases(g: Axis, options: list[int]) -> list[Gesture]:
    """So many of a kind at once."""
    found: list[Gesture] = []
    for option in options:
        if UNIT.has(option):
            most = g.ipc[g.active] // g.cost_of(g.active, UNIT.of(option))
            found.append(Gesture("buy", [option], at=option, most=most))
    return found
