"""What a movement of the hand means: a march to where it ends, several troops at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import Decision
from sandtable.engine.gestures import Gesture

from ..content import FIGHTER_WING
from ..options import CARD, DONE, LURE, SPACE
from ..rules.enemy_work import amounts, can_be_lured, can_lure, most_lured

if TYPE_CHECKING:
    from ..state import Taiwan2045


def gestures(g: Taiwan2045, decision: Decision) -> list[Gesture]:
    if decision.prompt in ("march-who", "move-who"):
        return lifts(g, decision)
    if decision.prompt == "cut-from":
        return [Gesture("lift", [option], source=option) for option in decision.options if option != DONE]
    if decision.prompt == "move-where":
        return marches(g, decision)
    if decision.prompt == "lure-or-agitate" and LURE in decision.options:
        return lures(g)
    if decision.prompt == "give-whom" and decision.left > 1:
        whom = [option for option in decision.options if option != DONE]
        return [Gesture("troops", [option], at=option, most=decision.left) for option in whom]
    return []


def lures(g: Taiwan2045) -> list[Gesture]:
    """So many troops out of a stronghold in which there is no choice of whose they are."""
    found: list[Gesture] = []
    for place in range(len(g.pla)):
        units = [unit for unit in g.pla_units(place) if can_be_lured(g, unit, place)]
        if len(units) == 1 and can_lure(g, place):
            numbers = amounts(1, most_lured(g, units[0], place))
            answers = [LURE, SPACE.option(place)]
            found.append(Gesture("lure", answers, at=SPACE.option(place), most=len(numbers), counts=numbers))
    return found


def lifts(g: Taiwan2045, decision: Decision) -> list[Gesture]:
    """A character that stands alone among those who may go is taken up from its place."""
    units = [CARD.of(option) for option in decision.options if option != DONE]
    places = [g.where[unit] for unit in units]
    return [
        Gesture("lift", [CARD.option(unit)], source=SPACE.option(place))
        for unit, place in zip(units, places, strict=True)
        if places.count(place) == 1
    ]


def marches(g: Taiwan2045, decision: Decision) -> list[Gesture]:
    """Places that are further than one step, each by a shortest way on which no enemy stops the character."""
    unit, reach = CARD.of(decision.about), decision.left
    ways: dict[int, list[int]] = {g.where[unit]: []}
    for here in (found := [g.where[unit]]):
        way = ways[here]
        stopped = way and unit != FIGHTER_WING and g.has_enemy_of(decision.seat, here)
        if len(way) == reach or stopped:
            continue
        for place in g.ways_from(unit, here):
            if place not in ways and place not in g.path:
                ways[place] = [*way, place]
                found.append(place)
    return [marching(g, decision, place, way) for place, way in ways.items() if way]


def marching(g: Taiwan2045, decision: Decision, place: int, way: list[int]) -> Gesture:
    """A single step leaves the next one open."""
    end = end_of(g, decision, place, decision.left - len(way)) if len(way) > 1 else []
    source = SPACE.option(g.where[CARD.of(decision.about)])
    return Gesture("march", [*SPACE.all(way), *end], at=SPACE.option(place), source=source)


def end_of(g: Taiwan2045, decision: Decision, place: int, left: int) -> list[int]:
    """Who could still go on says that it does not."""
    unit = CARD.of(decision.about)
    stopped = unit != FIGHTER_WING and g.has_enemy_of(decision.seat, place)
    return [] if left == 0 or stopped else [DONE]
