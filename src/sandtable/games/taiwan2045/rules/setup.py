"""Set-up (遊戲設置)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Flow

from ..content import (
    CARD_FACTION,
    ELITE_GROUND,
    ENTRY_AT,
    GROUNDS,
    POWER_IDS,
    REGION_OF,
    STARTERS,
    SUPPLY,
)
from ..options import CARD, POWER, SEAT, SPACE
from .entry import enter
from .friendliness import befriend
from .missions import draw_mission
from .stages import ROUND_START
from .supply import SET_UP, lay_out_supply

if TYPE_CHECKING:
    from ..state import Taiwan2045


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
