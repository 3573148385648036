"""What whoever runs a public table relies on: settings, proxies, a base path, connections that do not pile up."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from sandtable.server.connections import Doorkeeper
from sandtable.server.environment import BadSetting, settings_from, settings_table, shown, variables
from sandtable.server.serve import config_of
from sandtable.server.settings import Limits, Rate, Settings

from .kit import FREE, Player, serving

HOSTING = Path(__file__).parents[2] / "docs/hosting.md"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite3'}"


# Settings


def test_the_documentation_lists_every_setting() -> None:
    """`python -m sandtable.server.environment` prints the table."""
    assert settings_table() in HOSTING.read_text(encoding="utf8")


@pytest.mark.parametrize("name", variables())
def test_every_setting_is_read_from_the_environment(name: str) -> None:
    """Another value than the default arrives, and the default as it is documented means the default."""
    variable = variables()[name]
    other: Any = OTHER.get(name) or another(variable.default)
    letters = {"SANDTABLE_SMTP_FROM": "table@example.org", "SANDTABLE_PUBLIC_URL": "https://example.org"}
    changed = settings_from({**letters, name: shown(other)})
    holder = changed.limits if name.startswith("SANDTABLE_LIMIT_") else changed
    assert getattr(holder, variable.field) == other != variable.default


OTHER = {
    "SANDTABLE_BASE_PATH": "/table",
    "SANDTABLE_TRUSTED_PROXIES": "10.0.0.0/8",
    "SANDTABLE_LAB": "nobody",
    "SANDTABLE_LOG_LEVEL": "debug",
    "SANDTABLE_SECRET": "sixteen letters!",
    "SANDTABLE_SMTP_URL": "smtp://mail.example.org",
}


def another(default: Any) -> Any:
    if isinstance(default, bool):
        return not default
    if isinstance(default, int | float):
        return default + 1
    if isinstance(default, Rate):
        return Rate(default.burst + 1, default.per_second + 1)
    if isinstance(default, Path):
        return Path("/elsewhere")
    return {**default, "rename": 1} if isinstance(default, dict) else "other"


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("SANDTABLE_PORT", "high", "SANDTABLE_PORT cannot be 'high'"),
        ("SANDTABLE_LIMIT_CHAT", "10", "it looks like '10/0.5'"),
        ("SANDTABLE_LIMIT_CHATS", "10/1", "did you mean 'SANDTABLE_LIMIT_CHAT'"),
        ("SANDTABLE_SECRET", "short", "16 characters"),
        ("SANDTABLE_BASE_PATH", "table/", "begins with a slash"),
        ("SANDTABLE_TRUSTED_PROXIES", "*", "an address or a network"),
        ("SANDTABLE_LOG_LEVEL", "loud", "debug, info"),
        ("SANDTABLE_SMTP_URL", "mail.example.org", "smtp://"),
        ("SANDTABLE_SMTP_URL", "smtp://mail.example.org", "need a sender"),
        ("SANDTABLE_WARM_BOTS", "perhaps", "it looks like 'true'"),
    ],
)
def test_a_bad_setting_is_named(name: str, text: str, expected: str) -> None:
    with pytest.raises(BadSetting, match=expected.replace("(", r"\(")):
        settings_from({name: text})


def test_an_option_wins_over_the_environment() -> None:
    settings = settings_from({"SANDTABLE_PORT": "1", "SANDTABLE_HOST": "::1"}, port=2, host=None)
    assert (settings.port, settings.host) == (2, "::1")


# Proxies


def forwarded(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}


def test_only_a_listed_proxy_says_who_is_asking(settings: Settings) -> None:
    """A visitor who makes up addresses has one allowance; behind a proxy everybody has their own."""
    hasty = replace(settings, limits=replace(FREE, requests=Rate(5, 0.001)))
    with serving(replace(hasty, trusted_proxies="192.0.2.1")) as url:
        codes = [httpx.get(f"{url}/api/me", headers=forwarded(f"198.51.100.{n}")).status_code for n in range(8)]
        assert codes == [200] * 5 + [429] * 3
        assert "strict-transport-security" not in httpx.get(f"{url}/", headers=forwarded("198.51.100.1")).headers
    with serving(replace(hasty, trusted_proxies="127.0.0.0/8")) as url:
        codes = [httpx.get(f"{url}/api/me", headers=forwarded(f"198.51.100.{n}")).status_code for n in range(8)]
        assert codes == [200] * 8
        again = [httpx.get(f"{url}/api/me", headers=forwarded("198.51.100.99")).status_code for _ in range(8)]
        assert again == [200] * 5 + [429] * 3
        assert "strict-transport-security" in httpx.get(f"{url}/", headers=forwarded("198.51.100.1")).headers


def test_what_a_visitor_writes_before_the_proxy_is_not_believed(settings: Settings) -> None:
    """Of a list of addresses the last one that is not a proxy counts: the rest was sent by the visitor."""
    hasty = replace(settings, trusted_proxies="127.0.0.1", limits=replace(FREE, requests=Rate(5, 0.001)))
    with serving(hasty) as url:
        made_up = [forwarded(f"10.9.9.{n}, 198.51.100.7") for n in range(8)]
        codes = [httpx.get(f"{url}/api/me", headers=headers).status_code for headers in made_up]
        assert codes == [200] * 5 + [429] * 3


def test_a_visitor_has_a_whole_network_of_ipv6(settings: Settings) -> None:
    hasty = replace(settings, trusted_proxies="127.0.0.1", limits=replace(FREE, requests=Rate(5, 0.001)))
    with serving(hasty) as url:
        same = [httpx.get(f"{url}/api/me", headers=forwarded(f"2001:db8:1:2::{n}")).status_code for n in range(8)]
        other = [httpx.get(f"{url}/api/me", headers=forwarded(f"2001:db8:1:{n}::1")).status_code for n in range(10, 18)]
    assert same == [200] * 5 + [429] * 3 and other == [200] * 8


# A base path


def test_the_table_under_a_path(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text('<html><head><script src="./assets/app.js"></script></head></html>')
    (folder / "assets/app.js").write_text("play()")
    with serving(replace(settings, static=folder, base_path="/table")) as url:
        moved = httpx.get(f"{url}/table")
        assert moved.status_code == 308 and moved.headers["location"] == "/table/"
        for path in ("/table/", "/table/m/m_1", "/table/index.html"):
            page = httpx.get(url + path).text
            assert 'src="/table/assets/app.js"' in page and '<meta name="base-path" content="/table">' in page
        assert httpx.get(f"{url}/table/assets/app.js").text == "play()"
        assert httpx.get(f"{url}/healthz").json()["ok"]
        assert "Path=/table" in httpx.get(f"{url}/table/api/me").headers["set-cookie"]
        ada = Player(f"{url}/table")
        match = ada.new_match("me", "bot:random")["match"]
        with ada.sit(match) as chair:
            chair.answer()
        assert httpx.get(f"{url}/tables/api/me").headers.get("set-cookie") is None


# Connections


@contextmanager
def knocking(url: str, count: int) -> Iterator[list[socket.socket]]:
    port = int(url.rpartition(":")[2])
    with ExitStack() as stack:
        yield [stack.enter_context(socket.create_connection(("127.0.0.1", port), 30)) for _ in range(count)]


def closed(connection: socket.socket) -> bool:
    """Whether the other side has hung up; waits for its decision."""
    try:
        return connection.recv(1) == b""
    except ConnectionError:
        return True


def test_connections_of_one_address_are_counted(settings: Settings) -> None:
    limits = replace(FREE, connections_per_address=3)
    with serving(replace(settings, trusted_proxies="192.0.2.1", limits=limits)) as url:
        with knocking(url, 3) as first, knocking(url, 2) as late:
            assert all(closed(connection) for connection in late)
            first[0].sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n")
            assert first[0].recv(12) == b"HTTP/1.1 200"
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{url}/api/me").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
    raise AssertionError("those who have left still count")


def test_all_connections_together_are_counted_and_a_proxy_not_alone() -> None:
    keeper = Doorkeeper(Settings(trusted_proxies="10.0.0.0/8", limits=Limits(connections=5, connections_per_address=2)))
    assert [keeper.admits("192.0.2.1") for _ in range(3)] == [True, True, False]
    keeper.gone("192.0.2.1")
    assert [keeper.admits("10.1.2.3") for _ in range(4)] == [True, True, True, False]


def test_somebody_who_connects_and_says_nothing_is_let_go(settings: Settings) -> None:
    with serving(replace(settings, limits=replace(FREE, request_s=0.3))) as url, knocking(url, 2) as (mute, slow):
        slow.sendall(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert closed(mute) and closed(slow)


def test_somebody_who_dribbles_between_requests_is_let_go(settings: Settings) -> None:
    with serving(replace(settings, limits=replace(FREE, request_s=0.3))) as url, knocking(url, 1) as (connection,):
        connection.sendall(b"GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n")
        assert connection.recv(4) == b"HTTP"
        connection.sendall(b"GET /not")
        rest = b""
        while part := connection.recv(65536):
            rest += part
        assert rest.count(b"HTTP/1.1") <= 1


def test_a_connection_that_waits_for_its_next_request_is_let_go(settings: Settings) -> None:
    limits = replace(FREE, idle_s=1.0, request_s=600.0)
    assert config_of(replace(settings, limits=limits)).timeout_keep_alive == 1
    with serving(replace(settings, limits=limits)) as url, knocking(url, 1) as (connection,):
        connection.sendall(b"GET /api/games/nothing HTTP/1.1\r\nHost: x\r\n\r\n")
        said = connection.recv(65536)
        assert said.startswith(b"HTTP/1.1 404") and b"connection: close" not in said.lower()
        while not closed(connection):
            pass
