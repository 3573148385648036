"""Words for the clause tests: set up, order, look."""

from typing import Any

from sandtable.games.axis.content import power, space, unit
from sandtable.testing import TestTable, deal

GERMANY, USSR, JAPAN, UK, ITALY, USA = range(6)
SEATS = {"germany": 0, "ussr": 1, "japan": 2, "uk": 3, "italy": 4, "usa": 5}


def table(turn: str, phase: str, options: dict[str, Any] | None = None, **position: Any) -> TestTable:
    """Six players, a board without units, and what the test puts there."""
    return deal("axis", seats=6, options=options, clear=True, turn=turn, phase=phase, **position)


def begin(turn: str, phase: str, options: dict[str, Any] | None = None, **position: Any) -> TestTable:
    """Six players and the scenario's own units."""
    return deal("axis", seats=6, options=options, turn=turn, phase=phase, **position)


def count(t: TestTable, at: str, of: str, kind: str) -> int:
    return int(t.state.count(space(at), power(of), unit(kind)))


def owner(t: TestTable, at: str) -> str:
    from sandtable.games.axis.content import POWERS

    return str(POWERS[t.state.owner[space(at)]])


def waiting(t: TestTable, of: str, kind: str) -> int:
    return int(t.state.pool[power(of)][unit(kind)])


def goals(t: TestTable, seat: int, start: str, kind: str = "") -> set[str]:
    """Where the unit may go; the order is left open."""
    t.answer(seat, f"space:{start}")
    if t.asked(seat).prompt.endswith("-unit"):
        t.answer(seat, f"unit:{kind}")
    return {name.removeprefix("space:") for name in t.options(seat)}


def origins(t: TestTable, seat: int) -> set[str]:
    return {name.removeprefix("space:") for name in t.options(seat)}


def kinds(t: TestTable, seat: int, start: str) -> set[str]:
    """Which kinds of units in a space may be ordered."""
    t.answer(seat, f"space:{start}")
    if not t.asked(seat).prompt.endswith("-unit"):
        return {t.game.names[t.asked(seat).about].removeprefix("unit:")}
    return {name.removeprefix("unit:") for name in t.options(seat)}


def move(t: TestTable, seat: int, start: str, goal: str, kind: str = "", n: int = 1) -> TestTable:
    t.answer(seat, f"space:{start}")
    if t.asked(seat).prompt.endswith("-unit"):
        t.answer(seat, f"unit:{kind}")
    t.answer(seat, f"space:{goal}")
    if t.asked(seat).prompt == "combat-via" and "do:direct" in t.options(seat):
        t.answer(seat, "do:direct")
    if t.asked(seat).prompt.endswith("-number"):
        t.answer(seat, f"n:{n}")
    return t


def voyage(t: TestTable, seat: int, start: str, *steps: str) -> TestTable:
    """Picks up a transport and goes through the steps of its voyage."""
    t.answer(seat, f"space:{start}")
    if t.asked(seat).prompt.endswith("-unit"):
        t.answer(seat, "unit:transport")
    return t.answer(seat, *steps)


def done(t: TestTable, seat: int) -> TestTable:
    return t.answer(seat, "do:done")


def fights(t: TestTable) -> list[str]:
    return [t.game.names[note.values["space"]].removeprefix("space:") for note in t.notes("battle")]


def dice_of(t: TestTable, key: str = "fire") -> dict[str, int]:
    """How many dice each kind of unit rolled, by `power unit`."""
    found: dict[str, int] = {}
    for note in t.notes(key):
        who = t.game.names[note.values["power"]].removeprefix("power:")
        what = t.game.names[note.values["unit"]].removeprefix("unit:")
        found[f"{who} {what}"] = found.get(f"{who} {what}", 0) + note.values["dice"]
    return found
