"""The proof that aircraft can land (5.4.2, 5.6.1.2, 7.2): land in reach, a deck, or a carrier still to come."""

from __future__ import annotations

from typing import Final, final

from .board import FRIENDS, LAND_COUNT, SEA_LINKS, SPACE_COUNT
from .figures import AIRCRAFT, BUYABLE, CARRIER, DECK, FACTORY_BONUS, FIGHTER, INCREASED_PRODUCTION, KINDS
from .board import IPC
from .movement import will_fight_at
from .state import RANGES, ROW, World

SEARCH_LIMIT: Final = 3000


@final
class Deck:
    """A carrier's decks: where it can be, how many fighters it still takes, where the search has put it."""

    def __init__(self, zones: list[int], free: int, new: bool) -> None:
        self.zones = zones
        self.free = free
        self.new = new
        self.at = zones[0] if len(zones) == 1 else -1


def factory_room(g: World, power: int, at: int) -> int:
    """How many units a complex can still place this turn (5.7.1)."""
    if not g.complex[at] or g.owner[at] != power or g.start_owner[at] != power:
        return 0
    bonus = FACTORY_BONUS if g.has_tech(power, INCREASED_PRODUCTION) else 0
    return max(0, IPC[at] + bonus - g.damage[at] - g.placed.get(at, 0))


def carriers_can_be(g: World, zone: int, power: int, planning: bool) -> list[int]:
    """Where an own carrier that has not moved can still be after Noncombat Move."""
    zones = [zone]
    edge = [zone]
    for _ in range(2):
        found: list[int] = []
        for here in edge:
            for other in SEA_LINKS[here]:
                if other in zones or not g.canal_open(here, other, power):
                    continue
                if g.is_hostile_zone(other, power) and not (planning and will_fight_at(g, other, power)):
                    continue
                zones.append(other)
                found.append(other)
        edge = found
    return zones


def own_decks(g: World, power: int, planning: bool) -> list[Deck]:
    decks: list[Deck] = []
    for zone in range(LAND_COUNT, SPACE_COUNT):
        guests, room = 0, 0
        for friend in FRIENDS[power]:
            if friend != power and g.mass[friend * SPACE_COUNT + zone]:
                guests += g.count(zone, friend, FIGHTER)
                room += DECK * g.count(zone, friend, CARRIER)
        own = g.count(zone, power, CARRIER)
        if room > guests:
            decks.append(Deck([zone], room - guests, False))
        if not own:
            continue
        aboard = max(0, guests - room)
        mobile = 0 if planning and will_fight_at(g, zone, power) else g.unmoved(zone, power, CARRIER)
        reach = carriers_can_be(g, zone, power, planning) if mobile else [zone]
        for ship in range(own):
            taken = min(DECK, aboard)
            aboard -= taken
            decks.append(Deck(reach if ship < mobile else [zone], DECK - taken, False))
    return decks


def new_decks(g: World, power: int) -> list[Deck]:
    """Carriers bought this turn: in promised zones first, else beside any complex with room."""
    bought = g.pool[power * BUYABLE + CARRIER]
    decks: list[Deck] = []
    for zone, number in g.promised.items():
        for _ in range(number):
            decks.append(Deck([zone], DECK, True))
    for ship in range(len(decks), bought):
        zones: list[int] = []
        for at in range(LAND_COUNT):
            if g.complex[at] and factory_room(g, power, at) > ship:
                zones.extend(zone for zone in SEA_LINKS[at] if zone not in zones)
        if zones:
            decks.append(Deck(zones, DECK, True))
    return decks


def without_land(g: World, power: int) -> tuple[list[int], int]:
    """The fighters that need a deck, as `space * RANGES + movement left`, and how many bombers are lost."""
    fighters: list[int] = []
    lost = 0
    for key, number in g.flying.items():
        left = key % RANGES
        row = key // RANGES
        at = row // ROW
        if row % ROW // KINDS != power or g.way_home[at] <= left:
            continue
        if row % KINDS == FIGHTER:
            fighters.extend([at * RANGES + left] * number)
        else:
            lost += number
    reach = g.range_of(power, FIGHTER)
    for zone in range(LAND_COUNT, SPACE_COUNT):
        if g.mass[power * SPACE_COUNT + zone] and g.way_home[zone] > reach:
            fighters.extend([zone * RANGES + reach] * g.unmoved(zone, power, FIGHTER))
    return fighters, lost


