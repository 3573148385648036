"""The writer: one thread, transactions that are shared, and everybody is told what became of their append."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from typing import cast

import pytest

from sandtable.server.appends import Append
from sandtable.server.errors import Refusal
from sandtable.server.store import Store
from sandtable.server.writer import LARGEST, Writer

from .kit import wait_until


class SlowStore:
    """Writes down what it is given; whether it may go on, and what fits, is up to the test."""

    def __init__(self) -> None:
        self.begun: list[list[str]] = []
        self.written: list[list[str]] = []
        self.may_go_on = threading.Event()
        self.full = False

    def append_all(self, appends: Sequence[Append]) -> list[bool]:
        names = [append.match for append in appends]
        self.begun.append(names)
        self.may_go_on.wait(60)
        if self.full:
            raise OSError("no space left")
        self.written.append(names)
        return [not name.startswith("late") for name in names]


def append(match: str) -> Append:
    return cast(Append, type("Stub", (), {"match": match}))


def writer_on(store: SlowStore) -> Writer:
    return Writer(cast(Store, store))


def test_one_round_of_the_loop_shares_a_transaction() -> None:
    async def write() -> list[bool]:
        writer = writer_on(store)
        done = await asyncio.gather(*(writer.append(append(name)) for name in ("one", "late", "three")))
        await writer.close()
        return done

    store = SlowStore()
    store.may_go_on.set()
    assert asyncio.run(write()) == [True, False, True]
    assert store.written == [["one", "late", "three"]]


def test_a_busy_loop_does_not_keep_the_writer_idle() -> None:
    async def write() -> None:
        writer = writer_on(store)
        first = asyncio.create_task(writer.append(append("first")))
        while not store.begun:
            await asyncio.sleep(0.001)
        second = asyncio.create_task(writer.append(append("second")))
        for _ in range(3):
            await asyncio.sleep(0)
        store.may_go_on.set()
        wait_until(lambda: len(store.written) == 2)
        assert not first.done() and not second.done(), "the loop has heard of nothing yet"
        assert all(await asyncio.gather(first, second))
        await writer.close()

    store = SlowStore()
    asyncio.run(write())
    assert store.written == [["first"], ["second"]]


def test_a_transaction_has_an_end_and_closing_waits_for_the_rest() -> None:
    async def write() -> int:
        writer = writer_on(store)
        tasks = [asyncio.create_task(writer.append(append(f"m{number}"))) for number in range(2 * LARGEST + 1)]
        await asyncio.sleep(0)
        await writer.close()
        return sum(await asyncio.gather(*tasks))

    store = SlowStore()
    store.may_go_on.set()
    assert asyncio.run(write()) == 2 * LARGEST + 1
    assert [len(names) for names in store.written] == [LARGEST, LARGEST, 1]


def test_a_store_that_cannot_be_written_is_told_to_all_who_wait_and_tried_again() -> None:
    async def write() -> None:
        writer = writer_on(store)
        told = await asyncio.gather(*(writer.append(append(name)) for name in "ab"), return_exceptions=True)
        assert [each.code for each in told if isinstance(each, Refusal)] == ["busy", "busy"]
        assert told[0] is not told[1]
        store.full = False
        assert await writer.append(append("c"))
        await writer.close()

    store = SlowStore()
    store.may_go_on.set()
    store.full = True
    asyncio.run(write())
    assert store.written == [["c"]]


def test_other_writes_have_their_turn() -> None:
    async def write() -> list[str]:
        writer, seen = writer_on(store), list[str]()
        appended = asyncio.create_task(writer.append(append("a")))
        while not store.begun:
            await asyncio.sleep(0.001)
        other = asyncio.create_task(writer.run(seen.append, "health"))
        store.may_go_on.set()
        await asyncio.gather(appended, other)
        await writer.close()
        return seen

    store = SlowStore()
    assert asyncio.run(write()) == ["health"]


@pytest.mark.parametrize("leaver", [0, 1])
def test_whoever_does_not_wait_any_more_takes_nobody_along(leaver: int) -> None:
    async def write() -> None:
        writer = writer_on(store)
        tasks = [asyncio.create_task(writer.append(append(name))) for name in "ab"]
        while not store.begun:
            await asyncio.sleep(0.001)
        tasks[leaver].cancel()
        store.may_go_on.set()
        assert await tasks[1 - leaver]
        await writer.close()

    store = SlowStore()
    asyncio.run(write())
    assert store.written == [["a", "b"]]
