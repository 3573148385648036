"""A forgotten password, an address that must be one's own: letters through a mail server that only listens."""

from __future__ import annotations

import re
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import replace
from email import message_from_string, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from sandtable.engine import LANGUAGES
from sandtable.server import schema, signing
from sandtable.server.mail import LOCALE, Mail
from sandtable.server.settings import Settings
from sandtable.server.store import Person, Store
from sandtable.text.catalogue import Texts

from .kit import Player, serving, wait_until

ACCOUNT = {"login": "ada", "password": "correct horse"}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite3'}"


class Sink(socketserver.StreamRequestHandler):
    """Takes every letter, in the few words of SMTP that are needed."""

    letters: list[EmailMessage]

    def handle(self) -> None:
        self.say("220 sink")
        while line := self.rfile.readline().decode().strip():
            word = line.split(" ")[0].upper()
            if word == "DATA":
                self.say("354 go on")
                self.take()
            self.say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                return

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())

    def take(self) -> None:
        lines = []
        while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
            lines.append(line.removeprefix(".") if line.startswith("..") else line)
        self.letters.append(message_from_string("\n".join(lines), policy=policy.default))


@pytest.fixture
def letters() -> Iterator[tuple[str, list[EmailMessage]]]:
    """The address of a mail server, and what has come to it."""
    taken: list[EmailMessage] = []
    sink: Any = type("OwnSink", (Sink,), {"letters": taken})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), sink) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"smtp://127.0.0.1:{server.server_address[1]}", taken
        server.shutdown()


@pytest.fixture
def posting(settings: Settings, letters: tuple[str, list[EmailMessage]]) -> Iterator[str]:
    mail = {"smtp_url": letters[0], "smtp_from": "table@example.org", "public_url": "https://table.example.org"}
    with serving(replace(settings, **mail)) as url:  # type: ignore[arg-type]
        yield url


def link_in(letter: EmailMessage, name: str) -> str:
    found = re.search(rf"https://table\.example\.org/settings\?{name}=(\S+)", letter.get_content())
    assert found is not None, letter.get_content()
    return found[1]


def with_address(url: str, taken: list[EmailMessage], email: str = "ada@example.org") -> Player:
    """Somebody with an account whose address is confirmed."""
    ada = Player(url)
    ada.post("/api/account", ACCOUNT)
    ada.post("/api/me/email", {"email": email, "password": ACCOUNT["password"]}, 202)
    wait_until(lambda: len(taken) == 1)
    ada.post("/api/email", {"link": link_in(taken.pop(), "email")})
    assert ada.get("/api/me")["email"] == email
    return ada


def test_an_address_is_kept_once_its_owner_has_answered(posting: str, letters: tuple[str, list[EmailMessage]]) -> None:
    taken = letters[1]
    ada = Player(posting)
    ada.post("/api/account", ACCOUNT)
    assert ada.get("/api/me")["mail"] is True
    body = {"email": "ada@example.org", "password": "wrong"}
    ada.refused("wrong-password", 403, "POST", "/api/me/email", json=body)
    ada.refused("bad-request", 422, "POST", "/api/me/email", json={**body, "email": "ada@example.org\r\nBcc: eve@x"})
    ada.post("/api/me/email", {**body, "password": ACCOUNT["password"]}, 202)
    wait_until(lambda: len(taken) == 1)
    assert ada.get("/api/me")["email"] is None and taken[0]["To"] == "ada@example.org"
    ada.refused("bad-link", 404, "POST", "/api/email", json={"link": "x" + link_in(taken[0], "email")})
    ada.post("/api/email", {"link": link_in(taken[0], "email")})
    assert ada.get("/api/me")["email"] == "ada@example.org"
    Player(posting).refused("wrong-password", 403, "POST", "/api/me/email", json=body)


def test_a_forgotten_password_is_replaced_once(posting: str, letters: tuple[str, list[EmailMessage]]) -> None:
    """By login or by address; every sign-in ends, the old password is wrong, and the link does not work again."""
    taken = letters[1]
    ada = with_address(posting, taken)
    ada.http.patch("/api/me", json={"language": "ja"})
    for named in ("ada", "ada@example.org"):
        Player(posting).post("/api/password/forgot", {"login": named}, 202)
    wait_until(lambda: len(taken) == 2)
    assert taken[0]["Subject"] == "Sandtable：新しいパスワード" and "ada" in taken[0].get_content()
    link, eve = link_in(taken[0], "reset"), Player(posting)
    eve.refused("bad-request", 422, "POST", "/api/password/reset", json={"link": link, "password": "short"})
    back = eve.post("/api/password/reset", {"link": link, "password": "battery staple"})
    assert back["person"] == ada.me["person"] and eve.get("/api/me")["login"] == "ada"
    assert ada.http.get("/api/me").status_code == 401
    for letter in taken:
        body = {"link": link_in(letter, "reset"), "password": "once more!"}
        Player(posting).refused("link-expired", 410, "POST", "/api/password/reset", json=body)
    Player(posting).refused("wrong-password", 403, "POST", "/api/login", json=ACCOUNT)
    Player(posting).post("/api/login", {"login": "ada", "password": "battery staple"})


