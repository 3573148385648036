"""What leaves the server about a match: only what the engine's view, notes and options give to that watcher."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from sandtable.engine import NOTHING, OBSERVER, Decision, Game, Gesture, Match, Note
from sandtable.engine.contract import Ending

from .responses import Ask, Clocks, GameView, GestureInfo, NoteInfo, OfferInfo, Position, SeatInfo, TableInfo
from .studies import breathe
from .subscriber import dumps
from .table import Table
from .variants import variant_json


def note_json(game: Game, note: Note) -> NoteInfo:
    values = {key: _value(game, key, value) for key, value in note.values.items()}
    return {"key": note.key, "rule": note.rule, "values": values, "private": bool(note.audience)}


def _value(game: Game, key: str, value: Any) -> Any:
    if isinstance(value, list):
        return [_value(game, key, item) for item in value]
    if isinstance(value, int) and key in game.things:
        return None if value == NOTHING else game.names[value]
    return value


class Notebook:
    """The notes of a match, a page for each seat, kept up to date step by step.

    A note is written once, ready to send, whoever reads it; what is taken back is struck from the end.
    """

    def __init__(self) -> None:
        self._notes: list[Note] = []
        self._lines: list[bytes] = []
        self._pages: dict[int, list[bytes]] = {}

    @classmethod
    def of(cls, table: Table) -> Notebook:
        """All notes of a match in words, which takes long for a long one."""
        book = cls()
        book.read(table)
        return book

    def read(self, table: Table) -> None:
        if table.match is not None:
            self._catch_up(table.game, table.match.log.notes)

    def page(self, table: Table, seat: int) -> list[bytes]:
        """The lines that the seat may read."""
        self.read(table)
        if seat not in self._pages:
            written = zip(self._notes, self._lines, strict=True)
            self._pages[seat] = [line for note, line in written if note.visible_to(seat)]
        return self._pages[seat]

    def _catch_up(self, game: Game, notes: list[Note]) -> None:
        known = self._notes
        while known and (len(known) > len(notes) or known[-1] is not notes[len(known) - 1]):
            struck = known.pop()
            self._lines.pop()
            for seat, page in self._pages.items():
                if struck.visible_to(seat):
                    page.pop()
        for note in notes[len(known) :]:
            breathe()
            line = bytes(memoryview(dumps(note_json(game, note))))  # orjson leaves four kilobytes behind a short text
            known.append(note)
            self._lines.append(line)
            for seat, page in self._pages.items():
                if note.visible_to(seat):
                    page.append(line)


def ask_json(table: Table, decision: Decision) -> Ask:
    assert table.match is not None
    return question_json(table.match, decision, table.turn_of(decision.seat))


def question_json(match: Match, decision: Decision, turn: str) -> Ask:
    game, names = match.game, match.game.names
    hints = match.state.hints(decision)
    return {
        "turn": turn,
        "prompt": decision.prompt,
        "left": decision.left,
        "about": name_of(game, decision.about),
        "so_far": {key: [names[option] for option in options] for key, options in match.state.so_far(decision).items()},
        "options": [names[option] for option in decision.options],
        "hints": {names[option]: numbers for option, numbers in hints.items()},
        "gestures": [gesture_json(game, gesture) for gesture in match.state.gestures(decision)],
        "quiet": decision.quiet,
    }


def name_of(game: Game, option: int) -> str | None:
    return None if option == NOTHING else game.names[option]


def named_for(game: Game, gesture: Gesture, answer: int) -> str:
    """The answer's name, with the question that it belongs to if that may not come up."""
    prompt = gesture.if_asked.get(answer)
    return game.names[answer] if prompt is None else f"{prompt}?{game.names[answer]}"


def gesture_json(game: Game, gesture: Gesture) -> GestureInfo:
    def named(options: list[int]) -> list[str]:
        return [game.names[option] for option in options]

    return {
        "key": gesture.key,
        "answers": [named_for(game, gesture, answer) for answer in gesture.answers],
        "at": name_of(game, gesture.at),
        "what": name_of(game, gesture.what),
        "about": name_of(game, gesture.about),
        "source": name_of(game, gesture.source),
        "most": gesture.most,
        "usual": gesture.usual,
        "counts": named(gesture.counts),
        "again": named(gesture.again),
        "room": gesture.room,
    }


def undo_of(table: Table, seat: int) -> Literal["free", "ask"] | None:
    match = table.match
    if match is None or seat < 0 or not table.own[seat]:
        return None
    alone = not table.others(table.seats[seat].person)
    return "free" if alone or match.can_take_back(seat) else "ask"


