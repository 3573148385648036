"""The Lab page's experiments: each a folder, played by a process of its own."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from datetime import UTC, datetime
from importlib.util import find_spec
from ipaddress import ip_address
from pathlib import Path
from tempfile import TemporaryDirectory

from fastapi import Request

from sandtable.engine import Overlay
from sandtable.games import changes_of, find_game
from sandtable.lab.experiment import PLAN, RUN, Figure, Plan, player_of, read_figures, read_plan, write
from sandtable.lab.fields import as_toml

from .bot_worker import check_bot
from .errors import Refusal
from .middleware import sender_of
from .models import NewExperiment
from .responses import ExperimentInfo, LabFigure
from .settings import Settings
from .variants import change_json

EXPERIMENT_ID = re.compile(r"[0-9]{8}-[0-9]{6}-[0-9a-f]{4}")
PATIENCE_S = 10
NAMES_OF_THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


def is_open(request: Request) -> bool:
    """Whether the laboratory is open to whoever sends this request."""
    settings: Settings = request.app.state.settings
    if settings.lab == "nobody" or find_spec("polars") is None:
        return False
    return settings.lab == "everybody" or (not settings.public_url and is_local(request))


def is_local(request: Request) -> bool:
    """From this machine, and by its name: a page of another site that points its own name here does not get in."""
    try:
        here = ip_address(sender_of(request.scope)).is_loopback
    except ValueError:
        return False
    return here and request.url.hostname in NAMES_OF_THIS_MACHINE


class Laboratory:
    """Everything is in the folder, so that any process of the server, also a later one, can tell of any experiment."""

    def __init__(self, settings: Settings) -> None:
        self.folder = settings.lab_folder.expanduser().absolute()
        self.limits = settings.limits
        self._children: dict[str, subprocess.Popen[bytes]] = {}

    def ids(self) -> list[str]:
        """The latest first."""
        found = self.folder.iterdir() if self.folder.is_dir() else iter(())
        ids = [path.name for path in found if EXPERIMENT_ID.fullmatch(path.name) and (path / PLAN).exists()]
        return sorted(ids, reverse=True)

    def find(self, id: str) -> Path:
        folder = self.folder / id
        if not EXPERIMENT_ID.fullmatch(id) or not (folder / PLAN).exists():
            raise Refusal("not-found", f"There is no experiment {id[:40]!r}")
        return folder

    def begin(self, wish: NewExperiment) -> str:
        plan = plan_of(wish, self.limits.lab_games)
        ids = self.ids()
        if sum(self.is_running(id) for id in ids) >= self.limits.lab_running:
            raise Refusal("too-many", "Another experiment is being played; stop it or wait for its end", 5.0)
        if len(ids) >= self.limits.lab_kept:
            raise Refusal("too-many", f"{len(ids)} experiments are kept already; please delete one")
        id = f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"
        folder = self.folder / id
        folder.mkdir(parents=True)
        write(folder / PLAN, plan)
        self._children[id] = subprocess.Popen(
            [sys.executable, "-m", "sandtable.lab.experiment", str(folder)],
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )
        return id

    def is_running(self, id: str) -> bool:
        child = self._children.get(id)
        return (child is not None and child.poll() is None) or player_of(self.folder / id) is not None

    def stop(self, id: str) -> None:
        """Ends the experiment's process and those that it started."""
        child = self._children.get(id)
        own = child.pid if child is not None and child.poll() is None else None
        leader = player_of(self.find(id)) or own
        if leader:
            with suppress(ProcessLookupError):
                os.killpg(leader, signal.SIGTERM)
        if child is not None:
            child.wait(PATIENCE_S)

    def delete(self, id: str) -> None:
        self.stop(id)
        self._children.pop(id, None)
        gone = self.folder / f".{id}"
        self.find(id).rename(gone)
        shutil.rmtree(gone)

    def tell_all(self) -> list[ExperimentInfo]:
        """The latest first; what is deleted in the meantime is left out."""
        told: list[ExperimentInfo] = []
        for id in self.ids():
            with suppress(Refusal, FileNotFoundError):
                told.append(self.tell(id))
        return told

    def tell(self, id: str) -> ExperimentInfo:
        folder = self.find(id)
        running = self.is_running(id)
        plan, figures = read_plan(folder), read_figures(folder)
        unfinished = figures.progress in ("trying", "playing") and not running
        return {
            "id": id,
            "game": plan.game,
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
            "compare": plan.compare,
            "changes": [change_json(change) for change in changes_of(plan.game, Overlay(plan.changes))],
            "progress": "stopped" if unfinished else figures.progress,
            "done": figures.done,
            "seconds": figures.seconds,
            "problem": figures.problem,
            "figures": [figure_json(figure) for figure in figures.figures],
            "trace": figures.trace,
        }

    def report(self, id: str, language: str) -> str:
        """A run's report; it is kept when the run is over, and made anew each time before that."""
        folder = self.find(id)
        kept = folder / f"report-{language}.html"
        if kept.exists():
            return kept.read_text(encoding="utf8")
        if not (folder / RUN).exists():
            raise Refusal("not-found", "There is no run to report on")
        with TemporaryDirectory() as drafts:
            draft = Path(drafts) / kept.name
            words = [sys.executable, "-m", "sandtable.lab.experiment", str(folder), language, str(draft)]
            if subprocess.run(words, stderr=subprocess.DEVNULL, check=False).returncode:
                raise Refusal("busy", "There is not enough to report on yet; please try again", 2.0)
            text = draft.read_text(encoding="utf8")
        if read_figures(folder).progress == "done":
            kept.write_text(text, encoding="utf8")
        return text

    def overlay(self, id: str) -> str:
        """What the experiment changes, as a file for `--with`."""
        plan = read_plan(self.find(id))
        return as_toml({"game": plan.game, "name": id, **plan.changes})

    def close(self) -> None:
        for id, child in self._children.items():
            if child.poll() is None:
                self.stop(id)


def plan_of(wish: NewExperiment, most: int) -> Plan:
    """What is wished for, checked as far as that goes without playing; the variant itself is tried by the player."""
    game = find_game(wish.game)
    if wish.games > most:
        raise Refusal("bad-request", f"An experiment has at most {most} games")
    if wish.compare and not (wish.changes or wish.without):
        raise Refusal("bad-request", "There is nothing to compare: the variant changes nothing")
    bots = tuple(check_bot(game, bot) for bot in wish.bots)
    overlay = overlay_of(wish)
    changes_of(game.id, overlay)
    plan = Plan(game.id, bots, wish.games, wish.seed, game.complete(wish.options), overlay.data, wish.compare)
    plan.job({}).check()
    return plan


def overlay_of(wish: NewExperiment) -> Overlay:
    overlay = Overlay({})
    for change in wish.changes:
        overlay = overlay.with_value(change.path, change.value)
    out: dict[str, list[str]] = {}
    for row in wish.without:
        file, _, id = row.partition(".")
        out.setdefault(file, []).append(id)
    return Overlay({**overlay.data, "remove": out}) if out else overlay


def figure_json(figure: Figure) -> LabFigure:
    return {
        "measure": figure.measure,
        "share": figure.share,
        "value": figure.value,
        "low": figure.low,
        "high": figure.high,
        "a": figure.a,
        "b": figure.b,
        "sure": figure.sure,
        "more": figure.more,
    }
