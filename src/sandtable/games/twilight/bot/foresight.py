"""What a search knows of the Cold War: a position is judged between action rounds, by what each side holds."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from sandtable.engine import Foresight

from ..content import (
    ACTION_ROUND,
    CHINA_CARD,
    COUNTRIES,
    FIVE_YEAR_PLAN,
    HEADLINE_EVENT,
    HEADLINES,
    LAST_TURN,
    OPS,
    SCORING,
    SETUP,
    SIDE,
)
from ..options import REGION_IDS, US, USSR
from ..rules.cards import scoring_cards
from ..rules.scoring import europe_winner, region_points, southeast_asia_points
from ..rules.space_race import can_space
from ..state import Twilight
from .values import EVENT_WORTH, GRANTS_ENEMY_COUP, LOWERS_DEFCON, hold, scoring_points

STEPS_A_TURN: Final = 20
AFTER_ROUNDS: Final = 18
MOST_AT_STAKE: Final = 12.0
"""Points of a scoring card in hand beyond which more make no difference."""

SCORING_CARDS: Final[list[int]] = [card for card in range(len(SCORING)) if SCORING[card]]

NAMES: Final[list[str]] = [
    "is-ussr",
    "to-move",
    "victory-points",
    *[f"points-{region}" for region in REGION_IDS],
    "points-southeast_asia",
    "points-to-be-scored-soon",
    "countries",
    "controls-europe",
    "military-operations",
    "space",
    "china-card",
    "operations-in-hand",
    "own-events-in-hand",
    "no-enemy-events-in-hand",
    "scoring-in-hand",
    "no-stranded-scoring",
    "no-dangers-in-hand",
    "no-forced-danger",
    "low-defcon-and-ussr",
]
EITHER: Final = ("is-ussr", "to-move", "low-defcon-and-ussr")


@final
class TwilightForesight(Foresight[Twilight]):
    def __init__(self) -> None:
        super().__init__(Twilight, NAMES, Path(__file__).parent / "weights.toml", EITHER)

    def act(self, g: Twilight) -> int:
        if g.phase == SETUP:
            return 0
        start = g.turn * STEPS_A_TURN
        if g.phase == ACTION_ROUND:
            return start + 2 * g.round + g.phasing
        return start if g.phase in (HEADLINES, HEADLINE_EVENT) else start + AFTER_ROUNDS

    def horizon(self, g: Twilight) -> int:
        return 2

    def progress(self, g: Twilight) -> float:
        return min(1.0, (g.turn - 1) / (LAST_TURN - 1))

    def features(self, g: Twilight, seat: int) -> list[float]:
        ahead = -g.vp if seat == USSR else g.vp
        found = [
            1.0 if seat == USSR else 0.0,
            1.0 if g.phasing == seat else 0.0,
            ahead / 10,
            *[region_points(g, region)[seat] / 5 for region in range(len(REGION_IDS))],
            southeast_asia_points(g)[seat] / 5,
            self.points_to_come(g, seat) / 5,
            self.countries(g) / 10 if seat == US else -self.countries(g) / 10,
            1.0 if europe_winner(g) == seat else 0.0,
            -max(0, g.defcon - g.military[seat]) / 3,
            g.space[seat] / 4,
            (1.0 if g.china_face_up else 0.7) if g.china_holder == seat else 0.0,
        ]
        return found + self.hand(g, seat)

    def countries(self, g: Twilight) -> float:
        """What all countries are worth to the US as they are held."""
        total = 0.0
        us, ussr = g.influence[US], g.influence[USSR]
        for country in COUNTRIES:
            if us[country] != ussr[country]:
                total += hold(country, us[country] - ussr[country])
        return total

    def points_to_come(self, g: Twilight, seat: int) -> float:
        """The seat's lead wherever the scoring card has not been played since the last shuffle."""
        total = 0.0
        for card in SCORING_CARDS:
            if card in g.deck.cards or card in g.hands[US] or card in g.hands[USSR]:
                total += max(-MOST_AT_STAKE, min(MOST_AT_STAKE, scoring_points(g, seat, card)))
        return total

    def hand(self, g: Twilight, side: int) -> list[float]:
        ops = own = enemy = stakes = 0.0
        dangers = 0
        for card in g.hands[side]:
            if SCORING[card]:
                stakes += max(-MOST_AT_STAKE, min(MOST_AT_STAKE, scoring_points(g, side, card)))
            elif card != CHINA_CARD:
                ops += OPS[card]
                if SIDE[card] == 1 - side:
                    enemy += EVENT_WORTH[card]
                    dangers += is_danger(side, card) and not can_space(g, side, card)
                else:
                    own += EVENT_WORTH[card]
        stranded = len(scoring_cards(g, side)) > g.rounds_left(side)
        return [
            ops / 10,
            own / 8,
            -enemy / 8,
            stakes / 5,
            -1.0 if stranded else 0.0,
            -float(dangers),
            -1.0 if is_forced_to_ruin(g, side) else 0.0,
            1.0 if g.defcon == 2 and side == USSR else 0.0,
        ]


def is_danger(side: int, card: int) -> bool:
    """Whether the card is fatal to the side that plays it at DEFCON 2."""
    return SIDE[card] == 1 - side and (card in LOWERS_DEFCON or card in GRANTS_ENEMY_COUP[side])


def is_forced_to_ruin(g: Twilight, side: int) -> bool:
    """Whether the side will have to play a fatal card this turn, because it has too few others to fill its rounds."""
    if g.defcon > 2 or g.phase != ACTION_ROUND:
        return False
    harmless = dangers = spaceable = 0
    for card in g.hands[side]:
        if not is_danger(side, card):
            harmless += 1
        elif can_space(g, side, card):
            spaceable = 1
        else:
            dangers += 1
    if dangers > 0 and side == USSR and FIVE_YEAR_PLAN in g.hands[USSR]:
        harmless -= 1  # it would let the fatal card happen
    if g.china_holder == side and g.china_face_up:
        harmless += 1
    return dangers > 0 and harmless + spaceable < g.rounds_left(side)
