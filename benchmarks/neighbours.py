"""What a heavy table costs the others: how soon answers elsewhere are acknowledged while somebody is busy.

`python benchmarks/neighbours.py --studies` takes back, branches, replays and verifies in a long game without a pause;
`--bots 200` seats searching bots at so many tables, and asks how soon the default bot opposite a person answers.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from cold_open import played
from server_load import free_port, load, wait_for

from sandtable.server.settings import Settings
from sandtable.server.store import Store

Json = dict[str, Any]


def write_long_match(database: str, game: str, answers: int) -> str:
    """A match of so many answers that its only player may take back and branch."""
    store = Store(Settings(database=database).sqlalchemy_url)
    table = played(game, answers, 1)
    store.create(table.header, table.first_append())
    store.close()
    print(f"a match of {game} with {len(table.record.entries)} answers")
    return table.header.id


async def study(url: str, match: str, until: float) -> None:
    """One address, four at a time, as fast as the server allows."""
    done = 0
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        record = (await http.get("/api/me")).status_code

        async def again(number: int) -> None:
            nonlocal done
            while time.monotonic() < until:
                path = [f"/api/matches/{match}/replay?step={done % 1000}", f"/api/matches/{match}/replay/steps"][
                    number % 2
                ]
                with contextlib.suppress(httpx.HTTPError):
                    await http.get(path)
                    if number == 0:
                        await http.post(f"/api/matches/{match}/branch", json={"step": 1000 + done})
                    done += 1

        await asyncio.gather(*(again(number) for number in range(4)))
    print(f"meanwhile {done} studies of the long game were done (first answer {record})")


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


async def disturb(url: str, match: str, arguments: argparse.Namespace, server: int) -> None:
    until = time.monotonic() + arguments.warm + arguments.seconds
    if arguments.bots:
        await seat_bots(url, arguments.bots)
    work = [load(url, arguments, server)]
    if arguments.studies:
        work.append(study(url, match, until))  # type: ignore[arg-type]
    if arguments.bots:
        work.append(wait_for_bots(url, until))  # type: ignore[arg-type]
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
        match = write_long_match(database, "axis", arguments.answers) if arguments.studies else ""
        script = str(Path(__file__).parent / "server_load.py")
        server = subprocess.Popen(
            [sys.executable, script, "--serve", str(port), "--database", database], env=os.environ
        )
        try:
            wait_for(f"http://127.0.0.1:{port}")
            asyncio.run(disturb(f"http://127.0.0.1:{port}", match, arguments, server.pid))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
