"""Positions for tests: `deal("dawn", step="action-round", us={"social": 5}, iran={"anti": 2}, hands=[["nafta"]])`."""

from collections.abc import Mapping
from typing import Any

from sandtable.engine import Deck

from .content import BASE_DECKS, HISTORY_DECKS, LATE, LATE_FROM, MID, MID_FROM, PERMANENT
from .options import COUNTRY, MAP, NAMES, POWER_IDS, ROLES
from .rules.steps import ROUNDS, STEP_IDS
from .state import Dawn


def position(g: Dawn, wanted: Mapping[str, Any]) -> None:
    """Sides, countries and plain fields by name; `clear` empties the map, `hands` and `happened` name cards."""
    if wanted.get("clear"):
        for country in MAP.countries:
            set_country(g, country, {})
    for key, value in wanted.items():
        if key in ROLES:
            for field, number in value.items():
                getattr(g, field)[ROLES.index(key)] = number
        elif key in COUNTRY.ids and isinstance(value, Mapping):
            set_country(g, MAP.number(key), value)
        elif key == "step":
            g.step = STEP_IDS.index(value)
        elif key == "turn":
            set_turn(g, value)
        elif key not in ("clear", "hands", "happened", "discards"):
            setattr(g, key, value)
    set_cards(g, wanted)
    if "step" in wanted and wanted["step"] != "status":
        g.hand_size = [9, 9]
        g.attempts = wanted.get("attempts", [1, 2])
    if g.step == ROUNDS:
        g.round = wanted.get("round", 1)


def set_country(g: Dawn, country: int, counts: Mapping[str, int]) -> None:
    for power in range(len(POWER_IDS)):
        g.clear_influence(power, country)
    for word, n in counts.items():
        g.add_influence(POWER_IDS.index(word), country, n)
    g.placed_in_ukraine = 0


def set_turn(g: Dawn, turn: int) -> None:
    """With the cards of the eras that have come into play."""
    g.turn = turn
    for era, first in ((MID, MID_FROM), (LATE, LATE_FROM)):
        if turn >= first:
            g.deck.put_all(BASE_DECKS[era])
            g.history = [Deck(cards) for cards in HISTORY_DECKS[era]]


def set_cards(g: Dawn, wanted: Mapping[str, Any]) -> None:
    for seat, hand in enumerate(wanted.get("hands", [])):
        for name in hand:
            g.hands[seat].append(take(g, name))
    for name in wanted.get("happened", []):
        card = take(g, name)
        g.happened[card] = True
        if PERMANENT[card]:
            g.in_force[card] = True
        else:
            g.removed.append(card)
    for name in wanted.get("discards", []):
        g.discards.append(take(g, name))


def take(g: Dawn, name: str) -> int:
    """Takes a card out of the deck; one whose era has not come yet is refused."""
    card = NAMES.number(name if name.startswith("card:") else f"card:{name}")
    g.deck.take(card)
    return card