def with_ending(view: GameView, ending: Ending | None) -> GameView:
    """The view, with what the table says of the end if it was the table that ended the game."""
    return view if ending is None else {**view, "ending": ending}


def position_json(table: Table, seat: int) -> Position:
    """The part of an `update` that is the same for everybody who looks from this seat."""
    match = table.match
    if match is None:
        return {"seat": seat, "view": None, "acting": [], "ask": None, "undo": None, "over": False}
    over = table.over
    decision = match.decision_of(seat) if seat >= 0 and not over else None
    return {
        "seat": seat,
        "view": with_ending(match.view(seat), table.ending()),
        "acting": [] if over else table.acting(seat),
        "ask": None if decision is None else ask_json(table, decision),
        "undo": None if over else undo_of(table, seat),
        "over": over,
    }


def table_json(table: Table, person: str, present: Counter[str], now: int) -> TableInfo:
    """The `Table` of docs/protocol.md as this person may see it; `present` counts open sockets by person."""
    header, mine = table.header, table.mine(person)
    clocks = clocks_json(table, mine, now)
    return {
        "match": header.id,
        "game": header.game,
        "version": table.game.version,
        "options": header.options,
        "variant": None if table.game.variant is None else variant_json(header.game, table.game.variant),
        "status": table.status,
        "created": header.created,
        "host": bool(person) and header.host == person,
        "seats": [seat_json(table, seat, person, present) for seat in range(header.seats)],
        "mine": mine,
        "watchers": sum(sockets for who, sockets in present.items() if not table.mine(who)),
        "clock": header.clock,
        "clocks": clocks,
        "overdue": overdue_of(clocks),
        "offers": offers_json(table),
        "fair": {
            "hash": table.key_hash,
            "salt": table.salt.hex(),
            "key": header.key.hex() if table.over else None,
            "words": table.words if table.started else [],
        },
        "parent": None if header.parent is None else {"match": header.parent, "step": header.parent_step},
        "rematch": table.rematch,
        "repaired": table.repaired,
        "replayable": table.replayable,
        "result": table.result(),
    }


def offers_json(table: Table) -> list[OfferInfo]:
    return [
        {"what": offer.what, "by": offer.by, "agreed": sorted(offer.agreed), "needed": table.needed(offer)}
        for offer in table.offers.values()
    ]


def seat_json(table: Table, number: int, person: str, present: Counter[str]) -> SeatInfo:
    seat, header = table.seats[number], table.header
    told: SeatInfo = {
        "seat": number,
        "role": table.roles[number],
        "kind": seat.kind,
        "name": seat.name,
        "mine": seat.kind == "person" and seat.person == person,
        "here": seat.kind == "bot" or (seat.kind == "person" and seat.person in present),
    }
    if seat.program:
        told["program"] = True
    if seat.kind == "bot":
        told["bot"] = seat.bot
    if seat.former and seat.former == person and not table.over:
        told["yours_again"] = True
    if table.over and seat.kind == "bot" and person in (seat.former, seat.resigned):
        told["was_yours"] = True
    if seat.kind == "open":
        told["reserved"] = number < len(header.reserved) and header.reserved[number] is not None
    return told


def clocks_json(table: Table, mine: list[int], now: int) -> Clocks | None:
    """The clocks as they stand now. Of those who choose in secret beside each other, others see no more than that."""
    if not table.clock.used or not table.started:
        return None
    running, beside = set(table.on_the_clock()), table.beside
    left = [table.clock.left_at(now, seat, seat in running) for seat in range(table.header.seats)]
    for seat in beside.seats if beside is not None and table.status == "playing" else ():
        if seat >= 0 and seat not in mine and table.seats[seat].kind == "person":
            assert beside is not None
            left[seat] = beside.clock.left_at(now, seat, running=True)
            running.add(seat)
    return {"left": left, "running": sorted(running), "now": now}


def overdue_of(clocks: Clocks | None) -> list[int]:
    """The seats whose clocks, as somebody is shown them, have run down."""
    return [] if clocks is None else [seat for seat in clocks["running"] if clocks["left"][seat] <= 0]


def clock_stamp(clocks: Clocks | None) -> list[int] | None:
    """The same for clocks that have only run on: of a running one the moment when it will have run down."""
    if clocks is None:
        return None
    running = set(clocks["running"])
    return [
        left + clocks["now"] if seat in running and left else left for seat, left in enumerate(clocks["left"])
    ] + sorted(running)


def default_seat(table: Table, person: str) -> int:
    """Where somebody who comes in looks from: their seat that is asked, else their first, else from outside."""
    mine = table.mine(person)
    asked = [seat for seat in mine if seat in table.asked()]
    return (asked or mine or [OBSERVER])[0]
