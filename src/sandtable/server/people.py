"""Who is asking: guests by signed cookie, accounts by password, another device by link."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from fastapi import Depends, Request, Response

from .errors import Refusal
from .hub import Hub, now_ms
from .signing import COOKIE, Signing, new_id
from .store import Person

COOKIE_AGE_S = 366 * 24 * 3600


def guest(id: str) -> Person:
    """Somebody who has done nothing yet that the store would keep."""
    return Person(id, f"Guest {id[-4:]}", now_ms())


class People:
    def __init__(self, hub: Hub, signing: Signing) -> None:
        self.hub = hub
        self.signing = signing
        self._hasher = PasswordHasher()

    async def known(self, cookie: str | None) -> Person | None:
        """Whoever holds the cookie; nobody without one. A guest who has done nothing yet is in no table."""
        if cookie is None:
            return None
        id = self.signing.person_of(cookie)
        return await self.hub.run(self.hub.store.person, id) or guest(id)

    def sign_in(self, response: Response, person: Person, secure: bool) -> None:
        value = self.signing.cookie_of(person.id)
        response.set_cookie(COOKIE, value, max_age=COOKIE_AGE_S, httponly=True, samesite="lax", secure=secure)

    async def save(self, person: Person) -> Person:
        if not await self.hub.writer.run(self.hub.store.save_person, person):
            raise Refusal("login-taken", f"somebody else is called {person.login!r} here")
        return person

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        if person.login is not None:
            raise Refusal("login-taken", f"you have an account already: {person.login!r}")
        hashed = await self.hub.run(self._hasher.hash, password)
        return await self.save(replace(person, login=login, password=hashed))

    async def log_in(self, login: str, password: str) -> Person:
        person = await self.hub.run(self.hub.store.person_by_login, login)
        stored = None if person is None else person.password
        if not await self.hub.run(self._fits, stored, password) or person is None:
            raise Refusal("wrong-password", "login or password is wrong")
        return person

    def _fits(self, stored: str | None, password: str) -> bool:
        """An unknown login takes as long as a known one."""
        if stored is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(stored, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def log_in_by_link(self, link: str) -> Person:
        id = self.signing.read_device_link(link)
        return await self.hub.run(self.hub.store.person, id) or guest(id)


def people_of(request: Request) -> People:
    people: People = request.app.state.people
    return people


async def visitor(request: Request) -> Person | None:
    """Whoever is known by the cookie; None without one."""
    return await people_of(request).known(request.cookies.get(COOKIE))


async def person(request: Request, response: Response) -> Person:
    """Whoever asks; a newcomer becomes a guest."""
    people = people_of(request)
    known = await people.known(request.cookies.get(COOKIE))
    if known is None:
        known = guest(new_id("p_"))
        people.sign_in(response, known, request.url.scheme == "https")
    return known


Visitor = Annotated[Person | None, Depends(visitor)]
Somebody = Annotated[Person, Depends(person)]
