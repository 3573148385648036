"""The proof that aircraft can land (5.4.2, 5.6.1.2, 7.2): land in reach, a deck, or a carrier still to come."""

from __future__ import annotations

from typing import Final, final

from .board import FRIENDS, IPC, LAND_COUNT, SEA_LINKS, SIDE, SPACE_COUNT
from .figures import BOMBER, BUYABLE, CARRIER, DECK, FACTORY_BONUS, FIGHTER, INCREASED_PRODUCTION, KINDS
from .movement import will_fight_at
from .state import RANGES, ROW, World

SEARCH_LIMIT: Final = 3000
ANYWHERE: Final = -1


@final
class Deck:
    """A carrier's decks: where it can be, how many fighters it takes, and where the search has put it."""

    def __init__(self, zones: list[int], room: int, new: bool) -> None:
        self.zones = zones
        self.room = room
        self.new = new
        self.free = room
        self.at = ANYWHERE

    def reset(self) -> None:
        self.free = self.room
        self.at = ANYWHERE


def factory_room(g: World, power: int, at: int) -> int:
    """How many units a complex can still place this turn (5.7.1)."""
    if not g.complex[at] or g.owner[at] != power or g.start_owner[at] != power:
        return 0
    bonus = FACTORY_BONUS if g.has_tech(power, INCREASED_PRODUCTION) else 0
    return max(0, IPC[at] + bonus - g.damage[at] - g.placed.get(at, 0))


def deck_room(g: World, zone: int, power: int) -> int:
    """Free places on the carriers of the power's side in a zone; negative when fighters have none."""
    room = 0
    for friend in FRIENDS[power]:
        if g.mass[friend * SPACE_COUNT + zone]:
            room += DECK * g.count(zone, friend, CARRIER) - g.count(zone, friend, FIGHTER)
    return room


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


def decks_in(g: World, zone: int, power: int, planning: bool) -> list[Deck]:
    """Decks of carriers now in a zone: friends' where they are, own ones where they can still go."""
    guests, friends = 0, 0
    for friend in FRIENDS[power]:
        if friend != power and g.mass[friend * SPACE_COUNT + zone]:
            guests += g.count(zone, friend, FIGHTER)
            friends += DECK * g.count(zone, friend, CARRIER)
    decks: list[Deck] = []
    own = g.count(zone, power, CARRIER)
    if own:
        aboard = max(0, guests - friends)
        mobile = 0 if planning and will_fight_at(g, zone, power) else g.unmoved(zone, power, CARRIER)
        reach = carriers_can_be(g, zone, power, planning) if mobile else [zone]
        for ship in range(own):
            taken = min(DECK, aboard)
            aboard -= taken
            decks.append(Deck(reach if ship < mobile else [zone], DECK - taken, False))
    if friends > guests:
        decks.append(Deck([zone], friends - guests, False))
    return decks


def old_decks(g: World, power: int, planning: bool) -> list[Deck]:
    decks: list[Deck] = []
    row = SIDE[power] * SPACE_COUNT
    for zone in range(LAND_COUNT, SPACE_COUNT):
        if g.carriers[row + zone]:
            decks.extend(decks_in(g, zone, power, planning))
    return decks


def new_decks(g: World, power: int) -> list[Deck]:
    """Carriers bought this turn: in promised zones first, else beside any complex with room."""
    decks: list[Deck] = []
    bought = g.pool[power * BUYABLE + CARRIER]
    if not bought:
        return decks
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


