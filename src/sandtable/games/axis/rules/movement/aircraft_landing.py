"""The proof that aircraft can land (5.4.2, 5.6.1.2, 7.2): land in reach, a deck, or a carrier still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from sandtable.engine.decision import NOTHING

from ...content import (
    BOMBER,
    CARRIER,
    DECK,
    FACTORY_BONUS,
    FIGHTER,
    FRIENDS,
    INCREASED_PRODUCTION,
    IPC,
    LAND_COUNT,
    LAND_LINKS,
    MOVE,
    SEA_LINKS,
    SIDE,
    SPACE_COUNT,
)
from .pieces import note_loss, shift, unshift
from .reach import ship_moves, will_fight_at

if TYPE_CHECKING:
    from ...state import Axis


SEARCH_LIMIT: Final = 3000
ANYWHERE: Final = NOTHING

Fighter: TypeAlias = tuple[int, int]
"""Where it is, and how much movement it has left."""


@final
class Deck:
    """A carrier's decks: where it can be, how many fighters it takes, and where the search has put it.

    Those of a carrier that can sail know its `home`, the zone where it is.
    """

    def __init__(self, zones: list[int], room: int, new: bool = False, home: int = ANYWHERE) -> None:
        self.zones = zones
        self.room = room
        self.new = new
        self.home = home
        self.free = room
        self.at = ANYWHERE

    def reset(self) -> None:
        self.free = self.room
        self.at = ANYWHERE


def factory_room(g: Axis, power: int, at: int) -> int:
    """How many units a complex can still place this turn (5.7.1)."""
    if not g.complex[at] or g.owner[at] != power or g.start_owner[at] != power:
        return 0
    bonus = FACTORY_BONUS if g.has_tech(power, INCREASED_PRODUCTION) else 0
    return max(0, IPC[at] + bonus - g.damage[at] - g.placed.get(at, 0))


def deck_room(g: Axis, zone: int, power: int) -> int:
    """Free places on the carriers of the power's side in a zone; negative when fighters have none."""
    room = 0
    for friend in FRIENDS[power]:
        if g.mass[friend][zone]:
            room += DECK * g.count(zone, friend, CARRIER) - g.count(zone, friend, FIGHTER)
    return room


def carriers_can_be(g: Axis, zone: int, power: int, cleared: int) -> list[int]:
    """Where an own carrier can still be after Noncombat Move, if all battles to come are won (7.2o).

    `cleared` is a zone that counts as won although nobody has been sent there yet.
    """
    zones = [zone]
    seen = [False] * SPACE_COUNT
    seen[zone] = True
    edge = [zone]
    for _ in range(MOVE[CARRIER]):
        found: list[int] = []
        for here in edge:
            for other in SEA_LINKS[here]:
                if seen[other] or not g.canal_open(here, other, power):
                    continue
                if other != cleared and g.is_hostile_zone(other, power) and not will_fight_at(g, other, power):
                    continue
                seen[other] = True
                found.append(other)
        zones.extend(found)
        edge = found
    return zones


def new_decks(g: Axis, power: int) -> list[Deck]:
    """Where carriers bought this turn can be placed: in promised zones first, else by any complex with room.

    There is one deck for every place, which may be more than carriers: the search opens no more than were bought.
    """
    decks: list[Deck] = []
    bought = g.pool[power][CARRIER]
    if not bought or g.capital_lost(power):
        return decks
    taken: dict[int, int] = {}
    for zone, number in g.promised.items():
        for at in LAND_LINKS[zone][: 1 if number else 0]:
            taken[at] = taken.get(at, 0) + number
        decks.extend(Deck([zone], DECK, new=True) for _ in range(number))
    left = bought - len(decks)
    for at in range(LAND_COUNT):
        if left > 0 and g.complex[at] and SEA_LINKS[at]:
            room = factory_room(g, power, at) - taken.get(at, 0)
            decks.extend(Deck(SEA_LINKS[at], DECK, new=True) for _ in range(min(room, left)))
    return decks


