"""Players for tests: a cookie, HTTP, and a socket that remembers what it was told."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any
from uuid import uuid4

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from sandtable.server.serve import config_of
from sandtable.server.settings import Limits, Rate, Settings

Json = dict[str, Any]

FREE = Limits(
    messages=Rate(1e6, 1e6),
    requests=Rate(1e6, 1e6),
    creations=Rate(1e6, 1e6),
    imports=Rate(1e6, 1e6),
    passwords=Rate(1e6, 1e6),
    studies=Rate(1e6, 1e6),
    files=Rate(1e6, 1e6),
    chat=Rate(1e6, 1e6),
    unfinished=10_000,
    sockets_per_address=10_000,
    connections_per_address=10_000,
)
PATIENCE_S = 60.0


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """The address of a server that runs in a thread."""
    server = uvicorn.Server(config_of(replace(settings, port=0)))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(10)


def wait_until(true: Callable[[], bool], patience: float = PATIENCE_S) -> None:
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


class Player:
    """A person with a browser."""

    def __init__(self, url: str, cookies: dict[str, str] | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE_S, cookies=cookies)
        self.me: Json = self.get("/api/me")

    def at(self, url: str) -> Player:
        """The same person at another process."""
        return Player(url, dict(self.http.cookies))

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self._checked(self.http.get(path, params=query), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._checked(self.http.post(path, json=body), status)

    def _checked(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, f"{response.status_code} instead of {status}: {response.text[:500]}"
        return response.json() if response.headers["content-type"] == "application/json" else response.text

    def refused(self, code: str, status: int, method: str, path: str, **request: Any) -> Json:
        """The request is refused with just this code."""
        response = self.http.request(method, path, **request)
        body: Json = response.json()
        assert (body["error"]["code"], response.status_code) == (code, status), body
        return body

    def new_match(self, *seats: str, game: str = "fords", **more: Any) -> Json:
        plan = [{"kind": "bot", "bot": seat[4:]} if seat.startswith("bot:") else {"kind": seat} for seat in seats]
        created: Json = self.post("/api/matches", {"game": game, "seats": plan, **more}, 201)
        return created

    def join(self, created: Json, number: int = 0) -> int:
        link = created["links"][number]["link"]
        seat: int = self.post(f"/api/matches/{created['match']}/claim", {"link": link})["seat"]
        return seat

    def sit(self, match: str, seat: int | None = None, **headers: str) -> Chair:
        return Chair(self, match, seat, headers)

    @contextmanager
    def sit_refused(self, match: str) -> Iterator[Json]:
        """The socket's first and last word."""
        chair = Chair(self, match, None)
        yield chair.receive()
        chair.__exit__()


class Chair:
    """A socket at a match."""

    def __init__(self, player: Player, match: str, seat: int | None, headers: dict[str, str] | None = None) -> None:
        self.player = player
        self.match = match
        query = "" if seat is None else f"?seat={seat}"
        address = player.url.replace("http", "ws", 1) + f"/api/matches/{match}/socket{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        sent = {"Cookie": cookies, **(headers or {})}
        self._open = ExitStack()
        opening = connect(address, additional_headers=sent, max_size=None, open_timeout=PATIENCE_S)
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.table: Json = {}
        self.update: Json = {}
        self.notes: list[Json] = []
        self.chat: list[Json] = []
        self.errors: list[Json] = []
        self.acks: list[str] = []
        self.other: list[Json] = []
        self.updates = 0

    def __enter__(self) -> Chair:
        self.wait(lambda: bool(self.update) and bool(self.table))
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def receive(self, timeout: float = PATIENCE_S) -> Json:
        message: Json = json.loads(self.socket.recv(timeout))
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "update":
            self.updates += 1
            self.update = message
            self.notes[message["notes_from"] :] = message["notes"]
        elif kind == "chat":
            self.chat[message["from"] :] = message["lines"]
        elif kind == "error":
            self.errors.append(message)
        elif kind == "ack":
            self.acks.append(message["id"])
        else:
            self.other.append(message)
        return message

    def wait(self, true: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not true():
            assert time.monotonic() < end, f"waited in vain; errors: {self.errors}, last: {str(self.update)[:300]}"
            self.receive()

    def say(self, type: str, **more: Any) -> str:
        id = str(more.pop("id", uuid4()))
        self.socket.send(json.dumps({"type": type, "id": id, **more}))
        return id

    def do(self, type: str, **more: Any) -> None:
        """Says it and waits until it is done."""
        id = self.say(type, **more)
        self.wait(lambda: id in self.acks)

    def refused(self, code: str, type: str, **more: Any) -> Json:
        """Says it and is refused with just this code; the socket stays open."""
        before = len(self.errors)
        self.say(type, **more)
        self.wait(lambda: len(self.errors) > before)
        assert self.errors[-1]["code"] == code, self.errors[-1]
        return self.errors[-1]

    def asked(self) -> Json:
        """Waits until there is something to decide."""
        self.wait(lambda: self.update["ask"] is not None and self.update["seat"] in self.update["acting"])
        ask: Json = self.update["ask"]
        return ask

    def wait_for_turn(self) -> None:
        """Waits until there is something to decide or the game is over."""
        self.wait(lambda: self.over or self.update["ask"] is not None)

    def answer(self, number: int = 0, **more: Any) -> str:
        """Gives the offered answer with this number, and waits until it is durable and shown."""
        ask = self.asked()
        option: str = ask["options"][number]
        self.do("answer", turn=ask["turn"], answer=option, **more)
        self.wait(lambda: self.update["ask"] is None or self.update["ask"]["turn"] != ask["turn"])
        return option

    def do_sit(self, seat: int) -> None:
        """Looks from another of one's own seats."""
        self.say("sit", seat=seat)
        self.wait(lambda: self.update["seat"] == seat)

    @property
    def over(self) -> bool:
        return bool(self.update["over"])
