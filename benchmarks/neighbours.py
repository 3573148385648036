"""What a heavy table costs the others: how soon answers elsewhere are acknowledged while somebody is busy.

`python benchmarks/neighbours.py --studies` takes back, branches, replays and verifies in a long game without a pause;
`--bots 200` seats searching bots at so many tables, and asks how soon the default bot opposite a person answers.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from cold_open import played
from server_load import free_port, load, wait_for

from sandtable.server.events import Ended
from sandtable.server.settings import Settings
from sandtable.server.signing import COOKIE, Signing, new_id
from sandtable.server.store import Store
from sandtable.server.table import Table

Json = dict[str, Any]


@dataclass(frozen=True)
class LongGames:
    """Two long matches of one person on all seats: one goes on, one is over. The cookie is that person's."""

    running: str
    over: str
    cookie: str


def write_long_games(database: str, game: str, answers: int) -> LongGames:
    store = Store(Settings(database=database).sqlalchemy_url)
    running, over = (unended(game, answers) for _ in range(2))
    over.emit(over.updated, Ended("draw", "agreed", []))
    for table in (running, over):
        store.create(table.header, table.first_append())
    cookie = Signing(store.secret()).cookie_of(running.header.host, new_id("s_"))
    store.close()
    print(f"matches of {game} with {len(running.record.entries)} and {len(over.record.entries)} answers")
    return LongGames(running.header.id, over.header.id, cookie)


def unended(game: str, answers: int) -> Table:
    """Dice are rolled anew each time, and some games are over sooner."""
    while True:
        table = played(game, answers, 1)
        if not table.over:
            return table


async def study(url: str, games: LongGames, until: float) -> None:
    """Somebody takes back, branches, verifies and replays at the same time, as fast as the server allows."""
    done: Counter[str] = Counter()

    async def again(name: str, once: Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=120, cookies={COOKIE: games.cookie}) as http:
            while time.monotonic() < until:
                response = await once(http)
                done[name if response.is_success else f"{name} refused ({response.status_code})"] += 1

    async def take_back(http: httpx.AsyncClient) -> httpx.Response:
        path = f"/api/matches/{games.running}"
        view: Json = (await http.get(f"{path}/view")).json()
        answer = {"type": "answer", "seat": view["seat"], "turn": view["ask"]["turn"]}
        given = await http.post(f"{path}/act", json={**answer, "answer": view["ask"]["options"][0]})
        if not given.is_success:
            return given
        return await http.post(f"{path}/act", json={"type": "undo", "seat": view["seat"]})

    async def branch(http: httpx.AsyncClient) -> httpx.Response:
        return await http.post(f"/api/matches/{games.running}/branch", json={"step": 3000})

    async def verify(http: httpx.AsyncClient) -> httpx.Response:
        return await http.get(f"/api/matches/{games.over}/verify")

    async def replay(http: httpx.AsyncClient) -> httpx.Response:
        return await http.get(f"/api/matches/{games.over}/replay?step={sum(done.values()) % 1000}")

    works = {"taken back": take_back, "branched": branch, "verified": verify, "replayed": replay}
    await asyncio.gather(*(again(name, once) for name, once in works.items()))
    print("meanwhile in the long games: " + ", ".join(f"{name} {times} times" for name, times in sorted(done.items())))


async def seat_bots(url: str, tables: int) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        await http.get("/api/me")
        for _ in range(tables):
            seats = [{"kind": "bot", "bot": "montecarlo"}] * 2
            await http.post("/api/matches", json={"game": "twilight", "seats": seats})
    print(f"{tables} tables of searching bots")


async def wait_for_bots(url: str, until: float) -> None:
    """A person against the default bot: from the acknowledged answer to the bot's."""
    waits: list[float] = []
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        await http.get("/api/me")
        while time.monotonic() < until:
            match = (await http.post("/api/matches", json={"game": "twilight"})).json()["match"]
            for _ in range(6):
                waits.append(await one_exchange(http, match))
    print(f"the bot opposite answered after median {statistics.median(waits):.2f} s, worst {max(waits):.2f} s")


async def one_exchange(http: httpx.AsyncClient, match: str) -> float:
    """Waits until it is one's turn, answers, and returns how long that wait was."""
    began = time.monotonic()
    while True:
        view: Json = (await http.get(f"/api/matches/{match}/view")).json()
        if view["ask"] is not None:
            waited = time.monotonic() - began
            body = {"type": "answer", "turn": view["ask"]["turn"], "answer": view["ask"]["options"][0]}
            await http.post(f"/api/matches/{match}/act", json=body)
            return waited
        await asyncio.sleep(0.02)


async def disturb(url: str, games: LongGames | None, arguments: argparse.Namespace, server: int) -> None:
    if arguments.bots:
        await seat_bots(url, arguments.bots)
    until = time.monotonic() + arguments.warm + arguments.seconds
    work: list[Coroutine[Any, Any, object]] = [load(url, arguments, server)]
    if games is not None:
        work.append(study(url, games, until))
    if arguments.bots:
        work.append(wait_for_bots(url, until))
    await asyncio.gather(*work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--studies", action="store_true")
    parser.add_argument("--bots", type=int, default=0)
    parser.add_argument("--answers", type=int, default=4000, help="length of the long game")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=15)
    parser.set_defaults(game="states", seats=3, pace=2.0, deflate=False)
    arguments = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'neighbours.sqlite3'}"
        games = write_long_games(database, "axis", arguments.answers) if arguments.studies else None
        script = str(Path(__file__).parent / "server_load.py")
        server = subprocess.Popen(
            [sys.executable, script, "--serve", str(port), "--database", database], env=os.environ
        )
        try:
            wait_for(f"http://127.0.0.1:{port}")
            asyncio.run(disturb(f"http://127.0.0.1:{port}", games, arguments, server.pid))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