@final
class Plan:
    """Which fighters of a power need a deck as things stand, and which decks there are or can be."""

    def __init__(self, g: World, power: int, planning: bool) -> None:
        self.g = g
        self.power = power
        self.planning = planning
        self.needs: list[int] = []
        self.lost = 0
        self.decks: list[Deck] = []
        self.to_come: list[Deck] = []
        self.knows_needs = False
        self.knows_decks = False
        self.deck_at: list[bool] = []
        self.unsaved = 0
        self.knows_targets = False
        self.bomber_targets: list[int] = []
        self.fighter_targets: list[int] = []

    def targets_of(self, unit: int) -> list[int]:
        """Spaces that aircraft may attack, found once."""
        if not self.knows_targets:
            self.knows_targets = True
            self.find_targets()
        return self.fighter_targets if unit == FIGHTER else self.bomber_targets

    def find_targets(self) -> None:
        """Aircraft fly in combat only against something: defenders, ships, or a complex for bombers to raid."""
        g, power = self.g, self.power
        for at in range(LAND_COUNT):
            if g.is_hostile(at, power):
                if g.has_enemy_defenders(at, power):
                    self.fighter_targets.append(at)
                    self.bomber_targets.append(at)
                elif g.complex[at]:
                    self.bomber_targets.append(at)
        ships = [zone for zone in range(LAND_COUNT, SPACE_COUNT) if g.has_enemy_ships(zone, power)]
        self.fighter_targets.extend(ships)
        self.bomber_targets.extend(ships)

    def anybody_needs_a_deck(self) -> bool:
        if not self.knows_needs:
            self.knows_needs = True
            self.find_needs()
        return bool(self.needs)

    def prepare(self) -> None:
        """Looks for decks, which costs more than to see that nobody needs one."""
        if not self.knows_decks:
            self.knows_decks = True
            self.anybody_needs_a_deck()
            self.to_come = new_decks(self.g, self.power)
            self.decks = old_decks(self.g, self.power, self.planning) + self.to_come
            self.deck_at = [False] * SPACE_COUNT
            for deck in self.decks:
                if deck.room:
                    for zone in deck.zones:
                        self.deck_at[zone] = True
            self.unsaved = self.unlanded(self.needs, self.decks)

    def may_have_deck(self, zone: int) -> bool:
        self.prepare()
        return self.deck_at[zone]

    def find_needs(self) -> None:
        """Fighters out of reach of land, as `space * RANGES + movement left`; bombers out of reach are lost."""
        g, power = self.g, self.power
        for key, number in g.flying.items():
            left = key % RANGES
            row = key // RANGES
            at = row // ROW
            if row % ROW // KINDS != power or g.way_home[at] <= left:
                continue
            if row % KINDS == FIGHTER:
                self.needs.extend([at * RANGES + left] * number)
            else:
                self.lost += number
        reach = g.range_of(power, FIGHTER)
        for zone in range(LAND_COUNT, SPACE_COUNT):
            if g.way_home[zone] > reach and g.mass[power * SPACE_COUNT + zone]:
                self.needs.extend([zone * RANGES + reach] * g.unmoved(zone, power, FIGHTER))

    def unlanded(self, needs: list[int], decks: list[Deck]) -> int:
        """How many of these fighters find no deck, with the carriers moved as well as they can be."""
        if not needs:
            return 0
        search = Search(self.g, self.power, needs, decks)
        search.run(0, 0)
        for deck in decks:
            deck.reset()
        return len(needs) - search.best

    def stranded(self) -> int:
        """How many aircraft cannot land whatever the power does from here."""
        if not self.anybody_needs_a_deck():
            return self.lost
        self.prepare()
        return self.lost + self.unsaved

    def has_none_to_save(self) -> bool:
        """No fighter needs a deck, or none of those that do can get one: carriers are free to go."""
        if not self.anybody_needs_a_deck():
            return True
        self.prepare()
        return self.unsaved == len(self.needs)

    def strands_nobody_more(self) -> bool:
        """Whether as many fighters find a deck now that carriers, and nothing else, have been moved."""
        decks = old_decks(self.g, self.power, self.planning) + self.to_come
        return self.unlanded(self.needs, decks) <= self.unsaved

    def deck_near(self, at: int, left: int) -> bool:
        if not left:
            return self.deck_at[at]
        distances = self.g.flights_from(self.power, at)
        return any(self.deck_at[zone] and distances[zone] <= left for zone in range(LAND_COUNT, SPACE_COUNT))

    def can_fly(self, start: int, full: int, goal: int, left: int, number: int) -> bool:
        """Whether fighters can go from `start`, with `full` movement, to `goal` with `left`, and all still land."""
        self.prepare()
        if not self.deck_near(goal, left):
            return False
        needs = self.needs.copy()
        for _ in range(number):
            if start * RANGES + full in needs:
                needs.remove(start * RANGES + full)
        if not needs and number == 1:
            return True
        return self.unlanded([goal * RANGES + left] * number + needs, self.decks) <= self.unsaved


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
            self.new_at = [deck.at for deck in self.decks if deck.new and deck.free < deck.room]
        if index == len(self.fighters):
            return self.best == len(self.fighters)
        if self.steps > SEARCH_LIMIT or landed + len(self.fighters) - index <= self.best:
            return False
        return self.try_decks(index, landed) or self.run(index + 1, landed)

    def try_decks(self, index: int, landed: int) -> bool:
        at, left = self.fighters[index] // RANGES, self.fighters[index] % RANGES
        for deck in self.decks:
            if not deck.free:
                continue
            fixed = deck.at
            for zone in deck.zones:
                if (fixed != ANYWHERE and zone != fixed) or self.g.flight(self.power, at, zone) > left:
                    continue
                deck.at = zone
                deck.free -= 1
                if self.run(index + 1, landed + 1):
                    return True
                deck.free += 1
                deck.at = fixed
        return False


def carriers_to_promise(g: World, power: int, planning: bool) -> list[int]:
    """The zones where new carriers must be placed so that all fighters that can land do."""
    plan = Plan(g, power, planning)
    if not plan.anybody_needs_a_deck() or not g.pool[power * BUYABLE + CARRIER]:
        return []
    old = Search(g, power, plan.needs, old_decks(g, power, planning))
    if old.run(0, 0):
        return []
    both = Search(g, power, plan.needs, old_decks(g, power, planning) + new_decks(g, power))
    both.run(0, 0)
    return both.new_at if both.best > old.best else []


def keep_promises(g: World, power: int, planning: bool) -> None:
    """Remembers where new carriers are owed (note 26)."""
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
        if row % ROW // KINDS == power and (row // ROW < LAND_COUNT or row % KINDS == BOMBER):
            lost += number
    return lost + fighters_without_deck(g, power)


def fighters_without_deck(g: World, power: int) -> int:
    """Fighters at sea beyond the decks there and those of carriers that can still be placed."""
    waiting: list[int] = []
    for zone in range(LAND_COUNT, SPACE_COUNT):
        if g.mass[power * SPACE_COUNT + zone] and g.count(zone, power, FIGHTER):
            short = min(-deck_room(g, zone, power), g.count(zone, power, FIGHTER))
            if short > 0:
                waiting.extend([zone * RANGES] * short)
    if not waiting:
        return 0
    search = Search(g, power, waiting, new_decks(g, power))
    search.run(0, 0)
    return len(waiting) - search.best
