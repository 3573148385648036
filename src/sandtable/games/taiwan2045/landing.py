"""Elite cards: what comes before the landing, the waves, the landing effect, in printed order."""

from __future__ import annotations

from typing import Final

from sandtable.engine import Choice, Flow

from .basic import choose_defection, defection_places
from .battle import last_stand, pla_arrives, strengths_of, suffer
from .enemy import agitable_elites, agitate, agitate_one
from .names import (
    ALL_WAVES,
    CARD,
    CHARACTERS,
    DONE,
    ELITE_GROUND,
    FAR_SOUTH,
    FIRST_ELITE,
    GANGSHAN,
    IN_GROUP,
    IN_REGION,
    IS_MACHINE,
    MIDDLE,
    NOBODY,
    NOWHERE,
    SCATTERED,
    SPACE,
    SWEEPS,
    WAVE_TO,
    WAVE_TROOPS,
    card_of,
)
from .state import Position

COMBINED_ARMS: Final[int] = card_of("z01")
UNITED_FRONT: Final[int] = card_of("z02")
GROUP_ARMY: Final[int] = card_of("z03")
SWARM: Final[int] = card_of("z04")
AIRBORNE: Final[int] = card_of("z05")
SEA_DRAGONS: Final[int] = card_of("z06")

AIRBORNE_TROOPS: Final = 4
STEEL_FLOOD_REACH: Final = 3
SWARM_TARGETS: Final = 3
DECAPITATION_REACH: Final = 2
DECAPITATION_LOSS: Final = 2


def play_elite(g: Position, seat: int, elite: int) -> Flow:
    if elite == AIRBORNE:
        yield from airborne_operation(g, seat)
    yield from land(g, seat, elite)
    if elite == COMBINED_ARMS:
        yield from steel_flood(g, seat)
    elif elite == UNITED_FRONT:
        yield from united_front(g, seat)
    elif elite == GROUP_ARMY:
        yield from assault_across_the_sea(g, seat)
    elif elite == SWARM:
        yield from saturation_attack(g, seat)
    elif elite == SEA_DRAGONS:
        yield from decapitation(g, seat)


# The waves


def land(g: Position, seat: int, elite: int) -> Flow:
    """Waves go out on their arrows, the standee with one of them, and arrive one by one."""
    number = elite - FIRST_ELITE
    ground = ELITE_GROUND[number]
    targets = WAVE_TO[number]
    led = yield from choose_wave(g, seat, elite, targets)
    swept = g.pla[ground] - 1 if SWEEPS[number] and not g.has_elite(ground) else 0
    g.pla[ground] -= swept
    g.note("lands", "play-c1", seat=seat, card=CARD + elite, space=SPACE + led)
    waiting = targets.copy() if ALL_WAVES[number] else [led]
    while waiting:
        target = waiting[0]
        if len(waiting) > 1:
            choice = yield g.ask(seat, "wave-next", [SPACE + wave for wave in waiting], about=CARD + elite)
            target = choice - SPACE
        waiting.remove(target)
        troops = WAVE_TROOPS[number][targets.index(target)]
        if target == led:
            g.tally_elite_step(ground, target)
            yield from pla_arrives(g, elite, target, troops + swept)
        else:
            yield from pla_arrives(g, SCATTERED, target, troops)


def choose_wave(g: Position, seat: int, elite: int, targets: list[int]) -> Choice:
    choice = yield g.ask(seat, "wave-led", [SPACE + target for target in targets], about=CARD + elite)
    return choice - SPACE


# What the six do besides


def airborne_operation(g: Position, seat: int) -> Flow:
    free = [place for place in IN_REGION[FAR_SOUTH] if g.taiwan[place] == 0]
    place = GANGSHAN
    if free:
        choice = yield g.ask(seat, "airborne-where", [SPACE + other for other in free])
        place = choice - SPACE
    g.note("airborne", "faq-elite-2", seat=seat, space=SPACE + place, n=AIRBORNE_TROOPS)
    yield from pla_arrives(g, SCATTERED, place, AIRBORNE_TROOPS)


def steel_flood(g: Position, seat: int) -> Flow:
    if COMBINED_ARMS in agitable_elites(g, STEEL_FLOOD_REACH):
        yield from agitate(g, seat, COMBINED_ARMS, STEEL_FLOOD_REACH)


def united_front(g: Position, seat: int) -> Flow:
    """Two defections in different strongholds."""
    done: list[int] = []
    while len(done) < 2:
        places = [place for place in defection_places(g, seat) if place not in done]
        if not places:
            return
        done.append((yield from choose_defection(g, seat, places)))


def assault_across_the_sea(g: Position, seat: int) -> Flow:
    if agitable_elites(g):
        yield from agitate_one(g, seat)


def saturation_attack(g: Position, seat: int) -> Flow:
    """In up to three Middle strongholds the strongest Taiwan unit loses one."""
    done: list[int] = []
    while len(done) < SWARM_TARGETS:
        places = [place for place in IN_GROUP[MIDDLE] if g.taiwan[place] > 0 and place not in done]
        if not places:
            return
        options = [*(SPACE + place for place in places), DONE]
        choice = yield g.ask(seat, "saturate-where", options, left=SWARM_TARGETS - len(done))
        if choice == DONE:
            return
        place = choice - SPACE
        done.append(place)
        units = g.taiwan_units(place)
        yield from suffer(g, place, units, strengths_of(g, units, place, False, []), 1, NOBODY, False, "play-c2")
        yield from last_stand(g)


def decapitation(g: Position, seat: int) -> Flow:
    """A human Taiwan character within two links of the commandos loses two."""
    if g.where[SEA_DRAGONS] == NOWHERE:
        return
    victims = humans_near(g, g.where[SEA_DRAGONS])
    if not victims:
        return
    choice = yield g.ask(seat, "decapitate-who", [CARD + unit for unit in victims])
    unit = choice - CARD
    g.hit(unit, g.where[unit], min(DECAPITATION_LOSS, g.troops[unit]), NOBODY, rule="play-c2")
    yield from last_stand(g)


def humans_near(g: Position, start: int) -> list[int]:
    near = {start}
    for _ in range(DECAPITATION_REACH):
        near |= {way for place in near for way in g.links[place]}
    return [
        unit for unit in range(CHARACTERS) if g.where[unit] in near and not IS_MACHINE[unit] and not g.is_rebel(unit)
    ]
