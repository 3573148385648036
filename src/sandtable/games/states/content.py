"""The tables of the content files: states, cards, persons, and the figures of the rulebook."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandtable.engine import NOTHING, index, read_content

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


MIN_SEATS: Final = 3
MAX_SEATS: Final = 5
CARD_IDS: Final[list[str]] = [id for event in GENERAL_EVENTS["event"] for id in copies(event["id"], event["copies"])]
EVENT_IDS: Final[list[str]] = [event["id"] for event in PUBLIC_EVENTS["event"]]
PERSON_IDS: Final[list[str]] = [person["id"] for person in PERSONS["person"]]

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
