"""Where the digital edition rules otherwise than we do. Each departure of a log is listed with its clause and proof."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Note

from ..content import (
    CLAUSE,
    DEFECTORS,
    GLASNOST,
    HANDICAP_OVER_STABILITY,
    JUNTA,
    MISSILE_ENVY,
    OPS,
    REGION_OF,
    SCORING,
    STABILITY,
    THE_REFORMER,
)
from ..rules.cards import scoring_cards

if TYPE_CHECKING:
    from .replay import Replay


HANDICAP_BEYOND_LIMIT = "3~5: the handicap brings a country to more than 2 above its stability; our ruling stops there"
JUNTA_IN_BOTH_REGIONS = "card 47: one Junta realigns in Central and in South America; our ruling allows one of them"
MISSILE_ENVY_BY_CURRENT_VALUE = (
    "card 49, 7.4.1: the card handed over is highest only by its current value; our ruling compares printed values"
)
MISSILE_ENVY_NOT_NEXT = "card 49: Missile Envy was owed for operations here; our ruling lets no other play come first"
REFORMER_ENDS_WITH_GLASNOST = (
    "card 87, card 90: The Reformer goes or stays out of play because of Glasnost; our ruling keeps its ban on coups"
)
DEFECTORS_NOT_PLAYED = "card 103: Defectors pays although the USSR did not play it; our ruling pays for a play only"


def departure(replay: Replay, note: Note) -> str:
    """Why a note of the engine, which follows the digital edition here, would not be so by our own rulings."""
    values = {key: value for key, value in note.values.items() if isinstance(value, int)}
    key, card = note.key, values.get("card", 0)
    if key == "added" and note.rule == "3~5" and is_beyond_limit(values["space"], values["us"]):
        return HANDICAP_BEYOND_LIMIT
    if key == "realigned" and replay.event == JUNTA and leaves_region(replay, REGION_OF[values["space"]]):
        return JUNTA_IN_BOTH_REGIONS
    if key == "hand-over":
        hand = [held for held in replay.state.hands[values["seat"]] if held != MISSILE_ENVY]
        return MISSILE_ENVY_BY_CURRENT_VALUE if any(OPS[held] > OPS[card] for held in hand) else ""
    if key == "vp" and note.rule == CLAUSE[DEFECTORS] and DEFECTORS not in replay.block.cards:
        return DEFECTORS_NOT_PLAYED
    stays_out = key == "event" and GLASNOST in replay.state.removed
    return REFORMER_ENDS_WITH_GLASNOST if card == THE_REFORMER and (key == "out-of-play" or stays_out) else ""


def is_beyond_limit(country: int, influence: int) -> bool:
    return influence > STABILITY[country] + HANDICAP_OVER_STABILITY


def leaves_region(replay: Replay, region: int) -> bool:
    """Whether one Junta realigns in a second region now."""
    before = set(replay.junta_regions)
    replay.junta_regions.append(region)
    return len(before) == 1 and region not in before


def forgets_missile_envy(replay: Replay, side: int, card: int) -> bool:
    """Whether the side plays this card although it owes Missile Envy and no scoring card is in danger."""
    state = replay.state
    if state.bound != side or MISSILE_ENVY not in state.hands[side] or card == MISSILE_ENVY:
        return False
    scoring = scoring_cards(state, side)
    return not (SCORING[card] and len(scoring) >= state.rounds_left(side))
