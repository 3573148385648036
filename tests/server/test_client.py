"""A program takes a seat at a real server with `sandtable.client`."""

import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

from sandtable.client import Ask, Refused, Server

from .kit import Player

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"


def first(ask: Ask) -> str:
    assert ask.prompt and ask.view["hand"] and set(ask.options) <= set(ask.view["hand"])
    return ask.options[0]


def test_a_program_plays_a_match_by_its_link_and_is_marked(url: str, ada: Player) -> None:
    created = ada.new_match("me", "open")
    program = Server(url, name="Careful")
    sitting = program.join(f"{url}/join/{created['links'][0]['link']}")
    assert sitting.table()["seats"][1]["name"] == "BOT Careful"
    with ada.sit(created["match"]) as chair:
        thread = Thread(target=sitting.play, args=(first,), daemon=True)
        thread.start()
        while not chair.over:
            chair.wait(lambda: chair.over or chair.update["ask"] is not None)
            if not chair.over:
                chair.answer()
        thread.join(20)
    assert not thread.is_alive() and sitting.table()["result"]["by"] == "rules"


def test_a_token_keeps_the_seat(url: str, ada: Player) -> None:
    created = ada.new_match("me", "open")
    before = Server(url, name="Careful")
    seat = before.join(created["links"][0]["link"]).seat
    again = Server(url, token=before.token)
    assert [match["match"] for match in again.matches()] == [created["match"]]
    assert again.sit(created["match"], seat).table()["mine"] == [seat]


def test_what_the_server_refuses_has_its_code(url: str, ada: Player) -> None:
    with pytest.raises(Refused, match="bad-link"):
        Server(url).join("no-such-link")
    with pytest.raises(Refused, match="bad-cookie"):
        Server(url, token="forged")
    created = ada.new_match("me", "open")
    program = Server(url)
    sitting = program.join(created["links"][0]["link"])
    with pytest.raises(Refused) as caught:
        sitting.play(lambda ask: "order:99")
    assert caught.value.code in {"not-offered", "bad-request"}


def test_the_example_plays(url: str, ada: Player) -> None:
    created = ada.new_match("me", "open")
    link = f"{url}/join/{created['links'][0]['link']}"
    with subprocess.Popen([sys.executable, EXAMPLE, link], stdout=subprocess.PIPE, text=True) as program:
        with ada.sit(created["match"]) as chair:
            while not chair.over:
                chair.wait(lambda: chair.over or (chair.update.get("ask") is not None))
                if not chair.over:
                    chair.answer()
        output, _ = program.communicate(timeout=30)
    assert "seat 1 of" in output and "'by': 'rules'" in output
    assert len([line for line in EXAMPLE.read_text(encoding="utf8").splitlines() if line.strip()]) <= 30
