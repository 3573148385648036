"""Tokens of programs, attacked: what they open, what they do not, and what is left when they are revoked."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .kit import Chair, Player

ACCOUNT = {"login": "bob", "password": "correct horse"}


@pytest.fixture
def bob(bob: Player) -> Player:
    bob.post("/api/account", ACCOUNT)
    return bob


def program_of(owner: Player, name: str = "Careful") -> Player:
    """A browser that sends a token instead of a cookie."""
    made = owner.post("/api/me/bots", {"name": name}, 201)
    program = Player(owner.url)
    program.http.cookies.clear()
    program.http.headers["Authorization"] = f"Bearer {made['token']}"
    program.me = {**program.get("/api/me"), "bot": made["id"]}
    return program


def sit(program: Player, match: str, seat: int) -> Chair:
    return program.sit(match, seat, Authorization=program.http.headers["Authorization"])


def test_a_token_is_shown_once_and_only_its_owner_lists_and_revokes_it(bob: Player, eve: Player) -> None:
    made = bob.post("/api/me/bots", {"name": "Careful"}, 201)
    listed = bob.get("/api/me/bots")["bots"]
    assert [(bot["id"], bot["name"]) for bot in listed] == [(made["id"], "BOT Careful")]
    assert made["token"] not in str(listed) and made["token"] not in str(bob.get("/api/me/data"))
    assert bob.get("/api/me/data")["bots"] == ["BOT Careful"]
    assert eve.get("/api/me/bots") == {"bots": []}
    eve.refused("not-found", 404, "DELETE", f"/api/me/bots/{made['id']}")
    assert bob.get("/api/me/bots")["bots"] == listed


def test_only_accounts_send_programs_and_only_so_many(bob: Player, eve: Player) -> None:
    eve.refused("not-allowed", 403, "POST", "/api/me/bots", json={"name": "Careful"})
    for number in range(20):
        bob.post("/api/me/bots", {"name": f"Careful {number}"}, 201)
    bob.refused("too-many", 429, "POST", "/api/me/bots", json={"name": "One more"})


def test_a_token_opens_no_account_route(bob: Player, ada: Player) -> None:
    program = program_of(bob)
    match = ada.new_match("me", "open")["match"]
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Ada"}),
        ("POST", "/api/account", {"login": "program", "password": "correct horse"}),
        ("POST", "/api/me/password", {"old": "correct horse", "new": "battery staple"}),
        ("POST", "/api/me/delete", {"password": "correct horse"}),
        ("POST", "/api/me/link", None),
        ("POST", "/api/me/bots", {"name": "Child"}),
        ("GET", "/api/me/bots", None),
        ("GET", "/api/me/data", None),
        ("GET", "/api/me/sign-ins", None),
        ("POST", "/api/matches", {"game": "fords", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", f"/api/matches/{match}/rematch", None),
        ("POST", "/api/reports", {"match": match, "seat": 0, "reason": "spam"}),
        ("POST", "/api/logout", None),
    ):
        program.refused("not-allowed", 403, method, path, json=body)
    assert bob.get("/api/me")["login"] == "bob" and len(bob.get("/api/me/bots")["bots"]) == 1


def test_a_token_wins_over_a_cookie_that_comes_with_it(bob: Player) -> None:
    program = program_of(bob)
    program.http.cookies.update(bob.http.cookies)
    program.refused("not-allowed", 403, "GET", "/api/me/data")
    assert program.get("/api/me")["person"] == program.me["bot"]


def test_a_revoked_token_is_a_stranger_at_once(bob: Player, ada: Player) -> None:
    program, created = program_of(bob), ada.new_match("me", "open")
    program.join(created)
    with sit(program, created["match"], 1) as chair:
        assert chair.update["seat"] == 1 and chair.table["mine"] == [1]
        bob._checked(bob.http.delete(f"/api/me/bots/{program.me['bot']}"), 200)
        chair.wait(lambda: chair.table["mine"] == [] and chair.update["seat"] == -2)
        chair.refused("not-your-seat", "resign", seat=1)
    program.refused("bad-token", 401, "GET", "/api/me")
    program.refused(
        "bad-token", 401, "POST", f"/api/matches/{created['match']}/act", json={"type": "resign", "seat": 1}
    )
    with pytest.raises(ConnectionClosed):
        late = program.url.replace("http", "ws", 1) + f"/api/matches/{created['match']}/socket?seat=1"
        with connect(late, additional_headers={"Authorization": program.http.headers["Authorization"]}) as socket:
            assert "bad-token" in socket.recv(10)
            socket.recv(10)
    assert ada.get(f"/api/matches/{created['match']}")["seats"][1]["program"] is True


def test_nobody_passes_for_a_program_nor_a_program_for_somebody(bob: Player, ada: Player) -> None:
    for name in ("BOT Careful", "bot", "Ｂｏｔ x"):
        ada.refused("bad-request", 422, "PATCH", "/api/me", json={"name": name})
    created = ada.new_match("me", "open")
    link = {"link": created["links"][0]["link"]}
    path = f"/api/matches/{created['match']}/claim"
    ada.refused("bad-request", 422, "POST", path, json={**link, "name": "BOT Careful"})
    program = program_of(bob)
    program.post(path, {**link, "name": "Ada"})
    with sit(program, created["match"], 1) as chair:
        assert chair.table["seats"][1]["name"] == "BOT Ada"
        chair.do("rename", name="Grace")
        chair.wait(lambda: chair.table["seats"][1]["name"] == "BOT Grace")
        chair.do("chat", text="hello")
        chair.wait(lambda: bool(chair.chat))
        assert chair.chat[0]["name"] == "BOT Grace"


def test_whoever_is_blocked_sends_no_program_either(bob: Player, ada: Player) -> None:
    met = ada.new_match("me", "open")
    bob.join(met)
    ada.post("/api/me/ignored", {"match": met["match"], "seat": 1, "kind": "block"}, 201)
    created = ada.new_match("me", "open")
    link = {"link": created["links"][0]["link"]}
    program_of(bob).refused("not-allowed", 403, "POST", f"/api/matches/{created['match']}/claim", json=link)


def test_a_deleted_account_leaves_no_program_behind(bob: Player, ada: Player) -> None:
    program, created = program_of(bob), ada.new_match("me", "open")
    program.join(created)
    bob.post("/api/me/delete", {"password": ACCOUNT["password"]})
    program.refused("bad-token", 401, "GET", "/api/me")

    with ada.sit(created["match"]) as chair:
        chair.wait(lambda: chair.table["seats"][1]["kind"] == "bot" and bool(chair.chat))
        assert "Careful" not in str(chair.table) + str(chair.chat)
