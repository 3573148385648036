"""Positions for tests, in the words of the table.

`deal("states", phase="resolve", event_deck=["storm_cities qin wei"], qin={"military": 9}, han={"held_by": "qin"})`
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.engine import NOTHING, index

from .content import ATTRIBUTE_IDS, STATE_IDS, STATES, attribute_index, state_index
from .options import CARD, NAMES, public_event
from .rules.cards import OPTIONS, event_of
from .rules.phases import PHASE_IDS
from .state import WarringStates

WHERE = "position"


def set_position(g: WarringStates, position: Mapping[str, Any]) -> None:
    """Phase, round, hegemon and public event; states by id; hands, laid cards and persons by seat."""
    rest = dict(position)
    g.phase = index(PHASE_IDS, rest.pop("phase", "refill"), WHERE)
    g.hegemon = rest.pop("hegemon", 0)
    g.board.round = rest.pop("round", 1)
    set_public_event(g, rest.pop("public", None))
    for state in range(STATES):
        set_state(g, state, rest.pop(STATE_IDS[state], {}))
    g.board.redraw_borders()
    set_cards(g, rest)
    set_persons(g, rest)
    if rest:
        raise ValueError(f"a position has no {', '.join(rest)}")


def set_public_event(g: WarringStates, id: str | None) -> None:
    if id is not None:
        g.public_event = public_event(id)
        g.board.frozen = event_of(g.public_event).frozen
        if g.public_event in g.public_deck:
            g.public_deck.take(g.public_event)


def set_state(g: WarringStates, state: int, wanted: Mapping[str, Any]) -> None:
    """Attributes by name, `each` for all four, or `held_by` for a state that is gone."""
    if "held_by" in wanted:
        holder = wanted["held_by"]
        g.board.holder[state] = NOTHING if holder is None else state_index(holder, WHERE)
        g.board.destroy(1 << state)
        return
    each = wanted.get("each")
    for id in ATTRIBUTE_IDS:
        value = wanted.get(id, each)
        if value is not None:
            attribute = attribute_index(id, WHERE)
            g.board.set_value(state, attribute, value)


def set_cards(g: WarringStates, rest: dict[str, Any]) -> None:
    for seat, ids in enumerate(rest.pop("hands", [])):
        for id in ids:
            g.hands[seat].append(take_card(g, id))
    for seat, plays in enumerate(rest.pop("laid", [])):
        for play in plays:
            g.laid[seat].append(lay(g, seat, play))
    for play in rest.pop("event_deck", []):
        g.event_deck.append(lay(g, g.hegemon, play))
    for id in rest.pop("discards", []):
        g.events.discard(take_card(g, id))
    for seat, plan in enumerate(rest.pop("plan", [])):
        g.plan[seat] = NAMES.number(f"do:{plan}")
    if rest.pop("empty_deck", False):
        for card in g.events.deck.cards.copy():
            g.events.take(card)
            g.events.discard(card)


def take_card(g: WarringStates, id: str) -> int:
    card = NAMES.number(f"card:{id}")
    g.events.take(card)
    return card


def lay(g: WarringStates, seat: int, play: str) -> int:
    """A card with choice and labels: `reform B qin`, `storm_cities qin wei`, or `storm_cities` unlabelled."""
    id, *words = play.split()
    card = take_card(g, id)
    g.layer_of[card] = seat
    choice = "AB".index(words.pop(0)) if words and words[0] in "AB" else 0
    labels = [state_index(word, WHERE) for word in words]
    g.choice_of[card] = choice if labels else NOTHING
    g.first_label[card] = labels[0] if labels else NOTHING
    g.second_label[card] = labels[1] if len(labels) > 1 else NOTHING
    assert CARD.has(card) and (not labels or len(labels) == OPTIONS[card][choice].labels)
    return card


def set_persons(g: WarringStates, rest: dict[str, Any]) -> None:
    for seat, ids in enumerate(rest.pop("persons", [])):
        g.persons[seat] += [take_person(g, id) for id in ids]
    for seat, ids in enumerate(rest.pop("completed", [])):
        g.completed[seat] += [take_person(g, id) for id in ids]


def take_person(g: WarringStates, id: str) -> int:
    person = NAMES.number(f"person:{id}")
    supply = g.early if person in g.early.deck else g.late
    supply.take(person)
    return person
