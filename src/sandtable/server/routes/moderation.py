"""Reporting somebody, not wanting to hear or to meet somebody, and what those who run the table have to say."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from .. import models
from ..errors import Refusal
from ..hub import Hub, now_ms
from ..limits import Limiter
from ..models import Ignored, IgnoredList, Notice, Notices, Ok
from ..people import Somebody, Visitor
from ..store import Person
from ..table import Table
from .common import HubOf

router = APIRouter(prefix="/api", tags=["moderation"])


async def meant_by(hub: Hub, person: Person, who: models.Somebody) -> tuple[str, str, str]:
    """The person whom somebody means, by which name they go there, and what they said."""
    if (who.seat is None) == (who.line is None):
        raise Refusal("bad-request", "Give either a seat or a line")
    async with hub.at(who.match) as (_, table):
        found, name, said = of_seat(table, who.seat) if who.seat is not None else of_line(table, who.line or 0)
    if found == person.id:
        raise Refusal("bad-request", "That is you")
    return found, name, said


def of_seat(table: Table, number: int) -> tuple[str, str, str]:
    seat = table.seats[number] if number < len(table.seats) else None
    if seat is None or seat.kind != "person":
        raise Refusal("unknown-seat", f"Nobody sits on seat {number}")
    return seat.person, seat.name, ""


def of_line(table: Table, number: int) -> tuple[str, str, str]:
    if number >= len(table.chat) or not table.speakers[number]:
        raise Refusal("not-found", f"Nobody said line {number}")
    line = table.chat[number]
    return table.speakers[number], line["name"], line["text"]


@router.post("/reports", status_code=201)
async def report(request: Request, hub: HubOf, person: Somebody, report: models.Report) -> Ok:
    about, name, said = await meant_by(hub, person, report)
    limiter: Limiter = request.app.state.limiter
    limiter.check("reports", person.id)
    row = {"match": report.match, "reporter": person.id, "about": about, "name": name, "said": said}
    row |= {"reason": report.reason, "text": report.text}
    await hub.writer.run(hub.moderation.store.report, {**row, "at": now_ms()})
    return Ok()


@router.get("/me/ignored")
async def ignored(hub: HubOf, person: Visitor) -> IgnoredList:
    if person is None:
        return IgnoredList(ignored=[])
    rows = await hub.run(hub.moderation.store.ignored_by, person.id)
    return IgnoredList(ignored=[Ignored(id=row.id, name=row.name, kind=row.kind, at=row.at) for row in rows])


@router.post("/me/ignored", status_code=201)
async def ignore(hub: HubOf, person: Somebody, wanted: models.Ignore) -> Ok:
    """Muted: their words are not shown. Blocked: nor do they sit down where one plays or is the host."""
    other, name, _ = await meant_by(hub, person, wanted)
    moderation, most = hub.moderation, hub.settings.limits.ignored
    if len(await hub.run(moderation.store.ignored_by, person.id)) >= most:
        raise Refusal("too-many", f"You cannot mute or block more than {most} people")
    await hub.writer.run(moderation.store.ignore, person.id, other, name, wanted.kind, now_ms())
    await hub.heed_moderation()
    return Ok()


@router.delete("/me/ignored/{ignored}")
async def stop_ignoring(
    hub: HubOf, person: Somebody, ignored: Annotated[str, Path(pattern=r"^i_[A-Za-z0-9]{16}$")]
) -> Ok:
    if not await hub.writer.run(hub.moderation.store.stop_ignoring, person.id, ignored):
        raise Refusal("not-found", "There is nothing like that on your list")
    await hub.heed_moderation()
    return Ok()


@router.get("/me/notices")
async def notices(hub: HubOf, person: Visitor) -> Notices:
    """What those who run the table have told this person, and is not yet read."""
    rows = [] if person is None else await hub.run(hub.moderation.store.notices_of, person.id)
    return Notices(notices=[Notice(id=row.id, at=row.at, text=row.text) for row in rows])


@router.delete("/me/notices/{notice}")
async def read_notice(hub: HubOf, person: Visitor, notice: Annotated[str, Path(pattern=r"^n_[A-Za-z0-9]{16}$")]) -> Ok:
    if person is not None:
        await hub.writer.run(hub.moderation.store.read_notice, person.id, notice, now_ms())
    return Ok()
