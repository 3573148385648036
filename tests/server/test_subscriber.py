"""The quick way to tell a socket, and the loop that writes where the quick way cannot."""

from __future__ import annotations

import asyncio

from sandtable.server.subscriber import Subscriber


async def told_quickly(subscriber: Subscriber, can: bool = True) -> int:
    """How often it is told at once when it is stirred three times in one round."""
    times = 0

    def at_once() -> bool:
        nonlocal times
        times += 1
        return can

    subscriber.at_once = at_once
    for _ in range(3):
        subscriber.stir()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    return times


def test_all_of_a_round_is_told_together() -> None:
    async def scene() -> None:
        subscriber = Subscriber(None, None)
        assert await told_quickly(subscriber) == 1
        assert not subscriber.wake.is_set()
        assert await told_quickly(subscriber) == 1

    asyncio.run(scene())


def test_nothing_overtakes_the_loop_that_writes() -> None:
    async def scene() -> None:
        subscriber = Subscriber(None, None)
        subscriber.writing = True
        assert await told_quickly(subscriber) == 0
        assert subscriber.wake.is_set()
        subscriber.writing = False
        assert await told_quickly(subscriber) == 0, "the loop has been called and comes first"

    asyncio.run(scene())


def test_what_cannot_be_told_at_once_is_left_to_the_loop() -> None:
    async def scene() -> None:
        subscriber = Subscriber(None, None)
        assert await told_quickly(subscriber, can=False) == 1
        assert subscriber.wake.is_set()

    asyncio.run(scene())


def test_a_failure_is_handed_to_the_loop_which_ends_the_socket() -> None:
    async def scene() -> None:
        subscriber = Subscriber(None, None)
        error = ValueError("no view")

        def at_once() -> bool:
            raise error

        subscriber.at_once = at_once
        subscriber.stir()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert subscriber.failed is error
        assert subscriber.wake.is_set()

    asyncio.run(scene())
