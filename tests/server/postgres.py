"""A PostgreSQL of our own in a temporary folder, from Debian's package."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def unprivileged(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root; then it runs as its own user."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a running instance; it ends with the block."""
    folder = Path(tempfile.mkdtemp(prefix="sandtable-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    binaries, data, port = BINARIES[-1], folder / "data", free_port()
    try:
        run([f"{binaries}/initdb", "-D", str(data), "-U", "sandtable", "-A", "trust", "-E", "UTF8", "--locale=C"])
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c shared_buffers=32MB"
        run([f"{binaries}/pg_ctl", "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start"])
        try:
            yield f"postgresql://sandtable@127.0.0.1:{port}/"
        finally:
            run([f"{binaries}/pg_ctl", "-D", str(data), "-m", "immediate", "stop"])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(command: list[str]) -> None:
    subprocess.run(unprivileged(command), check=True, stdout=subprocess.DEVNULL, cwd="/tmp")
