"""Where the digital edition rules otherwise than we do. Each departure of a log is listed with its clause and proof."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sandtable.engine import Note

from .names import (
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

if TYPE_CHECKING:
    from .importer import Replay

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
LOG_STOPS = "10.3: the log stops at this line, and what the rules make follow from it is not printed"


def departures(replay: Replay, note: Note) -> Iterator[str]:
    """What a note of the engine, which follows the digital edition here, would not be by our own rulings."""
    values = {key: value for key, value in note.values.items() if isinstance(value, int)}
    match note.key:
        case "added" if note.rule == "3~5":
            if values["us"] > STABILITY[values["space"]] + HANDICAP_OVER_STABILITY:
                yield HANDICAP_BEYOND_LIMIT
        case "realigned" if replay.event == JUNTA:
            replay.junta_regions.append(REGION_OF[values["space"]])
            if len(set(replay.junta_regions)) == 2 and replay.junta_regions.count(replay.junta_regions[-1]) == 1:
                yield JUNTA_IN_BOTH_REGIONS
        case "hand-over":
            hand = [held for held in replay.state.hands[values["seat"]] if held != MISSILE_ENVY]
            if any(OPS[held] > OPS[values["card"]] for held in hand):
                yield MISSILE_ENVY_BY_CURRENT_VALUE
        case "vp" if note.rule == "card 103" and DEFECTORS not in replay.block.cards:
            yield DEFECTORS_NOT_PLAYED
        case "out-of-play" if values["card"] == THE_REFORMER:
            yield REFORMER_ENDS_WITH_GLASNOST
        case "event" if values["card"] == THE_REFORMER and GLASNOST in replay.state.removed:
            yield REFORMER_ENDS_WITH_GLASNOST


def forgets_missile_envy(replay: Replay, side: int, card: int) -> bool:
    """Whether the side plays this card although it owes Missile Envy and no scoring card is in danger."""
    state = replay.state
    if state.bound != side or MISSILE_ENVY not in state.hands[side] or card == MISSILE_ENVY:
        return False
    scoring = state.scoring_cards(side)
    return not (SCORING[card] and len(scoring) >= state.rounds_left(side))
