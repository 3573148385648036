"""Every registered game can be served: all that leaves is JSON, and secret answers go unnoticed."""

from __future__ import annotations

from collections import Counter
from random import Random

import orjson
import pytest

from sandtable.engine import OBSERVER
from sandtable.games import find_game, game_ids
from sandtable.server.actions import Wish, claim, give_answer, perform
from sandtable.server.bot_worker import Job, bots_of, think
from sandtable.server.live import Live
from sandtable.server.messages import UndoMessage
from sandtable.server.new_matches import Plan, SeatWish, lay_table
from sandtable.server.replays import Reel
from sandtable.server.routes.games import board_bytes, game_json, locale_bytes, rules_bytes
from sandtable.server.serialize import Notebook, position_json, table_json
from sandtable.server.store import Person
from sandtable.server.subscriber import dumps
from sandtable.server.table import Table

ANSWERS = 150

pytestmark = pytest.mark.parametrize("game", game_ids())


def new_table(game: str, seats: int) -> Table:
    """Every seat has a person of its own, so that nobody is alone with bots."""
    persons = [Person(f"p_{seat}", f"Person {seat}", 0) for seat in range(seats)]
    table = lay_table(persons[0], Plan(game, [SeatWish("open")] * seats))
    for seat, person in enumerate(persons):
        claim(Wish(table, person, 1), seat, None, "")
    return table


def answer_at_random(table: Table, random: Random) -> int:
    match = table.match
    assert match is not None
    decision = random.choice([decision for decision in match.pending if decision.seat >= 0])
    name = table.game.names[random.choice(decision.options)]
    give_answer(table, table.updated + 1, decision.seat, table.turn_of(decision.seat), name)
    return decision.seat


def test_texts_board_and_rules_can_be_sent(game: str) -> None:
    for language in ("en", "zh-Hans", "zh-Hant", "ja"):
        assert locale_bytes(game, language)
    assert board_bytes(game) and rules_bytes(game) and dumps(game_json(game))
    assert bots_of(find_game(game))


def test_whatever_a_watcher_is_told_is_json(game: str) -> None:
    for seats in find_game(game).seats:
        table, random = new_table(game, seats), Random(seats)
        book = Notebook()
        for number in range(ANSWERS):
            if table.over:
                break
            answer_at_random(table, random)
            for seat in (OBSERVER, *range(seats)) if number % 10 == 0 else []:
                assert dumps(position_json(table, seat)) and all(map(orjson.loads, book.page(table, seat)))
        assert dumps(table_json(table, "p_0", Counter(), 1)) and dumps(table.summary().shown)


def test_a_replay_can_be_sent(game: str) -> None:
    table, random = new_table(game, find_game(game).seats[0]), Random(1)
    for _ in range(40):
        if not table.over:
            answer_at_random(table, random)
    reel = Reel(table)
    steps = reel.steps(OBSERVER)
    for number in range(len(steps)):
        assert dumps(reel.frame(number, OBSERVER)) and dumps(reel.frame(number, 0 if number < 1 else OBSERVER))


def test_a_bot_answers_in_its_worker(game: str) -> None:
    table = new_table(game, find_game(game).seats[0])
    assert table.match is not None
    header, decision = table.header, table.match.pending[0]
    entries = list(table.record.entries)
    job = Job(header.id, game, header.options, header.seats, 0, entries, decision.seat, "random")
    answer = think(job)
    assert answer in [table.game.names[option] for option in decision.options]


def test_a_quiet_answer_is_not_noticed_by_the_others(game: str) -> None:
    """A seat that is asked in secret answers: no other watcher is sent anything, unless the game itself goes on."""
    for seed in range(6):
        table, random = new_table(game, find_game(game).seats[-1]), Random(seed)
        for _ in range(ANSWERS):
            match = table.match
            if table.over or match is None:
                break
            quiet = {decision.seat for decision in match.pending if decision.quiet}
            others = [seat for seat in (OBSERVER, *range(table.header.seats)) if seat not in quiet]
            before = {seat: position_json(table, seat) for seat in others if quiet}
            told = len(match.log.notes)
            by = answer_at_random(table, random)
            asked = {decision.seat for decision in match.pending if decision.quiet}
            if by in quiet and asked and len(match.log.notes) == told:
                for seat in set(others) - asked:
                    assert position_json(table, seat) == before[seat], f"seed {seed}: seat {seat} notices"


def test_a_position_that_is_kept_is_what_it_would_be_now(game: str) -> None:
    """It is worked out anew only when it may have changed; also when something is taken back in secret."""
    for seed in range(4):
        table, random, live = new_table(game, find_game(game).seats[-1]), Random(seed), Live("m_1")
        for _ in range(ANSWERS):
            if table.over or table.match is None:
                break
            seat = answer_at_random(table, random)
            if not table.over and random.random() < 0.2 and table.match.can_take_back(seat):
                by = Person(table.seats[seat].person, "", 0)
                perform(Wish(table, by, table.updated + 1), UndoMessage(type="undo", seat=seat))
            for watcher in (OBSERVER, *range(table.header.seats)):
                assert live.position(table, watcher) == dumps(position_json(table, watcher)), (seed, watcher)
