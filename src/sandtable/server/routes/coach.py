"""The coach: hints in games against bots, and reviews of games that are over."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from ..coach import Coach
from ..coach_worker import Advised
from ..errors import Refusal
from ..models import HintWish
from ..people import Somebody
from ..responses import AdviceInfo, HintInfo, ReviewInfo
from ..studies import unless_gone
from .common import HubOf, MatchId, Studying
from .records import must_be_over

router = APIRouter(prefix="/api", tags=["coach"])


def coach_of(request: Request) -> Coach:
    coach: Coach = request.app.state.coach
    return coach


CoachOf = Annotated[Coach, Depends(coach_of)]


def advice_json(advised: Advised) -> AdviceInfo:
    name, worth, line = advised
    return {"name": name, "worth": worth, "line": [{"seat": seat, "name": answer} for seat, answer in line]}


@router.post("/matches/{match}/hint", dependencies=[Studying])
async def hint(request: Request, coach: CoachOf, person: Somebody, match: MatchId, wanted: HintWish) -> HintInfo:
    """The best options of your seat; only where you play alone against bots."""
    turn, advice = await unless_gone(request.is_disconnected, coach.hint(person, match, wanted.seat))
    return {"turn": turn, "options": [advice_json(each) for each in advice]}


@router.get("/matches/{match}/review")
async def review(coach: CoachOf, match: MatchId) -> ReviewInfo:
    return await coach.progress(match)


@router.post("/matches/{match}/review", status_code=202, dependencies=[Studying])
async def begin_review(coach: CoachOf, hub: HubOf, person: Somebody, match: MatchId) -> ReviewInfo:
    """Has a finished match looked at again; nothing is done twice."""
    known = await coach.progress(match)
    if known["status"] != "none":
        return known
    async with hub.at(match) as (_, table):
        must_be_over(table)
        if not table.replayable:
            raise Refusal("hidden", "The match ended under other rules and cannot be followed to its end")
        coach.begin(person, table)
    return await coach.progress(match)
