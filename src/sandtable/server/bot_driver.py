"""Bots at the table: worker processes think, this process asks them and enters their answers."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace
from random import Random

from . import actions
from .bot_worker import Job, think
from .errors import Refusal
from .fair_queue import FairQueue
from .hub import Hub, now_ms
from .live import Live
from .metrics import BOT_FAILURES, BOT_SECONDS
from .studies import Asker
from .table import Table
from .worker_process import WorkerProcess

log = logging.getLogger(__name__)

MATCHES_NOTED = 10_000


class Worker:
    """One process. It remembers the matches it has thought about, so that it is sent only what is new."""

    def __init__(self) -> None:
        self._sent: dict[str, int] = {}
        self._starts = 1
        self._queue = FairQueue()
        self.process = WorkerProcess()

    async def think(self, job: Job, who: Asker, alone: bool) -> str:
        """`job` holds the whole record; what the worker knows already is left out."""
        async with self._queue.turn(who, job.match, alone):
            answer = await self._ask(job, self._known(job.match))
            return await self._ask(job, 0) or "" if answer is None else answer

    def _known(self, match: str) -> int:
        """How many entries of the match the process has; a new process has none."""
        if self._starts != self.process.starts or len(self._sent) > MATCHES_NOTED:
            self._starts = self.process.starts
            self._sent.clear()
        return self._sent.get(match, 0)

    async def _ask(self, job: Job, known: int) -> str | None:
        self._sent[job.match] = max(known, len(job.entries))
        return await self.process.run(think, replace(job, start=known, entries=job.entries[known:]))


class BotDriver:
    """Watches every change for a bot that is asked, and lets it answer."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._workers = [Worker() for _ in range(max(1, hub.settings.bot_processes))]
        self._busy: dict[tuple[str, int], asyncio.Task[None]] = {}
        hub.on_change.append(self.consider)
        if hub.settings.warm_bots:
            for worker in self._workers:
                worker.process.warm_up()

    def consider(self, live: Live, table: Table) -> None:
        for seat in table.bots_asked():
            if (live.id, seat) not in self._busy:
                task = asyncio.create_task(self._play(live.id, seat))
                self._busy[live.id, seat] = task

    async def look(self, id: str) -> None:
        """A match whose bot may have been forgotten, as after a crash."""
        async with self.hub.at(id) as (live, table):
            self.consider(live, table)

    async def close(self) -> None:
        for task in self._busy.values():
            task.cancel()
        await asyncio.gather(*(worker.process.close() for worker in self._workers))

    async def _play(self, id: str, seat: int) -> None:
        """Answers for the seat until it is not asked any more."""
        try:
            while await self._answer_once(id, seat):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot stopped", extra={"match": id, "seat": seat})
        finally:
            self._busy.pop((id, seat), None)

    async def _answer_once(self, id: str, seat: int) -> bool:
        started = time.perf_counter()
        async with self.hub.at(id, ask_store=False) as (_, table):
            if seat not in table.bots_asked():
                return False
            turn, watched = table.turn_of(seat), bool(self.hub.present(id))
            job = job_of(table, seat)
            who = Asker(table.header.origin, table.header.host)
            alone = all(seat.kind == "bot" for seat in table.seats)
        answer = await self._think(job, who, alone)
        spent = time.perf_counter() - started
        BOT_SECONDS.labels(job.game).observe(spent)
        if watched and spent < self.hub.settings.bot_pause_s:
            await asyncio.sleep(self.hub.settings.bot_pause_s - spent)
        try:
            await self.hub.change(id, lambda table: self._enter(table, seat, turn, answer))
        except Refusal as refusal:
            log.warning("bot's answer refused", extra={"match": id, "seat": seat, "error": refusal.code})
            await asyncio.sleep(1.0)
        return True

    async def _think(self, job: Job, who: Asker, alone: bool) -> str:
        try:
            return await self._workers[hash(job.match) % len(self._workers)].think(job, who, alone)
        except Exception:
            log.exception("bot failed; a random answer instead", extra={"match": job.match, "seat": job.seat})
            BOT_FAILURES.labels(job.game).inc()
            return ""

    def _enter(self, table: Table, seat: int, turn: str, answer: str) -> None:
        """The position may have changed while the bot thought; then it thinks again."""
        if seat not in table.bots_asked() or table.turn_of(seat) != turn or table.match is None:
            return
        decision = table.match.decision_of(seat)
        assert decision is not None
        offered = [table.game.names[option] for option in decision.options]
        if answer not in offered:
            answer = Random().choice(offered)
        actions.give_answer(table, now_ms(), seat, turn, answer)


def job_of(table: Table, seat: int) -> Job:
    header = table.header
    entries = list(table.record.entries)
    bot = table.seats[seat].bot
    return Job(header.id, header.game, header.options, header.seats, 0, entries, seat, bot, header.variant)
