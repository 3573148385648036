"""The matches that this process has open: loads them from the log, changes them one at a time, tells who watches."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar

from sandtable.engine import SandtableError
from sandtable.engine.errors import GameOver, NotOffered, NotYourDecision
from sandtable.games import find_game

from . import actions
from .appends import Header
from .errors import Refusal, refusal_of
from .live import Live
from .messages import Act
from .metrics import ACTION_SECONDS, OPEN_SECONDS, SET_ASIDE, TABLES, actions_of
from .moderation import Moderation
from .moderation_store import ModerationStore
from .presence import Presence
from .programs import ProgramStore
from .serialize import Notebook, clocks_json, overdue_of
from .settings import Settings
from .store import Person, Store
from .studies import Studies
from .subscriber import Subscriber
from .table import Table
from .telling import tell
from .variants import Variants
from .writer import Writer

log = logging.getLogger(__name__)

T = TypeVar("T")
TRIES = 4
HARMLESS = (NotOffered, NotYourDecision, GameOver)
"""What the engine says before it has changed anything."""
RETRY_MS = 5 * 60_000
"""How long a match that cannot be read is left alone."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Hub:
    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.variants = Variants(settings.variants)
        self.writer = Writer(store)
        self.presence = Presence(store)
        self.moderation = Moderation(ModerationStore(store.engine))
        self.programs = ProgramStore(store.engine)
        self.readers = ThreadPoolExecutor(4, "reader")
        self.studies = Studies("study", settings.study_workers, settings.limits.studies_waiting, settings.study_s)
        self.opening = Studies(
            "open", settings.study_workers, settings.limits.openings_waiting, settings.study_s, rests=False
        )
        self.aside: dict[str, int] = {}
        """Matches that cannot be read, and when it was last tried."""
        self._aside_news: dict[str, str | None] = {}
        """What is not yet written down of them: why, or that the match is well again."""
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.on_change: list[Callable[[Live, Table], None]] = []
        self.sockets: Counter[str] = Counter()
        self._begun = time.monotonic()

    async def run(self, function: Callable[..., T], *arguments: object) -> T:
        """Runs what blocks in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, function, *arguments)

    async def close(self) -> None:
        self.studies.close()
        self.opening.close()
        await self.writer.close()
        self.readers.shutdown()

    # Opening

    def live(self, id: str) -> Live:
        live = self.lives.get(id) or self._seen_first(id)
        self.lives.move_to_end(id)
        live.touched = time.monotonic()
        return live

    def _seen_first(self, id: str) -> Live:
        live = self.lives[id] = Live(id)
        if len(self.lives) > self.settings.tables_kept:
            self._make_room()
        TABLES.set(len(self.lives))
        return live

    def _make_room(self) -> None:
        for id, live in list(self.lives.items())[: len(self.lives) // 4]:
            if not live.subscribers and not live.lock.locked():
                del self.lives[id]

    @property
    def last_touched(self) -> float:
        """When somebody last came to a match here, on the clock that is never set."""
        return next((live.touched for live in reversed(self.lives.values())), self._begun)

    def put_to_sleep(self) -> None:
        """Matches that nobody has touched for a while: those without a socket are let go, the others sleep."""
        since, now = time.monotonic() - self.settings.sleep_s, now_ms()
        for id, live in list(self.lives.items()):
            busy = live.touched > since or live.lock.locked()
            if busy or live.table is None or live.table.bots_asked():
                continue
            if live.subscribers:
                live.fall_asleep(now)
            else:
                del self.lives[id]
        TABLES.set(len(self.lives))

    @asynccontextmanager
    async def at(self, id: str, ask_store: bool = True) -> AsyncIterator[tuple[Live, Table]]:
        """The match, locked, and as new as the store has it; without asking, as new as this process has heard."""
        live = self.live(id)
        async with live.lock:
            if ask_store and live.table is not None:
                await self._ask_store(live, live.table)
            yield live, await self._up_to_date(live)

    async def _ask_store(self, live: Live, table: Table) -> None:
        seq = await self.run(self.store.seq, live.id)
        live.behind = seq != table.seq
        if seq is None:
            live.drop()

    async def _up_to_date(self, live: Live) -> Table:
        """Whoever finds out that others have written tells those who watch, for nobody else finds out again."""
        if live.table is not None and live.behind:
            await self._catch_up(live, live.table)
            live.wake()
        if live.table is None:
            live.behind = False
            with OPEN_SECONDS.time():
                table, notebook = await self._load(live.id)
            live.open(table, notebook)
            live.wake()
            return table
        return live.table

    async def _catch_up(self, live: Live, table: Table) -> None:
        """A log that this table cannot follow, as when other rules have mended it, is read anew."""
        live.behind = False  # before the store is asked: what comes while it answers makes the table behind again
        try:
            missed = await self.run(self.store.events_since, live.id, table.seq)
        except BaseException:
            live.behind = True
            raise
        try:
            table.catch_up(missed)
        except Exception as error:
            log.warning("match is read anew", extra={"match": live.id, "error": str(error)})
            live.drop()

    async def _load(self, id: str) -> tuple[Table, Notebook]:
        header = await self.run(self.store.header, id)
        if header is None:
            self.lives.pop(id, None)
            raise Refusal("unknown-match", f"There is no match {id!r}")
        try:
            opened = await self.opening.run(self._open, header)
        except Refusal:
            raise
        except Exception as error:
            self.set_aside(id, error)
            raise (
                refusal_of(error)
                if isinstance(error, SandtableError)
                else Refusal("internal", "This match cannot be opened; its log is kept")
            ) from error
        if self.aside.pop(id, None) is not None:
            SET_ASIDE.set(len(self.aside))
            self._aside_news[id] = None
        return opened

    def set_aside(self, id: str, error: Exception) -> None:
        """The match cannot be read: the others go on, and it is tried again later."""
        if id not in self.aside:
            log.error("match set aside", exc_info=error, extra={"match": id})
            self._aside_news[id] = f"{type(error).__name__}: {error}"
        self.aside[id] = now_ms()
        SET_ASIDE.set(len(self.aside))

    def tell_aside(self) -> None:
        """Writes down, for all processes, what has been set aside or is well again. Blocks."""
        news, self._aside_news = self._aside_news, {}
        for id, error in news.items():
            if error is None:
                self.moderation.store.tell_well(id)
            else:
                self.moderation.store.tell_aside(id, error, now_ms())

    def left_alone(self, now: int) -> list[str]:
        """Matches that are not worth another try yet."""
        return [id for id, tried in self.aside.items() if now - tried < RETRY_MS]

    def _open(self, header: Header) -> tuple[Table, Notebook]:
        table = self._replay(header)
        return table, Notebook.of(table)

    def _replay(self, header: Header) -> Table:
        """Plays the match again; if that fails, with every check, to find how far the rules still hold."""
        log_of_match = self.store.events_since(header.id, 0)
        if header.rules == find_game(header.game).version:
            try:
                return Table.load(header, log_of_match)
            except Refusal:
                raise
            except Exception as error:
                log.warning("match does not replay", extra={"match": header.id, "error": str(error)})
        table = Table.load_checked(header, log_of_match, now_ms())
        if table.fresh:
            log.warning("rules changed under a match", extra={"match": header.id, "repaired": table.repaired})
        return table

    # Changing

    async def change(self, id: str, action: Callable[[Table], T]) -> T:
        """Lets the action make events and writes them. A lost race is tried again on what the winner left."""
        live = self.live(id)
        async with live.lock:
            for _ in range(TRIES):
                table = await self._up_to_date(live)
                result, written = await self._try(live, table, action)
                if written:
                    return result
            raise Refusal("busy", "Others kept answering first; please try again")

    async def _try(self, live: Live, table: Table, action: Callable[[Table], T]) -> tuple[T, bool]:
        before = table.seq
        try:
            result = action(table)
            append = table.take_fresh()
            written = append is None or await self.writer.append(append)
        except Refusal:
            if table.seq != before:
                live.drop()
            raise
        except BaseException as error:
            if table.seq != before or not isinstance(error, HARMLESS):
                live.drop()
            if isinstance(error, SandtableError):
                raise refusal_of(error) from error
            raise
        if not written:
            live.drop()
        elif table.seq != before or append is not None:
            self.changed(live, table)
        return result, written

    def changed(self, live: Live, table: Table) -> None:
        live.wake()
        for listener in self.on_change:
            listener(live, table)

    async def act(self, id: str, person: Person, message: Act, shown: int | None = None) -> None:
        """Does what a person's message asks, durably, or raises `Refusal` with nothing changed."""
        started = time.perf_counter()
        outcome = "done"
        try:
            limits = self.moderation.limits_of(person.answerable, self.settings.limits)
            await self.change(
                id, lambda table: actions.perform(actions.Wish(table, person, now_ms(), shown, limits), message)
            )
        except Refusal as refusal:
            outcome = refusal.code
            raise
        finally:
            actions_of(message.type, outcome).inc()
            ACTION_SECONDS.observe(time.perf_counter() - started)

    def open_matches(self) -> dict[str, int]:
        """The matches in memory, and how far each has come here."""
        return {id: live.seq for id, live in self.lives.items() if live.seq is not None}

    async def refresh(self, id: str, seq: int) -> None:
        """Somebody has written to the match up to `seq`; if it was another process, catch up."""
        live = self.lives.get(id)
        if live is None or live.seq is None or live.seq >= seq:
            return
        live.behind = True
        if live.subscribers:
            async with self.at(id, ask_store=False):
                pass
            live.wake()

    def vanished(self, id: str) -> None:
        """The match has been deleted: whoever watches is told so when they next look."""
        if live := self.lives.get(id):
            live.drop()
            live.wake()

    # Presence

    def present(self, id: str) -> Counter[str]:
        """Who is at the match, at any process: sockets by person."""
        live = self.lives.get(id)
        found = self.presence.elsewhere(id)
        if live is not None:
            found.update(live.sockets())
        return found

    def sockets_by_person(self) -> dict[tuple[str, str], int]:
        """Who is connected to this process, by match and person."""
        return Counter((live.id, one.person_id) for live in self.lives.values() for one in live.subscribers)

    def came_or_went(self, id: str) -> None:
        """Somebody has come to the match or left it at another process."""
        if live := self.lives.get(id):
            live.comings += 1
            live.wake()

    def announce_overdue(self, now: int) -> None:
        """Tells those who watch when a deadline passes of which nothing else follows."""
        for live in self.lives.values():
            if live.asleep is not None and live.asleep.alarm is not None and live.asleep.alarm <= now:
                live.wake()
            if live.subscribers and live.table is not None and live.table.clock.used:
                overdue = live.table.overdue(now) + overdue_of(clocks_json(live.table, [], now))
                if overdue != live.overdue:
                    live.overdue = overdue
                    live.wake()

    # Watching

    async def compose(self, live: Live, subscriber: Subscriber) -> list[bytes]:
        """Everything that the subscriber has not been told yet, ready to send."""
        if self.moderation.ignored.get(subscriber.person_id) != subscriber.ignores:
            await self._hear_whom_ignores(subscriber)
        if (table := live.readable) is not None:
            return tell(live, table, subscriber, self.present, now_ms())
        async with live.lock:
            return tell(live, await self._up_to_date(live), subscriber, self.present, now_ms())

    def compose_at_once(self, live: Live, subscriber: Subscriber) -> list[bytes] | None:
        """The same, unless something has to be waited for."""
        table = live.readable
        if table is None or self.moderation.ignored.get(subscriber.person_id) != subscriber.ignores:
            return None
        return tell(live, table, subscriber, self.present, now_ms())

    async def _hear_whom_ignores(self, subscriber: Subscriber) -> None:
        """Whose words the subscriber does not want; when that has changed, the chat is told anew."""
        person = subscriber.person_id
        ignores = self.moderation.ignored.get(person)
        if ignores is None:
            ignores = await self.run(self.moderation.whom_ignores, person)
        if ignores != subscriber.ignores:
            subscriber.ignores, subscriber.chat_sent = ignores, 0

    def connected(self) -> set[str]:
        return {subscriber.person_id for live in self.lives.values() for subscriber in live.subscribers}

    async def heed_moderation(self) -> None:
        """If anything has been decided: whoever now wants to hear others, or fewer, is told the chat anew."""
        if not await self.run(self.moderation.refresh, now_ms(), self.connected()):
            return
        for live in self.lives.values():
            for subscriber in live.subscribers:
                if self.moderation.ignored.get(subscriber.person_id, frozenset()) != subscriber.ignores:
                    subscriber.stir()

    def sign_out(self, sign_ins: Collection[str]) -> None:
        """Open sockets of sign-ins that have ended are a stranger's from now on."""
        for live in self.lives.values():
            for subscriber in live.subscribers:
                if subscriber.person is not None and subscriber.sign_in in sign_ins:
                    subscriber.person = None
                    live.comings += 1
                    live.wake()
