"""Guests, accounts, another device."""

from __future__ import annotations

from http.cookies import SimpleCookie

import pytest

from sandtable.server import signing

from .kit import Player


def test_a_guest_is_known_by_the_cookie(ada: Player, bob: Player) -> None:
    assert ada.me["guest"] is True and ada.me["name"].startswith("Guest")
    assert ada.get("/api/me") == ada.me
    assert bob.me["person"] != ada.me["person"]
    changed = ada.http.patch("/api/me", json={"name": " Ada ", "language": "ja"}).json()
    assert changed["name"] == "Ada" and changed["language"] == "ja"
    assert ada.get("/api/me")["name"] == "Ada"
    match = ada.new_match("me", "bot:random")["match"]
    assert ada.get(f"/api/matches/{match}")["seats"][0]["name"] == "Ada"


def test_the_cookie_cannot_be_read_by_scripts(url: str) -> None:
    import httpx

    cookie = httpx.get(f"{url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_an_account_brings_the_games_to_another_device(ada: Player, bob: Player) -> None:
    match = ada.new_match("me", "bot:random")["match"]
    account = {"login": "ada", "password": "correct horse"}
    made = ada.post("/api/account", account)
    assert made["guest"] is False and made["login"] == "ada"
    bob.refused("login-taken", 409, "POST", "/api/account", json=account)
    ada.refused("login-taken", 409, "POST", "/api/account", json={"login": "ada2", "password": "correct horse"})
    bob.refused("wrong-password", 403, "POST", "/api/login", json={"login": "ada", "password": "wrong horse"})
    bob.refused("wrong-password", 403, "POST", "/api/login", json={"login": "nobody", "password": "wrong horse"})
    assert bob.post("/api/login", account)["person"] == made["person"]
    assert [found["match"] for found in bob.get("/api/me/matches")["matches"]] == [match]
    assert bob.post("/api/logout") == {"ok": True}
    assert bob.get("/api/me")["person"] != made["person"]


def test_passwords_are_not_kept(ada: Player, database: str) -> None:
    from sqlalchemy import text

    from sandtable.server.settings import Settings
    from sandtable.server.store import Store

    ada.post("/api/account", {"login": "ada", "password": "correct horse"})
    store = Store(Settings(database=database).sqlalchemy_url)
    with store.engine.connect() as connection:
        kept = str(connection.execute(text("SELECT password FROM persons")).scalar())
    store.close()
    assert kept.startswith("$argon2id$") and "horse" not in kept


@pytest.mark.parametrize(
    "account",
    [
        {"login": "a", "password": "correct horse"},
        {"login": "Ada Lovelace", "password": "correct horse"},
        {"login": "ada", "password": "short"},
        {"login": "ada", "password": "x" * 201},
        {"login": "ada"},
    ],
)
def test_a_bad_account_is_refused(ada: Player, account: dict[str, str]) -> None:
    ada.refused("bad-request", 422, "POST", "/api/account", json=account)


def test_a_link_signs_another_device_in(ada: Player, bob: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    match = ada.new_match("me", "bot:random")["match"]
    link = ada.post("/api/me/link")["link"]
    bob.refused("bad-link", 404, "POST", "/api/login", json={"link": link + "x"})
    assert bob.post("/api/login", {"link": link})["person"] == ada.me["person"]
    assert bob.get(f"/api/matches/{match}")["mine"] == [0]
    monkeypatch.setattr(signing, "DEVICE_LINK_AGE_S", -1)
    bob.refused("link-expired", 410, "POST", "/api/login", json={"link": link})


def test_whoever_comes_by_a_link_alone_is_a_guest_and_may_talk(ada: Player) -> None:
    """The socket gives the cookie that the lobby would have given, and the next connection is the same guest."""
    match = ada.new_match("me", "open")["match"]
    newcomer = Player(ada.url)
    newcomer.http.cookies.clear()
    with newcomer.sit(match) as chair:
        assert chair.socket.response is not None
        given = SimpleCookie(chair.socket.response.headers["Set-Cookie"])["sandtable"]
        assert given["httponly"] and given["samesite"] == "lax"
        chair.do("chat", text="May I watch?")
        chair.wait(lambda: bool(chair.chat))
    newcomer.http.cookies.set("sandtable", given.value)
    assert newcomer.get("/api/me")["name"] == chair.chat[0]["name"]
    with newcomer.sit(match) as again:
        assert again.socket.response is not None and "Set-Cookie" not in again.socket.response.headers
