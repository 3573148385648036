"""The words of the game and the numbers behind them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.engine import NOTHING, Names, index, read_content

FOLDER: Final = Path(__file__).parent
MAP: Final = read_content(FOLDER / "content" / "map.toml")
NUMBERS: Final = read_content(FOLDER / "content" / "numbers.toml")
GENERAL_EVENTS: Final = read_content(FOLDER / "content" / "general_events.toml")
PUBLIC_EVENTS: Final = read_content(FOLDER / "content" / "public_events.toml")
PERSONS: Final = read_content(FOLDER / "content" / "persons.toml")

STATE_IDS: Final[list[str]] = [state["id"] for state in MAP["state"]]
STATES: Final = 7
ATTRIBUTE_IDS: Final[list[str]] = list(MAP["attributes"])
MILITARY: Final = 0
ECONOMY: Final = 1
CULTURE: Final = 2
PEOPLE: Final = 3
ATTRIBUTES: Final = 4
SUM: Final = 4
ANY_STATE: Final = NOTHING


def state_index(id: str, where: str) -> int:
    return index(STATE_IDS, id, where)


def attribute_index(id: str, where: str) -> int:
    """One of the four attributes, or their sum."""
    return index([*ATTRIBUTE_IDS, "sum"], id, where)


def copies(id: str, count: int) -> list[str]:
    """The ids of a card's copies.

    >>> copies("reform", 2)
    ['reform', 'reform_2']
    """
    return [id] + [f"{id}_{copy}" for copy in range(2, count + 1)]


MAX_SEATS: Final = 5
CARD_IDS: Final[list[str]] = [id for event in GENERAL_EVENTS["event"] for id in copies(event["id"], event["copies"])]
EVENT_IDS: Final[list[str]] = [event["id"] for event in PUBLIC_EVENTS["event"]]
PERSON_IDS: Final[list[str]] = [person["id"] for person in PERSONS["person"]]

NAMES: Final = Names()
FIRST_CARD: Final = NAMES.add("card", CARD_IDS)
PAST_CARDS: Final = FIRST_CARD + len(CARD_IDS)
FIRST_STATE: Final = NAMES.add("state", STATE_IDS)
FIRST_EVENT: Final = NAMES.add("event", EVENT_IDS)
FIRST_PERSON: Final = NAMES.add("person", PERSON_IDS)
FIRST_SEAT: Final = NAMES.add("seat", [str(seat + 1) for seat in range(MAX_SEATS)])
FIRST_CHOICE: Final = NAMES.add("choice", ["a", "b"])
DO_SWAP: Final = NAMES.add_one("do:swap")
DO_ASSASSINATE: Final = NAMES.add_one("do:assassinate")
DO_DONE: Final = NAMES.add_one("do:done")


def public_event(id: str) -> int:
    return NAMES.number(f"event:{id}")


DIVIDED_REALM: Final = public_event("divided_realm")
OPEN_COUNSEL: Final = public_event("open_counsel")
WORD_WORTH_GOLD: Final = public_event("word_worth_gold")
COVENANT: Final = public_event("covenant")
PENULTIMATE_EVENT: Final = public_event(PUBLIC_EVENTS["deck"]["above_bottom"])
LAST_EVENT: Final = public_event(PUBLIC_EVENTS["deck"]["bottom"])

ASSASSINATIONS: Final[list[int]] = [
    FIRST_CARD + number for number, id in enumerate(CARD_IDS) if id.startswith("assassination")
]

HAND_SIZE: Final[int] = GENERAL_EVENTS["deck"]["hand_size"]
LAST_ROUND: Final[int] = NUMBERS["rounds"]["last"]
EARLY_ROUNDS: Final[int] = NUMBERS["rounds"]["early"]
TAKEN_OF_LAID: Final[list[int]] = NUMBERS["taken"]["of_laid"]


def year_bc(round: int) -> int:
    """The year in which a round begins.

    >>> year_bc(2)
    360
    """
    first: int = NUMBERS["rounds"]["first_year_bc"]
    years: int = NUMBERS["rounds"]["years_per_round"]
    return first - years * (round - 1)


def states_of(mask: int) -> list[int]:
    """The states in a set of states; sets of states are bit masks.

    >>> states_of(0b101)
    [0, 2]
    """
    return [state for state in range(STATES) if mask >> state & 1]


LABELS: Final[list[list[int]]] = [[FIRST_STATE + state for state in states_of(mask)] for mask in range(1 << STATES)]
"""The options that stand for each set of states."""
