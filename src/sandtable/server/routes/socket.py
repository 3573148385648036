"""The socket of one match: views and decisions out, answers and talk in."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Query, Response, WebSocket
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from sandtable.engine import OBSERVER

from ..connections import TEXTS
from ..errors import Refusal
from ..hub import Hub, now_ms
from ..limits import Bucket, Limiter
from ..live import Live
from ..messages import Act, AnySaid, ChatMessage, PingMessage, SitMessage, WhyMessage, socket_message
from ..metrics import SOCKETS
from ..middleware import sender_of
from ..people import People, guest, token_of
from ..responses import ErrorMessage
from ..serialize import default_seat
from ..settings import Limits
from ..signing import COOKIE, new_id
from ..store import Person
from ..studies import Asker, asker, known_as, unless_gone
from ..subscriber import Subscriber
from .common import match_id
from .matches import forbidding_rule

router = APIRouter()
log = logging.getLogger(__name__)

POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
TRY_AGAIN_LATER = 1013


@router.websocket("/api/matches/{match}/socket")
async def socket(websocket: WebSocket, match: str, seat: Annotated[int | None, Query(ge=-2, le=63)] = None) -> None:
    if not same_origin(websocket):
        await websocket.close(POLICY_VIOLATION)
        return
    asker.set(Asker(sender_of(websocket.scope)))
    session = Session(websocket, match, seat)
    await websocket.accept(headers=session.greet())
    session.hub.sockets[session.sender] += 1
    try:
        await session.run()
    except WebSocketDisconnect:
        pass
    finally:
        session.leave()


def same_origin(websocket: WebSocket) -> bool:
    """A page of another site must not speak with our visitors' cookies."""
    origin = websocket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == websocket.headers.get("host")


