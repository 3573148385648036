"""Who is asking: guests by signed cookie, accounts by password, another device by link."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from .actions import forget_player
from .bot_worker import is_any_bot
from .errors import Refusal
from .hub import Hub, now_ms
from .mail import Mail
from .middleware import BODILESS, sender_of
from .programs import BEARER, Program, is_marked, may_ask
from .responses import MyData
from .signing import COOKIE, DEVICE_LINK_AGE_S, Signing, new_id
from .store import Person
from .studies import known_as
from .table import FORMER

log = logging.getLogger(__name__)

COOKIE_AGE_S = 366 * 24 * 3600
FREE_TO_LEAVE = ("/api/me/delete",)
"""What somebody who is banned may do besides looking."""


def guest(id: str) -> Person:
    """Somebody who has done nothing yet that the store would keep."""
    return Person(id, f"Guest {id[-4:]}", now_ms())


class People:
    def __init__(self, hub: Hub, signing: Signing) -> None:
        self.hub = hub
        self.signing = signing
        self.mail = Mail(hub.settings)
        self._hasher = PasswordHasher()
        self._posting: set[asyncio.Task[None]] = set()

    async def known(self, cookie: str | None) -> Person | None:
        """Whoever holds the cookie; nobody without one. A guest who has done nothing yet is in no table."""
        if cookie is None:
            return None
        id, sign_in = self.signing.read_cookie(cookie)
        found = await self.hub.run(self._look_up, id, sign_in)
        known_as(id)
        return found

    async def program(self, token: str) -> Program:
        found = await self.hub.run(self.hub.programs.by_token, token)
        if found is None:
            raise Refusal("bad-token", "This token is unknown or has been revoked")
        known_as(found.id)
        return found

    async def make_program(self, owner: Person, name: str) -> tuple[str, str]:
        """Its id and its token. Only somebody who can be held to it may send a program."""
        most = self.hub.settings.limits.programs
        if owner.login is None:
            raise Refusal("not-allowed", "Bots need somebody who answers for them; make an account first")
        if len(await self.hub.run(self.hub.programs.of, owner.id)) >= most:
            raise Refusal("too-many", f"You cannot have more than {most} bots")
        return await self.hub.writer.run(self.hub.programs.make, owner.id, name, now_ms())

    async def end_program(self, owner: Person, id: str) -> bool:
        """Its token works nowhere any more, and its open sockets are a stranger's."""
        ended = await self.hub.writer.run(self.hub.programs.end, id, owner.id, now_ms())
        if ended:
            self.hub.sign_out([id])
        return ended

    def _look_up(self, id: str, sign_in: str) -> Person:
        if self.hub.store.sign_in_ended(sign_in, id):
            raise Refusal("bad-cookie", "You have been signed out; the cookie has been deleted")
        return self.hub.store.person(id) or guest(id)

    def sign_in(self, response: Response, person: Person, secure: bool) -> str:
        """Gives the browser its cookie; returns what tells this sign-in from others."""
        sign_in = new_id("s_")
        self.set_cookie(response, person.id, sign_in, secure)
        return sign_in

    def set_cookie(self, response: Response, person: str, sign_in: str, secure: bool) -> None:
        value = self.signing.cookie_of(person, sign_in)
        response.set_cookie(
            COOKIE, value, max_age=COOKIE_AGE_S, path=self.cookie_path, httponly=True, samesite="lax", secure=secure
        )

    def forget_cookie(self, response: Response) -> None:
        response.delete_cookie(COOKIE, path=self.cookie_path)

    @property
    def cookie_path(self) -> str:
        return self.hub.settings.base_path or "/"

    def sign_in_of(self, request: Request) -> str:
        """Which sign-in the request comes by."""
        cookie = request.cookies.get(COOKIE)
        return "" if cookie is None else self.signing.read_cookie(cookie)[1]

    async def write_down(self, sign_in: str, person: Person, device: str) -> None:
        """So that its owner can see it in a list, and end it."""
        shown = "".join(char for char in device if char.isprintable())[:200]
        await self.hub.writer.run(self.hub.store.add_sign_in, sign_in, person.id, shown, now_ms())

    async def sign_out(self, person: Person, sign_in: str) -> None:
        await self.hub.writer.run(self.hub.store.end_sign_in, sign_in, person.id, now_ms())
        self.hub.sign_out([sign_in])

    async def sign_out_others(self, person: Person, kept: str) -> None:
        """Ends every other sign-in; also the cookies from before they were told apart."""
        others = [row.id for row in await self.hub.run(self.hub.store.sign_ins_of, person.id) if row.id != kept]
        if kept != person.id:
            await self.sign_out(person, person.id)
        await self.hub.writer.run(self.hub.store.end_other_sign_ins, person.id, kept, now_ms())
        self.hub.sign_out(others)

    async def save(self, person: Person) -> Person:
        if is_any_bot(person.name) or is_marked(person.name):
            raise Refusal("bad-request", f"{person.name} is the name of a bot; please choose another")
        if not await self.hub.writer.run(self.hub.store.save_person, person):
            raise Refusal("login-taken", f"The login {person.login!r} is already taken")
        return person

    async def make_account(self, person: Person, login: str, password: str) -> Person:
        if person.login is not None:
            raise Refusal("login-taken", f"You already have an account: {person.login!r}")
        hashed = await self.hub.studies.run(self._hasher.hash, password)
        return await self.save(replace(person, login=login, password=hashed))

    async def log_in(self, login: str, password: str) -> Person:
        person = await self.hub.run(self.hub.store.person_by_login, login)
        stored = None if person is None else person.password
        if not await self.hub.studies.run(self._fits, stored, password) or person is None:
            raise Refusal("wrong-password", "Wrong login or password")
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

    async def change_password(self, person: Person, old: str, new: str) -> Person:
        if person.login is None:
            raise Refusal("not-allowed", "Guests have no password; make an account first")
        if not await self.hub.studies.run(self._fits, person.password, old):
            raise Refusal("wrong-password", "The old password is wrong")
        return await self.save(replace(person, password=await self.hub.studies.run(self._hasher.hash, new)))

    # Letters

    async def ask_for_address(self, person: Person, email: str, password: str) -> None:
        """The address is kept once somebody has opened the link that is sent to it."""
        self._must_send_letters()
        if person.login is None or not await self.hub.studies.run(self._fits, person.password, password):
            raise Refusal("wrong-password", "The password is wrong")
        self._post("confirm", person, email, "email=" + self.signing.address_link(person.id, email))

    async def confirm_address(self, link: str) -> Person:
        id, email = self.signing.read_address_link(link)
        person = await self.hub.run(self.hub.store.person, id)
        if person is None or person.login is None:
            raise Refusal("bad-link", "This account does not exist any more")
        return await self.save(replace(person, email=email))

    async def forgot_password(self, named: str) -> None:
        """Sends a link to every account of that login or address; nobody is told whether there is one."""
        self._must_send_letters()
        found = await self.hub.run(self.hub.store.person_by_login, named)
        people = [found] if found is not None else await self.hub.run(self.hub.store.persons_by_email, named)
        for person in people:
            if person.email and person.password:
                link = self.signing.reset_link(person.id, person.password)
                self._post("reset", person, person.email, f"reset={link}")

    async def reset_password(self, link: str, password: str) -> Person:
        """Whoever was signed in is out; the link works no more, for the password is another."""
        id, mark = self.signing.read_reset_link(link)
        person = await self.hub.run(self.hub.store.person, id)
        if person is None or person.password is None or not self.signing.is_mark_of(mark, person.password):
            raise Refusal("link-expired", "This link has already been used; ask for a new one")
        hashed = await self.hub.studies.run(self._hasher.hash, password)
        changed = await self.save(replace(person, password=hashed))
        await self.sign_out_others(changed, "")
        return changed

    def _must_send_letters(self) -> None:
        if not self.mail.works:
            raise Refusal("not-allowed", "This server sends no letters")

    def _post(self, kind: str, person: Person, to: str, query: str) -> None:
        """In the background: how long it takes must not tell whether there is such an account."""
        letter = self.mail.letter(kind, person, to, query)
        posting = asyncio.create_task(asyncio.to_thread(self.mail.send, letter))
        self._posting.add(posting)
        posting.add_done_callback(self._posted)

    def _posted(self, posting: asyncio.Task[None]) -> None:
        self._posting.discard(posting)
        if not posting.cancelled() and (error := posting.exception()) is not None:
            log.error("letter was not sent", exc_info=error)

    async def forget(self, person: Person, password: str) -> None:
        """Deletes the account: everywhere the name becomes that of a former player, and nobody signs in by it."""
        if person.login is not None and not await self.hub.studies.run(self._fits, person.password, password):
            raise Refusal("wrong-password", "The password is wrong")
        for row in await self.hub.run(self.hub.programs.of, person.id):
            await self.end_program(person, row.id)
            await self._forget_at_tables(row.id)
        await self.hub.writer.run(self.hub.programs.forget_names, person.id, FORMER)
        await self._forget_at_tables(person.id)
        await self.save(Person(person.id, FORMER, person.created))
        await self.sign_out_others(person, "")
        await self.sign_out(person, person.id)

    async def _forget_at_tables(self, person: str) -> None:
        for id in await self.hub.run(self.hub.store.touched_by, person):
            await self.hub.change(id, lambda table: forget_player(table, person, now_ms()))
        await self.hub.writer.run(self.hub.store.scrub, person, FORMER)

    async def everything_about(self, person: Person) -> MyData:
        """What the server keeps about somebody, for them to take away."""
        sign_ins = await self.hub.run(self.hub.store.sign_ins_of, person.id)
        said = await self.hub.run(self.hub.store.events_of, person.id)
        bots = await self.hub.run(self.hub.programs.of, person.id)
        return {
            "person": person.id,
            "name": person.name,
            "login": person.login,
            "email": person.email,
            "language": person.language,
            "created": person.created,
            "matches": await self.hub.run(self.hub.store.matches_of, person.id),
            "sign_ins": [{"created": row.created, "device": row.device} for row in sign_ins],
            "bots": [row.name for row in bots],
            "done": [{"match": row.match, "at": row.at, "kind": row.kind, "data": row.data} for row in said],
        }

    async def log_in_by_link(self, link: str) -> Person:
        """Once: whoever finds the link afterwards finds it used."""
        id, number = self.signing.read_device_link(link)
        now = now_ms()
        fresh = await self.hub.writer.run(self.hub.store.use_link, number, now, now - 2000 * DEVICE_LINK_AGE_S)
        if not fresh:
            raise Refusal("link-expired", "This link has already been used; ask for a new one")
        return await self.hub.run(self.hub.store.person, id) or guest(id)


