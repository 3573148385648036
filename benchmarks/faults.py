"""Faults under load: two servers on one database, players and watchers, and something goes wrong again and again.

`python benchmarks/faults.py --faults 200 --database postgresql` kills servers and the database, pauses them, cuts
connections, sets clocks wrong by an hour, fills the disk (SQLite), and brings clients that do not read or send rubbish.
Afterwards every acknowledged answer must be in the log once, every match must verify, and every watcher must see what a
newcomer sees. It ends with 1 if not.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import orjson
import psycopg
from server_load import free_port
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.postgres import BINARIES, postgresql, run

from sandtable.server import schema
from sandtable.server.checks import check_matches
from sandtable.server.settings import Settings
from sandtable.server.store import Store

Json = dict[str, Any]
LAG_S = 2.0
"""Whoever was paused or cut off has caught up by then."""
TROUBLE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


class Server:
    def __init__(self, database: str, folder: Path) -> None:
        self.database, self.folder, self.port = database, folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.last = "nothing"
        """What it said of its health when it was last asked."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        script = str(Path(__file__).parent / "faulty_server.py")
        self.process = subprocess.Popen([sys.executable, script, str(self.port), self.database, str(self.folder)])
        await self.come_back()

    async def answers(self) -> bool:
        async with httpx.AsyncClient(timeout=5) as http:
            try:
                response = await http.get(f"{self.url}/healthz")
            except httpx.HTTPError as error:
                self.last = repr(error)
                return False
        self.last = response.text
        return response.status_code == 200

    async def come_back(self) -> None:
        if not await holds(self.answers):
            assert self.process is not None
            raise SystemExit(f"a server did not come back: {self.last}, exit {self.process.poll()}")

    def signal(self, what: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(what)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        await self.start()


async def holds(true: Callable[[], Awaitable[bool]], looks: int = 6_000) -> bool:
    """Waits until it is true; a busy machine takes its time to start a server, and may stand still for a while."""
    for _ in range(looks):
        if await true():
            return True
        await asyncio.sleep(0.05)
    return False


async def started(command: list[str]) -> bool:
    """False while processes of the killed one are still there."""
    try:
        await asyncio.to_thread(run, command)
    except subprocess.CalledProcessError:
        return False
    return True


class Player:
    """Answers one seat at random. What was not acknowledged is sent again with the same id, anywhere."""

    def __init__(self, scene: Scene, match: str) -> None:
        self.scene, self.match = scene, match
        self.waiting: Json | None = None
        self.ask: Json | None = None
        self.turn = ""
        self.number = 0
        self.over = False

    async def sit(self, socket: Any) -> None:
        if self.waiting is not None:
            await socket.send(orjson.dumps(self.waiting).decode())
        while not self.scene.stop.is_set() and not self.over:
            self.hear(orjson.loads(await asyncio.wait_for(socket.recv(), 10)))
            if self.waiting is None and self.ask is not None and self.ask["turn"] != self.turn:
                await asyncio.sleep(self.scene.random.expovariate(1 / 0.5))
                self.number, self.turn = self.number + 1, self.ask["turn"]
                option = self.scene.random.choice(self.ask["options"])
                self.waiting = {"type": "answer", "id": f"a{self.number}", "turn": self.turn, "answer": option}
                await socket.send(orjson.dumps(self.waiting).decode())

    def hear(self, message: Json) -> None:
        kind, mine = message["type"], self.waiting is not None and message.get("id") == self.waiting["id"]
        if kind == "update":
            self.ask, self.over = message["ask"], message["over"]
        elif kind == "ack" and mine and self.waiting is not None:
            self.scene.acknowledged[self.match, self.waiting["id"]] = self.waiting["answer"]
            self.waiting = None
        elif kind == "error" and mine and message["code"] in ("busy", "internal", "too-many"):
            raise TimeoutError("try again")
        elif kind == "error" and mine:
            self.waiting, self.turn = None, ""


class Scene:
    """The servers, the players, and what was promised to them."""

    def __init__(self, servers: list[Server], matches: int) -> None:
        self.servers = servers
        self.count = matches
        self.cookie = ""
        self.matches: list[str] = []
        self.acknowledged: dict[tuple[str, str], str] = {}
        self.shown: dict[str, Json] = {}
        self.open: defaultdict[int, set[Any]] = defaultdict(set)
        """By port: the sockets that are connected there."""
        self.stop = asyncio.Event()
        self.random = Random(1)

    async def lay(self) -> None:
        async with httpx.AsyncClient(base_url=self.servers[0].url, timeout=60) as http:
            await http.get("/api/me")
            self.cookie = f"sandtable={http.cookies['sandtable']}"
            for _ in range(self.count):
                bot = {"kind": "bot", "bot": "random"}
                plan = {"game": "states", "seats": [{"kind": "me"}, bot, bot]}
                self.matches.append((await http.post("/api/matches", json=plan)).json()["match"])

    @contextlib.asynccontextmanager
    async def socket(self, match: str, cookie: str) -> AsyncIterator[Any]:
        server = self.random.choice(self.servers)
        address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
        headers = {"Cookie": cookie} if cookie else {}
        options: dict[str, Any] = {
            "max_size": None,
            "compression": None,
            "open_timeout": 20,
            "ping_interval": 2,
            "ping_timeout": 4,
        }
        async with connect(address, additional_headers=headers, **options) as socket:
            self.open[server.port].add(socket)
            try:
                yield socket
            finally:
                self.open[server.port].discard(socket)

    async def play(self, match: str) -> None:
        """Answers until told to stop; after trouble, goes on at whichever server there is."""
        player = Player(self, match)
        while not self.stop.is_set() and not player.over:
            try:
                async with self.socket(match, self.cookie) as socket:
                    await player.sit(socket)
            except TROUBLE:
                await asyncio.sleep(0.2)

    async def watch(self, match: str) -> None:
        while not self.stop.is_set():
            try:
                async with self.socket(match, "") as socket:
                    while not self.stop.is_set():
                        message = orjson.loads(await socket.recv())
                        if message["type"] == "update":
                            self.shown[match] = message["view"]
            except TROUBLE:
                await asyncio.sleep(0.2)

    async def pester(self) -> None:
        """Clients that connect and do not read, and some that send rubbish."""
        while not self.stop.is_set():
            try:
                async with self.socket(self.random.choice(self.matches), "") as socket:
                    for _ in range(50):
                        await socket.send("rubbish" if self.random.random() < 0.5 else '{"type":"ping"}')
                    await asyncio.sleep(self.random.random() * 3)
            except TROUBLE:
                await asyncio.sleep(0.2)


class Faults:
    def __init__(self, scene: Scene, database: str, folder: Path) -> None:
        self.scene, self.database, self.folder = scene, database, folder
        self.random = Random(2)
        kinds = [self.kill_server, self.pause_server, self.set_clock, self.cut_clients]
        kinds += [self.kill_database, self.cut_listeners] if self.on_postgresql else [self.fill_disk]
        self.kinds = kinds

    @property
    def on_postgresql(self) -> bool:
        return self.database.startswith("postgresql")

    async def one(self) -> str:
        fault = self.random.choice(self.kinds)
        await fault(self.random.choice(self.scene.servers))
        return fault.__name__

    async def kill_server(self, server: Server) -> None:
        await server.kill()

    async def pause_server(self, server: Server) -> None:
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.random.uniform(0.5, 6))
        server.signal(signal.SIGCONT)

    async def set_clock(self, server: Server) -> None:
        (server.folder / "clock").write_text(str(self.random.choice([-3600, 3600])))
        await asyncio.sleep(2)
        (server.folder / "clock").write_text("0")

    async def cut_clients(self, server: Server) -> None:
        """Every socket of the server is torn at once, without a word."""
        for socket in list(self.scene.open[server.port]):
            socket.transport.abort()

    async def kill_database(self, server: Server) -> None:
        """SIGKILL of the process that holds all others together; they end when they notice."""
        with psycopg.connect(self.database, autocommit=True) as connection:
            row = connection.execute("SHOW data_directory").fetchone()
        assert row is not None
        data = Path(row[0])
        options = (data / "postmaster.opts").read_text().split(" ", 1)[1].strip().replace('"', "")
        os.kill(int((data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)
        await asyncio.sleep(self.random.uniform(0, 2))
        control = [f"{BINARIES[-1]}/pg_ctl", "-D", str(data), "-w"]
        start = [*control, "-o", options.replace(f"-D {data}", ""), "-l", f"{data}/../log", "start"]
        if not await holds(lambda: started(start)):
            raise SystemExit("PostgreSQL did not come back")

    async def cut_listeners(self, server: Server) -> None:
        query = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
        with psycopg.connect(self.database, autocommit=True) as connection:
            connection.execute(query.encode())

    async def fill_disk(self, server: Server) -> None:
        (server.folder / "full").touch()
        await asyncio.sleep(self.random.uniform(0.5, 2))
        (server.folder / "full").unlink()


async def caught_up(scene: Scene) -> list[float]:
    """How long after the last fault each watcher took to see what a newcomer sees."""
    began, lags = time.monotonic(), []
    async with httpx.AsyncClient(base_url=scene.servers[0].url, timeout=60) as http:
        for match in scene.matches:
            while time.monotonic() < began + 60:
                view = (await http.get(f"/api/matches/{match}/view")).json().get("view")
                if view is not None and scene.shown.get(match) == view:
                    break
                await asyncio.sleep(0.1)
            else:
                print(f"  {match}: a watcher was left behind")
            lags.append(time.monotonic() - began)
    return lags


def promises_kept(scene: Scene, database: str) -> int:
    """How many of the acknowledged answers are not in the log just once, and how many matches are not whole."""
    store = Store(Settings(database=database).sqlalchemy_url, "check")
    columns = schema.events.c
    with store.engine.connect() as connection:
        rows = connection.execute(
            select(columns.match, columns.ident, columns.answer).where(columns.ident.is_not(None))
        )
        kept = defaultdict[tuple[str, str], list[str]](list)
        for row in rows:
            kept[row.match, row.ident].append(row.answer)
    broken = [key for key, answer in scene.acknowledged.items() if answer not in kept[key]]
    doubled = [key for key, answers in kept.items() if len(answers) > 1]
    unwell = [(id, problem) for id, problem in check_matches(store, 0) if problem]
    store.close()
    print(f"{len(scene.acknowledged)} answers acknowledged: {len(broken)} lost, {len(doubled)} doubled")
    print(f"{scene.count} matches: {len(unwell)} not whole", *unwell[:3])
    return len(broken) + len(doubled) + len(unwell)


async def play_and_break(database: str, arguments: argparse.Namespace, folder: Path) -> int:
    servers = []
    for name in ("one", "two"):
        (folder / name).mkdir()
        servers.append(Server(database, folder / name))
        await servers[-1].start()
    scene = Scene(servers, arguments.matches)
    try:
        await scene.lay()
        work = [asyncio.create_task(scene.play(match)) for match in scene.matches]
        work += [asyncio.create_task(scene.watch(match)) for match in scene.matches]
        work += [asyncio.create_task(scene.pester()) for _ in range(3)]
        faults, done = Faults(scene, database, folder), Counter[str]()
        for _ in range(arguments.faults):
            await asyncio.sleep(arguments.pause)
            done[await faults.one()] += 1
            print(f"\r{done.total()} faults", end="", file=sys.stderr, flush=True)
        for server in servers:
            await server.come_back()
        scene.stop.set()
        players, others = work[: scene.count], work[scene.count :]
        await asyncio.wait(players, timeout=30)
        scene.stop.clear()
        watching = [asyncio.create_task(scene.watch(match)) for match in scene.matches]
        lags = await caught_up(scene)
        for task in [*work, *others, *watching]:
            task.cancel()
        print(f"{arguments.faults} faults:", ", ".join(f"{count} {what}" for what, count in sorted(done.items())))
        print(f"watchers right after median {statistics.median(lags):.2f} s, worst {max(lags):.2f} s")
        return promises_kept(scene, database) + (max(lags) > LAG_S)
    finally:
        for server in servers:
            if server.process is not None:
                server.process.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="postgresql")
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two faults")
    arguments = parser.parse_args()
    os.environ["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        if arguments.database == "sqlite":
            database = f"sqlite:///{folder / 'faults.sqlite3'}"
        else:
            database = stack.enter_context(postgresql()) + "postgres"
        broken = asyncio.run(play_and_break(database, arguments, folder))
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
