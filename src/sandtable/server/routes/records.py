"""Records out and in, replays, branches, the check of the dice."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from sandtable.engine import OBSERVER, fingerprint

from .. import new_matches
from ..errors import Refusal
from ..models import Branch, Created, Imported, Json
from ..new_matches import SeatWish
from ..people import Somebody, Visitor
from ..replays import ALL, Reel, Reels, verify
from ..store import Person
from ..table import Table
from .common import Creating, HubOf, Importing, MatchId, SigningOf, Studying, json_response
from .matches import created

router = APIRouter(prefix="/api", tags=["records"])

RECORD_BODY = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
StepQuery = Annotated[int | None, Query(ge=0, le=1_000_000)]
LookQuery = Annotated[str, Query(pattern=r"^(all|-2|\d{1,2})$")]


class JsonLines(Response):
    media_type = "application/jsonl"


def must_be_over(table: Table) -> None:
    if not table.over:
        raise Refusal("hidden", "only after the end")


@router.get("/matches/{match}/record", response_class=JsonLines)
async def record(hub: HubOf, match: MatchId) -> Response:
    async with hub.at(match) as (_, table):
        must_be_over(table)
        text = record_text(table)
    headers = {"Content-Disposition": f'attachment; filename="{table.header.game}-{match}.jsonl"'}
    return JsonLines(text, headers=headers)


def record_text(table: Table) -> str:
    """The engine's record, with the table's names and the key of the dice."""
    assert table.match is not None
    copy = table.match.record
    copy.seats = [seat.name or role for seat, role in zip(table.seats, table.roles, strict=True)]
    copy.version = table.game.version
    copy.fingerprint = fingerprint(table.match.state)
    key, salt = table.header.key.hex(), table.salt.hex()
    copy.extra = {
        "match": table.header.id,
        "dice": {"hash": table.published_hash, "key": key, "salt": salt, "from": table.header.copied},
        "result": table.result(),
    }
    return copy.dumps()


@router.post("/records", status_code=201, dependencies=[Importing], openapi_extra=RECORD_BODY)
async def import_record(hub: HubOf, person: Somebody, request: Request) -> Imported:
    try:
        text = (await request.body()).decode("utf8")
    except UnicodeDecodeError as error:
        raise Refusal("bad-record", "the record is not UTF-8 text") from error
    table = await new_matches.import_record(hub, person, text)
    return Imported(match=table.header.id)


def looking_from(table: Table, person: Person | None, seat: str) -> int:
    """Whose eyes one may look through: one's own and everybody's; after the end anybody's."""
    number = ALL if seat == "all" else int(seat)
    if number >= table.header.seats:
        raise Refusal("unknown-seat", f"there is no seat {number}")
    if number == OBSERVER or (person is not None and number in table.mine(person.id)):
        return number
    must_be_over(table)
    return number


async def reel_of(hub: HubOf, request: Request, match: str, person: Person | None, seat: str) -> tuple[Reel, int]:
    reels: Reels = request.app.state.reels
    async with hub.at(match) as (_, table):
        number = looking_from(table, person, seat)
        return reels.of(table), number


@router.get("/matches/{match}/replay", dependencies=[Studying])
async def replay(
    request: Request, hub: HubOf, person: Visitor, match: MatchId, step: StepQuery = None, seat: LookQuery = "-2"
) -> Response:
    reel, number = await reel_of(hub, request, match, person, seat)
    async with reel.lock:
        return json_response(await hub.run(reel.frame, step, number))


@router.get("/matches/{match}/replay/steps", dependencies=[Studying])
async def replay_steps(
    request: Request, hub: HubOf, person: Visitor, match: MatchId, seat: LookQuery = "-2"
) -> Response:
    reel, number = await reel_of(hub, request, match, person, seat)
    async with reel.lock:
        steps = await hub.run(reel.steps, number)
    return json_response({"steps": len(steps) - 1, "list": steps})


@router.post("/matches/{match}/branch", status_code=201, dependencies=[Creating])
async def branch(hub: HubOf, person: Somebody, signing: SigningOf, match: MatchId, wanted: Branch) -> Created:
    seats = [SeatWish(seat.kind, seat.bot) for seat in wanted.seats]
    table = await new_matches.branch(hub, person, match, wanted.step, seats, wanted.clock.model_dump())
    return created(table, person, signing)


@router.get("/matches/{match}/verify", dependencies=[Studying])
async def verify_dice(hub: HubOf, match: MatchId) -> Json:
    async with hub.at(match) as (_, table):
        must_be_over(table)
        return await hub.run(verify, table)
