"""The server is killed in the middle of 200 games and started again: nothing acknowledged is lost, nothing is stuck."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sandtable.server.events import Answered
from sandtable.server.settings import Settings
from sandtable.server.store import Store

from .postgres import free_port

GAMES = 200
KILLS = 3
PATIENCE_S = 240.0
SCRIPT = Path(__file__).parent / "run_server.py"


class Server:
    def __init__(self, database: str) -> None:
        self.database = database
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self.process = subprocess.Popen([sys.executable, str(SCRIPT), str(self.port), self.database])
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                try:
                    await http.get(f"http://127.0.0.1:{self.port}/healthz")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.1)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@dataclass
class Acknowledged:
    """What the server has promised to keep: the answer by its id."""

    answers: dict[str, tuple[str, int, str]] = field(default_factory=dict)
    over: int = 0


async def play(server: Server, cookie: str, match: str, promised: Acknowledged) -> None:
    """Answers whatever is asked of any of the person's seats; comes back after every loss of the connection."""
    unsure: dict[str, Any] = {}
    while True:
        address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
        try:
            async with connect(address, additional_headers={"Cookie": cookie}, open_timeout=60) as chair:
                if unsure:
                    await chair.send(json.dumps(unsure))
                if await answer_until_over(chair, match, unsure, promised):
                    return
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            await asyncio.sleep(0.1)


async def answer_until_over(
    chair: ClientConnection, match: str, unsure: dict[str, Any], promised: Acknowledged
) -> bool:
    seen: dict[str, Any] = {}
    async for raw in chair:
        message = json.loads(raw)
        if message["type"] == "ack":
            assert message["id"] == unsure["id"]
            promised.answers[message["id"]] = (match, unsure["seat"], unsure["answer"])
            unsure.clear()
            await answer(chair, match, seen, unsure, promised)
        elif message["type"] == "error":
            assert message["code"] == "busy", message
        elif message["type"] == "update":
            if message["over"]:
                promised.over += 1
                return True
            seen = message
            await answer(chair, match, seen, unsure, promised)
    return False


async def answer(
    chair: ClientConnection, match: str, seen: dict[str, Any], unsure: dict[str, Any], promised: Acknowledged
) -> None:
    """Answers what is asked, unless that is done, or an earlier answer may still be on its way."""
    ask = seen.get("ask")
    id = f"{match}-{seen['seat']}-{ask['turn']}" if ask else ""
    if ask and not unsure and id not in promised.answers:
        await asyncio.sleep(0.2)
        unsure |= {"type": "answer", "id": id, "seat": seen["seat"], "turn": ask["turn"]}
        unsure["answer"] = ask["options"][0]
        await chair.send(json.dumps(unsure))
    elif not ask and seen:
        waiting = [seat for seat in seen["mine"] if seat in seen["acting"]]
        if waiting:
            await chair.send(json.dumps({"type": "sit", "seat": waiting[0]}))


async def killed_in_the_middle(server: Server) -> Acknowledged:
    promised = Acknowledged()
    await server.start()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        await http.get("/api/me")
        cookie = f"sandtable={http.cookies['sandtable']}"
        matches = []
        for number in range(GAMES):
            other = {"kind": "me"} if number % 2 else {"kind": "bot", "bot": "random"}
            body = {"game": "fords", "seats": [{"kind": "me"}, other]}
            matches.append((await http.post("/api/matches", json=body)).json()["match"])
    playing = asyncio.gather(*(play(server, cookie, match, promised) for match in matches))
    whole = GAMES * 9 // 2
    for number in range(KILLS):
        enough = whole * (number + 1) // (KILLS + 2)
        until = time.monotonic() + 60
        while len(promised.answers) < enough and time.monotonic() < until:
            await asyncio.sleep(0.005)
        assert promised.over < GAMES
        server.kill()
        await server.start()
    await asyncio.wait_for(playing, PATIENCE_S)
    return promised


def test_nothing_acknowledged_is_lost_and_no_match_is_stuck(database: str) -> None:
    server = Server(database)
    try:
        promised = asyncio.run(killed_in_the_middle(server))
    finally:
        server.kill()
    assert promised.over == GAMES
    store = Store(Settings(database=database).sqlalchemy_url)
    kept: dict[str, list[tuple[str, int, str]]] = {}
    for match in {match for match, _, _ in promised.answers.values()}:
        events = store.events_since(match, 0)
        assert [logged.seq for logged in events] == list(range(1, len(events) + 1))
        for logged in events:
            if logged.ident is not None and isinstance(logged.event, Answered):
                kept.setdefault(logged.ident, []).append((match, logged.event.seat, logged.event.answer))
    store.close()
    assert all(kept.get(id) == [answer] for id, answer in promised.answers.items())
    assert len(promised.answers) >= GAMES * 9 // 2 - GAMES
