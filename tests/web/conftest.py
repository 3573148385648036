"""A real server and Debian's Chromium for the tests of the browser client."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .table_talk import PATIENCE_MS

MUST_RUN = "SANDTABLE_ALL" in os.environ
"""Set where everything has to be tested: what is missing is then a failure."""

if not MUST_RUN:
    pytest.importorskip("playwright.sync_api", reason="the client's tests need playwright")

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/sandtable/server/static/index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    lacking = "chromium is not installed" if not CHROMIUM else "" if STATIC.exists() else "run `make web` first"
    for item in items:
        if lacking and not MUST_RUN and Path(__file__).parent in Path(item.fspath).parents:
            item.add_marker(pytest.mark.skip(reason=lacking))


class Server:
    """A steady server of its own, that can be stopped and started again on the same database."""

    def __init__(self, folder: Path, *flags: str, site: Path | None = None) -> None:
        self.flags = flags
        self.path = os.pathsep.join(str(each) for each in (ROOT / "src", site) if each)
        self.database = folder / "table.sqlite3"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.steady", str(self.database), str(self.port), *self.flags]
        environment = {**os.environ, "PYTHONPATH": self.path, "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment)
        deadline = time.monotonic() + PATIENCE_MS / 1000
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=1).read()
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=PATIENCE_MS / 1000)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def fair_server(tmp_path: Path) -> Iterator[Server]:
    """One whose dice are as a table's dice are, sealed and different every time."""
    server = Server(tmp_path, "--true-dice")
    yield server
    server.stop()


@pytest.fixture
def fords_server(tmp_path: Path, fords_site: Path) -> Iterator[Server]:
    """One that knows the template's game, which brings nothing of its own to the browser."""
    server = Server(tmp_path, site=fords_site)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


Person = Callable[..., Any]

FORBIDDEN = """
addEventListener('securitypolicyviolation', (event) =>
  event.sourceFile?.startsWith(location.origin) && window.tellForbidden(`${event.violatedDirective}: ${event.sample}`))
"""
"""What the page itself does; what the tests put into it has no file."""


@pytest.fixture
def person(chromium: Any, server: Server) -> Iterator[Person]:
    """Makes a person: a browser of their own, with their settings. Fails on any error of theirs, and on whatever the
    server's policy forbids the page."""
    contexts: list[Any] = []
    errors: list[str] = []

    def new(
        language: str = "en",
        width: int = 1280,
        height: int = 800,
        guide: bool = False,
        at: str = server.url,
        **settings: Any,
    ) -> Any:
        phone = width < 600
        context = chromium.new_context(
            base_url=at,
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        )
        chosen = {"language": language, "theme": "light", "confirm": "never", **settings}
        context.add_init_script(
            f"if (!localStorage.getItem('sandtable.settings')) "
            f"localStorage.setItem('sandtable.settings', {json.dumps(json.dumps(chosen))})"
        )
        if not guide:
            context.add_init_script("""localStorage.setItem('sandtable.guides', '["*"]')""")
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        context.expose_function("tellForbidden", lambda what: errors.append(what))
        context.add_init_script(FORBIDDEN)
        contexts.append(context)
        return page

    yield new
    for context in contexts:
        context.close()
    assert errors == []
