"""What a seat may reckon from what it knows: the war's outcome as things stand, its own score, its own missions."""

from __future__ import annotations

from typing import Any, Final

from .missions import is_met
from .names import (
    CELLS,
    FACTION_IDS,
    MISSION,
    MISSION_MERIT,
    MISSION_REGION,
    MISSION_SCORE,
    NAMES,
    NEEDED,
    NOBODY,
    RESIST,
    WELCOME,
)
from .rounds import PLA_WINS_FROM, TAIWAN_WINS_TO, war_outcome
from .scoring import faction_score, faction_worth, find_hero, merit_score
from .state import Position

ENDINGS: Final = ("taiwan", "pla")


def view_war(g: Position) -> dict[str, Any]:
    """The next check of the war, and what it would say now."""
    round = max(g.round, min(PLA_WINS_FROM))
    cities = g.held_core_cities()
    return {
        "round": round,
        "cities": cities,
        "pla-from": PLA_WINS_FROM[round],
        "taiwan-to": TAIWAN_WINS_TO[round],
        "outcome": war_outcome(round, cities),
    }


def view_forecast(g: Position, seat: int) -> dict[str, Any]:
    """What the seat itself would score if the war ended now, one way or the other."""
    if seat < 0 or g.over or g.power[seat] == NOBODY:
        return {}
    found: dict[str, Any] = {}
    for war in ENDINGS:
        # The scoring reads how the war ended, so a copy is told.
        ended = g.copy()
        assert isinstance(ended, Position)
        ended.war = war
        ended.hero = find_hero(ended)
        faction, merit = faction_score(ended, seat), merit_score(ended, seat)
        found[war] = {
            "faction": faction,
            "merit": merit,
            "score": g.score[seat],
            "total": faction + merit + g.score[seat],
            "hero": ended.hero == seat,
            "worth": {id: faction_worth(ended, number) for number, id in enumerate(FACTION_IDS)},
        }
    return found


def view_missions(g: Position, seat: int) -> dict[str, Any]:
    """The seat's own missions, either side, condition by condition. Only what happens in its own turn counts."""
    if seat < 0:
        return {}
    return {NAMES[MISSION + mission]: view_mission(g, seat, mission) for mission in sorted(g.missions[seat])}


def view_mission(g: Position, seat: int, mission: int) -> dict[str, Any]:
    mine = g.seat == seat
    stirred = bool(g.stirred >> MISSION_REGION[mission] & 1)
    sides: dict[str, Any] = {}
    for id, side in (("resist", RESIST), ("welcome", WELCOME)):
        barred = side == RESIST and seat == g.rebel_seat
        sides[id] = {
            "points": MISSION_SCORE[mission][side],
            "merit": MISSION_MERIT[mission] if side == RESIST else 0,
            "barred": barred,
            "met": mine and stirred and not barred and is_met(g, mission, side),
            "conditions": [
                {"have": sum(g.tallies[cell] for cell in cells) if mine else 0, "need": need}
                for cells, need in zip(CELLS[mission][side], NEEDED[mission][side], strict=True)
            ],
        }
    return sides
