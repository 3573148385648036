"""A program takes a seat at a real server with `sandtable.client`, by a token that somebody answers for."""

import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from sandtable.client import Ask, Refused, Server

from .kit import Chair, Player

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"


@pytest.fixture
def token(bob: Player) -> str:
    """Bob has an account, and a bot."""
    bob.post("/api/account", {"login": "bob", "password": "correct horse"})
    return str(bob.post("/api/me/bots", {"name": "Careful"}, 201)["token"])


def first(ask: Ask) -> str:
    assert ask.prompt and ask.view["hand"] and set(ask.options) <= set(ask.view["hand"])
    return ask.options[0]


def play_to_the_end(chair: Chair) -> None:
    while not chair.over:
        chair.wait_for_turn()
        if not chair.over:
            chair.answer()


def test_a_program_plays_a_match_by_its_link_and_is_marked_everywhere(url: str, ada: Player, token: str) -> None:
    created = ada.new_match("me", "open")
    sitting = Server(url, token).join(f"{url}/join/{created['links'][0]['link']}")
    human, program = sitting.table()["seats"]
    assert program["name"] == "BOT Careful" and program["program"] is True and "program" not in human
    listed = next(m for m in ada.get("/api/me/matches")["matches"] if m["match"] == created["match"])
    assert [seat["program"] for seat in listed["seats"]] == [False, True]
    with ada.sit(created["match"]) as chair:
        thread = Thread(target=sitting.play, args=(first,), daemon=True)
        thread.start()
        play_to_the_end(chair)
        thread.join(20)
    assert not thread.is_alive() and sitting.table()["result"]["by"] == "rules"
    assert "BOT Careful" in ada.get(f"/api/matches/{created['match']}/record")


def test_a_token_keeps_the_seat(url: str, ada: Player, token: str) -> None:
    created = ada.new_match("me", "open")
    seat = Server(url, token).join(created["links"][0]["link"]).seat
    again = Server(url, token)
    assert [match["match"] for match in again.matches()] == [created["match"]]
    assert again.sit(created["match"], seat).table()["mine"] == [seat]


def test_what_the_server_refuses_has_its_code(url: str, ada: Player, token: str) -> None:
    program = Server(url, token)
    with pytest.raises(Refused, match="bad-link"):
        program.join("no-such-link")
    with pytest.raises(Refused, match="bad-token"):
        Server(url, "bot_forged")
    sitting = program.join(ada.new_match("me", "open")["links"][0]["link"])
    with pytest.raises(Refused) as caught:
        sitting.play(lambda ask: "order:99")
    assert caught.value.code in {"not-offered", "bad-request"}


def test_the_example_plays(url: str, ada: Player, token: str) -> None:
    created = ada.new_match("me", "open")
    link = f"{url}/join/{created['links'][0]['link']}"
    with subprocess.Popen([sys.executable, EXAMPLE, link, token], stdout=subprocess.PIPE, text=True) as program:
        with ada.sit(created["match"]) as chair:
            play_to_the_end(chair)
        output, _ = program.communicate(timeout=30)
    assert "BOT Careful: seat 1 of" in output and "'by': 'rules'" in output
    assert len([line for line in EXAMPLE.read_text(encoding="utf8").splitlines() if line.strip()]) <= 30
