"""Reading the text logs of the digital edition: blocks of lines, card and country names."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sandtable.engine import SandtableError

from .names import CARD_IDS, FIRST_CARD, MAP, US, USSR


class BadLog(SandtableError):
    """A log that cannot be read: the line, and what was expected there."""


SETUP, HEADLINE, ROUND, CLEANUP, END = "setup", "headline", "round", "cleanup", "end"

SIDES_BY_NAME = {"USSR": USSR, "US": US}

OTHER_CARD_NAMES = {"mideast_scoring": "middle_east_scoring"}


@dataclass
class Line:
    number: int
    text: str


@dataclass
class Block:
    """One headline phase, action round or other part of a log. `body` keeps blank lines: they separate parts."""

    kind: str
    number: int
    text: str
    turn: int = 0
    side: int = USSR
    round: int = 0
    cards: list[int] = field(default_factory=list)
    body: list[Line] = field(default_factory=list)


def slug(name: str) -> str:
    """
    >>> slug('"Lone Gunman"*'), slug("US/Japan Mutual Defense Pact*"), slug("Arab-Israeli War")
    ('lone_gunman', 'us_japan_mutual_defense_pact', 'arab_israeli_war')
    """
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


def card_number(name: str, line: Line) -> int:
    id = slug(name)
    id = OTHER_CARD_NAMES.get(id, id)
    if id not in CARD_IDS:
        raise BadLog(f"line {line.number}: {line.text!r}: expected the name of a card, not {name!r}")
    return FIRST_CARD + CARD_IDS.index(id)


def country_number(name: str, line: Line) -> int:
    id = slug(name)
    if id not in MAP.ids:
        raise BadLog(f"line {line.number}: {line.text!r}: expected the name of a country, not {name!r}")
    return MAP.ids.index(id)


HEADER = re.compile(r"Turn (\d+), (?:(Headline Phase)|(USSR|US) AR(\d)|(Cleanup)):? ?(.*)$")
END_LINE = re.compile(r": ?:|(?:USSR|US) wins by (?:Victory Points|Final Scoring)")
SETUP_LINES = ("will play as", "Handicap influence:", "Scenario:", "Optional Cards Added", "Time per Player:")


def read_log(text: str) -> list[Block]:
    """The blocks of a log in order."""
    lines = [Line(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1)]
    if not lines or not lines[0].text.startswith("SETUP:"):
        first = lines[0].text if lines else ""
        raise BadLog(f"line 1: {first!r}: expected a line that begins with SETUP:")
    blocks = [Block(SETUP, 1, lines[0].text)]
    for line in lines[1:]:
        if header := HEADER.match(line.text):
            blocks.append(read_header(line, header))
        elif END_LINE.match(line.text):
            blocks.append(Block(END, line.number, line.text))
            if line.text.startswith(": :"):
                add_body(blocks[-1], Line(line.number, line.text[3:].strip()))
        else:
            add_body(blocks[-1], line)
    return blocks


def read_header(line: Line, found: re.Match[str]) -> Block:
    turn, headline, side, round, _, rest = found.groups()
    if headline:
        block = Block(HEADLINE, line.number, line.text, int(turn))
    elif side:
        block = Block(ROUND, line.number, line.text, int(turn), SIDES_BY_NAME[side], int(round))
    else:
        block = Block(CLEANUP, line.number, line.text, int(turn))
        add_body(block, Line(line.number, rest.strip()))
        return block
    cards, colon, first = rest.partition(":")
    if not colon:
        raise BadLog(f"line {line.number}: {line.text!r}: expected a colon after the card")
    block.cards = [card_number(name, line) for name in cards.split(" & ") if name.strip(" &")]
    add_body(block, Line(line.number, first.strip()))
    return block


def add_body(block: Block, line: Line) -> None:
    text = line.text
    if block.kind == SETUP and any(part in text for part in SETUP_LINES):
        return
    block.body.append(line)


def has_optional_cards(text: str) -> bool:
    return "\nOptional Cards Added" in text


def handicap(text: str) -> int:
    found = re.search(r"^Handicap influence: US \+(\d+)", text, re.MULTILINE)
    return int(found[1]) if found else 0
