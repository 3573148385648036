"""Any step of a match as a watcher may see it, and the check of its dice."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from dataclasses import dataclass, field

from sandtable.engine import CHANCE, OBSERVER, Game, Keyed, Match, Note, Record
from sandtable.engine.record import Answer, Entry
from sandtable.engine.verify import salt_of

from .appends import Header
from .errors import Refusal
from .responses import Replay, Roll, Step, Verified
from .serialize import note_json, with_ending
from .studies import breathe
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
        self._ending = table.ending()
        self.answers: list[Answer] = list(table.match.answers)
        self._options = dict(table.header.options)
        self._seats = table.header.seats
        self.lock = asyncio.Lock()
        self._twin = self._new()
        self._moments: dict[int, list[int]] = {}
        self._steps: dict[int, list[Step]] = {}

    def _new(self) -> Match:
        return Match(self.game, Record(self.game.id, "", self._options, [""] * self._seats))

    def at(self, step: int) -> Match:
        """The game after so many answers; going on costs one answer, going back what came since a checkpoint."""
        if len(self._twin.record.entries) > 4 * len(self.answers) + 1000:
            self._twin = self._new()
        if step < len(self._twin.answers):
            self._twin.take_back_to(CHANCE, step)
        for answer in self.answers[len(self._twin.answers) : step]:
            breathe()
            self._twin.feed(answer)
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

    def frame(self, number: int | None, seat: int) -> Replay:
        moments = self.moments(seat)
        number = len(moments) - 1 if number is None else number
        if not 0 <= number < len(moments):
            raise Refusal("not-found", f"There is no step {number}; the last one is {len(moments) - 1}")
        before = self._notes_until(moments[number - 1], seat) if number else 0
        match = self.at(moments[number])
        ending = self._ending if moments[number] == len(self.answers) else None
        notes = [note for note in match.log.notes if visible(note, seat)]
        by, ask, answer = self._answer(moments[number])
        told: Replay = {
            "step": number,
            "steps": len(moments) - 1,
            "seat": "all" if seat == ALL else seat,
            "by": by,
            "ask": ask,
            "answer": answer,
            "view": with_ending(match.view(OBSERVER if seat == ALL else seat), ending),
            "acting": [other for other in match.acting(seat) if other >= 0],
            "notes_from": before,
            "notes": [note_json(self.game, note) for note in notes[before:]],
            "over": match.state.over,
        }
        if seat == ALL:
            told["views"] = [with_ending(match.view(other), ending) for other in range(self._seats)]
        return told

    def _notes_until(self, step: int, seat: int) -> int:
        return sum(visible(note, seat) for note in self.at(step).log.notes)

    def steps(self, seat: int) -> list[Step]:
        if seat not in self._steps:
            told, read, steps = 0, 0, []
            for number, step in enumerate(self.moments(seat)):
                notes = self.at(step).log.notes
                told += sum(visible(note, seat) for note in notes[read:])
                read = len(notes)
                steps.append(self._step(number, step, seat, told))
            self._steps[seat] = steps
        return self._steps[seat]

    def _step(self, number: int, step: int, seat: int, notes: int) -> Step:
        view = self.at(step).view(OBSERVER if seat == ALL else seat)
        by, ask, answer = self._answer(step)
        turn, phase = view.get("turn"), view.get("phase")
        return {"step": number, "by": by, "ask": ask, "answer": answer, "notes": notes, "turn": turn, "phase": phase}

    def _answer(self, step: int) -> tuple[int | None, str | None, str | None]:
        if not self.over or step == 0:
            return None, None, None
        answer = self.answers[step - 1]
        return answer.by, answer.ask, answer.answer


def visible(note: Note, seat: int) -> bool:
    return seat == ALL or note.visible_to(seat)


class Reels:
    """The last few replays that somebody looked at."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, Reel]] = OrderedDict()

    def of(self, table: Table) -> Reel:
        if table.match is None:
            raise Refusal("not-started", "The match has not started")
        seq, reel = self._kept.pop(table.header.id, (-1, None))
        stale = reel is None or reel.over != table.over or (not reel.over and seq != table.seq)
        if reel is None or stale:
            reel = Reel(table)
        self._kept[table.header.id] = (table.seq, reel)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return reel


@dataclass(frozen=True)
class Dice:
    """What is needed to work out the dice of a finished match again."""

    game: Game
    header: Header
    entries: list[Entry]
    words: list[str]
    salt: bytes
    published_hash: str
    renewed: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, table: Table) -> Dice:
        """Taken while the table is held; the work can then be done elsewhere."""
        return cls(
            table.game,
            table.header,
            list(table.record.entries),
            list(table.words),
            table.salt,
            table.published_hash,
            list(table.renewed),
        )

    def verify(self) -> Verified:
        """Every die and draw in force, from the published key; what was taken back costs nothing."""
        header, keyed = self.header, Keyed(self.header.key, self.salt, self.renewed)
        record = Record(header.game, "", dict(header.options), [""] * header.seats, self.entries)
        match = Match(self.game, Record(header.game, "", dict(header.options), [""] * header.seats))
        rolled: list[Roll] = []
        for number, answer in record.numbered_in_force():
            breathe()
            if answer.by == CHANCE and number >= header.copied:
                rolled.append(_roll(match, keyed, number, answer))
            match.submit(answer.by, answer.answer)
        hash_ok = hashlib.sha256(header.key).hexdigest() == self.published_hash
        salt_ok = self.salt == salt_of(header.id, self.words)
        return {
            "ok": hash_ok and salt_ok and all(roll["ok"] for roll in rolled),
            "hash_ok": hash_ok,
            "salt_ok": salt_ok,
            "hash": self.published_hash,
            "key": header.key.hex(),
            "salt": self.salt.hex(),
            "words": self.words,
            "events": rolled,
        }


def _roll(match: Match, dice: Keyed, number: int, entry: Answer) -> Roll:
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
