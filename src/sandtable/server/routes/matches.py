"""Making matches, sitting down, looking, acting."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from fastapi import APIRouter, Body, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from sandtable.engine import OBSERVER

from .. import new_matches
from ..actions import Wish, claim
from ..errors import Refusal
from ..hub import Hub, now_ms
from ..limits import Limiter
from ..messages import Action, ChatMessage, OptionName
from ..models import Claim, Claimed, Created, Done, Links, NewMatch, SeatLink, Why
from ..new_matches import Plan, SeatWish
from ..people import Somebody, Visitor
from ..responses import ClockPlan, GameBoard, Invitation, MatchList, TableInfo, Update
from ..serialize import default_seat, table_json
from ..signing import Signing
from ..store import Person
from ..subscriber import dumps
from ..table import Table
from ..telling import update
from ..variants import title_of
from .common import Creating, HubOf, MatchId, OriginOf, SigningOf, cacheable, json_response
from .games import locale_of
from .summaries import summaries

router = APIRouter(prefix="/api", tags=["matches"])

STATUSES = {"waiting": ("waiting",), "playing": ("playing", "paused"), "over": ("over",)}
SeatQuery = Annotated[int | None, Query(ge=-2, le=63)]


def created(table: Table, person: Person, signing: Signing) -> Created:
    mine = table.mine(person.id)
    return Created(match=table.header.id, seat=mine[0] if mine else None, links=open_links(table, signing))


def open_links(table: Table, signing: Signing) -> list[SeatLink]:
    return [
        SeatLink(seat=number, link=signing.seat_link(table.header.id, number))
        for number, seat in enumerate(table.seats)
        if seat.kind == "open"
    ]


def clock_plan(clock: BaseModel) -> ClockPlan:
    return cast(ClockPlan, clock.model_dump())


@router.post("/matches", status_code=201, dependencies=[Creating])
async def new_match(hub: HubOf, person: Somebody, signing: SigningOf, origin: OriginOf, wanted: NewMatch) -> Created:
    plan = Plan(
        game=wanted.game,
        seats=[SeatWish(seat.kind, seat.bot) for seat in wanted.seats],
        options=wanted.options,
        variant=hub.variants.find(wanted.game, wanted.variant).data if wanted.variant else {},
        clock=clock_plan(wanted.clock),
        listed=wanted.listed,
        nonce=wanted.nonce,
        origin=origin,
    )
    table = await new_matches.found(hub, person, plan.shuffled() if wanted.shuffle else plan)
    return created(table, person, signing)


@router.get("/matches")
async def matches(
    hub: HubOf,
    person: Visitor,
    game: Annotated[str | None, Query(max_length=64, pattern=r"^[a-z0-9_-]+$")] = None,
    status: Literal["waiting", "playing", "over"] | None = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
) -> MatchList:
    wanted = STATUSES[status] if status else ("waiting", "playing", "paused")
    rows = await hub.run(hub.store.listed, game, wanted, limit, before)
    return {"matches": await summaries(hub, rows, person)}


@router.get("/matches/{match}", response_model=TableInfo)
async def match(hub: HubOf, person: Visitor, match: MatchId) -> Response:
    async with hub.at(match) as (_, table):
        return json_response(table_json(table, "" if person is None else person.id, hub.present(match), now_ms()))


@router.get("/matches/{match}/board", response_model=GameBoard)
async def board(request: Request, hub: HubOf, match: MatchId) -> Response:
    """What the match is drawn with: that of its game, or of its variant."""
    async with hub.at(match) as (_, table):
        game = table.game
    return cacheable(request, dumps(game.board()), "application/json")


@router.get("/matches/{match}/locale/{language}", response_class=PlainTextResponse)
async def locale(request: Request, hub: HubOf, match: MatchId, language: str) -> Response:
    """The texts of the match's game, or of its variant."""
    async with hub.at(match) as (_, table):
        game = table.game
    return cacheable(request, await hub.run(locale_of, game, language), "text/plain; charset=utf-8")


@router.get("/matches/{match}/view", response_model=Update)
async def view(hub: HubOf, person: Visitor, match: MatchId, seat: SeatQuery = None) -> Response:
    async with hub.at(match) as (live, table):
        id = "" if person is None else person.id
        seat = default_seat(table, id) if seat is None else seat
        if seat != OBSERVER and seat not in table.mine(id):
            raise Refusal("not-your-seat", f"Seat {seat} is not yours")
        shown = update(live.position(table, seat), live.notes(table, seat), 0, table.mine(id))
    return Response(shown, media_type="application/json")


