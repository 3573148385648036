"""Battles and retreats (交戰規則與撤退規則)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sandtable.engine import NOTHING, Choice, Flow

from ..content import (
    ARTILLERY,
    DEFEATS,
    FIRST_ELITE,
    GROUND_BEHIND,
    HUNTERS,
    MEDICS,
    PLA_STORMED,
    PLANT_GUARDS,
    SCATTERED,
    STRONGHOLDS,
    TAIWAN_BEATEN,
)
from ..options import CARD, DONE, FIRE, SPACE
from .losses import hit
from .strength import air_defence, strengths_of
from .tallies import settle, tally, tally_arrival, tally_elite_step

if TYPE_CHECKING:
    from ..state import Taiwan2045

LOSS_OF_BEATEN: Final = 2
LOSS_OF_WINNER: Final = 1


# Losses


def strongest(g: Taiwan2045, units: list[int], strengths: list[int]) -> Choice:
    """The place in the list of the unit that suffers first: the strongest, the current player's, or its choice."""
    best = max(strengths)
    tied = [number for number in range(len(units)) if strengths[number] == best]
    if len(tied) > 1:
        own = [number for number in tied if units[number] < FIRST_ELITE and g.owner[units[number]] == g.seat]
        tied = own or tied
    if len(tied) == 1:
        return tied[0]
    choice = yield g.ask(g.seat, "who-suffers", [CARD.option(units[number]) for number in tied])
    return units.index(CARD.of(choice))


def suffer(
    g: Taiwan2045, place: int, units: list[int], strengths: list[int], amount: int, credit: int, paid: bool, rule: str
) -> Flow:
    """Losses of one side: the strongest unit takes all it can, then the next."""
    units = units.copy()
    strengths = strengths.copy()
    while amount > 0 and units:
        number = yield from strongest(g, units, strengths)
        unit = units.pop(number)
        strengths.pop(number)
        loss = min(amount, g.size(unit, place))
        hit(g, unit, place, loss, credit, paid, rule)
        amount -= loss


def last_stand(g: Taiwan2045, paid: bool = True) -> Flow:
    """The plant guards, dying, take up to two enemies with them."""
    place = g.last_stand
    if place == NOTHING:
        return
    g.last_stand = NOTHING
    rebel = g.is_rebel(PLANT_GUARDS)
    foes = g.taiwan_units(place) if rebel else g.enemy_units(place)
    credit = NOTHING if rebel else g.owner[PLANT_GUARDS]
    g.note("last-stand", "faq-ability-1", card=CARD.option(PLANT_GUARDS), space=SPACE.option(place))
    yield from suffer(g, place, foes, strengths_of(g, foes, place, False, []), 2, credit, paid, "faq-ability-1")


# A battle


@final
class Fight:
    """One battle: who stands on which side, and how strong."""

    def __init__(self, place: int, taiwan_attacks: bool, paid: bool, broke_out: int) -> None:
        self.place = place
        self.taiwan_attacks = taiwan_attacks
        self.paid = paid
        self.broke_out = broke_out
        self.against_elite = False
        self.engaged = 0
        self.taiwan: list[int] = []
        self.ours: list[int] = []
        self.enemy: list[int] = []
        self.theirs: list[int] = []


def battle(g: Taiwan2045, place: int, taiwan_attacks: bool, paid: bool = True, broke_out: int = NOTHING) -> Flow:
    """Everybody at the place fights. `paid` is false where a Taiwan retreat caused it: no merit then."""
    fight = Fight(place, taiwan_attacks, paid, broke_out)
    fight.against_elite = g.has_elite(place)
    fight.engaged = g.taiwan[place]
    yield from artillery(g, fight)
    if not g.here[place] and g.pla[place] == 0:
        settle(g, place)
        return
    if compare(g, fight):
        yield from taiwan_wins(g, fight)
    else:
        yield from taiwan_loses(g, fight)
    settle(g, place)


def compare(g: Taiwan2045, fight: Fight) -> bool:
    """Adds up both sides; Taiwan must be stronger to win."""
    place, attacks = fight.place, fight.taiwan_attacks
    fight.taiwan, fight.enemy = g.taiwan_units(place), g.enemy_units(place)
    fight.ours = strengths_of(g, fight.taiwan, place, attacks, fight.enemy)
    fight.theirs = strengths_of(g, fight.enemy, place, not attacks, fight.taiwan)
    ours, theirs = sum(fight.ours), sum(fight.theirs)
    if not attacks:
        ours += air_defence(g, place, False)
    elif g.rebels[place]:
        theirs += air_defence(g, place, True)
    if g.log is not None:
        g.note("battle", "combat-6", space=SPACE.option(place), n=ours, foe=theirs)
    return not fight.enemy or (ours > theirs and bool(fight.taiwan))


