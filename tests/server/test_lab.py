"""The Lab page's side of the server: who gets in, what is played, and how it ends."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from sandtable.server.environment import BadSetting, settings_from
from sandtable.server.settings import Settings

from .kit import FREE, Json, Player, serving, wait_until

LONG = 20_000
PLAN: Json = {"game": "twilight", "bots": ["random", "random"], "games": 10, "seed": 3}
HEAVIER: Json = {"changes": [{"path": "cards.card.fidel.ops", "value": 3}], "without": ["cards.nasser"]}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite3'}"


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    return Settings(database=database, limits=FREE, warm_bots=False, lab_folder=tmp_path / "lab")


def began(player: Player, **changed: Any) -> Json:
    begun: Json = player.post("/api/lab/experiments", {**PLAN, **changed})
    return begun


def told(player: Player, id: str) -> Json:
    experiment: Json = player.get(f"/api/lab/experiments/{id}")
    return experiment


def ended(player: Player, id: str) -> Json:
    wait_until(lambda: told(player, id)["progress"] in ("done", "failed"), 1800)
    return told(player, id)


def measures(experiment: Json) -> dict[str, Json]:
    return {figure["measure"]: figure for figure in experiment["figures"]}


# Who gets in


def test_a_browser_on_this_machine_finds_the_laboratory_open(ada: Player) -> None:
    assert ada.get("/api/lab") == {"open": True, "most_games": FREE.lab_games}
    assert ada.get("/api/lab/experiments") == {"experiments": []}


@pytest.mark.parametrize("changed", [{"lab": "nobody"}, {"public_url": "https://table.example.org"}])
def test_it_is_closed_where_it_is_switched_off_or_the_table_is_public(settings: Settings, changed: Any) -> None:
    with serving(replace(settings, **changed)) as url:
        ada = Player(url)
        assert not ada.get("/api/lab")["open"]
        ada.refused("not-allowed", 403, "GET", "/api/lab/experiments")
        ada.refused("not-allowed", 403, "POST", "/api/lab/experiments", json=PLAN)


@pytest.mark.parametrize("headers", [{"X-Forwarded-For": "198.51.100.7"}, {"Host": "table.example.org"}])
def test_strangers_get_in_only_where_it_is_for_everybody(settings: Settings, headers: dict[str, str]) -> None:
    """Neither by way of a proxy on this machine nor under a name that leads here."""
    with serving(settings) as url:
        assert httpx.get(f"{url}/api/lab/experiments", headers=headers).status_code == 403
    with serving(replace(settings, lab="everybody")) as url:
        assert httpx.get(f"{url}/api/lab/experiments", headers=headers).status_code == 200


def test_a_bad_setting_is_named() -> None:
    with pytest.raises(BadSetting, match="local, everybody or nobody"):
        settings_from({"SANDTABLE_LAB": "friends"})


# What is played


def test_the_form_is_made_from_the_content(ada: Player) -> None:
    rows = {row["path"]: row for row in ada.get("/api/lab/content/twilight")["rows"]}
    fidel = rows["cards.card.fidel"]
    fields = {field["name"]: field for field in fidel["fields"]}
    assert fidel["in_deck"] and fields["ops"] == {"name": "ops", "value": 2, "words": []}
    assert fields["side"]["words"] == ["neutral", "us", "ussr"]
    assert not rows["tracks.turns"]["in_deck"]


def test_a_run_tells_what_it_shows_and_makes_a_report(ada: Player) -> None:
    id = began(ada)["id"]
    experiment = ended(ada, id)
    found = measures(experiment)
    assert (experiment["progress"], experiment["done"], experiment["problem"]) == ("done", 10, "")
    assert found["seat.1"]["value"] + found["seat.2"]["value"] + found["draw"]["value"] == pytest.approx(1)
    assert experiment["trace"][-1] == [10, found["seat.1"]["value"], found["seat.2"]["value"]]
    page = ada.http.get(f"/api/lab/experiments/{id}/report", params={"language": "ja"})
    assert page.status_code == 200 and '<html lang="ja">' in page.text
    assert page.headers["content-security-policy"].startswith("sandbox")
    assert [each["id"] for each in ada.get("/api/lab/experiments")["experiments"]] == [id]
    ada.http.delete(f"/api/lab/experiments/{id}")
    ada.refused("not-found", 404, "GET", f"/api/lab/experiments/{id}")


def test_a_variant_is_compared_with_the_game_as_it_is(ada: Player) -> None:
    id = began(ada, **HEAVIER, compare=True)["id"]
    experiment = ended(ada, id)
    seat = measures(experiment)["seat.1"]
    assert experiment["progress"] == "done" and seat["value"] == pytest.approx(seat["b"] - seat["a"])
    assert {change["path"]: change["after"] for change in experiment["changes"]} == {
        "cards.card.fidel.ops": "3",
        "cards.nasser": None,
    }
    overlay = tomllib.loads(ada.http.get(f"/api/lab/experiments/{id}/variant.toml").text)
    assert overlay["cards"] == {"card": {"fidel": {"ops": 3}}} and overlay["remove"] == {"cards": ["nasser"]}
    ada.refused("not-found", 404, "GET", f"/api/lab/experiments/{id}/report")


@pytest.fixture
def long_one(ada: Player) -> Iterator[str]:
    id = began(ada, games=LONG)["id"]
    yield id
    ada.post(f"/api/lab/experiments/{id}/stop")


def test_one_experiment_at_a_time_until_it_is_stopped(ada: Player, long_one: str) -> None:
    ada.refused("too-many", 429, "POST", "/api/lab/experiments", json=PLAN)
    stopped = ada.post(f"/api/lab/experiments/{long_one}/stop")
    assert stopped["progress"] == "stopped" and stopped["done"] < LONG
    again = began(ada, games=LONG)
    assert ada.http.delete(f"/api/lab/experiments/{again['id']}").json() == {"ok": True}


def test_experiments_end_with_the_server_and_are_found_again(settings: Settings) -> None:
    with serving(settings) as url:
        id = began(Player(url), games=LONG)["id"]
    with serving(settings) as url:
        assert told(Player(url), id)["progress"] == "stopped"


# Bad input


@pytest.mark.parametrize(
    ("changed", "code", "status"),
    [
        ({"game": "chess"}, "unknown-game", 404),
        ({"bots": ["random"]}, "bad-seats", 422),
        ({"bots": ["random", "os:system"]}, "unknown-bot", 404),
        ({"games": LONG + 1}, "bad-request", 422),
        ({"games": 1}, "bad-request", 422),
        ({"compare": True}, "bad-request", 422),
        ({"options": {"us-handicap": "many"}}, "bad-option", 422),
        ({"changes": [{"path": "cards.card.fiedel.ops", "value": 3}]}, "bad-record", 422),
        ({"changes": [{"path": "cards.card.fidel.ops", "value": "three"}]}, "bad-record", 422),
        ({"changes": [{"path": "../cards", "value": 1}]}, "bad-request", 422),
        ({"without": ["cards.fiedel"]}, "bad-record", 422),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(ada: Player, changed: Json, code: str, status: int) -> None:
    ada.refused(code, status, "POST", "/api/lab/experiments", json={**PLAN, **changed})
    assert ada.get("/api/lab/experiments")["experiments"] == []


def test_a_variant_that_breaks_the_game_is_told(ada: Player) -> None:
    """Every change is allowed by itself, but without influence to place no game can be set up."""
    id = began(ada, changes=[{"path": "tracks.turns.last", "value": 0}])["id"]
    experiment = ended(ada, id)
    assert experiment["progress"] == "failed" and "cannot be played" in experiment["problem"]


@pytest.mark.parametrize("id", ["20260101-000000-abcd", "..", "%2e%2e%2fsecret"])
def test_an_experiment_that_is_not_there_is_refused(ada: Player, id: str) -> None:
    assert ada.http.get(f"/api/lab/experiments/{id}/report").status_code in (404, 405)
    assert ada.http.post(f"/api/lab/experiments/{id}/stop").status_code in (404, 405)
