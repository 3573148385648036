"""Looks after what nobody asks for: deadlines that pass, bots that a crashed process left waiting, who is where."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sandtable.games import find_game, game_ids

from . import actions
from .bot_driver import BotDriver
from .database import checkpoint
from .errors import Refusal
from .hub import Hub, now_ms
from .signing import Signing
from .tasks import alive

log = logging.getLogger(__name__)

BOT_GRACE_MS = 15_000
"""A bot that has waited this long has been forgotten by whoever should have asked it."""
OVERLAP_MS = 10_000
"""Sign-ins that ended so long before the last look may have been written late."""


async def sweep(hub: Hub, bots: BotDriver) -> None:
    """Runs until cancelled; the first round picks up everything that an earlier process left."""
    await _check_rules(hub)
    grace = 0
    while True:
        alive()
        await _expire(hub)
        await _wake_bots(hub, bots, grace)
        hub.announce_overdue(now_ms())
        hub.put_to_sleep()
        grace = BOT_GRACE_MS
        await asyncio.sleep(hub.settings.sweep_s)


async def _each(hub: Hub, ids: list[str], look: Callable[[str], Awaitable[object]]) -> None:
    """Looks after each match; one that cannot be read is set aside, and the others have their turn."""
    for id in ids:
        alive()
        try:
            await look(id)
        except Refusal as refusal:
            log.warning("match could not be looked after", extra={"match": id, "error": refusal.code})
            if refusal.code != "busy":
                hub.set_aside(id, refusal)
        except Exception as error:
            hub.set_aside(id, error)


async def _check_rules(hub: Hub) -> None:
    """Replays every running match that other rules began; opening one sets it back to where it still holds."""

    async def replay(id: str) -> None:
        repaired = await hub.change(id, lambda table: table.repaired)
        log.info("match replayed under new rules", extra={"match": id, "repaired": repaired})

    for game in game_ids():
        try:
            version = find_game(game).version
        except Exception:
            log.exception("game cannot be loaded", extra={"game": game})
            continue
        await _each(hub, await hub.run(hub.store.live_under_other_rules, game, version), replay)


async def _expire(hub: Hub) -> None:
    now = now_ms()
    overdue = await hub.run(hub.store.past_deadline, now, hub.left_alone(now))
    await _each(hub, overdue, lambda id: hub.change(id, lambda table: actions.expire(table, now)))


async def _wake_bots(hub: Hub, bots: BotDriver, grace: int) -> None:
    now = now_ms()
    await _each(hub, await hub.run(hub.store.bots_waiting, now - grace, hub.left_alone(now)), bots.look)


async def keep_checkpointing(hub: Hub) -> None:
    while True:
        alive()
        await asyncio.sleep(hub.settings.sweep_s)
        await hub.run(checkpoint, hub.store.engine)


async def keep_moderating(hub: Hub, signing: Signing, own_secret: bool) -> None:
    """Hears of what other processes and `sandtable admin` have decided, and tells what is set aside."""
    while True:
        alive()
        await hub.heed_moderation()
        if own_secret:
            signing.use(await hub.run(hub.store.secrets))
        await hub.writer.run(hub.tell_aside)
        await asyncio.sleep(hub.settings.sweep_s)


async def share_presence(hub: Hub) -> None:
    """Tells other processes who is here, and hears who is there and who has signed out; runs until cancelled."""
    looked = now_ms()
    while True:
        alive()
        await hub.writer.run(hub.presence.tell, hub.sockets_by_person(), now_ms())
        for match in await hub.run(hub.presence.hear, now_ms()):
            hub.came_or_went(match)
        looked, since = now_ms(), looked - OVERLAP_MS
        hub.sign_out(await hub.run(hub.store.sign_ins_ended_since, since))
        hub.sign_out(await hub.run(hub.programs.ended_since, since))
        await asyncio.sleep(hub.settings.sweep_s)