def artillery(g: Taiwan2045, fight: Fight) -> Flow:
    """The corps artillery may fire first."""
    place = fight.place
    if g.where[ARTILLERY] != place:
        return
    rebel = g.is_rebel(ARTILLERY)
    side = g.rebel_units(place) if rebel else g.taiwan_units(place)
    joint = any(g.owner[unit] == g.seat for unit in side)
    decider = g.seat if joint else g.owner[ARTILLERY]
    choice = yield g.ask(decider, "artillery", [FIRE, DONE], about=CARD.option(ARTILLERY))
    if choice == DONE:
        return
    foes = g.taiwan_units(place) if rebel else g.enemy_units(place)
    strengths = strengths_of(g, foes, place, rebel == fight.taiwan_attacks, side)
    credit = NOTHING if rebel else g.owner[ARTILLERY]
    g.note("fires", "faq-combat-2", card=CARD.option(ARTILLERY), space=SPACE.option(place))
    yield from suffer(g, place, foes, strengths, 1, credit, fight.paid, "faq-ability-1")
    yield from last_stand(g)


def merit_taker(g: Taiwan2045, fight: Fight) -> int:
    """The current player if it fights on the winning side, else who has the strongest unit there."""
    holders: list[int] = []
    best = max(fight.ours)
    for number, unit in enumerate(fight.taiwan):
        if g.owner[unit] == g.seat:
            return g.seat
        if fight.ours[number] == best:
            holders.append(g.owner[unit])
    return next(seat for seat in g.seats_from_current() if seat in holders)


def taiwan_wins(g: Taiwan2045, fight: Fight) -> Flow:
    place = fight.place
    mine = any(g.owner[unit] == g.seat for unit in fight.taiwan)
    kind = (1 if fight.against_elite else 0) + (2 if mine else 0) + (4 if fight.taiwan_attacks else 0)
    tally(g, DEFEATS + kind, place)
    loss = 1 if HUNTERS in fight.enemy else LOSS_OF_BEATEN
    if g.defiant in fight.taiwan:
        loss = sum(g.size(unit, place) for unit in fight.enemy)
    yield from suffer(g, place, fight.enemy, fight.theirs, loss, merit_taker(g, fight), fight.paid, "combat-7")
    if MEDICS not in fight.taiwan:
        yield from suffer(g, place, fight.taiwan, fight.ours, LOSS_OF_WINNER, NOTHING, False, "combat-8")
    yield from last_stand(g, fight.broke_out != PLANT_GUARDS)
    yield from enemy_retreats(g, place)


def taiwan_loses(g: Taiwan2045, fight: Fight) -> Flow:
    place = fight.place
    tally(g, TAIWAN_BEATEN, place, fight.engaged)
    if not fight.taiwan_attacks and g.pla[place] > 0:
        tally(g, PLA_STORMED, place)
    loss = 1 if HUNTERS in fight.taiwan else LOSS_OF_BEATEN
    if g.defiant in fight.enemy:
        loss = g.taiwan_troops(place)
    yield from suffer(g, place, fight.taiwan, fight.ours, loss, NOTHING, False, "combat-7")
    rebels = [number for number in range(len(fight.enemy)) if fight.enemy[number] < FIRST_ELITE]
    if rebels and MEDICS not in fight.enemy:
        units = [fight.enemy[number] for number in rebels]
        strengths = [fight.theirs[number] for number in rebels]
        yield from suffer(g, place, units, strengths, LOSS_OF_WINNER, NOTHING, False, "power-council-6")
    yield from last_stand(g, fight.broke_out != PLANT_GUARDS)
    yield from characters_retreat(g, place, g.taiwan_units(place))


# Retreats


def enemy_retreats(g: Taiwan2045, place: int) -> Flow:
    """First the PLA, moved by the current player, then the rebels."""
    for unit in g.pla_units(place):
        if unit == SCATTERED or g.where[unit] == place:
            yield from pla_retreats(g, unit, place)
    yield from characters_retreat(g, place, g.rebel_units(place))


def characters_retreat(g: Taiwan2045, place: int, beaten: list[int]) -> Flow:
    """From the current player on in turn order; each retreat and its battle is finished before the next."""
    if len(beaten) > 1:
        order = g.seats_from_current()
        beaten = [unit for seat in order for unit in beaten if g.owner[unit] == seat]
    for unit in beaten:
        if g.where[unit] == place:
            yield from character_retreats(g, unit, place)


