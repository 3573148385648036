"""Table talk for the tests of Warring States."""

from typing import Any

from sandtable.engine import CHANCE
from sandtable.games.states.content import ATTRIBUTE_IDS, STATE_IDS
from sandtable.games.states.options import NAMES
from sandtable.testing import TestTable, deal


def resolve(*events: str, dice: tuple[int, ...] = (), **position: Any) -> TestTable:
    """The event deck is resolved with these dice, up to the next thing that is not a die."""
    table = deal("states", phase="resolve", event_deck=list(events), **position)
    roll(table, *dice)
    return table


def turn_over(event: str, dice: tuple[int, ...] = (), **position: Any) -> TestTable:
    """The hegemon turns over this public event. Somebody holds a card, so that play stops at step 4."""
    table = deal("states", phase="public_event", **{"hands": [["royal_marriage"]], **position})
    if table.state.public_event < 0:
        table.runner.answer(NAMES.number(f"event:{event}"))
    roll(table, *dice)
    return table


def roll(table: TestTable, *dice: int) -> None:
    for die in dice:
        decision = table.runner.decision
        assert decision is not None and decision.prompt == "roll", decision and decision.prompt
        table.runner.answer(die)


def is_rolling(table: TestTable) -> bool:
    decision = table.runner.decision
    return decision is not None and decision.seat == CHANCE and decision.prompt == "roll"


def values(table: TestTable, state: str) -> list[int]:
    """Military, economy, culture and people."""
    index = STATE_IDS.index(state)
    return [table.state.board.value(index, attribute) for attribute in range(len(ATTRIBUTE_IDS))]


def is_alive(table: TestTable, state: str) -> bool:
    return bool(table.state.board.is_alive(STATE_IDS.index(state)))


def holder(table: TestTable, land: str) -> str | None:
    index = table.state.board.holder[STATE_IDS.index(land)]
    return STATE_IDS[index] if index >= 0 else None


def neighbours(table: TestTable, state: str) -> set[str]:
    mask = table.state.board.borders[STATE_IDS.index(state)]
    return {id for index, id in enumerate(STATE_IDS) if mask >> index & 1}


def names(numbers: list[int]) -> list[str]:
    return [NAMES[number] for number in numbers]
