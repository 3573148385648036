"""Options that lose the game at once, or as good as: DEFCON 1, the missile crisis, points, a held scoring card.

Each danger is a hint named after its reason; its number is how likely it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import DIE, NOTHING, Decision, Flow

from ...common.dangers import chance_of
from ..content import (
    CIA_CREATED,
    DUCK_AND_COVER,
    EUROPE,
    FIVE_YEAR_PLAN,
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
    STAR_WARS,
    SUMMIT,
    TEAR_DOWN_THIS_WALL,
    UN_INTERVENTION,
    VP_LIMIT,
    WE_WILL_BURY_YOU,
)
from ..options import (
    DO_COUP,
    DO_DEFUSE,
    DO_END_GAME,
    DO_EVENT,
    DO_LOWER,
    DO_PLAY,
    DO_SPACE,
    LEVEL,
    MAP,
    REGION_IDS,
    US,
    USSR,
)
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

Danger = dict[str, float]
"""The hint that warns of something, and how likely it comes true; empty for what does not lose."""
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


def danger_of(g: Twilight, decision: Decision, option: int, points: float) -> Danger:
    """The hint that warns of an option; empty for one that does not lose. `points` are those of a scoring card."""
    prompt, side = decision.prompt, decision.seat
    if prompt in ("coup-where", "che") and MAP.space.has(option):
        return certain(danger_of_coup(g, side, option))
    if option == DO_COUP and g.crisis == side:
        return certain("danger-crisis")
    if prompt == "use-card":
        return danger_of_use(g, side, decision.about, option)
    if prompt == "grain-sales":
        return danger_after_grain_sales(g, side, decision.about, option)
    if prompt == "take-discard" and decision.about == STAR_WARS:
        return danger_of_event(g, side, option)
    if prompt in ("play-card", "headline", "trapped") and not MAP.space.has(option):
        return danger_of_card(g, side, option, prompt, points)
    if prompt == "wargames" and option == DO_END_GAME:
        return certain("danger-points" if own_points(g, side) < WARGAMES_VP else "")
    lowered = (prompt == "move-defcon" and option == DO_LOWER) or (prompt == "set-defcon" and LEVEL.of(option) == 0)
    return certain("danger-defcon" if lowered and is_own_war(g, side, prompt == "set-defcon") else "")


def certain(danger: str) -> Danger:
    return {danger: 1.0} if danger else {}


def own_points(g: Twilight, side: int) -> int:
    return g.vp if side == US else -g.vp


def is_own_war(g: Twilight, side: int, from_anywhere: bool = False) -> bool:
    """Whether nuclear war is one step away, or nearer, and would be the side's own fault."""
    return g.phasing == side and (from_anywhere or g.defcon == LAST_STEP)


def danger_of_coup(g: Twilight, side: int, country: int) -> str:
    if g.crisis == side:
        return "danger-crisis"
    return "danger-defcon" if lowers_defcon(g, side, country) and is_own_war(g, side) else ""


def danger_of_use(g: Twilight, side: int, card: int, use: int) -> Danger:
    if not (use == DO_EVENT and card in SPARING) and is_buried(g, side):
        return certain("danger-points")
    if use == DO_EVENT or (SIDE[card] == 1 - side and use != DO_SPACE):
        return danger_of_event(g, side, card)
    return {} if use == DO_SPACE else danger_of_points(g, side, card, False)


def danger_of_event(g: Twilight, side: int, card: int) -> Danger:
    if is_fatal_event(g, side, card):
        return certain("danger-defcon")
    risk = summit_risk(g, side) if card == SUMMIT else plan_risk(g) if (card, side) == (FIVE_YEAR_PLAN, USSR) else 0.0
    if risk and is_own_war(g, side):
        return {"danger-defcon": risk}
    return danger_of_points(g, side, card, True)


def danger_after_grain_sales(g: Twilight, side: int, drawn: int, option: int) -> Danger:
    """The card that was drawn may be played, for its event or not, or given back."""
    if option != UN_INTERVENTION and drawn != UN_INTERVENTION and is_buried(g, side):
        return certain("danger-points")
    return danger_of_event(g, side, drawn) if option == DO_PLAY and SIDE[drawn] == 1 - side else {}


def danger_of_points(g: Twilight, side: int, card: int, happens: bool) -> Danger:
    """How likely the points that the card brings the opponent are the last: tried on copies, up to the first question.

    Missile Envy is not tried: what it brings is in the opponent's hand.
    """

    def start() -> tuple[Twilight, Flow]:
        twin = g.copy()
        return twin, pay_and_carry_out(twin, side, card, happens and card != MISSILE_ENVY)

    chance = chance_of(start, lambda twin: twin.winners == [1 - side] and twin.ending == "vp")
    return {"danger-points": chance} if chance else {}


def pay_and_carry_out(g: Twilight, side: int, card: int, happens: bool) -> Flow:
    pay_flower_power(g, side, card)
    if happens:
        g.on_table.append(card)
        yield from carry_out(g, card, side)


def is_fatal_event(g: Twilight, side: int, card: int) -> bool:
    """The event lowers DEFCON to 1, or lets the opponent do so, while the side is the phasing player."""
    theirs = SIDE[card] == 1 - side
    if not is_own_war(g, side) or not can_happen(g, card, 1 - side if theirs else side):
        return False
    if card in LOWERING or card == OLYMPIC_GAMES:
        return True
    if theirs and card == STAR_WARS:
        return any(discarded in LOWERING for discarded in g.discards)
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


def plan_risk(g: Twilight) -> float:
    """How likely the Five Year Plan brings an event to light that is fatal to the USSR, which knows its own hand."""
    others = [card for card in g.hands[USSR] if card != FIVE_YEAR_PLAN]
    return sum(SIDE[card] == US and is_fatal_event(g, USSR, card) for card in others) / max(1, len(others))


def danger_of_card(g: Twilight, side: int, card: int, prompt: str, points: float) -> Danger:
    if SCORING[card]:
        return certain(danger_of_scoring(g, side, card, points))
    if prompt == "play-card" and scoring_in_danger(g, side):
        return certain("danger-held")
    if prompt == "play-card" and card not in SPARING and card != DO_DEFUSE and is_buried(g, side):
        return certain("danger-points")
    theirs = SIDE[card] == 1 - side
    if prompt == "headline":
        if card in LOWERING and g.defcon == LAST_STEP:
            return certain("danger-defcon")
        return danger_of_points(g, side, card, True) if theirs else {}
    if prompt == "trapped" or not theirs:
        return {}
    return danger_of_event(g, side, card)


def danger_of_scoring(g: Twilight, side: int, card: int, points: float) -> str:
    is_europe = SCORES[card] in REGION_IDS and REGION_IDS.index(SCORES[card]) == EUROPE
    if is_europe and europe_winner(g) not in (NOTHING, side):
        return "danger-points"
    return "danger-points" if own_points(g, side) + points <= -VP_LIMIT else ""