def test_nobody_learns_whether_there_is_such_an_account(posting: str, letters: tuple[str, list[EmailMessage]]) -> None:
    with_address(posting, letters[1])
    stranger = Player(posting)
    answers = [
        stranger.http.post("/api/password/forgot", json={"login": named})
        for named in ("ada", "nobody", "nobody@example.org", "%", "' OR 1=1")
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {(202, '{"ok":true}')}
    wait_until(lambda: len(letters[1]) == 1)


def test_links_of_one_kind_are_not_links_of_another(posting: str, letters: tuple[str, list[EmailMessage]]) -> None:
    taken = letters[1]
    ada = with_address(posting, taken)
    device = ada.post("/api/me/link")["link"]
    ada.refused("bad-link", 404, "POST", "/api/password/reset", json={"link": device, "password": "long enough"})
    ada.refused("bad-link", 404, "POST", "/api/email", json={"link": device})
    ada.post("/api/password/forgot", {"login": "ada"}, 202)
    wait_until(lambda: len(taken) == 1)
    ada.refused("bad-link", 404, "POST", "/api/login", json={"link": link_in(taken[0], "reset")})


def test_a_link_ages(posting: str, letters: tuple[str, list[EmailMessage]], monkeypatch: pytest.MonkeyPatch) -> None:
    with_address(posting, letters[1])
    Player(posting).post("/api/password/forgot", {"login": "ada"}, 202)
    wait_until(lambda: len(letters[1]) == 1)
    monkeypatch.setattr(signing, "RESET_LINK_AGE_S", -1)
    body = {"link": link_in(letters[1][0], "reset"), "password": "long enough"}
    Player(posting).refused("link-expired", 410, "POST", "/api/password/reset", json=body)


def test_without_a_mail_server_no_letters_are_promised(url: str) -> None:
    ada = Player(url)
    ada.post("/api/account", ACCOUNT)
    assert ada.get("/api/me")["mail"] is False
    ada.refused("not-allowed", 403, "POST", "/api/password/forgot", json={"login": "ada"})
    body = {"email": "a@b", "password": ACCOUNT["password"]}
    ada.refused("not-allowed", 403, "POST", "/api/me/email", json=body)


def test_a_mail_server_that_is_away_hurts_nobody(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    mail = {"smtp_url": "smtp://127.0.0.1:1", "smtp_from": "t@example.org", "public_url": "https://x.org"}
    with serving(replace(settings, **mail)) as url:  # type: ignore[arg-type]
        ada = Player(url)
        ada.post("/api/account", ACCOUNT)
        ada.post("/api/me/email", {"email": "a@b", "password": ACCOUNT["password"]}, 202)
        wait_until(lambda: "letter was not sent" in caplog.text)


def test_letters_are_whole_in_every_language() -> None:
    mail = Mail(Settings(smtp_url="smtp://x", smtp_from="t@example.org", public_url="https://x.org", base_path="/t"))
    keys = [
        line.split(" =")[0] for line in (LOCALE / "en.ftl").read_text().splitlines() if re.match(r"[a-z-]+ =", line)
    ]
    for language in LANGUAGES:
        assert all(Texts(language, [LOCALE]).has(key) for key in keys)
        for kind in ("confirm", "reset"):
            letter = mail.letter(kind, Person("p_1", "Ada", 0, language, "ada"), "a@b", "x=1")
            assert "https://x.org/t/settings?x=1" in letter.get_content() and "Ada" in letter.get_content()


def test_the_name_of_somebody_who_has_left_is_nowhere(posting: str, settings: Settings) -> None:
    """At the seat, in the chat of a table where they only watched, in the log, in lists of others, in the record."""
    ada, bob = Player(posting), Player(posting)
    bob.post("/api/account", {"login": "bob", "password": "correct horse"})
    bob.http.patch("/api/me", json={"name": "Bartholomew"})
    created = ada.new_match("me", "open")
    bob.join(created)
    match, watched = created["match"], ada.new_match("me", "me")["match"]
    for where in (match, watched):
        bob.post(f"/api/matches/{where}/act", {"type": "chat", "text": "hello"})
    ada.post("/api/me/ignored", {"match": match, "seat": 1, "kind": "mute"}, 201)
    ada.post("/api/reports", {"match": match, "seat": 1, "reason": "spam"}, 201)
    bob.post("/api/me/delete", {"password": "correct horse"})
    ada.post(f"/api/matches/{match}/act", {"type": "resign", "seat": 0})
    stranger = Player(posting)
    for where in (match, watched):
        with stranger.sit(where) as chair:
            chair.wait(lambda chair=chair: bool(chair.chat))  # type: ignore[misc]
            said = [line for line in chair.chat if line["what"] is None]
            assert [(line["name"], line["text"]) for line in said] == [("Former player", "hello")]
            assert "Bartholomew" not in str(chair.table) + str(chair.chat[0])
    assert "Bartholomew" not in ada.get(f"/api/matches/{match}/record") + str(ada.get("/api/me/ignored"))
    store = Store(settings.sqlalchemy_url)
    with store.engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            assert "Bartholomew" not in str(connection.execute(select(table)).all()), table.name
    store.close()
