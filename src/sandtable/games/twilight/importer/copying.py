"""What copying does to a log as a whole: lines are wrapped, repeated or cut off, and other lines come in between."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from .facts import COULD_GO_ON, breaks_off, is_readable, read_fact
from .logfile import BEGINNING, HEADER, SETUP_LINE, BadLog, Line, parted, still_in_setup, without_outer_blanks

MOST_WRAPPED = 6
"""Lines that are tried together as one that was wrapped."""

ANOTHER_LOG = "the file holds another log, or this one again"
NOT_OF_THE_LOG = "there are lines that are not of the log"
REPEATED = "the end of the log stands twice"
BLANKS = "blank lines stand where the log has none"


@dataclass
class Copy:
    """The lines of a log, and what is not checked of the file that they come from.

    `unreadable` tells of the first line that was left out because it is not of the log, as far as can be seen.
    """

    lines: list[Line]
    unchecked: dict[str, int] = field(default_factory=dict)
    unreadable: str = ""

    def without(self, lines: list[Line], because: str) -> Copy:
        """The copy with these lines alone, and the others counted."""
        kept = {line.number for line in lines if line.text}
        left_out = {line.number for line in self.lines if line.text} - kept
        count = self.unchecked.get(because, 0) + len(left_out)
        return replace(self, lines=lines, unchecked={**self.unchecked, **({because: count} if count else {})})


def restored(lines: list[Line], ends: bool) -> Copy:
    """One log of the file, unwrapped and without foreign lines; `ends` says whether its last line is whole for certain.

    What has no set-up anywhere is left as it is.
    """
    copy = Copy(lines)
    if not any(line.text.startswith(BEGINNING) for line in lines):
        return copy
    copy = longest_log(copy)
    ends = ends or copy.lines[-1] is not lines[-1]
    copy.lines = unwrapped(copy.lines)
    last = copy.lines[-1]
    if not ends and len(copy.lines) > 1 and breaks_off(last):
        copy.lines = copy.lines[:-1]
        copy.unchecked[f"line {last.number} breaks off"] = 1
    return without_foreign_lines(copy)


def longest_log(copy: Copy) -> Copy:
    """The longest of the logs in a file, or the first of equals; what stands before them may be part of another."""
    begins = [place for place, line in enumerate(copy.lines) if line.text.startswith(BEGINNING)]
    logs = [copy.lines[begin:end] for begin, end in zip(begins, [*begins[1:], len(copy.lines)], strict=True)]
    before = copy.lines[: begins[0]]
    if not any(HEADER.match(line.text) for line in before):
        copy = copy.without(copy.lines[begins[0] :], NOT_OF_THE_LOG)
    return copy.without(without_outer_blanks(max(logs, key=len)), ANOTHER_LOG)


def unwrapped(lines: list[Line]) -> list[Line]:
    """Lines that can be read only together are one line that was wrapped."""
    found: list[Line] = []
    place, in_setup = 0, True
    while place < len(lines):
        pieces, size = whole(lines[place : place + MOST_WRAPPED], in_setup)
        in_setup = still_in_setup(in_setup, pieces)
        found += pieces
        place += size
    return found


def whole(lines: list[Line], in_setup: bool) -> tuple[list[Line], int]:
    """The first of the lines with as many of those after it as make it readable, and how many lines that are."""
    first = lines[0]
    if not is_of_log(first, in_setup) or COULD_GO_ON.search(first.text):
        for size, line in enumerate(lines[1:], 2):
            if is_of_log(line, in_setup):
                break
            pieces = parted(Line(first.number, " ".join(other.text for other in lines[:size])), in_setup)
            if all(is_of_log(piece, in_setup) for piece in pieces):
                return pieces, size
    return [first], 1


def is_of_log(line: Line, in_setup: bool) -> bool:
    of_setup = line.text.startswith(BEGINNING) or SETUP_LINE.match(line.text)
    return bool(in_setup and of_setup) or is_readable(line)


def without_foreign_lines(copy: Copy) -> Copy:
    """Chat, page numbers and other lines between those of the log. A header that cannot be read is none of them."""
    kept: list[Line] = []
    in_setup = True
    for line in copy.lines:
        in_setup = still_in_setup(in_setup, [line])
        if HEADER.match(line.text) or is_of_log(line, in_setup):
            kept.append(line)
        elif not copy.unreadable:
            copy.unreadable = why_unreadable(line)
    return copy.without(kept, NOT_OF_THE_LOG)


def why_unreadable(line: Line) -> str:
    try:
        read_fact(line)
    except BadLog as error:
        return str(error)
    return ""


def readings(copy: Copy) -> Iterator[Copy]:
    """The log as it stands, then as it is without slips that some logs seem to hold although they have none."""
    for log in (copy, without_repetition(copy)):
        if log is not None:
            yield log
            printed = [line for line in log.lines if line.text]
            if blanks := len(log.lines) - len(printed):
                yield replace(log, lines=printed, unchecked={**log.unchecked, BLANKS: blanks})


def without_repetition(copy: Copy) -> Copy | None:
    """The log without its last lines, if the same ones stand right before them."""
    places = [place for place, line in enumerate(copy.lines) if line.text]
    texts = [copy.lines[place].text for place in places]
    for size in range(1, len(texts) // 2 + 1):
        if texts[-size:] == texts[-2 * size : -size]:
            return copy.without(without_outer_blanks(copy.lines[: places[-size]]), REPEATED)
    return None
