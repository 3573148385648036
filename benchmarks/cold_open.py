"""How long a match that no process has in memory takes to open: from connecting to its first update.

`python benchmarks/cold_open.py --game states --answers 1000` plays matches of so many answers straight into a
database, starts a server on it, and opens each of them once.
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
from pathlib import Path
from random import Random

import orjson
from server_load import free_port, processor_seconds, wait_for
from websockets.asyncio.client import connect

from sandtable.games import find_game
from sandtable.server.actions import give_answer
from sandtable.server.new_matches import Plan, SeatWish, lay_table
from sandtable.server.settings import Settings
from sandtable.server.store import Person, Store
from sandtable.server.table import Table


def played(game: str, answers: int, seed: int) -> Table:
    """A match that has been played at random for at least so many answers, or a shorter one that ended."""
    seats = find_game(game).seats[-1]
    table = lay_table(Person("p_bench", "bench", 0), Plan(game, [SeatWish("me")] * seats))
    match, random = table.match, Random(seed)
    assert match is not None
    while match.pending and len(match.answers) < answers:
        decision = random.choice(match.pending)
        name = table.game.names[random.choice(decision.options)]
        give_answer(table, table.updated + 1, decision.seat, table.turn_of(decision.seat), name)
    return table


def write_matches(database: str, arguments: argparse.Namespace) -> list[str]:
    store = Store(Settings(database=database).sqlalchemy_url)
    tables = [played(arguments.game, arguments.answers, seed) for seed in range(arguments.matches)]
    for table in tables:
        store.create(table.header, table.first_append())
    store.close()
    lengths = [len(table.record.entries) for table in tables]
    print(f"{len(tables)} matches of {arguments.game} with {min(lengths)} to {max(lengths)} answers")
    return [table.header.id for table in tables]


async def open_all(port: int, ids: list[str], server: int) -> None:
    elapsed: list[float] = []
    used = processor_seconds(server)
    for id in ids:
        started = time.perf_counter()
        async with connect(f"ws://127.0.0.1:{port}/api/matches/{id}/socket", max_size=None) as socket:
            while orjson.loads(await socket.recv())["type"] != "update":
                pass
            elapsed.append((time.perf_counter() - started) * 1000)
    computed = (processor_seconds(server) - used) / len(ids) * 1000
    print(
        f"first update after median {statistics.median(elapsed):.0f} ms, best {min(elapsed):.0f} ms, "
        f"worst {max(elapsed):.0f} ms; the server computed {computed:.0f} ms for each"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="states")
    parser.add_argument("--answers", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=20)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'cold.sqlite3'}"
        ids = write_matches(database, arguments)
        port = free_port()
        script = Path(__file__).with_name("server_load.py")
        command = [sys.executable, str(script), "--serve", str(port), "--database", database]
        server = subprocess.Popen(command, env=os.environ)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            asyncio.run(open_all(port, ids, server.pid))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
