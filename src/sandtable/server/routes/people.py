"""Guests, accounts, signing in."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ..errors import Refusal
from ..hub import now_ms
from ..models import (
    Account,
    Bot,
    Bots,
    BotToken,
    DeviceLink,
    EmailChange,
    EmailLink,
    Farewell,
    Forgotten,
    LinkLogin,
    Me,
    MeChange,
    NewBot,
    Ok,
    PasswordChange,
    PasswordLogin,
    PasswordReset,
    SignIn,
    SignIns,
)
from ..people import Somebody, Visitor, people_of
from ..responses import MatchList, MyData
from ..signing import DEVICE_LINK_AGE_S
from ..store import Person
from .common import Guarded, HubOf, SigningOf
from .summaries import summaries

router = APIRouter(prefix="/api", tags=["people"])


def me_json(request: Request, person: Person) -> Me:
    return Me(
        email=person.email,
        mail=people_of(request).mail.works,
        person=person.id,
        name=person.name,
        guest=person.login is None,
        login=person.login,
        language=person.language,
    )


@router.get("/me")
async def me(request: Request, person: Somebody) -> Me:
    return me_json(request, person)


@router.patch("/me")
async def change_me(request: Request, person: Somebody, change: MeChange) -> Me:
    changed = replace(person, name=change.name or person.name, language=change.language or person.language)
    return me_json(request, await people_of(request).save(changed))


@router.post("/account", dependencies=[Guarded])
async def make_account(request: Request, person: Somebody, account: Account) -> Me:
    people = people_of(request)
    made = await people.make_account(person, account.login, account.password)
    if sign_in := people.sign_in_of(request):
        await people.write_down(sign_in, made, device_of(request))
    return me_json(request, made)


def device_of(request: Request) -> str:
    return request.headers.get("user-agent", "")


@router.post("/login", dependencies=[Guarded])
async def log_in(request: Request, response: Response, how: PasswordLogin | LinkLogin) -> Me:
    people = people_of(request)
    if isinstance(how, LinkLogin):
        person = await people.log_in_by_link(how.link)
    else:
        person = await people.log_in(how.login, how.password)
    sign_in = people.sign_in(response, person, request.url.scheme == "https")
    await people.write_down(sign_in, person, device_of(request))
    return me_json(request, person)


@router.post("/logout")
async def log_out(request: Request, response: Response, person: Visitor) -> Ok:
    if person is not None:
        people = people_of(request)
        await people.sign_out(person, people.sign_in_of(request))
    people_of(request).forget_cookie(response)
    return Ok()


@router.post("/me/password", dependencies=[Guarded])
async def change_password(request: Request, person: Somebody, change: PasswordChange) -> Me:
    """Ends every other sign-in: whoever knew the old password is out."""
    people = people_of(request)
    changed = await people.change_password(person, change.old, change.new)
    await people.sign_out_others(changed, people.sign_in_of(request))
    return me_json(request, changed)


@router.post("/me/email", dependencies=[Guarded], status_code=202)
async def change_email(request: Request, person: Somebody, change: EmailChange) -> Ok:
    """Sends a link to the address; it is kept when somebody opens it."""
    await people_of(request).ask_for_address(person, change.email, change.password)
    return Ok()


@router.post("/email", dependencies=[Guarded])
async def confirm_email(request: Request, confirmed: EmailLink) -> Ok:
    await people_of(request).confirm_address(confirmed.link)
    return Ok()


@router.post("/password/forgot", dependencies=[Guarded], status_code=202)
async def forgot_password(request: Request, forgotten: Forgotten) -> Ok:
    await people_of(request).forgot_password(forgotten.login)
    return Ok()


@router.post("/password/reset", dependencies=[Guarded])
async def reset_password(request: Request, response: Response, reset: PasswordReset) -> Me:
    people = people_of(request)
    person = await people.reset_password(reset.link, reset.password)
    sign_in = people.sign_in(response, person, request.url.scheme == "https")
    await people.write_down(sign_in, person, device_of(request))
    return me_json(request, person)


@router.post("/me/delete", dependencies=[Guarded])
async def delete_me(request: Request, response: Response, person: Somebody, farewell: Farewell) -> Ok:
    people = people_of(request)
    await people.forget(person, farewell.password)
    await people.sign_out(person, people.sign_in_of(request))
    people.forget_cookie(response)
    return Ok()


@router.get("/me/data", dependencies=[Guarded])
async def my_data(request: Request, person: Somebody) -> MyData:
    return await people_of(request).everything_about(person)


@router.get("/me/sign-ins")
async def sign_ins(request: Request, hub: HubOf, person: Visitor) -> SignIns:
    if person is None:
        return SignIns(sign_ins=[])
    current = people_of(request).sign_in_of(request)
    rows = await hub.run(hub.store.sign_ins_of, person.id)
    found = [SignIn(id=row.id, created=row.created, device=row.device, current=row.id == current) for row in rows]
    return SignIns(sign_ins=found)


@router.delete("/me/sign-ins/{sign_in}")
async def end_sign_in(
    request: Request, person: Somebody, sign_in: Annotated[str, Path(pattern=r"^[sp]_[A-Za-z0-9]{16}$")]
) -> Ok:
    await people_of(request).sign_out(person, sign_in)
    return Ok()


@router.get("/me/bots")
async def bots(hub: HubOf, person: Visitor) -> Bots:
    rows = [] if person is None else await hub.run(hub.programs.of, person.id)
    return Bots(bots=[Bot(id=row.id, name=row.name, created=row.created) for row in rows])


@router.post("/me/bots", status_code=201, dependencies=[Guarded])
async def make_bot(request: Request, person: Somebody, wanted: NewBot) -> BotToken:
    id, token = await people_of(request).make_program(person, wanted.name)
    return BotToken(id=id, token=token)


@router.delete("/me/bots/{bot}")
async def revoke_bot(
    request: Request, person: Somebody, bot: Annotated[str, Path(pattern=r"^b_[A-Za-z0-9]{16}$")]
) -> Ok:
    if not await people_of(request).end_program(person, bot):
        raise Refusal("not-found", "There is nothing like that on your list")
    return Ok()


@router.post("/me/link", dependencies=[Guarded])
async def device_link(person: Somebody, signing: SigningOf) -> DeviceLink:
    return DeviceLink(link=signing.device_link(person.id), expires=now_ms() + DEVICE_LINK_AGE_S * 1000)


@router.get("/me/matches")
async def my_matches(
    hub: HubOf,
    person: Visitor,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
) -> MatchList:
    if person is None:
        return {"matches": []}
    rows = await hub.run(hub.store.of_person, person.id, limit, before)
    sits = {row.id for row in rows}
    lost = await hub.run(hub.store.lost_by, person.id, limit) if before is None else []
    found = await summaries(hub, [*rows, *(row for row in lost if row.id not in sits)], person)
    return {"matches": sorted(found, key=lambda match: not match["your_turn"])}
