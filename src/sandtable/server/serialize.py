"""What leaves the server about a match: only what the engine's view, notes and options give to that watcher."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sandtable.engine import NOTHING, OBSERVER, Decision, Game, Note

from .table import Table

Json = dict[str, Any]


def note_json(game: Game, note: Note) -> Json:
    values = {key: _value(game, key, value) for key, value in note.values.items()}
    return {"key": note.key, "rule": note.rule, "values": values, "private": bool(note.audience)}


def _value(game: Game, key: str, value: Any) -> Any:
    if isinstance(value, list):
        return [_value(game, key, item) for item in value]
    if isinstance(value, int) and key in game.things:
        return None if value == NOTHING else game.names[value]
    return value


class Notebook:
    """The notes one seat may read, kept up to date step by step; taking back starts it anew."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[Json] = []
        self._log: object = None
        self._read = 0

    def catch_up(self, table: Table) -> list[Json]:
        match = table.match
        if match is None:
            return []
        if match.log is not self._log:
            self._log, self._read, self.lines = match.log, 0, []
        for note in match.log.notes[self._read :]:
            if note.visible_to(self.seat):
                self.lines.append(note_json(table.game, note))
        self._read = len(match.log.notes)
        return self.lines


def ask_json(table: Table, decision: Decision) -> Json:
    names, match = table.game.names, table.match
    assert match is not None
    hints = match.state.hints(decision)
    return {
        "turn": table.turn_of(decision.seat),
        "prompt": decision.prompt,
        "left": decision.left,
        "about": None if decision.about == NOTHING else names[decision.about],
        "options": [names[option] for option in decision.options],
        "hints": {names[option]: numbers for option, numbers in hints.items()},
        "quiet": decision.quiet,
    }


def undo_of(table: Table, seat: int) -> str | None:
    match = table.match
    if match is None or seat < 0 or table.over or all(answer.by != seat for answer in match.answers):
        return None
    alone = not table.others(table.seats[seat].person)
    return "free" if alone or match.can_take_back(seat) else "ask"


def position_json(table: Table, seat: int) -> Json:
    """The part of an `update` that is the same for everybody who looks from this seat."""
    match = table.match
    if match is None:
        return {"seat": seat, "view": None, "acting": [], "ask": None, "undo": None, "over": False}
    decision = match.decision_of(seat) if seat >= 0 and not table.over else None
    return {
        "seat": seat,
        "view": match.view(seat),
        "acting": table.acting(seat),
        "ask": None if decision is None else ask_json(table, decision),
        "undo": undo_of(table, seat),
        "over": table.over,
    }


def table_json(table: Table, person: str, present: Counter[str], now: int) -> Json:
    """The `Table` of docs/protocol.md as this person may see it; `present` counts open sockets by person."""
    header = table.header
    return {
        "match": header.id,
        "game": header.game,
        "version": table.game.version,
        "options": header.options,
        "status": table.status,
        "created": header.created,
        "host": bool(person) and header.host == person,
        "seats": [seat_json(table, seat, person, present) for seat in range(header.seats)],
        "mine": table.mine(person),
        "watchers": sum(sockets for who, sockets in present.items() if not table.mine(who)),
        "clock": header.clock,
        "clocks": clocks_json(table),
        "overdue": [seat for seat in table.overdue(now) if seat in table.on_the_clock()],
        "offers": [
            {"what": what, "by": offer.by, "agreed": sorted(offer.agreed), "needed": table.needed(offer)}
            for what, offer in table.offers.items()
        ],
        "fair": {
            "hash": table.key_hash,
            "salt": table.salt.hex(),
            "key": header.key.hex() if table.over else None,
        },
        "parent": None if header.parent is None else {"match": header.parent, "step": header.parent_step},
        "rematch": table.rematch,
        "repaired": table.repaired,
        "result": table.result(),
    }


def seat_json(table: Table, number: int, person: str, present: Counter[str]) -> Json:
    seat, header = table.seats[number], table.header
    told: Json = {
        "seat": number,
        "role": table.roles[number],
        "kind": seat.kind,
        "name": seat.name,
        "mine": seat.kind == "person" and seat.person == person,
        "here": seat.kind == "bot" or (seat.kind == "person" and seat.person in present),
    }
    if seat.kind == "bot":
        told["bot"] = seat.bot
    if seat.kind == "open":
        told["reserved"] = number < len(header.reserved) and header.reserved[number] is not None
    return told


def clocks_json(table: Table) -> Json | None:
    if not table.clock.used or not table.started:
        return None
    running = table.on_the_clock()
    return {"left": table.clock.left, "running": running, "now": table.clock.since if running else table.header.created}


def default_seat(table: Table, person: str) -> int:
    """Where somebody who comes in looks from: their seat that is asked, else their first, else from outside."""
    mine = table.mine(person)
    asked = [seat for seat in mine if seat in table.asked()]
    return (asked or mine or [OBSERVER])[0]