@final
class Search:
    """Puts fighters on decks one after the other, moving carriers to them, and keeps the best count."""

    def __init__(self, g: World, power: int, fighters: list[int], decks: list[Deck]) -> None:
        self.g = g
        self.power = power
        self.fighters = fighters
        self.decks = decks
        self.best = 0
        self.steps = 0
        self.new_at: list[int] = []

    def run(self, index: int, landed: int) -> bool:
        """Whether all could land; stops at the first such way."""
        self.steps += 1
        if landed > self.best:
            self.best = landed
            self.new_at = [deck.at for deck in self.decks if deck.new and deck.at >= 0 and deck.free < DECK]
        if index == len(self.fighters):
            return self.best == len(self.fighters)
        if self.steps > SEARCH_LIMIT:
            return False
        return self.try_decks(index, landed) or self.run(index + 1, landed)

    def try_decks(self, index: int, landed: int) -> bool:
        at, left = self.fighters[index] // RANGES, self.fighters[index] % RANGES
        for deck in self.decks:
            if not deck.free:
                continue
            fixed = deck.at
            zones = deck.zones if fixed < 0 else [fixed]
            for zone in zones:
                if self.g.flight(self.power, at, zone) > left:
                    continue
                deck.at = zone
                deck.free -= 1
                if self.run(index + 1, landed + 1):
                    return True
                deck.free += 1
                deck.at = fixed
        return False


def stranded(g: World, power: int, planning: bool) -> int:
    """How many of the power's aircraft cannot land whatever it does from here."""
    fighters, lost = without_land(g, power)
    if not fighters:
        return lost
    search = Search(g, power, fighters, own_decks(g, power, planning) + new_decks(g, power))
    search.run(0, 0)
    return lost + len(fighters) - search.best


def carriers_to_promise(g: World, power: int, planning: bool) -> list[int]:
    """The zones where new carriers must be placed so that all fighters that can land do."""
    fighters, _ = without_land(g, power)
    if not fighters or not g.pool[power * BUYABLE + CARRIER]:
        return []
    old = Search(g, power, fighters, own_decks(g, power, planning))
    if old.run(0, 0):
        return []
    both = Search(g, power, fighters, own_decks(g, power, planning) + new_decks(g, power))
    both.run(0, 0)
    return both.new_at if both.best > old.best else []


def keep_promises(g: World, power: int, planning: bool) -> None:
    """Remembers where new carriers are owed (note 26)."""
    if not g.flying and not g.promised:
        return
    owed: dict[int, int] = {}
    for zone in carriers_to_promise(g, power, planning):
        owed[zone] = owed.get(zone, 0) + 1
    for zone, number in owed.items():
        g.promised[zone] = max(number, g.promised.get(zone, 0))


def aircraft_off_base(g: World, power: int) -> int:
    """Aircraft that would be lost if Noncombat Move ended now, new carriers counted."""
    lost = 0
    for key, number in g.flying.items():
        row = key // RANGES
        if row % ROW // KINDS == power and row // ROW < LAND_COUNT:
            lost += number
    return lost + fighters_without_deck(g, power) + bombers_at_sea(g, power)


def bombers_at_sea(g: World, power: int) -> int:
    total = 0
    for zone in range(LAND_COUNT, SPACE_COUNT):
        if g.mass[power * SPACE_COUNT + zone]:
            total += g.count(zone, power, AIRCRAFT[1])
    return total


def deck_room(g: World, zone: int, power: int) -> int:
    """Free places on the carriers of the power's side in a zone; negative when fighters have none."""
    room = 0
    for friend in FRIENDS[power]:
        if g.mass[friend * SPACE_COUNT + zone]:
            room += DECK * g.count(zone, friend, CARRIER) - g.count(zone, friend, FIGHTER)
    return room


def fighters_without_deck(g: World, power: int) -> int:
    """Fighters at sea beyond the decks there and those of carriers that can still be placed."""
    waiting = 0
    zones: list[int] = []
    for zone in range(LAND_COUNT, SPACE_COUNT):
        if g.mass[power * SPACE_COUNT + zone] and g.count(zone, power, FIGHTER):
            short = -deck_room(g, zone, power)
            if short > 0:
                short = min(short, g.count(zone, power, FIGHTER))
                waiting += short
                zones.extend([zone * RANGES] * short)
    if not zones:
        return 0
    search = Search(g, power, zones, new_decks(g, power))
    search.run(0, 0)
    return waiting - search.best
