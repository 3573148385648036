"""Choices that lose the game at once, or on a roll: all-out war in one's own round, or ruin.

Events are tried on copies of the table, with all dice, up to the first question, and judged as things stand then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandtable.engine import PASS, Decision, Finished, Flow

from ...common.dangers import chance_of
from ..options import CN, DO_ECONOMY, DO_EVENT, DO_EVENT_FIRST, DO_SOCIAL, LOSE_ECONOMY, LOSE_SOCIAL, US, YES
from ..rules.actions import actions_with, discards_with, improve
from ..rules.cards import event_player, operations
from ..rules.economy import can_upgrade, decay
from ..rules.events.happening import happen
from ..rules.status import change_economy, change_social, judge_ruin

if TYPE_CHECKING:
    from ..state import Dawn

Danger = dict[str, float]
"""The hint that warns of something, and how likely it comes true; empty for what does not lose."""
MAY_SAVE: Final = (DO_SOCIAL, DO_ECONOMY)
"""Actions that may lift the side's own tracks before the opponent's event."""
RUIN_CERTAIN: Final[Danger] = {"danger-ruin": 1.0}


def danger_of_event(g: Dawn, seat: int, card: int, before: int = DO_EVENT) -> Danger:
    """Of a card's event in the seat's own round, after an attempt to improve the seat's own tracks if it is one."""
    endings: list[str] = []

    def start() -> tuple[Dawn, Flow]:
        twin = g.copy()
        twin.phasing = seat
        return twin, act_and_happen(twin, seat, card, before)

    def is_lost(twin: Dawn) -> bool:
        endings.append(lost_by(twin, seat))
        return bool(endings[-1])

    chance = chance_of(start, is_lost)
    return {"danger-war" if "all-out-war" in endings else "danger-ruin": chance} if chance else {}


def act_and_happen(g: Dawn, seat: int, card: int, before: int) -> Flow:
    if before in MAY_SAVE:
        yield from improve(g, seat, before, card)
    yield from happen(g, card, event_player(card, seat))


def lost_by(twin: Dawn, seat: int) -> str:
    """How the seat has lost, as things stand; empty if it has not."""
    try:
        if not twin.over:
            judge_ruin(twin)
    except Finished:
        pass
    return twin.ending if twin.winners == [1 - seat] else ""


def danger_of_use(g: Dawn, seat: int, card: int, use: int, then_event: bool) -> Danger:
    return danger_of_event(g, seat, card, use) if then_event or use in (DO_EVENT, DO_EVENT_FIRST) else {}


def danger_of_card(g: Dawn, seat: int, card: int) -> Danger:
    """Of an opponent's card that cannot be discarded for technology or sabotage: its event comes in any case."""
    ops = operations(g, seat, card)
    if discards_with(g, seat, ops) or not (danger := danger_of_event(g, seat, card)):
        return {}
    saving = [danger_of_event(g, seat, card, use) for use in actions_with(g, seat, card, ops) if use in MAY_SAVE]
    return min([danger, *saving], key=lambda each: sum(each.values()))


def danger_of_answer(g: Dawn, decision: Decision, option: int) -> Danger:
    """Of an answer to what an event or a phase asks. Who may still upgrade the economy is taken to do so."""
    seat, prompt = decision.seat, decision.prompt
    if prompt == "event-too" and option == YES:
        return danger_of_event(g, seat, decision.about)
    twin = g.copy()
    if prompt == "choose" and option == LOSE_ECONOMY:
        change_economy(twin, seat, -1)
    elif prompt == "discard-or-unrest" and option == LOSE_SOCIAL:
        change_social(twin, seat, -1)
    elif prompt == "upgrade-economy" and option == PASS:
        if seat == US and can_upgrade(twin, CN):
            change_economy(twin, CN, 1)
        decay(twin)
    return RUIN_CERTAIN if lost_by(twin, seat) else {}
