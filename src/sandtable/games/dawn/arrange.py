"""Positions for tests: `deal("dawn", step="action-round", us={"social": 5}, iran={"anti": 2}, hands=[["nafta"]])`."""

from collections.abc import Mapping
from typing import Any

from .cards import BASE_DECKS, HISTORY_DECKS, LATE, MID, PERMANENT
from .names import ANTI, CN, MAP, NAMES, ROLES, US
from .state import STEP_IDS, Table
from .tracks import LATE_FROM, MID_FROM

POWER_WORDS = {"us": US, "cn": CN, "anti": ANTI}


def arrange(g: Table, position: Mapping[str, Any]) -> None:
    """Sides, countries and plain fields by name; `clear` empties the map, `hands` and `happened` name cards."""
    if position.get("clear"):
        for country in MAP.countries:
            set_country(g, country, {})
    for key, value in position.items():
        if key in ROLES:
            for field, number in value.items():
                getattr(g, field)[ROLES.index(key)] = number
        elif f"space:{key}" in NAMES and isinstance(value, Mapping):
            set_country(g, MAP.number(key), value)
        elif key == "step":
            g.step = STEP_IDS.index(value)
        elif key == "turn":
            set_turn(g, value)
        elif key not in ("clear", "hands", "happened", "discards"):
            setattr(g, key, value)
    arrange_cards(g, position)
    if "step" in position and position["step"] != "status":
        g.hand_size = [9, 9]
        g.attempts = position.get("attempts", [1, 2])


def set_country(g: Table, country: int, counts: Mapping[str, int]) -> None:
    for power in POWER_WORDS.values():
        g.clear_influence(power, country)
    for word, n in counts.items():
        g.add_influence(POWER_WORDS[word], country, n)
    g.placed_in_ukraine = 0


def set_turn(g: Table, turn: int) -> None:
    """With the cards of the eras that have come into play."""
    g.turn = turn
    for era, first in ((MID, MID_FROM), (LATE, LATE_FROM)):
        if turn >= first:
            g.deck.put_all(BASE_DECKS[era])
            g.history = [type(g.deck)(cards) for cards in HISTORY_DECKS[era]]


def arrange_cards(g: Table, position: Mapping[str, Any]) -> None:
    for seat, hand in enumerate(position.get("hands", [])):
        for name in hand:
            g.hands[seat].append(take(g, name))
    for name in position.get("happened", []):
        card = take(g, name)
        g.happened[card] = True
        if PERMANENT[card]:
            g.in_force[card] = True
        else:
            g.removed.append(card)
    for name in position.get("discards", []):
        g.discards.append(take(g, name))


def take(g: Table, name: str) -> int:
    """Takes a card out of the deck; one whose era has not come yet is refused."""
    card = NAMES.number(name if name.startswith("card:") else f"card:{name}")
    g.deck.take(card)
    return card
