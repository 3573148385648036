"""Elite cards: what comes before the landing, the waves, the landing effect, in printed order."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from sandtable.engine import NOTHING, Flow, Registry

from ..content import (
    ALL_WAVES,
    CHARACTERS,
    ELITE_GROUND,
    ELITES,
    FAR_SOUTH,
    GANGSHAN,
    GROUP_CLAUSE,
    IN_GROUP,
    IN_REGION,
    IS_MACHINE,
    LANDING_EFFECT,
    MIDDLE,
    SCATTERED,
    SWEEPS,
    WAVE_TO,
    WAVE_TROOPS,
)
from ..options import CARD, DONE, SPACE
from .basic_actions import choose_defection, defection_places
from .battle import last_stand, pla_arrives, suffer
from .enemy_work import agitable_elites, agitate, agitate_one, can_agitate, note_sweep
from .losses import hit
from .strength import strengths_of
from .tallies import tally_elite_step

if TYPE_CHECKING:
    from ..state import Taiwan2045

Landing: TypeAlias = "Callable[[Taiwan2045, int, int], Flow]"
"""What an elite card does is given the game, the seat that plays it and the elite."""

LANDINGS = Registry[Landing]("landing")

AIRBORNE_TROOPS: Final = 4
STEEL_FLOOD_REACH: Final = 3
UNITED_FRONT: Final = 2
SWARM_TARGETS: Final = 3
DECAPITATION_REACH: Final = 2
DECAPITATION_LOSS: Final = 2
BY_ELITE: Final = "play-c1"


# The waves


def land(g: Taiwan2045, seat: int, elite: int) -> Flow:
    """Waves go out on their arrows, the standee with one of them, and arrive one by one."""
    ground = ELITE_GROUND[elite]
    targets = WAVE_TO[elite]
    choice = yield g.ask(seat, "wave-led", SPACE.all(targets), about=CARD.option(elite))
    led = SPACE.of(choice)
    swept = g.pla[ground] - 1 if SWEEPS[elite] and not g.has_elite(ground) else 0
    if swept > 0:
        g.pla[ground] -= swept
        note_sweep(g, elite, ground, swept, BY_ELITE)
    g.chosen = targets.copy() if ALL_WAVES[elite] else [led]
    while g.chosen:
        target = g.chosen[0]
        if len(g.chosen) > 1:
            choice = yield g.ask(seat, "wave-next", SPACE.all(g.chosen), about=CARD.option(elite))
            target = SPACE.of(choice)
        g.chosen.remove(target)
        troops = WAVE_TROOPS[elite][targets.index(target)]
        if target == led:
            tally_elite_step(g, elite, ground, target)
            note_landing(g, "lands", elite, target, troops + swept)
            yield from pla_arrives(g, elite, target, troops + swept)
        else:
            note_landing(g, "wave-lands", elite, target, troops)
            yield from pla_arrives(g, SCATTERED, target, troops)


def note_landing(g: Taiwan2045, key: str, elite: int, place: int, amount: int) -> None:
    if g.log is not None:
        g.note(key, BY_ELITE, seat=g.seat, card=CARD.option(elite), space=SPACE.option(place), n=amount)


def bar_wave(g: Taiwan2045, elite: int, place: int) -> str:
    return "" if place in WAVE_TO[elite] else BY_ELITE


def bar_next_wave(g: Taiwan2045, elite: int, place: int) -> str:
    return "" if place in g.chosen else BY_ELITE


# What the six do besides


@LANDINGS.add("airborne_operation")
def airborne_operation(g: Taiwan2045, seat: int, elite: int) -> Flow:
    """Airborne troops come first, where no Taiwan unit stands if they can."""
    free = [place for place in IN_REGION[FAR_SOUTH] if not bar_airborne(g, place)]
    place = GANGSHAN
    if free:
        choice = yield g.ask(seat, "airborne-where", SPACE.all(free))
        place = SPACE.of(choice)
    g.note("airborne", "faq-elite-2", seat=seat, space=SPACE.option(place), n=AIRBORNE_TROOPS)
    yield from pla_arrives(g, SCATTERED, place, AIRBORNE_TROOPS)
    yield from land(g, seat, elite)


def bar_airborne(g: Taiwan2045, place: int) -> str:
    if place not in IN_REGION[FAR_SOUTH]:
        return BY_ELITE
    return "faq-elite-2" if g.taiwan[place] > 0 else ""


@LANDINGS.add("steel_flood")
def steel_flood(g: Taiwan2045, seat: int, elite: int) -> Flow:
    yield from land(g, seat, elite)
    if elite in agitable_elites(g, STEEL_FLOOD_REACH):
        yield from agitate(g, seat, elite, STEEL_FLOOD_REACH)


@LANDINGS.add("united_front")
def united_front(g: Taiwan2045, seat: int, elite: int) -> Flow:
    """Two defections in different strongholds."""
    yield from land(g, seat, elite)
    g.chosen = []
    while len(g.chosen) < UNITED_FRONT:
        places = [place for place in defection_places(g, seat) if place not in g.chosen]
        if not places:
            return
        yield from choose_defection(g, seat, places, elite)


@LANDINGS.add("assault_across_the_sea")
def assault_across_the_sea(g: Taiwan2045, seat: int, elite: int) -> Flow:
    yield from land(g, seat, elite)
    if can_agitate(g):
        yield from agitate_one(g, seat)


@LANDINGS.add("saturation_attack")
def saturation_attack(g: Taiwan2045, seat: int, elite: int) -> Flow:
    """In up to three Middle strongholds the strongest Taiwan unit loses one."""
    yield from land(g, seat, elite)
    g.chosen = []
    while len(g.chosen) < SWARM_TARGETS:
        places = [place for place in IN_GROUP[MIDDLE] if not bar_saturation(g, place)]
        if not places:
            return
        choice = yield g.ask(seat, "saturate-where", [*SPACE.all(places), DONE], left=SWARM_TARGETS - len(g.chosen))
        if choice == DONE:
            return
        place = SPACE.of(choice)
        g.chosen.append(place)
        units = g.taiwan_units(place)
        yield from suffer(g, place, units, strengths_of(g, units, place, False, []), 1, NOTHING, False, "play-c2")
        yield from last_stand(g)


def bar_saturation(g: Taiwan2045, place: int) -> str:
    if place not in IN_GROUP[MIDDLE]:
        return GROUP_CLAUSE[MIDDLE]
    return "" if g.taiwan[place] > 0 and place not in g.chosen else BY_ELITE


@LANDINGS.add("decapitation")
def decapitation(g: Taiwan2045, seat: int, elite: int) -> Flow:
    """A human Taiwan character within two links of the commandos loses two."""
    yield from land(g, seat, elite)
    victims = humans_near(g, g.where[elite]) if g.where[elite] != NOTHING else []
    if not victims:
        return
    choice = yield g.ask(seat, "decapitate-who", CARD.all(victims))
    unit = CARD.of(choice)
    hit(g, unit, g.where[unit], min(DECAPITATION_LOSS, g.troops[unit]), NOTHING, rule="play-c2")
    yield from last_stand(g)


def humans_near(g: Taiwan2045, start: int) -> list[int]:
    near = {start}
    for _ in range(DECAPITATION_REACH):
        near |= {way for place in near for way in g.links[place]}
    return [
        unit for unit in range(CHARACTERS) if g.where[unit] in near and not IS_MACHINE[unit] and not g.is_rebel(unit)
    ]


EFFECTS: Final[list[Landing]] = LANDINGS.in_order(LANDING_EFFECT, "cards.toml")


def play_elite(g: Taiwan2045, seat: int, elite: int) -> Flow:
    return EFFECTS[ELITES.index(elite)](g, seat, elite)
