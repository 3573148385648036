"""Reading the text logs of the digital edition: blocks of lines, card and country names."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html import unescape

from sandtable.engine import SandtableError

from ..content import LAST_TURN, MOST_HANDICAP
from ..options import CARD_IDS, MAP, US, USSR, card


class BadLog(SandtableError):
    """A log that cannot be read: the line, and what was expected there."""


SETUP, HEADLINE, ROUND, CLEANUP, END = "setup", "headline", "round", "cleanup", "end"

SIDES_BY_NAME = {"USSR": USSR, "US": US}

LINE_END = re.compile(r"\r*\n|\r|\u2028|\u2029")
PAGE_BREAK = re.compile(r"[\f\v]")
QUOTING = "> "
COPIED = {
    **dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-"),
    **dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff")),
}
"""What copying puts in place of hyphens, or where nothing was."""

OTHER_CARD_NAMES = {
    "mideast_scoring": "middle_east_scoring",
    "ask_not_what_your_country_can_do_for_you": "ask_not_what_your_country",
    "voice_of_america": "the_voice_of_america",
    "cambridge_five": "the_cambridge_five",
}
OTHER_COUNTRY_NAMES = {"united_kingdom": "uk", "dominican_rep": "dominican_republic"}


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
    return card(id)


def country_number(name: str, line: Line) -> int:
    id = slug(name)
    id = OTHER_COUNTRY_NAMES.get(id, id)
    if id not in MAP.space.ids:
        raise BadLog(f"line {line.number}: {line.text!r}: expected the name of a country, not {name!r}")
    return MAP.number(id)


HEADER = re.compile(r"Turn (\d+), (?:(Headline Phase)|(USSR|US) AR(\d)|(Cleanup))(?::|$) ?(.*)$")
END_LINE = re.compile(r": ?:|(?:USSR|US) wins by\b")
EMBEDDED = re.compile(
    r"(?<=.)(?=Turn \d+, (?:Headline Phase|USSR AR\d|US AR\d|Cleanup))|"
    r"(?<=.)(?<!SETUP)(?<!Phase)(?<!AR\d)(?<!Cleanup)(?<!:)(?<!: )(?=: ?:)|"
    r"(?<=AR\d: :)(?=: ?:)|(?<=AR\d: : )(?=: ?:)|(?<=.)(?=(?:USSR|US) wins by\b)|(?<=.)(?=SETUP:)"
)
"""Where a header, an end or another log was run together with the line before it."""

EMBEDDED_IN_SETUP = re.compile(
    r"(?<=.)(?=Handicap influence:|Additional Influence from bidding:|Scenario:|Optional Cards Added|Time per Player:)|"
    r"(?<=will play as USSR\.)(?=.)|(?<=will play as USA\.)(?=.)|(?<=.)(?=(?:USSR|US) [+-]\d+ in )"
)
BEGINNING = "SETUP:"
SETUP_LINE = re.compile(
    r".* will play as (?:USSR|USA)\.|.* bids \d+ Influence for (?:USSR|USA?)\b|Handicap influence:|"
    r"Additional Influence from bidding:|Scenario:|Optional Cards Added|Time per Player:"
)
EXTRA_INFLUENCE = re.compile(r"^(?:Handicap influence|Additional Influence from bidding): (.*)$", re.MULTILINE)


def lines_of(text: str) -> list[Line]:
    """The lines of a log as they were before somebody indented or quoted them, changed the spaces in them, put them on
    pages or ran them together. A page break parts two lines, and makes no blank one."""
    found: list[Line] = []
    in_setup = True
    for number, line in enumerate(LINE_END.split(unescape(text).translate(COPIED)), 1):
        pages = [" ".join(page.split()).lstrip(QUOTING) for page in PAGE_BREAK.split(line)]
        for page in pages if len(pages) == 1 else filter(None, pages):
            pieces = parted(Line(number, page), in_setup)
            in_setup = still_in_setup(in_setup, pieces)
            found.extend(pieces)
    return without_outer_blanks(found)


def parted(line: Line, in_setup: bool) -> list[Line]:
    """The headers, ends and lines of a set-up that were run together with what stands before them."""
    found: list[Line] = []
    for piece in EMBEDDED.split(line.text):
        in_setup = still_in_setup(in_setup, [Line(line.number, piece)])
        parts = EMBEDDED_IN_SETUP.split(piece) if in_setup else [piece]
        found.extend(Line(line.number, part.strip()) for part in parts if part.strip() or not line.text)
    return found


def still_in_setup(in_setup: bool, lines: list[Line]) -> bool:
    """Whether a set-up goes on after these lines: it ends with a header, and begins anew with another log."""
    for line in lines:
        in_setup = line.text.startswith(BEGINNING) or (in_setup and not HEADER.match(line.text))
    return in_setup


def without_outer_blanks(lines: list[Line]) -> list[Line]:
    printed = [place for place, line in enumerate(lines) if line.text]
    return lines[printed[0] : printed[-1] + 1] if printed else []


def lacks_setup(lines: list[Line]) -> bool:
    """Whether this is the later part of a log, or so little of its first line that it does not say so."""
    begun = any(line.text.startswith(BEGINNING) for line in lines)
    headless = any(HEADER.match(line.text) for line in lines)
    return not begun and (headless or (len(lines) == 1 and BEGINNING.startswith(lines[0].text)))


def read_log(lines: list[Line]) -> list[Block]:
    """The blocks of a log in order."""
    if not lines or not lines[0].text.startswith(BEGINNING):
        number, first = (lines[0].number, lines[0].text) if lines else (1, "")
        raise BadLog(f"line {number}: {first!r}: expected a line that begins with {BEGINNING}")
    blocks = [Block(SETUP, lines[0].number, lines[0].text)]
    for line in lines[1:]:
        if header := HEADER.match(line.text):
            blocks.append(read_header(line, header))
        elif END_LINE.match(line.text):
            blocks.append(Block(END, line.number, line.text))
            if line.text.startswith(":"):
                add_body(blocks[-1], Line(line.number, line.text.lstrip(": ")))
        else:
            add_body(blocks[-1], line)
    check_order(blocks)
    return blocks


def read_header(line: Line, found: re.Match[str]) -> Block:
    turn, headline, side, round, _, rest = found.groups()
    if not 1 <= int(turn) <= LAST_TURN:
        raise BadLog(f"line {line.number}: {line.text!r}: expected a turn from 1 to {LAST_TURN}")
    if headline:
        block = Block(HEADLINE, line.number, line.text, int(turn))
    elif side:
        block = Block(ROUND, line.number, line.text, int(turn), SIDES_BY_NAME[side], int(round))
    else:
        block = Block(CLEANUP, line.number, line.text, int(turn))
        add_body(block, Line(line.number, rest.lstrip(": ")))
        return block
    cards, colon, first = rest.partition(":")
    block.cards = [card_number(name, line) for name in cards.split(" & ") if name.strip(" &")]
    if block.cards and not colon:
        raise BadLog(f"line {line.number}: {line.text!r}: expected a colon after the card")
    if len(block.cards) > (1 if block.kind == ROUND else 2):
        raise BadLog(f"line {line.number}: {line.text!r}: expected fewer cards")
    add_body(block, Line(line.number, first.strip()))
    return block


def check_order(blocks: list[Block]) -> None:
    """Turns begin with their headline phase, one after the other; nothing is played after the end."""
    turn, ended = 0, False
    for block in blocks:
        if block.kind == END:
            ended = True
        elif ended:
            raise BadLog(f"line {block.number}: {block.text!r}: expected nothing more after the end of the game")
        elif block.kind == HEADLINE:
            turn += 1
        if block.kind in (HEADLINE, ROUND) and block.turn != turn:
            raise BadLog(f"line {block.number}: {block.text!r}: expected turn {turn} here")


def add_body(block: Block, line: Line) -> None:
    if block.kind != SETUP or not SETUP_LINE.match(line.text):
        block.body.append(line)


def has_optional_cards(text: str) -> bool:
    return "\nOptional Cards Added" in text


def handicap(text: str) -> int:
    """The influence that the US places beyond the rules, as a handicap or won by bidding."""
    given = 0
    for extra in EXTRA_INFLUENCE.findall(text):
        found = re.fullmatch(r"US \+(\d+)\s*|USSR \+0\s*", extra)
        if found is None:
            raise BadLog(f"the set-up gives {extra!r}: expected influence for the US alone")
        given += int(found[1] or 0)
    if given > MOST_HANDICAP:
        raise BadLog(f"the set-up gives the US {given} more influence: expected at most {MOST_HANDICAP}")
    return given


def check_scenario(text: str) -> None:
    """Only the standard game is known here."""
    found = re.search(r"^Scenario: (.*?)\s*$", text, re.MULTILINE)
    if found and found[1] != "Standard":
        raise BadLog(f"'Scenario: {found[1]}': expected Standard")
