"""Crowded islands, played on at random: each must go as it went before.

`python tests/games/taiwan2045/test_arranged.py` writes the digests anew; with a number it tells that position's story.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.engine import PASS, Decision
from sandtable.games import find_game
from sandtable.games.taiwan2045.content import (
    BASES,
    CHARACTER_IDS,
    ELITE_IDS,
    ELITES,
    EVENT_IDS,
    FACTION_IDS,
    GROUND_IDS,
    GROUP_IDS,
    LINKS,
    MISSION_IDS,
    MISSION_LIMIT,
    MISSION_REGION,
    POWER_IDS,
    REGION_OF,
    ROAD_IDS,
    SPACE_IDS,
    STRONGHOLDS,
)
from sandtable.games.taiwan2045.options import CARD, SPACE
from sandtable.games.taiwan2045.rules.events.north import cut_link
from sandtable.games.taiwan2045.state import Taiwan2045
from sandtable.testing import deal
from sandtable.testing.arranged import Arranged

GAME = find_game("taiwan2045")
PARTS = 40
TROOPS = 36
LIKINGS = {"do:effect": 24, "do:land": 12, "do:done": 2, "pass": 1, "do:agitate": 8}


def island(random: Random) -> Taiwan2045:
    """Some strongholds close together, with characters, elites or scattered troops in most of them."""
    seats = random.choice(GAME.seats)
    powers = random.sample(POWER_IDS, seats)
    revealed = [seat for seat in range(seats) if random.random() < 0.4]
    rebel = next((seat for seat in revealed if powers[seat] == "reunification"), None)
    theatre = neighbourhood(random)
    table = deal(
        "taiwan2045",
        seats=seats,
        powers=powers,
        revealed=revealed,
        slots=random.sample(range(1, 6), seats),
        friends={seat: {id: random.randrange(13) for id in FACTION_IDS} for seat in range(seats)},
        merit={seat: random.randrange(9) for seat in range(seats)},
        roads={seat: [id for id in ROAD_IDS if random.random() < 0.2] for seat in range(seats)},
        lures=random.choice([0, 1, 3, 9, 10]),
        round=random.randint(1, 5),
        turn=random.randrange(seats),
        **pieces(random, seats, rebel, theatre),
    )
    state = table.state
    assert isinstance(state, Taiwan2045)
    unsettle(random, state)
    return state


def neighbourhood(random: Random) -> list[int]:
    """A stronghold and what lies within three links of it, or all of the island."""
    near = {random.randrange(STRONGHOLDS)}
    for _ in range(random.choice([2, 3, 3, 20])):
        near |= {way for place in near for way in LINKS[place]}
    return sorted(near)


def pieces(random: Random, seats: int, rebel: int | None, theatre: list[int]) -> dict[str, Any]:
    """Nobody stands beside an enemy, for they would have fought."""
    sides = {place: random.choice(["taiwan", "taiwan", "enemy", "enemy", "enemy", "none"]) for place in theatre}
    ours = [SPACE_IDS[place] for place in theatre if sides[place] == "taiwan"]
    theirs = [SPACE_IDS[place] for place in theatre if sides[place] == "enemy"]
    people = random.sample(CHARACTER_IDS, len(CHARACTER_IDS))
    units: dict[str, tuple[int, str, int]] = {}
    left = TROOPS
    for seat in range(seats):
        where = theirs if seat == rebel else ours
        for _ in range(random.randint(1, BASES) if where else 0):
            amount = min(left, random.choice([1, 1, 2, 3, 4, 6]))
            if amount > 0:
                units[people.pop()] = (seat, random.choice(where), amount)
                left -= amount
    elites = random.sample(ELITE_IDS, len(ELITE_IDS))
    rest = random.sample([*people, *EVENT_IDS], len(people) + len(EVENT_IDS))
    return {
        "units": units,
        **enemies(random, theirs, elites),
        **moment(random, elites.pop(), rest),
        **cards(random, seats, theatre, rest),
    }


def enemies(random: Random, theirs: list[str], elites: list[str]) -> dict[str, Any]:
    """At least one elite stays in the deck, and one more can be played."""
    pla = {id: random.choice([1, 1, 2, 3, 5, 9]) for id in theirs if random.random() < 0.8}
    pla |= {id: random.choice([1, 2, 5]) for id in GROUND_IDS}
    found: dict[str, Any] = {"pla": pla}
    if random.random() < 0.5:
        found["elite_up"] = elites.pop()
    found["elites"] = {
        elites.pop(): (random.choice([*pla, *GROUND_IDS]), random.choice([1, 2, 3, 5]))
        for _ in range(random.randrange(4))
    }
    found["elites_out"] = [elites.pop()] if len(elites) > 2 and random.random() < 0.5 else []
    return found


def moment(random: Random, elite: str, rest: list[str]) -> dict[str, Any]:
    """Mostly a card has just been played, and its effect is still to come."""
    stage = random.choice(["act", "act", "act", "act", "enemy-work", "pick", "turn-end", "round-end"])
    if stage in ("pick", "round-end"):
        return {"stage": stage}
    if random.random() < 0.2:
        return {"playing": elite, "stage": "act"}
    events = [id for id in rest if id in EVENT_IDS]
    card = random.choice(events) if random.random() < 0.5 else random.choice(rest)
    rest.remove(card)
    return {"playing": card, "stage": stage}


def cards(random: Random, seats: int, theatre: list[int], rest: list[str]) -> dict[str, Any]:
    """Cards in hands, in exit areas and in the supply."""
    regions = {REGION_OF[place] for place in theatre}
    missions = [id for number, id in enumerate(MISSION_IDS) if MISSION_REGION[number] in regions]
    random.shuffle(missions)
    found: dict[str, Any] = {"exits": {}, "missions": {}, "hand": {}}
    for seat in range(seats):
        found["exits"][seat] = [id for id in rest if id in CHARACTER_IDS and random.random() < 0.1]
        rest = [id for id in rest if id not in found["exits"][seat]]
        found["missions"][seat] = [missions.pop() for _ in range(min(MISSION_LIMIT, len(missions)))]
        found["hand"][seat] = [rest.pop() for _ in range(random.randrange(3))]
    if random.random() < 0.7:
        found["face_up"] = [rest.pop() for _ in range(random.randrange(3))]
        found["face_down"] = {id: rest.pop() for id in GROUP_IDS if random.random() < 0.6}
    return found


def unsettle(random: Random, state: Taiwan2045) -> None:
    """What has happened before: troops overseas, a link cut, water cut, an elite blacked out."""
    abroad = random.choice([0, 0, state.reserve, random.randint(0, state.reserve)])
    state.reserve -= abroad
    state.overseas += abroad
    if random.random() < 0.2:
        one = random.randrange(STRONGHOLDS)
        cut_link(state, one, random.choice(LINKS[one]))
    for place in range(STRONGHOLDS):
        if state.water_markers and state.pla[place] > 0 and random.random() < 0.1:
            state.water_cut[place] = True
            state.water_markers -= 1
    waiting = [elite for elite in ELITES if state.where[elite] != -1]
    if waiting and random.random() < 0.2:
        state.blackout = random.choice(waiting)
    if random.random() < 0.2:
        state.doomsayer = random.randrange(state.seats)


def all_of_a_kind(decision: Decision) -> list[int]:
    """Where one place is to be chosen, all of them; where a card for the turn, all cards."""
    if decision.prompt == "turn":
        return [*CARD.options, PASS]
    return SPACE.options if any(SPACE.has(option) for option in decision.options) else []


POSITIONS = Arranged(GAME, island, Path(__file__).with_name("arranged.txt"), 1200, 30, LIKINGS, all_of_a_kind)


@pytest.mark.parametrize("part", range(PARTS))
def test_arranged_positions_play_out_as_before(part: int) -> None:
    assert POSITIONS.differing(part, PARTS) == []


if __name__ == "__main__":
    POSITIONS.main(sys.argv[1:])
