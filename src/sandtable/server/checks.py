"""Whether the matches in a store are whole: each is replayed, and the dice of the finished ones worked out again."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games import find_game

from .appends import Header
from .events import Logged
from .replays import Dice
from .store import Store
from .table import Table


def check_matches(store: Store, now: int) -> Iterator[tuple[str, str]]:
    """Every match with what is wrong with it; an empty text when nothing is."""
    for id in store.all_matches():
        try:
            yield id, check_match(store, id, now)
        except Exception as error:
            yield id, f"{type(error).__name__}: {error}"


def check_match(store: Store, id: str, now: int) -> str:
    header, log = store.header(id), store.events_since(id, 0)
    if header is None:
        return "there is no such match"
    if [logged.seq for logged in log] != list(range(1, (store.seq(id) or 0) + 1)):
        return "events are missing from its log"
    table = read_table(header, log, now)
    if table.over and table.replayable and table.match is not None and not Dice.of(table).verify()["ok"]:
        return "its dice are not what its key gives"
    return ""


def read_table(header: Header, log: list[Logged], now: int) -> Table:
    """Played again by the rules that wrote it; under others, with every check."""
    if header.rules == find_game(header.game).version:
        return Table.load(header, log)
    return Table.load_checked(header, log, now)
