"""Set-up, the start and the end of a round, and the war's outcome (遊戲設置, 輪與輪之間, 戰爭結局)."""

from __future__ import annotations

from typing import Final

from sandtable.engine import Flow

from .events import end_of_the_law
from .missions import draw_mission, draw_missions
from .moves import enter
from .names import (
    CARD,
    CARD_FACTION,
    EAST,
    ELITE_GROUND,
    ENTRY_AT,
    FIRST_ELITE,
    GROUNDS,
    GROUP_IDS,
    GROUP_OF,
    NOBODY,
    NORTH_CAPITAL,
    NOWHERE,
    NUMBERS,
    POWER,
    POWER_IDS,
    REGION,
    REGION_OF,
    SEAT,
    STARTERS,
    SUPPLY,
)
from .powers import draw_action_card
from .scoring import finish_war
from .state import ROUND_START, Position
from .turn import befriend, next_turn

MISSION_SLOT: Final = 2
PEEK_SLOT: Final = 3
ACTION_SLOT: Final = 5
PLA_WINS_FROM: Final[dict[int, int]] = {check["round"]: check["pla_wins_from"] for check in NUMBERS["war_check"]}
TAIWAN_WINS_TO: Final[dict[int, int]] = {check["round"]: check["taiwan_wins_to"] for check in NUMBERS["war_check"]}


# Set-up


def set_up(g: Position) -> Flow:
    yield from deal_passports(g)
    for ground in GROUNDS:
        g.pla[ground] = SUPPLY["ground_troops"]
    yield from place_first_elite(g)
    yield from lay_out_supply(g)
    yield from deal_starters(g)
    choice = yield g.pick_at_random("first-player", [SEAT + seat for seat in range(g.seats)])
    for step in range(g.seats):
        g.slot[(choice - SEAT + step) % g.seats] = step + 1
    g.note("first", "setup-13a", seat=choice - SEAT)
    g.begin_turn(NOBODY)
    g.stage = ROUND_START


def deal_passports(g: Position) -> Flow:
    g.spare_powers = list(range(len(POWER_IDS)))
    for seat in range(g.seats):
        choice = yield g.pick_at_random("deal-power", [POWER + power for power in g.spare_powers])
        g.spare_powers.remove(choice - POWER)
        g.power[seat] = choice - POWER
        g.note("your-power", "setup-6", audience=(seat,), seat=seat, power=choice)


def place_first_elite(g: Position) -> Flow:
    """It waits on its landing ground and does nothing else."""
    choice = yield g.elite_deck.draw()
    g.elite_deck.take(choice)
    elite = choice - CARD
    g.place_elite(elite, ELITE_GROUND[elite - FIRST_ELITE], SUPPLY["first_elite_troops"])
    g.note("first-elite", "setup-10a", card=choice)


def lay_out_supply(g: Position) -> Flow:
    """An elite face up, two cards of its deck face up, and one of each deck face down."""
    choice = yield g.elite_deck.draw()
    g.elite_deck.take(choice)
    g.elite_up = choice - CARD
    g.note("supply-elite", "between-1", card=choice)
    group = GROUP_OF[ELITE_GROUND[g.elite_up - FIRST_ELITE]]
    for _ in range(SUPPLY["face_up"]):
        if len(g.decks[group]) > 0:
            card = yield g.decks[group].draw()
            g.decks[group].take(card)
            g.face_up.append(card - CARD)
            g.note("supply-card", "between-1", card=card)
    for group in range(len(GROUP_IDS)):
        if len(g.decks[group]) > 0:
            card = yield g.decks[group].draw()
            g.decks[group].take(card)
            g.face_down[group] = card - CARD


def deal_starters(g: Position) -> Flow:
    """A starting character each, with its troops, friendliness and a mission, but without its entry effect."""
    left = STARTERS.copy()
    for seat in range(g.seats):
        choice = yield g.pick_at_random("deal-character", [CARD + card for card in left])
        card = choice - CARD
        left.remove(card)
        yield from befriend(g, seat, CARD_FACTION[card])
        yield from enter(g, seat, card, ENTRY_AT[card])
        yield from draw_mission(g, seat, REGION_OF[ENTRY_AT[card]])


# The start of a round


def start_round(g: Position) -> Flow:
    """Slot rewards, in slot order; then the first seat's turn."""
    for seat in g.turn_order():
        if g.slot[seat] == MISSION_SLOT:
            yield from draw_missions(g, seat, 1)
        elif g.slot[seat] == PEEK_SLOT:
            peek(g, seat)
        elif g.slot[seat] == ACTION_SLOT:
            yield from draw_action_card(g, seat)
    next_turn(g)


def peek(g: Position, seat: int) -> None:
    cards = [card for card in g.face_down if card != NOWHERE]
    for card in cards:
        g.seen[card] |= 1 << seat
    g.note("peeks", "slot-3", seat=seat)
    g.note("your-peek", "slot-3", audience=(seat,), seat=seat, cards=[CARD + card for card in cards])


# The end of a round


def end_round(g: Position) -> Flow:
    """The end of the law if it was laid out, the war check, then the next round is laid out."""
    g.blackout = NOWHERE
    if g.doomsayer != NOBODY:
        yield from doom(g, g.doomsayer)
    outcome = war_outcome(g.round, g.held_core_cities())
    if outcome:
        finish_war(g, outcome)
        return
    yield from lay_out_supply(g)
    g.round += 1
    g.slot = g.next_slot
    g.next_slot = [NOBODY] * g.seats
    g.note("round", "between-2", n=g.round)
    g.stage = ROUND_START


def doom(g: Position, seat: int) -> Flow:
    g.doomsayer = NOBODY
    regions = [
        region for region in (NORTH_CAPITAL, EAST) if any(REGION_OF[g.where[unit]] == region for unit in g.mine[seat])
    ]
    if not regions:
        return
    region = regions[0]
    if len(regions) > 1:
        choice = yield g.ask(seat, "doom-where", [REGION + other for other in regions])
        region = choice - REGION
    end_of_the_law(g, seat, region)


def war_outcome(round: int, cities: int) -> str:
    """`pla`, `taiwan`, or nothing yet.

    >>> war_outcome(3, 5), war_outcome(3, 3), war_outcome(4, 3), war_outcome(2, 6)
    ('pla', '', 'taiwan', '')
    """
    if round not in PLA_WINS_FROM:
        return ""
    if cities >= PLA_WINS_FROM[round]:
        return "pla"
    return "taiwan" if cities <= TAIWAN_WINS_TO[round] else ""
