"""Many matches at once through the socket: how soon each answer is acknowledged, and how many a second at most.

`python benchmarks/server_load.py --matches 500 --pace 1.0` plays every match at one answer a second;
`--pace 0` answers as fast as the server allows (saturation). Server and clients share this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvloop
from light_socket import Closed, LightSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sandtable.server.logs import set_up_logs
from sandtable.server.serve import run
from sandtable.server.settings import Limits, Rate, Settings

Json = dict[str, Any]
Receive = Callable[[], Awaitable[bytes]]
Send = Callable[[bytes], object]


@dataclass
class Tally:
    """What all players have seen."""

    latencies: list[float] = field(default_factory=list)
    errors: list[Json] = field(default_factory=list)
    bytes: int = 0
    games: int = 0
    since: float = 0.0
    """When counting begins: connecting is over, everybody plays."""

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


class Match:
    """One person on all seats of a match, answering at random whichever seat is asked."""

    def __init__(self, number: int, address: str, cookie: str, id: str, seats: int, pace: float, tally: Tally) -> None:
        self.number, self.id, self.pace, self.tally = number, id, pace, tally
        self.random = random.Random(number)
        self.addresses = [f"{address}/api/matches/{id}/socket?seat={seat}" for seat in range(seats)]
        self.cookie = cookie

    async def play(self, begin: float, until: float, deflate: bool) -> None:
        await asyncio.sleep(begin)
        await asyncio.gather(*(self.sit(address, until, deflate) for address in self.addresses))
        self.tally.games += 1

    async def sit(self, address: str, until: float, deflate: bool) -> None:
        """With the light client, unless frames have to be unpacked."""
        with contextlib.suppress(TimeoutError, Closed, ConnectionClosed):
            async with asyncio.timeout(until - time.monotonic()):
                if not deflate:
                    async with LightSocket(address, self.cookie) as light:
                        await self.answer_until(light.recv, light.send)
                    return
                headers = {"Cookie": self.cookie}
                async with connect(address, additional_headers=headers, max_size=None, open_timeout=60) as chair:
                    send = chair.send
                    await self.answer_until(
                        lambda: chair.recv(decode=False), lambda text: asyncio.ensure_future(send(text, text=True))
                    )

    async def answer_until(self, recv: Receive, send: Send) -> None:
        """Reads on while the player thinks, so that an acknowledgement is timed when it comes."""
        sent: dict[str, float] = {}
        last = ""
        while True:
            raw = await recv()
            self.tally.bytes += len(raw)
            message = orjson.loads(raw)
            kind = message["type"]
            if kind == "ack":
                elapsed = time.perf_counter() - sent.pop(message["id"])
                if time.monotonic() > self.tally.since:
                    self.tally.latencies.append(elapsed)
            elif kind == "error":
                self.tally.errors.append(message)
            elif kind == "update":
                if message["over"]:
                    return
                ask = message["ask"]
                if ask is not None and ask["turn"] != last:
                    last = ask["turn"]
                    answer = self.answer_to(message["seat"], ask)
                    thought = self.random.expovariate(1 / self.pace) if self.pace else 0.0
                    asyncio.get_running_loop().call_later(thought, self.give, send, answer, sent)

    def answer_to(self, seat: int, ask: Json) -> Json:
        option, turn = self.random.choice(ask["options"]), ask["turn"]
        return {"type": "answer", "id": f"{seat}-{turn}", "seat": seat, "turn": turn, "answer": option}

    def give(self, send: Send, answer: Json, sent: dict[str, float]) -> None:
        sent[answer["id"]] = time.perf_counter()
        send(orjson.dumps(answer))


async def load(url: str, arguments: argparse.Namespace, server: int) -> Tally:
    tally = Tally()
    ws = url.replace("http", "ws", 1)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.get("/api/me")
        cookie = f"sandtable={http.cookies['sandtable']}"
        seats = [{"kind": "me"}] * arguments.seats
        matches = []
        for number in range(arguments.matches):
            made = (await http.post("/api/matches", json={"game": arguments.game, "seats": seats})).json()
            matches.append(Match(number, ws, cookie, made["match"], arguments.seats, arguments.pace, tally))
    print(f"{len(matches)} matches of {arguments.game} made, {len(matches) * arguments.seats} sockets", flush=True)
    tally.since = time.monotonic() + arguments.warm
    until = tally.since + arguments.seconds
    step = arguments.warm * 0.8 / len(matches)
    playing = asyncio.gather(*(match.play(match.number * step, until, arguments.deflate) for match in matches))
    await asyncio.sleep(arguments.warm)
    used, own = processor_seconds(server), time.process_time()
    await asyncio.sleep(arguments.seconds)
    used, own = processor_seconds(server) - used, time.process_time() - own
    await playing
    report(tally, arguments.seconds, used, own)
    return tally


def processor_seconds(process: int) -> float:
    """Time the process has computed: unlike the clock, it does not mind who else uses the machine."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(tally: Tally, seconds: float, computed: float, own: float) -> None:
    count = len(tally.latencies)
    median, p95, p99, worst = (tally.percentile(share) for share in (0.5, 0.95, 0.99, 1.0))
    print(
        f"{count} answers in {seconds:.1f} s: {count / seconds:.0f} answers/s; acknowledged after "
        f"median {median:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms, max {worst:.1f} ms; "
        f"{len(tally.errors)} errors; {tally.bytes / 1e6:.1f} MB received; "
        f"server computed {computed:.1f} s, {computed / max(1, count) * 1000:.2f} ms an answer; clients {own:.1f} s"
    )
    for error in tally.errors[:3]:
        print("  error:", error)


def unlimited() -> Limits:
    """All clients come from this machine: limits by address would only measure themselves."""
    free = Rate(1e9, 1e9)
    return Limits(
        messages=free,
        requests=free,
        creations=free,
        passwords=free,
        studies=free,
        connections=100_000,
        sockets=100_000,
        sockets_per_address=100_000,
        unfinished=100_000,
    )


def serve(port: int, database: str) -> None:
    set_up_logs("warning")
    run(Settings(database=database, port=port, limits=unlimited()))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str) -> None:
    """A busy machine takes its time to start a server."""
    for _ in range(1_200):
        try:
            urllib.request.urlopen(f"{url}/healthz").read()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="states")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--pace", type=float, default=1.0, help="mean seconds a player thinks; 0: none")
    parser.add_argument("--warm", type=float, default=15, help="seconds before counting begins")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--deflate", action="store_true", help="compress as browsers do")
    parser.add_argument("--database", default="")
    parser.add_argument("--serve", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.database)
        return
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{Path(folder) / 'load.sqlite3'}"
        command = [sys.executable, __file__, "--serve", str(port), "--database", database]
        server = subprocess.Popen(command, env=os.environ)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            tally = uvloop.run(load(f"http://127.0.0.1:{port}", arguments, server.pid))
        finally:
            server.terminate()
            server.wait(20)
    sys.exit(1 if tally.errors else 0)


if __name__ == "__main__":
    main()
