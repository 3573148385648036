"""A server of its own process, without limits: `python run_server.py PORT DATABASE`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tests.server.kit import FREE

from sandtable.server.logs import set_up_logs
from sandtable.server.serve import run
from sandtable.server.settings import Settings

if __name__ == "__main__":
    set_up_logs("warning")
    run(Settings(database=sys.argv[2], port=int(sys.argv[1]), limits=FREE, bot_pause_s=0.0, sweep_s=0.2))
