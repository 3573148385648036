"""What a socket is told: whatever has changed since it was told last, ready to send."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from .live import Live
from .responses import ChatLine
from .serialize import clock_stamp, clocks_json, default_seat, overdue_of, table_json
from .subscriber import Subscriber, agreeing, digest, dumps
from .table import Table

CHAT_ON_ARRIVAL = 100
Present = Callable[[str], Counter[str]]
"""Who is at a match, by its id: sockets by person."""


def tell(live: Live, table: Table, subscriber: Subscriber, present: Present, now: int) -> list[bytes]:
    """Everything that the subscriber has not been told yet."""
    _show_own_seat(table, subscriber)
    told = [
        *_table_message(live, table, subscriber, present, now),
        *_update_message(live, table, subscriber),
        *_chat_message(table, subscriber),
    ]
    while subscriber.outbox:
        told.append(dumps(subscriber.outbox.popleft()))
    return told


def _show_own_seat(table: Table, subscriber: Subscriber) -> None:
    """Whoever has lost the seat that the socket shows sees what a watcher sees, until it is claimed back."""
    seat, mine = subscriber.seat, table.mine(subscriber.person_id)
    if seat is None or (seat >= 0 and seat not in mine):
        subscriber.lost, subscriber.seat = seat, default_seat(table, subscriber.person_id)
        subscriber.forget()
    elif subscriber.lost in mine:
        subscriber.seat = subscriber.lost
        subscriber.lost = None
        subscriber.forget()


def _table_message(live: Live, table: Table, subscriber: Subscriber, present: Present, now: int) -> list[bytes]:
    person = subscriber.person_id
    clocked = [table.seq, *overdue_of(clocks_json(table, table.mine(person), now))] if table.clock.used else []
    stamp: tuple[object, ...] = (table.talk, table.status, live.comings, person, *clocked)
    if stamp == subscriber.table_stamp:
        return []
    subscriber.table_stamp = stamp
    told = table_json(table, person, present(live.id), now)
    lasting = dumps({**told, "clocks": clock_stamp(told["clocks"])})
    if lasting == subscriber.table_sent or (subscriber.slept and subscriber.slept.table == digest(lasting)):
        subscriber.table_sent = lasting
        return []
    subscriber.table_sent = lasting
    return [dumps({"type": "table", "table": told})]


def _update_message(live: Live, table: Table, subscriber: Subscriber) -> list[bytes]:
    assert subscriber.seat is not None
    position, notes = live.position(table, subscriber.seat), live.notes(table, subscriber.seat)
    subscriber.recall(position, notes)
    agreed = agreeing(subscriber.notes_sent, notes)
    if position == subscriber.position_sent and agreed == len(notes) == len(subscriber.notes_sent):
        return []
    subscriber.position_sent = position
    subscriber.notes_sent[agreed:] = notes[agreed:]
    return [update(position, notes, agreed, table.mine(subscriber.person_id))]


def update(position: bytes, notes: list[bytes], since: int, mine: list[int]) -> bytes:
    """The `Update` of docs/protocol.md, put together from what is written already."""
    news = b",".join(notes[since:])
    return b'{"type":"update",%b,"notes_from":%d,"notes":[%b],"mine":%b}' % (position[1:-1], since, news, dumps(mine))


def _chat_message(table: Table, subscriber: Subscriber) -> list[bytes]:
    """What was said since; somebody who has just come gets the end of a long conversation only."""
    if subscriber.chat_sent == 0:
        subscriber.chat_sent = max(0, len(table.chat) - CHAT_ON_ARRIVAL)
    lines = table.chat[subscriber.chat_sent :]
    if not lines:
        return []
    if subscriber.ignores:
        speakers = table.speakers[subscriber.chat_sent :]
        lines = [
            muted(line) if speaker in subscriber.ignores else line
            for line, speaker in zip(lines, speakers, strict=True)
        ]
    message = {"type": "chat", "from": subscriber.chat_sent, "lines": lines}
    subscriber.chat_sent = len(table.chat)
    return [dumps(message)]


def muted(line: ChatLine) -> ChatLine:
    return {**line, "text": "", "muted": True}
