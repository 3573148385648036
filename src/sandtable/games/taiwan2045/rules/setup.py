"""Set-up (遊戲設置), and the supply that every round lays out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import NOTHING, Flow

from ..content import (
    CARD_FACTION,
    ELITE_GROUND,
    ENTRY_AT,
    GROUNDS,
    GROUP_IDS,
    GROUP_OF,
    POWER_IDS,
    REGION_OF,
    STARTERS,
    SUPPLY,
)
from ..options import CARD, DECK, POWER, SEAT, SPACE
from .entry import enter
from .missions import draw_mission
from .stages import ROUND_START
from .turn import befriend

if TYPE_CHECKING:
    from ..state import Taiwan2045

SET_UP: Final = ["setup-11a", "setup-11b", "setup-11c"]
BETWEEN_ROUNDS: Final = ["between-1", "between-1", "between-1"]
"""The clauses that lay out the elite, the face-up cards and the face-down cards."""


def set_up(g: Taiwan2045) -> Flow:
    yield from deal_passports(g)
    for ground in GROUNDS:
        g.pla[ground] = SUPPLY["ground_troops"]
    g.note("grounds", "setup-8", spaces=SPACE.all(GROUNDS), n=SUPPLY["ground_troops"])
    yield from place_first_elite(g)
    yield from lay_out_supply(g, SET_UP)
    yield from deal_starters(g)
    choice = yield g.pick_at_random("first-player", SEAT.all(range(g.seats)))
    for step in range(g.seats):
        g.slot[(SEAT.of(choice) + step) % g.seats] = step + 1
    g.note("order", "setup-13a", seats=g.turn_order())
    g.begin_turn(NOTHING)
    g.stage = ROUND_START


def deal_passports(g: Taiwan2045) -> Flow:
    g.spare_powers = list(range(len(POWER_IDS)))
    for seat in range(g.seats):
        choice = yield g.pick_at_random("deal-power", POWER.all(g.spare_powers))
        g.spare_powers.remove(POWER.of(choice))
        g.power[seat] = POWER.of(choice)
        g.note("your-power", "setup-6", audience=(seat,), seat=seat, power=choice)


def place_first_elite(g: Taiwan2045) -> Flow:
    """It waits on its landing ground and does nothing else."""
    choice = yield g.elite_deck.draw()
    g.elite_deck.take(choice)
    elite = CARD.of(choice)
    ground = ELITE_GROUND[elite]
    g.place_elite(elite, ground, SUPPLY["first_elite_troops"])
    g.note("first-elite", "setup-10a", card=choice, space=SPACE.option(ground), n=g.troops[elite])


def deal_starters(g: Taiwan2045) -> Flow:
    """A starting character each, with its troops, friendliness and a mission, but without its entry effect."""
    left = STARTERS.copy()
    for seat in range(g.seats):
        choice = yield g.pick_at_random("deal-character", CARD.all(left))
        card = CARD.of(choice)
        left.remove(card)
        yield from befriend(g, seat, CARD_FACTION[card], "setup-12-1")
        yield from enter(g, seat, card, ENTRY_AT[card], "setup-12-2")
        yield from draw_mission(g, seat, REGION_OF[ENTRY_AT[card]], "setup-12-3")


def lay_out_supply(g: Taiwan2045, clauses: list[str]) -> Flow:
    """An elite face up, two cards of its deck face up, and one of each deck face down."""
    choice = yield g.elite_deck.draw()
    g.elite_deck.take(choice)
    g.elite_up = CARD.of(choice)
    g.note("supply-elite", clauses[0], card=choice)
    group = GROUP_OF[ELITE_GROUND[g.elite_up]]
    for _ in range(SUPPLY["face_up"]):
        if len(g.decks[group]) > 0:
            card = yield g.decks[group].draw()
            g.decks[group].take(card)
            g.face_up.append(CARD.of(card))
            if g.log is not None:
                g.note("supply-card", clauses[1], card=card)
    for group in range(len(GROUP_IDS)):
        if len(g.decks[group]) > 0:
            card = yield g.decks[group].draw()
            g.decks[group].take(card)
            g.face_down[group] = CARD.of(card)
            if g.log is not None:
                g.note("supply-closed", clauses[2], deck=DECK.option(group))
