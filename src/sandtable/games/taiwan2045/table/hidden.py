"""Dealing anew what a seat does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandtable.engine import NOTHING, Pick, shuffle

from ..content import CARD_GROUP, GROUP_IDS, MISSION_REGION, REGION_IDS
from ..options import CARD, MISSION
from ..rules.stages import SETUP

if TYPE_CHECKING:
    from ..state import Taiwan2045


def resample(g: Taiwan2045, seat: int, random: Pick) -> None:
    resample_powers(g, seat, random)
    for group in range(len(GROUP_IDS)):
        resample_cards(g, seat, group, random)
    for region in range(len(REGION_IDS)):
        resample_missions(g, seat, region, random)


def resample_powers(g: Taiwan2045, seat: int, random: Pick) -> None:
    if g.stage == SETUP or g.over:
        return
    others = [other for other in range(g.seats) if other != seat and not g.revealed[other]]
    unseen = sorted(g.spare_powers + [g.power[other] for other in others])
    shuffle(unseen, random)
    for other in others:
        g.power[other] = unseen.pop()
    g.spare_powers = unseen


def resample_cards(g: Taiwan2045, seat: int, group: int, random: Pick) -> None:
    """Cards of one deck keep their backs: they change places only with cards of the same deck."""
    unknown = [
        (other, number)
        for other in range(g.seats)
        for number, card in enumerate(g.hand[other])
        if CARD_GROUP[card] == group and not g.knows(seat, card)
    ]
    down = g.face_down[group]
    hidden = [g.hand[other][number] for other, number in unknown]
    if down != NOTHING and not g.knows(seat, down):
        hidden.append(down)
    unseen = sorted(g.decks[group].cards + CARD.all(hidden))
    shuffle(unseen, random)
    dealt = [CARD.of(unseen.pop()) for _ in hidden]
    pass_on_knowledge(g, hidden, dealt)
    for (other, number), card in zip(unknown, dealt, strict=False):
        g.hand[other][number] = card
    if len(dealt) > len(unknown):
        g.face_down[group] = dealt[-1]
    g.decks[group].cards[:] = unseen


def pass_on_knowledge(g: Taiwan2045, hidden: list[int], dealt: list[int]) -> None:
    """Who had seen the card in a place has seen the one that is there now."""
    seen = [g.seen[card] for card in hidden]
    for card in hidden:
        g.seen[card] = 0
    for card, seats in zip(dealt, seen, strict=True):
        g.seen[card] = seats


def resample_missions(g: Taiwan2045, seat: int, region: int, random: Pick) -> None:
    unknown = [
        (other, number)
        for other in range(g.seats)
        if other != seat
        for number, mission in enumerate(g.missions[other])
        if MISSION_REGION[mission] == region
    ]
    unseen = g.mission_decks[region].cards + g.under[region]
    unseen += [MISSION.option(g.missions[other][number]) for other, number in unknown]
    unseen.sort()
    shuffle(unseen, random)
    for other, number in unknown:
        g.missions[other][number] = MISSION.of(unseen.pop())
    g.under[region] = [unseen.pop() for _ in g.under[region]]
    g.mission_decks[region].cards[:] = unseen
