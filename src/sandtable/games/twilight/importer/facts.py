"""A log line, and a note of ours, as the same kind of fact: a word and its values."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from sandtable.engine import Note
from sandtable.engine.notes import Value as NoteValue

from ..content import ALDRICH_AMES, STABILITY
from ..options import NAMES, REGION, REGION_IDS, SIDE_IDS, US, USSR
from .logfile import (
    END_LINE,
    HEADER,
    SETUP_LINE,
    SIDES_BY_NAME,
    BadLog,
    Line,
    card_number,
    country_number,
    read_header,
    slug,
)

Value: TypeAlias = int | str
Values: TypeAlias = tuple[Value, ...]

PLACE, COUP, REALIGN, SPACE_RACE = "place", "coup", "realign", "space-race"
OPERATIONS = {PLACE, COUP, REALIGN, SPACE_RACE}


@dataclass
class Fact:
    """`left` counts down the points of an influence line, which merges several of our changes."""

    kind: str
    values: Values
    line: Line
    left: int = 0
    done: bool = False


def score(side: str | None, points: str | None) -> int:
    if side is None or points is None:
        return 0
    return int(points) if side == "US" else -int(points)


def part(line: Line) -> list[Line]:
    """The line, or the lines that were run together in it."""
    if is_fact(line):
        return [line]
    for place in range(len(line.text) - 1, 0, -1):
        left, right = Line(line.number, line.text[:place].rstrip()), Line(line.number, line.text[place:].lstrip())
        if left.text and right.text and is_fact(left):
            rest = part(right)
            if all(is_fact(other) for other in rest):
                return [left, *rest]
    return [line]


def is_fact(line: Line) -> bool:
    try:
        read_fact(line)
    except BadLog:
        return False
    return True


def breaks_off(line: Line) -> bool:
    """Whether a line without an end may lack something: it cannot be read, or could go on."""
    if SETUP_LINE.match(line.text) or COULD_GO_ON.search(line.text):
        return True
    return not is_readable(line)


def is_readable(line: Line) -> bool:
    """Whether a line is a header, an end or a line of play."""
    try:
        if header := HEADER.match(line.text):
            return all(is_fact(other) for body in read_header(line, header).body for other in part(body))
    except BadLog:
        return False
    if END_LINE.match(line.text):
        return not line.text.startswith(":") or is_fact(Line(line.number, line.text.lstrip(": ")))
    return all(is_fact(other) for other in part(line))


def read_fact(line: Line) -> Fact:
    """The fact that a body line states."""
    if not line.text:
        return Fact("blank", (), line)
    for pattern, read in READERS:
        if found := pattern.match(line.text):
            kind, *values = read(found, line)
            fact = Fact(str(kind), tuple(values), line)
            if kind == "influence":
                fact.left = abs(int(values[1]))
            return fact
    raise BadLog(f"line {line.number}: {line.text!r}: expected a header or a line of play")


def _roll(found: re.Match[str], line: Line) -> Values:
    bonus = int(found[3] or 0)
    return ("roll", SIDES_BY_NAME[found[1]], int(found[2]), bonus, int(found[4] or found[2]))


def _choice(found: re.Match[str], line: Line) -> Values:
    what = slug(found[2])
    if olympics := re.fullmatch(r"to_(participate|boycott)\w{0,3}_the_olympics(_games)?", what):
        return ("olympics", SIDES_BY_NAME[found[1]], "joined" if olympics[1] == "participate" else "boycotted")
    region = {"mideast": "middle_east"}.get(what, what)
    if region and region not in REGION_IDS:
        raise BadLog(f"line {line.number}: {line.text!r}: expected a region or an answer to the Olympic Games")
    return ("chernobyl", REGION_IDS.index(region)) if region else ("unnamed-choice",)


def _card_move(found: re.Match[str], line: Line) -> Values:
    name = re.sub(r" from hand$| to (USSR|US)$", "", found[3])
    again = "-again" if found[3].endswith(" from hand") else ""
    return (found[2] + again, SIDES_BY_NAME[found[1]], card_number(name, line))


Reading: TypeAlias = Callable[[re.Match[str], Line], Values]

COULD_GO_ON = re.compile(
    r"rolls \d$|= -?\d+$|Che$| reveals (?:(?! from hand).){0,45}$| returns (?:(?! to US).){0,45}$|"
    r"^[: ]+$| wins by(?: \w*)?$|(?:Phase|AR\d):$"
)
"""Ends of lines that may be beginnings: a roll without its bonus, half a number, Che for Chernobyl, a card that may
have been shown "from hand" or returned "to US", an end or a header of which more may be told."""

READERS: list[tuple[re.Pattern[str], Reading]] = [
    (
        re.compile(r"(USSR|US) ([+-]\d+) in (.+) \[(\d+)\]\[(\d+)\]$"),
        lambda m, at: ("influence", SIDES_BY_NAME[m[1]], int(m[2]), country_number(m[3], at), int(m[4]), int(m[5])),
    ),
    (re.compile(r"Place Influence \((\d) Ops\):$"), lambda m, at: (PLACE, int(m[1]))),
    (re.compile(r"Coup \((\d) Ops\):$"), lambda m, at: (COUP, int(m[1]))),
    (re.compile(r"Realignment \((\d) Ops\):$"), lambda m, at: (REALIGN, int(m[1]))),
    (re.compile(r"Space Race \((\d) Ops\):$"), lambda m, at: (SPACE_RACE, int(m[1]))),
    (re.compile(r"Target: (.+)$"), lambda m, at: ("target", country_number(m[1], at))),
    (
        re.compile(r"(SUCCESS|FAILURE): (\d) \[ \+ (\d+) (?:\(([+-]\d)\) )?- 2x(\d) = (-?\d+) \]$"),
        lambda m, at: ("coup-roll", m[1], int(m[2]), int(m[3]), int(m[4] or 0), int(m[5]), int(m[6])),
    ),
    (re.compile(r"(USSR|US) rolls (\d)(?: \(([+-]\d+)\) = (-?\d+))?$"), _roll),
    (
        re.compile(r"Die roll: (\d) -- (Success|Failed)! \(Needed (\d) or less\)$"),
        lambda m, at: ("space-roll", int(m[1]), m[2], int(m[3])),
    ),
    (
        re.compile(r"(USSR|US) advances to (\d) in the Space Race\.$"),
        lambda m, at: ("space", SIDES_BY_NAME[m[1]], int(m[2])),
    ),
    (re.compile(r"War in (.+)$"), lambda m, at: ("war", country_number(m[1], at))),
    (
        re.compile(r"(VICTORY|DEFEAT): (\d) (?:\((-\d)\) )?(?:>=|<) (\d)$"),
        lambda m, at: ("war-roll", m[1], int(m[2]), int(m[3] or 0), int(m[4])),
    ),
    (
        re.compile(r"Trap Roll: (\d) (?:<=|>) 4 -- Trap (Escaped|Remains in Effect)$"),
        lambda m, at: ("trap-roll", int(m[1]), m[2]),
    ),
    (
        re.compile(r"(USSR|US) gains (\d+) VP\. Score is (?:(USSR|US) (\d+)|even)\.$"),
        lambda m, at: ("vp", SIDES_BY_NAME[m[1]], int(m[2]), score(m[3], m[4])),
    ),
    (
        re.compile(r"No VP awarded\. Score is (?:(USSR|US) (\d+)|even)\.$"),
        lambda m, at: ("no-vp", score(m[1], m[2])),
    ),
    (re.compile(r"DEFCON (degrades|improves) to (\d)$"), lambda m, at: ("defcon", m[1], int(m[2]))),
    (re.compile(r"(USSR|US) Military Ops to (\d)$"), lambda m, at: ("military", SIDES_BY_NAME[m[1]], int(m[2]))),
    (
        re.compile(r"(USSR|US) Headlines (.+)$"),
        lambda m, at: ("headline", SIDES_BY_NAME[m[1]], card_number(m[2], at)),
    ),
    (re.compile(r"Event: (.+)$"), lambda m, at: ("event", card_number(m[1], at))),
    (re.compile(r"(.+) is now in play\.$"), lambda m, at: ("in-play", card_number(m[1], at))),
    (re.compile(r"(.+) is no longer in play\.$"), lambda m, at: ("out-of-play", card_number(m[1], at))),
    (re.compile(r"(USSR|US) (discards|reveals|plays|returns) (.+)$"), _card_move),
    (re.compile(r"(USSR|US) has no cards to (?:reveal|discard)$"), lambda m, at: ("no-cards", SIDES_BY_NAME[m[1]])),
    (re.compile(r"(USSR|US) chooses ?(.*)$"), _choice),
    (re.compile(r"\*RESHUFFLE\*$"), lambda m, at: ("reshuffle",)),
]


def facts_of(note: Note) -> list[Values]:
    """The lines that a log prints for a note of ours; influence is compared apart, because a log merges it."""
    value = note.values
    seat, card, n = _int(value, "seat"), _int(value, "card"), _int(value, "n")
    match note.key:
        case "influence":
            return [(PLACE, _int(value, "printed"))]
        case "realignment":
            return [(REALIGN, _int(value, "printed"))]
        case "coup":
            return [(COUP, n)]
        case "coup-roll" | "realigned" | "space-roll" | "war-roll" | "trap-roll":
            return _dice_facts(note)
        case "war":
            return [("war", _int(value, "space"))]
        case "vp":
            return [("vp", seat, n, _int(value, "score"))]
        case "no-vp":
            return [("no-vp", _int(value, "score"))]
        case "defcon-up":
            return [("defcon", "improves", n)]
        case "defcon-down":
            return [("defcon", "degrades", n)]
        case "space" | "military":
            return [(note.key, seat, n)]
        case "headline":
            return [("headline", seat, card)]
        case "event":
            return [("event", card)]
        case "in-play" | "out-of-play":
            return [] if card == ALDRICH_AMES else [(note.key, card)]
        case "discard" | "discard-from-deck":
            return [("discards", seat, card)]
        case "show" | "hand-over" | "take-back":
            return [("reveals", seat, card)]
        case "no-cards":
            return [("no-cards", seat)]
        case "intervention":
            return [("plays", seat, card)]
        case "take-to-play":
            return [("plays", seat, card), ("plays", seat, card)]
        case "give-back":
            return [("returns", seat, card)]
        case "reshuffle":
            return [("reshuffle",)]
        case "olympics-joined" | "olympics-boycotted":
            return [("olympics", seat, note.key.removeprefix("olympics-"))]
        case "chernobyl":
            return [("chernobyl", REGION.of(_int(value, "region")))]
        case "show-hand":
            return [] if n else [("no-cards", seat)]
    return []


def _int(values: dict[str, NoteValue], key: str, default: int = 0) -> int:
    found = values.get(key, default)
    return found if isinstance(found, int) else default


def _dice_facts(note: Note) -> list[Values]:
    value = note.values
    roll, needed = _int(value, "roll"), _int(value, "needed")
    match note.key:
        case "coup-roll":
            return _coup_facts(note)
        case "realigned":
            return _realignment_facts(note)
        case "space-roll":
            won = "Success" if roll <= needed else "Failed"
            return [(SPACE_RACE, _int(value, "n")), ("space-roll", roll, won, needed)]
        case "war-roll":
            shift = _int(value, "shift")
            return [("war-roll", "VICTORY" if roll - shift >= needed else "DEFEAT", roll, -shift, needed)]
    return [("trap-roll", roll, "Escaped" if roll <= needed else "Remains in Effect")]


def _coup_facts(note: Note) -> list[Values]:
    value = note.values
    space, roll, n = _int(value, "space"), _int(value, "roll"), _int(value, "n")
    margin = _int(value, "margin")
    won = "SUCCESS" if margin > 0 else "FAILURE"
    return [("target", space), ("coup-roll", won, roll, n, _int(value, "shift"), STABILITY[space], margin)]


def _realignment_facts(note: Note) -> list[Values]:
    value = note.values
    rolls: list[Values] = [("target", _int(value, "space"))]
    for side, word in ((USSR, "ussr"), (US, "us")):
        die, bonus = _int(value, word), _int(value, f"{word}_bonus")
        rolls.append(("roll", side, die, bonus, die + bonus))
    return rolls


def describe(values: Values) -> str:
    """A fact in words, for the report of a mismatch.

    >>> describe(("vp", US, 2, -3)), describe(("event", 98))
    ('vp: us, 2, -3', 'event: card:fidel')
    """
    kind, *rest = values
    words = [str(value) for value in rest]
    if kind in ("vp", "space", "military", "influence", "headline", "discards", "reveals", "plays", "returns", "roll"):
        words[0] = SIDE_IDS[int(rest[0])]
    if kind in ("event", "in-play", "out-of-play", "target", "war", "headline", "discards", "reveals", "plays"):
        words[-1] = NAMES[int(rest[-1])]
    if kind == "influence":
        words[2] = NAMES[int(rest[2])]
    return f"{kind}: {', '.join(words)}" if words else str(kind)
