"""Taking a seat at a server and answering what the seat is asked, over HTTP and one WebSocket.

    from sandtable.client import Server

    server = Server("http://localhost:8000", token="bot_…")
    sitting = server.join("the-link-somebody-sent")
    sitting.play(lambda ask: ask.options[0])

The server knows a program by the token that its owner has made for it in their settings, under "Bots". The table marks
its seats as a bot's. With the same token the program still holds them the next day.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 30.0
TRIES = 5


class Refused(Exception):
    """The server did not do it: `code` is one of the protocol's error codes."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


@dataclass(frozen=True)
class Ask:
    """A question to the seat, and all that it sees. Options are names; `hints` are what the table reckons."""

    seat: int
    turn: str
    prompt: str
    options: list[str]
    view: dict[str, Any]
    left: int = 0
    about: str | None = None
    hints: dict[str, dict[str, float]] | None = None


class Server:
    """A server as one program knows it."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"}
        self.name: str = self.get("/api/me")["name"]

    def get(self, path: str) -> Any:
        return self._send(Request(self.url + path))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"Content-Type": "application/json"}
        return self._send(Request(self.url + path, json.dumps(body).encode(), headers, method="POST"))

    def _send(self, request: Request) -> Any:
        for name, value in self.headers.items():
            request.add_header(name, value)
        try:
            with urlopen(request, timeout=PATIENCE_S) as response:
                return json.load(response)
        except HTTPError as error:
            raise refusal(error) from error

    def join(self, link: str) -> Sitting:
        """Takes the seat of an invitation link: the last part of `<server>/join/<link>`, or all of it."""
        link = link.rstrip("/").rpartition("/")[2]
        match = self.get(f"/api/join/{quote(link)}")["match"]
        return self._claim(match, {"link": link})

    def take(self, match: str, seat: int) -> Sitting:
        """Takes an open seat of a listed match."""
        return self._claim(match, {"seat": seat})

    def _claim(self, match: str, body: dict[str, Any]) -> Sitting:
        claimed = self.post(f"/api/matches/{quote(match)}/claim", body)
        return Sitting(self, claimed["match"], claimed["seat"])

    def sit(self, match: str, seat: int) -> Sitting:
        """Goes back to a seat that this program's token holds."""
        return Sitting(self, match, seat)

    def matches(self) -> list[dict[str, Any]]:
        """The matches in which this program has a seat; those in which it is asked come first."""
        found: list[dict[str, Any]] = self.get("/api/me/matches")["matches"]
        return found


class Sitting:
    """A seat at a match."""

    def __init__(self, server: Server, match: str, seat: int) -> None:
        self.server = server
        self.match = match
        self.seat = seat

    def table(self) -> dict[str, Any]:
        """The match as the protocol's `Table` describes it: seats, clocks, result."""
        found: dict[str, Any] = self.server.get(f"/api/matches/{quote(self.match)}")
        return found

    def play(self, choose: Callable[[Ask], str]) -> dict[str, Any]:
        """Answers every question with `choose` until the match is over, and returns its table.

        A connection that is lost is made anew.
        """
        for attempt in range(TRIES):
            try:
                with self._connect() as socket:
                    self._answer_all(socket, choose)
                return self.table()
            except (ConnectionClosed, ConnectionError, TimeoutError):
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("the loop ends with a table or an error")

    def _connect(self) -> ClientConnection:
        address = f"ws{self.server.url.removeprefix('http')}/api/matches/{quote(self.match)}/socket?seat={self.seat}"
        return connect(address, additional_headers=self.server.headers, open_timeout=PATIENCE_S, max_size=None)

    def _answer_all(self, socket: ClientConnection, choose: Callable[[Ask], str]) -> None:
        answered = ""
        for message in messages(socket):
            if message["type"] == "error":
                if message["code"] != "stale":
                    raise Refused(message["code"], message["message"])
                answered = ""
            if message["type"] == "table" and message["table"]["status"] == "over":
                return
            if message["type"] == "update" and (ask := ask_of(message, self.seat)) and ask.turn != answered:
                answered = ask.turn
                answer = {"type": "answer", "id": uuid4().hex, "seat": self.seat, "turn": ask.turn}
                socket.send(json.dumps({**answer, "answer": choose(ask)}))


def messages(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    for text in socket:
        yield json.loads(text)


def ask_of(update: dict[str, Any], seat: int) -> Ask | None:
    """What an update asks of the seat.

    >>> ask = {"turn": "0.1", "prompt": "order", "options": ["order:7"], "left": 0, "about": None, "hints": {}}
    >>> ask_of({"seat": 0, "view": {"turn": 1}, "ask": ask}, 0).options
    ['order:7']
    """
    ask = update["ask"]
    if ask is None or update["seat"] != seat:
        return None
    return Ask(
        seat=seat,
        turn=ask["turn"],
        prompt=ask["prompt"],
        options=ask["options"],
        view=update["view"],
        left=ask["left"],
        about=ask["about"],
        hints=ask["hints"],
    )


def refusal(error: HTTPError) -> Refused:
    try:
        told = json.load(error)["error"]
        return Refused(told["code"], told["message"])
    except (ValueError, KeyError, TypeError):
        return Refused("internal", f"the server answered {error.code} {error.reason}")
