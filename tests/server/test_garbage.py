"""What ended requests and sockets leave behind goes, at moments when nobody minds."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.server import garbage
from sandtable.server.hub import Hub
from sandtable.server.routes.socket import Session
from sandtable.server.settings import Settings
from sandtable.server.store import Store

from .kit import Player, serving, wait_until


def is_old(thing: object) -> bool:
    return any(each is thing for each in gc.get_objects(2))


@pytest.fixture(autouse=True)
def nothing_by_itself() -> Iterator[None]:
    """What other tests have left is not searched."""
    gc.disable()
    gc.freeze()
    yield
    gc.unfreeze()
    gc.enable()


class Knot:
    """Holds itself, so that only a search finds it when nobody else does."""

    def __init__(self) -> None:
        self.me = self


def test_sockets_that_are_closed_are_found_in_a_quiet_spell(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "SHORT_S", 0.01)
    monkeypatch.setattr(garbage, "SOONEST_S", 0.1)
    monkeypatch.setattr(garbage, "QUIET_S", 0.1)
    knots: weakref.WeakSet[Knot] = weakref.WeakSet()
    real = Session.__init__

    def knotted(self: Session, *arguments: Any) -> None:
        self.knot = Knot()  # type: ignore[attr-defined]
        knots.add(self.knot)  # type: ignore[attr-defined]
        real(self, *arguments)

    monkeypatch.setattr(Session, "__init__", knotted)
    with serving(settings) as url:
        ada = Player(url)
        match = ada.new_match("me", "bot:random")["match"]
        with ada.sit(match), ada.sit(match):
            wait_until(lambda: all(is_old(knot) for knot in knots))
            assert len(knots) == 2
        wait_until(lambda: not knots)


def test_short_searches_find_what_is_new_and_leave_the_rest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(garbage, "SHORT_S", 0.0)

    async def tidy_for_a_moment() -> None:
        store = Store(Settings(database=str(tmp_path / "table.sqlite3")).sqlalchemy_url, "test")
        hub = Hub(store, Settings())
        tidying = asyncio.create_task(garbage.keep_tidy(hub))
        for _ in range(5):
            await asyncio.sleep(0)
        tidying.cancel()
        await hub.close()
        store.close()

    old, kept = Knot(), Knot()
    gc.collect()
    new = Knot()
    dead = [weakref.ref(old), weakref.ref(new)]
    del old, new
    asyncio.run(tidy_for_a_moment())
    assert [ref() is None for ref in dead] == [False, True] and kept.me is kept
    gc.collect()
    assert dead[0]() is None