@router.get("/matches/{match}/why")
async def why(
    hub: HubOf, person: Visitor, match: MatchId, name: Annotated[OptionName, Query()], seat: SeatQuery = None
) -> Why:
    id = "" if person is None else person.id
    return Why(name=name, rule=await forbidding_rule(hub, match, id, seat, name))


async def forbidding_rule(hub: Hub, match: str, person: str, seat: int | None, name: str) -> str:
    """The clause by which the option is not offered to this person's seat; empty when none is named."""
    async with hub.at(match) as (_, table):
        seat = default_seat(table, person) if seat is None else seat
        if seat not in table.mine(person):
            raise Refusal("not-your-seat", f"Seat {seat} is not yours")
        decision = table.match.decision_of(seat) if table.match is not None else None
        if table.match is None or decision is None:
            raise Refusal("not-asked", f"Seat {seat} has nothing to decide right now")
        if name not in table.game.names:
            raise Refusal("not-offered", f"There is no option named {name!r}")
        return table.match.state.why_not(decision, table.game.names.number(name))


@router.post("/matches/{match}/act")
async def act(
    request: Request, hub: HubOf, person: Somebody, match: MatchId, message: Annotated[Action, Body()]
) -> Done:
    if isinstance(message, ChatMessage):
        limiter: Limiter = request.app.state.limiter
        limiter.check("chat", person.id)
    await hub.act(match, person, message)
    return Done(id=message.id)


@router.post("/matches/{match}/claim")
async def sit_down(hub: HubOf, person: Somebody, signing: SigningOf, match: MatchId, wanted: Claim) -> Claimed:
    if (wanted.link is None) == (wanted.seat is None):
        raise Refusal("bad-request", "Give either a link or a seat")
    linked = None
    if wanted.link is not None:
        of, linked = signing.read_seat_link(wanted.link)
        if of != match:
            raise Refusal("bad-link", "This link is for another match")

    await must_be_welcome(hub, person, match)

    def sit(table: Table) -> int:
        seat = linked if linked is not None else free_seat(table, person, wanted.seat or 0)
        claim(Wish(table, person, now_ms()), seat, wanted.name, wanted.nonce)
        return seat

    return Claimed(match=match, seat=await hub.change(match, sit))


async def must_be_welcome(hub: Hub, person: Person, match: str) -> None:
    """Nobody sits down with somebody who has blocked them, link or no link."""
    async with hub.at(match) as (_, table):
        there = {table.header.host, *(seat.person for seat in table.seats if seat.kind == "person")} - {person.id}
    if await hub.run(hub.moderation.store.blocks, there, {person.id, person.answerable}):
        raise Refusal("not-allowed", "Somebody at this table does not want to play with you")


def free_seat(table: Table, person: Person, seat: int) -> int:
    """A seat that may be taken without a link: at a listed table, reserved for this person, or lost to a bot."""
    if seat >= table.header.seats:
        raise Refusal("unknown-seat", f"There is no seat {seat}")
    reserved = table.header.reserved[seat] if seat < len(table.header.reserved) else None
    free = reserved is None and table.header.listed
    own = seat in table.mine(person.id) or table.seats[seat].former == person.id
    if reserved != person.id and not free and not own:
        raise Refusal("not-allowed", "This seat can only be claimed with its invitation link")
    return seat


@router.get("/join/{link}")
async def invitation(hub: HubOf, signing: SigningOf, link: str) -> Invitation:
    match, seat = signing.read_seat_link(link)
    async with hub.at(match) as (_, table):
        header, seats = table.header, table.summary().shown["seats"]
        taken = table.seats[seat].kind != "open"
        host = next((sits.name for sits in table.seats if sits.person == header.host), "")
    return {
        "match": match,
        "seat": seat,
        "game": header.game,
        "taken": taken,
        "host": host,
        "seats": seats,
        "clock": header.clock,
        "variant": title_of(header.variant) if header.variant else None,
    }


@router.get("/matches/{match}/links")
async def links(hub: HubOf, person: Visitor, signing: SigningOf, match: MatchId) -> Links:
    async with hub.at(match) as (_, table):
        if person is None or person.id != table.header.host:
            raise Refusal("not-allowed", "Only the host can do that")
        return Links(links=open_links(table, signing))


@router.post("/matches/{match}/rematch", status_code=201, dependencies=[Creating])
async def rematch(hub: HubOf, person: Somebody, signing: SigningOf, origin: OriginOf, match: MatchId) -> Created:
    made = await new_matches.rematch(hub, person, match, origin)
    if isinstance(made, Table):
        return created(made, person, signing)
    async with hub.at(made) as (_, table):
        kept = [seat for seat, holder in enumerate(table.header.reserved) if holder == person.id]
        return Created(match=made, seat=kept[0] if kept else None, links=[])
