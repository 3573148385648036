"""Guests, accounts, signing in."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from ..hub import now_ms
from ..models import Account, DeviceLink, Json, LinkLogin, Me, MeChange, Ok, PasswordLogin
from ..people import Somebody, Visitor, people_of
from ..signing import COOKIE, DEVICE_LINK_AGE_S
from ..store import Person
from .common import Guarded, HubOf, SigningOf
from .summaries import summaries

router = APIRouter(prefix="/api", tags=["people"])


def me_json(person: Person) -> Me:
    return Me(
        person=person.id,
        name=person.name,
        guest=person.login is None,
        login=person.login,
        language=person.language,
    )


@router.get("/me")
async def me(person: Somebody) -> Me:
    return me_json(person)


@router.patch("/me")
async def change_me(request: Request, person: Somebody, change: MeChange) -> Me:
    changed = replace(person, name=change.name or person.name, language=change.language or person.language)
    return me_json(await people_of(request).save(changed))


@router.post("/account", dependencies=[Guarded])
async def make_account(request: Request, person: Somebody, account: Account) -> Me:
    return me_json(await people_of(request).make_account(person, account.login, account.password))


@router.post("/login", dependencies=[Guarded])
async def log_in(request: Request, response: Response, how: PasswordLogin | LinkLogin) -> Me:
    people = people_of(request)
    if isinstance(how, LinkLogin):
        person = await people.log_in_by_link(how.link)
    else:
        person = await people.log_in(how.login, how.password)
    people.sign_in(response, person, request.url.scheme == "https")
    return me_json(person)


@router.post("/logout")
async def log_out(response: Response) -> Ok:
    response.delete_cookie(COOKIE)
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
) -> Json:
    if person is None:
        return {"matches": []}
    rows = await hub.run(hub.store.of_person, person.id, limit, before)
    found = await summaries(hub, rows, person)
    return {"matches": sorted(found, key=lambda match: not match["your_turn"])}
