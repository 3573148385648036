"""A server to which faults can be done: `python benchmarks/faulty_server.py PORT DATABASE FOLDER`.

A file `clock` in the folder holds seconds by which its clock is wrong; while there is a file `full`, its SQLite
database cannot grow.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from server_load import unlimited
from sqlalchemy import event
from sqlalchemy.pool import Pool

from sandtable.server.logs import set_up_logs
from sandtable.server.serve import run
from sandtable.server.settings import Settings


def set_clock_by(file: Path) -> None:
    real, looked, wrong = time.time_ns, 0.0, 0

    def time_ns() -> int:
        nonlocal looked, wrong
        if time.monotonic() - looked > 0.1:
            looked = time.monotonic()
            wrong = int(float(file.read_text() or 0) * 1e9) if file.exists() else 0
        return real() + wrong

    time.time_ns = time_ns
    time.time = lambda: time_ns() / 1e9


def fill_disk_by(file: Path) -> None:
    """SQLite is told that no page more can be had, which it reports as it does a full disk."""

    @event.listens_for(Pool, "checkout")
    def limit(connection: Any, *_: Any) -> None:
        if "sqlite" in type(connection).__module__:
            most = 1 if file.exists() else 2**31 - 2
            connection.execute(f"PRAGMA max_page_count = {most}")


if __name__ == "__main__":
    port, database, folder = sys.argv[1:]
    set_up_logs("critical")
    set_clock_by(Path(folder) / "clock")
    fill_disk_by(Path(folder) / "full")
    run(Settings(database=database, port=int(port), limits=unlimited(), bot_pause_s=0.0, sweep_s=0.5))
