"""The coach: hints in casual games against bots, and a second look at games that are over.

All of it is thought in a process of its own, one piece at a time and fair between those who ask; a review goes on when
its asker leaves, for it is kept with the match.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace

from sandtable.coach import Point, Review, Turning, marks, swings
from sandtable.coach.review import decisions_of

from .coach_store import CoachStore
from .coach_worker import Advised, Case, advise, judge, look_again
from .errors import Refusal
from .fair_queue import FairQueue
from .hub import Hub, now_ms
from .responses import ReviewInfo
from .store import Person
from .studies import Asker, asker
from .table import Table
from .worker_process import WorkerProcess

log = logging.getLogger(__name__)

AT_ONCE = 3
"""No more reviews than this are being made at a time for one person, or for one address."""


def case_of(table: Table) -> Case:
    assert table.match is not None
    header = table.header
    return Case(header.id, header.game, header.options, header.seats, list(table.match.answers), header.variant)


@dataclass
class Work:
    """A review that is being made: how much of it is done."""

    asker: Asker
    task: asyncio.Task[None]
    done: int = 0
    parts: int = 1


def must_not_wait_for_more(waiting: Iterable[Asker], who: Asker, most: int) -> None:
    if sum(bool(other.keys & who.keys) for other in waiting) >= most:
        raise Refusal("too-many", "You are already waiting for too much at once", retry_after_s=5.0)


class Coach:
    """Turns go by address and person first: whoever makes up many guests gains nothing."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = CoachStore(hub.store.engine)
        self._process = WorkerProcess()
        self._queue = FairQueue()
        self._works: dict[str, Work] = {}
        self._hinted: list[Asker] = []
        """Who waits for a hint."""

    async def hint(self, person: Person, match: str, seat: int) -> tuple[str, list[Advised]]:
        """The turn that was asked about, and the best options first."""
        async with self.hub.at(match) as (_, table):
            must_be_casual(table, person, seat)
            case, turn = case_of(table), table.turn_of(seat)
        who = Asker(asker.get().address, person.id)
        with self._waiting_for_hint(who):
            async with self._queue.turn(who, match, alone=False):
                advice = await self._process.run(advise, case, seat)
        async with self.hub.at(match) as (_, table):
            if table.turn_of(seat) != turn:
                raise Refusal("not-asked", "The question has been answered in the meantime")
        return turn, advice

    @contextmanager
    def _waiting_for_hint(self, who: Asker) -> Iterator[None]:
        must_not_wait_for_more(self._hinted, who, self.hub.settings.limits.studies_waiting)
        self._hinted.append(who)
        try:
            yield
        finally:
            self._hinted.remove(who)

    def begin(self, person: Person, table: Table) -> None:
        """Makes a review of a finished match, unless one is being made."""
        id = table.header.id
        if id in self._works:
            return
        who = Asker(asker.get().address, person.id)
        must_not_wait_for_more((work.asker for work in self._works.values()), who, AT_ONCE)
        task = asyncio.create_task(self._review(case_of(table), who))
        self._works[id] = Work(who, task)

    async def progress(self, match: str) -> ReviewInfo:
        work = self._works.get(match)
        if work is not None:
            return {"status": "working", "done": work.done, "parts": work.parts, "points": [], "turnings": []}
        kept = await self.hub.run(self.store.find, match)
        if kept is None:
            return {"status": "none", "done": 0, "parts": 0, "points": [], "turnings": []}
        return {"status": "done", "done": 0, "parts": 0, "points": kept["points"], "turnings": kept["turnings"]}

    async def close(self) -> None:
        for work in self._works.values():
            work.task.cancel()
        await self._process.close()

    async def _review(self, case: Case, who: Asker) -> None:
        try:
            review = await self._look(case, who)
            await self.hub.writer.run(self.store.keep, case.match, now_ms(), asdict(review))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("review failed", extra={"match": case.match})
        finally:
            self._works.pop(case.match, None)

    async def _look(self, case: Case, who: Asker) -> Review:
        steps = marks(len(case.answers))
        work = self._works[case.match]
        work.parts = 2 * len(steps)
        points: list[Point] = []
        for step in steps:
            async with self._queue.turn(who, case.match, alone=True):
                points.append(await self._process.run(judge, case, step))
            work.done += 1
        turnings: list[Turning] = []
        found = swings(points)
        for place, (seat, before, after) in enumerate(found, 1):
            turnings.append(await self._turning(case, who, seat, before, after))
            work.done = len(steps) + len(steps) * place // len(found)
        return Review(points, turnings)

    async def _turning(self, case: Case, who: Asker, seat: int, before: Point, after: Point) -> Turning:
        """The worst mistake between two points, if there was one."""
        lost = before.chances[seat] - after.chances[seat]
        worst = Turning(after.step, seat, lost)
        for step in decisions_of(case.answers, seat, before.step, after.step):
            async with self._queue.turn(who, case.match, alone=True):
                mistake = await self._process.run(look_again, case, seat, step)
            if mistake is not None and mistake.cost > worst.cost:
                worst = replace(mistake, lost=lost)
        return worst


def must_be_casual(table: Table, person: Person, seat: int) -> None:
    """Advice is only for who plays alone against bots and is asked: nobody else waits, nobody is deceived."""
    if seat not in table.mine(person.id):
        raise Refusal("not-your-seat", f"Seat {seat} is not yours")
    if table.others(person.id):
        raise Refusal("not-allowed", "There are hints only in games against bots")
    if table.match is None or table.over or table.match.decision_of(seat) is None:
        raise Refusal("not-asked", f"Seat {seat} has nothing to decide right now")
