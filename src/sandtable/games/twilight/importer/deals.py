"""Works out who must have drawn what, so that a log which never shows the hands can be replayed.

A card that a side uses, shows or discards was in its hand; hand sizes at every deal are known; and whatever is in the
deck when it runs out has been dealt. What is left is a matching of draws with cards.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ..content import (
    ACTION_ROUNDS,
    BEAR_TRAP,
    BREZHNEV_DOCTRINE,
    CHINA_CARD,
    CONTAINMENT,
    ERA,
    ERA_OF_TURN,
    HAND_SIZE,
    IN_DECK,
    MISSILE_ENVY,
    OPS,
    OPTIONAL,
    QUAGMIRE,
    RED_SCARE,
    SCORING,
    SHUTTLE_DIPLOMACY,
    STARRED,
    UN_INTERVENTION,
)
from ..options import CARDS, NAMES, SIDES, US, USSR, card
from ..rules.value import MOST_OPS
from .logfile import END, HEADLINE, ROUND, SIDES_BY_NAME, BadLog, Block, Line, card_number

WHOLE_HAND = {card("cia_created"), card("lone_gunman"), card("aldrich_ames_remix")}
CAMBRIDGE_FIVE = card("the_cambridge_five")
TEHRAN = card("our_man_in_tehran")
GRAIN_SALES = card("grain_sales_to_soviets")
SALT = card("salt_negotiations")
ASK_NOT = card("ask_not_what_your_country")
CARDS_LOOKED_AT = 5
TRAPS = [BEAR_TRAP, QUAGMIRE]
NEVER = 10**9

CARD_LINE = re.compile(r"(USSR|US) (discards|reveals|plays|returns|Headlines) (.+?)(?: from hand| to (?:USSR|US))?$")
NO_CARDS = re.compile(r"(USSR|US) has no cards to (?:reveal|discard)$")
IN_PLAY = re.compile(r"(.+) is now in play\.$")
OUT_OF_PLAY = re.compile(r"(.+) is no longer in play\.$")


@dataclass
class Draw:
    """One card drawn by a side."""

    side: int
    time: int
    turn: int
    shuffle: int


@dataclass
class Stay:
    """A card in the deck, from some time in one shuffle on."""

    card: int
    time: int
    shuffle: int


@dataclass
class Glimpse:
    """What the log shows of a hand: all its cards of some kind, or the highest value in it."""

    side: int
    time: int
    cards: set[int]
    scoring_only: bool = False
    at_most: int = NEVER
    printed: int = NEVER


@dataclass
class Likely:
    """What is likelier than not: no scoring card is still held at the end of the log, and where values were compared
    (Missile Envy, a trap) the printed ones decided."""

    no_scoring_held: bool
    printed_values: bool


@dataclass
class Ledger:
    """All that a log says about where cards are."""

    optional_cards: bool
    time: int = 0
    turn: int = 0
    shuffle: int = 0
    in_deck: int = 0
    held: list[int] = field(default_factory=lambda: [0, 0])
    discards: list[int] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)
    stays: list[Stay] = field(default_factory=list)
    glimpses: list[Glimpse] = field(default_factory=list)
    leavings: dict[int, list[tuple[int, int, int]]] = field(default_factory=dict)
    """By card: when it left which hand, and in which turn; side -1 stands for the deck."""
    sightings: dict[int, list[tuple[int, int, int]]] = field(default_factory=dict)
    """By card: when it was seen in which hand, and in which turn."""

    def put_in_deck(self, cards: list[int]) -> None:
        self.stays += [Stay(number, self.time, self.shuffle) for number in cards]
        self.in_deck += len(cards)

    def add_era(self, era: int) -> None:
        wanted = [c for c in CARDS if ERA[c] == era and IN_DECK[c]]
        self.put_in_deck([c for c in wanted if self.optional_cards or not OPTIONAL[c]])

    def reshuffle(self) -> None:
        self.shuffle += 1
        self.put_in_deck(self.discards)
        self.discards = []

    def draw(self, side: int) -> None:
        if self.in_deck == 0:
            self.reshuffle()
        if self.in_deck > 0:
            self.draws.append(Draw(side, self.time, self.turn, self.shuffle))
            self.in_deck -= 1
            self.held[side] += 1

    def deal(self, turn: int) -> None:
        self.time += 1
        self.turn = turn
        if turn == 1 or ERA_OF_TURN[turn] != ERA_OF_TURN[turn - 1]:
            self.add_era(ERA_OF_TURN[turn])
        size = HAND_SIZE[ERA_OF_TURN[turn]]
        if self.in_deck == 0:
            self.reshuffle()
        while any(self.held[side] < size for side in SIDES) and self.in_deck > 0:
            for side in SIDES:
                if self.held[side] < size and self.in_deck > 0:
                    self.draw(side)
                    if self.in_deck == 0:
                        self.reshuffle()

    def leave(self, side: int, number: int) -> None:
        self.leavings.setdefault(number, []).append((self.time, side, self.turn))
        self.held[side] -= 1

    def see(self, side: int, number: int) -> None:
        self.sightings.setdefault(number, []).append((self.time, side, self.turn))

    def leave_deck(self, number: int) -> None:
        self.leavings.setdefault(number, []).append((self.time, -1, self.turn))
        self.in_deck -= 1
        self.discards.append(number)


class Reader:
    """Walks the blocks of a log and keeps the ledger."""

    def __init__(self, optional_cards: bool) -> None:
        self.ledger = Ledger(optional_cards)
        self.event = 0
        self.drawn = 0
        self.laid: list[int] = []
        self.happened: set[int] = set()
        self.drops = 0
        self.glimpse: Glimpse | None = None
        self.in_play: set[int] = set()

    def read(self, blocks: list[Block]) -> Ledger:
        self.ledger.deal(1)
        for place, block in enumerate(blocks):
            if block.kind == HEADLINE and block.turn > 1:
                self.in_play &= set(TRAPS)
                self.ledger.deal(block.turn)
            if block.kind == ROUND and block.cards and block.cards[0] != CHINA_CARD:
                self.ledger.time += 1
                self.ledger.leave(block.side, block.cards[0])
                self.laid.append(block.cards[0])
            self.event = self.drawn = 0
            self.look_at_trap(block, blocks[place:])
            trapped = any(line.text.startswith("Trap Roll") for line in block.body)
            for line in block.body:
                self.ledger.time += 1
                self.read_line(line, block.cards[0] if trapped else 0)
            if self.breaks_off(block, blocks[place + 1 :]):
                self.glimpse = None
            self.end_event()
            self.put_away()
        return self.ledger

    def breaks_off(self, block: Block, rest: list[Block]) -> bool:
        """Whether the log ends while a hand is being shown, so that not all of it may be there."""
        printed = [line.text for line in block.body if line.text]
        last = all(other.kind == END for other in rest)
        return last and bool(printed) and " reveals " in printed[-1]

    def read_line(self, line: Line, trap_discard: int) -> None:
        if line.text.startswith("Event: "):
            self.end_event()
            self.begin_event(card_number(line.text[7:], line))
        elif found := CARD_LINE.match(line.text):
            number = card_number(found[3], line)
            if number != trap_discard:
                self.move(SIDES_BY_NAME[found[1]], found[2], number, line.text)
        elif found := NO_CARDS.match(line.text):
            self.glimpse = self.glimpse_of(SIDES_BY_NAME[found[1]])
        elif found := OUT_OF_PLAY.match(line.text):
            self.end_effect(card_number(found[1], line))
        elif found := IN_PLAY.match(line.text):
            self.in_play.add(card_number(found[1], line))
        elif not line.text:  # what comes after a blank line is no longer the event's
            self.end_event()
            self.event = 0

    def end_effect(self, number: int) -> None:
        self.in_play.discard(number)
        if number == SHUTTLE_DIPLOMACY:
            self.ledger.discards.append(SHUTTLE_DIPLOMACY)

    def look_at_trap(self, block: Block, rest: list[Block]) -> None:
        """A trapped side that passes, or plays a scoring card out of no need, holds nothing to discard instead."""
        if block.kind != ROUND or TRAPS[block.side] not in self.in_play:
            return
        rounds = ACTION_ROUNDS[ERA_OF_TURN[block.turn]]
        if block.cards:
            mine = [b for b in rest if (b.kind, b.turn, b.side) == (ROUND, block.turn, block.side)]
            scoring = sum(1 for b in mine if b.cards and SCORING[b.cards[0]])
            idle = bool(SCORING[block.cards[0]]) and scoring < rounds + 1 - block.round
        else:
            idle = block.round <= rounds
        if idle:
            self.ledger.glimpses.append(Glimpse(block.side, self.ledger.time, set(), at_most=2, printed=1))

    def begin_event(self, number: int) -> None:
        if self.event != number:
            self.event = number
        self.happened.add(number)
        if number == TEHRAN and self.ledger.in_deck < CARDS_LOOKED_AT:
            self.ledger.put_in_deck(self.ledger.discards)
            self.ledger.discards = []
        if number in self.ledger.discards:  # taken from the discards by Star Wars
            self.ledger.discards.remove(number)
            self.laid.append(number)
        elif number == UN_INTERVENTION and number not in self.laid:  # played with what Grain Sales has drawn
            self.ledger.leave(US, number)
            self.laid.append(number)

    def end_event(self) -> None:
        if self.glimpse is not None:
            self.ledger.glimpses.append(self.glimpse)
            self.glimpse = None
        for _ in range(self.drops):
            self.ledger.time += 1
            self.ledger.draw(US)
        self.drops = 0

    def glimpse_of(self, side: int) -> Glimpse:
        if self.glimpse is None:
            self.glimpse = Glimpse(side, self.ledger.time, set(), scoring_only=self.event == CAMBRIDGE_FIVE)
            if self.event == MISSILE_ENVY:
                self.glimpse.at_most = self.glimpse.printed = 0
        return self.glimpse

    def move(self, side: int, verb: str, number: int, text: str) -> None:
        if verb == "Headlines":
            self.ledger.leave(side, number)
            self.laid.append(number)
        elif verb == "reveals":
            self.reveal(side, number)
        elif verb == "plays" and number not in self.laid:
            self.ledger.leave(USSR if number == self.drawn else side, number)
            self.laid.append(number)
        elif verb == "discards" and self.event == TEHRAN:
            self.ledger.leave_deck(number)
        elif verb == "discards":
            self.ledger.leave(side, number)
            self.laid.append(number)
            if self.event == ASK_NOT:
                self.laid.remove(number)
                self.ledger.discards.append(number)
                self.drops += 1

    def reveal(self, side: int, number: int) -> None:
        if self.event in WHOLE_HAND or self.event == CAMBRIDGE_FIVE:
            self.glimpse_of(side).cards.add(number)
            self.ledger.see(side, number)
        elif self.event == GRAIN_SALES:
            self.ledger.see(side, number)
            self.drawn = number
        elif self.event == MISSILE_ENVY:
            highest = self.highest(side, number)
            self.ledger.glimpses.append(Glimpse(side, self.ledger.time, set(), at_most=highest, printed=OPS[number]))
            self.ledger.leave(side, number)
            self.laid.append(number)
            self.laid.remove(MISSILE_ENVY)
            self.ledger.held[side] += 1
        elif self.event == SALT:
            self.take_discard(number)
            self.ledger.held[side] += 1

    def take_discard(self, number: int) -> None:
        """From the discards, or from this headline phase, whose cards are put away only at its end."""
        for pile in (self.ledger.discards, self.laid):
            if number in pile:
                pile.remove(number)
                return
        raise BadLog(f"{NAMES[number]} is taken from the discards in turn {self.ledger.turn}, but is not there")

    def highest(self, side: int, given: int) -> int:
        """The printed value that no card of the hand exceeds: with +1 in play a 3 is as good as a 4, with -1 a 1 as
        good as a 2."""
        value = OPS[given]
        boosted = (BREZHNEV_DOCTRINE if side == USSR else CONTAINMENT) in self.in_play
        if boosted and value == MOST_OPS - 1:
            return MOST_OPS
        return 2 if RED_SCARE in self.in_play and value == 1 else value

    def put_away(self) -> None:
        for number in self.laid:
            happened = number in self.happened
            if not (happened and (STARRED[number] or number == SHUTTLE_DIPLOMACY)):
                self.ledger.discards.append(number)
        self.laid = []
        self.happened = set()


def plan_draws(blocks: list[Block], optional_cards: bool) -> list[int]:
    """The cards in the order in which they are drawn; an error if no deal fits the log."""
    ledger = Reader(optional_cards).read(blocks)
    planned: dict[int, int] = {}
    for shuffle in range(ledger.shuffle + 1):
        draws = [index for index, draw in enumerate(ledger.draws) if draw.shuffle == shuffle]
        stays = [stay for stay in ledger.stays if stay.shuffle == shuffle]
        planned.update(match_as_likely(ledger, draws, stays))
    return [planned[index] for index in range(len(ledger.draws))]


def match_as_likely(ledger: Ledger, draws: list[int], stays: list[Stay]) -> dict[int, int]:
    """The matching that keeps to the most of what is likely."""
    for likely in (Likely(True, True), Likely(True, False), Likely(False, True)):
        try:
            return match(ledger, draws, stays, likely)
        except BadLog:
            continue
    return match(ledger, draws, stays, Likely(False, False))


def match(ledger: Ledger, draws: list[int], stays: list[Stay], likely: Likely) -> dict[int, int]:
    """Kuhn's matching of the draws of one shuffle with the cards in the deck: first the cards that somebody must have
    drawn, because they leave a hand later, then the draws that are still open."""
    fits = [[may_be(ledger, ledger.draws[index], stay, likely) for stay in stays] for index in draws]
    card_of: dict[int, int] = {}
    draw_of: dict[int, int] = {}

    def find_draw(n: int, tried: set[int]) -> bool:
        for place in range(len(draws)):
            if fits[place][n] and place not in tried:
                tried.add(place)
                if place not in card_of or find_draw(card_of[place], tried):
                    card_of[place] = n
                    return True
        return False

    def find_card(place: int, tried: set[int]) -> bool:
        for n in range(len(stays)):
            if fits[place][n] and n not in tried:
                tried.add(n)
                if n not in draw_of or find_card(draw_of[n], tried):
                    draw_of[n] = place
                    return True
        return False

    for n, stay in enumerate(stays):
        if was_in_a_hand(ledger, stay) and not find_draw(n, set()):
            raise BadLog(f"no deal fits the cards that the log shows: nobody can have drawn {NAMES[stay.card]}")
    draw_of.update({n: place for place, n in card_of.items()})
    for place, index in enumerate(draws):
        if place not in card_of and not find_card(place, set()):
            raise BadLog(f"no deal fits the cards that the log shows in turn {ledger.draws[index].turn}")
    return {draws[place]: stays[n].card for n, place in draw_of.items()}


def next_leaving(ledger: Ledger, stay: Stay) -> tuple[int, int, int] | None:
    return next((leaving for leaving in ledger.leavings.get(stay.card, []) if leaving[0] >= stay.time), None)


def sightings_after(ledger: Ledger, stay: Stay) -> list[tuple[int, int, int]]:
    """Where the card was seen between this stay in the deck and the hand it then left."""
    leaving = next_leaving(ledger, stay)
    until = leaving[0] if leaving else NEVER
    return [seen for seen in ledger.sightings.get(stay.card, []) if stay.time <= seen[0] <= until]


def was_in_a_hand(ledger: Ledger, stay: Stay) -> bool:
    """Whether the log shows this card in a hand before it could come back to the deck."""
    leaving = next_leaving(ledger, stay)
    return (leaving is not None and leaving[1] in SIDES) or bool(sightings_after(ledger, stay))


def may_be(ledger: Ledger, draw: Draw, stay: Stay, likely: Likely) -> bool:
    """Whether this draw can have been this card, judged by where the log next shows the card."""
    if draw.time < stay.time:
        return False
    number = stay.card
    left, side, turn = next_leaving(ledger, stay) or (NEVER, draw.side, 0)
    if side != draw.side or left < draw.time:
        return False
    seen = sightings_after(ledger, stay)
    if any(who != draw.side or time < draw.time for time, who, _ in seen):
        return False
    turns = {turn, *(seen_in for _, _, seen_in in seen)} - {0}
    if SCORING[number] and not scoring_fits(draw, turns, ledger.turn, likely):
        return False
    glimpses = [glimpse for glimpse in ledger.glimpses if glimpse.side == draw.side]
    return all(agrees(glimpse, draw, number, left, likely) for glimpse in glimpses)


def scoring_fits(draw: Draw, turns: set[int], last_turn: int, likely: Likely) -> bool:
    """A scoring card is used in the turn in which it is drawn, unless the log ends before that."""
    return turns == {draw.turn} if turns else not likely.no_scoring_held and draw.turn == last_turn


def agrees(glimpse: Glimpse, draw: Draw, number: int, left: int, likely: Likely) -> bool:
    """A card held at the time of a glimpse must have been in it."""
    if not draw.time <= glimpse.time <= left:
        return True
    if glimpse.at_most != NEVER:
        return OPS[number] <= (glimpse.printed if likely.printed_values else glimpse.at_most)
    if glimpse.scoring_only and not SCORING[number]:
        return True
    return number in glimpse.cards
