"""The record: a game as a versioned JSON-lines file (docs/record-format.md)."""

from __future__ import annotations

import json
from bisect import bisect_left
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from .errors import BadRecord
from .game import OptionValue

FORMAT = 1


@dataclass(frozen=True)
class Answer:
    """Somebody answered. `by` is a seat, or CHANCE."""

    by: int
    ask: str
    answer: str

    def __reduce__(self) -> tuple[type[Answer], tuple[int, str, str]]:
        """Compiled, what is frozen cannot be filled in afterwards, as unpickling would."""
        return Answer, (self.by, self.ask, self.answer)


@lru_cache(maxsize=1 << 16)
def answer_of(by: int, ask: str, answer: str) -> Answer:
    """Equal answers are one object: a game has many answers, but few different ones."""
    return Answer(by, ask, answer)


@dataclass(frozen=True)
class TakeBack:
    """Everything after the first `to` answers in force is taken back; if `alone`, only the answers of `by`."""

    by: int
    to: int
    alone: bool = False

    def __reduce__(self) -> tuple[type[TakeBack], tuple[int, int, bool]]:
        return TakeBack, (self.by, self.to, self.alone)


Entry = Answer | TakeBack


@dataclass
class Record:
    """Everything that makes a game: what was agreed, and every answer ever given."""

    game: str
    version: str
    options: dict[str, OptionValue]
    seats: list[str]
    entries: list[Entry] = field(default_factory=list)
    fingerprint: str = ""
    extra: dict[str, Any] = field(default_factory=dict)
    variant: dict[str, Any] = field(default_factory=dict)
    """What the game's content was changed by (overlay.py); nothing for the game as it is."""

    def in_force(self) -> list[Answer]:
        """The answers that still count after everything that was taken back."""
        return [answer for _, answer in self.numbered_in_force()]

    def numbered_in_force(self) -> list[tuple[int, Answer]]:
        """The same, each with its place among the entries, on which the outcomes of chance depend."""
        answers: list[tuple[int, Answer]] = []
        own: dict[int, list[int]] = {}
        """By seat: the places of its answers in force, so that each is looked for once, however much is taken back."""
        for number, entry in enumerate(self.entries):
            if isinstance(entry, Answer):
                answers.append((number, entry))
                own.setdefault(entry.by, []).append(number)
            elif entry.to < len(answers):
                since = answers[entry.to][0]
                for seat in [entry.by] if entry.alone else list(own):
                    places = own.get(seat, [])
                    while places and places[-1] >= since:
                        place = places.pop()
                        if entry.alone:
                            del answers[bisect_left(answers, place, key=_place)]
                if not entry.alone:
                    del answers[entry.to :]
        return answers

    def write(self, path: Path) -> None:
        """Writes next to the target first, so that a failure leaves an older file intact."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.dumps(), encoding="utf8")
        draft.replace(path)

    def dumps(self) -> str:
        head = {
            "sandtable": FORMAT,
            "game": self.game,
            "rules": self.version,
            "options": self.options,
            "seats": self.seats,
            **({"variant": self.variant} if self.variant else {}),
            **self.extra,
        }
        lines = [head, *(_line(number, entry) for number, entry in enumerate(self.entries, 1))]
        lines.append({"end": len(self.entries), "fingerprint": self.fingerprint})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _place(numbered: tuple[int, Answer]) -> int:
    return numbered[0]


def _line(number: int, entry: Entry) -> dict[str, Any]:
    if isinstance(entry, TakeBack):
        return {"n": number, "by": entry.by, "back-to": entry.to, "alone": entry.alone}
    return {"n": number, "by": entry.by, "ask": entry.ask, "answer": entry.answer}


def read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf8")
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: is not a text file") from error
    try:
        return loads(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}", error.step) from error


def loads(text: str) -> Record:
    """The record in the text. The order and completeness of the lines are checked here, the answers by `replay`.

    A line ends with a line feed and nothing else: names may hold characters that other programs break lines at.
    """
    lines = [_parse(number, line) for number, line in enumerate(text.removesuffix("\n").split("\n"), 1) if text]
    if not lines or "sandtable" not in lines[0]:
        raise BadRecord("this is not a Sandtable record: the first line has no 'sandtable' field")
    head = lines[0]
    if head["sandtable"] != FORMAT:
        raise BadRecord(f"record format {head['sandtable']} is unknown; this version reads format {FORMAT}")
    if len(lines) < 2 or "end" not in lines[-1]:
        raise BadRecord("the record is truncated: its last line is missing", len(lines) - 1)
    entries = [_entry(number, line) for number, line in enumerate(lines[1:-1], 1)]
    if lines[-1]["end"] != len(entries):
        raise BadRecord(f"the last line counts {lines[-1]['end']} entries, but there are {len(entries)}")
    known = {"sandtable", "game", "rules", "options", "seats", "variant"}
    try:
        record = Record(
            game=str(head["game"]),
            version=str(head["rules"]),
            options=dict(head["options"]),
            seats=[str(name) for name in head["seats"]],
            entries=entries,
            fingerprint=str(lines[-1].get("fingerprint", "")),
            extra={key: value for key, value in head.items() if key not in known},
            variant=dict(head.get("variant", {})),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"the first line has a missing or garbled field: {error}") from error
    for number, entry in enumerate(entries, 1):
        if not -1 <= entry.by < len(record.seats):
            raise BadRecord(f"entry {number} is by somebody without a seat: {entry.by}", number)
    return record


def _parse(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadRecord(f"line {number} is not JSON ({error.msg})", number - 1) from error
    except (RecursionError, ValueError) as error:
        raise BadRecord(
            f"line {number} is nested too deeply or contains a number that is too long", number - 1
        ) from error
    if not isinstance(value, dict):
        raise BadRecord(f"line {number} is not a JSON object", number - 1)
    return value


def _entry(number: int, line: dict[str, Any]) -> Entry:
    if line.get("n") != number:
        raise BadRecord(f"entry {number} is missing or misplaced: it says n={line.get('n')}", number)
    by, back, ask, answer = line.get("by"), line.get("back-to"), line.get("ask"), line.get("answer")
    if isinstance(by, int) and isinstance(back, int) and 0 <= back < number:
        return TakeBack(by, back, line.get("alone") is True)
    if isinstance(by, int) and isinstance(ask, str) and isinstance(answer, str):
        return answer_of(by, ask, answer)
    raise BadRecord(f"entry {number} is neither an answer nor a take-back", number)
