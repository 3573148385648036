"""Tables by a variant: marked, drawn, recorded, played by bots; others' variants are refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sandtable.engine import Overlay, loads
from sandtable.engine.errors import BadOverlay
from sandtable.games import replay
from sandtable.server.settings import Settings
from sandtable.server.variants import Variants

from .kit import FREE, Player, serving

SHORT = """
game = "states"
name = "Short"

[numbers]
rounds.last = 2

[text.en]
person-sun-bin = "Sun Bin the Elder"
"""


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    return Settings(database=database, limits=FREE, bot_pause_s=0.0, sweep_s=0.1, warm_bots=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "short.toml"
    path.write_text(SHORT, encoding="utf8")
    return path


@pytest.fixture
def url(settings: Settings, file: Path) -> Iterator[str]:
    with serving(replace(settings, variants=str(file))) as address:
        yield address


@pytest.fixture
def player(url: str) -> Player:
    return Player(url)


def offered(player: Player) -> str:
    variants = player.get("/api/games/states")["variants"]
    assert [variant["name"] for variant in variants] == ["Short"]
    return str(variants[0]["id"])


def test_a_table_by_a_variant_is_marked_and_names_its_changes(player: Player) -> None:
    made = player.new_match("me", "bot:random", "bot:random", game="states", variant=offered(player))
    table = player.get(f"/api/matches/{made['match']}")
    assert table["variant"]["name"] == "Short" and table["variant"]["texts"] == 1
    assert table["variant"]["changes"] == [{"path": "numbers.rounds.last", "before": "15", "after": "2"}]
    listed = {row["match"]: row["variant"] for row in player.get("/api/matches")["matches"]}
    assert listed[made["match"]] == "Short"
    plain = player.new_match("me", "bot:random", "bot:random", game="states")
    assert player.get(f"/api/matches/{plain['match']}")["variant"] is None


def test_board_and_texts_are_those_of_the_match(player: Player) -> None:
    made = player.new_match("me", "bot:random", "bot:random", game="states", variant=offered(player))
    texts = player.get(f"/api/matches/{made['match']}/locale/en")
    assert "person-sun-bin = Sun Bin the Elder" in texts
    assert player.get(f"/api/matches/{made['match']}/board")["cards"]
    player.refused("unknown-language", 404, "GET", f"/api/matches/{made['match']}/locale/xx")


def test_bots_play_it_to_its_end_and_the_record_carries_it(player: Player) -> None:
    made = player.new_match("bot:random", "bot:random", "bot:random", game="states", variant=offered(player))
    with player.sit(made["match"]) as chair:
        chair.wait(lambda: chair.over)
    text = player.http.get(f"/api/matches/{made['match']}/record").text
    record = loads(text)
    assert record.variant["name"] == "Short"
    match = replay(record)
    assert match.state.over and match.game.variant == Overlay(record.variant)
    again = player.http.post("/api/records", content=text)
    assert again.status_code == 201
    assert player.get(f"/api/matches/{again.json()['match']}")["variant"]["name"] == "Short"


def test_only_what_is_offered_can_be_played_or_taken_in(player: Player) -> None:
    player.refused("unknown-variant", 404, "POST", "/api/matches", json={"game": "states", "variant": "abc"})
    head = '{"sandtable": 1, "game": "states", "rules": "1", "options": {}, "seats": ["a", "b", "c"], '
    text = head + '"variant": {"numbers": {"rounds": {"last": 3}}}}\n{"end": 0, "fingerprint": ""}\n'
    player.refused("unknown-variant", 404, "POST", "/api/records", content=text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[numbers]\nrounds.last = 2", "says which game it is of"),
        ("game = 'states'\n[numbers]\nrounds.lst = 2", "line 3, numbers.rounds.lst: there is no field 'lst'"),
    ],
)
def test_a_server_does_not_start_with_a_bad_overlay(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "bad.toml").write_text(text, encoding="utf8")
    with pytest.raises(BadOverlay) as caught:
        Variants(str(tmp_path / "bad.toml"))
    assert message in str(caught.value)
