from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from sandtable.server.settings import Settings

from .fords import announcing_fords
from .kit import FREE, Player, serving
from .postgres import BINARIES, postgresql


@pytest.fixture(scope="package", autouse=True)
def fords_is_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with announcing_fords(tmp_path_factory.mktemp("site")):
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    if not BINARIES:
        pytest.fail("PostgreSQL is not installed: apt install postgresql")
    with postgresql() as address:
        yield address


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Makes the address of an empty database of the kind asked for."""

    def make(kind: str) -> str:
        name = f"t{uuid4().hex[:12]}"
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / name}.sqlite3"
        address: str = request.getfixturevalue("cluster")
        with psycopg.connect(address + "postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return address + name

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, new_database: Callable[[str], str]) -> str:
    """The address of an empty database."""
    return new_database(request.param)


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, limits=FREE, bot_pause_s=0.0, sweep_s=0.1, warm_bots=False)


@pytest.fixture
def url(settings: Settings) -> Iterator[str]:
    with serving(settings) as address:
        yield address


@pytest.fixture
def ada(url: str) -> Player:
    return Player(url)


@pytest.fixture
def bob(url: str) -> Player:
    return Player(url)


@pytest.fixture
def eve(url: str) -> Player:
    return Player(url)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets so many seconds pass at once, for servers that run in this process."""
    real, passed = time.time_ns, 0

    def jump(seconds: float) -> None:
        nonlocal passed
        passed += int(seconds * 1_000_000_000)

    monkeypatch.setattr(time, "time_ns", lambda: real() + passed)
    return jump


@pytest.fixture
def serve_again(settings: Settings) -> Iterator[Callable[[], str]]:
    """Starts one more server on the same database each time it is called."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(serving(settings))
