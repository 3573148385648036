"""Options that lose the game at once, or as good as: DEFCON 1, the missile crisis, points, a held scoring card.

Each danger is a hint named after its reason; its number is how likely it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import DIE, NOTHING, Decision, Finished

from ..content import (
    CIA_CREATED,
    DUCK_AND_COVER,
    EUROPE,
    GRAIN_SALES,
    KAL_007,
    LONE_GUNMAN,
    MISSILE_ENVY,
    NEIGHBOURS,
    NICARAGUA,
    OLYMPIC_GAMES,
    ORTEGA,
    REGIONS,
    SCORES,
    SCORING,
    SIDE,
    TEAR_DOWN_THIS_WALL,
    UN_INTERVENTION,
    VP_LIMIT,
    WE_WILL_BURY_YOU,
)
from ..options import DO_COUP, DO_DEFUSE, DO_END_GAME, DO_EVENT, DO_LOWER, DO_SPACE, LEVEL, MAP, REGION_IDS, US
from ..rules.cards import scoring_in_danger
from ..rules.coups import lowers_defcon
from ..rules.events.late import WARGAMES_VP
from ..rules.events.registry import can_happen, carry_out
from ..rules.play import BURIAL_VP
from ..rules.scoring import europe_winner, regions_dominated
from ..rules.targets import coup_targets
from ..rules.victory import pay_flower_power

if TYPE_CHECKING:
    from ..state import Twilight

LAST_STEP: Final = 2
"""The DEFCON level from which one step more is nuclear war."""
LOWERING: Final[list[int]] = [DUCK_AND_COVER, WE_WILL_BURY_YOU, KAL_007]
"""Events that lower DEFCON whatever anybody chooses."""
INVITING: Final[list[int]] = [CIA_CREATED, LONE_GUNMAN]
"""Events that give the opponent a coup in one's own round."""
FREE_COUPS: Final[dict[int, list[int]]] = {ORTEGA: NEIGHBOURS[NICARAGUA], TEAR_DOWN_THIS_WALL: REGIONS[EUROPE]}
"""Events that give the opponent a free one, and where."""
SPARING: Final[list[int]] = [UN_INTERVENTION, GRAIN_SALES]
"""Events by which "We Will Bury You" may be averted."""


def danger_of(g: Twilight, decision: Decision, option: int, points: float) -> str:
    """The hint that warns of an option; empty for one that does not lose. `points` are those of a scoring card."""
    prompt, side = decision.prompt, decision.seat
    if prompt in ("coup-where", "che") and MAP.space.has(option):
        return danger_of_coup(g, side, option)
    if prompt == "use-card":
        return danger_of_use(g, side, decision.about, option)
    if prompt in ("play-card", "headline", "trapped") and not MAP.space.has(option):
        return danger_of_card(g, side, option, prompt, points)
    if prompt == "wargames" and option == DO_END_GAME:
        return "danger-points" if own_points(g, side) < WARGAMES_VP else ""
    lowered = (prompt == "move-defcon" and option == DO_LOWER) or (prompt == "set-defcon" and LEVEL.of(option) == 0)
    return "danger-defcon" if lowered and is_own_war(g, side, prompt == "set-defcon") else ""


def own_points(g: Twilight, side: int) -> int:
    return g.vp if side == US else -g.vp


def is_own_war(g: Twilight, side: int, from_anywhere: bool = False) -> bool:
    """Whether nuclear war is one step away, or nearer, and would be the side's own fault."""
    return g.phasing == side and (from_anywhere or g.defcon == LAST_STEP)


def danger_of_coup(g: Twilight, side: int, country: int) -> str:
    if g.crisis == side:
        return "danger-crisis"
    return "danger-defcon" if lowers_defcon(g, side, country) and is_own_war(g, side) else ""


def danger_of_use(g: Twilight, side: int, card: int, use: int) -> str:
    if use == DO_COUP and g.crisis == side:
        return "danger-crisis"
    if not (use == DO_EVENT and card in SPARING) and is_buried(g, side):
        return "danger-points"
    happens = use == DO_EVENT or (SIDE[card] == 1 - side and use != DO_SPACE)
    if happens and is_fatal_event(g, side, card):
        return "danger-defcon"
    return "danger-points" if use != DO_SPACE and loses_points(g, side, card, happens) else ""


def loses_points(g: Twilight, side: int, card: int, happens: bool) -> bool:
    """Whether the points that the card brings the opponent are the last: tried on a copy, up to the first question.

    Missile Envy is not tried: what it brings is in the opponent's hand.
    """
    twin = g.copy()
    try:
        pay_flower_power(twin, side, card)
        if happens and card != MISSILE_ENVY:
            twin.on_table.append(card)
            next(carry_out(twin, card, side), None)
    except Finished:
        return twin.winners == [1 - side] and twin.ending == "vp"
    return False


def is_fatal_event(g: Twilight, side: int, card: int) -> bool:
    """The event lowers DEFCON to 1, or lets the opponent do so, while the side is the phasing player."""
    theirs = SIDE[card] == 1 - side
    if not is_own_war(g, side) or not can_happen(g, card, 1 - side if theirs else side):
        return False
    if card in LOWERING or card == OLYMPIC_GAMES:
        return True
    if theirs and card in FREE_COUPS:
        return has_fatal_coup(g, coup_targets(g, 1 - side, FREE_COUPS[card], free=True), 1 - side)
    return theirs and card in INVITING and has_fatal_coup(g, coup_targets(g, 1 - side), 1 - side)


def has_fatal_coup(g: Twilight, targets: list[int], side: int) -> bool:
    return any(lowers_defcon(g, side, country) for country in targets)


def is_buried(g: Twilight, side: int) -> bool:
    """Whether the points of "We Will Bury You" would be the last."""
    pays = side == US and g.phasing == US and g.round > 0 and WE_WILL_BURY_YOU in g.effects
    return pays and own_points(g, side) - BURIAL_VP <= -VP_LIMIT


def summit_risk(g: Twilight, side: int) -> float:
    """How likely the opponent wins the roll and may bring about nuclear war in one's own round."""
    lead = regions_dominated(g, side) - regions_dominated(g, 1 - side)
    lost = sum(theirs > mine + lead for mine in DIE for theirs in DIE)
    return lost / len(DIE) ** 2


def danger_of_card(g: Twilight, side: int, card: int, prompt: str, points: float) -> str:
    if SCORING[card]:
        return danger_of_scoring(g, side, card, points)
    if prompt == "play-card" and scoring_in_danger(g, side):
        return "danger-held"
    if prompt == "play-card" and card not in SPARING and card != DO_DEFUSE and is_buried(g, side):
        return "danger-points"
    theirs = SIDE[card] == 1 - side
    if prompt == "headline":
        if card in LOWERING and g.defcon == LAST_STEP:
            return "danger-defcon"
        return "danger-points" if theirs and loses_points(g, side, card, True) else ""
    if prompt == "trapped" or not theirs:
        return ""
    if is_fatal_event(g, side, card):
        return "danger-defcon"
    return "danger-points" if loses_points(g, side, card, True) else ""


def danger_of_scoring(g: Twilight, side: int, card: int, points: float) -> str:
    is_europe = SCORES[card] in REGION_IDS and REGION_IDS.index(SCORES[card]) == EUROPE
    if is_europe and europe_winner(g) not in (NOTHING, side):
        return "danger-points"
    return "danger-points" if own_points(g, side) + points <= -VP_LIMIT else ""