def people_of(request: Request) -> People:
    people: People = request.app.state.people
    return people


def token_of(connection: HTTPConnection) -> str | None:
    """The token of a program that asks."""
    given = connection.headers.get("authorization", "")
    return given.removeprefix(BEARER).strip() if given.startswith(BEARER) else None


async def visitor(request: Request) -> Person | None:
    """Whoever is known by the cookie or a token; None without one."""
    if (token := token_of(request)) is not None:
        return await program_that_asks(request, token)
    return await people_of(request).known(request.cookies.get(COOKIE))


async def program_that_asks(request: Request, token: str) -> Program:
    found = await people_of(request).program(token)
    if not may_ask(request.method, getattr(request.scope.get("route"), "path", "")):
        raise Refusal("not-allowed", "A bot's token is for watching and playing; this is for people")
    return found


async def person(request: Request, response: Response) -> Person:
    """Whoever asks; a newcomer becomes a guest."""
    people, known = people_of(request), await visitor(request)
    if request.method not in BODILESS and request.url.path not in FREE_TO_LEAVE:
        names = set() if known is None else {known.id, known.answerable}
        people.hub.moderation.check(names, sender_of(request.scope), now_ms())
    if isinstance(known, Program):
        return known
    if known is None:
        known = guest(new_id("p_"))
        people.sign_in(response, known, request.url.scheme == "https")
    elif people.signing.is_of_old(cookie := request.cookies[COOKIE]):
        people.set_cookie(response, *people.signing.read_cookie(cookie), request.url.scheme == "https")
    return known


Visitor = Annotated[Person | None, Depends(visitor)]
Somebody = Annotated[Person, Depends(person)]
