"""The real server, but steady: the same answers always meet the same dice and the same bots.

`python -m tests.web.steady DATABASE PORT [--true-dice]`. Bots think in processes of their own, which run this module
too, as `__mp_main__`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.web.luck import dice, luck

from sandtable.server import bot_worker
from sandtable.server.logs import set_up_logs
from sandtable.server.serve import run
from sandtable.server.settings import Limits, Rate, Settings
from sandtable.server.table import Table

UNHURRIED = Rate(10_000, 10_000)


def steady(true_dice: bool) -> None:
    bot_worker.luck = luck
    if not true_dice:
        Table.dice = lambda table: None if table.ended is not None else dice()  # type: ignore[assignment, method-assign]


def main(database: str, port: str) -> None:
    set_up_logs("error")
    limits = Limits(
        requests=UNHURRIED,
        creations=UNHURRIED,
        studies=UNHURRIED,
        messages=UNHURRIED,
        files=UNHURRIED,
        chat=UNHURRIED,
        unfinished=10_000,
        studies_waiting=1000,
    )
    lab = Path(database).parent / "lab"
    run(Settings(database=database, port=int(port), bot_workers=1, bot_pause_s=0, lab_folder=lab, limits=limits))


if __name__ in ("__main__", "__mp_main__"):
    steady("--true-dice" in sys.argv)
if __name__ == "__main__":
    main(*sys.argv[1:3])