def character_retreats(g: Taiwan2045, unit: int, place: int) -> Flow:
    """To a neighbour without enemies, or breaking out into one of them."""
    seat = g.owner[unit]
    ways = g.ways(unit)
    safe = [way for way in ways if not g.has_enemy_of(seat, way)]
    options = safe or ways
    target = options[0]
    if len(options) > 1:
        choice = yield g.ask(seat, "retreat-where", SPACE.all(options), about=CARD.option(unit))
        target = SPACE.of(choice)
    g.shift(unit, target)
    tally_arrival(g, unit, place)
    if g.log is not None:
        clause = f"retreat-{'rebel' if g.is_rebel(unit) else 'tw'}-{1 if safe else 3}"
        start = SPACE.option(place)
        g.note("retreats", clause, seat=seat, card=CARD.option(unit), start=start, space=SPACE.option(target))
    if g.has_enemy_of(seat, target):
        rebel = g.is_rebel(unit)
        charge, g.charge = g.charge, 0
        yield from battle(g, target, not rebel, rebel, unit)
        g.charge = charge


def bar_retreat(g: Taiwan2045, unit: int, place: int) -> str:
    """Why a beaten character cannot retreat to a place."""
    if place >= STRONGHOLDS:
        return "faq-combat-4"
    ways = g.ways(unit)
    if place not in ways:
        return "combat-7"
    seat = g.owner[unit]
    if not g.has_enemy_of(seat, place) or all(g.has_enemy_of(seat, way) for way in ways):
        return ""
    return "retreat-rebel-1" if g.is_rebel(unit) else "retreat-tw-1"


def pla_retreats(g: Taiwan2045, unit: int, place: int) -> Flow:
    options = pla_ways_back(g, place)
    g.path = [place]
    target = options[0]
    if len(options) > 1:
        choice = yield g.ask(g.seat, "pla-retreat-where", SPACE.all(options), about=CARD.option(unit))
        target = SPACE.of(choice)
    amount = g.size(unit, place)
    if g.log is not None:
        clause = "retreat-pla-1" if g.pla[target] > 0 else "retreat-pla-3"
        start = SPACE.option(place)
        g.note("retreats-pla", clause, card=CARD.option(unit), start=start, space=SPACE.option(target), n=amount)
    if unit == SCATTERED:
        g.pla[place] -= amount
    else:
        g.take_elite(unit)
        tally_elite_step(g, unit, place, target)
    yield from pla_arrives(g, unit, target, amount)


def pla_ways_back(g: Taiwan2045, place: int) -> list[int]:
    """PLA strongholds next door, the landing ground behind included; else where the fewest Taiwan troops stand."""
    held = [way for way in g.links[place] if g.pla[way] > 0]
    if GROUND_BEHIND[place] != NOTHING:
        held.append(GROUND_BEHIND[place])
    if held:
        return held
    counts = [g.taiwan_troops(way) for way in g.links[place]]
    fewest = min(counts)
    return [way for number, way in enumerate(g.links[place]) if counts[number] == fewest]


def bar_pla_retreat(g: Taiwan2045, place: int) -> str:
    """Why a beaten PLA unit cannot retreat to a place."""
    lost = g.path[-1]
    ways = pla_ways_back(g, lost)
    if place in ways:
        return ""
    if place not in g.links[lost] and place != GROUND_BEHIND[lost]:
        return "combat-7"
    return "retreat-pla-1" if any(g.pla[way] > 0 for way in ways) else "retreat-pla-3"


def pla_arrives(g: Taiwan2045, unit: int, place: int, amount: int) -> Flow:
    """PLA troops come to a place: they merge with PLA, occupy what is empty, and fight Taiwan units."""
    fights = place < len(g.taiwan) and g.taiwan[place] > 0 and g.pla[place] == 0
    if unit == SCATTERED:
        yield from join_pla(g, place, amount)
    else:
        joined = g.place_elite(unit, place, amount)
        if joined:
            g.note("merges", "def-unit-1", card=CARD.option(unit), space=SPACE.option(place), n=joined)
    if fights:
        yield from battle(g, place, False)
    else:
        settle(g, place)


def join_pla(g: Taiwan2045, place: int, amount: int) -> Flow:
    """Scattered troops merge under an elite at rest; of two the current player chooses one."""
    elites = g.elites_at(place)
    if not elites:
        g.add_scattered(place, amount)
        return
    elite = elites[0]
    if len(elites) > 1:
        choice = yield g.ask(g.seat, "join-which", CARD.all(elites), about=SPACE.option(place))
        elite = CARD.of(choice)
    g.add_to_elite(elite, amount)
