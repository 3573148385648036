"""Reports, muting, blocking, bans and what else those who run a table can do, with people who try to get around it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update
from typer.testing import CliRunner

from sandtable.cli.main import app
from sandtable.server import schema
from sandtable.server.admin import Admin, CannotDo, Unknown
from sandtable.server.checks import check_matches
from sandtable.server.hub import now_ms
from sandtable.server.settings import Rate, Settings
from sandtable.server.store import Store

from .kit import FREE, Chair, Json, Player, serving, wait_until

both = pytest.mark.parametrize("database", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path, new_database: Callable[[str], str]) -> str:
    return new_database(getattr(request, "param", "sqlite"))


@pytest.fixture
def store(url: str, settings: Settings) -> Iterator[Store]:
    store = Store(settings.sqlalchemy_url, "admin")
    yield store
    store.close()


@pytest.fixture
def admin(store: Store) -> Admin:
    return Admin(store, "root", now_ms)


def table_for_two(ada: Player, bob: Player) -> str:
    created = ada.new_match("me", "open")
    bob.join(created)
    match: str = created["match"]
    return match


def id_of(player: Player) -> str:
    id: str = player.me["person"]
    return id


def texts(chair: Chair) -> list[str]:
    return [line["text"] for line in chair.chat]


def done(admin: Admin) -> list[tuple[str, str, str]]:
    return [(row.who, row.what, row.subject) for row in reversed(admin.audit(100))]


# Reports


def test_a_report_names_who_is_meant_and_what_was_said(ada: Player, bob: Player, admin: Admin) -> None:
    match = table_for_two(ada, bob)
    with bob.sit(match) as chair:
        chair.do("chat", text="something rude")
        chair.wait(lambda: bool(chair.chat))
    ada.post("/api/reports", {"match": match, "line": 0, "reason": "abuse", "text": "look"}, 201)
    ada.post("/api/reports", {"match": match, "seat": 1, "reason": "name"}, 201)
    line, seat = admin.moderation.reports()
    assert (line.about, line.said, line.reporter) == (id_of(bob), "something rude", id_of(ada))
    assert (seat.about, seat.said, seat.name) == (id_of(bob), "", bob.me["name"])
    admin.close(line.id)
    assert [row.id for row in admin.moderation.reports()] == [seat.id]
    assert [row.id for row in admin.moderation.reports(closed=True)] == [line.id]
    with pytest.raises(Unknown):
        admin.close(line.id)
    assert done(admin) == [("root", "close", line.id)]


BAD_REPORTS: list[tuple[Json, str, int]] = [
    ({"seat": 0}, "bad-request", 422),
    ({}, "bad-request", 422),
    ({"seat": 1, "line": 0}, "bad-request", 422),
    ({"seat": 7}, "unknown-seat", 404),
    ({"line": 9}, "not-found", 404),
    ({"line": 999999999}, "bad-request", 422),
    ({"seat": 1, "text": "x" * 1001}, "bad-request", 422),
    ({"seat": 1, "text": "bell \x07"}, "bad-request", 422),
    ({"seat": 1, "reason": "boredom"}, "bad-request", 422),
    ({"seat": 1, "about": "p_somebody"}, "bad-request", 422),
    ({"seat": 1, "match": "m_AAAAAAAAAAAAAAAA"}, "unknown-match", 404),
]


def test_bad_reports_leave_nothing(ada: Player, bob: Player, admin: Admin) -> None:
    match = table_for_two(ada, bob)
    for body, code, status in BAD_REPORTS:
        ada.refused(code, status, "POST", "/api/reports", json={"match": match, "reason": "spam", **body})
    assert admin.moderation.reports() == []


def test_the_tables_own_lines_and_bots_cannot_be_reported(ada: Player) -> None:
    match = ada.new_match("me", "bot:random")["match"]
    body = {"match": match, "seat": 1, "reason": "abuse"}
    ada.refused("unknown-seat", 404, "POST", "/api/reports", json=body)


def test_reports_cannot_be_poured_out(settings: Settings) -> None:
    with serving(replace(settings, limits=replace(FREE, reports=Rate(2, 0.001)))) as url:
        ada, bob = Player(url), Player(url)
        match = table_for_two(ada, bob)
        for _ in range(2):
            ada.post("/api/reports", {"match": match, "seat": 1, "reason": "spam"}, 201)
        body = {"match": match, "seat": 1, "reason": "spam"}
        ada.refused("too-many", 429, "POST", "/api/reports", json=body)
        bob.post("/api/reports", {"match": match, "seat": 0, "reason": "spam"}, 201)


# Muting and blocking


def test_whoever_is_muted_is_not_heard(ada: Player, bob: Player, eve: Player) -> None:
    """Also what was said before, and on the open socket; others hear it, and it can be taken back."""
    match = table_for_two(ada, bob)
    with ada.sit(match) as mine, bob.sit(match) as theirs, eve.sit(match) as watching:
        theirs.do("chat", text="first")
        mine.wait(lambda: texts(mine) == ["first"])
        ada.post("/api/me/ignored", {"match": match, "line": 0, "kind": "mute"}, 201)
        mine.wait(lambda: texts(mine) == [""])
        theirs.do("chat", text="second")
        mine.wait(lambda: len(mine.chat) == 2)
        assert [line.get("muted") for line in mine.chat] == [True, True] and texts(mine) == ["", ""]
        watching.wait(lambda: texts(watching) == ["first", "second"])
        (entry,) = ada.get("/api/me/ignored")["ignored"]
        assert (entry["kind"], entry["name"]) == ("mute", bob.me["name"])
        bob.refused("not-found", 404, "DELETE", f"/api/me/ignored/{entry['id']}")
        assert ada.http.delete(f"/api/me/ignored/{entry['id']}").status_code == 200
        mine.wait(lambda: texts(mine) == ["first", "second"])


@both
def test_a_mute_holds_at_every_process(serve_again: Callable[[], str]) -> None:
    here, there = serve_again(), serve_again()
    ada, bob = Player(here), Player(here)
    match = table_for_two(ada, bob)
    with ada.at(there).sit(match) as mine, bob.sit(match) as theirs:
        theirs.do("chat", text="hello")
        mine.wait(lambda: texts(mine) == ["hello"])
        ada.post("/api/me/ignored", {"match": match, "seat": 1, "kind": "mute"}, 201)
        mine.wait(lambda: texts(mine) == [""])


def test_whoever_is_blocked_does_not_sit_down(ada: Player, bob: Player, eve: Player) -> None:
    """Neither with a link nor at a listed table, as host or as guest; a mute does not bar."""
    old = table_for_two(ada, bob)
    ada.post("/api/me/ignored", {"match": old, "seat": 1, "kind": "mute"}, 201)
    table_for_two(ada, bob)
    ada.post("/api/me/ignored", {"match": old, "seat": 1, "kind": "block"}, 201)
    assert [entry["kind"] for entry in ada.get("/api/me/ignored")["ignored"]] == ["block"]
    created = ada.new_match("me", "open")
    link = created["links"][0]["link"]
    for body in ({"link": link}, {"seat": 1}):
        bob.refused("not-allowed", 403, "POST", f"/api/matches/{created['match']}/claim", json=body)
    of_eve = eve.new_match("me", "open", "open")
    ada.join(of_eve)
    bob.refused("not-allowed", 403, "POST", f"/api/matches/{of_eve['match']}/claim", json={"seat": 2})
    assert eve.get("/api/me/ignored")["ignored"] == []
    of_bob = bob.new_match("me", "open")
    ada.join(of_bob)


def test_a_list_of_the_ignored_ends_somewhere(settings: Settings) -> None:
    with serving(replace(settings, limits=replace(FREE, ignored=0))) as url:
        ada, bob = Player(url), Player(url)
        body = {"match": table_for_two(ada, bob), "seat": 1, "kind": "mute"}
        ada.refused("too-many", 429, "POST", "/api/me/ignored", json=body)
        ada.refused("bad-request", 422, "POST", "/api/me/ignored", json={**body, "seat": 0})


# Warnings and bans


def test_a_warning_is_shown_until_it_is_read(ada: Player, bob: Player, admin: Admin) -> None:
    table_for_two(ada, bob)
    admin.warn(id_of(bob), "Please stay friendly.")
    (notice,) = bob.get("/api/me/notices")["notices"]
    assert notice["text"] == "Please stay friendly." and ada.get("/api/me/notices")["notices"] == []
    ada.http.delete(f"/api/me/notices/{notice['id']}")
    assert bob.get("/api/me/notices")["notices"] == [notice]
    bob.http.delete(f"/api/me/notices/{notice['id']}")
    assert bob.get("/api/me/notices")["notices"] == []


def banned(player: Player, match: str) -> bool:
    body = {"type": "chat", "text": "hello"}
    return bool(player.http.post(f"/api/matches/{match}/act", json=body).status_code == 403)


def test_whoever_is_banned_can_only_watch(ada: Player, bob: Player, admin: Admin) -> None:
    """Not by request, not on the socket that was open before, not by way of a new match; only leaving is free."""
    match = table_for_two(ada, bob)
    with bob.sit(match) as chair:
        admin.ban(id_of(bob), "threats", days=1)
        wait_until(lambda: banned(bob, match))
        assert "threats" in chair.refused("banned", "chat", text="and yet")["message"]
        chair.refused("banned", "resign")
        assert chair.update["view"] is not None
    for path, body in {
        "/api/matches": {"game": "fords", "seats": [{"kind": "me"}, {"kind": "me"}]},
        f"/api/matches/{match}/claim": {"seat": 0},
        "/api/reports": {"match": match, "seat": 0, "reason": "spam"},
        "/api/me/ignored": {"match": match, "seat": 0, "kind": "mute"},
        "/api/me/link": None,
        "/api/account": {"login": "bobby", "password": "long enough"},
    }.items():
        bob.refused("banned", 403, "POST", path, json=body)
    bob.refused("banned", 403, "PATCH", "/api/me", json={"name": "Another"})
    assert bob.get("/api/me")["person"] == id_of(bob) and bob.get("/api/me/data")["person"] == id_of(bob)
    assert ada.get(f"/api/matches/{match}")["status"] == "playing"
    admin.unban(id_of(bob))
    wait_until(lambda: not banned(bob, match))
    with pytest.raises(CannotDo):
        admin.unban(id_of(bob))
    assert [what for _, what, _ in done(admin)] == ["ban", "unban"]


def test_a_ban_ends_by_itself(ada: Player, bob: Player, admin: Admin, later: Callable[[float], None]) -> None:
    match = table_for_two(ada, bob)
    admin.ban(id_of(bob), "a day off", days=1)
    wait_until(lambda: banned(bob, match))
    later(25 * 3600)
    assert not banned(bob, match)


def test_a_new_cookie_does_not_help_against_a_ban_of_the_address(settings: Settings) -> None:
    with serving(replace(settings, trusted_proxies="127.0.0.1")) as url:
        store = Store(settings.sqlalchemy_url, "admin")
        admin = Admin(store, "root", now_ms)
        assert admin.ban("203.0.113.9/24", "scripts") == "203.0.113.0/24"
        admin.ban("2001:db8::/32", "scripts")
        body = {"game": "fords", "seats": [{"kind": "me"}, {"kind": "me"}]}

        def code(address: str) -> int:
            stranger = Player(url)
            return stranger.http.post("/api/matches", json=body, headers={"X-Forwarded-For": address}).status_code

        wait_until(lambda: code("203.0.113.77") == 403)
        assert code("2001:db8:5::1") == 403 and code("198.51.100.1") == 201
        admin.unban("203.0.113.0/24")
        wait_until(lambda: code("203.0.113.77") == 201)
        store.close()


# Names, quotas, matches


def test_a_name_that_nobody_should_read_goes_everywhere(ada: Player, bob: Player, eve: Player, admin: Admin) -> None:
    bob.http.patch("/api/me", json={"name": "Rude"})
    match, elsewhere = table_for_two(ada, bob), ada.new_match("me", "me")["match"]
    with ada.sit(match) as chair, ada.sit(elsewhere) as other, bob.sit(match) as theirs, bob.sit(elsewhere) as visitor:
        theirs.do("chat", text="hello")
        visitor.do("chat", text="hello")
        assert admin.rename(id_of(bob), "Bob") == 2
        chair.wait(lambda: chair.table["seats"][1]["name"] == "Bob")
        assert bob.get("/api/me")["name"] == "Bob"
    for where in (match, elsewhere):
        with eve.sit(where) as chair:
            chair.wait(lambda: bool(chair.chat))
            assert [line["name"] for line in chair.chat] == ["Bob"]
    assert other.table["seats"][0]["name"] == ada.me["name"]


def test_a_quota_of_matches_and_of_chat(ada: Player, bob: Player, admin: Admin) -> None:
    match = table_for_two(ada, bob)
    admin.quota(id_of(bob), "matches", 1)
    admin.quota(id_of(bob), "chat", 2)
    bob.http.patch("/api/me", json={"name": "Bob"})
    wait_until(lambda: bob.http.post("/api/matches", json={"game": "fords"}).status_code == 429)
    for line in ("one", "two"):
        bob.post(f"/api/matches/{match}/act", {"type": "chat", "text": line})
    bob.refused("too-many", 429, "POST", f"/api/matches/{match}/act", json={"type": "chat", "text": "three"})
    ada.new_match("me", "me")
    admin.quota(id_of(bob), "matches", None)
    wait_until(lambda: bob.http.post("/api/matches", json={"game": "fords"}).status_code == 201)


def test_a_match_is_cancelled_where_everybody_sees_it(ada: Player, bob: Player, admin: Admin) -> None:
    match, waiting = table_for_two(ada, bob), ada.new_match("me", "open")["match"]
    with ada.sit(match) as chair:
        admin.cancel(match)
        chair.wait(lambda: chair.over and chair.table["status"] == "over")
        assert chair.table["result"]["by"] == "cancelled" and chair.table["result"]["winners"] == []
    with pytest.raises(CannotDo):
        admin.cancel(match)
    admin.cancel(waiting)
    assert ada.get(f"/api/matches/{waiting}")["status"] == "over"
    for path in ("record", "verify", "replay"):
        ada.refused("not-started", 409, "GET", f"/api/matches/{waiting}/{path}")
    assert [problem for _, problem in check_matches(admin.store, 0) if problem] == []


@both
def test_a_match_is_deleted_also_under_those_who_play(ada: Player, bob: Player, admin: Admin) -> None:
    match, kept = table_for_two(ada, bob), ada.new_match("me", "me")["match"]
    with ada.sit(match) as chair:
        admin.delete(match)
        chair.wait(lambda: bool(chair.errors))
        assert chair.errors[0]["code"] == "unknown-match"
    ada.refused("unknown-match", 404, "GET", f"/api/matches/{match}")
    assert [each["match"] for each in ada.get("/api/me/matches")["matches"]] == [kept]
    for table in (schema.events, schema.seats):
        with admin.store.engine.connect() as connection:
            assert connection.execute(select(table).where(table.c.match == match)).first() is None
    with pytest.raises(Unknown):
        admin.delete(match)


@both
def test_what_nobody_has_touched_is_pruned(ada: Player, bob: Player, admin: Admin, store: Store) -> None:
    old, new, over = (ada.new_match("me", "me")["match"] for _ in range(3))
    ada.post(f"/api/matches/{over}/act", {"type": "resign", "seat": 0})
    bob.http.patch("/api/me", json={"name": "Bob"})
    ada.http.patch("/api/me", json={"name": "Ada"})
    long_ago = now_ms() - 200 * 24 * 3600 * 1000
    with store.engine.begin() as connection:
        aged = schema.matches.c.id.in_([old, over])
        connection.execute(update(schema.matches).where(aged).values(updated=long_ago))
        connection.execute(update(schema.persons).values(created=long_ago))
    assert admin.prune(180, dry=True) == {"matches": 1, "persons": 1, "sign_ins": 0}
    assert admin.prune(180) == {"matches": 1, "persons": 1, "sign_ins": 0}
    assert set(store.all_matches()) == {new, over} and store.person(id_of(bob)) is None
    assert admin.prune(180, finished=True)["matches"] == 1
    assert store.all_matches() == [new] and store.person(id_of(ada)) is not None


# The secret


def test_a_new_secret_is_heeded_and_old_cookies_are_replaced(ada: Player, admin: Admin, url: str) -> None:
    before = ada.http.cookies["sandtable"]
    created = ada.new_match("me", "open")
    admin.rotate_secret()
    wait_until(lambda: Player(url).http.cookies["sandtable"] != before and renewed(ada, before))
    assert ada.get("/api/me")["person"] == id_of(ada)
    Player(url).join(created)
    admin.rotate_secret(forget_old=True)
    wait_until(lambda: bool(ada.http.get("/api/me").status_code == 401))
    assert len(admin.store.secrets()) == 1


def renewed(player: Player, before: str) -> bool:
    player.get("/api/me")
    values = [cookie.value for cookie in player.http.cookies.jar if cookie.name == "sandtable"]
    return values != [before]


# The command line


@pytest.fixture
def run(url: str, database: str, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    monkeypatch.setenv("SANDTABLE_DATABASE", database)
    monkeypatch.setenv("COLUMNS", "200")

    def invoke(*words: str, status: int = 0) -> str:
        result = CliRunner().invoke(app, ["admin", *words])
        assert result.exit_code == status, result.output
        return result.output

    return invoke


@both
def test_every_command_of_the_admin(
    run: Callable[..., str], ada: Player, bob: Player, store: Store, settings: Settings
) -> None:
    ada.post("/api/account", {"login": "ada", "password": "correct horse"})
    bob.http.patch("/api/me", json={"name": "Bob"})
    match, doomed = table_for_two(ada, bob), ada.new_match("me", "me")["match"]
    bob.post("/api/reports", {"match": match, "seat": 0, "reason": "abuse", "text": "[red]loud[/]"}, 201)
    listed = run("reports")
    report = listed.split()[0]
    assert "abuse" in listed and id_of(ada) in listed and "[red]loud[/]" in listed
    run("close", report)
    assert run("reports") == "" and report in run("reports", "--closed")
    assert id_of(bob) in run("find", "bo") and "guest" in run("find", "Bob")
    run("warn", "ada", "Friendly, please.")
    assert ada.get("/api/me/notices")["notices"][0]["text"] == "Friendly, please."
    assert id_of(ada) in run("ban", "ada", "a day off", "--days", "1")
    assert "a day off" in run("bans")
    run("unban", "ada")
    assert run("bans") == "" and "nobody" in run("warn", "nobody-at-all", "x", status=2)
    run("rename", id_of(bob), "Robert")
    run("quota", id_of(bob), "chat", "5")
    run("cancel", match)
    run("delete", doomed, "--yes")
    assert "unknown-match" in str(ada.http.get(f"/api/matches/{doomed}").json())
    assert "0 matches" in run("prune", "--dry-run")
    run("rotate-secret")
    assert "1 matches checked, 0 not whole" in run("check") and run("aside") == ""
    audit = run("audit")
    for what in ("close", "warn", "ban", "unban", "rename", "quota", "cancel", "delete", "prune", "rotate-secret"):
        assert f"  {what}  " in audit


def test_matches_set_aside_are_listed_and_forgotten_when_well(
    run: Callable[..., str], ada: Player, store: Store, serve_again: Callable[[], str]
) -> None:
    match = ada.new_match("me", "me")["match"]
    first = "(SELECT min(seq) FROM events WHERE kind = 'answer')"
    with store.engine.begin() as connection:
        before = connection.execute(text(f"SELECT answer FROM events WHERE seq = {first}")).scalar_one()
        connection.execute(text(f"UPDATE events SET kind = 'nonsense' WHERE seq = {first}"))
    there = ada.at(serve_again())
    there.refused("internal", 500, "GET", f"/api/matches/{match}")
    wait_until(lambda: match in run("aside"))
    assert before and match in run("check", status=1)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE events SET kind = 'answer' WHERE kind = 'nonsense'"))
    there.get(f"/api/matches/{match}")
    wait_until(lambda: run("aside") == "")


def test_nothing_is_done_that_is_not_written_down(admin: Admin, ada: Player, monkeypatch: Any) -> None:
    """If the log cannot be written, the thing is not done either."""
    match = ada.new_match("me", "me")["match"]
    with admin.store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE audit RENAME TO lost"))
    with pytest.raises(Exception, match="audit"):
        admin.delete(match)
    assert admin.store.all_matches() == [match]


def test_an_empty_folder_is_not_filled_by_looking(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["admin", "reports", "--database", str(tmp_path / "none.sqlite3")])
    assert result.exit_code == 2 and not (tmp_path / "none.sqlite3").exists()
