"""What somebody sees who starts the table: a line or two, and the address last."""

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

PATIENCE_S = 60
FEW_LINES = 5


def test_a_start_prints_few_lines_and_ends_with_the_address(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-c", "from sandtable.cli.main import app; app()", "serve", "--port", str(port)]
    command += ["--database", str(tmp_path / "own.sqlite3")]
    said = tmp_path / "said"
    with said.open("wb") as file, subprocess.Popen(command, stdout=file, stderr=file) as process:
        try:
            assert answers(f"http://127.0.0.1:{port}/api/games")
        finally:
            process.terminate()
            process.wait(PATIENCE_S)
    lines = said.read_text().splitlines()
    assert len(lines) <= FEW_LINES
    assert lines[-1] == f"Sandtable: http://localhost:{port}"


def answers(url: str) -> bool:
    deadline = time.monotonic() + PATIENCE_S
    while time.monotonic() < deadline:
        try:
            return bool(urllib.request.urlopen(url, timeout=PATIENCE_S).read())
        except OSError:
            time.sleep(0.05)
    return False
