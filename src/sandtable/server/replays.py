"""Any step of a match as a watcher may see it, and the check of its dice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from sandtable.engine import CHANCE, OBSERVER, Game, Keyed, Match, Note, Record
from sandtable.engine.record import Answer, TakeBack

from .errors import Refusal
from .serialize import Json, note_json
from .table import Table

ALL = -3
"""Looks from every seat at once; only after the end."""

KEPT = 64


class Reel:
    """The answers of a match that are in force, with a twin of the game that stands at one of them."""

    def __init__(self, table: Table) -> None:
        assert table.match is not None
        self.game: Game = table.game
        self.over = table.over
        self.answers: list[Answer] = list(table.match.answers)
        self._options = dict(table.header.options)
        self._seats = table.header.seats
        self.lock = asyncio.Lock()
        self._twin = self._new(0)
        self._moments: dict[int, list[int]] = {}
        self._steps: dict[int, list[Json]] = {}

    def _new(self, step: int) -> Match:
        entries = list(self.answers[:step])
        record = Record(self.game.id, "", self._options, [""] * self._seats, [*entries])
        return Match(self.game, record, trusted=True)

    def at(self, step: int) -> Match:
        """The game after so many answers; going on costs one answer, going back a replay."""
        if step < len(self._twin.answers):
            self._twin = self._new(step)
        for answer in self.answers[len(self._twin.answers) : step]:
            self._twin.submit(answer.by, answer.answer)
        return self._twin

    def moments(self, seat: int) -> list[int]:
        """Steps that the seat can tell apart: all of them after the end, before it those that told it something."""
        if self.over:
            return list(range(len(self.answers) + 1))
        if seat not in self._moments:
            found, told = [0], 0
            for step in range(len(self.answers) + 1):
                notes = self.at(step).log.notes
                if any(visible(note, seat) for note in notes[told:]):
                    found.append(step)
                told = len(notes)
            self._moments[seat] = found if found[1:2] != [0] else found[1:]
        return self._moments[seat]

    def frame(self, number: int | None, seat: int) -> Json:
        moments = self.moments(seat)
        number = len(moments) - 1 if number is None else number
        if not 0 <= number < len(moments):
            raise Refusal("not-found", f"there is no step {number}; the last is {len(moments) - 1}")
        before = self._notes_until(moments[number - 1], seat) if number else 0
        match = self.at(moments[number])
        notes = [note for note in match.log.notes if visible(note, seat)]
        told: Json = {
            "step": number,
            "steps": len(moments) - 1,
            "seat": "all" if seat == ALL else seat,
            **self._answer(moments[number]),
            "view": match.view(OBSERVER if seat == ALL else seat),
            "acting": [other for other in match.acting(seat) if other >= 0],
            "notes_from": before,
            "notes": [note_json(self.game, note) for note in notes[before:]],
            "over": match.state.over,
        }
        if seat == ALL:
            told["views"] = [match.view(other) for other in range(self._seats)]
        return told

    def _notes_until(self, step: int, seat: int) -> int:
        return sum(visible(note, seat) for note in self.at(step).log.notes)

    def steps(self, seat: int) -> list[Json]:
        if seat not in self._steps:
            self._steps[seat] = [self._step(number, step, seat) for number, step in enumerate(self.moments(seat))]
        return self._steps[seat]

    def _step(self, number: int, step: int, seat: int) -> Json:
        match = self.at(step)
        view = match.view(OBSERVER if seat == ALL else seat)
        notes = sum(visible(note, seat) for note in match.log.notes)
        told = {"step": number, **self._answer(step), "notes": notes}
        return told | {key: view.get(key) for key in ("turn", "phase")}

    def _answer(self, step: int) -> Json:
        if not self.over or step == 0:
            return {"by": None, "ask": None, "answer": None}
        answer = self.answers[step - 1]
        return {"by": answer.by, "ask": answer.ask, "answer": answer.answer}


def visible(note: Note, seat: int) -> bool:
    return seat == ALL or note.visible_to(seat)


class Reels:
    """The last few replays that somebody looked at."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, Reel]] = OrderedDict()

    def of(self, table: Table) -> Reel:
        if table.match is None:
            raise Refusal("not-started", "the match has not started")
        seq, reel = self._kept.pop(table.header.id, (-1, None))
        stale = reel is None or reel.over != table.over or (not reel.over and seq != table.seq)
        if reel is None or stale:
            reel = Reel(table)
        self._kept[table.header.id] = (table.seq, reel)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return reel


def verify(table: Table) -> Json:
    """Works out every die and draw again from the published key."""
    header = table.header
    dice = Keyed(header.key, table.salt)
    match = Match(table.game, Record(header.game, "", dict(header.options), [""] * header.seats))
    rolled: list[Json] = []
    for number, entry in enumerate(table.record.entries):
        if isinstance(entry, TakeBack):
            match.take_back_to(entry.by, entry.to, entry.alone)
            continue
        if entry.by == CHANCE and number >= header.copied:
            rolled.append(_roll(match, dice, number, entry))
        match.submit(entry.by, entry.answer)
    hash_ok = table.key_hash == table.published_hash
    return {
        "ok": hash_ok and all(roll["ok"] for roll in rolled),
        "hash_ok": hash_ok,
        "hash": table.published_hash,
        "key": header.key.hex(),
        "salt": table.salt.hex(),
        "events": rolled,
    }


def _roll(match: Match, dice: Keyed, number: int, entry: Answer) -> Json:
    decision = match.decision_of(CHANCE)
    assert decision is not None
    names = match.game.names
    expected = names[dice.pick(decision, number)]
    return {
        "entry": number,
        "ask": entry.ask,
        "options": [names[option] for option in decision.options],
        "answer": entry.answer,
        "expected": expected,
        "ok": expected == entry.answer,
    }
