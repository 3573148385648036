"""Small theatres of war, played on at random: each must go as it went before.

`python tests/games/axis/test_arranged.py` writes the digests anew; with a number it tells that position's story.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandtable.engine import Decision
from sandtable.games import find_game
from sandtable.games.axis.content import (
    CHINA,
    HOME_1941,
    LAND_COUNT,
    LINKS,
    NEUTRAL,
    SPACE_COUNT,
    SPACES,
    TECHS,
    UNITS,
)
from sandtable.games.axis.options import SPACE, UNIT
from sandtable.games.axis.position import PHASE_NAMES
from sandtable.games.axis.state import Axis
from sandtable.testing import deal
from sandtable.testing.arranged import Arranged

GAME = find_game("axis")
PARTS = 40
SIDES = [["germany", "japan", "italy"], ["ussr", "uk", "usa"]]
PLAYED = [*SIDES[0], *SIDES[1]]
PHASES = [*PHASE_NAMES, *["combat-move"] * 10, *["noncombat-move"] * 5]
ON_LAND = ["infantry", "infantry", "artillery", "tank", "tank", "aa_gun", "fighter", "bomber"]
AT_SEA = ["battleship", "carrier", "cruiser", "destroyer", "submarine", "submarine", "transport", "transport"]
LOADS = [[], [], ["infantry"], ["infantry", "infantry"], ["tank", "infantry"], ["artillery"], ["aa_gun", "infantry"]]
DECK = 2
LIKINGS = {"do:done": 2, "do:load": 12, "do:raid": 8, "do:auto": 2}


def theatre(random: Random) -> Axis:
    """Some spaces close together with a few units of both sides in most of them, at any moment of a turn."""
    turn, phase = random.choice(PLAYED), random.choice(PHASES)
    pool = {id: random.choice([0, 0, 0, 1, 2]) for id in UNITS} if phase == "mobilize" else {}
    position: dict[str, Any] = {SPACES[at]: crew(random, at) for at in neighbourhood(random)}
    state = deal(
        "axis",
        seats=random.choice(GAME.seats),
        options=agreement(random),
        clear=True,
        turn=turn,
        phase=phase,
        round=random.randint(1, 3),
        ipc={id: random.choice([0, 4, 9, 15, 30]) if id == turn else random.randrange(5) for id in PLAYED},
        tokens={id: random.choice([0, 0, 1, 3]) for id in PLAYED},
        techs={id: [tech for tech in TECHS if random.random() < 0.2] for id in PLAYED},
        waiting={turn: pool},
        **position,
    ).state
    assert isinstance(state, Axis)
    return state


def agreement(random: Random) -> dict[str, Any]:
    return {
        "scenario": random.choice(["1941", "1942"]),
        "cities": random.choice(["13", "15", "18"]),
        "research": random.random() < 0.5,
        "objectives": random.random() < 0.5,
        "china": random.choice(["before", "after"]),
        "casualties": random.choice(["ask", "preset"]),
        "strikes": random.choice(["first", "every"]),
        "rounds": random.choice([0, 2, 3]),
    }


def neighbourhood(random: Random) -> list[int]:
    """A space and what lies within two links of it, a sea zone oftener than not."""
    start = random.choice([random.randrange(SPACE_COUNT), random.randrange(LAND_COUNT, SPACE_COUNT)])
    near = {start, *LINKS[start]}
    for at in LINKS[start]:
        near |= set(LINKS[at])
    places = [at for at in sorted(near) if not NEUTRAL[at]]
    return sorted(random.sample(places, min(len(places), random.randint(4, 9))))


def crew(random: Random, at: int) -> dict[str, Any]:
    return garrison(random, at) if at < LAND_COUNT else fleets(random)


def garrison(random: Random, at: int) -> dict[str, Any]:
    """One side holds a territory, with units of one or two of its powers."""
    side = random.choice(SIDES)
    found: dict[str, Any] = {"owner": random.choice(side), "complex": random.random() < 0.4}
    found["damage"] = random.choice([0, 0, 1, 3]) if found["complex"] else 0
    for of in random.sample(side, random.choice([0, 1, 1, 2])):
        found[of] = some(random, ON_LAND)
    if HOME_1941[at] == CHINA and side is SIDES[1]:
        found["owner"] = "china"
        found["china"] = {"infantry": random.randint(1, 3), "fighter": random.randrange(2)}
    return found


def fleets(random: Random) -> dict[str, Any]:
    """Mostly of one side: both may be in a zone where one has just built, or where neither has fought."""
    found: dict[str, Any] = {}
    for side in random.choice([[], SIDES[:1], SIDES[:1], SIDES[1:], SIDES[1:], SIDES]):
        for of in random.sample(side, random.choice([1, 1, 2])):
            found[of] = some(random, AT_SEA)
            carriers = found[of].get("carrier", 0)
            found[of]["fighter"] = random.randint(0, DECK * carriers)
    ships = [of for of in found for _ in range(found[of].get("transport", 0))]
    found["cargo"] = [cargo(random, of) for of in ships]
    return found


def cargo(random: Random, of: str) -> list[str]:
    """Now and then what is aboard belongs to a friend."""
    side = SIDES[0] if of in SIDES[0] else SIDES[1]
    owner = random.choice([of, of, of, *side])
    return [f"{owner}:{id}" for id in random.choice(LOADS)]


def some(random: Random, kinds: list[str]) -> dict[str, int]:
    return {id: random.choice([1, 1, 2]) for id in random.sample(kinds, random.randint(1, 4))}


def near_by(decision: Decision) -> list[int]:
    """Where units or spaces are to be chosen: all kinds of units, and the spaces next to those that are offered."""
    spaces = {SPACE.of(option) for option in decision.options if SPACE.has(option)}
    spaces |= {next for at in sorted(spaces)[:8] for next in LINKS[at]}
    kinds = UNIT.options if any(UNIT.has(option) for option in decision.options) else []
    return [*SPACE.all(sorted(spaces)[:40]), *kinds]


POSITIONS = Arranged(GAME, theatre, Path(__file__).with_name("arranged.txt"), 600, 70, LIKINGS, near_by)


@pytest.mark.parametrize("part", range(PARTS))
def test_arranged_positions_play_out_as_before(part: int) -> None:
    assert POSITIONS.differing(part, PARTS) == []


if __name__ == "__main__":
    POSITIONS.main(sys.argv[1:])
