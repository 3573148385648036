"""What an idle match costs: memory awake and asleep, and the processor time until it is awake again.

`python benchmarks/sleeping.py --answers 1000` plays matches of every game for so many answers, each with one socket.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
import tracemalloc
from pathlib import Path

from cold_open import played

from sandtable.engine.record import answer_of
from sandtable.games import game_ids
from sandtable.server.hub import Hub
from sandtable.server.live import Live
from sandtable.server.new_matches import enter
from sandtable.server.settings import Settings
from sandtable.server.store import Person, Store
from sandtable.server.subscriber import Subscriber

BENCH = Person("p_bench", "bench", 0)


async def seat(hub: Hub, game: str, answers: int, seed: int) -> Live:
    table = played(game, answers, seed)
    await enter(hub, table)
    live, subscriber = hub.live(table.header.id), Subscriber(BENCH, 0)
    live.come(subscriber)
    await hub.compose(live, subscriber)
    return live


async def weigh(hub: Hub, game: str, arguments: argparse.Namespace) -> tuple[float, float]:
    """Bytes of a match awake and asleep; the table of equal answers, which all matches share, is left out."""
    await seat(hub, game, arguments.answers, 0)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for seed in range(arguments.matches):
        await seat(hub, game, arguments.answers, seed)
    answer_of.cache_clear()
    gc.collect()
    awake = tracemalloc.get_traced_memory()[0] - before
    hub.put_to_sleep()
    gc.collect()
    asleep = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return awake / arguments.matches, asleep / arguments.matches


async def wake(hub: Hub) -> list[float]:
    """Processor milliseconds until each sleeping match can tell its socket something."""
    spent = []
    for live in hub.lives.values():
        for subscriber in live.subscribers:
            used = time.process_time()
            await hub.compose(live, subscriber)
            spent.append((time.process_time() - used) * 1000)
    return spent


async def measure(game: str, arguments: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Settings(database=str(Path(folder) / "sleep.sqlite3")).sqlalchemy_url, "bench")
        hub = Hub(store, Settings(sleep_s=0.0))
        try:
            awake, asleep = await weigh(hub, game, arguments)
            lengths = [live.asleep.seq for live in hub.lives.values() if live.asleep is not None]
            spent = await wake(hub)
        finally:
            await hub.close()
            store.close()
    print(
        f"{game:12} {min(lengths):5} to {max(lengths)} events: {awake / 1000:6.0f} kB awake, "
        f"{asleep / 1000:5.1f} kB asleep; "
        f"awake again after {sum(spent) / len(spent):.0f} ms of processor time, at most {max(spent):.0f} ms",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(game_ids()))
    parser.add_argument("--answers", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=10)
    arguments = parser.parse_args()
    for game in arguments.games.split(","):
        asyncio.run(measure(game, arguments))


if __name__ == "__main__":
    main()
