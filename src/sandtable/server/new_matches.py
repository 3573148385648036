"""New matches: made by a host, as a rematch, branched from a replay, or read from a record."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sandtable.engine import Record, loads, replay_as_far_as_it_holds
from sandtable.engine.game import OptionValue
from sandtable.engine.record import Answer
from sandtable.games import find_game, game_of, replay

from . import events as happened
from .actions import Wish, claim, start_when_full
from .appends import Header
from .bot_worker import check_bot
from .clock import DAY
from .errors import Refusal
from .hub import Hub, now_ms
from .messages import NAME_LENGTH
from .responses import ClockPlan
from .serialize import Notebook
from .signing import new_id
from .store import Person
from .studies import breathe
from .table import Table
from .variants import Variants, variant_of

ENTRIES_MOST = 30_000
PIECE = 100
"""How many events are written at once."""
NOBODY = "-"
"""The person of a seat in an imported record."""


@dataclass(frozen=True)
class SeatWish:
    """What the host wants of a seat: `me`, `open`, `bot`, or reserved for a person."""

    kind: str
    bot: str | None = None
    person: str | None = None


@dataclass(frozen=True)
class Plan:
    game: str
    seats: Sequence[SeatWish] = ()
    options: dict[str, OptionValue] = field(default_factory=dict)
    clock: ClockPlan = field(default_factory=lambda: ClockPlan(kind="none"))
    listed: bool = True
    nonce: str = ""
    parent: str | None = None
    parent_step: int = 0
    copied: Sequence[Answer] = ()
    origin: str = ""
    variant: dict[str, Any] = field(default_factory=dict)

    def shuffled(self) -> Plan:
        return replace(self, seats=random.SystemRandom().sample(list(self.seats), len(self.seats)))


async def found(hub: Hub, host: Person, plan: Plan) -> Table:
    """Makes the match; when no seat is open it has started."""
    most = hub.settings.limits.unfinished
    if plan.origin and await hub.run(hub.store.unfinished_of, plan.origin, now_ms() - DAY) >= most:
        raise Refusal("too-many", f"You have {most} unfinished matches from today; finish some before starting another")
    allowed = hub.moderation.quota(host.id, "matches")
    if allowed is not None and await hub.run(hub.store.unfinished_by, host.id, now_ms() - DAY) >= allowed:
        raise Refusal("too-many", f"You may have {allowed} unfinished matches; finish some before starting another")
    table = await hub.studies.run(lay_table, host, plan) if plan.copied else lay_table(host, plan)
    await asyncio.shield(enter(hub, table))
    return table


async def enter(hub: Hub, table: Table) -> None:
    """Writes the match; a long one in pieces, so that other tables' answers need not wait for all of it.

    Until the last piece is written nobody knows its id, and it looks like a match that waits for players. What has been
    begun is written to the end, also when whoever asked for it has left.
    """
    whole = table.first_append()
    pieces = [whole.events[start : start + PIECE] for start in range(0, len(whole.events), PIECE)] or [[]]
    unfinished = replace(whole.summary, status="waiting", deadline=None, bot_due=False)
    for number, events in enumerate(pieces):
        last = number == len(pieces) - 1
        piece = replace(whole, expected=number * PIECE, events=events, summary=whole.summary if last else unfinished)
        if number == 0:
            await hub.writer.run(hub.store.create, table.header, piece)
        elif not await hub.writer.append(replace(piece, seats={})):
            raise Refusal("busy", "The match could not be written; please try again")
    notebook = await hub.opening.run(Notebook.of, table) if table.header.copied else Notebook()
    live = hub.live(table.header.id)
    live.open(table, notebook)
    hub.changed(live, table)


def lay_table(host: Person, plan: Plan) -> Table:
    variant = variant_of(plan.variant)
    game = find_game(plan.game) if variant is None else find_game(plan.game, variant)
    wishes = list(plan.seats) or [SeatWish("me")] + [SeatWish("bot")] * (game.seats[0] - 1)
    options = game.complete(plan.options)
    game.start(len(wishes), options)
    header = Header(
        id=new_id("m_"),
        game=game.id,
        rules=game.version,
        options=options,
        seats=len(wishes),
        clock=plan.clock,
        listed=plan.listed,
        host=host.id,
        key=secrets.token_bytes(32),
        created=now_ms(),
        reserved=[wish.person for wish in wishes],
        parent=plan.parent,
        parent_step=plan.parent_step,
        copied=len(plan.copied),
        origin=plan.origin,
        variant=plan.variant,
    )
    table = Table(header, game)
    table.copy_entries(header.created, plan.copied)
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            claim(Wish(table, host, header.created), seat, None, plan.nonce)
        elif wish.kind == "bot":
            table.emit(header.created, happened.BotSeated(seat, check_bot(game, wish.bot)))
    start_when_full(table, header.created)
    return table


async def rematch(hub: Hub, person: Person, id: str, origin: str = "") -> Table | str:
    """The next match of the same people, each one seat further; or the id of the one that somebody has made."""
    async with hub.at(id) as (_, table):
        played = table.played(person.id)
        if not played:
            raise Refusal("not-your-seat", "You have had no seat here")
        if not table.over:
            raise Refusal("not-over", "The game is not over yet")
        if table.rematch is not None:
            return table.rematch
        plan = Plan(
            game=table.header.game,
            seats=[_again(table, number - 1, person) for number in range(table.header.seats)],
            options=table.header.options,
            variant=table.header.variant,
            clock=table.header.clock,
            listed=False,
            origin=origin,
        )
    new = await found(hub, person, plan)

    def tell(table: Table) -> str:
        if table.rematch is None:
            table.emit(now_ms(), happened.RematchMade(played[0], new.header.id))
        return table.rematch or ""

    agreed = await hub.change(id, tell)
    return new if agreed == new.header.id else agreed


def _again(table: Table, number: int, host: Person) -> SeatWish:
    """Who resigned is asked again; a bot that took over from somebody else stays, unless they are the host."""
    seat = table.seats[number]
    who = seat.person or seat.resigned
    if host.id in (who, seat.former):
        return SeatWish("me")
    return SeatWish("open", person=who) if who else SeatWish("bot", seat.bot)


async def branch(
    hub: Hub, person: Person, id: str, step: int, seats: Sequence[SeatWish], clock: ClockPlan, origin: str = ""
) -> Table:
    """A new match that begins where the other one stood after `step` answers."""
    async with hub.at(id) as (_, table):
        if not table.over and (table.others(person.id) or not table.mine(person.id)):
            raise Refusal("hidden", "You can branch from a match with other players once it is over")
        match = table.match
        if match is None or not 0 <= step <= len(match.answers):
            raise Refusal("not-found", f"There is no step {step}")
        if step == len(match.answers) and match.state.over:
            raise Refusal("game-over", "Nothing is left to play after the last step")
        if seats and len(seats) != table.header.seats:
            raise Refusal("bad-seats", f"This match has {table.header.seats} seats, not {len(seats)}")
        plan = Plan(
            game=table.header.game,
            seats=seats or [_in_place_of(table, number, person) for number in range(table.header.seats)],
            options=table.header.options,
            variant=table.header.variant,
            clock=clock,
            listed=False,
            parent=id,
            parent_step=step,
            copied=match.answers[:step],
            origin=origin,
        )
    return await found(hub, person, plan)


def _in_place_of(table: Table, number: int, person: Person) -> SeatWish:
    """Unless said otherwise: my seats, or the first seat of a match that was not mine; bots for the rest."""
    mine = table.mine(person.id) or [0]
    seat = table.seats[number]
    return SeatWish("me") if number in mine else SeatWish("bot", seat.bot if seat.kind == "bot" else None)


async def import_record(hub: Hub, person: Person, text: str, as_far_as_it_holds: bool = False) -> Table:
    """Checking a long record takes seconds, and those who play must not feel it."""
    table = await hub.studies.run(_read, hub.variants, person, text, as_far_as_it_holds)
    await asyncio.shield(enter(hub, table))
    return table


def _read(variants: Variants, person: Person, text: str, as_far_as_it_holds: bool) -> Table:
    if text.count("\n") > ENTRIES_MOST + 2:
        raise Refusal("too-large", f"The record has more than {ENTRIES_MOST} entries")
    record: Record = loads(text)
    variants.check(record)
    breathe()
    if as_far_as_it_holds:
        match, _ = replay_as_far_as_it_holds(game_of(record), record, breathe)
        record = match.record
    else:
        match = replay(record, breathe=breathe)
    over = match.state.over
    now = now_ms()
    header = Header(
        id=new_id("m_"),
        game=record.game,
        rules=record.version,
        options=find_game(record.game).complete(record.options),
        variant=record.variant,
        seats=len(record.seats),
        clock={"kind": "none"},
        listed=False,
        host=person.id,
        key=secrets.token_bytes(32),
        created=now,
        copied=len(record.entries),
    )
    table = Table(header)
    table.copy_entries(now, record.entries)
    for seat, name in enumerate(record.seats):
        shown = "".join(char for char in name if char.isprintable())[:NAME_LENGTH]
        table.emit(now, happened.SeatClaimed(seat, NOBODY, shown or table.roles[seat]))
    if not over:
        table.emit(now, happened.Ended("import", "imported", []))
    table.start(now)
    return table
