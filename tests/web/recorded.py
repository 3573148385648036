"""One recorded game of each game, played by its own bots, and the moments in it worth sitting down at.

`make recorded` plays those anew that a change of rules has overtaken. The tests, the approved pictures and the gallery
all use them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.web.luck import dice, luck

from sandtable.bots import find_bot
from sandtable.engine import Decision, Match, Record, Sight, View, loads, read_record
from sandtable.engine.errors import BadRecord, OtherRules
from sandtable.engine.record import Answer
from sandtable.games import find_game, replay

FOLDER = Path(__file__).parent / "recorded"
SEATS = {"axis": 2, "dawn": 2, "states": 3, "taiwan2045": 3, "twilight": 2}
OPTIONS = {"axis": {"rounds": 5}}
MOMENTS = {"early": (0.04, 0.2), "middle": (0.4, 0.6), "late": (0.7, 1.0), "fullest": (0.0, 1.0)}
"""In which part of the record each lies."""
A_TURN = range(10, 33)
"""How many answers of one seat make a turn that is neither trifling nor endless."""


@dataclass(frozen=True, order=True)
class Moment:
    """After `step` answers, where `seat` alone is asked; a turn goes on until `end`."""

    step: int
    seat: int
    end: int = 0


@dataclass(frozen=True)
class Recorded:
    game: str
    text: str
    seats: int
    bot: str
    answers: list[Answer]
    moments: dict[str, Moment]

    def own(self, moment: Moment) -> list[str]:
        """What the seat answered from the moment on to its end."""
        return [answer.answer for answer in self.answers[moment.step : moment.end] if answer.by == moment.seat]


@cache
def recorded(game: str) -> Recorded:
    text = (FOLDER / f"{game}.jsonl").read_text(encoding="utf8")
    record = loads(text)
    moments = {name: Moment(*numbers) for name, numbers in record.extra["moments"].items()}
    bot = next(iter(find_game(game).bots))
    return Recorded(game, text, len(record.seats), bot, list(record.in_force()), moments)


def always(match: Match, decision: Decision) -> bool:
    return True


def first_asked(game: str, prompt: str, suits: Callable[[Match, Decision], bool] = always) -> tuple[Match, Decision]:
    """The first question of a recorded game of which something is true, and the match as it is then."""
    found, record = find_game(game), loads(recorded(game).text)
    match = Match(found, Record(found.id, found.version, record.options, record.seats, []))
    for answer in record.in_force():
        for decision in match.pending:
            if decision.seat >= 0 and decision.prompt == prompt and suits(match, decision):
                return match, decision
        match.feed(answer)
    raise AssertionError(f"the record never asks {prompt} so")


def marker(view: View) -> tuple[Any, ...]:
    """What moves on when a turn is over; in Axis & Allies the turns of a round are those of its powers."""
    return view["turn"], view.get("active")


@dataclass(frozen=True)
class Sighting:
    step: int
    decision: Decision
    marker: tuple[Any, ...]
    lit: int
    size: int


def play(game: str) -> tuple[Match, list[Sighting]]:
    """The whole game, and every point at which one seat alone had a choice."""
    found = find_game(game)
    match = Match.new(found, [""] * SEATS[game], OPTIONS.get(game), dice())
    bot = find_bot(next(iter(found.bots)), found)
    seen = []
    while asked := [decision for decision in match.pending if decision.seat >= 0]:
        decision = asked[0]
        if len(asked) == 1:
            view = match.view(decision.seat)
            lit = sum(found.names[option] in view["spaces"] for option in decision.options)
            seen.append(Sighting(len(match.answers), decision, marker(view), lit, len(json.dumps(view))))
        if len(decision.options) == 1:
            option = decision.options[0]
        else:
            option = bot.choose(Sight(match.runner, decision, luck(match, decision.seat)))
        match.submit(decision.seat, found.names[option])
    return match, seen


def choose_moments(match: Match, seen: list[Sighting]) -> Iterator[tuple[str, Moment]]:
    """Early and middle: much to choose from on the map. Late and fullest: much on the table."""
    steps = len(match.answers)
    for name, (low, high) in MOMENTS.items():
        within = [each for each in seen if low * steps <= each.step < high * steps and len(each.decision.options) > 1]
        crowded = name in ("late", "fullest")
        best = max(within, key=lambda each: each.size if crowded else each.lit)
        yield name, Moment(best.step, best.decision.seat)
    yield "turn", choose_turn(match, seen)


def choose_turn(match: Match, seen: list[Sighting]) -> Moment:
    """A short turn of one seat among those with many kinds of questions."""
    turns: dict[tuple[tuple[Any, ...], int], list[int]] = {}
    markers = {each.step: each.marker for each in seen}
    for each in seen:
        turns.setdefault((each.marker, each.decision.seat), []).append(each.step)
    found = []
    for (mark, seat), steps in turns.items():
        later = [step for step in markers if step > steps[-1] and markers[step] != mark]
        if not later or mark == seen[0].marker:
            continue
        end = later[0]
        own = [answer.ask for answer in match.answers[steps[0] : end] if answer.by == seat]
        if len(own) in A_TURN:
            found.append((len(set(own)), len(own), Moment(steps[0], seat, end)))
    most = max(kinds for kinds, _, _ in found)
    return min((length, moment.step, moment) for kinds, length, moment in found if kinds >= most - 1)[2]


def write(game: str) -> None:
    match, seen = play(game)
    moments = dict(choose_moments(match, seen))
    record = match.close()
    record.extra = {"moments": {name: [each.step, each.seat, each.end] for name, each in moments.items()}}
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}.jsonl").write_text(record.dumps(), encoding="utf8")
    print(game, len(match.answers), moments)


def holds(game: str) -> bool:
    """Whether the rules still play the record as it was."""
    try:
        replay(read_record(FOLDER / f"{game}.jsonl"))
    except (BadRecord, OtherRules):
        return False
    return True


if __name__ == "__main__":
    for game in SEATS:
        if "--all" in sys.argv or not holds(game):
            write(game)
