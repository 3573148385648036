"""Every registered game can be drawn and played in the terminal."""

import json
import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from sandtable.cli.draw import Artist
from sandtable.cli.main import app
from sandtable.engine import LANGUAGES, OBSERVER, Game, Log, Note, loads
from sandtable.games import find_game, game_ids
from sandtable.testing import deal, play_randomly
from sandtable.text import catalogue

every_game = pytest.mark.parametrize("game", [find_game(id) for id in game_ids()], ids=lambda game: game.id)


def drawn(game: Game, language: str, seed: int, depth: int) -> str:
    """All that the terminal shows of a position, to everybody."""
    seats = game.seats[seed % len(game.seats)]
    runner = play_randomly(game, seats, {}, seed, depth).runner
    texts = catalogue(game, language)
    people = [texts.get(f"seat-{role}") for role in game.roles(seats, game.complete({}))]
    artist, console = Artist(game, language, people), Console(width=100, record=True, file=StringIO())
    for seat in (OBSERVER, *range(seats)):
        view = runner.state.view(seat)
        console.print(artist.table(view, whole_map=seed % 2 == 0), artist.log((runner.state.log or Log()).notes))
        if seat != OBSERVER and (hand := artist.hand(view, seat)) is not None:
            console.print(hand)
    for decision in runner.pending:
        if decision.seat >= 0:
            console.print(artist.question(runner.state, decision))
    return console.export_text()


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_position_can_be_drawn(game: Game, language: str) -> None:
    for seed in range(2):
        text = drawn(game, language, seed, Random(seed).randrange(800))
        assert catalogue(game, language).get("game-title") in text


def drawn_map(game: str, **position: Any) -> str:
    """The map of an arranged position, without any colour."""
    table = deal(game, **position)
    texts = catalogue(table.game, "en")
    people = [texts.get(f"seat-{role}") for role in table.game.roles(table.state.seats, table.game.complete({}))]
    console = Console(width=200, record=True, file=StringIO())
    console.print(Artist(table.game, "en", people).table(table.view(OBSERVER)))
    return console.export_text()


def test_the_map_names_whose_ships_they_are_and_what_they_carry() -> None:
    text = drawn_map(
        "axis",
        clear=True,
        sz7={"uk": {"transport": 1}, "usa": {"destroyer": 2}, "cargo": [["infantry", "usa:tank"]]},
        egypt={"uk": {"infantry": 1}},
        libya={"germany": {"tank": 1}, "italy": {"infantry": 2}},
    )
    assert "United Kingdom: 1× Transport (Infantry, Tank) · United States: 2× Destroyer" in text
    assert "Germany: 1× Tank · 2× Infantry" in text, "what stands on its own land needs no name"


def test_the_map_does_not_name_an_owner_twice() -> None:
    assert "2× US influence" in (text := drawn_map("dawn")) and "US: 2× US influence" not in text


@every_game
def test_some_turns_can_be_played(game: Game) -> None:
    seats = [f"--seat={seat}=random" for seat in range(2, game.seats[0] + 1)]
    result = CliRunner().invoke(
        app, ["play", game.id, "--seat=1=human", *seats, "--seed=1", "--paranoid"], input="1\n" * 25 + "u\ny\nlog\nq\n"
    )
    assert result.exit_code == 0, result.output
    assert result.output.count("is not one of the options") <= 1


def test_the_number_of_cities_to_win_is_taken_as_it_is_typed(tmp_path: Path) -> None:
    simulate = ["simulate", "axis", "--games=1", "-o", "rounds=1", "--records", str(tmp_path / "records")]
    result = CliRunner().invoke(app, [*simulate, "-o", "cities=13"])
    assert result.exit_code == 0, result.output
    (record,) = [loads(path.read_text(encoding="utf8")) for path in (tmp_path / "records").glob("*.jsonl")]
    assert record.options["cities"] == "13"
    refused = CliRunner().invoke(app, [*simulate, "-o", "cities=14"])
    assert refused.exit_code == 2 and "must be one of 13, 15, 18, not '14'" in refused.output


def told_odds(*words: str) -> dict[str, Any]:
    result = CliRunner().invoke(app, ["odds", "axis", *words, "--json"])
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.output)
    return found


def test_odds_of_axis_know_bombardment_technologies_and_both_ways_to_count_a_standstill() -> None:
    fight = ("--attack", "2 infantry, 2 fighter", "--defend", "4 infantry")
    plain = told_odds(*fight)["win"]
    assert told_odds(*fight, "--bombard", "1 battleship")["win"] > plain
    assert told_odds(*fight, "--techs", "jet_fighters")["win"] > plain
    standstill = ("--attack", "3 fighter", "--defend", "1 submarine", "--sea")
    assert told_odds(*standstill)["draw"] == told_odds(*standstill, "--stalemate", "hold")["loss"] == 1


def test_the_same_line_several_times_in_a_row_is_one_with_a_count() -> None:
    told = ["4.3", "4.3", "4.3", "4.3.1", "4.3"]
    notes = [Note("reshuffle", rule, {}, (), False) for rule in told]
    console = Console(width=100, record=True, file=StringIO())
    console.print(Artist(find_game("twilight"), "en", ["Ann", "Ben"]).log(notes))
    assert re.findall(r"\[(.*?)\](?:  × (\d))?", console.export_text()) == [("4.3", "3"), ("4.3.1", ""), ("4.3", "")]
