"""Records out and in, replays, branches, the check of the dice."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from sandtable.engine import OBSERVER, Record, fingerprint
from sandtable.engine.verify import outcomes_of

from .. import new_matches
from ..errors import Refusal
from ..models import Branch, Created, Imported
from ..new_matches import SeatWish
from ..people import Somebody, Visitor
from ..replays import ALL, Dice, Reel, Reels
from ..responses import Replay, Steps, Verified
from ..store import Person
from ..studies import breathe, unless_gone
from ..table import Table
from .common import Creating, HubOf, Importing, MatchId, OriginOf, SigningOf, Studying, json_response
from .matches import clock_plan, created

router = APIRouter(prefix="/api", tags=["records"])

RECORD_BODY = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
StepQuery = Annotated[int | None, Query(ge=0, le=1_000_000)]
LookQuery = Annotated[str, Query(pattern=r"^(all|-2|\d{1,2})$")]


class JsonLines(Response):
    media_type = "application/jsonl"


def must_be_over(table: Table) -> None:
    if not table.over:
        raise Refusal("hidden", "This is shown only once the game is over")
    if table.match is None:
        raise Refusal("not-started", "The match was cancelled before it started")


@router.get("/matches/{match}/record", dependencies=[Studying], response_class=JsonLines)
async def record(hub: HubOf, match: MatchId) -> Response:
    async with hub.at(match) as (_, table):
        must_be_over(table)
    text = await hub.studies.run(exported, table)
    headers = {"Content-Disposition": f'attachment; filename="{table.header.game}-{match}.jsonl"'}
    return JsonLines(text, headers=headers)


def exported(table: Table) -> str:
    """With what chance could choose from, so that anybody can work out the dice again. Nobody plays on any more."""
    record = record_of(table)
    breathe()
    if table.replayable:
        record.extra["dice"] |= outcomes_of(table.game, record, breathe)
    return record.dumps()


def record_of(table: Table) -> Record:
    """The engine's record, with the table's names and all that the dice were made of."""
    assert table.match is not None
    header = table.header
    return Record(
        game=header.game,
        version=table.game.version if table.replayable else header.rules,
        options=table.record.options,
        seats=[seat.name or role for seat, role in zip(table.seats, table.roles, strict=True)],
        entries=list(table.record.entries),
        fingerprint=fingerprint(table.match.state) if table.replayable else "",
        variant=header.variant,
        extra={
            "match": header.id,
            "dice": {
                "hash": table.published_hash,
                "key": header.key.hex(),
                "salt": table.salt.hex(),
                "words": table.words,
                "from": header.copied,
                **({"renewed": table.renewed} if table.renewed else {}),
            },
            "result": table.result(),
        },
    )


@router.post("/records", status_code=201, dependencies=[Importing], openapi_extra=RECORD_BODY)
async def import_record(hub: HubOf, person: Somebody, request: Request, as_far_as_it_holds: bool = False) -> Imported:
    try:
        text = (await request.body()).decode("utf8")
    except UnicodeDecodeError as error:
        raise Refusal("bad-record", "The record is not UTF-8 text") from error
    table = await unless_gone(request.is_disconnected, new_matches.import_record(hub, person, text, as_far_as_it_holds))
    return Imported(match=table.header.id)


def looking_from(table: Table, person: Person | None, seat: str) -> int:
    """Whose eyes one may look through: one's own and everybody's; after the end anybody's."""
    number = ALL if seat == "all" else int(seat)
    if number >= table.header.seats:
        raise Refusal("unknown-seat", f"There is no seat {number}")
    if number == OBSERVER or (person is not None and number in table.mine(person.id)):
        return number
    must_be_over(table)
    return number


async def reel_of(hub: HubOf, request: Request, match: str, person: Person | None, seat: str) -> tuple[Reel, int]:
    reels: Reels = request.app.state.reels
    async with hub.at(match) as (_, table):
        number = looking_from(table, person, seat)
        return reels.of(table), number


@router.get("/matches/{match}/replay", dependencies=[Studying], response_model=Replay)
async def replay(
    request: Request, hub: HubOf, person: Visitor, match: MatchId, step: StepQuery = None, seat: LookQuery = "-2"
) -> Response:
    reel, number = await reel_of(hub, request, match, person, seat)
    async with reel.lock:
        return json_response(await hub.studies.run(reel.frame, step, number))


@router.get("/matches/{match}/replay/steps", dependencies=[Studying], response_model=Steps)
async def replay_steps(
    request: Request, hub: HubOf, person: Visitor, match: MatchId, seat: LookQuery = "-2"
) -> Response:
    reel, number = await reel_of(hub, request, match, person, seat)
    async with reel.lock:
        steps = await hub.studies.run(reel.steps, number)
    return json_response({"steps": len(steps) - 1, "list": steps})


@router.post("/matches/{match}/branch", status_code=201, dependencies=[Creating])
async def branch(
    request: Request,
    hub: HubOf,
    person: Somebody,
    signing: SigningOf,
    origin: OriginOf,
    match: MatchId,
    wanted: Branch,
) -> Created:
    seats = [SeatWish(seat.kind, seat.bot) for seat in wanted.seats]
    laying = new_matches.branch(hub, person, match, wanted.step, seats, clock_plan(wanted.clock), origin)
    table = await unless_gone(request.is_disconnected, laying)
    return created(table, person, signing)


@router.get("/matches/{match}/verify", dependencies=[Studying], response_model=Verified)
async def verify_dice(hub: HubOf, match: MatchId) -> Response:
    async with hub.at(match) as (_, table):
        must_be_over(table)
        dice = Dice.of(table)
    return json_response(await hub.studies.run(dice.verify))
