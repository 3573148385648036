"""Missions: drawing, the hand limit, conditions and claims."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import Deck, Flow

from ..content import (
    CELLS,
    MISSION_LIMIT,
    MISSION_MERIT,
    MISSION_REGION,
    MISSION_SCORE,
    NEEDED,
    REGION_IDS,
    RESIST,
    WELCOME,
)
from ..options import EXTRAS, MISSION, REGION, RESIST_CLAIM, WELCOME_CLAIM

if TYPE_CHECKING:
    from ..state import Taiwan2045

# Drawing


def draw_missions(g: Taiwan2045, seat: int, amount: int, rule: str) -> Flow:
    """From any decks, one after the other."""
    for left in range(amount, 0, -1):
        regions = [region for region in range(len(REGION_IDS)) if g.missions_left(region) > 0]
        if not regions:
            return
        choice = yield g.ask(seat, "mission-deck", REGION.all(regions), left=left)
        yield from draw_mission(g, seat, REGION.of(choice), rule)


def draw_mission(g: Taiwan2045, seat: int, region: int, rule: str) -> Flow:
    if len(g.mission_decks[region]) == 0:
        g.mission_decks[region] = Deck(g.under[region])
        g.under[region] = []
    card = yield g.mission_decks[region].draw()
    g.mission_decks[region].take(card)
    g.missions[seat].append(MISSION.of(card))
    if g.log is not None:
        g.note("draws-mission", rule, seat=seat, region=REGION.option(region))
        g.note("your-mission", rule, audience=(seat,), seat=seat, mission=card)
    yield from keep_limit(g, seat)


def keep_limit(g: Taiwan2045, seat: int) -> Flow:
    """Too many in hand: discard one, or finish one if that can be done just now."""
    while len(g.missions[seat]) > MISSION_LIMIT:
        choice = yield g.ask(seat, "mission-discard", lambda: discard_options(g, seat))
        if choice in EXTRAS:
            yield from g.do_extra(choice)
            continue
        mission = MISSION.of(choice)
        g.missions[seat].remove(mission)
        g.under[MISSION_REGION[mission]].append(choice)
        g.note("discards-mission", "mission-2", seat=seat, region=REGION.option(MISSION_REGION[mission]))


def discard_options(g: Taiwan2045, seat: int) -> list[int]:
    return MISSION.all(g.missions[seat]) + g.extras()


# Conditions


def is_met(g: Taiwan2045, mission: int, side: int) -> bool:
    """Whether this turn's tallies reach every number that the side of the card asks for."""
    tallies = g.tallies
    needed = NEEDED[mission][side]
    cells = CELLS[mission][side]
    for number in range(len(needed)):
        total = 0
        for cell in cells[number]:
            total += tallies[cell]
        if total < needed[number]:
            return False
    return True


def claims(g: Taiwan2045) -> list[int]:
    """What the current player can finish now; a revealed Council finds nothing to resist."""
    found: list[int] = []
    if g.stirred == 0:
        return found
    for mission in g.missions[g.seat]:
        if not g.stirred >> MISSION_REGION[mission] & 1:
            continue
        if g.seat != g.rebel_seat and is_met(g, mission, RESIST):
            found.append(RESIST_CLAIM.option(mission))
        if is_met(g, mission, WELCOME):
            found.append(WELCOME_CLAIM.option(mission))
    return found


# Claims


def is_claim(choice: int) -> bool:
    return RESIST_CLAIM.has(choice) or WELCOME_CLAIM.has(choice)


def claimed(choice: int) -> tuple[int, int]:
    """The mission and the side that a claim is about."""
    if RESIST_CLAIM.has(choice):
        return RESIST_CLAIM.of(choice), RESIST
    return WELCOME_CLAIM.of(choice), WELCOME


def claim_points(choice: int) -> int:
    mission, side = claimed(choice)
    return MISSION_SCORE[mission][side]


def claim(g: Taiwan2045, choice: int) -> None:
    """The card is shown and pays at once."""
    mission, side = claimed(choice)
    g.missions[g.seat].remove(mission)
    g.finished.append(mission)
    g.score[g.seat] += MISSION_SCORE[mission][side]
    merit = MISSION_MERIT[mission] if side == RESIST else 0
    g.merit[g.seat] += merit
    g.note(
        "finishes",
        "mission-6",
        reveals=True,
        seat=g.seat,
        mission=MISSION.option(mission),
        side=choice,
        n=MISSION_SCORE[mission][side],
        merit=merit,
    )


def replace_finished(g: Taiwan2045, seat: int) -> Flow:
    """After the turn the finished cards leave, and as many new ones come."""
    amount = len(g.finished)
    g.finished = []
    yield from draw_missions(g, seat, amount, "mission-9")
