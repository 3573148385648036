"""The store: it only grows, and of two writers one wins."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, insert, text
from sqlalchemy.exc import IntegrityError
from typer.testing import CliRunner

from sandtable.cli.main import app
from sandtable.server import migrations, schema
from sandtable.server.actions import give_answer
from sandtable.server.database import NewerDatabase
from sandtable.server.events import Answered, Chatted, Repaired, TakenBack
from sandtable.server.new_matches import Plan, SeatWish, lay_table
from sandtable.server.settings import Settings
from sandtable.server.store import Person, Store
from sandtable.server.table import Table

ADA = Person("p_ada", "Ada", 0)


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(Settings(database=database).sqlalchemy_url, "test")
    yield store
    store.close()


def new_table(store: Store) -> Table:
    table = lay_table(ADA, Plan("fords", [SeatWish("me"), SeatWish("me")]))
    store.create(table.header, table.first_append())
    return table


def load(store: Store, id: str) -> Table:
    header = store.header(id)
    assert header is not None
    return Table.load(header, store.events_since(id, 0))


def go_back(connection: Connection, to: str) -> None:
    """Undoes the newer versions of the store."""
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.downgrade(config, to)


def answer(table: Table, seat: int, number: int = 0) -> None:
    match = table.match
    assert match is not None
    decision = match.decision_of(seat)
    assert decision is not None
    give_answer(table, table.updated + 1, seat, table.turn_of(seat), table.game.names[decision.options[number]])


def test_migrations_make_the_tables_that_the_code_expects(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_what_persons_did_is_found_without_reading_every_answer(store: Store) -> None:
    """Answers are in neither index; a question in other words than theirs would read the whole log."""
    if store.kind != "sqlite":
        pytest.skip("PostgreSQL reads small tables whole, whatever indexes there are")
    asked: list[str] = []

    def explain(connection: Any, cursor: Any, statement: str, parameters: Any, *_: object) -> None:
        if statement.startswith("SELECT"):
            plan = cursor.connection.execute("EXPLAIN QUERY PLAN " + statement, parameters)
            asked.append(" ".join(row[3] for row in plan))

    event.listen(store.engine, "before_cursor_execute", explain)
    store.events_of("p_ada")
    store.touched_by("p_ada")
    store.lost_by("p_ada", 10)
    store.scrub("p_ada", "nobody")
    assert len(asked) == 4 and all("events_person" in plan and "SCAN events" not in plan for plan in asked)
    asked.clear()
    store.bots_waiting(0)
    assert "matches_bot_due" in asked[0]


def test_a_database_of_an_older_version_is_brought_up_to_date_with_its_matches(database: str, store: Store) -> None:
    table = new_table(store)
    with store.engine.begin() as connection:
        go_back(connection, "0006")
    again = Store(Settings(database=database).sqlalchemy_url)
    assert load(again, table.header.id).summary() == table.summary()
    assert again.touched_by(ADA.id) == [table.header.id]
    again.close()


def test_a_database_of_a_newer_version_is_refused_in_one_sentence(database: str, store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match="newer version of Sandtable"):
        Store(Settings(database=database).sqlalchemy_url)
    served = CliRunner().invoke(app, ["serve", "--database", database, "--port", "0"])
    assert served.exit_code == 2 and "newer version of Sandtable" in served.output and "Traceback" not in served.output


def test_opening_a_database_twice_changes_nothing(store: Store, database: str) -> None:
    table = new_table(store)
    again = Store(Settings(database=database).sqlalchemy_url)
    assert again.header(table.header.id) == table.header
    assert again.secret() == store.secret()
    again.close()


def test_a_loaded_match_is_the_match_that_was_written(store: Store) -> None:
    table = new_table(store)
    for seat in (0, 1, 1, 0):
        answer(table, seat)
        append = table.take_fresh()
        assert append is not None and store.append_all([append]) == [True]
    twin = load(store, table.header.id)
    assert table.match is not None and twin.match is not None
    for seat in (-2, 0, 1):
        assert twin.match.view(seat) == table.match.view(seat)
    assert (twin.seq, twin.turn_of(0), twin.summary()) == (table.seq, table.turn_of(0), table.summary())
    assert twin.record.entries == table.record.entries


def test_catching_up_equals_loading(store: Store) -> None:
    table = new_table(store)
    follower = load(store, table.header.id)
    for seat in (0, 1, 0, 1, 0, 1):
        answer(table, seat)
        if seat == 1 and table.match is not None and not table.match.state.over:
            to = max(n for n, entry in enumerate(table.match.answers) if entry.by == 1)
            table.emit(table.updated + 1, TakenBack(1, to, table.match.goes_back_alone(1, to)))
            table.roll(table.updated)
            answer(table, 1, -1)
        append = table.take_fresh()
        assert append is not None
        store.append_all([append])
        follower.catch_up(store.events_since(table.header.id, follower.seq))
        assert follower.match is not None and table.match is not None
        assert follower.match.view(0) == table.match.view(0)
        assert follower.turn_of(0) == table.turn_of(0)
    assert follower.over and follower.result() == table.result() == load(store, table.header.id).result()


def test_of_two_writers_one_wins(store: Store) -> None:
    first = new_table(store)
    second = load(store, first.header.id)
    answer(first, 0, 0)
    answer(second, 0, 1)
    one, other = first.take_fresh(), second.take_fresh()
    assert one is not None and other is not None
    assert store.append_all([one]) == [True]
    assert store.append_all([other]) == [False]
    assert load(store, first.header.id).record.entries == first.record.entries


def test_only_matches_that_stand_elsewhere_are_news(store: Store) -> None:
    still, further = new_table(store), new_table(store)
    known = {table.header.id: table.seq for table in (still, further)} | {"m_gone": 3}
    answer(further, 0)
    append = further.take_fresh()
    assert append is not None and store.append_all([append]) == [True]
    assert store.news_of(known) == {further.header.id: further.seq, "m_gone": None}
    assert store.news_of({}) == {}


def test_two_writers_in_one_transaction(store: Store) -> None:
    first = new_table(store)
    second = load(store, first.header.id)
    for table in (first, second):
        table.emit(1, Chatted(0, "Ada", "hello"))
    one, other = first.take_fresh(), second.take_fresh()
    assert one is not None and other is not None
    assert store.append_all([one, other]) == [True, False]


def test_the_database_itself_refuses_a_second_event_of_the_same_number(store: Store) -> None:
    table = new_table(store)
    row = {"match": table.header.id, "seq": table.seq, "at": 0, "kind": "chat", "seat": 0, "ask": "", "answer": ""}
    with pytest.raises(IntegrityError), store.engine.begin() as connection:
        connection.execute(insert(schema.events).values(**row))


def test_many_threads_append_to_many_matches(store: Store) -> None:
    tables = [new_table(store) for _ in range(6)]
    won: list[bool] = []

    def write() -> None:
        for table in tables:
            twin = load(store, table.header.id)
            twin.emit(1, Chatted(0, "Ada", "hello"))
            append = twin.take_fresh()
            assert append is not None
            won.extend(store.append_all([append]))

    threads = [threading.Thread(target=write) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == 30
    assert sum(won) == sum(len(load(store, table.header.id).chat) for table in tables)


def test_a_match_whose_rules_changed_goes_on_from_the_last_step_that_holds(store: Store) -> None:
    """Its log is kept; one more entry says where it was set back to."""
    table = new_table(store)
    answer(table, 0)
    append = table.take_fresh()
    assert append is not None
    store.append_all([append])
    events = store.events_since(table.header.id, 0)
    last = max(logged.seq for logged in events if isinstance(logged.event, Answered))
    spoilt = [
        replace(logged, event=replace(logged.event, answer="order:99"))
        if logged.seq == last and isinstance(logged.event, Answered)
        else logged
        for logged in events
    ]
    broken = Table.load_checked(table.header, spoilt, now=99)
    assert broken.repaired == {"step": 6, "rules": "1"}
    assert [type(logged.event) for logged in broken.fresh] == [Repaired]
    assert broken.match is not None and broken.match.decision_of(0) is not None
    answer(broken, 0)


def test_idle_persons_and_lists(store: Store) -> None:
    assert store.person("p_nobody") is None
    assert store.save_person(replace(ADA, login="ada"))
    assert store.save_person(replace(ADA, login="ada", name="Ada L."))
    assert not store.save_person(Person("p_bob", "Bob", 0, login="ada"))
    found = store.person_by_login("ada")
    assert found is not None and found.name == "Ada L."
    table = new_table(store)
    assert [row.id for row in store.of_person("p_ada", 10, None)] == [table.header.id]
    assert store.of_person("p_ada", 10, table.updated) == []
    assert store.live_under_other_rules("fords", "2") == [table.header.id]
    assert store.live_under_other_rules("fords", "1") == []
