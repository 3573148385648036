"""`verify` and `replay`."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import Result

from sandtable import games
from sandtable.engine import Game
from sandtable.text import Catalogue

Run = Callable[..., Result]


def test_a_record_holds_and_its_dice_are_recomputed(run: Run, saved: Path) -> None:
    result = run("verify", str(saved))
    assert result.exit_code == 0
    assert "holds: fords, 18 answers, 12 dice and draws recomputed, last-ford" in result.output


def test_an_edited_answer_names_the_first_bad_step(run: Run, saved: Path) -> None:
    lines = saved.read_text().splitlines()
    lines[7] = lines[7].replace("order:", "ford:")
    saved.write_text("\n".join(lines))
    result = run("verify", str(saved))
    assert result.exit_code == 1
    assert "does not hold" in result.output and "step 7" in result.output


def test_a_die_that_the_seed_does_not_give_is_found(run: Run, saved: Path) -> None:
    lines = [json.loads(line) for line in saved.read_text().splitlines()]
    last = next(line for line in reversed(lines) if line.get("ask") == "roll")
    last["answer"] = "roll:1" if last["answer"] != "roll:1" else "roll:2"
    lines[-1]["fingerprint"] = ""
    saved.write_text("\n".join(json.dumps(line) for line in lines))
    result = run("verify", str(saved))
    assert result.exit_code == 1
    assert "step 18: chance gave" in result.output


def test_a_replay_tells_every_step(run: Run, saved: Path) -> None:
    result = run("replay", str(saved))
    assert result.exit_code == 0
    assert "   18  Chance:" in result.output
    assert "The last ford has been decided" in result.output


def test_a_replay_shows_one_step_through_the_eyes_of_one_seat(run: Run, saved: Path) -> None:
    public = run("replay", str(saved), "--step", "6").output
    own = run("replay", str(saved), "--step", "6", "--seat", "2", "--lang", "ja").output
    assert "Step 6 of 18" in public and "Hand of" not in public
    assert "18 手中 6 手目" in own and "第二の岸の手札" in own


def test_there_is_no_step_after_the_last(run: Run, saved: Path) -> None:
    result = run("replay", str(saved), "--step", "19")
    assert result.exit_code == 2
    assert "no step 19; the last is 18" in result.output
    assert run("replay", str(saved), "--seat", "3").exit_code == 2


@pytest.fixture
def newer(fords: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The rules have risen to version 3 since the record was made, and the catalogue says why."""
    game = replace(fords, version="3")
    monkeypatch.setattr(games, "find_game", lambda id: game)
    said = {"changes-2": "A tie is a standoff.", "changes-3": "The lower ford scores four."}
    get, has = Catalogue.get, Catalogue.has
    monkeypatch.setattr(Catalogue, "has", lambda texts, key: key in said or has(texts, key))
    monkeypatch.setattr(Catalogue, "get", lambda texts, key, values=None: said.get(key) or get(texts, key, values))
    return game


def spoiled(saved: Path, line: int) -> None:
    lines = saved.read_text().splitlines()
    lines[line] = lines[line].replace("order:", "ford:")
    saved.write_text("\n".join(lines))


@pytest.mark.usefixtures("newer")
@pytest.mark.parametrize(("command", "code"), [("verify", 1), ("replay", 2)])
def test_a_record_of_older_rules_says_both_versions_and_what_changed(
    run: Run, saved: Path, command: str, code: int
) -> None:
    result = run(command, str(saved))
    assert result.exit_code == code
    assert "made under rules 1 of fords; these are rules 3" in result.output
    assert "2: A tie is a standoff." in result.output and "3: The lower ford scores four." in result.output
    assert "--as-far-as-it-holds" in result.output


@pytest.mark.usefixtures("newer")
def test_an_older_record_that_newer_rules_allow_holds(run: Run, saved: Path) -> None:
    result = run("verify", str(saved), "--as-far-as-it-holds")
    assert result.exit_code == 0
    told = " ".join(result.output.split())
    assert "holds under rules 3 too: fords, 18 answers, 12 dice and draws recomputed, last-ford" in told
    assert "The last ford has been decided" in run("replay", str(saved), "--as-far-as-it-holds").output


@pytest.mark.usefixtures("newer")
def test_an_older_record_is_followed_to_the_first_answer_that_no_longer_fits(run: Run, saved: Path) -> None:
    spoiled(saved, 7)
    result = run("verify", str(saved), "--as-far-as-it-holds")
    assert result.exit_code == 1
    assert "holds up to step 6 of 18: fords, 6 answers, 6 dice and draws recomputed, not over yet" in result.output
    assert "step 7" in result.output and "is not offered" in result.output
    replayed = run("replay", str(saved), "--as-far-as-it-holds")
    assert replayed.exit_code == 0
    assert "    6  Chance:" in replayed.output and "    7  " not in replayed.output
    assert "the record goes on, but not under these rules" in replayed.output
