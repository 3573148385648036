"""What a seat may reckon from what it knows: the war's outcome as things stand, its own score, its own missions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from sandtable.engine import NOTHING
from sandtable.engine.contract import Goal

from ..content import CELLS, FACTION_IDS, MISSION_MERIT, MISSION_REGION, MISSION_SCORE, NEEDED, RESIST, WELCOME
from ..options import MISSION, NAMES
from ..rules.missions import is_met
from ..rules.scoring import faction_score, faction_worth, find_hero, merit_score
from ..rules.war import PLA_WINS_FROM, TAIWAN_WINS_TO, war_outcome

if TYPE_CHECKING:
    from ..state import Taiwan2045

ENDINGS: Final = ("taiwan", "pla")
SIDES: Final = (("resist", RESIST), ("welcome", WELCOME))

WarView = TypedDict("WarView", {"round": int, "cities": int, "pla-from": int, "taiwan-to": int, "outcome": str})
"""The next check of the war: its round, the core cities that the PLA holds, and what either side needs."""


class ForecastView(TypedDict):
    """What a seat would score if the war ended now; `worth` is what one friendliness pays, by faction."""

    faction: int
    merit: int
    score: int
    total: int
    hero: bool
    worth: dict[str, int]


class SideView(TypedDict):
    """One side of a mission: what it pays, whether it is met, and each of its conditions."""

    points: int
    merit: int
    barred: bool
    met: bool
    conditions: list[Goal]


def view_war(g: Taiwan2045) -> WarView:
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


def view_forecast(g: Taiwan2045, seat: int) -> dict[str, ForecastView]:
    """What the seat itself would score if the war ended now, one way or the other."""
    if seat < 0 or g.over or g.power[seat] == NOTHING:
        return {}
    return {war: score_if(g, seat, war) for war in ENDINGS}


def score_if(g: Taiwan2045, seat: int, war: str) -> ForecastView:
    ended = g.copy()  # The scoring reads how the war ended, so a copy is told.
    ended.war = war
    ended.hero = find_hero(ended)
    faction, merit = faction_score(ended, seat), merit_score(ended, seat)
    return {
        "faction": faction,
        "merit": merit,
        "score": g.score[seat],
        "total": faction + merit + g.score[seat],
        "hero": ended.hero == seat,
        "worth": {id: faction_worth(ended, number) for number, id in enumerate(FACTION_IDS)},
    }


def view_missions(g: Taiwan2045, seat: int) -> dict[str, dict[str, SideView]]:
    """The seat's own missions, either side, condition by condition. Only what happens in its own turn counts."""
    if seat < 0:
        return {}
    return {NAMES[MISSION.option(mission)]: view_mission(g, seat, mission) for mission in sorted(g.missions[seat])}


def view_mission(g: Taiwan2045, seat: int, mission: int) -> dict[str, SideView]:
    return {id: view_side(g, seat, mission, side) for id, side in SIDES}


def view_side(g: Taiwan2045, seat: int, mission: int, side: int) -> SideView:
    mine = g.seat == seat
    stirred = bool(g.stirred >> MISSION_REGION[mission] & 1)
    barred = side == RESIST and seat == g.rebel_seat
    return {
        "points": MISSION_SCORE[mission][side],
        "merit": MISSION_MERIT[mission] if side == RESIST else 0,
        "barred": barred,
        "met": mine and stirred and not barred and is_met(g, mission, side),
        "conditions": [
            {"have": sum(g.tallies[cell] for cell in cells) if mine else 0, "need": need}
            for cells, need in zip(CELLS[mission][side], NEEDED[mission][side], strict=True)
        ],
    }
