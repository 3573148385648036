"""What the client draws with, and what those who run the server look at."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from sandtable.server.logs import JsonLines
from sandtable.server.metrics import serve_metrics
from sandtable.server.settings import Settings

from .kit import Player, serving, wait_until
from .postgres import free_port


def test_games_with_their_texts_boards_and_rules(ada: Player) -> None:
    games = {game["id"]: game for game in ada.get("/api/games")["games"]}
    fords = games["fords"]
    assert fords == ada.get("/api/games/fords")
    assert fords["title"]["zh-Hans"] == "渡口" and fords["seats"] == [2, 3, 4]
    assert fords["roles"]["2"] == ["bank-1", "bank-2"] and "random" in [bot["id"] for bot in fords["bots"]]
    assert "ford:upper" in ada.get("/api/games/fords/board")["spaces"]
    rules = ada.get("/api/games/fords/rules")["rules"]
    assert rules[0]["id"] == "deal" and set(rules[0]["summary"]) == {"en", "zh-Hans", "zh-Hant", "ja"}
    for language in ("en", "zh-Hans", "zh-Hant", "ja"):
        catalogue = ada.get(f"/api/games/fords/locale/{language}")
        assert "pass = " in catalogue and "game-title = " in catalogue


def test_content_is_not_sent_twice(ada: Player) -> None:
    response = ada.http.get("/api/games/fords/board")
    again = ada.http.get("/api/games/fords/board", headers={"If-None-Match": response.headers["etag"]})
    assert again.status_code == 304 and again.content == b""


def test_health_and_metrics(ada: Player, database: str) -> None:
    told = ada.get("/healthz")
    assert (
        told["ok"] and told["database"] == database.split(":")[0] and told["unwell"] == [] == [None] * told["set_aside"]
    )
    match = ada.new_match("me", "bot:random")["match"]
    with ada.sit(match) as chair:
        chair.answer()
    assert "sandtable_actions" not in ada.http.get("/metrics").text
    port = free_port()
    serve_metrics("127.0.0.1", port)
    metrics = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert 'sandtable_actions_total{kind="answer",outcome="done"}' in metrics
    assert "sandtable_request_seconds_bucket" in metrics


def test_the_api_is_described(ada: Player) -> None:
    paths = ada.get("/api/openapi.json")["paths"]
    assert "/api/matches/{match}/act" in paths and "/api/games/{game}/board" in paths
    page = ada.http.get("/api/docs")
    assert page.status_code == 200 and "/api/matches/{match}/act" in page.text and "https://" not in page.text


def test_the_client_answers_on_every_path_of_its_own(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>table</title>")
    (folder / "assets" / "app-1234.js").write_text("play()")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(replace(settings, static=folder)) as url:
        ada = Player(url)
        for path in ("/", "/m/m_AAAAAAAAAAAAAAAA", "/replay/x/17", "/join/abc"):
            assert ada.http.get(path).text == "<title>table</title>"
        script = ada.http.get("/assets/app-1234.js")
        assert script.text == "play()" and "immutable" in script.headers["cache-control"]
        assert "max-age=86400" in ada.http.get("/favicon.svg").headers["cache-control"]
        assert ada.http.get("/").headers["cache-control"] == "no-cache"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in ada.http.get(path).text


def test_without_a_built_client_the_server_says_so(settings: Settings, tmp_path: Path) -> None:
    with serving(replace(settings, static=tmp_path / "none")) as url:
        assert "has not been built" in Player(url).http.get("/").text


def test_logs_are_json_lines(caplog: pytest.LogCaptureFixture) -> None:
    record = logging.LogRecord("sandtable", logging.INFO, "", 0, "match %s", ("m_1",), None)
    record.__dict__["seat"] = 3
    line = json.loads(JsonLines().format(record))
    assert line["event"] == "match m_1" and line["seat"] == 3 and line["level"] == "info"


def test_database_addresses() -> None:
    assert Settings(database="x.sqlite3").sqlalchemy_url.endswith("/x.sqlite3")
    assert Settings(database="postgres://h/d").sqlalchemy_url == "postgresql+psycopg://h/d"


def test_the_command_serves_and_logs_every_request(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "sandtable.server", "--port", str(port), "--log-level", "info"]
    command += ["--database", str(tmp_path / "own.sqlite3")]
    log = tmp_path / "log"
    with log.open("wb") as file, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"Sandtable: http://localhost:{port}\n".encode()
        try:
            wait_until(lambda: answers(f"http://127.0.0.1:{port}/healthz"))
        finally:
            process.terminate()
            process.wait(60)
    assert process.returncode == 0
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert any(line["event"] == "serving" and line["database"] == "sqlite" for line in lines)
    assert any(line["event"] == "request" and line["path"] == "/healthz" and line["status"] == 200 for line in lines)


def answers(url: str) -> bool:
    try:
        return httpx.get(url).status_code == 200
    except httpx.TransportError:
        return False
