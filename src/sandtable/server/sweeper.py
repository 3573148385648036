"""Looks after what nobody asks for: deadlines that pass, bots that a crashed process left waiting, who is where."""

from __future__ import annotations

import asyncio
import logging

from sandtable.games import find_game, game_ids

from . import actions
from .bot_driver import BotDriver
from .errors import Refusal
from .hub import Hub, now_ms

log = logging.getLogger(__name__)

BOT_GRACE_MS = 15_000
"""A bot that has waited this long has been forgotten by whoever should have asked it."""


async def sweep(hub: Hub, bots: BotDriver) -> None:
    """Runs until cancelled; the first round picks up everything that an earlier process left."""
    await _check_rules(hub)
    grace = 0
    while True:
        try:
            await _expire(hub)
            await _wake_bots(hub, bots, grace)
            hub.announce_overdue(now_ms())
        except Exception:
            log.exception("sweep failed")
        grace = BOT_GRACE_MS
        await asyncio.sleep(hub.settings.sweep_s)


async def _check_rules(hub: Hub) -> None:
    """Replays every running match that other rules began; opening one sets it back to where it still holds."""
    for game in game_ids():
        for id in await hub.run(hub.store.live_under_other_rules, game, find_game(game).version):
            try:
                repaired = await hub.change(id, lambda table: table.repaired)
                log.info("match replayed under new rules", extra={"match": id, "repaired": repaired})
            except Refusal as refusal:
                log.error("match cannot go on under new rules", extra={"match": id, "error": refusal.message})


async def _expire(hub: Hub) -> None:
    now = now_ms()
    for id in await hub.run(hub.store.past_deadline, now):
        try:
            await hub.change(id, lambda table: actions.expire(table, now))
        except Refusal as refusal:
            log.warning("deadline not kept", extra={"match": id, "error": refusal.code})


async def _wake_bots(hub: Hub, bots: BotDriver, grace: int) -> None:
    for id in await hub.run(hub.store.bots_waiting, now_ms() - grace):
        try:
            await bots.look(id)
        except Refusal as refusal:
            log.warning("bot cannot be woken", extra={"match": id, "error": refusal.code})


async def share_presence(hub: Hub) -> None:
    """Tells other processes who is here, and hears who is there; runs until cancelled."""
    while True:
        try:
            await hub.writer.run(hub.presence.tell, hub.sockets_by_person(), now_ms())
            for match in await hub.run(hub.presence.hear, now_ms()):
                hub.came_or_went(match)
        except Exception:
            log.exception("presence cannot be shared")
        await asyncio.sleep(hub.settings.sweep_s)