def lose_fighters_without_deck(g: Axis, power: int) -> None:
    """The end of the last phase in which a carrier could have come (5.6.1.2g)."""
    for zone in g.spaces_of[power]:
        if zone >= LAND_COUNT:
            while g.count(zone, power, FIGHTER) and deck_room(g, zone, power) < 0:
                g.lose_aircraft(zone, power, FIGHTER)
                note_loss(g, "ditched", "5.6.1.2g", zone, power, FIGHTER, 1)


@final
class Plan:
    """What an order looks up once: which fighters of a power need a deck, and which decks there are or can be.

    While `planning`, in Combat Move, battles are taken as won.
    """

    def __init__(self, g: Axis, power: int, planning: bool) -> None:
        self.g = g
        self.power = power
        self.planning = planning
        self.needs: list[Fighter] = []
        self.lost = 0
        self.decks: list[Deck] = []
        self.to_come: list[Deck] = []
        self.deck_zones: list[int] = []
        self.places: list[int] = []
        self.unsaved = 0
        self._reach: dict[int, list[int]] = {}
        self._bound: dict[int, bool] = {}
        self._cleared = ANYWHERE
        self._decks_after: dict[int, list[Deck]] = {}
        self._knows_needs = False
        self._knows_decks = False

    # Needs

    def anybody_needs_a_deck(self) -> bool:
        if not self._knows_needs:
            self._knows_needs = True
            self.find_needs()
        return bool(self.needs)

    def find_needs(self) -> None:
        """Fighters out of reach of land, with the movement left to each; bombers out of reach are lost."""
        g, power = self.g, self.power
        for (at, owner, unit, left), number in g.flying.items():
            if owner != power or g.way_home[at] <= left:
                continue
            if unit == FIGHTER:
                self.needs.extend([(at, left)] * number)
            else:
                self.lost += number
        reach = g.range_of(power, FIGHTER)
        for at in g.spaces_of[power]:
            if at >= LAND_COUNT and g.way_home[at] > reach:
                self.needs.extend([(at, reach)] * g.unmoved(at, power, FIGHTER))

    def aircraft_off_base(self) -> int:
        """Aircraft that would be lost if Noncombat Move ended now, new carriers counted."""
        lost = 0
        for (at, owner, unit, _), number in self.g.flying.items():
            if owner == self.power and (at < LAND_COUNT or unit == BOMBER):
                lost += number
        return lost + self.fighters_without_deck()

    def fighters_without_deck(self) -> int:
        """Fighters at sea beyond the decks there and those of carriers that can still be placed."""
        g, power = self.g, self.power
        waiting: list[Fighter] = []
        for at in g.spaces_of[power]:
            if at >= LAND_COUNT and (fighters := g.count(at, power, FIGHTER)):
                waiting.extend([(at, 0)] * min(-deck_room(g, at, power), fighters))
        return self.unlanded(waiting, new_decks(g, power)) if waiting else 0

    # Decks

    def prepare(self) -> None:
        """Looks for decks, which costs more than to see that nobody needs one."""
        if not self._knows_decks:
            self._knows_decks = True
            self.anybody_needs_a_deck()
            self.to_come = new_decks(self.g, self.power)
            self.decks = self.old_decks() + self.to_come
            self.deck_zones = sorted({zone for deck in self.decks if deck.room for zone in deck.zones})
            self.places = [ANYWHERE] * len(self.decks)
            if self.needs:
                search = self.search(self.needs, self.decks)
                self.unsaved = len(self.needs) - search.best
                self.places = search.best_at

    def old_decks(self) -> list[Deck]:
        decks: list[Deck] = []
        carriers = self.g.carriers[SIDE[self.power]]
        for zone in range(LAND_COUNT, SPACE_COUNT):
            if carriers[zone]:
                decks.extend(self.decks_in(zone))
        return decks

    def decks_in(self, zone: int) -> list[Deck]:
        """Decks of carriers now in a zone: friends' where they are, own ones where they can still go."""
        g, power = self.g, self.power
        guests, friends = 0, 0
        for friend in FRIENDS[power]:
            if friend != power and g.mass[friend][zone]:
                guests += g.count(zone, friend, FIGHTER)
                friends += DECK * g.count(zone, friend, CARRIER)
        decks: list[Deck] = []
        own = g.count(zone, power, CARRIER)
        if own:
            aboard = max(0, guests - friends)
            mobile = 0 if self.planning and will_fight_at(g, zone, power) else g.unmoved(zone, power, CARRIER)
            reach = self.reach_from(zone) if mobile else []
            for ship in range(own):
                taken = min(DECK, aboard)
                aboard -= taken
                room = DECK - taken
                decks.append(Deck(reach, room, home=zone) if ship < mobile else Deck([zone], room))
        if friends > guests:
            decks.append(Deck([zone], friends - guests))
        return decks

    def reach_from(self, zone: int) -> list[int]:
        """Where an own carrier that has not moved can still be; in Combat Move its own attack changes that."""
        if self.planning:
            return carriers_can_be(self.g, zone, self.power, self._cleared)
        if zone not in self._reach:
            self._reach[zone] = [zone, *ship_moves(self.g, zone, self.power, CARRIER)]
        return self._reach[zone]

    def zones_with_deck(self) -> list[int]:
        """Where a carrier is or can come."""
        self.prepare()
        return self.deck_zones

    def search(self, needs: list[Fighter], decks: list[Deck]) -> Search:
        search = Search(self.g, self.power, needs, decks)
        search.run(0, 0)
        for deck in decks:
            deck.reset()
        return search

    def unlanded(self, needs: list[Fighter], decks: list[Deck]) -> int:
        """How many of these fighters find no deck, with the carriers moved as well as they can be."""
        return len(needs) - self.search(needs, decks).best

    def stranded(self) -> int:
        """How many aircraft cannot land whatever the power does from here."""
        if not self.anybody_needs_a_deck():
            return self.lost
        self.prepare()
        return self.lost + self.unsaved

    # Who may go

    def has_none_to_save(self) -> bool:
        """No fighter needs a deck, or none of those that do can get one: carriers are free to go."""
        if not self.anybody_needs_a_deck():
            return True
        self.prepare()
        return self.unsaved == len(self.needs)

    def has_carrier_to_spare(self, zone: int) -> bool:
        """In the landing that was found, a carrier of the zone is elsewhere, or not needed at all."""
        return self.has_none_to_save() or any(place != zone for place in self.places_found(zone))

    def places_found(self, zone: int) -> list[int]:
        """Where the landing that was found puts the carriers of a zone; `ANYWHERE` if it needs one nowhere."""
        if self.planning:
            return []
        found = zip(self.decks, self.places, strict=True)
        return [place for deck, place in found if deck.home == zone and deck.room == DECK]

    def carriers_that_may_sail(self, start: int, goal: int, most: int) -> int:
        """How many carriers can leave without stranding a fighter that relies on them (7.2.1e, 7.2n)."""
        if self.has_none_to_save():
            return most
        places = self.places_found(start)
        accepted = 1 if goal in places or ANYWHERE in places else 0  # a search that gives up does not disprove it
        if accepted == 0 and not self.planning and self.must_keep_carriers(start):
            return 0
        g, power = self.g, self.power
        for number in range(accepted + 1, most + 1):
            shift(g, start, goal, power, CARRIER, number)
            fits = self.strands_nobody_more(self.old_decks() + self.to_come)
            unshift(g, start, goal, power, CARRIER, number)
            if not fits:
                break
            accepted = number
        return accepted

    def must_keep_carriers(self, zone: int) -> bool:
        """Whether somebody is stranded wherever else one of the carriers in a zone goes."""
        if zone not in self._bound:
            g, power = self.g, self.power
            elsewhere = Deck(self.reach_from(zone)[1:], DECK)
            g.add(zone, power, CARRIER, -1)
            self._bound[zone] = not self.strands_nobody_more([*self.old_decks(), *self.to_come, elsewhere])
            g.add(zone, power, CARRIER, 1)
        return self._bound[zone]

    def strands_nobody_more(self, decks: list[Deck]) -> bool:
        """Whether as many fighters find one of these decks as do now."""
        return self.unlanded(self.needs, decks) <= self.unsaved

    def decks_after(self, goal: int) -> list[Deck]:
        """The decks once aircraft have attacked a goal: a carrier can follow them into a zone that they clear."""
        if not self.planning or goal < LAND_COUNT or not self.g.is_hostile_zone(goal, self.power):
            return self.decks
        if goal not in self._decks_after:
            self._cleared = goal
            self._decks_after[goal] = self.old_decks() + self.to_come
            self._cleared = ANYWHERE
        return self._decks_after[goal]

    def deck_near(self, at: int, left: int, decks: list[Deck]) -> bool:
        distances = self.g.flights_from(self.power, at)
        if decks is self.decks:
            return any(distances[zone] <= left for zone in self.deck_zones)
        return any(distances[zone] <= left for deck in decks if deck.room for zone in deck.zones)

    def can_fly(self, start: int, full: int, goal: int, left: int, number: int) -> bool:
        """Whether fighters can go from `start`, with `full` movement, to `goal` with `left`, and all still land."""
        self.prepare()
        decks = self.decks_after(goal)
        if not self.deck_near(goal, left, decks):
            return False
        needs = self.needs.copy()
        for _ in range(number):
            if (start, full) in needs:
                needs.remove((start, full))
        if not needs and number == 1:
            return True
        return self.unlanded([(goal, left)] * number + needs, decks) <= self.unsaved

    def fighters_that_may_fly(self, start: int, full: int, goal: int, left: int, most: int) -> int:
        """How many fighters can fly there and still find a deck between them."""
        accepted = 0
        while accepted < most and self.can_fly(start, full, goal, left, accepted + 1):
            accepted += 1
        return accepted


