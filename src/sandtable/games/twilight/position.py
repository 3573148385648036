"""Positions for tests, in the words of the table.

`deal("twilight", phasing="us", us={"iran": 2}, us_hand=["fidel"], defcon=3)` is an action round of the US on an
otherwise empty map.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.engine import index

from .content import DEATH_SQUADS, ERA, IN_DECK, PHASE_IDS, SETUP
from .options import CARDS, MAP, SIDE_IDS, SIDES, card
from .state import Twilight

WHERE = "position"
FILLER = ["arms_race", "nuclear_test_ban"]
"""What each side holds unless the position says so: enough that it is asked to play."""


def arrange(g: Twilight, position: Mapping[str, Any]) -> None:
    """An action round on an empty map unless told otherwise; every card not named is in the deck of its era."""
    rest = dict(position)
    g.phase = index(PHASE_IDS, rest.pop("phase", "action-round"), WHERE)
    if g.phase == SETUP:
        raise ValueError("a position begins after the set-up")
    g.turn, g.round = rest.pop("turn", 1), rest.pop("round", 1)
    g.phasing = side_number(rest.pop("phasing", "ussr"))
    g.vp, g.defcon = rest.pop("vp", 0), rest.pop("defcon", g.defcon)
    for name, track in (("military", g.military), ("space", g.space), ("attempts", g.attempts)):
        for side, value in rest.pop(name, {}).items():
            track[side_number(side)] = value
    g.china_holder = side_number(rest.pop("china", "ussr"))
    g.china_face_up = rest.pop("china_up", True)
    for side in SIDES:
        for id, n in rest.pop(SIDE_IDS[side], {}).items():
            g.add_influence(side, MAP.number(id), n)
    arrange_cards(g, rest)
    arrange_effects(g, rest)
    g.remember_reach()
    if rest:
        raise ValueError(f"a position has no {', '.join(rest)}")


def side_number(id: str) -> int:
    return index(SIDE_IDS, id, WHERE)


def arrange_cards(g: Twilight, rest: dict[str, Any]) -> None:
    for side in SIDES:
        g.hands[side] = [card(id) for id in rest.pop(f"{SIDE_IDS[side]}_hand", [FILLER[side]])]
    g.discards = [card(id) for id in rest.pop("discards", [])]
    g.removed = [card(id) for id in rest.pop("removed", [])]
    g.effects = {card(id) for id in rest.pop("effects", [])}
    placed = {*g.hands[0], *g.hands[1], *g.discards, *g.removed, *g.effects}
    if "deck" in rest:
        g.deck.put_all(card(id) for id in rest.pop("deck"))
    else:
        g.deck.put_all(c for c in CARDS if IN_DECK[c] and ERA[c] <= g.era() and c not in placed)


def arrange_effects(g: Twilight, rest: dict[str, Any]) -> None:
    """Numbers that go with lasting effects: operations and coup dice this turn, who is threatened or bound."""
    for name, track in (("operations", g.ops_shift), ("coup_dice", g.coup_shift)):
        for side, value in rest.pop(name, {}).items():
            track[side_number(side)] = value
    if any(g.coup_shift):
        g.effects.add(DEATH_SQUADS)
    if "crisis" in rest:
        g.crisis = side_number(rest.pop("crisis"))
        g.effects.add(card("cuban_missile_crisis"))
    if "bound" in rest:
        g.bound = side_number(rest.pop("bound"))
    g.oil_round = rest.pop("oil_round", False)
