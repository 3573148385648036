"""Phase 4, first step: rockets and strategic bombing raids (5.5.1, 5.2.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine.decision import NOTHING, Choice, Flow
from sandtable.engine.names import PASS

from ..content import (
    AA_GUN,
    AA_HITS,
    AA_HITS_RADAR,
    BOMBER,
    DAMAGE_CAP,
    DISTANCE,
    ENEMIES,
    HEAVY_BOMBERS,
    IPC,
    LAND_COUNT,
    RADAR,
    ROCKET_RANGE,
    ROCKETS,
)
from ..options import POWER, SPACE, UNIT
from .fire import Salvo
from .stages import LONE_SHIPS

if TYPE_CHECKING:
    from ..state import Axis


def strategic_step(g: Axis) -> Flow:
    """The next rocket or raid; when there is none, the next step."""
    launcher = next_launcher(g)
    if launcher >= 0:
        yield from launch_rocket(g, launcher)
        return
    for at in g.raiders:
        if at not in g.raided:
            g.raided.append(at)
            yield from raid(g, at)
            return
    g.stage = LONE_SHIPS


def damage_room(g: Axis, at: int) -> int:
    """A complex takes damage up to twice its territory's value (7.1.5e)."""
    return DAMAGE_CAP * IPC[at] - g.damage[at]


def bomb(g: Axis, at: int, pips: int) -> int:
    """Places damage markers; the excess is ignored."""
    placed = min(pips, damage_room(g, at))
    g.damage[at] += placed
    return placed


# Rockets


def rocket_targets(g: Axis, at: int) -> list[int]:
    return [
        goal
        for goal in range(LAND_COUNT)
        if g.complex[goal]
        and g.is_hostile(goal, g.active)
        and DISTANCE[at][goal] <= ROCKET_RANGE
        and damage_room(g, goal) > 0
    ]


def next_launcher(g: Axis) -> int:
    """A territory with an AA gun that has not fired and has a target."""
    if not g.has_tech(g.active, ROCKETS):
        return NOTHING
    for at in range(LAND_COUNT):
        guns = g.unmoved(at, g.active, AA_GUN)
        if guns > g.guns_fired.get(at, 0) and rocket_targets(g, at):
            return at
    return NOTHING


def launch_rocket(g: Axis, at: int) -> Flow:
    g.guns_fired[at] = g.guns_fired.get(at, 0) + 1
    options = [PASS, *(SPACE.option(goal) for goal in rocket_targets(g, at))]
    answer = yield g.ask(g.seat(), "rocket", options, about=SPACE.option(at))
    if answer == PASS:
        return
    goal = SPACE.of(answer)
    roll = yield g.roll()
    placed = bomb(g, goal, roll)
    g.note("rocket", "5.2.3h", power=POWER.option(g.active), space=SPACE.option(goal), roll=roll, n=placed)


# Raids


def anti_aircraft_value(g: Axis, at: int, attacker: int) -> int:
    """What the one gun that fires hits on; 0 without a gun (7.1.4)."""
    value = 0
    for enemy in ENEMIES[attacker]:
        if g.count(at, enemy, AA_GUN):
            value = max(value, AA_HITS_RADAR if g.has_tech(enemy, RADAR) else AA_HITS)
    return value


def shoot_down(g: Axis, at: int, unit: int, number: int) -> Choice:
    """One die for each aircraft; the aircraft hit are removed at once. Ends in how many were lost."""
    value = anti_aircraft_value(g, at, g.active)
    if not value or number <= 0:
        return 0
    salvo = Salvo()
    yield from salvo.throw(g, number, value)
    for _ in range(salvo.hits):
        g.lose_aircraft(at, g.active, unit)
    g.note(
        "flak",
        "7.1.4e",
        power=POWER.option(g.active),
        unit=UNIT.option(unit),
        space=SPACE.option(at),
        dice=number,
        hits=salvo.hits,
        faces=salvo.faces,
        needed=salvo.needed,
    )
    return salvo.hits


def raid(g: Axis, at: int) -> Flow:
    bombers = g.raiders[at]
    lost = yield from shoot_down(g, at, BOMBER, bombers)
    g.raiders[at] = bombers - lost
    dice = 2 if g.has_tech(g.active, HEAVY_BOMBERS) else 1
    faces: list[int] = []
    for _ in range(dice * (bombers - lost)):
        roll = yield g.roll()
        faces.append(roll)
    pips = sum(faces)
    placed = bomb(g, at, pips)
    g.note(
        "raid", "5.5.1c", power=POWER.option(g.active), space=SPACE.option(at), roll=sum(faces), faces=faces, n=placed
    )


def bar_rocket(g: Axis, at: int, goal: int) -> str:
    """Rockets strike enemy complexes in range that can still be damaged."""
    if goal in rocket_targets(g, at):
        return ""
    if goal < LAND_COUNT and g.complex[goal] and g.is_hostile(goal, g.active) and damage_room(g, goal) <= 0:
        return "7.1.5e"
    return "5.2.3g"