@final
class Search:
    """Puts fighters on decks one after the other, moving carriers to them, and keeps the best count."""

    def __init__(self, g: Axis, power: int, fighters: list[Fighter], decks: list[Deck]) -> None:
        self.g = g
        self.power = power
        self.fighters = fighters
        self.decks = decks
        self.best = 0
        self.steps = 0
        self.new_left = g.pool[power][CARRIER]
        self.best_at: list[int] = [ANYWHERE] * len(decks)

    def run(self, index: int, landed: int) -> bool:
        """Whether all could land; stops at the first such way."""
        self.steps += 1
        if landed > self.best:
            self.best = landed
            self.best_at = [deck.at for deck in self.decks]
        if index == len(self.fighters):
            return self.best == len(self.fighters)
        if self.steps > SEARCH_LIMIT or landed + len(self.fighters) - index <= self.best:
            return False
        return self.try_decks(index, landed) or self.run(index + 1, landed)

    def try_decks(self, index: int, landed: int) -> bool:
        at, left = self.fighters[index]
        for deck in self.decks:
            fixed = deck.at
            opens = deck.new and fixed == ANYWHERE
            if not deck.free or (opens and not self.new_left):
                continue
            for zone in deck.zones:
                if (fixed != ANYWHERE and zone != fixed) or self.g.flight(self.power, at, zone) > left:
                    continue
                deck.at = zone
                deck.free -= 1
                self.new_left -= int(opens)
                if self.run(index + 1, landed + 1):
                    return True
                self.new_left += int(opens)
                deck.free += 1
                deck.at = fixed
        return False


def carriers_to_promise(g: Axis, power: int, planning: bool) -> list[int]:
    """The zones where new carriers must be placed so that all fighters that can land do."""
    plan = Plan(g, power, planning)
    if not g.pool[power][CARRIER] or not plan.anybody_needs_a_deck():
        return []
    old = Search(g, power, plan.needs, plan.old_decks())
    if old.run(0, 0):
        return []
    both = Search(g, power, plan.needs, plan.old_decks() + new_decks(g, power))
    both.run(0, 0)
    if both.best == old.best:
        return []
    return [at for deck, at in zip(both.decks, both.best_at, strict=True) if deck.new and at != ANYWHERE]


def keep_promises(g: Axis, power: int, planning: bool) -> None:
    """Remembers where new carriers are owed (note 26)."""
    owed: dict[int, int] = {}
    for zone in carriers_to_promise(g, power, planning):
        owed[zone] = owed.get(zone, 0) + 1
    for zone, number in owed.items():
        g.promised[zone] = max(number, g.promised.get(zone, 0))
