"""Dealing anew what a seat does not see."""

from __future__ import annotations

from sandtable.engine import Pick

from .names import (
    CARD,
    CARD_GROUP,
    GROUP_IDS,
    MISSION,
    MISSION_REGION,
    NOWHERE,
    REGION_IDS,
)
from .state import SETUP, Position


def resample(g: Position, seat: int, random: Pick) -> None:
    resample_powers(g, seat, random)
    for group in range(len(GROUP_IDS)):
        resample_cards(g, seat, group, random)
    for region in range(len(REGION_IDS)):
        resample_missions(g, seat, region, random)


def resample_powers(g: Position, seat: int, random: Pick) -> None:
    if g.stage == SETUP or g.over:
        return
    others = [other for other in range(g.seats) if other != seat and not g.revealed[other]]
    unseen = g.spare_powers + [g.power[other] for other in others]
    shuffle(unseen, random)
    for other in others:
        g.power[other] = unseen.pop()
    g.spare_powers = unseen


def resample_cards(g: Position, seat: int, group: int, random: Pick) -> None:
    """Cards of one deck keep their backs: they change places only with cards of the same deck."""
    unknown = [
        (other, number)
        for other in range(g.seats)
        for number, card in enumerate(g.hand[other])
        if CARD_GROUP[card] == group and not g.knows(seat, card)
    ]
    down = g.face_down[group]
    hidden = [g.hand[other][number] for other, number in unknown]
    if down != NOWHERE and not g.knows(seat, down):
        hidden.append(down)
    unseen = g.decks[group].cards + [CARD + card for card in hidden]
    shuffle(unseen, random)
    dealt = [unseen.pop() - CARD for _ in hidden]
    pass_on_knowledge(g, hidden, dealt)
    for (other, number), card in zip(unknown, dealt, strict=False):
        g.hand[other][number] = card
    if len(dealt) > len(unknown):
        g.face_down[group] = dealt[-1]
    g.decks[group].cards[:] = unseen


def pass_on_knowledge(g: Position, hidden: list[int], dealt: list[int]) -> None:
    """Who had seen the card in a place has seen the one that is there now."""
    seen = [g.seen[card] for card in hidden]
    for card in hidden:
        g.seen[card] = 0
    for card, seats in zip(dealt, seen, strict=True):
        g.seen[card] = seats


def resample_missions(g: Position, seat: int, region: int, random: Pick) -> None:
    unknown = [
        (other, number)
        for other in range(g.seats)
        if other != seat
        for number, mission in enumerate(g.missions[other])
        if MISSION_REGION[mission] == region
    ]
    unseen = g.mission_decks[region].cards + g.under[region]
    unseen += [MISSION + g.missions[other][number] for other, number in unknown]
    shuffle(unseen, random)
    for other, number in unknown:
        g.missions[other][number] = unseen.pop() - MISSION
    g.under[region] = [unseen.pop() for _ in g.under[region]]
    g.mission_decks[region].cards[:] = unseen


def shuffle(cards: list[int], random: Pick) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = int(random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
