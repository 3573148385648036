"""What it costs to write an answer: processor time of the writer's thread, by the size of a transaction.

`python benchmarks/appends.py --batch 100` lays 300 matches, answers 75 times in each, then times transactions.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from random import Random

from sandtable.server.appends import Append, Header, Shown, Summary
from sandtable.server.events import Answered, Chatted, Logged
from sandtable.server.store import Store

MATCHES = 300
BEFORE = 75
"""Answers in each match before the clock runs: the pages of the database are as full as in a real one."""


class Appends:
    """Matches of three persons; every third answer is followed by chance."""

    def __init__(self, store: Store) -> None:
        self.store, self.random = store, Random(1)
        self.shown: Shown = {
            "seats": [
                {"seat": number, "role": "qin", "name": "Guest", "kind": "person", "program": False}
                for number in range(3)
            ],
            "acting": [1],
            "asked": [1],
            "deadlines": {},
            "former": {},
            "result": None,
        }
        self.seqs = {f"m_{self.random.getrandbits(64):016x}": 1 for _ in range(MATCHES)}
        for id in self.seqs:
            header = Header(id, "states", "1", {}, 3, {"kind": "none"}, True, "p_host", b"k" * 32, 0, [None] * 3)
            store.create(header, Append(id, 0, [Logged(1, 0, Chatted(0, "Guest", "hello"))], self.summary(0)))

    def summary(self, at: int) -> Summary:
        return Summary("playing", at, None, False, self.shown)

    def batch(self, size: int) -> list[Append]:
        made = []
        for id in self.random.sample(sorted(self.seqs), size):
            seq = self.seqs[id]
            answered = Answered(1, "choose-card", "card:general-of-wei")
            events = [Logged(seq + 1, seq, answered, f"1-0.{seq}", "p_0123456789abcdef")]
            if self.random.random() < 1 / 3:
                events.append(Logged(seq + 2, seq, Answered(-1, "die", "roll:4")))
            made.append(Append(id, seq, events, self.summary(seq)))
            self.seqs[id] = events[-1].seq
        return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--batch", type=int, default=100, help="appends in a transaction")
    parser.add_argument("--rounds", type=int, default=50)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'appends.sqlite3'}", "benchmark")
        appends = Appends(store)
        for _ in range(BEFORE * MATCHES // arguments.batch):
            store.append_all(appends.batch(arguments.batch))
        costs = []
        for _ in range(arguments.rounds):
            batch, began = appends.batch(arguments.batch), time.thread_time()
            assert all(store.append_all(batch))
            costs.append((time.thread_time() - began) / arguments.batch * 1e6)
        store.close()
    print(f"{arguments.batch} appends a transaction: {statistics.median(costs):.0f} µs of processor time each")


if __name__ == "__main__":
    main()