class Session:
    """One connection: a loop that reads and a loop that writes, each woken past all that lies around a request."""

    def __init__(self, websocket: WebSocket, match: str, seat: int | None) -> None:
        state = websocket.app.state
        self.websocket = websocket
        self.match = match
        self.hub: Hub = state.hub
        self.people: People = state.people
        self.limits: Limits = state.settings.limits
        self.limiter: Limiter = state.limiter
        self.subscriber = Subscriber(None, seat)
        self.live: Live | None = None
        self.bucket = Bucket(self.limits.messages, time.monotonic())
        self.bad = 0
        self.sender = sender_of(websocket.scope)

    def greet(self) -> list[tuple[bytes, bytes]]:
        """Whoever comes without a cookie, by a link from elsewhere, becomes a guest and is given one."""
        if COOKIE in self.websocket.cookies or token_of(self.websocket) is not None:
            return []
        response = Response()
        self.subscriber.person = guest(new_id("p_"))
        secure = self.websocket.url.scheme == "wss"
        self.subscriber.sign_in = self.people.sign_in(response, self.subscriber.person, secure)
        return [header for header in response.raw_headers if header[0] == b"set-cookie"]

    async def run(self) -> None:
        try:
            await self.enter_unless_gone()
        except Refusal as refusal:
            await self.close(refusal, POLICY_VIOLATION)
            return
        except SQLAlchemyError as error:
            await self.close(self.no_store(error), TRY_AGAIN_LATER)
            return
        writing, reading = asyncio.create_task(self.write()), asyncio.create_task(self.read())
        try:
            await reading
        finally:
            reading.cancel()
            writing.cancel()

    async def enter_unless_gone(self) -> None:
        """To open a long match takes time; nobody pays for it who has closed the page."""
        swift = self.swift()
        await (self.enter() if swift is None else unless_gone(swift["is_gone"], self.enter()))
        known_as(self.subscriber.person_id)

    async def enter(self) -> None:
        match_id(self.match)
        if self.hub.sockets[self.sender] > self.limits.sockets_per_address:
            raise Refusal("too-many", "There are too many connections from your address")
        if self.hub.sockets.total() > self.limits.sockets:
            raise Refusal("too-many", "The server has too many connections; please try again later")
        if self.subscriber.person is None:
            self.subscriber.person = await self.who()
        async with self.hub.at(self.match) as (live, table):
            wanted, mine = self.subscriber.seat, table.mine(self.subscriber.person_id)
            allowed = wanted is not None and (wanted == OBSERVER or wanted in mine)
            if wanted is not None and not allowed:
                self.subscriber.post(error_json(None, Refusal("not-your-seat", f"Seat {wanted} is not yours")))
            self.subscriber.seat = wanted if allowed else default_seat(table, self.subscriber.person_id)
            live.come(self.subscriber)
            self.live = live
        SOCKETS.inc()

    async def who(self) -> Person | None:
        """A forged cookie is told so and may go on watching as a stranger."""
        if (token := token_of(self.websocket)) is not None:
            program = await self.people.program(token)
            self.subscriber.sign_in = program.id
            return program
        cookie = self.websocket.cookies[COOKIE]
        try:
            known = await self.people.known(cookie)
            self.subscriber.sign_in = self.people.signing.read_cookie(cookie)[1]
            return known
        except Refusal as refusal:
            self.subscriber.post(error_json(None, refusal))
            return None

    def leave(self) -> None:
        self.hub.sockets[self.sender] -= 1
        if not self.hub.sockets[self.sender]:
            del self.hub.sockets[self.sender]
        if self.live is not None:
            SOCKETS.dec()
            self.live.go(self.subscriber)
            self.hub.moderation.ignored.pop(self.subscriber.person_id, None)

    # Out

    async def write(self) -> None:
        assert self.live is not None
        subscriber, swift = self.subscriber, self.swift()
        if swift is not None:
            compose = partial(self.hub.compose_at_once, self.live, subscriber)
            subscriber.at_once = partial(swift["send_now"], compose)
        try:
            while True:
                await subscriber.wake.wait()
                subscriber.wake.clear()
                subscriber.writing = True
                if subscriber.failed is not None:
                    raise subscriber.failed
                if told := await self.hub.compose(self.live, subscriber):
                    await self.send(told)
                subscriber.writing = False
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Refusal as refusal:
            log.warning("socket closed", extra={"match": self.match, "error": refusal.code})
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.close(refusal, POLICY_VIOLATION if refusal.code == "unknown-match" else TRY_AGAIN_LATER)
        except SQLAlchemyError as error:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.close(self.no_store(error), TRY_AGAIN_LATER)
        except Exception:
            log.exception("nothing can be told", extra={"match": self.match})
            await self.websocket.close(INTERNAL_ERROR)
        finally:
            subscriber.at_once = None

    async def close(self, refusal: Refusal, code: int) -> None:
        await self.websocket.send_json(error_json(None, refusal))
        await self.websocket.close(code)

    def no_store(self, error: SQLAlchemyError) -> Refusal:
        log.error("store does not answer", extra={"match": self.match, "error": str(error)})
        return Refusal("busy", "The store is not answering; please try again")

    async def send(self, texts: list[bytes]) -> None:
        """All at once where the server can; any other sends them one by one."""
        if swift := self.swift():
            await swift["send"](texts)
            return
        for text in texts:
            await self.websocket.send_text(text.decode())

    def swift(self) -> dict[str, Any] | None:
        """The server's own way to send, if it has one."""
        found: dict[str, Any] | None = self.websocket.scope.get("extensions", {}).get(TEXTS)
        return found

    # In

    async def read(self) -> None:
        while self.websocket.client_state == WebSocketState.CONNECTED:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text")
            await self.take(raw if raw is not None else message.get("bytes") or b"")
            if len(self.subscriber.outbox) > self.limits.unread:
                log.warning("socket closed", extra={"match": self.match, "error": "does not read"})
                return
            if self.bad > self.limits.bad_messages:
                await self.websocket.send_json({"type": "bye", "code": "too-many"})
                await self.websocket.close(POLICY_VIOLATION)
                return

    async def take(self, raw: str | bytes) -> None:
        id: str | None = None
        try:
            if wait := self.bucket.take(time.monotonic()):
                raise Refusal("too-many", f"Too many messages; please wait {wait:.1f} seconds")
            if len(raw) > self.limits.message:
                raise Refusal(
                    "too-large", f"This message is too large: at most {self.limits.message} bytes are allowed"
                )
            message = parse(raw)
            id = message.id
            await self.do(message)
        except Refusal as refusal:
            self.bad += refusal.code in ("bad-request", "too-large", "too-many")
            if refusal.code == "stale":
                self.subscriber.position_sent = b""
            self.subscriber.post(error_json(id, refusal))
        except SQLAlchemyError as error:
            self.subscriber.post(error_json(id, self.no_store(error)))
        except Exception:
            log.exception("message failed", extra={"match": self.match})
            self.subscriber.post(
                error_json(id, Refusal("internal", "Something went wrong on our side; nothing was changed"))
            )

    async def do(self, message: AnySaid) -> None:
        subscriber = self.subscriber
        if isinstance(message, PingMessage):
            subscriber.post({"type": "pong"})
        elif isinstance(message, SitMessage):
            await self.sit(message.seat)
        elif isinstance(message, WhyMessage):
            seat = subscriber.seat if message.seat is None else message.seat
            rule = await forbidding_rule(self.hub, self.match, subscriber.person_id, seat, message.name)
            subscriber.post({"type": "why", "id": message.id, "name": message.name, "rule": rule})
        else:
            await self.act(message)

    async def act(self, message: Act) -> None:
        if self.subscriber.person is None:
            raise Refusal("not-your-seat", "You are not signed in, and so have no seat here")
        person = self.subscriber.person
        self.hub.moderation.check({person.id, person.answerable}, self.sender, now_ms())
        if isinstance(message, ChatMessage):
            self.limiter.check("chat", self.subscriber.person.id)
        await self.hub.act(self.match, self.subscriber.person, message, self.subscriber.seat)
        self.subscriber.post({"type": "ack", "id": message.id})

    async def sit(self, seat: int) -> None:
        async with self.hub.at(self.match) as (_, table):
            if seat != OBSERVER and seat not in table.mine(self.subscriber.person_id):
                raise Refusal("not-your-seat", f"Seat {seat} is not yours")
        self.subscriber.seat, self.subscriber.lost = seat, None
        self.subscriber.forget()


def parse(raw: str | bytes) -> AnySaid:
    try:
        return socket_message.validate_json(raw)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refusal("bad-request", f"{where}: {first['msg']}" if where else first["msg"]) from error


def error_json(id: str | None, refusal: Refusal) -> ErrorMessage:
    return {
        "type": "error",
        "id": id,
        "code": refusal.code,
        "message": refusal.message,
        "name": refusal.name,
        "rule": refusal.rule,
    }
